"""Stepping: one throw for many positions at once, by the tables of `compile`.

A batch of N positions is three arrays of shape [seats, N]: the row of each pawn, the turns it owes,
its order among the held (0 where it is free). The thrower comes first, the others follow in the
order of the seats; after a throw the positions are turned so that the next thrower comes first.

The order of application is that of the core: landing, meeting, rest, payments, win, deadlock, whose
turn it is. The tests compare every step of it with the core.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from oie.analysis.compile import ALL, CANCEL, DRAW, HIT, OLDEST, RELEASE, RETURN, Compiled

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[Any]

RUNNING, WON, DRAWN = 0, 1, 2
MOST_PASSES = 5000
"""Slots that can pass between two throws; the longest wait of a space is 20 turns a payment."""


@dataclass(slots=True)
class Batch:
    """Positions that await a throw, the thrower first. Shape [seats, N]."""

    rows: Ints
    waits: Ints
    orders: Ints


@dataclass(slots=True)
class Stepped:
    """What a throw led to. Arrays of N, those of seats of shape [seats, N], thrower before turning first."""

    after: Batch
    """Turned to the next thrower; of no meaning where the round is over."""
    end: Ints
    """RUNNING, WON (by the thrower) or DRAWN."""
    shift: Ints
    """By how many seats the next thrower lies after the thrower; 0 where it throws again."""
    turns: Ints
    """Slots of the order that this throw used up, those passed over included."""
    hits: Ints
    """Pawns displaced."""
    returns: Ints
    releases: Ints
    """Pawns freed by another."""
    held: Ints
    """1 where the thrower's pawn was held."""
    deadlocks: Ints
    paid: Ints
    """Payments for meetings and spaces, and the counters due for them."""
    due: Ints
    leads: Ints
    """1 where a seat is alone in front now that was not before."""


@dataclass(slots=True)
class _Met:
    """What meetings did to the thrower, and what they cost. Arrays of N."""

    returned: Ints
    hits: Ints
    releases: Ints
    paid: Ints
    due: Ints


def throw(tables: Compiled, batch: Batch, classes: Ints) -> Stepped:
    """One throw of the class `classes[i]` in each position i."""
    import numpy as np

    now = Batch(batch.rows.copy(), batch.waits.copy(), batch.orders.copy())
    rows, waits, orders = now.rows, now.waits, now.orders
    own, front = rows[0].copy(), _front(rows % tables.spaces)
    origin, land = own % tables.spaces, tables.land[own, classes]
    won = land == tables.goal
    met = _meet(tables, now, land, origin, ~won & (land != origin))  # G3
    rests = ~met.returned & ~won
    rows[0] = np.where(met.returned, origin, land)
    at = rows % tables.spaces
    holds = np.where(rests, tables.hold[own, classes], 0)
    company = (tables.company[at] > 0) & ((at[:, None, :] == at[None, :, :]).sum(axis=1) == 1)
    orders[0] = np.where(holds == 1, orders.max(axis=0) + 1, orders[0])
    waits[0] = np.where(rests, tables.wait[own, classes], 0)
    dead = ~won & ((orders > 0) | company).all(axis=0)
    _undo_deadlock(tables.deadlock, orders, dead)
    end = np.where(won, WON, np.where(dead & (tables.deadlock == DRAW), DRAWN, RUNNING))
    held = (orders > 0) | company
    again = (tables.again[own, classes] > 0) & rests & ~held[0] & (waits[0] == 0) & (end == RUNNING)
    shift, turns = _pass_on(waits, held, (end == RUNNING) & ~again)
    ahead = _front(at)
    return Stepped(
        after=_turned(now, shift),
        end=end,
        shift=shift,
        turns=np.where(again, 0, turns),
        hits=met.hits,
        returns=met.returned.astype(land.dtype),
        releases=met.releases,
        held=((holds == 1) | ((holds == 2) & company[0])).astype(land.dtype),
        deadlocks=dead.astype(land.dtype),
        paid=tables.paid[own, classes] + met.paid,
        due=tables.due[own, classes] + met.due,
        leads=((ahead >= 0) & (ahead != front)).astype(land.dtype),
    )


def _meet(tables: Compiled, now: Batch, land: Ints, origin: Ints, meets: Ints) -> _Met:
    """What happens to the pawns on `land` where `meets` says so; `now` is changed."""
    import numpy as np

    hits, releases, paid, due, own_paid, own_due = (np.zeros_like(land) for _ in range(6))
    returned = np.zeros(land.shape, dtype=bool)
    at = now.rows % tables.spaces
    for other in range(1, len(at)):
        met = np.flatnonzero(meets & (at[other] == land))
        if not len(met):
            continue
        space, state = land[met], (now.orders[other, met] > 0).astype(np.int64)
        bits = tables.meet[space, state]
        paid[met] += tables.meet_paid[space, state, 0]
        due[met] += tables.meet_due[space, state, 0]
        # The thrower pays once, however many it meets.
        own_paid[met] = np.maximum(own_paid[met], tables.meet_paid[space, state, 1])
        own_due[met] = np.maximum(own_due[met], tables.meet_due[space, state, 1])
        returned[met] |= (bits & RETURN) > 0
        freed = met[(bits & RELEASE) > 0]
        _release(now.orders, other, freed)
        releases[freed] += 1
        hit = met[(bits & HIT) > 0]
        now.rows[other, hit] += origin[hit] - at[other, hit]
        hits[hit] += 1
        now.waits[other, met[(bits & (HIT | CANCEL)) == (HIT | CANCEL)]] = 0
    return _Met(returned, hits, releases, paid + own_paid, due + own_due)


def _release(orders: Ints, seat: int, where: Ints) -> None:
    """Free a seat's pawn; those held after it move up."""
    chosen = orders[:, where]
    chosen -= chosen > chosen[seat]
    chosen[seat] = 0
    orders[:, where] = chosen


def _undo_deadlock(rule: int, orders: Ints, dead: Ints) -> None:
    """Let the rule for a deadlock free whom it frees (G7)."""
    if rule == ALL:
        orders[:, dead] = 0
    elif rule == OLDEST:
        orders[:, dead] -= orders[:, dead] > 0


def _front(at: Ints) -> Ints:
    """The seat that is alone in front, -1 where none is; counted from the thrower."""
    import numpy as np

    first = at.argmax(axis=0)
    return np.where((at == at.max(axis=0)).sum(axis=0) == 1, first, -1)


def _pass_on(waits: Ints, held: Ints, going: Ints) -> tuple[Ints, Ints]:
    """How far the next thrower is, and the slots used up; turns to lose are counted down (G1)."""
    import numpy as np

    seats, count = waits.shape
    shift, turns = np.zeros(count, dtype=np.int64), np.ones(count, dtype=np.int64)
    left = np.flatnonzero(going)
    for passes in range(1, MOST_PASSES):
        if not len(left):
            break
        seat = passes % seats
        fixed = held[seat, left]
        owing = ~fixed & (waits[seat, left] > 0)
        waits[seat, left[owing]] -= 1
        done = left[~fixed & ~owing]
        shift[done], turns[done] = seat, passes
        left = left[fixed | owing]
    return shift, turns


def _turned(batch: Batch, shift: Ints) -> Batch:
    """The same positions with the seat `shift` first."""
    import numpy as np

    seats = len(batch.rows)
    order = (np.arange(seats)[:, None] + shift) % seats
    return Batch(*(np.take_along_axis(a, order, axis=0) for a in (batch.rows, batch.waits, batch.orders)))
