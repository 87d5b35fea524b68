"""Evolve: what one table event changes, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from oie.core.evolve import evolve as evolve_position
from oie.core.game import fold
from oie.core.position import Position
from oie.table import events as ev
from oie.table.round import Made, MoveMade, RoundOpened
from oie.table.table import Table


def evolve(table: Table, event: ev.TableEvent) -> Table:
    """The table after one event."""
    after = _evolve(table, event)
    return replace(after, version=table.version + 1)


def _evolve(table: Table, event: ev.TableEvent) -> Table:
    match event:
        case RoundOpened():
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
        case MoveMade():
            assert table.position is not None
            position = evolve_position(table.position, event.events)
            moved = replace(table, moves=(*table.moves, Made(event)), position=position)
            return _waiting(_scored(moved, position), event.at)
        case ev.MoveTakenBack():
            return _taken_back(table)
        case ev.PaceSet(pace=pace):
            return replace(table, pace=pace)
        case ev.TableSet(rules=rules, seats=seats, dice=dice):
            kept = len(seats) == len(table.seats)
            score = table.score if kept else (0,) * len(seats)
            pool = table.pool if kept and rules.has_counters else 0
            return replace(_cleared(table), rules=rules, seats=seats, dice=dice, score=score, pool=pool)
        case ev.RoundStopped():
            return _cleared(table)
        case ev.RoundTakenUp(table=taken):
            return taken
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
