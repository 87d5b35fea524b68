"""Places: the geometry of a board as plain data, for a page that moves pawns and draws trails.

The page computes no rule and no spiral: it looks up where a space lies, where pawns stand on it
and through which points a trail runs.
"""

from __future__ import annotations

from typing import TypedDict

from oie.board.crowd import MOST, fan, waiting
from oie.board.plan import Plan
from oie.board.spiral import Point

_PER_SPACE = 4


class Places(TypedDict):
    """What a page needs to know of a sheet; all numbers are rounded to a tenth of a unit."""

    view: tuple[int, int, int, int]
    """The `viewBox`."""
    lane: float
    compact: bool
    spaces: list[Point]
    """The middle of each space, from 0 (the start box) to the goal (the bank)."""
    track: list[list[Point]]
    """Points that a trail runs through: item n leads from space n to n + 1, both ends in it."""
    fan: list[list[tuple[float, float, float, bool]]]
    """For 1 to 12 pawns on a space: offset of each foot from its middle, height, medallion or goose."""
    start: list[list[tuple[float, float, float, bool]]]
    """For 1 to 12 pawns in the start box: each foot, height, medallion or goose."""


def places(plan: Plan) -> Places:
    """The places of a sheet, ready for `json.dumps`."""
    lane = plan.lane
    fans = [
        [(_r(s.x * lane), _r(s.y * lane), _r(s.height * lane), s.mark) for s in fan(n)]
        for n in range(1, MOST + 1)
    ]
    starts = [
        [(_r(s.x), _r(s.y), _r(s.height), s.mark) for s in waiting(plan, n)] for n in range(1, MOST + 1)
    ]
    return Places(
        view=plan.view,
        lane=_r(lane),
        compact=plan.compact,
        spaces=[_point(plan.at(space)) for space in range(plan.goal + 1)],
        track=[_way(plan, space) for space in range(plan.goal)],
        fan=fans,
        start=starts,
    )


def _way(plan: Plan, space: int) -> list[Point]:
    """From the middle of a space to that of the next; straight from the start box and into the garden."""
    pitch = plan.spiral.pitch
    middle = _point(plan.track((space - 0.5) * pitch)) if space else _point(plan.at(0))
    if space == 0:
        return [middle, _point(plan.track(0.5 * pitch))]
    if space == plan.goal - 1:
        return [middle, _point(plan.track(plan.spiral.length)), _point(plan.at(plan.goal))]
    return [_point(plan.track((space - 0.5 + k / _PER_SPACE) * pitch)) for k in range(_PER_SPACE + 1)]


def _point(point: Point) -> Point:
    return _r(point[0]), _r(point[1])


def _r(value: float) -> float:
    return round(value, 1) + 0.0
