"""The three verbs, `start`, `play`, `fold`: what they give and refuse; a refusal changes nothing."""

import random

import pytest

import oie
from oie.core.errors import InvalidChoice, InvalidThrow, MoveError, NotAwaited
from oie.core.evolve import evolve
from tests.rules.table import little

JARDIN = oie.ruleset("jardin")
BOLTON = oie.ruleset("bolton")
FAMILLE = oie.ruleset("famille")
FORK = little({"fork": ([5], [{"choose": {"among": [[{"go": {"to": 9}}], [{"lose": {"turns": 1}}]]}}])})


def test_start_opens_a_round_for_two_and_seat_0() -> None:
    step = oie.start(FAMILLE)
    assert str(step.position) == "0* 0* / 0 to throw"
    assert step.events == (oie.RoundStarted(seats=2, first=0, pool=0),)


def test_start_lets_another_seat_begin_and_takes_stakes() -> None:
    step = oie.start(oie.ruleset("bolton", stake=2), 3, 1, pool=5)
    assert str(step.position) == "0*$18 0*$18 0*$18 / 1 to throw / pool 11"
    assert step.events[1:] == (oie.Anted(0, 2), oie.Anted(1, 2), oie.Anted(2, 2))


def test_start_without_a_stake_takes_nothing() -> None:
    assert oie.start(BOLTON, 2).events == (oie.RoundStarted(2, 0),)
    assert oie.start(BOLTON, 2, pool=10**9).position.pool == 10**9


@pytest.mark.parametrize(
    ("rules", "seats", "first", "code", "sentence"),
    [
        (JARDIN, 3, 0, "position-seats", "expected 2 to 2 seats, got 3"),
        (FAMILLE, 1, 0, "position-seats", "expected 2 to 12 seats, got 1"),
        (FAMILLE, 13, 0, "position-seats", "expected 2 to 12 seats, got 13"),
        (FAMILLE, -2, 0, "position-seats", "expected 2 to 12 seats, got -2"),
        (FAMILLE, True, 0, "position-seats", "expected 2 to 12 seats, got True"),
        (FAMILLE, 2, 2, "position-seat", "expected a seat from 0 to 1, got 2"),
        (FAMILLE, 2.0, 0, "position-seats", "expected 2 to 12 seats, got 2.0"),
        (FAMILLE, 2, True, "position-seat", "expected a seat from 0 to 1, got True"),
        (FAMILLE, 2, -1, "position-seat", "expected a seat from 0 to 1, got -1"),
    ],
)
def test_start_refuses_seats(rules: oie.Ruleset, seats: int, first: int, code: str, sentence: str) -> None:
    with pytest.raises(oie.PositionError) as caught:
        oie.start(rules, seats, first)
    assert (caught.value.code, str(caught.value)) == (code, sentence)


@pytest.mark.parametrize(
    ("rules", "pool", "code", "sentence"),
    [
        (FAMILLE, 4, "position-no-counters", "this game has no counters, got a pool of 4"),
        (BOLTON, True, "position-pool", "expected a pool of 0 to 1000000000 counters, got True"),
        (BOLTON, -1, "position-pool", "expected a pool of 0 to 1000000000 counters, got -1"),
        (BOLTON, 10**9 + 1, "position-pool", "expected a pool of 0 to 1000000000 counters, got 1000000001"),
    ],
)
def test_start_refuses_a_pool(rules: oie.Ruleset, pool: int, code: str, sentence: str) -> None:
    with pytest.raises(oie.PositionError) as caught:
        oie.start(rules, 2, pool=pool)
    assert (caught.value.code, str(caught.value)) == (code, sentence)


def test_start_for_analysis_takes_any_number_of_seats_from_1() -> None:
    assert str(oie.start(JARDIN, 1, analysis=True).position) == "0* / 0 to throw"
    assert oie.start(JARDIN, 30, analysis=True).position.seats == 30
    with pytest.raises(oie.PositionError, match=r"^expected 1 to \d+ seats, got 0$"):
        oie.start(JARDIN, 0, analysis=True)


PLAIN = "4 7 / 0 to throw"
OFFERED = "5 2 / 0 to choose by 3 from 2"
DICE = "expected 2 dice of 1 to 6, got"
REFUSED: list[tuple[str, oie.Ruleset, str, oie.Move, str]] = [
    ("invalid-throw", FAMILLE, PLAIN, oie.Throw((7, 1)), f"{DICE} 7+1"),
    ("invalid-throw", FAMILLE, PLAIN, oie.Throw((0, 1)), f"{DICE} 0+1"),
    ("invalid-throw", FAMILLE, PLAIN, oie.Throw((3,)), f"{DICE} 3"),
    ("invalid-throw", FAMILLE, PLAIN, oie.Throw((1, 2, 3)), f"{DICE} 1+2+3"),
    ("invalid-throw", FAMILLE, PLAIN, oie.Throw(()), f"{DICE} nothing"),
    ("invalid-throw", FAMILLE, PLAIN, oie.Throw((True, 1)), f"{DICE} True+1"),
    ("invalid-choice", FORK, OFFERED, oie.Choice(2), "expected a choice from 0 to 1, got 2"),
    ("invalid-choice", FORK, OFFERED, oie.Choice(-1), "expected a choice from 0 to 1, got -1"),
    ("invalid-choice", FORK, OFFERED, oie.Choice(True), "expected a choice from 0 to 1, got True"),
    ("choice-awaited", FORK, OFFERED, oie.Throw((3,)), "expected a choice, got the throw 3"),
    ("throw-awaited", FAMILLE, PLAIN, oie.Choice(0), "expected a throw, got the choice 0"),
    (
        *("round-over", FAMILLE, "63 7 / 0 won", oie.Throw((3, 3))),
        "the round is over, got the throw 3+3",
    ),
    (
        *("round-over", JARDIN, "26!1 52!2 / draw", oie.Choice(1)),
        "the round is over, got the choice 1",
    ),
]


@pytest.mark.parametrize(("code", "rules", "text", "move", "sentence"), REFUSED)
def test_play_refuses_and_nothing_has_changed(
    code: str, rules: oie.Ruleset, text: str, move: oie.Move, sentence: str
) -> None:
    position = oie.position(rules, text)
    with pytest.raises(MoveError) as caught:
        oie.play(position, move)
    assert code in type(caught.value).sentences
    assert (caught.value.code, str(caught.value)) == (code, f"{sentence} - at '{text}'")
    assert str(position) == text
    assert position == oie.position(rules, text)


def test_every_code_of_a_move_is_shown_here() -> None:
    codes = {code for kind in (InvalidThrow, InvalidChoice, NotAwaited) for code in kind.sentences}
    assert {code for code, *_ in REFUSED} == codes


def test_play_after_a_refusal_goes_on_as_if_it_had_not_been() -> None:
    position = oie.position(FAMILLE, "4 7 / 0 to throw")
    expected = oie.play(position, oie.Throw((1, 3)))
    with pytest.raises(InvalidThrow):
        oie.play(position, oie.Throw((9, 9)))
    assert oie.play(position, oie.Throw((1, 3))) == expected


def test_a_choice_goes_on_where_its_throw_had_stopped() -> None:
    offered = oie.play(oie.position(FORK, "2 0* / 0 to throw"), oie.Throw((3,)))
    assert str(offered.position) == "5 0* / 0 to choose by 3 from 2"
    assert offered.events[-1] == oie.ChoiceOffered(0, 5, "fork", 2, (3,), False, (), 2)
    went = oie.play(offered.position, oie.Choice(0))
    assert went.events == (oie.Chosen(0, 0), oie.Moved(0, 5, 9, "fork", jump=True), oie.TurnCame(1))
    stayed = oie.play(offered.position, oie.Choice(1))
    assert str(stayed.position) == "5-1 0* / 1 to throw"


@pytest.mark.parametrize("game", oie.shipped())
def test_fold_gives_back_every_position_of_a_round(game: str) -> None:
    rules, dice = oie.ruleset(game), random.Random(game)
    step = oie.start(rules, 2)
    events = list(step.events)
    for _ in range(80):
        if isinstance(step.position.awaits, oie.Finished):
            break
        step = oie.play(step.position, oie.Throw(tuple(dice.randint(1, 6) for _ in range(rules.dice))))
        events += step.events
        assert oie.fold(rules, events) == step.position


def test_fold_of_a_choice() -> None:
    rules = FORK
    begun = oie.start(rules, 2)
    offered = oie.play(begun.position, oie.Throw((5,)))
    chosen = oie.play(offered.position, oie.Choice(0))
    events = begun.events + offered.events + chosen.events
    assert oie.fold(rules, events[:3]) != offered.position
    assert oie.fold(rules, begun.events + offered.events) == offered.position
    assert oie.fold(rules, iter(events)) == chosen.position


def test_fold_refuses_what_does_not_begin_with_the_start() -> None:
    for events in ((), (oie.TurnCame(0),), (oie.Thrown(0, (3, 3)), oie.RoundStarted(2, 0))):
        with pytest.raises(ValueError, match=r"^a round's events begin with RoundStarted$"):
            oie.fold(FAMILLE, events)


def test_fold_refuses_a_second_start() -> None:
    with pytest.raises(ValueError, match=r"^a round starts once"):
        oie.fold(FAMILLE, (oie.RoundStarted(2, 0), oie.RoundStarted(2, 0)))


def test_what_was_just_decided_is_known_and_nothing_else_is() -> None:
    """`evolve` takes a step's position from the memo for that step's own events only."""
    before = oie.start(FAMILLE).position
    step = oie.play(before, oie.Throw((2, 4)))
    assert evolve(before, step.events) is step.position
    assert evolve(before, tuple(list(step.events))[:-1]) != step.position
    assert evolve(before, step.events[:1]).spaces == (0, 0)
    folded = evolve(before, iter(step.events))
    assert folded == step.position
    assert folded is not step.position
    assert evolve(oie.position(FAMILLE, "0 9 / 0 to throw"), step.events).spaces == (12, 9)
