"""Shell: what the whole program shares, whatever table or window is open."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from textual.screen import Screen

from oie.core.errors import OieError
from oie.core.ruleset import Ruleset
from oie.dice import DiceKind
from oie.local import LocalGame
from oie.record import Seat
from oie.text import LANGUAGES
from oie.tui.playing import Playing

MakeGame = Callable[[Ruleset, tuple[Seat, ...], DiceKind, float], LocalGame]


@dataclass(slots=True)
class Shell:
    """Language, folder and time. Tests give their own clock and let nothing wait."""

    lang: str
    folder: Path
    """Where rounds are saved and looked for."""
    moving: bool = True
    """False where only the last picture of a move is shown."""
    scale: float = 1.0
    """What every wait is multiplied by; 0 in tests."""
    clock: Callable[[], float] = field(default=time.monotonic)
    make_game: MakeGame = LocalGame
    menu: bool = False
    """There is a menu to go back to."""
    table: LocalGame | None = None
    """The table that is open."""
    screen_of: Callable[[Playing, Shell], Screen[None]] | None = None
    """Makes the screen of a table; given by the program, so that menus need not know that screen."""

    def seated(self, game: LocalGame) -> Screen[None]:
        """Sit down at a table: its screen."""
        assert self.screen_of is not None
        self.table = game
        return self.screen_of(Playing(game, moving=self.moving, clock=self.clock), self)

    def get_up(self) -> None:
        """Leave the open table; the secret of sealed dice is shown in the file that it was saved to."""
        if self.table is not None:
            with suppress(OieError):  # that file may be gone, and leaving must not fail for it
                self.table.close()
        self.table = None

    def wait(self, seconds: float) -> float:
        """How long a timer runs for so many seconds; never 0, which Textual's timers do not know."""
        return max(0.001, seconds * self.scale)

    def next_language(self) -> None:
        """Speak the next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]


def wants_motion(environment: Mapping[str, str]) -> bool:
    """False where `OIE_MOTION` is 0, no or off, and on a terminal that cannot place its cursor."""
    if environment.get("OIE_MOTION", "").strip().lower() in ("0", "no", "off", "false"):
        return False
    return environment.get("TERM", "") != "dumb"
