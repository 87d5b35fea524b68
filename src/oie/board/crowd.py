"""Crowd: where up to twelve pawns stand together, so that each stays in sight (UX-03).

Up to six stand as geese, one behind the other; from seven on a space shows the medallions of its
pawns in rows, which stay apart at the width of a phone. The start box is roomy and holds twelve
geese, each where the lane above leaves it room.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from oie.board.plan import Plan

MOST = 12
_WIDTH = 48 / 56
"""Width of a pawn per height."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A place for a pawn: its foot and its height."""

    x: float
    y: float
    height: float
    mark: bool = False
    """The medallion alone stands here."""


def fan(count: int) -> tuple[Stand, ...]:
    """Where `count` pawns stand on one space, 1 to 12: offsets from its middle, in lanes, back row first.

    Nobody reaches higher than a number stands low, so that no number is ever covered.
    """
    if count > 6:
        return _marks(count)
    if count == 1:
        return (Stand(0, 0.475, 0.68),)
    if count == 2:
        return Stand(-0.18, 0.38, 0.58), Stand(0.18, 0.475, 0.58)
    if count == 3:
        return Stand(0, 0.25, 0.44), Stand(-0.23, 0.475, 0.44), Stand(0.23, 0.475, 0.44)
    front = (count + 1) // 2
    rows = ((0.17, count - front), (0.475, front))
    return tuple(Stand((i - (n - 1) / 2) * 0.86 / front, y, 0.36) for y, n in rows for i in range(n))


def _marks(count: int) -> tuple[Stand, ...]:
    """Rows of four medallions below the number."""
    rows = (count + 3) // 4
    size, step, first = (0.235, 0.29, 0.17) if rows == 2 else (0.205, 0.213, 0.055)
    stands: list[Stand] = []
    for row in range(rows):
        here = count // rows + (row >= rows - count % rows)
        stands += [Stand((i - (here - 1) / 2) * 0.245, first + row * step, size, True) for i in range(here)]
    return tuple(stands)


def standing(plan: Plan, space: int, count: int) -> tuple[Stand, ...]:
    """The same in the units of a sheet, for the start box (0), a space of the lane or the goal."""
    if space <= 0:
        return waiting(plan, count)
    x, y = plan.at(space)
    lane = plan.lane
    return tuple(
        Stand(x + stand.x * lane, y + stand.y * lane, stand.height * lane, stand.mark) for stand in fan(count)
    )


def waiting(plan: Plan, count: int) -> tuple[Stand, ...]:
    """Where `count` pawns wait in the start box: the front row first, then up the bank."""
    height = 0.74 if count <= 4 else 0.62
    while True:
        places = list(_bank(plan, height))
        if len(places) >= count:
            break
        height *= 0.94
    return tuple(Stand(x, y, height * plan.lane) for x, y in places[:count])


def _bank(plan: Plan, height: float) -> Iterator[tuple[float, float]]:
    """Feet of all pawns of a height, in lanes, that the box has room for: rows over the word, from below."""
    lane, near = plan.lane, plan.lane / 2 + plan.spiral.radius
    half, row = 0.5 * _WIDTH * height * lane, 0
    while (up := (0.5 + row * 0.92 * height) * lane) < near + lane:
        x = half + (0.1 + 0.2 * (row % 2)) * lane
        while x + half < near and plan.spiral.headroom(x + 0.6 * half) > up + 0.92 * height * lane:
            yield x, plan.spiral.height - up
            x += 2.1 * half
        row += 1
