"""Spiral: the rounded track of a printed board, read inward against the clock, in equal spaces.

A lane of constant width is laid around the sheet, first along the bottom to the right, then up,
left and down. Its corners are quarter circles around four fixed centres; the one at the bottom
left lies one lane higher than the others, and that alone makes it a spiral. Loops are
concentric, so lanes touch without gaps; spaces are equal lengths of the middle of the lane,
which in a lane of constant width makes equal areas (Pappus).

Units are the caller's, the y axis points down as in SVG, `off` is a distance from the middle of
the lane, positive towards the outside. The last space is no part of the lane: it is the garden
that the last loop encloses.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise
from math import cos, pi, sin, sqrt
from typing import TypeAlias

from oie.board.markup import num, pair

Point: TypeAlias = tuple[float, float]

STEP = ((1, 0), (0, -1), (-1, 0), (0, 1))
"""Directions of the four kinds of leg: bottom, right side, top, left side."""
RHO = 1.6
"""Radius of the innermost corner in lanes, at the middle of the lane."""
GARDEN_LANES, GARDEN_SHARE = 3.4, 0.22
"""A garden is at least so many lanes wide and high, and so much of the sheet's shorter side."""
LEGS = range(4, 40)
"""The legs after which a lane may end: one whole loop at least."""
LONGER, MOST_LONGER = 1.2, 24
"""A game too short for spaces as long as the lane is wide gets them longer by 1.2, as often as need be."""
_TINY = 1e-6


@dataclass(frozen=True, slots=True)
class Line:
    """A straight leg of the lane's middle."""

    x: float
    y: float
    leg: int
    length: float

    def at(self, s: float, off: float = 0.0) -> Point:
        """The point `s` along the leg, moved `off` outwards."""
        dx, dy = STEP[self.leg % 4]
        return self.x + dx * s - dy * off, self.y + dy * s + dx * off

    def heading(self, s: float) -> Point:
        """The direction of travel, of length 1."""
        return STEP[self.leg % 4]

    def draw(self, s: float, off: float, inward: bool) -> str:
        """The SVG command that leads along the leg to `s`."""
        return f"L{pair(self.at(s, off))}"


@dataclass(frozen=True, slots=True)
class Arc:
    """A quarter circle of the lane's middle, after leg `leg`."""

    cx: float
    cy: float
    r: float
    leg: int

    @property
    def length(self) -> float:
        """Its length along the middle of the lane."""
        return self.r * pi / 2

    def _angle(self, s: float) -> float:
        return pi / 2 - (self.leg % 4) * pi / 2 - s / self.r

    def at(self, s: float, off: float = 0.0) -> Point:
        """The point `s` along the corner, moved `off` outwards."""
        a = self._angle(s)
        return self.cx + (self.r + off) * cos(a), self.cy + (self.r + off) * sin(a)

    def heading(self, s: float) -> Point:
        """The direction of travel, of length 1."""
        a = self._angle(s)
        return sin(a), -cos(a)

    def draw(self, s: float, off: float, inward: bool) -> str:
        """The SVG command that leads around the corner to `s`; `inward` where `s` falls."""
        r = num(max(self.r + off, 0.1))
        return f"A{r} {r} 0 0 {inward:d} {pair(self.at(s, off))}"


Part: TypeAlias = Line | Arc


@dataclass(frozen=True)
class Spiral:
    """A lane on a sheet, ending after leg `last`; spaces 1 to `goal` - 1 lie on it.

    Not slotted, because its parts are worked out once and kept.
    """

    width: float
    height: float
    lane: float
    last: int
    goal: int

    @property
    def radius(self) -> float:
        """Radius of the outermost corners; each further loop has one lane less."""
        return ((self.last - 1) // 4 + RHO) * self.lane

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Legs and corners in turn."""
        lane, near = self.lane, self.lane / 2 + self.radius
        right, bottom = self.width - near, self.height - near
        centres = ((right, bottom), (right, near), (near, near), (near, bottom - lane))
        parts: list[Part] = []
        for leg in range(self.last + 1):
            loop = leg // 4
            d = (loop + 0.5) * lane
            x, y, length = (
                (near, self.height - d, right - near),
                (self.width - d, bottom, bottom - near),
                (right, d, right - near),
                (d, near, bottom - lane - near),
            )[leg % 4]
            parts.append(Line(x, y, leg, length))
            if leg < self.last:
                parts.append(Arc(*centres[leg % 4], self.radius - loop * lane, leg))
        return tuple(parts)

    @cached_property
    def _ends(self) -> tuple[float, ...]:
        """How far along the lane each part ends."""
        return tuple(accumulate(part.length for part in self.parts))

    @cached_property
    def length(self) -> float:
        """Length of the middle of the lane."""
        return sum(part.length for part in self.parts)

    @property
    def pitch(self) -> float:
        """Length of a space along the middle of the lane."""
        return self.length / (self.goal - 1)

    def locate(self, s: float) -> tuple[Part, float]:
        """The part that lies `s` along the lane, and how far along it."""
        k = min(bisect_left(self._ends, s - _TINY), len(self.parts) - 1)
        part, start = self.parts[k], self._ends[k - 1] if k else 0.0
        return part, min(max(s - start, 0.0), part.length)

    def point(self, s: float, off: float = 0.0) -> Point:
        """The point `s` along the lane."""
        part, t = self.locate(s)
        return part.at(t, off)

    def heading(self, s: float) -> Point:
        """The direction of travel `s` along the lane."""
        part, t = self.locate(s)
        return part.heading(t)

    def centre(self, space: int) -> Point:
        """The middle of a space of the lane."""
        return self.point((space - 0.5) * self.pitch)

    def edge(self, s0: float, s1: float, off: float) -> str:
        """SVG commands along the lane from `s0` to `s1`, either of which may be the larger."""
        low, high = min(s0, s1), max(s0, s1)
        spans: list[tuple[Part, float, float]] = []
        start = 0.0
        for part in self.parts:
            a, b = max(low, start), min(high, start + part.length)
            if b - a > _TINY:
                spans.append((part, a - start, b - start))
            start += part.length
        if s1 < s0:
            return "".join(part.draw(a, off, True) for part, a, _ in reversed(spans))
        return "".join(part.draw(b, off, False) for part, _, b in spans)

    def band(self, s0: float, s1: float, inset: float = 0.0) -> str:
        """The lane from `s0` to `s1` as a closed SVG path, `inset` inside its edges."""
        s0, s1, half = s0 + inset, s1 - inset, self.lane / 2 - inset
        forth, back = self.edge(s0, s1, half), self.edge(s1, s0, -half)
        return f"M{pair(self.point(s0, half))}{forth}L{pair(self.point(s1, -half))}{back}Z"

    def space(self, space: int, inset: float = 0.0) -> str:
        """The outline of a space of the lane as a closed SVG path."""
        return self.band((space - 1) * self.pitch, space * self.pitch, inset)

    def outline(self, space: int, steps: int = 12) -> tuple[Point, ...]:
        """The same as a polygon, with `steps` sides along each edge."""
        start, part, half = (space - 1) * self.pitch, self.pitch / steps, self.lane / 2
        outer = [self.point(start + i * part, half) for i in range(steps + 1)]
        inner = [self.point(start + i * part, -half) for i in range(steps, -1, -1)]
        return (*outer, *inner)

    def start(self) -> str:
        """The start box as a closed path: what is left of the bottom row before space 1."""
        lane, near, foot = self.lane, self.lane / 2 + self.radius, self.height
        soft, r = 0.35 * lane, num(near)
        corner = f"H{num(soft)}Q0 {num(foot)} 0 {num(foot - soft)}V{num(foot - lane - near)}"
        return f"M{r} {num(foot)}{corner}A{r} {r} 0 0 0 {r} {num(foot - lane)}Z"

    def headroom(self, x: float) -> float:
        """How high the start box is at `x` from its left edge."""
        near = self.lane / 2 + self.radius
        reach = near * near - (near - x) ** 2
        return near + self.lane - sqrt(max(reach, 0.0))

    def garden(self) -> str:
        """The goal as a closed path: all inside the last loop, with a mouth where the lane runs in."""
        tail, inner = self.parts[-8:], -self.lane / 2
        edge = "".join(part.draw(part.length, inner, False) for part in tail)
        return f"M{pair(tail[0].at(0, inner))}{edge}Z"

    def garden_outline(self, steps: int = 8) -> tuple[Point, ...]:
        """The same as a polygon, with `steps` sides around each corner."""
        inner = -self.lane / 2
        return tuple(
            part.at(part.length * k / steps, inner)
            for part in self.parts[-8:]
            for k in (range(steps + 1) if isinstance(part, Arc) else (0, steps))
        )

    def garden_box(self) -> tuple[float, float, float, float]:
        """x, y, width and height of the garden without its mouth."""
        bottom, right, top, left = (self.lane * legs for legs in _legs(self.last))
        return left, top, self.width - right - left, self.height - bottom - top


def _legs(last: int) -> tuple[int, int, int, int]:
    """How many legs lie at the bottom, right, top and left once leg `last` was laid."""
    bottom, right, top, left = ((last - side) // 4 + 1 for side in range(4))
    return bottom, right, top, left


def fit(width: float, height: float, goal: int, last: int, long: float = 1.0) -> Spiral | None:
    """The spiral that ends after leg `last` and whose spaces are `long` lanes long, if there is one.

    The length is linear in the width of the lane, which is therefore a quotient and needs no search.
    """
    bottom, right, top, left = _legs(last)
    turns = (last - 1) // 4 + RHO
    across = (bottom + top) * width + (right + left) * height
    lost = (last + 1) * (1 + 2 * turns) + left - pi / 2 * sum(turns - corner // 4 for corner in range(last))
    spiral = Spiral(width, height, across / (long * (goal - 1) + lost), last, goal)
    return spiral if all(part.length >= 0 for part in spiral.parts) else None


def layout(width: float, height: float, goal: int) -> Spiral:
    """The spiral with the widest lane that leaves a garden; `goal` is 2 or more."""
    floor = GARDEN_SHARE * min(width, height)
    for often in range(MOST_LONGER):
        found = [fit(width, height, goal, last, LONGER**often) for last in LEGS]
        roomy = [s for s in found if s and min(s.garden_box()[2:]) >= max(GARDEN_LANES * s.lane, floor)]
        if roomy:
            return max(roomy, key=lambda s: s.lane)
    raise ValueError(f"no spiral of {goal} spaces on {width:g} by {height:g}")


def area(polygon: tuple[Point, ...]) -> float:
    """The area of a polygon (the shoelace formula)."""
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in _sides(polygon))) / 2


def spans(polygon: tuple[Point, ...], y: float) -> tuple[float, ...]:
    """Where the level line at `y` crosses a polygon, from left to right."""
    return tuple(
        sorted(
            x0 + (y - y0) / (y1 - y0) * (x1 - x0)
            for (x0, y0), (x1, y1) in _sides(polygon)
            if (y0 <= y) != (y1 <= y)
        )
    )


def _sides(polygon: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    yield from pairwise((*polygon, polygon[0]))
