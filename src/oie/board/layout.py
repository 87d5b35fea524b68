"""Layout: where the spaces of a track lie. For screens made of characters, a spiral of cells.

The track begins at the lower left corner, runs right along the bottom and winds inward against
the clock, as on the old sheets; the goal lies in or near the middle.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import ceil, sqrt

ASPECT = 9 / 7
"""Columns for each row that a grid comes near to."""


@dataclass(frozen=True, slots=True)
class Grid:
    """A spiral of `spaces` cells in `columns` by `rows`."""

    columns: int
    rows: int
    cells: tuple[tuple[int, int], ...]
    """(column, row) of spaces 1 to the last, both from 0, row 0 at the top."""

    def at(self, space: int) -> tuple[int, int]:
        """The cell of a space, 1 to the last."""
        return self.cells[space - 1]


@cache
def grid(spaces: int) -> Grid:
    """The grid of a track of `spaces` spaces, 1 or more: the least empty cells near 9 to 7."""
    columns, rows = _shape(spaces)
    return Grid(columns, rows, tuple(_spiral(columns, rows)[:spaces]))


def _shape(spaces: int) -> tuple[int, int]:
    """Columns and rows: fewest cells left over, then the shape nearest to `ASPECT`."""
    widest = max(1, ceil(sqrt(spaces * ASPECT) * 1.3))
    narrowest = max(1, int(sqrt(spaces)))
    shapes = [(columns, ceil(spaces / columns)) for columns in range(narrowest, widest + 1)]
    return min(shapes, key=lambda s: (s[0] * s[1] - spaces, abs(s[0] / s[1] - ASPECT)))


def _spiral(columns: int, rows: int) -> list[tuple[int, int]]:
    """Every cell, from the lower left corner inward against the clock."""
    left, right, top, bottom = 0, columns - 1, 0, rows - 1
    cells: list[tuple[int, int]] = []
    while left <= right and top <= bottom:
        cells += [(x, bottom) for x in range(left, right + 1)]
        bottom -= 1
        cells += [(right, y) for y in range(bottom, top - 1, -1)]
        right -= 1
        if top <= bottom:
            cells += [(x, top) for x in range(right, left - 1, -1)]
            top += 1
        if left <= right:
            cells += [(left, y) for y in range(top, bottom + 1)]
            left += 1
    return cells
