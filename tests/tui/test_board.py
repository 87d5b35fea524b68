"""The board: geometry, lines, looks, pawns, and that numbers are never covered."""

from __future__ import annotations

from itertools import pairwise

import pytest

from oie.rulesets import load, ruleset, shipped
from oie.table.seats import seat
from oie.tui.board_paint import Sheet, paint, trail_ink
from oie.tui.geometry import geometry
from oie.tui.look import kind_look, look
from oie.tui.pawns import stand
from oie.tui.pixels import INKS, PICTURES
from oie.tui.rails import HEAVY, THIN, box, edges
from oie.tui.scene import Bubble, Scene, Step, pawns_of
from oie.tui.theme import PALETTES
from tests.tui.support import NAMES

TWELVE = pawns_of([seat(place, name) for place, name in enumerate(NAMES)])
ROOMS = ((46, 24), (50, 22), (70, 30), (110, 36), (150, 55))


def test_a_board_is_framed_where_there_is_room_and_close_where_there_is_not() -> None:
    assert geometry(63, 46, 22).framed
    assert not geometry(63, 45, 22).framed
    assert not geometry(100, 50, 21).framed
    assert geometry(100, 100, 40).framed


@pytest.mark.parametrize("spaces", [16, 35, 63, 90, 100, 130])
@pytest.mark.parametrize("room", ROOMS)
def test_spaces_lie_inside_the_board_and_do_not_overlap(spaces: int, room: tuple[int, int]) -> None:
    shape = geometry(spaces, *room)
    seen: set[tuple[int, int]] = set()
    for space in range(1, spaces + 1):
        x, y = shape.corner(space)
        cells = {(x + i, y + j) for i in range(shape.width) for j in range(shape.height)}
        assert not cells & seen
        assert all(i < shape.columns and j < shape.rows for i, j in cells)
        assert all(shape.space_at(*cell) == space for cell in cells)
        seen |= cells


@pytest.mark.clause("UX-02")
@pytest.mark.parametrize("id", shipped())
@pytest.mark.parametrize("room", ROOMS)
def test_numbers_are_seen_whatever_stands_on_the_board(id: str, room: tuple[int, int]) -> None:
    """UX-02: numbers stay visible, under twelve pawns, under a trail and in every size."""
    rules = ruleset(id)
    shape = geometry(rules.goal, *room)
    for space in range(1, rules.goal + 1):
        scene = Scene(TWELVE, (space,) * 12, trail=(Step(space, "•", 0),))
        canvas = paint(Sheet(rules, shape, "en", "oie-dark"), scene)
        x, y = shape.corner(space)
        assert str(space) in canvas.text(y)[x : x + shape.width]


@pytest.mark.clause("UX-03")
@pytest.mark.parametrize("count", range(1, 13))
@pytest.mark.parametrize("room", [(3, 1), (4, 1), (5, 1), (7, 2), (11, 3), (43, 1)])
def test_pawns_on_one_space_can_be_counted(count: int, room: tuple[int, int]) -> None:
    """UX-03: each pawn is seen, or how many more there are; none covers another."""
    places = stand(TWELVE, range(count), *room)
    more = sum(int(place.text) for place in places if place.seat is None)
    assert len([place for place in places if place.seat is not None]) + more == count
    taken: set[tuple[int, int]] = set()
    for place in places:
        cells = {(place.x + i, place.y) for i in range(len(place.text))}
        assert not cells & taken
        assert all(0 <= x < room[0] and 0 <= y < room[1] for x, y in cells)
        taken |= cells
        if place.seat is not None:
            assert TWELVE[place.seat].mark in place.text


@pytest.mark.clause("UX-03")
def test_pawns_differ_in_colour_or_shape_and_carry_an_initial() -> None:
    """UX-03: no two of twelve seats look the same; marks are never shared."""
    assert len({(pawn.paper, pawn.shape) for pawn in TWELVE}) == 12
    assert len({pawn.mark for pawn in TWELVE}) == 12
    twins = pawns_of([seat(0, "Charles"), seat(1, "Chloé"), seat(2, "Zoé")])
    assert [pawn.mark for pawn in twins] == ["1", "2", "Z"]
    near = pawns_of([seat(0, "Camille"), seat(1, "Chloé")])
    assert [place.text for place in stand(near, (0, 1), 5, 1)] == ["Ca", "Ch"]  # never cut to one letter
    assert [place.text for place in stand(near, (0, 1), 3, 1)] == ["+2"]


def test_a_colour_of_a_foreign_record_is_grey_and_its_shape_a_circle() -> None:
    from oie.record import Seat

    (pawn,) = pawns_of([Seat("Ann", "person", "mauve", "blob")])
    assert (pawn.paper, pawn.shape) == ("#9aa3a8", "●")


def test_rails_run_between_lanes_and_not_between_neighbours() -> None:
    grid = geometry(63, 100, 40).grid
    upright, level = edges(grid)
    for one, two in pairwise(range(1, 64)):
        (x1, y1), (x2, y2) = grid.at(one), grid.at(two)
        weight = upright[max(x1, x2), y1] if y1 == y2 else level[x1, max(y1, y2)]
        assert weight == THIN, (one, two)
    assert level[0, 7] == THIN  # pawns come in through the foot of space 1
    assert upright[0, 3] == upright[9, 3] == level[3, 0] == HEAVY
    assert sum(w == HEAVY for w in upright.values()) + sum(w == HEAVY for w in level.values()) == 79


def test_box_characters_have_the_arms_that_are_asked_for() -> None:
    assert [box(2, 0, 2, 0), box(0, 2, 0, 2), box(0, 2, 2, 0), box(2, 2, 2, 2)] == ["┃", "━", "┏", "╋"]
    assert (
        len({box(u, r, d, left) for u in range(3) for r in range(3) for d in range(3) for left in range(3)})
        == 81
    )


@pytest.mark.clause("S000-6a", "S004-26")
def test_the_colour_tells_what_a_space_does_and_not_what_it_is_called() -> None:
    """The well is blue in `jardin`, where it holds, and green in `famille`, where it costs turns."""
    jardin, famille = ruleset("jardin"), ruleset("famille")
    assert kind_look(jardin, jardin.kinds["well"]).tone == "hold"
    assert kind_look(famille, famille.kinds["well"]).tone == "wait"
    looks = {space: look(famille, space) for space in (5, 6, 19, 26, 42, 58, 1, 63)}
    shown = {
        space: None if seen is None else f"{seen.tone} {seen.sign}{seen.figure}"
        for space, seen in looks.items()
    }
    assert shown == {
        5: "go »",
        6: "go »12",
        19: "wait ‖1",
        26: "first ⚂",
        42: "back «30",
        58: "back «0",
        1: None,
        63: None,
    }
    chutes = ruleset("chutes-and-ladders")
    assert look(chutes, 4) == kind_look(chutes, chutes.kinds["ladder"], 4)
    assert [(kind_look(chutes, k).tone, kind_look(chutes, k).figure) for k in chutes.kinds.values()] == [
        ("go", ""),
        ("back", ""),
    ]


def test_other_effects_have_a_look_too() -> None:
    rules = load(
        """
oie: 1
id: odd
version: 1
title: {en: Odd}
about: {en: A game of odd spaces.}
seats: {min: 2, max: 2}
track: {spaces: 30, start: before}
dice: {count: 1}
counters: {purse: 5, stake: 0}
meeting: {rule: share}
spaces:
  toll: {at: [4], do: [{pay: {amount: 1}}], words: {en: {name: toll, at: at the toll}}}
  again: {at: [6], do: [{throw_again: {}}], words: {en: {name: again, at: on again}}}
  home: {at: [8], do: [{go: {to: origin}}], words: {en: {name: home, at: at home}}}
  crab: {at: [9], do: [{repeat: {direction: back}}], words: {en: {name: crab, at: on the crab}}}
  fork: {at: [11], do: [{choose: {among: [[{pay: {amount: 1}}], []]}}], words: {en: {name: fork, at: here}}}
"""
    )
    seen = {key: kind_look(rules, kind) for key, kind in rules.kinds.items()}
    assert {key: (each.tone, each.sign) for key, each in seen.items()} == {
        "toll": ("first", "◆"),
        "again": ("go", "»"),
        "home": ("back", "«"),
        "crab": ("back", "«"),
        "fork": ("first", "◆"),
    }


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize("space", [0, 1, 9, 23, 40, 63])
def test_a_bubble_stays_on_the_board(space: int, theme: str) -> None:
    rules = ruleset("famille")
    shape = geometry(63, 46, 22)
    text = "Goose: on by 4, and a good deal more than a board of this size has room for"
    canvas = paint(Sheet(rules, shape, "en", theme), Scene((), (), bubbles=(Bubble(space, text, "go"),)))
    assert any("Goose: on by 4" in canvas.text(y) for y in range(canvas.rows))


def test_pictures_are_whole_and_use_known_colours() -> None:
    for name, picture in PICTURES.items():
        assert len(picture) == 6 and {len(row) for row in picture} == {8}, name
        assert set("".join(picture)) <= {*INKS, " "}, name
    drawn = {kind.picture for id in shipped() for kind in ruleset(id).kinds.values()}
    assert {"goose", "bridge", "inn", "well", "prison", "maze", "death", "dice", "ladder", "chute"} <= drawn


@pytest.mark.parametrize("theme", PALETTES)
def test_a_trail_stands_out_from_every_paper(theme: str) -> None:
    from textual.color import Color

    for pawn in TWELVE:
        for role in ("cell-0", "cell-1", "cell-2", "go", "wait", "hold", "back", "first", "panel"):
            ink = Color.parse(trail_ink(pawn.paper, PALETTES[theme][role]))
            assert abs(ink.brightness - Color.parse(PALETTES[theme][role]).brightness) > 0.3
