"""Expected: how often everything happens in a round on average, exactly.

How often each state is passed through follows from one system, n = e + P' n, where e is 1 for the state
of the beginning; all else is a sum over edges. A simulation's averages come near these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from oie.analysis.chain import Chain, stepped
from oie.analysis.solving import System

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[Any]


@dataclass(frozen=True, eq=False)
class Expected:
    """Means over all rounds."""

    visits: Floats
    """[spaces] how often a leg ends on each space, or a pawn is put there."""
    events: Mapping[str, float]
    """How often each of `tally.EVENTS` happens."""


def expected(chain: Chain) -> Expected:
    """The means of a round that begins as the chain does."""
    import numpy as np

    tables, system = chain.tables, System(chain)
    begin = np.zeros(chain.count)
    begin[chain.begin] = 1.0
    passed = system.solve(begin, transposed=True)
    taken = (passed[:, None] * system.chances[None, :]).ravel()
    done = stepped(tables, chain.seats, chain.places, chain.keys)
    rows = np.repeat(chain.batch(chain.keys).rows[0], tables.classes)
    throws = rows * tables.classes + np.tile(np.arange(tables.classes), chain.count)
    by_throw = np.bincount(throws, taken, minlength=tables.land.size)
    visits = np.bincount(
        tables.touch, np.repeat(by_throw, np.diff(tables.touch_from)), minlength=tables.spaces
    )
    visits += np.bincount(rows % tables.spaces, taken * (done.hits + done.returns), minlength=tables.spaces)
    events = {
        "hits": done.hits,
        "returns": done.returns,
        "releases": done.releases,
        "holds": done.held,
        "deadlocks": done.deadlocks,
        "payments": done.paid,
        "due": done.due,
        "guards": tables.guards.ravel()[throws],
        "leads": done.leads,
    }
    return Expected(visits, {name: float(taken @ each) for name, each in events.items()})
