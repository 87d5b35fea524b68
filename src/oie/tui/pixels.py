"""Pixels: small pictures made of half blocks, two square pixels to a character.

A picture is rows of letters, each a colour of `INKS`, a blank for none; rows go in pairs. They are
drawn on the picture name that a ruleset gives a space, and only where a space is large enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oie.tui.canvas import Canvas

INKS: Final[Mapping[str, str]] = {
    "w": "#fffdf6",
    "g": "#d9d2bd",
    "k": "#2b2926",
    "o": "#f08a1c",
    "y": "#f7c948",
    "r": "#c8321f",
    "b": "#2f7fc0",
    "l": "#8ec9ee",
    "n": "#7a4a25",
    "s": "#8d8a82",
    "e": "#4e9a4f",
    "d": "#2c6a35",
}

PICTURES: Final[Mapping[str, tuple[str, ...]]] = {
    "goose": (
        "    ww  ",
        "    wko ",
        "    w   ",
        "w wwww  ",
        " wwwgw  ",
        "  wwww  ",
    ),
    "bridge": (
        "        ",
        "  nnnn  ",
        " nnnnnn ",
        "nn    nn",
        "llllllll",
        "lbllblbl",
    ),
    "inn": (
        "  wwww  ",
        " wwwwwg ",
        " yyyyyoo",
        " yoyoy o",
        " yoyoyoo",
        " yyyyy  ",
    ),
    "well": (
        "   rr   ",
        " rrrrrr ",
        "  n  n  ",
        "  nlln  ",
        " ssssss ",
        " sgsgss ",
    ),
    "prison": (
        "sssssss ",
        "sksksks ",
        "sksksks ",
        "sksksks ",
        "sksksks ",
        "sssssss ",
    ),
    "maze": (
        "ddddddd ",
        "d  d  d ",
        "d dd dd ",
        "d  d    ",
        "dd dd d ",
        "ddddddd ",
    ),
    "death": (
        " wwwww  ",
        "wwwwwww ",
        "wkkwkkw ",
        "wwwkwww ",
        " wwwww  ",
        " wkwkw  ",
    ),
    "dice": (
        "www     ",
        "kww wwww",
        "wkw wkww",
        "wwk wwww",
        "www wwkw",
        "    wwww",
    ),
    "ladder": (
        "  n  n  ",
        "  nnnn  ",
        "  n  n  ",
        "  nnnn  ",
        "  n  n  ",
        "  nnnn  ",
    ),
    "chute": (
        "bb      ",
        "bbb     ",
        "  bb    ",
        "   bbb  ",
        "     bb ",
        "      bb",
    ),
    "garden": (
        "    ww  ",
        "    wko ",
        "w   w   ",
        "wwwww   ",
        "bwwwwbbb",
        " bbblbb ",
    ),
}
"""Name of a picture -> eight columns by three rows of it; `garden` is the goal's."""

GOOSE: Final[tuple[str, ...]] = (
    "             wwww    ",
    "            wwwwww   ",
    "            wwwkwwoo ",
    "            wwwwwooo ",
    "             wwww    ",
    "             www     ",
    "             www     ",
    " w          wwww     ",
    " www     wwwwwwww    ",
    "  wwwwwwwwwwwwwwww   ",
    "  wwwwggggggwwwwww   ",
    "   wwwwggggwwwwwww   ",
    "    wwwwwwwwwwwww    ",
    "      wwwwwwwww      ",
    "         o  o        ",
    "        oo oo        ",
)
"""The goose of the title."""
CROWN: Final[tuple[str, ...]] = (
    "y  y  y",
    "yyyyyyy",
)
"""The winner's, one row high, on her head at column 11."""


def draw(canvas: Canvas, x: int, y: int, picture: tuple[str, ...]) -> None:
    """Draw a picture with its upper left character at (x, y); its blanks leave what is there."""
    for row in range(0, len(picture) - 1, 2):
        for column, (upper, lower) in enumerate(zip(picture[row], picture[row + 1], strict=True)):
            _pixel(canvas, x + column, y + row // 2, INKS.get(upper, ""), INKS.get(lower, ""))


def _pixel(canvas: Canvas, x: int, y: int, upper: str, lower: str) -> None:
    if upper == lower:
        if upper:
            canvas.put(x, y, " ", paper=upper)
    elif not upper:
        canvas.put(x, y, "▄", lower)
    else:
        canvas.put(x, y, "▀", upper, lower)
