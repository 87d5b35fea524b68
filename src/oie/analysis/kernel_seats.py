"""Kernel for any number of seats: rounds played throw by throw on the tables of `compile`.

The order of application is that of the core and of `stepping`, and the tests hold all three against
each other. Slower than `kernel_pairs`, and asks for no chain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from oie.analysis.compile import ALL, CANCEL, DRAW, HIT, OLDEST, RELEASE, RETURN
from oie.analysis.jit import jit
from oie.analysis.kernel_pairs import BITS, GOLDEN, HALF, mix, record

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[Any]

HITS, RETURNS, RELEASES, HOLDS, DEADLOCKS, PAID, DUE, LEADS = range(8)
"""Places of `counts`."""
LAND, WAIT, HOLD, AGAIN = range(4)
"""Tables of `lone`."""
AT, FRESH, WAITS, ORDERS = range(4)
"""Rows of `pawns`; `FRESH` is how far a pawn's row lies from its space."""


@jit
def draw(number: np.uint64, class_of: Ints, cuts: Ints) -> int:
    """The class of throws that a number of 32 bits picks."""
    if len(class_of) > 0:
        direct: int = class_of[(number * np.uint64(len(class_of))) >> BITS]
        return direct
    low, high = 0, len(cuts) - 1
    while low < high:
        middle = (low + high) // 2
        if number < cuts[middle]:
            high = middle
        else:
            low = middle + 1
    return low


@jit
def in_front(at: Ints) -> int:
    """The seat that is alone in front, or -1."""
    front, best, alone = -1, -1, True
    for seat in range(len(at)):
        if at[seat] > best:
            front, best, alone = seat, at[seat], True
        elif at[seat] == best:
            alone = False
    return front if alone else -1


@jit
def is_held(at: Ints, orders: Ints, seat: int, company: Ints) -> bool:
    """Held by a hold until relief, or by standing alone where company is needed."""
    if orders[seat] > 0:
        return True
    if company[at[seat]] == 0:
        return False
    for other in range(len(at)):
        if other != seat and at[other] == at[seat]:
            return False
    return True


@jit
def release(orders: Ints, seat: int) -> None:
    """Free a seat's pawn; those held after it move up."""
    for other in range(len(orders)):
        if orders[other] > orders[seat]:
            orders[other] -= 1
    orders[seat] = 0


@jit
def meet_others(
    at: Ints,
    waits: Ints,
    orders: Ints,
    seat: int,
    land: int,
    meetings: Ints,
    come: Ints,
    counts: Ints,
) -> bool:
    """What happens to the pawns on `land`; whether the thrower must go back to where it came from."""
    origin, returned = at[seat], False
    own_paid, own_due = 0, 0
    for other in range(len(at)):
        if other == seat or at[other] != land:
            continue
        state = 1 if orders[other] > 0 else 0
        bits = meetings[land, state, 0]
        counts[PAID] += meetings[land, state, 1]
        counts[DUE] += meetings[land, state, 3]
        own_paid = max(own_paid, meetings[land, state, 2])
        own_due = max(own_due, meetings[land, state, 4])
        returned = returned or (bits & RETURN) > 0
        if bits & RELEASE:
            release(orders, other)
            counts[RELEASES] += 1
        if bits & HIT:
            at[other] = origin
            come[origin] += 1
            counts[HITS] += 1
            if bits & CANCEL:
                waits[other] = 0
    counts[PAID] += own_paid
    counts[DUE] += own_due
    return returned


@jit
def deadlocked(at: Ints, orders: Ints, company: Ints, rule: int) -> bool:
    """Whether every pawn is held; if so, the rule has freed whom it frees."""
    for seat in range(len(at)):
        if not is_held(at, orders, seat, company):
            return False
    for seat in range(len(at)):
        if rule == ALL or (rule == OLDEST and orders[seat] == 1):
            orders[seat] = 0
        elif rule == OLDEST and orders[seat] > 1:
            orders[seat] -= 1
    return True


@jit
def pass_on(at: Ints, waits: Ints, orders: Ints, seat: int, company: Ints) -> int:
    """Slots until a seat throws; turns to lose are counted down."""
    passes, coming = 0, seat
    while True:
        passes += 1
        coming = coming + 1 if coming + 1 < len(at) else 0
        if is_held(at, orders, coming, company):
            continue
        if waits[coming] == 0:
            return passes
        waits[coming] -= 1


@jit
def rest(
    at: Ints, waits: Ints, orders: Ints, seat: int, wait: int, hold: int, company: Ints, counts: Ints
) -> None:
    """What the space where the thrower's pawn rests does to it."""
    waits[seat] = wait
    if hold == 1:
        last = 0
        for other in range(len(orders)):
            last = max(last, orders[other])
        orders[seat] = last + 1
    if hold > 0 and is_held(at, orders, seat, company):
        counts[HOLDS] += 1


@jit
def arrive(
    lone: Ints,
    meetings: Ints,
    company: Ints,
    pawns: Ints,
    seat: int,
    row: int,
    c: int,
    goal: int,
    come: Ints,
    counts: Ints,
) -> bool:
    """Let the thrower's pawn land and meet who is there; whether it must go back."""
    at, waits, orders = pawns[AT], pawns[WAITS], pawns[ORDERS]
    origin, land = at[seat], lone[LAND, row, c]
    meets = land != goal and land != origin  # G3
    if meets and meet_others(at, waits, orders, seat, land, meetings, come, counts):
        come[origin] += 1
        counts[RETURNS] += 1
        return True
    at[seat] = land
    if land != goal:
        rest(at, waits, orders, seat, lone[WAIT, row, c], lone[HOLD, row, c], company, counts)
    return False


@jit
def play_round(
    lone: Ints,
    meetings: Ints,
    company: Ints,
    class_of: Ints,
    cuts: Ints,
    goal: int,
    rule: int,
    begin: Ints,
    pawns: Ints,
    x: np.uint64,
    taken: Ints,
    come: Ints,
    counts: Ints,
) -> tuple[int, int, bool]:
    """One round, from its stream `x`: slots used up, throws made, whether it was drawn."""
    at, fresh, waits, orders = pawns[AT], pawns[FRESH], pawns[WAITS], pawns[ORDERS]
    for each in range(len(at)):
        at[each], waits[each], orders[each] = begin[0, each] % (goal + 1), begin[1, each], begin[2, each]
        fresh[each] = begin[0, each] - at[each]
    word, used, thrown, seat, front = np.uint64(0), 0, 0, 0, in_front(at)
    while True:
        if thrown % 2 == 0:
            x += GOLDEN
            word = mix(x)
            c = draw(word >> BITS, class_of, cuts)
        else:
            c = draw(word & HALF, class_of, cuts)
        thrown += 1
        row = at[seat] + fresh[seat]
        fresh[seat] = 0
        taken[row, c] += 1
        returned = arrive(lone, meetings, company, pawns, seat, row, c, goal, come, counts)
        ahead = in_front(at)
        if ahead >= 0 and ahead != front:
            counts[LEADS] += 1
        front = ahead
        if at[seat] == goal:
            return used + 1, thrown, False
        if deadlocked(at, orders, company, rule):
            counts[DEADLOCKS] += 1
            if rule == DRAW:
                return used + 1, thrown, True
        granted = lone[AGAIN, row, c] > 0 and not returned and waits[seat] == 0
        if granted and not is_held(at, orders, seat, company):
            continue
        passes = pass_on(at, waits, orders, seat, company)
        used += passes
        seat = (seat + passes) % len(at)


@jit
def play_seats(
    lone: Ints,
    meetings: Ints,
    company: Ints,
    class_of: Ints,
    cuts: Ints,
    goal: int,
    rule: int,
    begin: Ints,
    pawns: Ints,
    key: np.uint64,
    first: int,
    count: int,
    taken: Ints,
    come: Ints,
    counts: Ints,
    turns: Ints,
    throws: Ints,
    ends: Ints,
    beyond: Ints,
) -> None:
    """Play rounds `first` to `first + count - 1` and add what happened to the last seven arrays.

    `lone` are the tables land, wait, hold and again of `Compiled`, one after the other; `meetings` has
    five numbers a space and state: bits, payments of the pawn met and of the thrower, counters due of
    both. `class_of` is empty where `cuts` are used. `begin` are rows, turns owed and order held of each
    pawn where rounds begin; `pawns` is room for four numbers of each seat.
    """
    seats = pawns.shape[1]
    for number in range(first, first + count):
        x = mix(key + np.uint64(number) * GOLDEN)
        used, thrown, drawn = play_round(
            lone, meetings, company, class_of, cuts, goal, rule, begin, pawns, x, taken, come, counts
        )
        record(np.uint64(used), np.uint64(thrown), turns, throws, beyond)
        ends[seats if drawn else (used - 1) % seats] += 1
