"""The game: the three verbs `start`, `play` and `fold`.

`start` opens a round, `play` is the one way to change anything, `fold` gives back the position
that a list of events describes. For every round, `fold(rules, events) == position`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from oie.core import events as ev
from oie.core.decide import decide
from oie.core.errors import PositionError
from oie.core.evolve import evolve, opening
from oie.core.legal import MOST_COUNTERS, MOST_SEATS
from oie.core.moves import Move
from oie.core.position import Position
from oie.core.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Step:
    """A position with the events that led to it from the one before."""

    position: Position
    events: tuple[ev.Event, ...]


def start(rules: Ruleset, seats: int = 2, first: int = 0, *, pool: int = 0, analysis: bool = False) -> Step:
    """Open a round of `seats` seats, `first` to throw, with `pool` counters left on the table.

    `analysis` allows any number of seats from 1 (to a million), where the game itself would refuse it. Raises
    `PositionError` for a number of seats or a first seat that the ruleset does not know.
    """
    least, most = (1, MOST_SEATS) if analysis else rules.seats
    if type(seats) is not int or not least <= seats <= most:
        raise PositionError("position-seats", least=least, most=most, got=seats)
    if type(first) is not int or not 0 <= first < seats:
        raise PositionError("position-seat", seat=first, last=seats - 1)
    if pool and not rules.has_counters:
        raise PositionError("position-no-counters", got=f"a pool of {pool}")
    if type(pool) is not int or not 0 <= pool <= MOST_COUNTERS:
        raise PositionError("position-pool", most=MOST_COUNTERS, got=pool)
    started = ev.RoundStarted(seats, first, pool)
    events: list[ev.Event] = [started]
    if rules.purse is not None and rules.stake:
        events += [ev.Anted(seat, min(rules.stake, rules.purse)) for seat in range(seats)]
    return Step(evolve(opening(rules, started), events[1:]), tuple(events))


def play(position: Position, move: Move) -> Step:
    """Make one move. Raises `MoveError`; then nothing has happened."""
    after, events = decide(position, move)
    return Step(after, events)


def fold(rules: Ruleset, events: Iterable[ev.Event]) -> Position:
    """The position that a round's events describe, from `RoundStarted` on.

    Raises ValueError where the first event is another.
    """
    stream = iter(events)
    first = next(stream, None)
    if not isinstance(first, ev.RoundStarted):
        raise ValueError("a round's events begin with RoundStarted")
    return evolve(opening(rules, first), stream)
