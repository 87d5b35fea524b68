"""Solving: the chances of a chain, exactly to the last digits that floats hold.

Let f be what is sought in each state: f = c + P f, where P holds the chances of the edges and c what
an edge gives by itself. Turns and throws, their squares and the deadlock are solved so. A win depends
on who throws: seats are told apart by how far they lie from the thrower, and the finite Fourier
transform over the seats makes one system of each of its frequencies j,

    w_j = e + sum over edges p z^(j shift) w_j,        z = exp(2 pi i / seats),

so that n seats need n // 2 + 1 systems of the size of one. Systems of a few thousand states are solved
directly (sparse LU), larger ones by BiCGStab. Either way the residual, the largest |c + P f - f| of all,
is measured afterwards with the edges themselves, and is part of the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from oie.analysis.chain import Chain
from oie.analysis.errors import AnalysisError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[Any]

MOST_DIRECT_STATES = 8_000
"""States up to which the LU factors of two seats are small: with three, they are not."""
TOLERANCE = 2e-14
MOST_STEPS = 1000


@dataclass(frozen=True, eq=False)
class Solution:
    """What was solved, for every state. S states."""

    win: Floats
    """[S, seats] chance of the thrower, of the next seat, and so on."""
    drawn: Floats
    """[S] chance that a deadlock ends the round without a winner."""
    turns: Floats
    turns_squared: Floats
    """[S] mean number of turns from there to the end, and of its square."""
    throws: Floats
    throws_squared: Floats
    residual: float
    """The largest |c + P f - f| of all that is above, relative to the largest f where that is above 1."""
    method: str
    """`lu` or `bicgstab`."""


class System:
    """The edges of a chain as chances, and what is solved with them."""

    def __init__(self, chain: Chain, live: Floats | None = None) -> None:
        """`live` are the edges that count, [S, K]; all that go on where None."""
        import numpy as np
        from scipy.sparse import csr_matrix

        self.chain = chain
        ways = chain.tables.ways
        self.chances = ways / ways.sum()
        self.live = chain.next >= 0 if live is None else live
        self.columns = np.where(self.live, chain.next, 0)
        self.direct = chain.count <= MOST_DIRECT_STATES
        self.residual = 0.0
        self._matrix = csr_matrix
        self._solvers: dict[tuple[int, bool], tuple[Any, Callable[[Floats], Floats]]] = {}
        if live is None:
            self._check_ends()

    def matrix(self, frequency: int = 0) -> Any:
        """P, each edge turned by its shift: a sparse matrix."""
        import numpy as np

        chain, seats = self.chain, self.chain.seats
        weights = np.where(self.live, self.chances, 0.0)
        if frequency:
            turned = np.exp(2j * np.pi * frequency * np.arange(seats) / seats)
            if 2 * frequency == seats:
                turned = turned.real.round()
            weights = weights * turned[chain.shift % seats]
        count, classes = chain.next.shape
        begins = np.arange(0, count * classes + 1, classes)
        made = self._matrix((weights.ravel(), self.columns.ravel(), begins), shape=(count, count), copy=True)
        if self.direct:
            made.sum_duplicates()
            made.eliminate_zeros()
        return made

    def solve(self, given: Floats, frequency: int = 0, *, transposed: bool = False) -> Floats:
        """f = given + P f, with its residual noted: relative to the largest f, where that is above 1."""
        import numpy as np

        key = (frequency, transposed)
        if key not in self._solvers:
            matrix = self.matrix(frequency)
            matrix = matrix.T.tocsr() if transposed else matrix
            self._solvers[key] = matrix, _by_factors(matrix) if self.direct else _by_steps(matrix)
        matrix, solver = self._solvers[key]
        found: Floats = solver(given.astype(matrix.dtype))
        off, size = np.abs(given + matrix @ found - found).max(), np.abs(found).max()
        self.residual = max(self.residual, float(off / max(1.0, size)))
        return found

    def _check_ends(self) -> None:
        """Raises `AnalysisError` where from some state no throws end the round."""
        import numpy as np
        from scipy.sparse.csgraph import breadth_first_order

        count = self.chain.count
        ends = np.flatnonzero((~self.live).any(axis=1))
        rows = np.repeat(np.arange(count), self.live.sum(axis=1))
        edges = self._matrix(
            (
                np.ones(len(rows) + len(ends), dtype=np.int8),
                (np.append(self.chain.next[self.live], np.full(len(ends), count)), np.append(rows, ends)),
            ),
            shape=(count + 1, count + 1),
        )
        reached = breadth_first_order(edges, count, return_predecessors=False)
        if len(reached) <= count:
            raise AnalysisError("odds-endless")


def _by_factors(matrix: Any) -> Callable[[Floats], Floats]:
    """Solves f = given + matrix f by sparse LU, refined once."""
    from scipy.sparse import identity
    from scipy.sparse.linalg import splu

    factors = splu((identity(matrix.shape[0], dtype=matrix.dtype) - matrix).tocsc())

    def solve(given: Floats) -> Floats:
        found: Floats = factors.solve(given)
        found += factors.solve(given + matrix @ found - found)
        return found

    return solve


def _by_steps(matrix: Any) -> Callable[[Floats], Floats]:
    """Solves f = given + matrix f by BiCGStab, then by the equation itself until it no longer moves."""
    from scipy.sparse import identity
    from scipy.sparse.linalg import bicgstab

    whole = identity(matrix.shape[0], dtype=matrix.dtype, format="csr") - matrix

    def solve(given: Floats) -> Floats:
        import numpy as np

        found: Floats
        found, _ = bicgstab(whole, given, rtol=1e-9, atol=0.0, maxiter=5000)
        for _ in range(MOST_STEPS):
            after = given + matrix @ found
            off, found = np.abs(after - found).max(), after
            if off <= TOLERANCE * max(1.0, float(np.abs(found).max())):
                break
        return found

    return solve


def solve(chain: Chain) -> Solution:
    """Solve a chain. Raises `AnalysisError` where a round may have no end."""
    import numpy as np

    system = System(chain)
    chances, live = system.chances, system.live

    def lengths(costs: Floats) -> tuple[Floats, Floats]:
        mean = system.solve(costs @ chances)
        onward = np.where(live, mean[system.columns], 0.0)
        return mean, system.solve((costs**2 + 2 * costs * onward) @ chances)

    drawn = np.zeros(chain.count)
    if (chain.next == -2).any():
        drawn = system.solve((chain.next == -2) @ chances)
    win = _wins(system, drawn)
    turns, turns_squared = lengths(chain.turns.astype(np.float64))
    throws, throws_squared = lengths(np.ones(chain.next.shape))
    return Solution(
        win,
        drawn,
        turns,
        turns_squared,
        throws,
        throws_squared,
        system.residual,
        "lu" if system.direct else "bicgstab",
    )


def _wins(system: System, drawn: Floats) -> Floats:
    """[S, seats] chances to win, the thrower's first, by the transform back."""
    import numpy as np

    chain, seats = system.chain, system.chain.seats
    thrower = (chain.next == -1) @ system.chances
    waves = [(1.0 - drawn).astype(np.complex128)]
    for frequency in range(1, seats // 2 + 1):
        kind = np.float64 if 2 * frequency == seats else np.complex128
        waves.append(system.solve(thrower.astype(kind), frequency).astype(np.complex128))
    for frequency in range(seats // 2 + 1, seats):
        waves.append(waves[seats - frequency].conj())
    return np.ascontiguousarray(np.fft.fft(np.array(waves), axis=0).real.T / seats)
