"""Guests, hosts and spectators as programs: seats, rights, and who is there (UX-44 to UX-48)."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

import oie.client
from oie.client import ClientError
from oie.web import sockets
from oie.web.hub import LETTERS
from tests.client.support import THREE, TRANSPORTS, Place, Transport, begin, pair, play, served

ABOUT_TEN = 12.5
"""Seconds: a page that says nothing is noticed after a ping and half as long again."""


@pytest.mark.clause("UX-45")
def test_a_code_of_five_and_who_finds_no_seat_may_watch() -> None:
    async def test(place: Place) -> None:
        async with pair(place) as (ada, ben):
            assert len(ada.code) == 5 and set(ada.code) <= set(LETTERS)
            assert not {"0", "O", "1", "I", "L"} & set(LETTERS)
            with pytest.raises(ClientError) as full:
                async with oie.client.join(ada.address, name="Cleo", lang="fr"):
                    pass
            assert full.value.reason == "table-full"
            async with oie.client.watch(ada.address) as cleo:
                assert (cleo.places, cleo.host) == ((), False)
                await begin(ada, ben)
                await cleo.until(lambda table: table.running)
                with pytest.raises(ClientError) as refused:
                    await cleo.throw()
                assert refused.value.reason == "table-wrong-seat"

    served(test)


@pytest.mark.clause("UX-45")
def test_only_wrong_codes_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty of one class look and sit down behind one address; who guesses codes is stopped."""

    async def test(place: Place) -> None:
        async with pair(place) as (ada, _):
            for _ in range(40):
                async with oie.client.watch(ada.address):
                    pass
            monkeypatch.setattr("oie.client.doors.FIRST_SECONDS", 0.3)
            reasons: list[str] = []
            while "client-unreachable" not in reasons:
                with pytest.raises(ClientError) as refused:
                    async with oie.client.watch(f"{ada.address[:-5]}ZZZZ{len(reasons) % 8 + 2}"):
                        pass
                reasons.append(refused.value.reason)
            assert 8 <= reasons.count("web-no-table") <= 30  # each may ask twice: by socket, then by stream

    served(test)


@pytest.mark.clause("UX-46")
def test_a_guest_whose_line_goes_silent_is_missed_within_about_ten_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The phone sleeps: its socket stays open and answers no ping. Here eighty times as fast."""
    assert sockets.HEARTBEAT * 1.5 <= ABOUT_TEN
    monkeypatch.setattr(sockets, "HEARTBEAT", 0.1)

    async def test(place: Place) -> None:
        async with pair(place) as (ada, ben):
            await begin(ada, ben)
            await play(ada, 1) if ada.my_turn else await play(ben, 1)
            await ben.end()
            await ada.until(_alone)
            headers = {"Cookie": f"oie-key={ben.key}"}
            async with aiohttp.ClientSession(headers=headers) as session:
                asleep = await session.ws_connect(f"{ben.address}/socket", autoping=False)
                await ada.until(lambda table: table.presence and table.presence.seats == (True, True))
                async with asyncio.timeout(ABOUT_TEN / 8):
                    await ada.until(_alone)
                await asleep.close()
            turn = ada.turn
            async with oie.client.join(ben.address, key=ben.key) as again:
                await ada.until(lambda table: table.presence and table.presence.seats == (True, True))
                assert (again.places, again.turn) == ((1,), turn)
                assert again.state["digest"] == ada.state["digest"]

    served(test)


def _alone(table: oie.client.Table) -> bool:
    return table.presence is not None and table.presence.seats == (True, False)


@pytest.mark.clause("UX-46", "A000-14")
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_the_machine_holds_a_seat_until_it_is_given_back(transport: Transport) -> None:
    async def test(place: Place) -> None:
        async with pair(place, transport) as (ada, ben):
            await ada.pace(0.25)
            await begin(ada, ben)
            with pytest.raises(ClientError) as refused:
                await ben.hold(1)
            assert refused.value.reason == "table-host-only"
            await ben.end()
            await ada.hold(1)
            assert ada.state["lobby"]["chairs"][1]["held"]
            await ada.until(lambda table: table.my_turn or table.state["result"])
            turn = ada.turn
            await play(ada, turn + 2)  # the machine has thrown for Ben, or he is held on the board
            async with oie.client.join(ada.address, key=ben.key, transport=transport) as again:
                await again.give_back()
                await ada.until(lambda table: not table.state["lobby"]["chairs"][1]["held"])
                assert again.places == (1,)
                with pytest.raises(ClientError):
                    await again.give_back()

    served(test)


@pytest.mark.clause("UX-47")
def test_a_host_who_is_gone_may_be_replaced_after_two_minutes() -> None:
    async def test(place: Place) -> None:
        async with pair(place) as (ada, ben):
            await begin(ada, ben)
            await ada.end()
            await ben.until(lambda table: table.presence and not table.presence.host)
            with pytest.raises(ClientError) as early:
                await ben.claim_host()
            assert early.value.reason == "table-host-here"
            with pytest.raises(ClientError) as refused:
                await ben.stop()
            assert refused.value.reason == "table-host-only"
            place.late += 121
            await ben.claim_host()
            assert ben.host
            await ben.until(lambda table: table.presence and table.presence.host)
            async with oie.client.join(ada.address, key=ada.key) as again:
                assert (again.places, again.host) == ((0,), False)
                with pytest.raises(ClientError) as here:
                    await again.claim_host()
                assert here.value.reason == "table-host-here"
                await ben.hand_over(0)
                await again.until(lambda table: table.host)

    served(test)


@pytest.mark.clause("UX-47")
def test_who_took_over_is_there_at_once_for_everybody() -> None:
    """The clock of the host who is away ends with a new host: nobody can take over right after."""

    async def test(place: Place) -> None:
        async with (
            oie.client.open_table(place.address, "famille", THREE) as ada,
            oie.client.join(ada.address, name="Ben") as ben,
            oie.client.join(ada.address, name="Cleo") as cleo,
        ):
            await ada.end()
            await ben.until(lambda table: table.presence and not table.presence.host)
            place.late += 300
            await ben.claim_host()
            await cleo.until(lambda table: table.presence and table.presence.host)
            assert cleo.presence is not None and cleo.presence.host_away == 0
            with pytest.raises(ClientError) as refused:
                await cleo.claim_host()
            assert refused.value.reason == "table-host-here"

    served(test)


@pytest.mark.clause("UX-48")
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_the_newest_has_the_seat_and_the_older_is_told(transport: Transport) -> None:
    async def test(place: Place) -> None:
        async with pair(place, transport) as (ada, ben):
            await begin(ada, ben)
            async with oie.client.join(ada.address, key=ben.key, transport=transport) as newest:
                with pytest.raises(ClientError) as older:
                    await ben.until(lambda table: False)
                assert older.value.code == "client-elsewhere"
                with pytest.raises(ClientError, match="elsewhere"):
                    async for _ in ben.updates():
                        pass
                await asyncio.gather(play(ada, 4), play(newest, 4))
                assert newest.turn >= 4 or newest.state["result"]
                with pytest.raises(ClientError, match="elsewhere"):
                    await ben.throw()

    served(test)


@pytest.mark.clause("UX-44")
def test_a_guest_asks_for_a_round_and_leaves_and_spectators_can_be_shut_out() -> None:
    async def test(place: Place) -> None:
        async with pair(place) as (ada, ben):
            await ben.ask_round()
            await ada.until(lambda table: table.asked)
            assert (ada.asked, ben.asked) == (["Ben"], [])
            await ada.watching(False)
            await ben.until(lambda table: not table.state["lobby"]["watching"])
            await ben.leave()
            await ada.until(lambda table: not table.state["lobby"]["chairs"][1]["taken"])
            assert ben.places == ()
            assert await ben.sit("Ben again") == ben.version
            await ben.until(lambda table: table.places == (1,))
            await ada.free(1)
            await ben.until(lambda table: table.places == ())

    served(test)


def test_two_seats_of_one_person() -> None:
    """A key may act for several places; its page contributes to the dice once."""

    async def test(place: Place) -> None:
        async with (
            oie.client.open_table(place.address, "famille", THREE) as ada,
            oie.client.join(ada.address, name="Ben") as ben,
        ):
            await ben.sit("Bea")
            await ben.until(lambda table: table.places == (1, 2))
            await begin(ada, ben)
            await asyncio.gather(play(ada), play(ben))
            for table in (ada, ben):
                await table.until(lambda table: table.state["segments"][-1]["secret"])
                assert table.proof().contributed == (1,)

    served(test)


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_whose_table_is_deleted_is_told_and_does_not_come_back(transport: Transport) -> None:
    async def test(place: Place) -> None:
        async with pair(place, transport) as (ada, ben):
            await ada.delete()
            with pytest.raises(ClientError) as gone:
                await ben.until(lambda table: False)
            assert gone.value.reason == "web-no-table"

    served(test)
