"""How heavy a board is, and that tracks of any length draw themselves."""

from __future__ import annotations

import gzip
from dataclasses import replace

import pytest

import oie
from oie.board import SHAPES, Shape, draw, stylesheet
from oie.core.ruleset import Ruleset
from tests.board.reading import captions, read

KILO = 1000
HEAVIEST = {  # kB of SVG and of gzip, in French with every effect said
    "jardin": (41, 9.4),
    "famille": (46, 10.5),
    "oudhollands": (46, 10.5),
    "pair-impair": (31, 7.3),
    "chutes-and-ladders": (55, 11),
    "bolton": (54, 13.2),  # twenty-eight everyday objects
}


def of_length(goal: int) -> Ruleset:
    """A game of the goose on a track of any length."""
    rules = oie.ruleset("famille")
    kinds = {
        key: replace(kind, spaces=tuple(space for space in kind.spaces if space < goal))
        for key, kind in rules.kinds.items()
    }
    return replace(rules, goal=goal, kinds=kinds)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("ruleset", HEAVIEST)
def test_a_board_keeps_to_its_weight(ruleset: str, shape: Shape) -> None:
    rules, (most, packed) = oie.ruleset(ruleset), HEAVIEST[ruleset]
    svg = draw(rules, captions(rules, "fr"), shape=shape).encode()
    assert len(svg) < most * KILO and len(gzip.compress(svg)) < packed * KILO


def test_the_stylesheet_is_light() -> None:
    assert len(gzip.compress(stylesheet().encode())) < 5 * KILO


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("goal", [2, 20, 35, 63, 100, 142, 400])
@pytest.mark.clause("UX-02")
def test_a_track_of_any_length_draws_itself(goal: int, shape: Shape) -> None:
    rules = of_length(goal)
    drawn = read(draw(rules, captions(rules, "en"), shape=shape))
    assert sorted(drawn.spaces) == list(range(goal + 1))
    for kind in rules.kinds.values():
        for space in kind.spaces:
            assert drawn.spaces[space].pictures == (kind.picture,)
