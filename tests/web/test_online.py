"""An online table over real sockets, and the same over streams of events: seats, rights, sealed dice."""

from __future__ import annotations

import asyncio
import json

import pytest

from oie.dice import LoadedDice
from oie.record import decode, replay, verify
from oie.web.hub import LETTERS
from oie.web.store import MemoryStore
from tests.web.clients import SEATS, TRANSPORTS, Player, Server, cookie, opened, seated, serve

both = pytest.mark.parametrize("transport", TRANSPORTS)


@both
@pytest.mark.clause("UX-40", "UX-41", "UX-42", "S000-12a", "S000-12b", "S000-12c", "S000-12d")
def test_two_play_a_round_and_see_the_same(transport: str) -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server)
        guest = await seated(server, address, "Ben")
        ada = await Player.at(server, address, key, transport)
        ben = await Player.at(server, address, guest, transport)
        await ada.until(lambda p: p.state)
        assert ada.you == {"type": "you", "protocol": 1, "places": [0], "host": True, "online": True}
        await ben.until(lambda p: p.state)
        assert (ben.you["places"], ben.you["host"]) == ([1], False)
        assert (await ada.ask(type="host", do="start"))["type"] == "accepted"
        await ben.until(lambda p: p.state["awaits"])
        while not ada.state["result"]:
            seat = ada.state["awaits"]["seat"]
            mover, other = (ada, ben) if ada.state["seats"][seat]["place"] == 0 else (ben, ada)
            if mover.state["turn"] < 5:
                assert (await other.throw())["code"] == "table-wrong-seat"
            assert (await mover.throw())["type"] == "accepted"
            turn = mover.state["turn"]
            await other.until(lambda p, turn=turn: p.state["turn"] == turn)  # type: ignore[misc]
            assert ada.state == ben.state
        assert (await mover.throw())["code"] == "table-no-round"
        versions = [one["version"] for one in ben.updates]
        assert versions == list(range(versions[0], versions[0] + len(versions)))

    serve(test)


@both
@pytest.mark.clause("UX-40", "UX-41")
def test_sealed_dice_are_sealed_by_both_pages_and_proved_at_the_end(transport: str) -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server, dice="sealed")
        guest = await seated(server, address, "Ben")
        players = [await Player.at(server, address, k, transport) for k in (key, guest)]
        for player in players:
            await player.until(lambda p: p.state and p.presence.get("seats") == [True, True])
        await players[0].ask(type="host", do="start")
        await asyncio.gather(*(player.until(lambda p: p.state["awaits"]) for player in players))
        (segment,) = players[0].state["segments"]
        assert [one["seat"] for one in segment["contributions"]] == [0, 1]
        assert all(one["k"] for one in segment["contributions"])
        assert segment["secret"] is None
        while not players[0].state["result"]:
            mover = players[players[0].state["seats"][players[0].state["awaits"]["seat"]]["place"]]
            await mover.throw()
            turn = mover.state["turn"]
            for player in players:
                await player.until(lambda p, turn=turn: p.state["turn"] == turn)  # type: ignore[misc]
        for player in players:
            await player.until(lambda p: p.state["segments"][0]["secret"])
        saved = await (await server.get(f"{address}/record.json")).read()
        record = decode(saved)
        replay(record)
        proof = verify(record)
        assert [one.proved for one in proof.segments] == [True]
        assert proof.proved == len(record.throws)

    serve(test)


@pytest.mark.clause("UX-40")
def test_the_secret_is_nowhere_before_the_end_and_shown_when_the_round_is_given_up() -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server, dice="sealed")
        code = address.rpartition("/")[2]
        ada = await Player.at(server, address, key)
        await ada.until(lambda p: p.state)
        await ada.ask(type="host", do="start")
        await ada.until(lambda p: p.state["awaits"])
        for _ in range(3):
            await ada.throw()
        secret = store.secret(code, 1, 1)
        assert secret is not None
        shown = json.dumps(ada.told) + "".join(row.body for row in store.rows(code, -1))
        saved = await (await server.get(f"{address}/record.json")).text()
        assert secret.hex() not in shown + saved
        await ada.ask(type="host", do="stop")
        await ada.until(lambda p: p.updates[-1]["what"] == "round_stopped")
        assert ada.updates[-2]["what"] == "secret_shown"
        assert ada.updates[-2]["state"]["segments"][0]["secret"] == secret.hex()

    store = MemoryStore()
    serve(test, store)


def test_who_does_not_seal_is_waited_for_ten_seconds_and_counts_as_empty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("oie.dice.sealing.SEALING_SECONDS", 0.3)

    async def test(server: Server) -> None:
        address, key = await opened(server, dice="sealed")
        guest = await seated(server, address, "Ben")
        ada = await Player.at(server, address, key)
        ben = await Player.at(server, address, guest, contributes=False)
        await ben.until(lambda p: p.state)
        await ada.until(lambda p: p.presence.get("seats") == [True, True])
        await ada.ask(type="host", do="start")
        assert (await ada.throw())["code"] in ("table-sealing", "table-no-round")
        await ada.until(lambda p: p.state["awaits"])
        assert [bool(one["k"]) for one in ada.state["segments"][0]["contributions"]] == [True, False]

    serve(test)


@pytest.mark.clause("UX-45")
def test_a_code_has_five_clear_characters_and_only_wrong_ones_count() -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server)
        code = address.rpartition("/")[2]
        assert len(code) == 5
        assert set(code) <= set(LETTERS)
        for _ in range(60):  # a class behind one address
            assert (await server.get(address)).status == 200
        statuses = [
            (await server.get(f"/t/{code[:4]}{letter}")).status for letter in "23456789ABCDEFGHJKLMNPQRST"
        ]
        assert 404 in statuses
        assert statuses[-1] == 429
        assert (await server.get(address)).status == 429
        assert (await server.get(address, headers=cookie(key))).status == 200  # who has a seat
        assert (await server.get(address, headers=cookie("x" * 24))).status == 429

    serve(test)


@pytest.mark.clause("UX-45", "UX-44")
def test_looking_takes_no_seat_and_keys_are_not_told() -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server)
        for _ in range(20):
            page = await (await server.get(address)).text()
            assert key not in page
        watcher = await Player.at(server, address)
        await watcher.until(lambda p: p.state)
        assert watcher.you["places"] == []
        assert watcher.state["lobby"]["chairs"][1]["taken"] is False
        assert (await watcher.ask(type="host", do="start"))["code"] == "table-host-only"
        guest = await seated(server, address, "Ben")
        await watcher.until(lambda p: p.state["lobby"]["chairs"][1]["taken"])
        assert key not in json.dumps(watcher.told)
        assert guest not in json.dumps(watcher.told)
        full = await server.post(f"{address}/seat", json={"name": "Cy"})
        assert (full.status, (await full.json())["code"]) == (400, "table-full")
        for path in ("settings", "record", "delete"):
            asked = {"ruleset": "famille", "seats": SEATS}
            answer = await server.post(f"{address}/{path}", json=asked, headers=cookie(guest))
            assert answer.status in (400, 403), path
        assert (await server.post(f"{address}/delete", headers=cookie(key))).status == 200
        assert (await server.get(address)).status == 404

    serve(test)


@both
@pytest.mark.clause("UX-48")
def test_the_newest_page_of_a_guest_takes_over(transport: str) -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server)
        old = await Player.at(server, address, key, transport)
        await old.until(lambda p: p.state)
        new = await Player.at(server, address, key, transport)
        await new.until(lambda p: p.state)
        while await old.next() is not None:
            pass
        assert old.told[-1]["type"] == "elsewhere"
        assert (await new.ask(type="host", do="start"))["type"] == "accepted"

    serve(test)


@both
@pytest.mark.clause("UX-46", "UX-47")
def test_everybody_is_told_who_is_there(transport: str) -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server)
        guest = await seated(server, address, "Ben")
        ada = await Player.at(server, address, key, transport)
        ben = await Player.at(server, address, guest, transport)
        await ada.until(lambda p: p.presence.get("seats") == [True, True])
        watcher = await Player.at(server, address, "", transport)
        await ada.until(lambda p: p.presence["watching"] == 1)
        await watcher.close()
        await ada.close()
        await ben.until(lambda p: p.presence.get("seats") == [False, True] and p.presence["host"] is False)
        assert (await ben.ask(type="lobby", do="claim_host"))["code"] == "table-host-here"

    serve(test)


@both
@pytest.mark.clause("UX-41", "UX-43")
def test_who_comes_back_gets_what_is_missing(transport: str) -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server)
        guest = await seated(server, address, "Ben")
        ada = await Player.at(server, address, key, transport)
        ben = await Player.at(server, address, guest, transport)
        await ben.until(lambda p: p.state)
        await ada.ask(type="host", do="start")
        await ben.until(lambda p: p.state["awaits"])
        seen = ben.state["version"]
        await ben.close()
        await ada.ask(type="intent", intent="throw", turn=0)
        back = await Player.at(server, address, guest, transport, since=seen)
        await back.until(lambda p: p.state and p.state["turn"] == 1)
        assert [one["version"] for one in back.updates] == [seen + 1]
        lost = await Player.at(server, address, guest, transport, since=10_000)
        await lost.until(lambda p: p.state)
        assert "state" in [one["type"] for one in lost.told]

    serve(test, dice=LoadedDice(((1, 2), (3, 4)), (0,)))


@pytest.mark.clause("UX-44")
def test_a_guest_asks_for_a_round() -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server)
        guest = await seated(server, address, "Ben")
        ada = await Player.at(server, address, key)
        ben = await Player.at(server, address, guest)
        await ben.say(type="ask_round")
        await ada.until(lambda p: p.told and p.told[-1]["type"] == "asked")
        assert ada.told[-1]["name"] == "Ben"
        watcher = await Player.at(server, address)
        await watcher.say(type="ask_round")
        await watcher.until(lambda p: p.told and p.told[-1].get("code") == "message-seated")

    serve(test)


@pytest.mark.clause("UX-46", "UX-55")
def test_a_server_that_starts_again_knows_seats_and_goes_on_with_the_same_sealed_dice() -> None:
    store, kept = MemoryStore(), dict[str, str]()

    async def before(server: Server) -> None:
        kept["address"], kept["host"] = await opened(server, dice="sealed")
        kept["guest"] = await seated(server, kept["address"], "Ben")
        ada = await Player.at(server, kept["address"], kept["host"])
        await ada.until(lambda p: p.state)
        await ada.ask(type="host", do="start")
        await ada.until(lambda p: p.state["awaits"])
        kept["digest"], kept["commitment"] = ada.state["digest"], ada.state["segments"][0]["commitment"]

    async def after(server: Server) -> None:
        players = [await Player.at(server, kept["address"], kept[who]) for who in ("host", "guest")]
        for player in players:
            await player.until(lambda p: p.state)
        assert players[0].state["digest"] == kept["digest"]
        assert players[0].state["segments"][0]["commitment"] == kept["commitment"]
        seat = players[0].state["awaits"]["seat"]
        mover = players[players[0].state["seats"][seat]["place"]]
        assert (await mover.throw())["type"] == "accepted"

    serve(before, store)
    store.close()
    serve(after, store)


def test_a_message_on_a_stream_that_is_closed_is_refused() -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server)
        answer = await server.post(f"{address}/say?line=nothing", data="{}", headers=cookie(key))
        assert (answer.status, (await answer.json())["code"]) == (410, "web-no-line")
        player = await Player.at(server, address, key, "stream")
        line = player.line  # type: ignore[attr-defined]
        other, _ = await opened(server)
        answer = await server.post(f"{other}/say?line={line}", data="{}")
        assert answer.status == 410
        await player.close()
        await asyncio.sleep(0.05)

    serve(test)


@both
@pytest.mark.clause("UX-45")
def test_the_host_can_close_the_table_to_spectators(transport: str) -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server)
        guest = await seated(server, address, "Ben")
        ada = await Player.at(server, address, key, transport)
        watcher = await Player.at(server, address, "", transport)
        await watcher.until(lambda p: p.state)
        await ada.ask(type="host", do="watching", watching=False)
        while await watcher.next() is not None:
            pass
        assert "web-watching" in [one.get("code") for one in watcher.told]
        for path in ("", "/socket", "/events", "/board.svg", "/record.json", "/rounds.json"):
            assert (await server.get(address + path)).status == 403, path
            assert (await server.get(address + path, headers=cookie(guest))).status != 403, path
        await ada.ask(type="host", do="free", place=1)
        assert (await server.get(address)).status == 200  # a seat is free: whoever comes may take it

    serve(test)


@both
def test_who_looks_at_a_table_that_is_deleted_is_told(transport: str) -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server)
        guest = await seated(server, address, "Ben")
        players = [await Player.at(server, address, one, transport) for one in (key, guest, "")]
        for player in players:
            await player.until(lambda p: p.state)
        assert (await server.post(f"{address}/delete", headers=cookie(key))).status == 200
        for player in players:
            while await player.next() is not None:
                pass
            assert player.told[-1]["code"] == "web-no-table"

    serve(test)
