"""Exact: the odds of one pawn as fractions, by elimination without rounding."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from oie.analysis.chain import Chain

MOST_EXACT_STATES = 160
"""States up to which fractions stay short enough to be worked out at once."""


@dataclass(frozen=True, slots=True)
class Exact:
    """What becomes of a round from its start, without rounding. Lengths are means."""

    drawn: Fraction
    turns: Fraction
    turns_squared: Fraction
    throws: Fraction
    throws_squared: Fraction


def exact(chain: Chain) -> Exact:
    """The exact odds of a chain of one seat, in which every state can end."""
    ways = [int(count) for count in chain.tables.ways]
    total = sum(ways)
    edges = [
        [
            (int(after), count, int(used))
            for after, count, used in zip(chain.next[state], ways, chain.turns[state], strict=True)
        ]
        for state in range(chain.count)
    ]
    drawn = [Fraction(sum(w for after, w, _ in row if after == -2), total) for row in edges]
    turns = [Fraction(sum(w * used for _, w, used in row), total) for row in edges]
    throws = [Fraction(1)] * chain.count
    first = _solved(edges, total, [drawn, turns, throws])
    squares = [
        [
            Fraction(sum(w * length(used) ** 2 for _, w, used in row), total)
            + sum((2 * w * length(used) * mean[after] for after, w, used in row if after >= 0), Fraction(0))
            / total
            for row in edges
        ]
        for mean, length in ((first[1], lambda used: used), (first[2], lambda used: 1))
    ]
    second = _solved(edges, total, squares)
    begin = chain.begin
    return Exact(first[0][begin], first[1][begin], second[0][begin], first[2][begin], second[1][begin])


def _solved(
    edges: list[list[tuple[int, int, int]]], total: int, given: list[list[Fraction]]
) -> list[list[Fraction]]:
    """f = given + P f for each list of `given`: Gauss-Jordan on sparse rows."""
    count = len(edges)
    rows: list[dict[int, Fraction]] = []
    for state, row in enumerate(edges):
        made = {state: Fraction(1)}
        for after, weight, _ in row:
            if after >= 0:
                made[after] = made.get(after, Fraction(0)) - Fraction(weight, total)
        rows.append(made)
    right = [list(values) for values in zip(*given, strict=True)]
    for pivot in range(count):
        scale = rows[pivot][pivot]
        rows[pivot] = {column: value / scale for column, value in rows[pivot].items()}
        right[pivot] = [value / scale for value in right[pivot]]
        for state in range(count):
            factor = rows[state].get(pivot) if state != pivot else None
            if factor:
                for column, value in rows[pivot].items():
                    if column >= pivot:
                        rows[state][column] = rows[state].get(column, Fraction(0)) - factor * value
                right[state] = [
                    mine - factor * theirs for mine, theirs in zip(right[state], right[pivot], strict=True)
                ]
    return [list(column) for column in zip(*right, strict=True)]
