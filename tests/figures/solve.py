"""Solutions of a chain: win, deadlock, mean and deviation, in floats or in exact fractions."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix, identity
from scipy.sparse.linalg import splu

from tests.figures.chain import Chain

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Odds:
    """What becomes of a round from its start."""

    win: tuple[float, ...]
    """Chance of each seat, in the order of throwing."""
    drawn: float
    turns: float
    turns_sd: float
    throws: float


def solve(chain: Chain) -> Odds:
    """The odds from the start of the round: direct for two seats, by iteration for three and more."""
    n, ways, seats = len(chain.edges), chain.ways, chain.seats
    rows, columns, weights, costs, shifts = [], [], [], [], []
    ends = np.zeros((n, seats + 1))
    turns = np.zeros(n)
    squares = np.zeros(n)
    for state, edges in enumerate(chain.edges):
        for edge in edges:
            p = edge.weight / ways
            turns[state] += p * edge.turns
            squares[state] += p * edge.turns**2
            if edge.state < 0:
                ends[state, seats if edge.state == -2 else edge.shift] += p
                continue
            rows.append(state)
            columns.append(edge.state)
            weights.append(p)
            costs.append(edge.turns)
            shifts.append(edge.shift)
    step = csr_matrix((weights, (rows, columns)), shape=(n, n))
    cost = csr_matrix((np.array(weights) * np.array(costs), (rows, columns)), shape=(n, n))
    mean = _fixed(step, turns)
    second = _fixed(step, squares + 2 * (cost @ mean))
    parts = [
        csr_matrix((np.where(np.array(shifts) % seats == k, weights, 0.0), (rows, columns)), shape=(n, n))
        for k in range(seats)
    ]
    for part in parts:
        part.eliminate_zeros()
    win = _wins(parts, ends)
    throws = _fixed(step, np.ones(n))
    return Odds(
        tuple(float(w) for w in win[0, :seats]),
        float(win[0, seats]),
        float(mean[0]),
        float(np.sqrt(second[0] - mean[0] ** 2)),
        float(throws[0]),
    )


def _fixed(step: csr_matrix, costs: Floats) -> Floats:
    """x = costs + step x."""
    n = len(costs)
    if n < 20_000:
        answer: Floats = splu((identity(n) - step).tocsc()).solve(costs)
        return answer
    x = costs.copy()
    for _ in range(20_000):
        after = costs + step @ x
        if np.max(np.abs(after - x)) < 1e-12 * max(1.0, float(np.max(np.abs(after)))):
            break
        x = after
    return x


def _wins(parts: list[csr_matrix], ends: Floats) -> Floats:
    """Chances relative to the awaited seat: column k is the seat k slots later, the last is a draw."""
    seats = len(parts)
    x = ends.copy()
    for _ in range(20_000):
        after = ends.copy()
        for shift, part in enumerate(parts):
            moved = np.concatenate([np.roll(x[:, :seats], shift, axis=1), x[:, seats:]], axis=1)
            after += part @ moved
        if np.max(np.abs(after - x)) < 1e-15:
            return after
        x = after
    return x


def exact_mean(chain: Chain) -> Fraction:
    """Mean turns of a lone pawn, as a fraction: elimination without rounding."""
    n, ways = len(chain.edges), chain.ways
    equations: list[dict[int, Fraction]] = []
    right: list[Fraction] = []
    for state, edges in enumerate(chain.edges):
        row: dict[int, Fraction] = {state: Fraction(1)}
        for edge in edges:
            if edge.state >= 0:
                row[edge.state] = row.get(edge.state, Fraction(0)) - Fraction(edge.weight, ways)
        equations.append(row)
        right.append(sum((Fraction(e.weight * e.turns, ways) for e in edges), Fraction(0)))
    for pivot in range(n - 1, 0, -1):
        for state in range(pivot):
            factor = equations[state].get(pivot, Fraction(0)) / equations[pivot][pivot]
            if factor:
                for column, value in equations[pivot].items():
                    equations[state][column] = equations[state].get(column, Fraction(0)) - factor * value
                right[state] -= factor * right[pivot]
                equations[state].pop(pivot, None)
    return right[0] / equations[0][0]


def distribution(chain: Chain, most: int) -> list[float]:
    """P(T = 0), P(T = 1), ... P(T = most): the turns after which the round has ended."""
    n, ways = len(chain.edges), chain.ways
    at = [np.zeros(n) for _ in range(most + 40)]
    at[0][0] = 1.0
    ended = [0.0] * (most + 40)
    for turn in range(most + 1):
        for state in np.flatnonzero(at[turn]):
            for edge in chain.edges[state]:
                p = at[turn][state] * edge.weight / ways
                if edge.state < 0:
                    ended[turn + edge.turns] += p
                elif turn + edge.turns < len(at):
                    at[turn + edge.turns][edge.state] += p
    return ended[: most + 1]
