"""Places: the geometry that a page gets as data is that of the drawing."""

from __future__ import annotations

import json
from itertools import pairwise
from math import dist

import pytest

from oie.board import SHAPES, Shape, places, plan, standing


@pytest.mark.parametrize("shape", SHAPES)
def test_places_are_those_of_the_plan(shape: Shape) -> None:
    sheet = plan(63, shape)
    told = places(sheet)
    assert told["view"] == sheet.view and told["compact"] == (shape != "wide")
    assert len(told["spaces"]) == 64
    for space, where in enumerate(told["spaces"]):
        assert dist(where, sheet.at(space)) < 0.1
    for count in (1, 6, 12):
        stands = standing(sheet, 31, count)
        x, y = sheet.at(31)
        for stand, (dx, dy, height, mark) in zip(stands, told["fan"][count - 1], strict=True):
            assert dist((x + dx, y + dy), (stand.x, stand.y)) < 0.1
            assert height == pytest.approx(stand.height, abs=0.06) and mark == stand.mark
        assert len(told["start"][count - 1]) == count


@pytest.mark.parametrize("shape", SHAPES)
def test_a_trail_runs_unbroken_from_the_start_to_the_garden(shape: Shape) -> None:
    """It keeps to the lower or right part of each space, clear of the numbers (visual.md section 9)."""
    sheet = plan(63, shape)
    track = places(sheet)["track"]
    assert len(track) == 63
    for before, after in pairwise(track):
        assert before[-1] == after[0]
    for space in range(1, 63):
        x, y = sheet.at(space)
        assert track[space][0][0] >= x - 0.1 and track[space][0][1] >= y - 0.1
        assert 0.19 * sheet.lane < dist(track[space][0], (x, y)) < 0.38 * sheet.lane


def test_places_are_plain_and_small_enough_to_send() -> None:
    text = json.dumps(places(plan(63)), separators=(",", ":"))
    assert json.loads(text)["lane"] == 99.0 and len(text) < 10_000
