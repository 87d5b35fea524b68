"""A round at a table: how it began, and the moves made in it."""

from __future__ import annotations

from dataclasses import dataclass

from oie.core.events import Event
from oie.core.moves import Move


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
class Made:
    """A move of the running round, as it stands in the history."""

    made: MoveMade
    taken_back: bool = False
