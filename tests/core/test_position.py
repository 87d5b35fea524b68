"""A position: what it awaits, who is held in it, when two are the same, and that nothing changes it."""

from dataclasses import FrozenInstanceError, replace

import pytest

import oie
from oie.core.effects import Go, Lose
from tests.rules.table import little

JARDIN = oie.ruleset("jardin")
OUD = oie.ruleset("oudhollands")
FORK = little({"fork": ([5], [{"choose": {"among": [[{"go": {"to": 9}}], [{"lose": {"turns": 1}}]]}}])})


def test_a_position_awaits_a_throw() -> None:
    assert oie.position(JARDIN, "4 5 / 1 to throw").awaits == oie.AwaitsThrow(seat=1, dice=2, faces=6)
    one = oie.ruleset("jardin", dice=1)
    assert oie.position(one, "4 5 / 0 to throw").awaits == oie.AwaitsThrow(seat=0, dice=1, faces=6)


def test_or_a_choice() -> None:
    awaits = oie.position(FORK, "5 2 / 0 to choose by 3 from 2").awaits
    assert awaits == oie.AwaitsChoice(seat=0, space=5, among=((Go(9),), (Lose(1),)))


@pytest.mark.parametrize(
    ("text", "winner"), [("63 5 / 0 won", 0), ("5 63 / 1 won", 1), ("26!1 52!2 / draw", None)]
)
def test_or_is_finished(text: str, winner: int | None) -> None:
    assert oie.position(JARDIN, text).awaits == oie.Finished(winner)


def test_who_is_held_until_relief() -> None:
    position = oie.position(JARDIN, "26! 52 / 1 to throw")
    assert [position.is_held(seat) for seat in range(position.seats)] == [True, False]


@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("31 5 7 / 1 to throw", [True, False, False]),
        ("31 31 52 / 0 to throw", [False, False, True]),
        ("31 52 / draw", [True, True]),
    ],
)
def test_who_is_held_while_alone(text: str, held: list[bool]) -> None:
    position = oie.position(OUD, text)
    assert [position.is_held(seat) for seat in range(position.seats)] == held


def test_positions_are_equal_where_their_facts_are() -> None:
    one, other = oie.position(JARDIN, "4 5 / 0 to throw"), oie.position(OUD, "4 5 / 0 to throw")
    assert one == other
    assert one.key == other.key
    assert one != oie.position(JARDIN, "4 5 / 1 to throw")


@pytest.mark.parametrize(
    "text",
    [
        "4 8 / 0 to throw",
        "4* 5 / 0 to throw",
        "4-1 5 / 1 to throw",
        "4 5 / 1 to throw",
        "4 52! / 0 to throw",
        "4 52 / 0 to throw",
        "63 5 / 0 won",
        "26!1 52!2 / draw",
        "26!2 52!1 / draw",
    ],
)
def test_the_key_tells_every_fact_apart(text: str) -> None:
    plain = oie.position(JARDIN, "4 5 / 0 to throw")
    other = oie.position(JARDIN, text)
    assert other.key != plain.key
    assert len({plain.key, other.key}) == 2
    assert oie.position(JARDIN, text).key == other.key


def test_the_key_tells_counters_and_choices_apart() -> None:
    bolton = oie.ruleset("bolton")
    texts = ["4$5 7$5 / 0 to throw", "4$6 7$5 / 0 to throw", "4$5 7$5 / 0 to throw / pool 1"]
    assert len({oie.position(bolton, text).key for text in texts}) == 3
    offered = oie.position(FORK, "5 2 / 0 to choose by 3 from 2")
    assert offered.key != replace(offered, pending=None).key
    assert offered.key != oie.position(FORK, "5 2 / 0 to choose by 2 from 3").key


def test_the_order_of_being_held_is_kept() -> None:
    position = oie.position(JARDIN, "26!2 52!1 / draw")
    assert position.held == (2, 1)


def test_nothing_changes_a_position() -> None:
    position = oie.position(JARDIN, "4 5 / 0 to throw")
    with pytest.raises(FrozenInstanceError):
        position.seat = 1  # type: ignore[misc]
    before = position.key
    oie.play(position, oie.Throw((1, 2)))
    assert position.key == before
