"""Commands: everything that may be asked of a table. Each gets exactly one answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oie.core.ruleset import Ruleset
from oie.dice import DiceKind
from oie.record import Seat
from oie.table.table import Table


@dataclass(frozen=True, slots=True)
class Offer:
    """The commitment to sealed dice: for which table and segment, and whose pages contribute.

    Fields:
        code: the table's code, as the commitment holds it.
        commitment: C, 64 hexadecimal digits.
        pages: places whose pages are asked for a key, one a page.
    """

    code: str
    commitment: str
    pages: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StartRound:
    """Open the next round; a round that is running is given up.

    At a table with sealed dice the shell brings the `offer`, and the round opens once the dice are sealed.
    """

    offer: Offer | None = None


@dataclass(frozen=True, slots=True)
class ThrowDice:
    """A person at the awaited seat throws. `turn` is the number of moves made so far (UX-21)."""

    turn: int


@dataclass(frozen=True, slots=True)
class ReportThrow:
    """At a table with real dice: what they show."""

    turn: int
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """A person at the awaited seat chooses."""

    turn: int
    index: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """At a table with real dice: the last throw was typed in wrongly."""

    turn: int


@dataclass(frozen=True, slots=True)
class Wake:
    """The time has come at which the machine throws or chooses."""


@dataclass(frozen=True, slots=True)
class SetPace:
    """How long the machine waits before it throws, in seconds."""

    pace: float


@dataclass(frozen=True, slots=True)
class SetTable:
    """Another ruleset or other options, seats or dice, between rounds."""

    rules: Ruleset
    seats: tuple[Seat, ...]
    dice: DiceKind


@dataclass(frozen=True, slots=True)
class Stop:
    """Give the round up; seats, options and score stay (UX-80)."""


@dataclass(frozen=True, slots=True)
class TakeUp:
    """Put a saved round in the place of what is played; with sealed dice a new segment begins (UX-56)."""

    table: Table
    offer: Offer | None = None


@dataclass(frozen=True, slots=True)
class Seal:
    """The page of `place` seals its key: c = SHA-256 of it, 64 hexadecimal digits."""

    place: int
    c: str


@dataclass(frozen=True, slots=True)
class OpenKey:
    """The page of `place` opens its key, 32 hexadecimal digits."""

    place: int
    k: str


@dataclass(frozen=True, slots=True)
class Deal:
    """The dice are sealed: open the round with them. The shell asks it of itself."""


@dataclass(frozen=True, slots=True)
class ShowSecret:
    """The round has ended: show the secret of its last segment, 64 hexadecimal digits."""

    secret: str


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Sit down at a free place (the first one where `place` is None) under a name."""

    place: int | None
    name: str
    key: str
    """Digest of the key of whoever sits down."""


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """Leave a place, or free it: somebody else may take it."""

    place: int


@dataclass(frozen=True, slots=True)
class HoldSeat:
    """Let the machine throw for a place until it is given back (UX-46)."""

    place: int


@dataclass(frozen=True, slots=True)
class GiveBack:
    """The machine no longer throws for a place."""

    place: int


@dataclass(frozen=True, slots=True)
class HandOver:
    """Give the host's controls to whoever sits at a place (UX-47)."""

    place: int


@dataclass(frozen=True, slots=True)
class ClaimHost:
    """Take the controls of a host who has been away for `away` seconds (UX-47)."""

    key: str
    away: float


@dataclass(frozen=True, slots=True)
class SetWatching:
    """Let spectators come, or not."""

    watching: bool


Command: TypeAlias = (
    StartRound
    | ThrowDice
    | ReportThrow
    | Choose
    | TakeBack
    | Wake
    | SetPace
    | SetTable
    | Stop
    | TakeUp
    | Seal
    | OpenKey
    | Deal
    | ShowSecret
    | TakeSeat
    | LeaveSeat
    | HoldSeat
    | GiveBack
    | HandOver
    | ClaimHost
    | SetWatching
)
