"""What tests of the full screen share: games with given throws, a table on a screen, and its words."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from textual.pilot import Pilot
from textual.screen import Screen

from oie.core.ruleset import Ruleset
from oie.dice import Dice, DiceKind, LoadedDice, SeededDice
from oie.local import LocalGame
from oie.record import Seat
from oie.rulesets import ruleset
from oie.table.seats import seat
from oie.tui.app import OieApp
from oie.tui.shell import Shell
from oie.tui.table_screen import TableScreen

NAMES = ("Alice", "Bob", "Chloé", "David", "Élodie", "Farid", "Gus", "Hana", "Iris", "Jo", "Kim", "Léa")
Throws = Iterable[tuple[int, ...]]
T = TypeVar("T")


def ticking(step: float = 10.0) -> Callable[[], float]:
    """A clock that moves on by `step` seconds whenever it is read."""
    counter = itertools.count()
    return lambda: next(counter) * step


def frozen() -> float:
    """A clock that stands still."""
    return 100.0


def game_of(
    rules: Ruleset | str = "famille",
    seats: int = 2,
    *,
    throws: Throws | None = None,
    lots: Sequence[int] = (0,) * 12,
    seed: int = 1,
    dice: DiceKind = "system",
    machines: Sequence[int] = (),
    names: Sequence[str] = NAMES,
) -> LocalGame:
    """A table before its first round, with given throws or those of a seed."""
    thrown: Dice = SeededDice(seed) if throws is None else LoadedDice(throws, lots)
    people = tuple(seat(place, names[place], place in machines) for place in range(seats))
    chosen = ruleset(rules) if isinstance(rules, str) else rules
    return LocalGame(chosen, people, dice, thrown=thrown, clock=ticking())


def shell_of(folder: Path, *, lang: str = "en", moving: bool = False, menu: bool = False) -> Shell:
    """A shell in which nothing waits."""

    def make(rules: Ruleset, seats: tuple[Seat, ...], dice: DiceKind, pace: float) -> LocalGame:
        return LocalGame(rules, seats, dice, pace, thrown=SeededDice(1), clock=ticking())

    return Shell(lang, folder, moving=moving, scale=0.0, clock=ticking(), make_game=make, menu=menu)


@asynccontextmanager
async def shown(
    game: LocalGame | None, shell: Shell, size: tuple[int, int] = (120, 40), theme: str = "oie-dark"
) -> AsyncIterator[tuple[OieApp, Pilot[None]]]:
    """The program on a screen of so many columns and rows."""
    app = OieApp(shell, game, theme=theme)
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        yield app, pilot


async def keys(pilot: Pilot[None], *pressed: str) -> None:
    """Press keys, each when the one before has done its work."""
    for key in pressed:
        await pilot.press(key)
        await pilot.pause()


def table_of(app: OieApp) -> TableScreen:
    """The table screen, whatever window is open over it."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def is_open(app: OieApp, kind: type[Screen[Any]]) -> bool:
    """True where a screen or window of this kind is on top."""
    return isinstance(app.screen, kind)


def words(app: OieApp) -> str:
    """Everything that stands on the screen, row by row."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def run(play: Coroutine[Any, Any, T]) -> T:
    """Run a test that plays on a screen."""
    return asyncio.run(play)
