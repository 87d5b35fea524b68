"""Any keys in any order: nothing raises, and the screen never shows anything but the table."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from oie.dice import DiceKind
from oie.tui.table_screen import TableScreen
from tests.tui.support import game_of, run, shell_of, shown, words

KEYS = (
    *["space"] * 12,
    *["enter", "escape", "tab", "shift+tab", "up", "down", "left", "right"] * 2,
    *"nsohrqetpld",
    *["question_mark", "plus", "minus", "home", "end", "pagedown", "1", "6", "backspace", "x"],
)
SIZES = ((80, 24), (120, 40), (30, 9))


async def any_keys(folder: Path, seed: int, count: int) -> None:
    """Press so many keys, now and then on a screen of another size."""
    dice = random.Random(seed)
    kinds: list[DiceKind] = ["system", "sealed", "real"]
    kind = dice.choice(kinds)
    id = dice.choice(["famille", "jardin", "bolton"])
    game = game_of(id, 2, seed=seed, dice=kind, machines=dice.choice([(), (1,), (0, 1)]))
    shell = shell_of(folder, moving=dice.random() < 0.5, menu=dice.random() < 0.5)
    shown_game = None if shell.menu else game
    async with shown(shown_game, shell, size=(100, 30)) as (app, pilot):
        for _ in range(count):
            await pilot.press(dice.choice(KEYS))
            if dice.random() < 0.02:
                await pilot.resize_terminal(*dice.choice(SIZES))
            await pilot.pause()
            if not app.is_running or app.return_code is not None:
                break
            assert words(app)
            screen = app.screen
            if isinstance(screen, TableScreen) and not screen.playing.showing:
                position = screen.playing.game.table.position
                assert position is None or screen.playing.scene().spaces == position.spaces


@pytest.mark.parametrize("seed", range(2))
def test_any_keys_do_no_harm(seed: int, tmp_path: Path) -> None:
    """One hundredth of the hunt: fifty keys for each of two seeds."""
    run(any_keys(tmp_path, seed, 50))


@pytest.mark.hunt
@pytest.mark.parametrize("seed", range(4, 54))
def test_many_keys_do_no_harm(seed: int, tmp_path: Path) -> None:
    """The same for many seeds, and longer."""
    run(any_keys(tmp_path, seed, 200))
