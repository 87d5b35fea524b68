"""Further throws, in tests/rulesets/data/again.yaml: a space lets the same seat throw once more."""

import pytest

import oie
from oie.core.moves import AwaitsThrow
from tests.rulesets.tiny import after, legs, played, tiny, told


def test_the_same_seat_throws_once_more() -> None:
    (step,) = played("again", "1 7 / 0 to throw", "5")
    assert told(step) == ["Thrown", "Moved", "ThrowGranted"]
    assert step.events[-1] == oie.ThrowGranted(0, "dice")
    assert str(step.position) == "6 7 / 0 to throw"
    assert step.position.awaits == AwaitsThrow(0, 1, 6)


def test_the_further_throw_begins_where_the_pawn_rests_and_then_the_turn_passes() -> None:
    _, second = played("again", "1 7 / 0 to throw", "5", "2")
    assert legs(second) == [(6, 8, "throw")]
    assert str(second.position) == "8 7 / 1 to throw"


def test_a_further_throw_can_bring_another_one() -> None:
    steps = played("again", "1 7 / 0 to throw", "5", "3", "1")
    positions = ["6 7 / 0 to throw", "9 7 / 0 to throw", "10 7 / 1 to throw"]
    assert [str(step.position) for step in steps] == positions


def test_a_goose_can_lead_to_a_further_throw() -> None:
    (step,) = played("again", "0 7 / 0 to throw", "3")
    assert legs(step) == [(0, 3, "throw"), (3, 6, "goose")]
    assert str(step.position) == "6 7 / 0 to throw"


def test_a_forced_move_can_lead_to_a_further_throw() -> None:
    assert after("again", "0 7 / 0 to throw", "4") == "9 7 / 0 to throw"


@pytest.mark.clause("G6")
def test_an_initial_throw_can_lead_to_a_further_throw_which_is_no_first_throw() -> None:
    assert after("again", "0* 7 / 0 to throw", "6") == "9 7 / 0 to throw"
    assert after("again", "0* 7 / 0 to throw", "6", "6") == "15 7 / 1 to throw"


def test_a_throw_granted_by_a_space_that_sends_the_pawn_on_works_where_it_rests() -> None:
    (step,) = played("again", "18 7 / 0 to throw", "1")
    assert legs(step) == [(18, 19, "throw"), (19, 21, "ladder")]
    assert step.events[-1] == oie.ThrowGranted(0, "ladder")
    assert str(step.position) == "21 7 / 0 to throw"


def test_a_pawn_that_is_held_does_not_throw_again() -> None:
    """The well grants a throw and holds: what is held does not throw."""
    (step,) = played("again", "10 7 / 0 to throw", "2")
    assert told(step) == ["Thrown", "Moved", "Held", "TurnCame"]
    assert str(step.position) == "12! 7 / 1 to throw"


def test_a_pawn_sent_back_by_a_meeting_does_not_throw_again() -> None:
    """The arriver returns to its origin, so the space on which it met another grants it nothing."""
    (step,) = played("again", "1 6 / 0 to throw", "5")
    assert told(step) == ["Thrown", "Moved", "Returned", "TurnCame"]
    assert str(step.position) == "1 6 / 1 to throw"


def test_a_pawn_that_wins_does_not_throw_again() -> None:
    assert after("again", "19 7 / 0 to throw", "5") == "24 7 / 0 won"


def test_a_further_throw_costs_the_others_nothing_that_they_owe() -> None:
    """G1: no slot of the order passes before the further throw."""
    first, second = played("again", "1 7-1 10 / 0 to throw", "5", "2")
    assert str(first.position) == "6 7-1 10 / 0 to throw"
    assert str(second.position) == "8 7 10 / 2 to throw"


def test_fold_equals_play_through_further_throws() -> None:
    rules = tiny("again")
    step = oie.start(rules, seats=3)
    events = list(step.events)
    for throw in ("6", "1", "3", "1", "5", "4", "2"):
        step = oie.play(step.position, oie.throw(throw))
        events += step.events
        assert oie.fold(rules, events) == step.position, throw
        assert oie.position(rules, str(step.position)) == step.position, throw


def test_a_seat_that_has_to_lose_turns_does_not_throw_again() -> None:
    """The ice grants a throw and costs a turn: the turn is lost first."""
    (step,) = played("again", "19 7 / 0 to throw", "3")
    assert "ThrowGranted" not in told(step)
    assert str(step.position) == "22-1 7 / 1 to throw"
    assert oie.position(tiny("again"), str(step.position)) == step.position
