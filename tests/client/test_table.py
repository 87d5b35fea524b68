"""The client at a table: it plays, comes back, is refused with a code, and proves the dice."""

from __future__ import annotations

import asyncio
from dataclasses import fields

import aiohttp
import pytest
from aiohttp import web

import oie.client
from oie.client import ClientError, State, Update, messages, wires
from oie.record import encode, verify
from oie.web import outgoing, sockets
from tests.client.support import TRANSPORTS, TWO, Place, Transport, begin, pair, play, served


@pytest.mark.clause("UX-41", "UX-42", "UX-43", "S000-12c", "S000-12d")
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_two_clients_play_a_round_and_prove_its_dice(transport: Transport) -> None:
    async def test(place: Place) -> None:
        async with pair(place, transport) as (ada, ben):
            assert (ada.places, ada.host, ben.places, ben.host) == ((0,), True, (1,), False)
            await begin(ada, ben)
            with pytest.raises(ClientError, match="not been shown"):
                ada.proof()
            made = sum(await asyncio.gather(play(ada), play(ben)))
            for table in (ada, ben):
                await table.until(lambda table: table.state["segments"][-1]["secret"])
                proof = table.proof()
                assert (proof.proved, proof.contributed, proof.witnessed) == (made, (1,), (1,))
                assert len(proof.throws) == made == table.turn
                assert proof.round == 1
            assert ada.state["digest"] == ben.state["digest"]
            assert ada.winner == ben.winner is not None
            assert verify(await ben.record()).proved == made

    served(test)


@pytest.mark.clause("UX-41")
def test_every_version_is_told_once_and_in_order_and_a_late_client_gets_the_whole_state() -> None:
    async def test(place: Place) -> None:
        async with pair(place) as (ada, ben):
            seen: list[State | Update] = []

            async def read() -> None:
                async for news in ben.updates():
                    seen.append(news)

            reading = asyncio.create_task(read())
            await asyncio.sleep(0)
            first = ben.version
            await begin(ada, ben)
            await asyncio.gather(play(ada, 8), play(ben, 8))
            await ben.until(lambda table: table.version == ada.version)
            await asyncio.sleep(0)
            versions = [news.version for news in seen]
            assert versions == list(range(first + 1, ben.version + 1))
            async with oie.client.watch(ada.address) as late:
                assert late.version == ada.version
                assert late.state["digest"] == ada.state["digest"]
                assert late.places == ()
            reading.cancel()

    served(test)


@pytest.mark.clause("UX-46")
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_a_key_leads_back_to_the_same_seat_and_is_shown_nowhere(transport: Transport) -> None:
    async def test(place: Place) -> None:
        async with pair(place, transport) as (ada, ben):
            await begin(ada, ben)
            key = ben.key
            assert key is not None
            shown = " ".join((repr(ben), repr(vars(ben)), ben.address, repr(ben.you), repr(ben.state)))
            assert key not in shown
            await ben.end()
            async with oie.client.join(ada.address, key=key, transport=transport) as again:
                assert (again.places, again.host) == ((1,), False)
                assert again.state["digest"] == ada.state["digest"]
                await asyncio.gather(play(ada, 4), play(again, 4))

    served(test)


@pytest.mark.clause("UX-46", "UX-41")
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_clients_outlive_the_server_and_go_on_where_they_were(transport: Transport) -> None:
    async def test(place: Place) -> None:
        async with pair(place, transport) as (ada, ben):
            await begin(ada, ben)
            await asyncio.gather(play(ada, 2), play(ben, 2))
            playing = asyncio.gather(play(ada), play(ben))
            await place.stop()
            await asyncio.sleep(0.3)
            await place.start()
            await playing
            for table in (ada, ben):
                await table.until(lambda table: table.state["segments"][-1]["secret"])
                assert table.proof().proved == table.turn
            assert (ada.places, ben.places) == ((0,), (1,))

    served(test)


def _closed(request: object, host: object, key: object, lang: object) -> web.StreamResponse:
    raise web.HTTPForbidden


async def _silent(request: web.Request, host: object, key: object, lang: object) -> web.WebSocketResponse:
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    async for _ in socket:
        pass
    return socket


@pytest.mark.parametrize("block", [_closed, _silent])
def test_where_sockets_are_blocked_it_takes_a_stream_by_itself(
    block: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within ten seconds with the patience that it has; here with less of it."""
    assert 2 * wires.PATIENCE <= 10
    monkeypatch.setattr(wires, "PATIENCE", 0.5)
    monkeypatch.setattr(sockets, "serve", block)

    async def test(place: Place) -> None:
        async with pair(place) as (ada, ben):
            await begin(ada, ben)
            await asyncio.gather(play(ada, 6), play(ben, 6))
            assert ada.turn >= 6 or ada.state["result"]

    served(test)


@pytest.mark.clause("UX-42")
def test_a_refusal_says_the_server_s_own_code() -> None:
    async def test(place: Place) -> None:
        async with pair(place) as (ada, ben):
            for command, reason in (
                (ben.start, "table-host-only"),
                (ben.throw, "table-no-round"),
                (ben.stop, "table-host-only"),
                (lambda: ada.pace(77), "table-pace"),
                (lambda: ada.hold(5), "table-place"),
                (lambda: ben.leave(0), "table-not-your-place"),
                (lambda: ben.choose(1), "table-no-round"),
                (lambda: ben.report(6, 3), "table-no-round"),
                (ben.take_back, "table-not-real"),
                (ben.claim_host, "table-host-here"),
            ):
                with pytest.raises(ClientError) as refused:
                    await command()
                assert (refused.value.code, refused.value.reason) == ("client-refused", reason)
            await begin(ada, ben)
            waiting = ben if ada.my_turn else ada
            with pytest.raises(ClientError, match="turn of"):
                await waiting.throw()

    served(test)


def test_real_dice_are_reported_and_taken_back() -> None:
    async def test(place: Place) -> None:
        seats = [{"name": "Ada", "kind": "person"}, {"name": "Ben", "kind": "person"}]
        async with oie.client.open_table(place.address, "famille", seats, dice="real") as table:
            assert (table.places, table.host, table.code) == ((0, 1), True, table.address[-8:])
            await table.start()
            await table.report(6, 3)
            await table.take_back()
            await table.report(2, 2)
            assert table.state["last"]["faces"] == [2, 2]
            with pytest.raises(ClientError, match="not sealed"):
                table.proof()

    served(test)


def test_who_says_much_is_told_to_wait_and_says_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oie.client.line.A_SECOND", 1e6)
    monkeypatch.setattr("oie.client.line.AT_ONCE", 1e6)

    async def test(place: Place) -> None:
        async with pair(place) as (ada, _):
            versions = await asyncio.gather(*(ada.pace(0.5) for _ in range(60)))
            assert sorted(versions) == list(range(min(versions), min(versions) + 60))

    served(test)


def test_a_table_is_set_anew_saved_taken_up_and_deleted() -> None:
    async def test(place: Place) -> None:
        async with pair(place) as (ada, ben):
            await ada.settings("pair-impair", TWO, dice="system")
            await ben.until(lambda table: table.state["ruleset"] == "pair-impair")
            await begin(ada, ben)
            await asyncio.gather(play(ada, 2), play(ben, 2))
            saved, digest = await ada.record(), ada.state["digest"]
            await ada.stop()
            with pytest.raises(ClientError) as refused:
                await ben.take_up(saved)
            assert refused.value.reason == "table-host-only"
            await ada.take_up(saved)
            assert ada.state["digest"] == digest
            await ada.delete()
            with pytest.raises(ClientError) as gone:
                async with oie.client.watch(ada.address):
                    pass
            assert gone.value.reason == "web-no-table"

    served(test)


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("nonsense", "client-address"),
        ("ftp://x/t/AAAAA", "client-address"),
        ("http://127.0.0.1:9/t/AAAAA", "client-unreachable"),
    ],
)
def test_an_address_where_no_table_is_is_one_sentence(
    address: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oie.client.doors.FIRST_SECONDS", 0.3)

    async def look() -> None:
        async with oie.client.watch(address):
            pass

    with pytest.raises(ClientError) as refused:
        asyncio.run(look())
    assert refused.value.code == code
    assert "\n" not in str(refused.value)


def test_who_gives_neither_name_nor_key_is_told_so() -> None:
    async def look() -> None:
        async with oie.client.join("http://127.0.0.1:9/t/AAAAA"):
            pass

    with pytest.raises(ClientError, match="a name"):
        asyncio.run(look())


def test_the_messages_are_those_of_the_server() -> None:
    """Two programs, one protocol: a message or a field that one of them lacks is found here."""
    assert messages.PROTOCOL == outgoing.PROTOCOL
    theirs = {kind.type: {field.name for field in fields(kind)} for kind in outgoing.TYPES}
    ours = {kind.type: {field.name for field in fields(kind)} for kind in messages.TYPES}
    assert ours == theirs


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"type":"news"}', '{"type":"update"}', '{"type":{}}', "nul"]
)
def test_a_message_that_is_none_is_one_sentence(text: str) -> None:
    with pytest.raises(ClientError, match="cannot be read"):
        messages.read(text)


@pytest.mark.clause("UX-56", "UX-59", "UX-55")
def test_a_sealed_round_that_was_saved_goes_on_at_a_table_of_its_own_and_is_proved() -> None:
    """Its dice are sealed anew, for nobody has the secret of the old ones; the first throws stay unproved."""

    async def test(place: Place) -> None:
        async with pair(place) as (ada, ben):
            await begin(ada, ben)
            await asyncio.gather(play(ada, 2), play(ben, 2))
            saved = encode(await ada.record())
        async with (
            aiohttp.ClientSession() as session,
            session.post(f"{place.address}/records?guests=1", data=saved) as answer,
        ):
            address = place.address + (await answer.json())["address"]
            key = answer.cookies["oie-key"].value
        async with (
            oie.client.join(address, key=key) as ada,
            oie.client.join(address, name="Bea") as bea,
        ):
            await ada.until(lambda table: table.state["sealing"] is None)
            await asyncio.gather(play(ada), play(bea))
            for table in (ada, bea):
                await table.until(lambda table: table.state["segments"][-1]["secret"])
            proof = ada.proof()
            assert (len(proof.throws), proof.proved) == (ada.turn, ada.turn - 2)
            assert (proof.contributed, bea.proof().contributed) == ((2,), ())
            assert verify(await ada.record()).proved == ada.turn - 2

    served(test)


@pytest.mark.clause("UX-60", "UX-56")
def test_a_new_round_while_one_is_running_gets_dice_of_its_own() -> None:
    async def test(place: Place) -> None:
        async with pair(place) as (ada, ben):
            await begin(ada, ben)
            await asyncio.gather(play(ada, 2), play(ben, 2))
            await ada.start()
            assert ada.proof().round == 1  # the secret of what was given up has been shown
            await ada.until(lambda table: table.running and table.state["round"] == 2)
            await ben.until(lambda table: table.running and table.state["round"] == 2)
            assert ada.turn == 0
            await asyncio.gather(play(ada), play(ben))
            await ben.until(lambda table: table.state["segments"][-1]["secret"])
            assert (ben.proof().round, ben.proof().proved) == (2, ben.turn)

    served(test)
