"""The odds at the table: exact for few, about for many, none where there are none, and never in the way."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from oie.dice import LoadedDice
from oie.web import oracle, worker
from oie.web.odds import ORACLE
from tests.web.clients import Player, Server, serve

PEOPLE = [{"name": "Ada"}, {"name": "Ben"}]


async def table(server: Server, seats: int = 2, game: str = "famille") -> tuple[str, Player]:
    """A table on one screen whose round has begun."""
    people = [{"name": f"P{n}"} for n in range(seats)]
    answer = await server.post("/tables", json={"ruleset": game, "seats": people})
    address = (await answer.json())["address"]
    player = await Player.at(server, address)
    await player.until(lambda p: p.state)
    await player.ask(type="host", do="start")
    return address, player


def test_two_seats_are_told_exactly_and_a_question_at_once_is_answered_once() -> None:
    async def test(server: Server) -> None:
        address, player = await table(server)
        answers = await asyncio.gather(*(server.get(f"{address}/chances.json") for _ in range(5)))
        told = [await one.json() for one in answers]
        first = player.state["awaits"]["seat"]
        assert told[0]["win"][first] == pytest.approx(0.5134, abs=1e-4)
        assert told[0]["win"][1 - first] == pytest.approx(0.4866, abs=1e-4)
        assert told[0]["about"] is False
        assert all(one == told[0] for one in told)
        assert told[0]["version"] == player.state["version"]
        await player.throw()
        after = await (await server.get(f"{address}/chances.json")).json()
        assert sum(after["win"]) == pytest.approx(1)
        assert after["win"] != told[0]["win"]
        began = time.perf_counter()
        await server.get(f"{address}/chances.json")
        assert time.perf_counter() - began < 0.5

    serve(test)


def test_a_throw_is_not_kept_waiting_by_the_odds() -> None:
    async def test(server: Server) -> None:
        address, player = await table(server, 3)
        asked = asyncio.ensure_future(server.get(f"{address}/chances.json"))
        await asyncio.sleep(0.05)
        assert (await player.throw())["type"] == "accepted"
        assert not asked.done()
        asked.cancel()

    serve(test)


def test_what_a_page_has_left_is_not_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader who goes away, or throws on, takes the question along."""

    async def test(server: Server) -> None:
        asked = server.server.app[ORACLE]  # type: ignore[attr-defined]
        address, player = await table(server, 8)
        left = []
        for many in (1, 2):
            left.append(asyncio.ensure_future(server.get(f"{address}/chances.json")))
            while asked.waiting < many:
                await asyncio.sleep(0.02)
            await player.throw()
        for one in left:
            one.cancel()
        while asked.waiting:
            await asyncio.sleep(0.05)

    monkeypatch.setattr(worker.Worker, "_next", lambda self: None)  # a worker that never comes to it
    monkeypatch.setattr("oie.web.odds.LOOK_SECONDS", 0.05)
    serve(test, seconds=30)


def test_there_are_no_odds_before_or_after_a_round_and_luck_only_after_it() -> None:
    async def test(server: Server) -> None:
        answer = await server.post("/tables", json={"ruleset": "famille", "seats": PEOPLE})
        address = (await answer.json())["address"]
        assert (await (await server.get(f"{address}/chances.json")).json())["code"] == "web-odds-none"
        player = await Player.at(server, address)
        await player.until(lambda p: p.state)
        await player.ask(type="host", do="start")
        assert (await (await server.get(f"{address}/luck.json")).json())["code"] == "web-odds-none"
        for _ in range(3):
            await player.throw()
        assert player.state["result"] == {"winner": 0}
        assert (await (await server.get(f"{address}/chances.json")).json())["code"] == "web-odds-none"
        luck = await (await server.get(f"{address}/luck.json")).json()
        assert luck["winner"] == 0
        assert len(luck["curve"]) == 4
        assert luck["curve"][-1] == [1, 0]
        assert [one["throws"] for one in luck["seats"]] == [2, 1]
        assert luck["throws"][luck["turning"]]["seat"] == 0

    serve(test, dice=LoadedDice(((5, 4), (3, 1), (6, 4)), (0,)))


def test_without_the_packages_the_command_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Server) -> None:
        told = await (await server.get("/odds.json")).json()
        assert told == {
            "ready": False,
            "installing": False,
            "command": 'pip install "oie[odds]"',
            "installs": False,
        }
        assert (await (await server.post("/odds/install")).json())["code"] == "web-odds-missing"
        address, _ = await table(server)
        answer = await server.get(f"{address}/chances.json")
        assert (await answer.json())["code"] == "web-odds-missing"

    monkeypatch.delenv(oracle.PROJECT, raising=False)
    monkeypatch.setattr(oracle, "find_spec", lambda name: None)
    monkeypatch.setattr("oie.web.odds.available", oracle.available)
    serve(test)


def test_make_play_brings_the_packages_when_they_are_first_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In the background, once, and the switch works when they are there."""
    script = tmp_path / "scripts" / "dev.py"
    script.parent.mkdir()
    script.write_text(
        "import pathlib, sys, time\n"
        "time.sleep(0.3)\n"
        "pathlib.Path(sys.argv[0]).with_name(sys.argv[1]).touch()\n"
    )

    async def test(server: Server) -> None:
        assert (await (await server.post("/odds/install")).json())["installing"] is True
        assert (await (await server.post("/odds/install")).json())["command"] == "make odds"
        for _ in range(100):
            told = await (await server.get("/odds.json")).json()
            if told["ready"]:
                return
            await asyncio.sleep(0.05)
        raise AssertionError(told)

    monkeypatch.setenv(oracle.PROJECT, str(tmp_path))
    brought = script.with_name("odds")
    monkeypatch.setattr(oracle, "find_spec", lambda name: True if brought.exists() else None)
    serve(test)


def test_the_odds_of_a_game_are_a_page_like_the_others() -> None:
    async def test(server: Server) -> None:
        for lang, said in (("en", "How long a round lasts"), ("fr", "Combien dure une manche")):
            answer = await server.get(f"/rules/pair-impair/odds?lang={lang}")
            assert answer.status == 200
            text = await answer.text()
            assert said in text and f'<html lang="{lang}"' in text
            assert "<style" not in text and "style=" not in text  # the policy lets none in
            assert 'href="/"' in text and 'href="/rules/pair-impair"' in text
        assert (await server.get("/rules/nothing/odds")).status == 404
        page = await (await server.get("/rules/pair-impair")).text()
        assert "/rules/pair-impair/odds" in page

    serve(test, seconds=180)
