"""Choices, in tests/rulesets/data/toll.yaml: pay, go back, go on or be held, also within a chain of moves."""

import pytest

import oie
from oie.core.effects import Go, Pay
from oie.core.moves import AwaitsChoice, AwaitsThrow, Choice
from tests.rulesets.tiny import after, legs, played, tiny, told


def test_a_space_offers_a_choice_to_the_seat_that_threw() -> None:
    (step,) = played("toll", "0* 9 / 0 to throw / pool 2", "5")
    assert told(step) == ["Thrown", "Moved", "ChoiceOffered"]
    offered = step.events[-1]
    assert isinstance(offered, oie.ChoiceOffered)
    assert (offered.seat, offered.space, offered.why, offered.count) == (0, 5, "toll", 2)
    assert (offered.origin, offered.faces, offered.answers) == (0, (5,), ())


def test_the_position_awaits_a_choice_and_says_among_what() -> None:
    (step,) = played("toll", "0* 9 / 0 to throw", "5")
    assert step.position.awaits == AwaitsChoice(0, 5, ((Pay(3),), (Go(1),)))
    assert step.position.result is None


@pytest.mark.parametrize(
    ("choice", "position"),
    [
        ("#0", "5$1 9$4 / 1 to throw / pool 5"),
        ("#1", "1$4 9$4 / 1 to throw / pool 2"),
    ],
)
def test_to_pay_and_to_go_back_do_what_they_say(choice: str, position: str) -> None:
    assert after("toll", "0* 9 / 0 to throw / pool 2", "5", choice) == position


def test_until_a_seat_has_chosen_nothing_else_happens() -> None:
    """Nobody is hit, nothing is paid and nobody else throws while the choice is open."""
    (step,) = played("toll", "4$4 5$4 / 0 to throw", "1")
    assert str(step.position) == "5$4 5$4 / 0 to choose by 1 from 4 / pool 0"


def test_after_the_choice_the_pawn_meets_whoever_is_there() -> None:
    """A002-19: the meeting fine is due after the toll; the one who is hit pays it."""
    _, chosen = played("toll", "4 5 / 0 to throw", "1", "#0")
    assert told(chosen) == ["Chosen", "Hit", "Paid", "Paid", "TurnCame"]
    assert str(chosen.position) == "5$1 4$3 / 1 to throw / pool 4"


def test_going_back_meets_whoever_stands_there() -> None:
    assert after("toll", "4 1 / 0 to throw", "1", "#1") == "1$4 4$3 / 1 to throw / pool 1"


# --- wrong inputs -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("index", [2, -1, 99, True, 1.0, "0", None])
def test_a_choice_that_is_not_offered_is_refused(index: object) -> None:
    (step,) = played("toll", "0* 9 / 0 to throw", "5")
    with pytest.raises(oie.InvalidChoice) as caught:
        oie.play(step.position, Choice(index))  # type: ignore[arg-type]
    shown = "5$4 9$4 / 0 to choose by 5 from 0 first / pool 0"
    assert str(caught.value) == f"expected a choice from 0 to 1, got {index} - at '{shown}'"


def test_a_throw_is_refused_where_a_choice_is_awaited() -> None:
    (step,) = played("toll", "0* 9 / 0 to throw", "5")
    with pytest.raises(oie.NotAwaited) as caught:
        oie.play(step.position, oie.Throw((3,)))
    assert caught.value.code == "choice-awaited"
    assert str(caught.value).startswith("expected a choice, got the throw 3 - at '5$4 9$4 / 0 to choose")


def test_a_choice_is_refused_where_a_throw_is_awaited() -> None:
    with pytest.raises(oie.NotAwaited) as caught:
        oie.play(oie.start(tiny("toll")).position, Choice(0))
    assert caught.value.code == "throw-awaited"


def test_a_choice_is_refused_when_the_round_is_over() -> None:
    won = played("toll", "18 9 / 0 to throw", "2")[-1].position
    with pytest.raises(oie.NotAwaited) as caught:
        oie.play(won, Choice(0))
    assert caught.value.code == "round-over"


def test_a_refused_choice_changes_nothing() -> None:
    (step,) = played("toll", "0* 9 / 0 to throw", "5")
    before = str(step.position)
    with pytest.raises(oie.InvalidChoice):
        oie.play(step.position, Choice(7))
    assert str(step.position) == before
    assert after("toll", before, "#1") == "1$4 9$4 / 1 to throw / pool 0"


# --- counters -----------------------------------------------------------------------------------------------


@pytest.mark.clause("A002-19")
@pytest.mark.parametrize(("purse", "paid"), [(5, 3), (3, 3), (2, 2), (0, 0)])
def test_who_has_too_few_counters_pays_what_it_has(purse: int, paid: int) -> None:
    _, chosen = played("toll", f"0${purse} 9$4 / 0 to throw", "5", "#0")
    assert oie.Paid(0, 3, paid, "toll") in chosen.events
    assert str(chosen.position) == f"5${purse - paid} 9$4 / 1 to throw / pool {paid}"


# --- choices on the way -------------------------------------------------------------------------------------


def test_a_choice_can_stand_at_the_end_of_a_chain_of_geese() -> None:
    (step,) = played("toll", "0 9 / 0 to throw", "4")
    assert legs(step) == [(0, 4, "throw"), (4, 8, "goose"), (8, 12, "goose"), (12, 16, "goose")]
    assert str(step.position) == "16$4 9$4 / 0 to choose by 4 from 0 / pool 0"


def test_a_choice_can_stand_behind_a_forced_move() -> None:
    _, chosen = played("toll", "6 9 / 0 to throw", "1", "#1")
    assert legs(chosen) == [(10, 1, "toll")], "the legs before the choice were told before it"
    assert str(chosen.position) == "1$4 9$4 / 1 to throw / pool 0"


def test_a_chosen_repeat_goes_on_by_the_same_throw_and_may_win() -> None:
    step = played("toll", "0 9 / 0 to throw / pool 2", "4", "#3")[-1]
    assert legs(step) == [(16, 20, "gate")]
    assert str(step.position) == "20$6 9$4 / 0 won / pool 0"


def test_a_chosen_return_leads_to_where_the_throw_began_and_not_to_the_last_goose() -> None:
    assert after("toll", "0 9 / 0 to throw", "4", "#1") == "0$4 9$4 / 1 to throw / pool 0"


def test_one_throw_can_offer_two_choices() -> None:
    first, second, third = played("toll", "0 9 / 0 to throw", "4", "#2", "#0")
    assert str(first.position) == "16$4 9$4 / 0 to choose by 4 from 0 / pool 0"
    assert str(second.position) == "10$4 9$4 / 0 to choose by 4 from 0 after 2 / pool 0"
    assert told(second) == ["Chosen", "Moved", "ChoiceOffered"]
    assert told(third) == ["Chosen", "Paid", "TurnCame"]
    assert str(third.position) == "10$1 9$4 / 1 to throw / pool 3"


@pytest.mark.parametrize(
    ("choice", "position"),
    [
        ("#0", "14-1$3 9$4 / 1 to throw / pool 1"),
        ("#1", "14!-1$4 9$4 / 1 to throw / pool 0"),
        ("#2", "14-1$4 9$4 / 1 to throw / pool 0"),
    ],
)
def test_what_stands_beside_a_choice_works_whatever_is_chosen(choice: str, position: str) -> None:
    """The inn costs a turn; to pay, to be held or nothing is chosen in addition."""
    assert after("toll", "13 9 / 0 to throw", "1", choice) == position


def test_a_pawn_that_chose_to_be_held_is_relieved_like_any_other() -> None:
    """The freed pawn goes to the reliever's origin; it still owes its turn, which passes first (G1)."""
    held = after("toll", "13 9 / 0 to throw", "1", "#1")
    _, relieved = played("toll", held, "5", "#2")
    assert told(relieved)[:3] == ["Chosen", "Released", "Hit"]
    passed = (oie.PassedOver(0, "wait", 0), oie.PassedOver(1, "wait", 0))
    assert relieved.events[-3:] == (*passed, oie.TurnCame(0))
    assert str(relieved.position) == "9$4 14$4 / 0 to throw / pool 0"


# --- notation and history -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "5$4 9$4 / 0 to choose by 5 from 0 / pool 2",
        "5$4 9$4 / 0 to choose by 5 from 0 first / pool 2",
        "16$4 9*$4 / 0 to choose by 4 from 0 / pool 0",
        "10$0 9-1$4 3$4 / 0 to choose by 4 from 0 after 2 / pool 7",
    ],
)
def test_a_position_with_an_open_choice_is_written_and_read_back(text: str) -> None:
    position = oie.position(tiny("toll"), text)
    assert str(position) == text
    assert isinstance(position.awaits, AwaitsChoice)


@pytest.mark.parametrize(
    "awaited",
    [
        "0 to choose by 4 from 0",  # leads to 16
        "0 to choose by 3 from 0",  # offers nothing
        "0 to choose by 5 from 0 after 0",  # the choice is made
        "0 to choose by 5 from 0 after 7",
        "0 to choose by 5+5 from 0",
        "0 to choose by 7 from 0",
        "0 to choose by 5 from 20",
        "1 to choose by 5 from 0",
    ],
)
def test_a_position_with_a_choice_that_nothing_offers_is_refused(awaited: str) -> None:
    with pytest.raises(oie.PositionError) as caught:
        oie.position(tiny("toll"), f"5 9 / {awaited}")
    assert caught.value.code == "position-choice"


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("choices", [("#0",), ("#1",), ("#2", "#0"), ("#2", "#1"), ("#3",)])
def test_fold_equals_play_across_choices(first: int, choices: tuple[str, ...]) -> None:
    rules = tiny("toll")
    step = oie.start(rules, seats=2, first=first)
    events = list(step.events)
    for move in ("4", *choices):
        step = oie.play(step.position, Choice(int(move[1:])) if move.startswith("#") else oie.throw(move))
        events += step.events
        assert oie.fold(rules, events) == step.position, move
        assert oie.position(rules, str(step.position)) == step.position, move
    assert isinstance(step.position.awaits, AwaitsThrow) or step.position.result is not None


def test_choosing_from_the_text_of_a_position_is_choosing_in_the_round() -> None:
    """A saved choice goes on exactly where the throw had stopped."""
    steps = played("toll", "0* 9 / 0 to throw", "4", "#2", "#0")
    for before, step, move in zip(steps, steps[1:], ("#2", "#0"), strict=False):
        (again,) = played("toll", str(before.position), move)
        assert again == step
