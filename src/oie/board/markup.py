"""Markup: how numbers and foreign words become parts of a well-formed SVG."""

from __future__ import annotations

from html import escape
from unicodedata import category

LONGEST = 240
"""Characters of any text on a board."""
_JOINERS = "\u200c\u200d"


def num(value: float) -> str:
    """A number with at most one decimal, in as few characters as possible."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return "0" if text == "-0" else text


def pair(point: tuple[float, float]) -> str:
    """A point inside a path or a transform: `12.5 80`."""
    return f"{num(point[0])} {num(point[1])}"


def xy(x: float, y: float) -> str:
    """A point as attributes: `x="12.5" y="80"`."""
    return f'x="{num(x)}" y="{num(y)}"'


def ellipse(kind: str, x: float, y: float, rx: float, ry: float, *, stroke: float = 0.0) -> str:
    """An ellipse of a class, its line `stroke` wide where it has one."""
    edge = f' stroke-width="{num(stroke)}"' if stroke else ""
    return f'<ellipse class="{kind}"{edge} cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"/>'


def line(value: str, longest: int) -> str:
    """Foreign words as one line of at most `longest` characters, without control characters.

    Narrow and unbroken spaces stay, which languages set before their marks.
    """
    kept = (
        c if c.isprintable() or c in _JOINERS or category(c) == "Zs" else " " for c in value[: 4 * longest]
    )
    words = " ".join(word for word in "".join(kept).split(" ") if word)
    return words if len(words) <= longest else words[: longest - 1] + "…"


def text(value: str) -> str:
    """Words as the content of an element or of an attribute."""
    return escape(line(value, LONGEST))
