"""Throws that no rule tells apart are taken together, and nothing is lost by it."""

from itertools import product

import pytest

import oie
from oie.core.travel import travel
from oie.rulesets.throws import Alike, alike, orders
from tests.rulesets.small import kinds, small

GAMES: list[tuple[str, dict[str, object]]] = [(name, {}) for name in oie.shipped()] + [
    ("jardin", {"dice": 3})
]


def sorts(rules: oie.Ruleset, faces: tuple[int, ...]) -> Alike:
    """The class to which a throw belongs."""
    shown = tuple(sorted(faces))
    total = [throw for throw in alike(rules) if throw.total == sum(faces)]
    return next((t for t in total if t.faces == shown), total[-1])


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_throw_is_counted_once(name: str, options: dict[str, object]) -> None:
    rules = oie.ruleset(name, **options)
    counted: dict[Alike, int] = dict.fromkeys(alike(rules), 0)
    for faces in product(range(1, rules.faces + 1), repeat=rules.dice):
        counted[sorts(rules, faces)] += 1
    assert {throw: throw.ways for throw in alike(rules)} == counted


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_throws_taken_together_lead_to_the_same_place(name: str, options: dict[str, object]) -> None:
    rules = oie.ruleset(name, **options)
    for faces in product(range(1, rules.faces + 1), repeat=rules.dice):
        for space in range(rules.start, rules.goal):
            for first in (False, True):
                assert travel(rules, space, faces, first) == travel(
                    rules, space, sorts(rules, faces).faces, first
                )


def test_initial_throws_stand_apart_from_others_of_their_total() -> None:
    table = "{when: first, table: [{faces: [6, 3], go: 9}, {faces: [1, 1], go: 4}]}"
    rules = oie.load(small(dice="{count: 2}", initial_throw=table))
    nine = [throw for throw in alike(rules) if throw.total == 9]
    assert nine == [
        Alike((3, 6), 2, True),
        Alike((4, 5), 2, True, ((3, 6),)),
    ]
    assert [throw for throw in alike(rules) if throw.total == 2] == [Alike((1, 1), 1, True)]


def test_the_largest_dice_of_the_language_have_115_classes() -> None:
    """Six dice of twenty faces: 64 million throws, counted without being listed."""
    rules = oie.load(
        small(dice="{count: 6, faces: 20}", spaces=kinds(inn="at: [3], do: [{lose: {turns: 1}}]"))
    )
    assert len(alike(rules)) == 115
    assert sum(throw.ways for throw in alike(rules)) == 20**6
    assert [throw.total for throw in alike(rules)] == list(range(6, 121))


@pytest.mark.parametrize(
    ("faces", "ways"), [((1,), 1), ((3, 6), 2), ((4, 4), 1), ((1, 2, 3), 6), ((1, 1, 2), 3)]
)
def test_in_how_many_orders_faces_can_be_thrown(faces: tuple[int, ...], ways: int) -> None:
    assert orders(faces) == ways
