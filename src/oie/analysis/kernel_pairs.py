"""Kernel for one and two seats: rounds walked along the edges of their chain.

An edge is one cell of 32 or 64 bits: where the next state's edges begin, above it the slots that the
throw uses up, and above them how often the edge was taken, which is all that is counted on the way:
every statistic of throws is worked out of it afterwards. A `layout` says where in the cell each begins.
Every slot moves the turn on by one seat, so the winner follows from the turns (`&` is the remainder of a
division by 1 or 2). Two rounds are under way at once, because one alone waits for memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from oie.analysis.jit import jit

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[Any]

LANES = 2
NEXT, TO_TURNS, TURNS, TAKEN = range(4)
"""Places of a layout: mask of the next state, shift and mask of the turns, what counts one taking."""
GOLDEN = np.uint64(0x9E3779B97F4A7C15)
FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
HALF, BITS, ONE = np.uint64(2**32 - 1), np.uint64(32), np.uint64(1)
COUNT_THROW = np.uint64(1 << 32)
"""Throws are counted in the upper half of a round's sum, turns in the lower."""


@jit
def mix(z: np.uint64) -> np.uint64:
    """The output function of splitmix64, as in `stream`."""
    z = (z ^ (z >> np.uint64(30))) * FIRST
    z = (z ^ (z >> np.uint64(27))) * SECOND
    return z ^ (z >> np.uint64(31))


@jit
def record(used: np.uint64, thrown: np.uint64, turns: Ints, throws: Ints, beyond: Ints) -> None:
    """Count the length of a round; a histogram ends with "and more", what it leaves out is in `beyond`."""
    last = np.uint64(len(turns) - 1)
    turns[min(used, last)] += 1
    throws[min(thrown, last)] += 1
    if max(used, thrown) >= last:
        if used >= last:
            beyond[0] += used
            beyond[1] += used * used
        if thrown >= last:
            beyond[2] += thrown
            beyond[3] += thrown * thrown


@jit
def play_pairs(
    lanes: Ints,
    layout: Ints,
    cells: Ints,
    class_of: Ints,
    begin: np.uint64,
    over: np.uint64,
    seats: int,
    key: np.uint64,
    first: int,
    count: int,
    turns: Ints,
    throws: Ints,
    ends: Ints,
    beyond: Ints,
) -> None:
    """Play rounds `first` to `first + count - 1`; `cells` and the last four arrays are added to.

    `lanes` is room for three numbers of each of `LANES` rounds; `layout` is of the type of `cells`.
    `class_of` leads from a number below its length to a class. A state from `over` on ends the round:
    won at `over` itself, drawn above it.
    """
    total = np.uint64(len(class_of))
    state, stream, sum_ = lanes[0], lanes[1], lanes[2]
    next_, to_turns, turns_, taken = layout[NEXT], layout[TO_TURNS], layout[TURNS], layout[TAKEN]
    live, size = min(LANES, count), np.uint64(seats)
    coming, last = np.uint64(first + live), np.uint64(first + count)
    for lane in range(live):
        state[lane], stream[lane] = begin, mix(key + np.uint64(first + lane) * GOLDEN)
    while live > 0:
        lane = 0
        while lane < live:
            x = stream[lane] + GOLDEN
            here, so_far = state[lane], sum_[lane]
            word = mix(x)
            taking = here + class_of[((word >> BITS) * total) >> BITS]
            cell = cells[taking]
            cells[taking] = cell + taken
            so_far += np.uint64((cell >> to_turns) & turns_) + COUNT_THROW
            here = np.uint64(cell & next_)
            if here < over:
                taking = here + class_of[((word & HALF) * total) >> BITS]
                cell = cells[taking]
                cells[taking] = cell + taken
                so_far += np.uint64((cell >> to_turns) & turns_) + COUNT_THROW
                here = np.uint64(cell & next_)
            if here >= over:
                used = so_far & HALF
                record(used, so_far >> BITS, turns, throws, beyond)
                ends[size if here > over else (used - ONE) & (size - ONE)] += 1
                if coming >= last:  # the last lane takes this one's place
                    live -= 1
                    state[lane], stream[lane], sum_[lane] = state[live], stream[live], sum_[live]
                    continue
                here, so_far = begin, np.uint64(0)
                x = mix(key + coming * GOLDEN)
                coming += ONE
            state[lane], stream[lane], sum_[lane] = here, x, so_far
            lane += 1
