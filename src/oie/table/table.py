"""The table: the place where rounds are played, as one immutable value.

Here live seats, order, score, pace and the moves of the running round. No socket, clock, file or
dice: time and dice are given to `decide`. `evolve` is the only way in which a table changes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from oie.core.evolve import evolve as evolve_position
from oie.core.game import fold
from oie.core.position import Position
from oie.core.ruleset import Ruleset
from oie.dice import DiceKind
from oie.record import Seat
from oie.table import events as ev

PACE = 1.0
"""Seconds before the machine throws, where nobody chose (UX-30)."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move of the running round, as it stands in the history."""

    made: ev.MoveMade
    taken_back: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table between or within rounds."""

    rules: Ruleset
    seats: tuple[Seat, ...]
    """Who sits at the table, in the order in which they sat down."""
    dice: DiceKind = "system"
    pace: float = PACE
    round: int = 0
    """Number of the running or last round; 0 before the first."""
    score: tuple[int, ...] = ()
    """Rounds won, by place at the table."""
    order: tuple[int, ...] = ()
    """Turn order of the round: its seat n is the place `order[n]` at the table."""
    opening: ev.RoundOpened | None = None
    """How the running or finished round began, or None where there is none."""
    moves: tuple[Made, ...] = ()
    position: Position | None = None
    pool: int = 0
    """Counters that a drawn round left on the table."""
    wake_at: float | None = None
    """When the machine throws, or None where it is not awaited."""
    version: int = 0
    """Number of events so far."""

    @property
    def running(self) -> bool:
        """True while a round is being played."""
        return self.position is not None and self.position.result is None

    @property
    def turn(self) -> int:
        """Moves made in this round, those taken back included: the number a command must name."""
        return len(self.moves)

    @property
    def names(self) -> tuple[str, ...]:
        """Names in the turn order of the round."""
        return tuple(seat.name for seat in self.in_order)

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """Seats in the turn order of the round, or as they sat down before one."""
        return tuple(self.seats[place] for place in self.order) if self.order else self.seats

    @property
    def awaited(self) -> Seat | None:
        """The seat whose move is awaited, or None where no round is running."""
        position = self.position
        return self.in_order[position.seat] if position is not None and position.result is None else None

    def history(self) -> tuple[ev.MoveMade, ...]:
        """The moves that count, in order."""
        return tuple(m.made for m in self.moves if not m.taken_back)


def new_table(
    rules: Ruleset, seats: tuple[Seat, ...], dice: DiceKind = "system", pace: float = PACE
) -> Table:
    """A table before its first round."""
    return Table(rules, seats, dice, pace, score=(0,) * len(seats))


def evolve(table: Table, event: ev.TableEvent) -> Table:
    """The table after one event."""
    after = _evolve(table, event)
    return replace(after, version=table.version + 1)


def _evolve(table: Table, event: ev.TableEvent) -> Table:
    match event:
        case ev.RoundOpened():
            opened = replace(
                table,
                round=table.round + 1,
                order=event.order,
                opening=event,
                moves=(),
                position=fold(table.rules, event.events),
                pool=0,
            )
            return _waiting(opened, event.at)
        case ev.MoveMade():
            assert table.position is not None
            position = evolve_position(table.position, event.events)
            moved = replace(table, moves=(*table.moves, Made(event)), position=position)
            return _waiting(_scored(moved, position), event.at)
        case ev.MoveTakenBack():
            return _taken_back(table)
        case ev.PaceSet(pace=pace):
            return replace(table, pace=pace)
        case ev.RulesSet(rules=rules):
            return replace(_cleared(table), rules=rules, pool=0)
        case ev.SeatsSet(seats=seats):
            kept = len(seats) == len(table.seats)
            return replace(_cleared(table), seats=seats, score=table.score if kept else (0,) * len(seats))
        case ev.RoundStopped():
            return _cleared(table)
        case _:
            assert_never(event)


def _waiting(table: Table, now: float) -> Table:
    """When the machine is to throw next (UX-30: the pace counts from the end of the move before)."""
    awaited = table.awaited
    machine = awaited is not None and awaited.kind == "machine"
    return replace(table, wake_at=now + table.pace if machine else None)


def _scored(table: Table, position: Position) -> Table:
    result = position.result
    if result is None:
        return table
    if result.winner is None:
        return replace(table, pool=position.pool)
    won = table.order[result.winner]
    score = tuple(points + (place == won) for place, points in enumerate(table.score))
    return replace(table, score=score)


def _taken_back(table: Table) -> Table:
    last = table.moves[-1]
    moves = (*table.moves[:-1], Made(last.made, taken_back=True))
    opening = table.opening
    assert opening is not None and table.position is not None
    unscored = table
    if table.position.result is not None and table.position.result.winner is not None:
        won = table.order[table.position.result.winner]
        unscored = replace(table, score=tuple(p - (i == won) for i, p in enumerate(table.score)))
    counted = replace(unscored, moves=moves, pool=0)
    events = [*opening.events, *(e for made in counted.history() for e in made.events)]
    return _waiting(replace(counted, position=fold(table.rules, events)), last.made.at)


def _cleared(table: Table) -> Table:
    return replace(table, order=(), opening=None, moves=(), position=None, wake_at=None)
