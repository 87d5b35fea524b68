"""Pawns: told apart without colour, and up to twelve of them countable on one space (UX-03)."""

from __future__ import annotations

from itertools import combinations
from math import dist
from xml.etree import ElementTree as ET

import pytest

from oie.board import SEATS, SHAPES, Pawn, Shape, fan, figure, icon, pawns_on, plan, seat_colours, standing
from oie.board.lettering import number_box
from tests.board.test_theme import luminance

SMALLEST = 304 / 1000
"""Pixels per unit of a tall board on a phone 320 px wide."""


@pytest.mark.clause("UX-03")
def test_in_grey_no_two_seats_share_shape_tone_and_pattern() -> None:
    looks = {
        (mould.shape, mould.pattern, luminance(seat_colours(place)["seat"]) > 0.3)
        for place, mould in enumerate(SEATS)
    }
    assert len(looks) == len(SEATS) == 12


@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.clause("UX-03")
def test_pawns_on_a_space_never_cover_its_number_nor_each_other(count: int) -> None:
    stands = fan(count)
    assert len(stands) == count
    sheet = plan(63, "tall")
    lowest = number_box(sheet, 31)[2]
    for stand in stands:
        assert stand.y - stand.height * (1 if stand.mark else 53 / 56) >= lowest - 0.01
        assert stand.y <= 0.5 and abs(stand.x) <= 0.5
    for a, b in combinations(stands, 2):
        apart = dist((a.x, a.y), (b.x, b.y))
        medallion = a.height if a.mark else a.height * 19 / 56
        assert apart >= 0.95 * medallion


@pytest.mark.clause("UX-03")
def test_twelve_pawns_on_a_space_are_countable_at_320_pixels() -> None:
    stands = standing(plan(63, "tall"), 31, 12)
    nearest = min(dist((a.x, a.y), (b.x, b.y)) for a, b in combinations(stands, 2))
    assert nearest * SMALLEST > 6.5  # pixels from one medallion to the next


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("goal", [20, 35, 63, 100, 142])
@pytest.mark.clause("UX-03")
def test_twelve_pawns_wait_in_the_start_box_side_by_side(goal: int, shape: Shape) -> None:
    sheet = plan(goal, shape)
    for count in (1, 4, 5, 12):
        stands = standing(sheet, 0, count)
        assert len(stands) == count
        for stand in stands:
            assert 0 < stand.x < sheet.spiral.lane / 2 + sheet.spiral.radius
            assert stand.y - 0.9 * stand.height > sheet.spiral.height - sheet.spiral.headroom(stand.x)
        for a, b in combinations(stands, 2):
            assert abs(a.x - b.x) > 0.8 * a.height or abs(a.y - b.y) > 0.8 * a.height


def test_pawns_are_drawn_from_back_to_front_and_each_once() -> None:
    sheet = plan(63)
    pawns = [Pawn(seat, chr(65 + seat)) for seat in range(12)]
    drawn = ET.fromstring(f"<g>{pawns_on(sheet, {0: pawns[:5], 19: pawns[5:8], 63: pawns[8:9]})}</g>")
    assert sorted(g.attrib["class"] for g in drawn) == sorted(f"pawn s{n}" for n in range(1, 10))
    feet = [stand.y for space, n in ((0, 5), (19, 3), (63, 1)) for stand in standing(sheet, space, n)]
    order = [int(g.attrib["class"].split()[1][1:]) - 1 for g in drawn]
    assert [feet[place] for place in order] == sorted(feet)


def test_a_crowd_shows_medallions_with_their_badges() -> None:
    pawns = [Pawn(seat, str(seat + 1), waits=2 if seat == 3 else 0, held=seat == 4) for seat in range(12)]
    drawn = pawns_on(plan(63), {19: pawns})
    assert drawn.count('class="mark ') == 12 and 'class="pawn ' not in drawn
    assert (drawn.count("badge waits"), drawn.count("badge held")) == (1, 1)


@pytest.mark.clause("UX-13", "UX-16")
def test_badges_say_turns_to_lose_and_held_and_initials_are_text() -> None:
    waiting, held, free = Pawn(0, "A", waits=2), Pawn(1, "<b", held=True, waits=1), Pawn(2, "Ch")
    assert ">2</text>" in figure(waiting) and "shackle" not in figure(waiting)
    assert "shackle" in figure(held) and "&lt;b" in figure(held) and "badge waits" not in figure(held)
    assert "badge" not in figure(free) and 'class="ini two"' in figure(free)
    for svg in (figure(held), icon(11, "&")):
        assert ET.fromstring(svg).attrib["aria-hidden"] == "true"
