"""Shell: what the whole program shares, whatever table or window is open."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

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

    def sit_down(self, game: LocalGame) -> Playing:
        """Open a table, to be shown."""
        self.table = game
        return Playing(game, moving=self.moving, clock=self.clock)

    def get_up(self) -> None:
        """Leave the open table; the secret of sealed dice is shown in the file that it was saved to."""
        if self.table is not None:
            with suppress(OieError):  # that file may be gone, and leaving must not fail for it
                self.table.close()
        self.table = None

    def next_language(self) -> None:
        """Speak the next language."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]


def wants_motion(environment: Mapping[str, str]) -> bool:
    """False where `OIE_MOTION` is 0, no or off, and on a terminal that cannot place its cursor."""
    if environment.get("OIE_MOTION", "").strip().lower() in ("0", "no", "off", "false"):
        return False
    return environment.get("TERM", "") != "dumb"
