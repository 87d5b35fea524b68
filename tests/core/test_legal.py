"""Which facts make a position: each refusal with its exact sentence, whatever way the facts came in."""

from dataclasses import replace

import pytest

import oie
from oie.core.errors import PositionError
from oie.core.legal import legal
from oie.core.position import Pending, Position
from tests.rules.table import little, pair_impair

JARDIN = oie.ruleset("jardin")
BOLTON = oie.ruleset("bolton")
FAMILLE = oie.ruleset("famille")
PLAIN = pair_impair()
FORK = little({"fork": ([5], [{"choose": {"among": [[{"go": {"to": 9}}], [{"lose": {"turns": 1}}]]}}])})

REFUSED = [
    ("position-seats", JARDIN, "4 / 0 to throw", "expected 2 to 2 seats, got 1"),
    ("position-seats", FAMILLE, "0 " * 13 + "/ 0 to throw", "expected 2 to 12 seats, got 13"),
    ("position-seat", JARDIN, "4 5 / 2 to throw", "expected a seat from 0 to 1, got 2"),
    ("position-seat", JARDIN, "4 5 / 7 won", "expected a seat from 0 to 1, got 7"),
    ("position-space", JARDIN, "4 64 / 0 to throw", "seat 1: expected a space from 0 to 63, got 64"),
    ("position-space", PLAIN, "0 5 / 0 to throw", "seat 0: expected a space from 1 to 35, got 0"),
    ("position-occupied", JARDIN, "24 24 / 0 to throw", "space 24 holds one pawn only, got seats 0, 1"),
    ("position-occupied", FAMILLE, "4 7 4 4 / 1 to throw", "space 4 holds one pawn only, got seats 0, 2, 3"),
    (
        "position-hold",
        JARDIN,
        "24! 5 / 1 to throw",
        "seat 0 cannot be held on space 24: nothing holds a pawn there",
    ),
    (
        "position-hold",
        FAMILLE,
        "4 31! / 0 to throw",
        "seat 1 cannot be held on space 31: nothing holds a pawn there",
    ),
    (
        "position-order",
        JARDIN,
        "26! 52! / draw",
        "held pawns are numbered from 1, the one held longest, to 2: got 1, 1",
    ),
    (
        "position-order",
        JARDIN,
        "26!2 5 / 1 to throw",
        "held pawns are numbered from 1, the one held longest, to 1: got 2",
    ),
    (
        "position-counters",
        BOLTON,
        "4$1000000001 5$0 / 0 to throw",
        "expected counters for every seat, from 0 to 1000000000, got 1000000001, 0",
    ),
    ("position-no-counters", JARDIN, "4$5 5$6 / 0 to throw", "this game has no counters, got 5, 6"),
    (
        "position-no-counters",
        JARDIN,
        "4 5 / 0 to throw / pool 3",
        "this game has no counters, got a pool of 3",
    ),
    (
        "position-pool",
        BOLTON,
        "4 5 / 0 to throw / pool 1000000001",
        "expected a pool of 0 to 1000000000 counters, got 1000000001",
    ),
    ("position-goal", JARDIN, "63 5 / 1 to throw", "seat 0 stands on the goal 63, so the round is over"),
    ("position-goal", JARDIN, "63 5 / 1 won", "seat 0 stands on the goal 63, so the round is over"),
    (
        "position-winner",
        JARDIN,
        "62 5 / 0 won",
        "seat 0 has not won: its pawn stands on 62, the goal is 63",
    ),
    (
        "position-drawn",
        JARDIN,
        "26! 5 / draw",
        "a round is drawn where every pawn is held, but seat 1 is free",
    ),
    ("position-held-turn", JARDIN, "26! 5 / 0 to throw", "seat 0 is held on space 26, so it is not to throw"),
    (
        "position-wait-turn",
        FAMILLE,
        "4 31-2 / 1 to throw",
        "seat 1 has 2 turns to lose, so it is not to throw",
    ),
    ("position-choice", FORK, "5 2 / 0 to choose by 4 from 2", "seat 0 has no choice on space 5 by 4 from 2"),
    ("position-choice", FORK, "6 2 / 0 to choose by 3 from 2", "seat 0 has no choice on space 6 by 3 from 2"),
    ("position-choice", FORK, "5 2 / 0 to choose by 7 from 2", "seat 0 has no choice on space 5 by 7 from 2"),
    (
        "position-choice",
        FORK,
        "9 2 / 0 to choose by 3 from 2 after 0",
        "seat 0 has no choice on space 9 by 3 from 2",
    ),
    (
        "position-choice",
        FORK,
        "5 2 / 0 to choose by 5 from 99",
        "seat 0 has no choice on space 5 by 5 from 99",
    ),
]


@pytest.mark.parametrize(("code", "rules", "text", "sentence"), REFUSED)
def test_facts_that_make_no_position_are_refused(
    code: str, rules: oie.Ruleset, text: str, sentence: str
) -> None:
    with pytest.raises(PositionError) as caught:
        oie.position(rules, text)
    assert (caught.value.code, str(caught.value)) == (code, sentence)


@pytest.mark.parametrize("waits", [-1, 100])
def test_turns_to_lose_have_a_limit(waits: int) -> None:
    position = replace(oie.position(FAMILLE, "4 31 / 0 to throw"), waits=(0, waits))
    with pytest.raises(PositionError) as caught:
        legal(position)
    assert caught.value.code == "position-wait"
    assert str(caught.value) == f"seat 1: expected 0 to 99 turns to lose, got {waits}"


def test_every_code_of_a_position_is_shown_here() -> None:
    assert {code for code, *_ in REFUSED} | {"position-wait"} == set(PositionError.sentences)


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (JARDIN, "0 0 / 0 to throw"),
        (JARDIN, "26 52! / 0 to throw"),
        (PLAIN, "1 1 1 / 0 to throw"),
        (FAMILLE, "19-1 19 31-2 31 52 52 0 0 / 1 to throw"),
        (BOLTON, "1 1 0 / 0 to throw"),
        (oie.ruleset("bolton", relief="freed_stays"), "31 31! / 0 to throw"),
        (oie.ruleset("oudhollands"), "31 31 52 / 0 to throw"),
        (oie.ruleset("chutes-and-ladders"), "24 24 24 / 0 to throw"),
    ],
)
def test_spaces_where_several_pawns_may_stand(rules: oie.Ruleset, text: str) -> None:
    position = oie.position(rules, text)
    assert legal(position) is position


def test_the_winner_may_stand_on_the_goal_and_nobody_else() -> None:
    assert oie.position(JARDIN, "5 63 / 1 won").awaits == oie.Finished(1)


def test_analysis_lifts_the_number_of_seats_and_nothing_else() -> None:
    assert oie.position(JARDIN, "4 / 0 to throw", analysis=True).seats == 1
    assert oie.position(JARDIN, "4 5 7 / 2 to throw", analysis=True).seats == 3
    with pytest.raises(PositionError, match=r"^expected a seat from 0 to 0, got 1$"):
        oie.position(JARDIN, "4 / 1 to throw", analysis=True)
    with pytest.raises(PositionError, match=r"^seat 0: expected a space from 0 to 63, got 70$"):
        oie.position(JARDIN, "70 / 0 to throw", analysis=True)


def test_a_position_without_seats_is_refused() -> None:
    empty = Position(JARDIN, (), (), (), (), (), 0, 0)
    for analysis in (False, True):
        with pytest.raises(PositionError):
            legal(empty, analysis=analysis)


def test_a_choice_that_was_answered_wrongly_is_refused() -> None:
    offered = oie.position(FORK, "5 2 / 0 to choose by 3 from 2")
    for answers in ((2,), (-1,), (0, 0)):
        with pytest.raises(PositionError, match=r"^seat 0 has no choice on space 5 by 3 from 2$"):
            legal(replace(offered, pending=Pending(2, (3,), False, answers)))
