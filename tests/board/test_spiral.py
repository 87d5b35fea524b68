"""The geometry of a board: equal spaces that do not overlap, numbers inside them, for any track."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import dist

import pytest

from oie.board import SHAPES, Plan, Shape, plan
from oie.board.lettering import number_at, number_box
from oie.board.spiral import GARDEN_LANES, Point, area, layout, spans

TRACKS = range(16, 131)


def inside(point: Point, polygon: tuple[Point, ...]) -> bool:
    """A point lies inside a polygon where an odd number of its sides stand to the left."""
    return sum(x < point[0] for x in spans(polygon, point[1])) % 2 == 1


@pytest.mark.parametrize("shape", SHAPES)
def test_all_spaces_have_equal_areas(shape: Shape) -> None:
    """visual.md 16.2: within 0.1 %, for 16 to 130 spaces in all four shapes."""
    for goal in TRACKS:
        spiral = plan(goal, shape).spiral
        steps = 12 if goal > 40 else 30  # short tracks have long spaces
        areas = [area(spiral.outline(space, steps)) for space in range(1, goal)]
        assert max(areas) / min(areas) < 1.001, goal
        assert areas[0] == pytest.approx(spiral.lane * spiral.pitch, rel=0.001)  # Pappus


@pytest.mark.parametrize("shape", SHAPES)
def test_no_two_spaces_come_nearer_than_a_lane(shape: Shape) -> None:
    for goal in TRACKS[::3]:
        sheet = plan(goal, shape)
        middles = [sheet.at(space) for space in range(1, goal)]
        for (i, a), (j, b) in combinations(enumerate(middles), 2):
            assert j - i == 1 or dist(a, b) > 0.999 * sheet.lane, (goal, i + 1, j + 1)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("goal", [20, 35, 63, 100, 142, 400])
def test_no_point_of_the_sheet_lies_in_two_spaces(shape: Shape, goal: int) -> None:
    """Nor in a space and the garden; and every space is wholly on the sheet."""
    spiral = plan(goal, shape).spiral
    outlines = [spiral.outline(space) for space in range(1, goal)] + [spiral.garden_outline()]
    for outline in outlines:
        assert all(-0.1 < x < spiral.width + 0.1 and -0.1 < y < spiral.height + 0.1 for x, y in outline)
    for k in range(1, 24):
        y = spiral.height * k / 24 + 0.123
        ends = sorted(pair for outline in outlines for pair in _pairs(spans(outline, y)))
        assert all(a[1] <= b[0] + 0.5 for a, b in pairwise(ends)), y


def _pairs(ends: tuple[float, ...]) -> list[tuple[float, float]]:
    return list(zip(ends[::2], ends[1::2], strict=True))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.clause("UX-02")
def test_number_boxes_lie_inside_their_space(shape: Shape) -> None:
    """At the largest size that a number is set in, that of small boards (visual.md 16.2)."""
    for goal in (*TRACKS[::6], 142):
        sheet = plan(goal, shape)
        for space in range(1, goal):
            outline = sheet.spiral.outline(space)
            assert all(inside(corner, outline) for corner in _corners(sheet, space)), (goal, space)


def _corners(sheet: Plan, space: int) -> list[Point]:
    half, top, bottom = number_box(sheet, space)
    x, _ = number_at(sheet, space)
    _, y = sheet.at(space)
    lane = sheet.lane
    return [(x + side * half * lane, y + level * lane) for side in (-1, 1) for level in (top, bottom)]


@pytest.mark.parametrize(
    ("shape", "goal", "last", "lane"),
    [
        ("tall", 35, 6, 131.5),
        ("tall", 63, 10, 107.5),
        ("tall", 100, 14, 89.0),
        ("square", 63, 11, 99.8),
        ("square", 90, 14, 84.7),
        ("low", 63, 8, 106.6),
        ("low", 100, 12, 89.8),
        ("wide", 35, 6, 126.4),
        ("wide", 63, 8, 99.0),
        ("wide", 90, 12, 89.1),
    ],
)
def test_lanes_are_those_of_the_design(shape: Shape, goal: int, last: int, lane: float) -> None:
    spiral = plan(goal, shape).spiral
    assert (spiral.last, round(spiral.lane, 1)) == (last, lane)
    assert spiral.pitch == pytest.approx(spiral.lane)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("goal", [2, 3, 5, 9, 14, 20, 35, 63, 142, 250, 400])
def test_every_length_of_track_finds_a_lane_and_a_garden(shape: Shape, goal: int) -> None:
    spiral = plan(goal, shape).spiral
    _, _, width, height = spiral.garden_box()
    assert min(width, height) >= GARDEN_LANES * spiral.lane
    assert spiral.pitch * (goal - 1) == pytest.approx(spiral.length)
    assert spiral.pitch >= 0.999 * spiral.lane


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.clause("UX-02")
def test_the_track_runs_against_the_clock_from_the_lower_left_to_the_garden(shape: Shape) -> None:
    spiral = plan(63, shape).spiral
    x, y = spiral.centre(1)
    assert y == pytest.approx(spiral.height - spiral.lane / 2) and x < 0.55 * spiral.width
    middle = spiral.width / 2, spiral.height / 2
    turned = 0.0
    for space in range(1, 62):
        (ax, ay), (bx, by) = spiral.centre(space), spiral.centre(space + 1)
        turned += (ax - middle[0]) * (by - middle[1]) - (bx - middle[0]) * (ay - middle[1])
    assert turned < 0  # the y axis points down, so against the clock is negative
    x, y, width, height = spiral.garden_box()
    ends = spiral.point(spiral.length, -spiral.lane)  # a lane further in, past the last space
    assert x < ends[0] < x + width and y < ends[1] < y + height


def test_a_path_and_a_polygon_of_a_space_agree() -> None:
    spiral = layout(1000, 800, 40)
    for space in (1, 7, 20, 39):
        numbers = [float(n) for n in spiral.space(space)[1:].split("A")[0].split("L")[0].split()]
        assert numbers == pytest.approx(spiral.outline(space)[0], abs=0.06)


def test_a_track_that_cannot_be_laid_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="no spiral of 63 spaces on 1000 by 0"):
        layout(1000, 0, 63)
