"""Table events: what happened at a table, around the events of its rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oie.core.ruleset import Ruleset
from oie.dice import DiceKind
from oie.record import Seat
from oie.table.round import MoveMade, RoundOpened
from oie.table.table import Table


@dataclass(frozen=True, slots=True)
class MoveTakenBack:
    """The last move, a typed throw, does not count; it stays in the history."""


@dataclass(frozen=True, slots=True)
class PaceSet:
    """The machine's pace, in seconds."""

    pace: float


@dataclass(frozen=True, slots=True)
class TableSet:
    """What the rounds to come are played with; the score begins anew where the seats' number changed."""

    rules: Ruleset
    seats: tuple[Seat, ...]
    dice: DiceKind


@dataclass(frozen=True, slots=True)
class RoundStopped:
    """The round was given up."""


@dataclass(frozen=True, slots=True)
class RoundTakenUp:
    """A saved round took the place of what was played here (UX-55)."""

    table: Table
    """The table as it was saved; its version is not counted."""


TableEvent: TypeAlias = (
    RoundOpened | MoveMade | MoveTakenBack | PaceSet | TableSet | RoundStopped | RoundTakenUp
)
