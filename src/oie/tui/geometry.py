"""Geometry: how large the spaces of a board are on a screen of so many columns and rows.

Two forms. *Framed*: every space has a box of its own, heavy rails run between the lanes of the
spiral and thin lines between neighbours on the track. *Close*: no lines, for small screens; the
loops of the spiral are told apart by their tint.
"""

from __future__ import annotations

from dataclasses import dataclass

from oie.board import Grid, grid

WIDEST, TALLEST = 15, 7
"""The largest inside of a framed space."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """Where each space lies, in columns and rows of the screen."""

    grid: Grid
    width: int
    """Columns of the inside of a space."""
    height: int
    """Rows of the inside of a space."""
    framed: bool

    @property
    def columns(self) -> int:
        """Columns of the whole track."""
        return self.grid.columns * (self.width + self.framed) + self.framed

    @property
    def rows(self) -> int:
        """Rows of the whole track, without the start box below it."""
        return self.grid.rows * (self.height + self.framed) + self.framed

    def corner(self, space: int) -> tuple[int, int]:
        """Upper left character of the inside of a space, 1 to the last."""
        column, row = self.grid.at(space)
        return (
            self.framed + column * (self.width + self.framed),
            self.framed + row * (self.height + self.framed),
        )

    def space_at(self, x: int, y: int) -> int | None:
        """The space whose inside covers a character, if any."""
        for space in range(1, len(self.grid.cells) + 1):
            left, top = self.corner(space)
            if left <= x < left + self.width and top <= y < top + self.height:
                return space
        return None

    def loop(self, space: int) -> int:
        """In which turn of the spiral a space lies, 0 for the outermost."""
        column, row = self.grid.at(space)
        return min(column, row, self.grid.columns - 1 - column, self.grid.rows - 1 - row)


def geometry(spaces: int, columns: int, rows: int) -> Geometry:
    """The largest board of `spaces` spaces that `columns` by `rows` have room for.

    Framed where a space then has at least 4 by 2 characters inside. On a screen that is too small
    for any board the smallest is given, and what does not fit is cut.
    """
    track = grid(spaces)
    width = min(WIDEST, (columns - 1) // track.columns - 1)
    height = min(TALLEST, (rows - 1) // track.rows - 1)
    if width >= 4 and height >= 2:
        return Geometry(track, min(width, 2 * height + 3), min(height, width - 1), framed=True)
    width, height = columns // track.columns, rows // track.rows
    height = max(1, min(3, height))
    return Geometry(track, max(3, min(2 * height + 2, width)), height, framed=False)
