"""Against the machine: it throws by itself, at its pace, and never where it is not awaited."""

from __future__ import annotations

from pathlib import Path

import pytest

from oie.table import commands as cm
from oie.tui.playing import Playing
from oie.tui.table_screen import TableScreen
from tests.tui.support import frozen, game_of, is_open, keys, run, shell_of, shown, table_of, words


async def settle(pilot: object, times: int = 40) -> None:
    """Let timers of no length come."""
    for _ in range(times):
        await pilot.pause(0.002)  # type: ignore[attr-defined]


@pytest.mark.clause("UX-25", "UX-30")
def test_the_machine_throws_by_itself_and_then_the_person(tmp_path: Path) -> None:
    """UX-25: the person throws once, the machine by itself."""

    async def play() -> None:
        game = game_of(throws=[(1, 2), (2, 2), (1, 1)], machines=(1,))
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space", "space")
            await settle(pilot)
            assert game.table.turn == 2
            assert game.table.position is not None and game.table.position.seat == 0
            assert "Alice, it is your turn." in words(app)

    run(play())


@pytest.mark.clause("UX-25")
def test_a_person_cannot_throw_for_the_machine(tmp_path: Path) -> None:
    """UX-25: while the machine is awaited the throw key does nothing, and the button says so."""

    async def play() -> None:
        game = game_of(throws=[(1, 2), (2, 2), (1, 1)], machines=(1,))
        shell = shell_of(tmp_path)
        shell.scale = 1000.0
        async with shown(game, shell) as (app, pilot):
            await keys(pilot, "space", "space", "space", "enter")
            assert game.table.turn == 1
            assert "Bob to throw." in words(app)

    run(play())


@pytest.mark.clause("UX-31")
def test_the_machine_plays_on_until_the_round_ends(tmp_path: Path) -> None:
    """UX-31: nobody has to press a key while only machines are awaited."""

    async def play() -> None:
        game = game_of("famille", 3, seed=2, machines=(0, 1, 2))
        async with shown(game, shell_of(tmp_path)) as (_app, pilot):
            await keys(pilot, "space")
            await settle(pilot, 200)
            assert game.table.opening is not None and not game.table.running

    run(play())


@pytest.mark.clause("UX-32")
@pytest.mark.parametrize("key", ["r", "n", "o"])
def test_no_throw_of_the_machine_comes_while_something_is_asked(key: str, tmp_path: Path) -> None:
    """UX-32: a pending throw of the machine waits while a window is open."""

    async def play() -> None:
        game = game_of(throws=[(1, 2), (2, 2), (1, 1)], machines=(1,))
        shell = shell_of(tmp_path)
        shell.scale = 1000.0
        async with shown(game, shell) as (app, pilot):
            await keys(pilot, "space", "space", key)
            assert not is_open(app, TableScreen)
            screen = table_of(app)
            screen._wake()
            assert game.table.turn == 1
            screen._stop_timers()
            await keys(pilot, "escape")
            screen._wake()
            assert game.table.turn == 2  # the window is closed, so the machine goes on

    run(play())


@pytest.mark.clause("UX-32", "UX-80")
def test_a_stopped_round_has_no_ghost_throw(tmp_path: Path) -> None:
    """UX-32: after ⟲ no throw of the machine comes."""

    async def play() -> None:
        game = game_of(throws=[(1, 2), (2, 2), (1, 1)], machines=(1,))
        shell = shell_of(tmp_path)
        shell.scale = 1000.0
        async with shown(game, shell) as (app, pilot):
            await keys(pilot, "space", "space", "r", "right", "enter")
            assert game.table.opening is None
            table_of(app)._wake()
            assert game.table.opening is None

    run(play())


@pytest.mark.clause("UX-30")
def test_the_pace_counts_from_the_end_of_the_pictures() -> None:
    """UX-30: after a move the machine waits its whole pace, and a change acts on its next throw."""
    game = game_of(throws=[(1, 2), (2, 2)], machines=(1,))
    playing = Playing(game, moving=True, clock=frozen)
    assert playing.machine_due() is None
    playing.do(cm.StartRound(), "en")
    playing.do(cm.ThrowDice(0), "en")
    assert playing.machine_due() == 1.0
    playing.do(cm.SetPace(2.5), "en")
    assert playing.machine_due() == 2.5


@pytest.mark.clause("UX-30")
def test_the_pace_is_changed_by_steps_and_refused_outside_its_bounds(tmp_path: Path) -> None:
    """UX-30: 0.25 to 3 s in steps of 0.25; the table refuses what is outside, and says so."""

    async def play() -> None:
        game = game_of(machines=(1,))
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "minus", "minus", "minus")
            assert game.table.pace == 0.25
            await keys(pilot, "minus")
            assert game.table.pace == 0.25
            await keys(pilot, *["plus"] * 12)
            assert game.table.pace == 3.0
            assert "from 0.25 to 3 seconds" in words(app)

    run(play())
