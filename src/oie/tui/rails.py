"""Rails: the lines of a framed board: heavy between lanes, thin between neighbours on the track."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Final

from oie.board import Grid
from oie.tui.canvas import Canvas
from oie.tui.geometry import Geometry
from oie.tui.theme import Palette

_BOXES: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""The box character for the weights (0 none, 1 thin, 2 heavy) of its arms up, right, down, left."""

NONE, THIN, HEAVY = 0, 1, 2

Edges = Mapping[tuple[int, int], int]


def box(up: int, right: int, down: int, left: int) -> str:
    """The character with these arms."""
    return _BOXES[((up * 3 + right) * 3 + down) * 3 + left]


@cache
def edges(grid: Grid) -> tuple[Edges, Edges]:
    """Weights of the upright and of the level edges.

    The upright edge (x, y) is the left side of cell (x, y), the level one its upper side; the last
    column and row have one more. An edge between two spaces that follow one another is thin, and so
    is the foot of space 1, through which pawns come in.
    """
    inside = set(grid.cells)
    joined = {frozenset(pair) for pair in pairwise(grid.cells)}
    upright: dict[tuple[int, int], int] = {}
    level: dict[tuple[int, int], int] = {}
    for x in range(grid.columns + 1):
        for y in range(grid.rows + 1):
            here = (x, y)
            for found, other in ((upright, (x - 1, y)), (level, (x, y - 1))):
                if here in inside or other in inside:
                    found[here] = THIN if frozenset((here, other)) in joined else HEAVY
    first_x, first_y = grid.at(1)
    level[first_x, first_y + 1] = THIN
    return upright, level


def draw_rails(canvas: Canvas, shape: Geometry, palette: Palette) -> None:
    """Draw every line of a framed board; the papers of the spaces are there already."""
    upright, level = edges(shape.grid)
    wide, tall = shape.width + 1, shape.height + 1
    for (x, y), weight in upright.items():
        for row in range(y * tall + 1, (y + 1) * tall):
            if weight == HEAVY:
                _rail(canvas, x * wide, row, box(weight, 0, weight, 0), palette)
            else:
                _seam(canvas, x * wide, row, (1, 0), palette)
    for (x, y), weight in level.items():
        for column in range(x * wide + 1, (x + 1) * wide):
            if weight == HEAVY:
                _rail(canvas, column, y * tall, box(0, weight, 0, weight), palette)
            else:
                _seam(canvas, column, y * tall, (0, 1), palette)
    for x in range(shape.grid.columns + 1):
        for y in range(shape.grid.rows + 1):
            arms = [
                HEAVY if weight == HEAVY else NONE
                for weight in (
                    upright.get((x, y - 1), NONE),
                    level.get((x, y), NONE),
                    upright.get((x, y), NONE),
                    level.get((x - 1, y), NONE),
                )
            ]
            if any(arms):
                _rail(canvas, x * wide, y * tall, box(*arms), palette)


def _rail(canvas: Canvas, x: int, y: int, text: str, palette: Palette) -> None:
    canvas.put(x, y, text, palette["rail"], palette["sheet"])


def _seam(canvas: Canvas, x: int, y: int, across: tuple[int, int], palette: Palette) -> None:
    """Where two neighbours on the track meet: half of one paper and half of the other.

    A thin line parts them where both have the same.
    """
    right, down = across
    before = canvas.paper(x - right, y - down) or palette["sheet"]
    after = canvas.paper(x + right, y + down) or palette["sheet"]
    if before == after:
        canvas.put(x, y, "│" if right else "─", palette["rule"], before)
    else:
        canvas.put(x, y, "▌" if right else "▀", before, after)


def draw_edges(canvas: Canvas, shape: Geometry, palette: Palette) -> None:
    """The rails of a close board, as hair lines at the foot and at the left of its spaces."""
    upright, level = edges(shape.grid)
    for x, y in shape.grid.cells:
        left, top = x * shape.width, y * shape.height
        if shape.height > 1 and level.get((x, y + 1)) == HEAVY:
            for column in range(left, left + shape.width):
                canvas.put(column, top + shape.height - 1, "▁", palette["rail"])
        if upright.get((x, y)) == HEAVY:
            for row in range(top + (shape.width < 5), top + shape.height):
                canvas.put(left, row, "▏", palette["rail"])
