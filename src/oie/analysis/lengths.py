"""Lengths and places: how many turns a round lasts, and where pawns ever come, from the edges of a chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from oie.analysis.chain import Chain, stepped
from oie.analysis.compile import Compiled
from oie.analysis.solving import System

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[Any]

NOTHING = 1e-18
MOST_TURNS = 200_000
"""Turns after which a distribution is broken off, whatever is left."""


def distribution(chain: Chain, beyond: float) -> Floats:
    """[T] chance that the round ends by its n-th turn and not before, until `beyond` or less is left."""
    import numpy as np
    from scipy.sparse import csr_matrix

    chances = chain.tables.ways / chain.tables.ways.sum()
    longest = int(chain.turns.max())
    shape = chain.next.shape
    states, classes = np.arange(shape[0])[:, None], np.arange(shape[1])[None, :]
    states, classes = np.broadcast_to(states, shape), np.broadcast_to(classes, shape)
    moves, ends = [], []
    for used in range(longest + 1):
        now = chain.turns == used
        live, over = now & (chain.next >= 0), now & (chain.next < 0)
        edges = (chances[classes[live]], (chain.next[live], states[live]))
        moves.append(csr_matrix(edges, shape=(chain.count, chain.count)))
        ends.append(over @ chances)
    # `at[n]` holds the states of rounds in which n turns are used up.
    at = [np.zeros(chain.count) for _ in range(longest + 1)]
    at[0][chain.begin] = 1.0
    ended = np.zeros(longest + 1)
    found: list[float] = []
    left = 1.0
    while left > beyond and len(found) < MOST_TURNS:
        here = at[0]
        while here.sum() > 0.0:
            ended += [float(here @ end) for end in ends]
            _advance(at, moves, here)
            here = moves[0] @ here if here.sum() > NOTHING else np.zeros(0)  # granted in the same turn
        found.append(float(ended[0]))
        left -= found[-1]
        ended = np.append(ended[1:], 0.0)
        at = [*at[1:], np.zeros(chain.count)]
    return np.array(found)


def _advance(at: list[Floats], moves: list[Any], here: Floats) -> None:
    """Let every state of `here` go on to those after it."""
    for used in range(1, len(at)):
        if moves[used].nnz:
            at[used] += moves[used] @ here


def ever(chain: Chain) -> Floats:
    """[spaces] chance that some pawn comes to each space before the round ends."""
    import numpy as np

    tables = chain.tables
    touches = _touches(tables)
    done = stepped(tables, chain.seats, chain.places, chain.keys)
    rows = np.repeat(chain.batch(chain.keys).rows[0], tables.classes)
    classes = np.tile(np.arange(tables.classes), chain.count)
    put = (done.hits + done.returns) > 0
    system, chances = System(chain), np.zeros(tables.spaces)
    for space in range(tables.spaces):
        come = touches[rows * tables.classes + classes, space] | (put & (rows % tables.spaces == space))
        come = come.reshape(chain.next.shape)
        if come.any():
            without = System(chain, live=system.live & ~come)
            chances[space] = without.solve(come @ system.chances)[chain.begin]
    return chances


def _touches(tables: Compiled) -> Floats:
    """[R K, spaces] whether a leg of each throw ends on each space."""
    import numpy as np

    touches = np.zeros((tables.land.size, tables.spaces), dtype=bool)
    touches[np.repeat(np.arange(tables.land.size), np.diff(tables.touch_from)), tables.touch] = True
    return touches
