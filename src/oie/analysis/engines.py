"""Engines: the kernels made ready for one ruleset and number of seats, and their counts as a tally.

What `play` of an engine does to the arrays of one block is all that runs on several threads; a
`Tally` is made of the sums at the end.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from oie.analysis.chain import Chain, batch_of, build, stepped
from oie.analysis.compile import MOST_DIRECT, Compiled
from oie.analysis.stream import cuts, key_of
from oie.analysis.tally import EVENTS, LONGEST, Lengths, Tally, blank
from oie.core.position import Position

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[Any]

LEAST_COUNT_BITS = 14
"""Bits for a count from which on cells of 32 bits are used: what most blocks need."""


@dataclass(slots=True)
class Counts:
    """What was counted in some rounds. Arrays that can be added."""

    taken: Ints
    """How often each edge, or each throw of each row, was taken."""
    come: Ints
    """[spaces] pawns put on each space by a meeting; counted by `kernel_seats` alone."""
    events: Ints
    """The counts of `kernel_seats`."""
    turns: Ints
    throws: Ints
    ends: Ints
    """[seats + 1] rounds won by each seat, and drawn."""
    beyond: Ints
    """Turns, their squares, throws, their squares of the rounds in the histograms' last places."""

    def add(self, other: Counts) -> None:
        """Add the counts of other rounds; edges only where the other has counted them."""
        for name in self.__slots__:
            if name != "taken" or other.taken.size:
                getattr(self, name)[...] += getattr(other, name)


class Engine:
    """What two kernels have in common."""

    name = ""

    def __init__(self, tables: Compiled, opening: Position, seed: int) -> None:
        import numpy as np

        self.tables, self.opening, self.seats, self.seed = tables, opening, opening.seats, seed
        self.batch = batch_of(tables, opening)
        self.key = np.uint64(key_of(seed))
        direct = tables.total <= MOST_DIRECT
        self.class_of = tables.class_of() if direct else np.zeros(0, dtype=np.uint32)
        self.edges_shape: tuple[int, ...] = tables.land.shape

    def play(self, first: int, count: int, into: Counts) -> None:
        """Play rounds `first` to `first + count - 1` and add what happened to `into`."""
        raise NotImplementedError

    def zeros(self, edges: int | None = None) -> Counts:
        """Counts of nothing; with room for so many edges, or for all."""
        import numpy as np

        return Counts(
            taken=np.zeros(self.edges_shape if edges is None else edges, dtype=np.int64),
            come=np.zeros(self.tables.spaces, dtype=np.int64),
            events=np.zeros(8, dtype=np.int64),
            turns=np.zeros(LONGEST, dtype=np.int64),
            throws=np.zeros(LONGEST, dtype=np.int64),
            ends=np.zeros(self.seats + 1, dtype=np.int64),
            beyond=np.zeros(4, dtype=np.int64),
        )

    def tally(self, counts: Counts, parts: tuple[tuple[int, int], ...]) -> Tally:
        """The tally of these counts."""
        import numpy as np

        rows_taken, come, events = self._by_rows(counts)
        tables = self.tables
        events["payments"] += int((rows_taken * tables.paid).sum())
        events["due"] += int((rows_taken * tables.due).sum())
        events["guards"] = int((rows_taken * tables.guards).sum())
        beyond = [int(n) for n in counts.beyond]
        return replace(
            blank(self.opening, self.seed),
            parts=parts,
            won=np.roll(counts.ends[:-1], self.opening.seat),  # the thrower was the first
            drawn=int(counts.ends[-1]),
            turns=_lengths(counts.turns, *beyond[:2]),
            throws=_lengths(counts.throws, *beyond[2:]),
            visits=come + _touches(tables, rows_taken),
            events={name: events[name] for name in EVENTS},
            engine=self.name,
        )

    def _by_rows(self, counts: Counts) -> tuple[Ints, Ints, dict[str, int]]:
        """[R, K] how often each throw was made from each row, [spaces] pawns put there, and the events
        of meetings and rests."""
        raise NotImplementedError


class Seats(Engine):
    """`kernel_seats`, for any number of seats."""

    name = "seats"

    def __init__(self, tables: Compiled, opening: Position, seed: int) -> None:
        import numpy as np

        super().__init__(tables, opening, seed)
        self.lone = np.array([tables.land, tables.wait, tables.hold, tables.again])
        self.meetings = np.concatenate([tables.meet[..., None], tables.meet_paid, tables.meet_due], axis=2)
        self.cuts = np.array(cuts(tables.ways.tolist()), dtype=np.uint64)

    def play(self, first: int, count: int, into: Counts) -> None:
        import numpy as np

        from oie.analysis.kernel_seats import play_seats

        tables, batch = self.tables, self.batch
        begin = np.array([batch.rows, batch.waits, batch.orders], dtype=np.int64)[:, :, 0]
        play_seats(
            self.lone,
            self.meetings,
            tables.company,
            self.class_of,
            self.cuts,
            tables.goal,
            tables.deadlock,
            begin,
            np.zeros((4, self.seats), dtype=np.int64),
            self.key,
            first,
            count,
            into.taken,
            into.come,
            into.events,
            into.turns,
            into.throws,
            into.ends,
            into.beyond,
        )

    def _by_rows(self, counts: Counts) -> tuple[Ints, Ints, dict[str, int]]:
        names = ("hits", "returns", "releases", "holds", "deadlocks", "payments", "due", "leads")
        return counts.taken, counts.come, dict(zip(names, map(int, counts.events), strict=True))


class Pairs(Engine):
    """`kernel_pairs`, along the edges of a chain."""

    name = "pairs"

    def __init__(self, tables: Compiled, opening: Position, seed: int, chain: Chain) -> None:
        import numpy as np

        super().__init__(tables, opening, seed)
        self.chain, over = chain, chain.count * tables.classes
        after = np.where(chain.next >= 0, chain.next * tables.classes, over - 1 - chain.next)
        self.begin, self.over = np.uint64(chain.begin * tables.classes), np.uint64(over)
        to_turns = (over + 1).bit_length()
        to_taken = to_turns + int(chain.turns.max()).bit_length()
        self.cells = (after | chain.turns.astype(np.int64) << to_turns).astype(np.uint64).ravel()
        masks = ((1 << to_turns) - 1, to_turns, (1 << (to_taken - to_turns)) - 1, 1 << to_taken)
        self.layout, self.to_taken = np.array(masks, dtype=np.uint64), to_taken
        self.steps = np.arange(LONGEST - 1)
        self.edges_shape = self.cells.shape
        self.wide = 32 - to_taken < LEAST_COUNT_BITS

    @property
    def fits(self) -> bool:
        """Whether a cell has room for a count."""
        return 64 - self.to_taken >= 2 * LEAST_COUNT_BITS

    def play(self, first: int, count: int, into: Counts) -> None:
        counts, cells = self._block(first, count)
        # The edges were taken as often as dice were thrown, unless the count of one has run over.
        if int(cells.sum()) == counts.throws[:-1] @ self.steps + counts.beyond[2] or count == 1:
            into.taken += cells
            into.add(counts)
        elif not self.wide:
            self.wide = True
            self.play(first, count, into)
        else:
            self.play(first, count // 2, into)
            self.play(first + count // 2, count - count // 2, into)

    def _block(self, first: int, count: int) -> tuple[Counts, Ints]:
        """Play rounds, in cells of 32 bits, which are faster, or of 64; how often each edge was taken."""
        import numpy as np

        from oie.analysis.kernel_pairs import LANES, play_pairs

        kind = np.uint64 if self.wide else np.uint32
        counts, cells = self.zeros(edges=0), self.cells.astype(kind)
        play_pairs(
            np.zeros((3, LANES), dtype=np.uint64),
            self.layout.astype(kind),
            cells,
            self.class_of,
            self.begin,
            self.over,
            self.seats,
            self.key,
            first,
            count,
            counts.turns,
            counts.throws,
            counts.ends,
            counts.beyond,
        )
        return counts, (cells >> kind(self.to_taken)).view(np.int64 if self.wide else np.int32)

    def _by_rows(self, counts: Counts) -> tuple[Ints, Ints, dict[str, int]]:
        import numpy as np

        chain, tables = self.chain, self.tables
        done = stepped(tables, self.seats, chain.places, chain.keys)
        rows = np.repeat(chain.batch(chain.keys).rows[0], tables.classes)
        classes = np.tile(np.arange(tables.classes), chain.count)
        taken = counts.taken
        by_rows = np.zeros(tables.land.shape, dtype=np.int64)
        np.add.at(by_rows, (rows, classes), taken)
        come = np.zeros(tables.spaces, dtype=np.int64)
        np.add.at(come, rows % tables.spaces, taken * (done.hits + done.returns))
        found = {
            "hits": done.hits,
            "returns": done.returns,
            "releases": done.releases,
            "holds": done.held,
            "deadlocks": done.deadlocks,
            "payments": done.paid - tables.paid[rows, classes],
            "due": done.due - tables.due[rows, classes],
            "leads": done.leads,
        }
        return by_rows, come, {name: int((taken * each).sum()) for name, each in found.items()}


def _lengths(histogram: Ints, total: int, squares: int) -> Lengths:
    """The lengths of a histogram, with the sums of what its last place holds."""
    for length, count in enumerate(histogram[:-1].tolist()):
        total, squares = total + length * count, squares + length * length * count
    return Lengths(histogram, total, squares)


def _touches(tables: Compiled, taken: Ints) -> Ints:
    """[spaces] how often legs ended on each space, where each throw was made so often."""
    import numpy as np

    times = np.repeat(taken.ravel(), np.diff(tables.touch_from))
    visits = np.zeros(tables.spaces, dtype=np.int64)
    np.add.at(visits, tables.touch, times)
    return visits


def engine_for(tables: Compiled, opening: Position, seed: int) -> Engine:
    """The faster kernel that can hold the game."""
    if opening.seats <= 2 and tables.total <= MOST_DIRECT:
        made = Pairs(tables, opening, seed, build(tables, opening.seats, batch_of(tables, opening)))
        if made.fits:
            return made
    return Seats(tables, opening, seed)
