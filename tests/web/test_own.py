"""A game that somebody wrote: looked at, opened from its text, and set anew at its table."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import oie
from oie.board import draw
from oie.web import content, drawing, opening, pages
from oie.web.access import Allowance
from oie.web.site import SITE
from tests.web.clients import SEATS, Player, Server, cookie, opened, serve
from tests.web.support import Json

TEXT = (Path(__file__).parents[1] / "rulesets" / "data" / "sound.yaml").read_text("utf-8")
COLOURED = oie.ruleset("pair-impair").text.replace("id: pair-impair", "id: ours", 1)
NASTY = TEXT.replace("Tiny", "<script>alert(1)</script>")


async def look(server: Server, text: str, name: object = "school.yaml", **more: object) -> Json:
    answer = await server.post("/own?lang=en", json={"file": text, "name": name, **more})
    assert answer.status == 200, await answer.text()
    return dict(await answer.json())


def test_a_sound_file_tells_what_a_page_needs_to_play_it() -> None:
    async def test(server: Server) -> None:
        told = await look(server, TEXT)
        assert told["ok"] is True and told["faults"] == []
        assert told["setup"]["title"] == "Tiny" and told["setup"]["goal"] == 20
        answer = await server.post("/own/board.svg?lang=en", json={"file": TEXT, "name": ""})
        assert answer.content_type == "image/svg+xml"
        drawn = await answer.text()
        assert drawn.count('data-space="') == draw(oie.load(TEXT)).count('data-space="') == 21

    serve(test)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (TEXT + "\nnonsense: 3\n", r"school\.yaml:\d+:1: nonsense: unknown key"),
        (TEXT.replace("dice:", "dice: {count: 99}\nx:", 1), r"school\.yaml:\d+:\d+: "),
        ("", r"school\.yaml"),
        ("- a\n- b\n", r"school\.yaml"),
        ("a: &a [*a]\n", r"school\.yaml"),
        ("\x00", r"school\.yaml"),
        ("x: " + "[" * 5000, r"school\.yaml"),
        ("y" * 250_000, r"school\.yaml"),
        ("\ud800", r"school\.yaml"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_place(text: str, said: str) -> None:
    async def test(server: Server) -> None:
        told = await look(server, text)
        assert told["ok"] is False and told["cautions"] == []
        assert re.match(said, told["faults"][0]), told["faults"]
        assert all(len(fault) <= 400 and "\n" not in fault for fault in told["faults"])
        answer = await server.post("/tables", json={"file": text, "name": "", "seats": SEATS})
        assert answer.status == 400 and (await answer.json())["code"].startswith("ruleset-")
        assert (await server.post("/own/board.svg", json={"file": text, "name": ""})).status == 400

    serve(test)


@pytest.mark.parametrize("asked", [{"name": "x"}, {"file": 3, "name": "x"}, {"file": TEXT, "name": 3}, [], 7])
def test_what_is_no_file_is_one_sentence(asked: object) -> None:
    async def test(server: Server) -> None:
        answer = await server.post("/own", json=asked)
        assert answer.status == 400 and (await answer.json())["code"] == "web-form"

    serve(test)


def test_a_name_shows_no_folder_and_no_control_characters() -> None:
    async def test(server: Server) -> None:
        for name in ("C:\\Users\\Ada\\school.yaml", "/home/ada/school.yaml", "school\x1b[31m\u202e.yaml"):
            (fault,) = (await look(server, TEXT + "\nnonsense: 3\n", name))["faults"]
            assert fault.startswith("school") and "Ada" not in fault and fault.isprintable()

    serve(test)


def test_a_table_plays_the_file_and_keeps_it() -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server, file=NASTY, name="school.yaml", ruleset=None)
        page = await (await server.get(address, headers=cookie(key))).text()
        assert "<script>alert(1)" not in page and "&lt;script&gt;alert(1)" in page
        host = await Player.at(server, address, key)
        await host.until(lambda player: player.state)
        assert host.state["goal"] == 20
        rules = await (await server.get(f"{address}/rules.json", headers=cookie(key))).json()
        assert rules["setup"]["ruleset"] == host.state["ruleset"]
        # What is played is set anew from the table itself: no such game is shipped.
        wish = {"ruleset": host.state["ruleset"], "options": {}, "seats": SEATS * 2}
        answer = await server.post(f"{address}/settings", json=wish, headers=cookie(key))
        assert answer.status == 200, await answer.text()
        checked = await server.post(f"{address}/check", json={"nothing": 1}, headers=cookie(key))
        assert (await checked.json())["ok"] is False
        await host.close()

    serve(test)


def test_a_board_of_ones_own_file_is_checked_as_it_is_coloured() -> None:
    async def test(server: Server) -> None:
        told = await look(server, COLOURED)
        (board,) = [one for one in told["setup"]["options"] if "board" in one]
        bad = {board["name"]: {**board["value"], "green": [2, 2]}}
        assert (await look(server, COLOURED, options=bad))["ok"] is False
        good = {board["name"]: {**board["value"], "green": []}}
        assert (await look(server, COLOURED, options=good))["ok"] is True
        address, key = await opened(server, file=COLOURED, name="", ruleset=None, options=good)
        answer = await server.post(f"{address}/check", json=bad, headers=cookie(key))
        assert (await answer.json())["ok"] is False

    serve(test)


def test_somebody_who_looks_without_end_is_told_to_wait() -> None:
    async def test(server: Server) -> None:
        assert server.app is not None
        object.__setattr__(server.app[SITE], "looked", Allowance(3, 60.0))
        codes = [(await server.post("/own", json={"file": "", "name": ""})).status for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]

    serve(test)


def test_the_file_of_a_shipped_game_can_be_taken_home() -> None:
    async def test(server: Server) -> None:
        answer = await server.get("/games/famille.yaml")
        assert await answer.text() == oie.ruleset("famille").text
        assert answer.headers["Content-Disposition"] == 'attachment; filename="famille.yaml"'
        assert (await server.get("/games/nothing.yaml")).status == 404
        assert "/games/famille.yaml" in await (await server.get("/rules/famille")).text()

    serve(test)


def test_a_table_has_a_page_of_its_rules() -> None:
    async def test(server: Server) -> None:
        address, key = await opened(server, file=NASTY, name="school.yaml", ruleset=None)
        for asked in (address, (await opened(server))[0]):
            answer = await server.get(f"{asked}/rules?lang=fr", headers=cookie(key))
            page = await answer.text()
            assert answer.status == 200 and f'href="{asked}"' in page and "<svg" in page
            assert "<script>alert(1)" not in page and "/odds" not in page
        assert (await server.get("/t/22222/rules")).status == 404

    serve(test)


HEAVY = """
oie: 1
id: heavy
version: 1
title: {en: Heavy}
about: {en: Every space asks.}
seats: {min: 2, max: 6}
track: {spaces: 400, start: before, goal: {en: {name: goal, at: at the goal}}}
dice: {count: 6, faces: 20}
spaces:
  k:
    at: [%s]
    do:
      - choose:
          among:
            [[{go: {to: 1}}], [{repeat: {}}], [{repeat: {times: 2}}], [{hold: {}}]]
    words: {en: {name: k, at: at k}}
"""


def test_a_game_that_takes_long_holds_nobody_up() -> None:
    """It took minutes and gigabytes, and its page stopped the server for one."""
    text = HEAVY % ", ".join(map(str, range(2, 400)))

    async def test(server: Server) -> None:
        answered = 0

        async def watch() -> None:
            nonlocal answered
            while True:
                assert (await server.get("/health")).status == 200
                answered += 1

        async def meanwhile(asked: Awaitable[object]) -> None:
            """Others are answered while this is worked out."""
            before = answered
            await asked
            assert answered > before + 5

        watching = asyncio.ensure_future(watch())
        await meanwhile(look(server, text))
        address, key = await opened(server, file=text, name="", ruleset=None)
        await meanwhile(server.get(address, headers=cookie(key)))
        assert (await server.get(f"{address}/rules", headers=cookie(key))).status == 200
        watching.cancel()

    serve(test, seconds=100)


def test_an_option_of_many_values_is_told_by_its_ends() -> None:
    option = "  wide: {range: [0, 1000000], default: 3, decided_by: source, words: {en: {name: o, why: w}}}"
    kind = "  p: {at: [3], do: [{pay: {amount: {option: wide}}}], words: {en: {name: p, at: at p}}}"

    async def test(server: Server) -> None:
        text = TEXT.replace("\nspaces:\n", f"\nspaces:\n{kind}\n", 1)
        told = await look(server, text.replace("\noptions:\n", f"\noptions:\n{option}\n", 1))
        assert told["ok"], told["faults"]
        (one,) = [one for one in told["setup"]["options"] if one["name"] == "wide"]
        assert (one["least"], one["most"], one["value"]) == (0, 1_000_000, 3) and "values" not in one

    serve(test)


def test_only_games_that_somebody_wrote_wait_at_the_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they ask for never runs on the thread of the loop; shipped games are kept waiting by nobody."""
    where: dict[str, set[str]] = {}
    for module, name in (
        (content, "rules_data"),
        (content, "cautions"),
        (drawing, "preview"),
        (pages, "board"),
        (pages, "rules_of"),
        (opening, "load"),
    ):
        inner = getattr(module, name)

        def noted(*args: Any, name: str = name, inner: Callable[..., Any] = inner, **kwargs: Any) -> Any:
            where.setdefault(name, set()).add(threading.current_thread().name)
            return inner(*args, **kwargs)

        monkeypatch.setattr(module, name, noted)

    async def visit(server: Server, address: str, key: str) -> None:
        for page in ("", "/rules", "/rules.json", "/board.svg"):
            assert (await server.get(f"{address}{page}", headers=cookie(key))).status == 200

    async def test(server: Server) -> None:
        await visit(server, *await opened(server))
        assert {thread for threads in where.values() for thread in threads} == {"MainThread"}
        where.clear()
        await look(server, TEXT)
        await server.post("/own/board.svg", json={"file": TEXT, "name": ""})
        await visit(server, *await opened(server, file=TEXT, name="", ruleset=None))
        assert {thread for threads in where.values() for thread in threads} == {"oie-desk_0"}
        assert len(where) == 6

    serve(test)
