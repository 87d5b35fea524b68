"""Chain: every position that a round can come to, and where each throw leads from it.

Seats are alike, so that a state is a position turned until the seat to throw is the first: `shift`
of an edge says by how much it was turned. Only what steers pawns is part of a state: counters are
not, first throws only where the ruleset asks for them, the order of the held only where the oldest
is freed.

States are numbered by their key: each pawn's place among `locals_` (row, turns owed, order held), the
first seat's fastest. They are found breadth first, by `stepping`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from oie.analysis.compile import OLDEST, Compiled
from oie.analysis.errors import AnalysisError
from oie.analysis.stepping import DRAWN, RUNNING, Batch, Stepped, throw
from oie.core.position import Position

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[Any]

MOST_STATES = 1_500_000
"""States that are kept; with 12 classes of throws they need about half a gigabyte while they are solved."""
MOST_KEYS = 150_000_000
"""Keys among which states are marked, a byte each."""
AT_ONCE = 200_000
"""Throws that are worked out at once."""


@dataclass(frozen=True, eq=False)
class States:
    """The states of a chain, and how positions are found among them. S states."""

    tables: Compiled
    seats: int
    places: Ints
    """[P, 3] row, turns owed and order held of each place that a pawn can be in, ascending."""
    keys: Ints
    """[S] keys of the states, ascending."""

    @property
    def count(self) -> int:
        """S."""
        return len(self.keys)

    def batch(self, keys: Ints) -> Batch:
        """The positions with these keys."""
        return _decoded(self.places, self.seats, keys)

    def state_of(self, batch: Batch) -> Ints:
        """The states of positions, -1 where one is none of this chain's."""
        import numpy as np

        keys = _encoded(self.places, _ordered(self.tables, batch))
        found = np.searchsorted(self.keys, keys)
        found[found == len(self.keys)] = 0
        return np.where((keys >= 0) & (self.keys[found] == keys), found, -1)


@dataclass(frozen=True, eq=False)
class Chain(States):
    """States with their edges. S states, K classes of throws."""

    begin: int
    """The state that the chain was built from."""
    next: Ints
    """[S, K] state after a throw; -1 where the thrower won, -2 where the round is drawn."""
    shift: Ints
    """[S, K] by how many seats the next thrower lies after this one."""
    turns: Ints
    """[S, K] slots used up."""


def batch_of(tables: Compiled, position: Position) -> Batch:
    """A position that awaits a throw, as a batch of one, the thrower first."""
    import numpy as np

    seats = range(position.seats)
    order = [(position.seat + k) % position.seats for k in seats]
    rows = [[tables.row(position.spaces[s], not position.thrown[s])] for s in order]
    columns = (rows, [[position.waits[s]] for s in order], [[position.held[s]] for s in order])
    return Batch(*(np.array(column, dtype=np.int32) for column in columns))


def build(tables: Compiled, seats: int, begin: Batch | None = None) -> Chain:
    """The chain of a round of `seats` seats from its start, or of all that follows `begin`.

    Raises `AnalysisError` `odds-large` where there are too many states.
    """
    import numpy as np

    first = begin or _start(tables, seats)
    places = _places(tables, seats, first)
    if len(places) ** seats > MOST_KEYS:
        raise too_large(seats)
    opening = _encoded(places, _ordered(tables, first))
    marked = np.zeros(len(places) ** seats, dtype=bool)
    marked[opening] = True
    front, count = opening, 1
    found: list[tuple[Ints, ...]] = []
    while len(front):
        parts = np.array_split(front, 1 + len(front) * tables.classes // AT_ONCE)
        level = [(part, *_edges(tables, seats, places, part)) for part in parts]
        found += level
        reached = np.unique(np.concatenate([keys[keys >= 0] for _, keys, _, _ in level]))
        front = reached[~marked[reached]]
        marked[front] = True
        count += len(front)
        if count > MOST_STATES:
            raise too_large(seats)
    return _numbered(tables, seats, places, marked, found)


def too_large(seats: int) -> AnalysisError:
    """The error that so many seats come to too many positions."""
    return AnalysisError("odds-large", seats=seats, most=MOST_STATES)


def _start(tables: Compiled, seats: int) -> Batch:
    import numpy as np

    zeros = np.zeros((seats, 1), dtype=np.int32)
    return Batch(np.full((seats, 1), tables.row(tables.start, True), dtype=np.int32), zeros, zeros.copy())


def _places(tables: Compiled, seats: int, begin: Batch) -> Ints:
    """Where a pawn can be after `begin`, as (row, turns owed, order held); rather too many than too few."""
    import numpy as np

    rows = set(begin.rows.ravel().tolist())
    rows |= {row % tables.spaces for row in rows}  # back from its first throw
    waiting = list(rows)
    while waiting:
        for space in set(tables.land[waiting.pop()].tolist()) - rows - {tables.goal}:
            rows.add(space)
            waiting.append(space)
    if tables.fresh_rows:  # a pawn may be displaced before its first throw
        fresh = {row for row in rows if row >= tables.spaces}
        if fresh - {tables.row(tables.start, True)} or tables.meet[tables.start].any():
            rows |= {space + tables.spaces for space in range(tables.goal)}
    longest = max(tables.longest_wait, int(begin.waits.max()))
    held = seats if (tables.hold == 1).any() or begin.orders.any() else 1
    found = [(r, w, o) for r in sorted(rows) for w in range(longest + 1) for o in range(held)]
    return np.array(found, dtype=np.int32)


def _ordered(tables: Compiled, batch: Batch) -> Batch:
    """The batch with the order among the held left out where nothing asks for it."""
    if tables.deadlock == OLDEST:
        return batch
    return Batch(batch.rows, batch.waits, (batch.orders > 0).astype(batch.orders.dtype))


def _encoded(places: Ints, batch: Batch) -> Ints:
    """The keys of a batch; -1 where a pawn is where none can be."""
    import numpy as np

    seats, count = batch.rows.shape
    top = places.max(axis=0) + 1
    lookup = np.full(tuple(top), -1, dtype=np.int64)
    lookup[tuple(places.T)] = np.arange(len(places))
    keys, lost = np.zeros(count, dtype=np.int64), np.zeros(count, dtype=bool)
    for seat in reversed(range(seats)):
        row, wait, order = batch.rows[seat], batch.waits[seat], batch.orders[seat]
        lost |= (row >= top[0]) | (wait >= top[1]) | (order >= top[2])
        inside = (np.minimum(each, most - 1) for each, most in zip((row, wait, order), top, strict=True))
        place = lookup[tuple(inside)]
        lost |= place < 0
        keys = keys * len(places) + place
    return np.where(lost, -1, keys)


def _decoded(places: Ints, seats: int, keys: Ints) -> Batch:
    import numpy as np

    rows, waits, orders = (np.empty((seats, len(keys)), dtype=np.int32) for _ in range(3))
    rest = keys
    for seat in range(seats):
        rest, place = np.divmod(rest, len(places))
        rows[seat], waits[seat], orders[seat] = places[place].T
    return Batch(rows, waits, orders)


def stepped(tables: Compiled, seats: int, places: Ints, keys: Ints) -> Stepped:
    """Every class of throws from every position of `keys`; class fastest."""
    import numpy as np

    from_each = _decoded(places, seats, np.repeat(keys, tables.classes))
    return throw(tables, from_each, np.tile(np.arange(tables.classes), len(keys)))


def _edges(tables: Compiled, seats: int, places: Ints, keys: Ints) -> tuple[Ints, Ints, Ints]:
    """[N, K] keys reached (-1 won, -2 drawn), shifts and turns."""
    import numpy as np

    done = stepped(tables, seats, places, keys)
    reached = _encoded(places, _ordered(tables, done.after))
    assert not ((reached < 0) & (done.end == RUNNING)).any(), "a pawn is where none was expected"
    reached = np.where(done.end == RUNNING, reached, np.where(done.end == DRAWN, -2, -1))
    shape = (len(keys), tables.classes)
    return (
        reached.reshape(shape),
        done.shift.astype(np.int8).reshape(shape),
        done.turns.astype(np.int16).reshape(shape),
    )


def _numbered(
    tables: Compiled, seats: int, places: Ints, marked: Ints, found: list[tuple[Ints, ...]]
) -> Chain:
    """The chain with its states numbered by key; the first of `found` begins with the opening."""
    import numpy as np

    keys = np.flatnonzero(marked)
    number = np.cumsum(marked, dtype=np.int32) - 1
    count, classes = len(keys), tables.classes
    after = np.empty((count, classes), dtype=np.int32)
    shift, turns = np.empty((count, classes), dtype=np.int8), np.empty((count, classes), dtype=np.int16)
    for part, reached, by, used in found:
        rows = number[part]
        after[rows] = np.where(reached >= 0, number[np.maximum(reached, 0)], reached)
        shift[rows], turns[rows] = by, used
    begin = int(number[found[0][0][0]])
    return Chain(tables, seats, places, keys, begin, after, shift, turns)
