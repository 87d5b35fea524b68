"""The board: where the spaces of a track lie."""

from oie.board.layout import Grid, grid

__all__ = ["Grid", "grid"]
