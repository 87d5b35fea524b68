"""Lettering: where the number, the picture and the name of a space stand, always upright.

Lengths in here are in lanes unless a name says otherwise. Text is measured by the mean width of
its letters, which is enough to keep it inside a space; the faces themselves are the page's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from oie.board.markup import line
from oie.board.plan import Plan
from oie.board.spiral import Point, Spiral, spans

NUMBER_BASE, NUMBER_SIZE, NUMBER_SMALL = -0.20, 0.335, 0.285
"""Baseline of a number above the middle; its size on a compact board, and that of three figures."""
NUMBER_DROP = 0.03
"""How much lower a number stands on a compact board."""
FIGURE, CAPITAL, LETTER = 0.60, 0.70, 0.56
"""Width of a figure, height of a capital and mean width of a letter, per size of the text."""
PAD = 0.055
"""Clear paper between a text and the edge of its space."""

_SIZES = (("", 0.156), ("fine", 0.135), ("finer", 0.11))
"""Class of a name, and its size, which `board.css` repeats."""
_ONE, _TWO = 0.42, (0.30, 0.425)
"""Baseline of a name in one line, and of one in two."""
_RAISED = 0.05
_LONGEST = 16
"""Letters of a line in the smallest size, a lane wide."""


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a space as it is set."""

    lines: tuple[tuple[Point, str], ...]
    size: str
    """Class that makes it smaller, or nothing."""
    top: float
    """Where its letters begin, below the middle of the space."""


def room(plan: Plan, space: int, top: float, bottom: float) -> tuple[float, float]:
    """Left and right end, in units, of the paper of a space between two heights below its middle."""
    x, y = plan.at(space)
    outline = _outline(plan.spiral, space)
    left, right = -1e9, 1e9
    for k in range(5):
        ends = spans(outline, y + (top + (bottom - top) * k / 4) * plan.lane)
        pairs = list(zip(ends[::2], ends[1::2], strict=False))
        if not pairs:
            return x, x
        a, b = min(pairs, key=lambda pair: max(pair[0] - x, x - pair[1], 0.0))
        left, right = max(left, a), min(right, b)
    return left, max(left, right)


@lru_cache(maxsize=512)
def _outline(spiral: Spiral, space: int) -> tuple[Point, ...]:
    """The outline of a space, which several texts ask for in turn."""
    return spiral.outline(space)


def number_box(plan: Plan, space: int) -> tuple[float, float, float]:
    """Half the width, the top and the bottom of a number at its largest."""
    figures = len(str(space))
    size = NUMBER_SMALL if figures > 2 else NUMBER_SIZE
    return figures * FIGURE * size / 2, NUMBER_BASE - CAPITAL * size, NUMBER_BASE + NUMBER_DROP


def number_at(plan: Plan, space: int) -> Point:
    """Middle of the baseline of a number: above the middle of its space, moved aside only where it must."""
    half, top, bottom = number_box(plan, space)
    x, y = plan.at(space)
    return _within(room(plan, space, top, bottom), x, half * plan.lane), y + NUMBER_BASE * plan.lane


def between(name: Name, largest: float) -> tuple[float, float]:
    """Middle and size of the picture that stands between a number and a name."""
    space = name.top - NUMBER_BASE - NUMBER_DROP
    return NUMBER_BASE + NUMBER_DROP + space / 2, min(largest, space)


def picture_at(plan: Plan, space: int, drop: float, size: float) -> Point:
    """Where the middle of a picture stands, moved aside only where it must."""
    x, y = plan.at(space)
    ends = room(plan, space, drop - 0.35 * size, drop + 0.35 * size)
    return _within(ends, x, (size / 2 + PAD) * plan.lane), y + drop * plan.lane


def name_at(plan: Plan, space: int, names: tuple[str, ...]) -> Name:
    """The first of `names` that fits, in the largest letters; else the last of them in the smallest."""
    for size, lines, drops in _settings(names):
        found = _set(plan, space, lines, drops, _SIZES[size][1])
        if found is not None:
            return Name(found, _SIZES[size][0], drops[0] - CAPITAL * _SIZES[size][1])
    x, y = plan.at(space)
    lines = tuple(line(half, _LONGEST) for half in halves(names[-1]) or (names[-1],))
    drops = _TWO if len(lines) > 1 else (_ONE - _RAISED,)
    placed = zip(drops, lines, strict=True)
    where = tuple(((x, y + drop * plan.lane), half) for drop, half in placed)
    return Name(where, _SIZES[-1][0], drops[0] - CAPITAL * _SIZES[-1][1])


def _settings(names: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...], tuple[float, ...]]]:
    """Ways to set a name, the best first: its size, its lines and their baselines.

    Two lines are never in the largest letters, which would leave no room for a picture.
    """
    two = halves(names[-1])
    for size in range(len(_SIZES)):
        for name in names if size == 0 else names[-1:]:
            yield size, (name,), (_ONE,)
            yield size, (name,), (_ONE - _RAISED,)
        if two and size:
            yield size, two, _TWO
            yield size, two, tuple(drop - _RAISED / 2 for drop in _TWO)


def _set(
    plan: Plan, space: int, lines: tuple[str, ...], drops: tuple[float, ...], size: float
) -> tuple[tuple[Point, str], ...] | None:
    """The lines at their baselines, each moved aside where it must; None where one does not fit."""
    x, y = plan.at(space)
    placed: list[tuple[Point, str]] = []
    for words, drop in zip(lines, drops, strict=True):
        half = len(words) * LETTER * size * plan.lane / 2
        left, right = room(plan, space, drop - CAPITAL * size, drop + 0.04)
        if right - left < 2 * (half + PAD * plan.lane):
            return None
        placed.append(((_within((left, right), x, half), y + drop * plan.lane), words))
    return tuple(placed)


def _within(ends: tuple[float, float], x: float, half: float) -> float:
    """The middle, near `x`, of a thing of `half` a width between two ends; half-way where it is too wide."""
    left, right = ends[0] + half, ends[1] - half
    return (left + right) / 2 if left > right else min(max(x, left), right)


def halves(name: str) -> tuple[str, ...]:
    """A name of several words in two lines as even as they can be; nothing where it is one word."""
    words = name.split()
    if len(words) < 2:
        return ()
    cuts = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return min(cuts, key=lambda cut: max(map(len, cut)))
