"""Evolve: what one table event changes, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never

from oie.core.evolve import evolve as evolve_position
from oie.core.game import fold
from oie.core.moves import Throw
from oie.dice.sealing import Sealing
from oie.table import events as ev
from oie.table.errors import TableError
from oie.table.lobby import Chair, need, refit
from oie.table.round import Made, MoveMade, RoundOpened
from oie.table.table import Table, throws_in

_OtherEvent: TypeAlias = (
    RoundOpened
    | ev.MoveTakenBack
    | ev.PaceSet
    | ev.TableSet
    | ev.RoundStopped
    | ev.RoundTakenUp
    | ev.LobbyEvent
    | ev.SealEvent
)


def evolve(table: Table, event: ev.TableEvent) -> Table:
    """The table after one event."""
    if isinstance(event, MoveMade):  # by far the commonest: one copy is enough
        return _moved(table, event)
    after = _evolve(table, event)
    return replace(after, version=table.version + 1)


def _moved(table: Table, event: MoveMade) -> Table:
    """The table after a move: position, score, and when the machine comes (UX-30)."""
    assert table.position is not None
    position = evolve_position(table.position, event.events)
    result, score, pool, place = position.result, table.score, table.pool, None
    if result is None:
        place = table.order[position.seat]
    elif result.winner is None:
        pool = position.pool
    else:
        won = table.order[result.winner]
        score = tuple(points + (place == won) for place, points in enumerate(score))
    return Table(  # field by field: `replace` takes three times as long, and this happens with every throw
        rules=table.rules,
        seats=table.seats,
        dice=table.dice,
        pace=table.pace,
        round=table.round,
        score=score,
        order=table.order,
        opening=table.opening,
        moves=(*table.moves, Made(event)),
        position=position,
        pool=pool,
        wake_at=event.at + table.pace if place is not None and table.by_machine(place) else None,
        version=table.version + 1,
        lobby=table.lobby,
        sealing=table.sealing,
        segments=table.segments,
        throws=table.throws + isinstance(event.move, Throw),
    )


def _evolve(table: Table, event: _OtherEvent) -> Table:
    match event:
        case RoundOpened():
            opened = replace(
                table,
                # A sealing has counted its round already, so that one that was dropped leaves a gap.
                round=table.round + (not table.segments),
                order=event.order,
                opening=event,
                moves=(),
                throws=0,
                position=fold(table.rules, event.events),
                pool=0,
            )
            return _waiting(opened, event.at)
        case ev.MoveTakenBack():
            return _taken_back(table)
        case ev.PaceSet(pace=pace):
            return replace(table, pace=pace)
        case ev.TableSet(rules=rules, seats=seats, dice=dice):
            kept = len(seats) == len(table.seats)
            score = table.score if kept else (0,) * len(seats)
            pool = table.pool if kept and rules.has_counters else 0
            lobby = table.lobby and refit(table.lobby, len(seats))
            return replace(
                _cleared(table), rules=rules, seats=seats, dice=dice, score=score, pool=pool, lobby=lobby
            )
        case ev.RoundStopped():
            return _cleared(table)
        case ev.RoundTakenUp(table=taken):
            lobby = table.lobby and refit(table.lobby, len(taken.seats))
            return replace(taken, lobby=lobby, wake_at=taken.wake_at)
        case (
            ev.SealBegun()
            | ev.KeySealed()
            | ev.KeyOpened()
            | ev.SealTimeUp()
            | ev.LotsDrawn()
            | ev.SecretShown()
        ):
            return _sealing(table, event)
        case _:
            return _seated(table, event)


def _sealing(table: Table, event: ev.SealEvent) -> Table:
    match event:
        case ev.SealBegun(at=at, offer=offer):
            going_on = table.running  # a round that was taken up: its throws are counted on (UX-56)
            fresh = table if going_on else replace(_cleared(table), round=table.round + 1)
            sealing = Sealing.begin(
                offer.code,
                fresh.round,
                len(fresh.segments) + 1,
                offer.commitment,
                seats=offer.pages,
                now=at,
                first=fresh.throws + 1,
            )
            return _contributed(fresh, sealing, at)
        case ev.KeySealed(at=at) | ev.KeyOpened(at=at):
            return _contributed(table, sealing_after(table, event), at)
        case ev.SealTimeUp(at=at):
            return _contributed(table, need_sealing(table).at(at), at)
        case ev.LotsDrawn(lots=lots):
            return replace(table, segments=(*table.segments[:-1], replace(table.segments[-1], lots=lots)))
        case ev.SecretShown(secret=secret):
            shown = replace(table.segments[-1], secret=secret)
            return replace(table, segments=(*table.segments[:-1], shown))
        case _:
            assert_never(event)


def _contributed(table: Table, sealing: Sealing, at: float) -> Table:
    """The table after a step of sealing: once the dice are sealed, play begins or goes on."""
    if sealing.phase != "sealed":
        return replace(table, sealing=sealing, wake_at=sealing.wake_at)
    sealed = replace(table, sealing=None, segments=(*table.segments, sealing.segment()))
    return _waiting(sealed, at)


def _seated(table: Table, event: ev.LobbyEvent) -> Table:
    lobby = need(table.lobby)
    match event:
        case ev.SeatTaken(place=place, name=name, key=key):
            seats = tuple(replace(s, name=name) if n == place else s for n, s in enumerate(table.seats))
            return _clock(replace(table, seats=seats, lobby=lobby.with_chair(place, Chair(key))))
        case ev.SeatLeft(place=place):
            held = lobby.chairs[place].held
            return replace(table, lobby=lobby.with_chair(place, Chair(None, held)))
        case ev.SeatHeld(at=at, place=place):
            chair = replace(lobby.chairs[place], held=True)
            held_table = replace(table, lobby=lobby.with_chair(place, chair))
            awaited = table.awaited_place == place and table.sealing is None
            return _waiting(held_table, at) if awaited else held_table
        case ev.SeatGivenBack(place=place):
            chair = replace(lobby.chairs[place], held=False)
            return _clock(replace(table, lobby=lobby.with_chair(place, chair)))
        case ev.HostChanged(key=key):
            return replace(table, lobby=replace(lobby, host=key))
        case ev.WatchingSet(watching=watching):
            return replace(table, lobby=replace(lobby, watching=watching))
        case _:
            assert_never(event)


_last_contribution: tuple[Sealing, ev.KeySealed | ev.KeyOpened, Sealing] | None = None
"""What was asked last, and the answer: who decides that a key is right then lets the same event happen."""


def sealing_after(table: Table, event: ev.KeySealed | ev.KeyOpened) -> Sealing:
    """The sealing after a page has sealed or opened its key. Raises `TableError` or `DiceError`."""
    global _last_contribution  # noqa: PLW0603 - one slot, and only ever a cache
    sealing, known = need_sealing(table), _last_contribution
    if known is not None and known[0] is sealing and known[1] is event:
        return known[2]
    if isinstance(event, ev.KeySealed):
        after = sealing.seal(event.place, event.c, event.at)
    else:
        after = sealing.open(event.place, event.k, event.at)
    _last_contribution = (sealing, event, after)
    return after


def need_sealing(table: Table) -> Sealing:
    """The sealing that is under way. Raises `TableError` where there is none."""
    if table.sealing is None:
        raise TableError("table-not-sealing")
    return table.sealing


def _clock(table: Table) -> Table:
    """No machine's clock runs where no machine is awaited any more."""
    return table if table.sealing is not None or table.machine_awaited else replace(table, wake_at=None)


def _waiting(table: Table, now: float) -> Table:
    """When the machine is to throw next (UX-30: the pace counts from the end of the move before)."""
    return replace(table, wake_at=now + table.pace if table.machine_awaited else None)


def _taken_back(table: Table) -> Table:
    last = table.moves[-1]
    moves = (*table.moves[:-1], Made(last.made, taken_back=True))
    opening = table.opening
    assert opening is not None and table.position is not None
    unscored = table
    if table.position.result is not None and table.position.result.winner is not None:
        won = table.order[table.position.result.winner]
        unscored = replace(table, score=tuple(p - (i == won) for i, p in enumerate(table.score)))
    counted = replace(unscored, moves=moves, throws=throws_in(moves), pool=0)
    events = [*opening.events, *(e for made in counted.history() for e in made.events)]
    return _waiting(replace(counted, position=fold(table.rules, events)), last.made.at)


def _cleared(table: Table) -> Table:
    return replace(
        table,
        order=(),
        opening=None,
        moves=(),
        throws=0,
        position=None,
        wake_at=None,
        sealing=None,
        segments=(),
    )
