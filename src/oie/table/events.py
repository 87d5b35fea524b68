"""Table events: what happened at a table, around the events of its rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oie.core.events import Event
from oie.core.moves import Move
from oie.core.ruleset import Ruleset
from oie.record import Seat


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """A round began at time `at`, in the turn order `order` (places at the table)."""

    at: float
    order: tuple[int, ...]
    first: int
    """Which of `order` throws first."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A move was made at time `at`; `typed` where real dice were read off."""

    at: float
    move: Move
    events: tuple[Event, ...]
    typed: bool = False


@dataclass(frozen=True, slots=True)
class MoveTakenBack:
    """The last move, a typed throw, does not count; it stays in the history."""


@dataclass(frozen=True, slots=True)
class PaceSet:
    """The machine's pace, in seconds."""

    pace: float


@dataclass(frozen=True, slots=True)
class RulesSet:
    """Another ruleset or other options for the rounds to come."""

    rules: Ruleset


@dataclass(frozen=True, slots=True)
class SeatsSet:
    """Who sits at the table; the score begins anew where their number changed."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RoundStopped:
    """The round was given up."""


TableEvent: TypeAlias = RoundOpened | MoveMade | MoveTakenBack | PaceSet | RulesSet | SeatsSet | RoundStopped
