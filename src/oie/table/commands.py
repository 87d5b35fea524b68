"""Commands: everything that may be asked of a table. Each gets exactly one answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oie.core.ruleset import Ruleset
from oie.dice import DiceKind
from oie.record import Seat


@dataclass(frozen=True, slots=True)
class StartRound:
    """Open the next round; a round that is running is given up."""


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


Command: TypeAlias = (
    StartRound | ThrowDice | ReportThrow | Choose | TakeBack | Wake | SetPace | SetTable | Stop
)
