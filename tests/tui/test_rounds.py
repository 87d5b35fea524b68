"""Whole rounds by keys, and what begins, ends and replaces them."""

from __future__ import annotations

from pathlib import Path

import pytest

from oie.rulesets import ruleset
from oie.table import commands as cm
from oie.tui.dialogs import Question
from oie.tui.end_window import EndWindow
from oie.tui.playing import Playing
from oie.tui.table_screen import TableScreen
from tests.tui.support import frozen, game_of, is_open, keys, run, shell_of, shown, table_of, words

SHORT = {
    "jardin": (2, 162),
    "pair-impair": (3, 291),
    "bolton": (3, 96),
    "famille": (3, 2),
    "oudhollands": (3, 96),
    "chutes-and-ladders": (3, 157),
}
"""Ruleset -> seats and a seed with which a round is short."""


@pytest.mark.clause("UX-20", "UX-21", "UX-90", "UX-60")
@pytest.mark.parametrize("id", SHORT)
def test_a_round_is_played_by_the_space_key_until_somebody_wins(id: str, tmp_path: Path) -> None:
    """UX-21, UX-90: Space throws for every seat in turn; the end has a window with the winner."""

    async def play() -> None:
        seats, seed = SHORT[id]
        game = game_of(id, seats, seed=seed)
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space")
            for _ in range(60):
                if not game.table.running:
                    break
                await keys(pilot, "space")
            assert is_open(app, EndWindow)
            assert game.table.position is not None
            result = game.table.position.result
            assert result is not None and result.winner is not None
            assert game.table.names[result.winner] in words(app)
            assert "Victory!" in words(app)
            await keys(pilot, "n")
            assert is_open(app, TableScreen) and game.table.round == 2

    run(play())


@pytest.mark.clause("UX-60")
@pytest.mark.parametrize("answer", [("enter",), ("escape",)])
def test_a_new_round_is_asked_for_and_the_safe_answer_keeps_the_old(
    answer: tuple[str, ...], tmp_path: Path
) -> None:
    """UX-60: the confirmation's default keeps the round, and so does Escape."""

    async def play() -> None:
        game = game_of(throws=[(1, 2), (2, 2)])
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space", "space", "n")
            assert is_open(app, Question)
            before = game.table
            await keys(pilot, *answer)
            assert is_open(app, TableScreen)
            assert game.table is before and game.table.round == 1

    run(play())


@pytest.mark.clause("UX-60")
def test_a_new_round_begins_where_the_old_one_is_given_up(tmp_path: Path) -> None:
    """UX-60: the other answer begins a new round."""

    async def play() -> None:
        game = game_of(throws=[(1, 2), (2, 2)])
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space", "space", "n", "right", "enter")
            assert is_open(app, TableScreen)
            assert game.table.round == 2 and game.table.turn == 0

    run(play())


@pytest.mark.clause("UX-80", "UX-32")
def test_reset_clears_the_round_and_keeps_seats_and_score(tmp_path: Path) -> None:
    """UX-80: ⟲ takes pawns and history away; seats and score stay."""

    async def play() -> None:
        game = game_of(throws=[(1, 2), (2, 2)], machines=(1,))
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space", "r", "enter")
            kept = game.table.running  # the safe answer is the first
            await keys(pilot, "r", "right", "enter")
            assert kept
            assert game.table.opening is None and not game.table.running
            assert [s.name for s in game.table.seats] == ["Alice", "Bob"]
            screen = table_of(app)
            assert screen._machine is None and screen._next is None
            assert "Start the round" in words(app)

    run(play())


@pytest.mark.clause("UX-21", "UX-43")
def test_enter_pressed_twice_at_once_throws_once(tmp_path: Path) -> None:
    """UX-21: a second press before the first throw has settled does nothing."""

    async def play() -> None:
        game = game_of(throws=[(1, 2), (2, 2), (3, 1)])
        shell = shell_of(tmp_path)
        shell.clock = frozen
        async with shown(game, shell) as (app, pilot):
            await keys(pilot, "enter")
            await pilot.press("enter", "enter", "enter")
            await pilot.pause()
            assert game.table.turn == 1
            table_of(app).playing._clock = lambda: frozen() + 1
            await keys(pilot, "enter")
            assert game.table.turn == 2

    run(play())


@pytest.mark.clause("UX-06", "UX-21")
def test_a_key_ends_the_pictures_and_does_not_throw(tmp_path: Path) -> None:
    """UX-06: the state is final at once; a throw key in the middle only ends the pictures."""

    async def play() -> None:
        game = game_of(throws=[(4, 1), (2, 2)])
        shell = shell_of(tmp_path, moving=True)
        shell.scale = 1000.0
        async with shown(game, shell) as (app, pilot):
            await keys(pilot, "space", "space")
            playing = table_of(app).playing
            shows: list[bool] = [playing.showing]
            assert game.table.turn == 1
            assert game.table.position is not None and game.table.position.spaces[0] == 10
            assert playing.scene().spaces[0] == 0
            await keys(pilot, "space")
            shows.append(playing.showing)
            assert shows == [True, False] and game.table.turn == 1
            assert playing.scene().spaces[0] == 10
            await keys(pilot, "space")
            assert game.table.turn == 2

    run(play())


@pytest.mark.clause("UX-06")
def test_the_pictures_end_by_themselves(tmp_path: Path) -> None:
    """UX-06: one picture follows the other until the last."""

    async def play() -> None:
        game = game_of(throws=[(4, 1), (2, 2)])
        async with shown(game, shell_of(tmp_path, moving=True)) as (app, pilot):
            await keys(pilot, "space", "space")
            playing = table_of(app).playing
            for _ in range(200):
                if not playing.showing:
                    break
                await pilot.pause(0.001)
            assert not playing.showing and playing.scene().spaces == (10, 0)

    run(play())


@pytest.mark.clause("UX-06")
def test_a_key_switches_the_walking_off_and_on(tmp_path: Path) -> None:
    """UX-06: without motion a throw shows its last picture at once."""

    async def play() -> None:
        game = game_of(throws=[(4, 1), (2, 2)])
        shell = shell_of(tmp_path, moving=True)
        shell.scale = 1000.0
        async with shown(game, shell) as (app, pilot):
            await keys(pilot, "space", "m", "space")
            assert not table_of(app).playing.showing and game.table.turn == 1
            await keys(pilot, "m", "space")
            assert table_of(app).playing.showing and game.table.turn == 2

    run(play())


@pytest.mark.clause("UX-90", "D1")
def test_a_drawn_round_says_so_in_words(tmp_path: Path) -> None:
    """UX-90: a round ends without a winner only by `deadlock: draw`, and says so."""

    async def play() -> None:
        rules = ruleset("jardin", deadlock="draw")
        game = game_of(rules, throws=[(4, 6), (6, 6), (2, 6), (1, 1), (6, 6)])
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, *["space"] * 6)
            assert is_open(app, EndWindow)
            assert "No winner" in words(app) and "Every pawn is held" in words(app)

    run(play())


@pytest.mark.clause("UX-15", "UX-04")
def test_the_lot_is_told_before_the_first_throw(tmp_path: Path) -> None:
    """UX-15: the lot is shown; UX-04: the heading says whose turn it is."""

    async def play() -> None:
        game = game_of(throws=[(1, 2)], lots=(1,))
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space")
            assert "The lot falls on Bob" in words(app)
            assert "Bob, it is your turn." in words(app)

    run(play())


def test_the_last_picture_is_the_state_after_every_move() -> None:
    """The screen never ends up elsewhere than the table."""
    for seed in range(5):
        game = game_of("famille", 3, seed=seed)
        playing = Playing(game, moving=True, clock=frozen)
        assert playing.do(cm.StartRound(), "en") is None
        for _ in range(12):
            assert playing.do(cm.ThrowDice(game.table.turn), "en") is None
            while playing.showing:
                playing.advance()
            assert game.table.position is not None
            assert playing.position == game.table.position
            assert playing.scene().spaces == game.table.position.spaces
            if not game.table.running:
                break
