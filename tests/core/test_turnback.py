"""Returns to the origin, in tests/rulesets/data/turnback.yaml, and two forced moves to each other."""

import pytest

import oie
from oie.core.travel import travel
from tests.rulesets.tiny import after, legs, played, tiny, told


def test_a_wall_puts_the_pawn_back_to_where_its_throw_began() -> None:
    (step,) = played("turnback", "7 3 / 0 to throw", "3")
    assert legs(step) == [(7, 10, "throw"), (10, 7, "wall")]
    assert str(step.position) == "7$2 3$3 / 1 to throw / pool 1"


@pytest.mark.clause("G2")
def test_nothing_works_on_the_pawn_on_its_origin() -> None:
    """It stands on the inn or on the dice space as it stood there before, and neither acts."""
    assert after("turnback", "8 3 / 0 to throw", "2") == "8$2 3$3 / 1 to throw / pool 1"
    assert after("turnback", "15 3 / 0 to throw", "1") == "15$2 3$3 / 1 to throw / pool 1"


@pytest.mark.clause("G2")
def test_an_origin_that_is_a_goose_does_not_send_the_pawn_on() -> None:
    """A pawn can stand on a goose where it was displaced to; walking on and back it rests there."""
    (step,) = played("turnback", "6 3 / 0 to throw", "4")
    assert legs(step) == [(6, 10, "throw"), (10, 6, "wall")]
    assert str(step.position) == "6$2 3$3 / 1 to throw / pool 1"


def test_the_origin_is_where_the_throw_began_and_not_the_goose_on_the_way() -> None:
    (step,) = played("turnback", "0 3 / 0 to throw", "6")
    assert legs(step) == [(0, 6, "throw"), (6, 12, "goose"), (12, 0, "wall")]
    assert str(step.position) == "0$2 3$3 / 1 to throw / pool 1"


@pytest.mark.clause("G3")
def test_a_pawn_that_is_back_hits_nobody_there() -> None:
    """Arriving where one started is no meeting; on the shared start nobody would meet anyway."""
    step = played("turnback", "9 3 / 0 to throw", "1")[-1]
    assert "Hit" not in told(step)
    assert after("turnback", "0 0 / 0 to throw", "6") == "0$2 0$3 / 1 to throw / pool 1"


@pytest.mark.clause("G6")
def test_a_first_throw_that_is_undone_was_a_first_throw() -> None:
    assert after("turnback", "0* 3* / 0 to throw", "6") == "0$2 3*$3 / 1 to throw / pool 1"


@pytest.mark.clause("G9")
def test_the_fine_of_a_space_that_sends_the_pawn_back_is_due_all_the_same() -> None:
    (step,) = played("turnback", "7$0 3$3 / 0 to throw", "3")
    assert oie.Paid(0, 1, 0, "wall") in step.events


@pytest.mark.clause("G5")
@pytest.mark.parametrize(
    ("origin", "throw", "expected"),
    [
        (10, "1", [(10, 11, "throw"), (11, 34, "wheel"), (34, 11, "wheel")]),
        (33, "1", [(33, 34, "throw"), (34, 11, "wheel"), (11, 34, "wheel")]),
    ],
)
def test_two_forced_moves_to_each_other_end_at_the_loop_guard(
    origin: int, throw: str, expected: list[tuple[int, int, str]]
) -> None:
    """11 and 34 send to each other: each acts once, then the pawn rests where it began to turn."""
    (step,) = played("turnback", f"{origin} 3 / 0 to throw", throw)
    assert legs(step) == expected
    rest = expected[-1][1]
    assert [e for e in step.events if isinstance(e, oie.Guarded)] == [oie.Guarded(0, rest, "wheel")]
    assert step.position.spaces == (rest, 3)


@pytest.mark.clause("G5")
def test_the_space_on_which_a_throw_begins_has_not_acted() -> None:
    """From 34 the wheel is left by the throw; from 33 it acts although the pawn rested on it before."""
    assert after("turnback", "34 3 / 0 to throw", "1") == "35$3 3$3 / 1 to throw / pool 0"
    rested = after("turnback", "33 3 / 0 to throw", "1")
    assert rested == "34$3 3$3 / 1 to throw / pool 0"


@pytest.mark.clause("G5")
def test_every_throw_from_every_space_ends() -> None:
    rules = tiny("turnback")
    for space in range(rules.goal):
        for face in range(1, 7):
            trip = travel(rules, space, (face,), False)
            assert len(trip.legs) <= 5
            assert 0 <= trip.end <= rules.goal


def test_a_held_pawn_is_not_freed_by_one_that_turns_back() -> None:
    """The pawn that meets the wall has not landed in the well."""
    assert after("turnback", "14 20! 5 / 0 to throw", "2") == "14$2 20!$3 5$3 / 2 to throw / pool 1"


def test_fold_equals_play_through_returns_and_guards() -> None:
    rules = tiny("turnback")
    step = oie.start(rules, seats=2)
    events = list(step.events)
    for throw in ("6", "5", "5", "6", "1", "5", "3", "1", "6", "4"):
        step = oie.play(step.position, oie.throw(throw))
        events += step.events
        assert oie.fold(rules, events) == step.position, throw
        assert oie.position(rules, str(step.position)) == step.position, throw
