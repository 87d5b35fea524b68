"""Plan: the sheets that a board is drawn on, and where on them everything lies.

Four shapes: `wide` for desks and tablets, `tall` and `square` for phones held upright, `low` for
phones lying down. Units are those of the SVG; the origin is the corner of the lane, so that the
view begins at minus the margin.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias, get_args

from oie.board.spiral import Point, Spiral, layout

Shape: TypeAlias = Literal["wide", "tall", "square", "low"]
SHAPES: tuple[Shape, ...] = get_args(Shape)

_SHEETS: dict[Shape, tuple[int, int, int]] = {
    "wide": (1143, 1000, 26),
    "tall": (1000, 1232, 14),
    "square": (1000, 1000, 14),
    "low": (1250, 1000, 16),
}
"""Width, height and margin of each sheet."""
_READABLE = 52 / 0.7
"""Lane from which a name can be read: 52 px where a wide sheet is shown 800 px wide."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A sheet with a track on it."""

    shape: Shape
    width: int
    height: int
    margin: int
    spiral: Spiral

    @property
    def lane(self) -> float:
        """Width of the lane."""
        return self.spiral.lane

    @property
    def goal(self) -> int:
        """The last space."""
        return self.spiral.goal

    @property
    def compact(self) -> bool:
        """True where the lane is usually too narrow on the screen for names."""
        return self.shape != "wide" or self.lane < _READABLE

    @property
    def view(self) -> tuple[int, int, int, int]:
        """The `viewBox`: x, y, width and height."""
        return -self.margin, -self.margin, self.width, self.height

    def at(self, space: int) -> Point:
        """The middle of a space, of the start box for 0, of the bank in the garden for the goal."""
        if space <= 0:
            return 1.25 * self.lane, self.spiral.height - 0.5 * self.lane
        if space >= self.goal:
            x, y, width, height = self.spiral.garden_box()
            return x + width / 2, y + 0.72 * height
        return self.spiral.centre(space)

    def track(self, s: float) -> Point:
        """Where a trail runs at `s`: below the numbers on level legs, right of them on upright ones."""
        (x, y), (along, up) = self.spiral.point(s), self.spiral.heading(s)
        return x + 0.31 * self.lane * abs(up), y + 0.20 * self.lane * abs(along)


@cache
def plan(goal: int, shape: Shape = "wide") -> Plan:
    """The plan of a track that ends on `goal`, 2 or more."""
    width, height, margin = _SHEETS[shape]
    return Plan(shape, width, height, margin, layout(width - 2 * margin, height - 2 * margin, goal))
