"""Sizes: from 80 by 24 up, 2 to 12 seats, boards of 35, 63 and 100 spaces, with and without colour."""

from __future__ import annotations

from pathlib import Path

import pytest

from oie.rulesets import ruleset, shipped
from oie.table import commands as cm
from oie.tui.board_view import BoardView
from oie.tui.dice_view import DiceView
from oie.tui.key import Key
from tests.tui.support import NAMES, game_of, keys, run, shell_of, shown, table_of, words

SIZES = ((80, 24), (100, 30), (120, 40), (200, 60))


@pytest.mark.clause("UX-01", "UX-02", "UX-05")
@pytest.mark.parametrize("id", ["pair-impair", "famille", "chutes-and-ladders"])
def test_the_whole_board_dice_and_button_are_in_view(id: str, tmp_path: Path) -> None:
    """UX-02: every number of 35, 63 and 100 spaces is visible; UX-05: dice and button are never cut."""

    async def play() -> None:
        game = game_of(id, 2, seed=3)
        async with shown(game, shell_of(tmp_path), size=SIZES[-1]) as (app, pilot):
            await keys(pilot, "space", "space")
            screen = table_of(app)
            for size in SIZES:
                await pilot.resize_terminal(*size)
                await pilot.pause()
                board = screen.query_one(BoardView)
                shape = board.shape()
                assert shape.columns <= board.size.width and shape.rows < board.size.height
                text = words(app).split("\n")
                left, top = board.region.offset
                for space in range(1, ruleset(id).goal + 1):
                    x, y = shape.corner(space)
                    x += left + (board.size.width - shape.columns) // 2
                    assert str(space) in text[top + y][x : x + shape.width], (size, space)
                dice, button = screen.query_one(DiceView), screen.query_one("#throw", Key)
                for part in (dice, button):
                    assert part.size.width >= 20 and part.region.bottom <= size[1]
                assert dice.size.height >= 3 and "Throw" in words(app)

    run(play())


@pytest.mark.clause("UX-03")
def test_twelve_players_are_all_listed(tmp_path: Path) -> None:
    """UX-03: twelve pawns on the start are counted by their initials; twelve players are listed."""

    async def play() -> None:
        game = game_of("famille", 12, seed=3)
        async with shown(game, shell_of(tmp_path), size=SIZES[-1]) as (app, pilot):
            await keys(pilot, "space")
            for size in SIZES:
                await pilot.resize_terminal(*size)
                await pilot.pause()
                rows = words(app).split("\n")
                start = next(row for row in rows if "Start" in row and "▲" in row)
                for name in NAMES:
                    assert name in words(app) and name[0] in start, (size, name)
            await keys(pilot, *["space"] * 12)
            assert game.table.turn == 12

    run(play())


def test_the_screen_may_change_its_size_at_any_moment(tmp_path: Path) -> None:
    """Resizing lays everything out anew and changes nothing of the round."""

    async def play() -> None:
        game = game_of("famille", 3, seed=3)
        async with shown(game, shell_of(tmp_path), size=(80, 24)) as (app, pilot):
            await keys(pilot, "space", "space")
            before = game.table
            for size in ((200, 60), (60, 20), (30, 10), (8, 4), (120, 40), (80, 24)):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                assert words(app)
            assert game.table is before
            await pilot.resize_terminal(200, 60)
            await pilot.pause()
            assert "The rules at this table" in words(app)
            await keys(pilot, "space")
            assert game.table.turn == 2

    run(play())


@pytest.mark.clause("UX-02", "UX-03")
def test_without_colours_signs_and_initials_remain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR: the picture is grey, and signs, names and initials say what colours do."""
    monkeypatch.setenv("NO_COLOR", "1")

    async def play() -> None:
        game = game_of("famille", 2, seed=3)
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            assert app.no_color
            await keys(pilot, "space", "space")
            text = words(app)
            for sign in ("»", "«", "‖", "●A", "■B", "goose", "prison"):
                assert sign in text
            picture = app.export_screenshot()
            assert "#1f5fa8" not in picture.lower()  # the blue of the first seat

    run(play())


@pytest.mark.parametrize("id", shipped())
def test_every_shipped_board_is_drawn_at_every_size(id: str, tmp_path: Path) -> None:
    """No board is too large or too small to be drawn."""

    async def play() -> None:
        game = game_of(id, 2, seed=3)
        game.do(cm.StartRound())
        async with shown(game, shell_of(tmp_path), size=(80, 24)) as (app, pilot):
            for size in ((60, 20), (132, 43), (300, 100)):
                await pilot.resize_terminal(*size)
                await pilot.pause()
                assert str(game.table.rules.goal) in words(app)

    run(play())
