"""The board: where the spaces of a track lie."""

from oie.board.grid import Grid, grid

__all__ = ["Grid", "grid"]
