"""Tally: what happened in simulated rounds, as whole numbers that can be added.

A tally names the rounds it has counted, so that tallies of many machines are joined exactly and none
is counted twice. Means, deviations and intervals are worked out of the numbers when they are asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

from oie.analysis.notebook import table_html
from oie.core.position import Position
from oie.core.ruleset import OptionValue

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[Any]

LONGEST = 4096
"""Places of a histogram; the last counts that length and all beyond."""
EVENTS = ("hits", "returns", "releases", "holds", "deadlocks", "payments", "due", "guards", "leads")
"""What is counted beside rounds: pawns displaced, throwers sent back, pawns freed by another, pawns held,
deadlocks, payments, counters due for them, legs ended by the loop guard, and throws after which a seat
is alone in front that was not alone there before."""
PERCENTS = (5, 10, 25, 50, 75, 90, 95, 99)
NORMAL_95 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Share:
    """A share that was counted, with the interval that holds the true one 95 times of 100 (Wilson)."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, eq=False)
class Lengths:
    """How long the counted rounds were, in turns or in throws."""

    histogram: Ints
    """[LONGEST] rounds of each length."""
    total: int
    squares: int
    """Sum of the lengths, and of their squares."""

    @property
    def rounds(self) -> int:
        """Rounds that were counted."""
        return int(self.histogram.sum())

    @property
    def mean(self) -> float:
        """Mean length."""
        return self.total / self.rounds

    @property
    def sd(self) -> float:
        """Standard deviation of the length."""
        return sqrt(max(0, self.squares * self.rounds - self.total**2)) / self.rounds

    def percentile(self, percent: int) -> int:
        """The least length that at least so many per cent of the rounds do not exceed."""
        needed, so_far = self.rounds * percent, 0
        for length, count in enumerate(self.histogram.tolist()):
            so_far += count
            if 100 * so_far >= needed:
                return length
        return len(self.histogram) - 1

    def __add__(self, other: Lengths) -> Lengths:
        both = self.histogram + other.histogram
        return Lengths(both, self.total + other.total, self.squares + other.squares)


@dataclass(frozen=True, eq=False)
class Tally:
    """What happened in simulated rounds of one ruleset under its options."""

    ruleset: str
    version: int
    digest: str
    """SHA-256 of the ruleset's text."""
    options: Mapping[str, OptionValue]
    seats: int
    position: str
    """The position with which every round began."""
    seed: int
    parts: tuple[tuple[int, int], ...]
    """(first round, rounds) of what was counted, ascending and apart from each other."""
    won: Ints
    """[seats] rounds won, in the order of throwing."""
    drawn: int
    """Rounds that a deadlock ended without a winner."""
    turns: Lengths
    throws: Lengths
    visits: Ints
    """[spaces] how often a leg ended on each space, or a pawn was put there."""
    events: Mapping[str, int]
    """The count of each of `EVENTS`."""
    engine: str = field(default="core", compare=False)
    """What played: `pairs` or `seats`, two kernels, or `core`; it changes nothing."""

    @property
    def rounds(self) -> int:
        """Rounds that were counted."""
        return sum(count for _, count in self.parts)

    def share(self, count: int) -> Share:
        """The share of `count` rounds among all."""
        n, z = self.rounds, NORMAL_95
        p = count / n
        middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return Share(p, (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n))

    @property
    def win(self) -> tuple[Share, ...]:
        """Share of the rounds won by each seat."""
        return tuple(self.share(int(count)) for count in self.won)

    def _repr_html_(self) -> str:
        return table_html(*self.rows())

    def rows(self) -> tuple[str, list[tuple[str, ...]]]:
        """A heading and the figures as rows of text."""
        rows: list[tuple[str, ...]] = [("", "share", "from", "to (95 %)")]
        shares = [*((f"seat {n} wins", s) for n, s in enumerate(self.win)), ("drawn", self.share(self.drawn))]
        rows += [(name, f"{s.share:.6f}", f"{s.low:.6f}", f"{s.high:.6f}") for name, s in shares]
        rows.append(("", "mean", "sd", *(f"{p} %" for p in PERCENTS)))
        for name, lengths in (("turns", self.turns), ("throws", self.throws)):
            places = (str(lengths.percentile(p)) for p in PERCENTS)
            rows.append((name, f"{lengths.mean:.4f}", f"{lengths.sd:.4f}", *places))
        rows.append(("", "a round", "in all"))
        rows += [(n, f"{self.events[n] / self.rounds:.6f}", str(self.events[n])) for n in EVENTS]
        plural = "s" if self.seats > 1 else ""
        return f"{self.ruleset}, {self.seats} seat{plural}, {self.rounds:,} rounds, seed {self.seed}", rows


def blank(opening: Position, seed: int) -> Tally:
    """A tally of nothing, of rounds that begin with `opening`."""
    import numpy as np

    rules, seats = opening.rules, opening.seats

    def nothing() -> Lengths:
        return Lengths(np.zeros(LONGEST, dtype=np.int64), 0, 0)

    return Tally(
        rules.id,
        rules.version,
        rules.digest,
        rules.options,
        seats,
        str(opening),
        seed,
        parts=(),
        won=np.zeros(seats, dtype=np.int64),
        drawn=0,
        turns=nothing(),
        throws=nothing(),
        visits=np.zeros(rules.goal + 1, dtype=np.int64),
        events=dict.fromkeys(EVENTS, 0),
    )


def joined_parts(parts: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...] | None:
    """Parts in order, neighbours made one; None where a round is in two of them."""
    joined: list[tuple[int, int]] = []
    for first, count in sorted(part for part in parts if part[1]):
        end = sum(joined[-1]) if joined else -1
        if first < end:
            return None
        if first == end:
            joined[-1] = (joined[-1][0], joined[-1][1] + count)
        else:
            joined.append((first, count))
    return tuple(joined)


def add(one: Tally, other: Tally) -> Tally:
    """Two tallies of the same game and seed as one. Raises ValueError where they share a round."""
    parts = joined_parts((*one.parts, *other.parts))
    if parts is None:
        raise ValueError("a round is in both")
    return Tally(
        one.ruleset,
        one.version,
        one.digest,
        one.options,
        one.seats,
        one.position,
        one.seed,
        parts=parts,
        won=one.won + other.won,
        drawn=one.drawn + other.drawn,
        turns=one.turns + other.turns,
        throws=one.throws + other.throws,
        visits=one.visits + other.visits,
        events={name: one.events[name] + other.events[name] for name in EVENTS},
        engine=one.engine if one.parts else other.engine,
    )
