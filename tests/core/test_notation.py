"""Positions, throws and choices as text: each comes back as it was, and what is none is refused."""

import random

import pytest

import oie
from oie.core.errors import NotationError
from oie.core.notation import LONGEST, parse_choice
from tests.rules.table import little, tell

ONE = oie.ruleset("jardin", dice=1)
BOLTON = oie.ruleset("bolton")
FAMILLE = oie.ruleset("famille")
FORK = little({"fork": ([5], [{"choose": {"among": [[{"go": {"to": 9}}], [{"lose": {"turns": 1}}]]}}])})
FORKS = little(
    {
        "fork": ([5], [{"choose": {"among": [[{"go": {"to": 9}}], [{"lose": {"turns": 1}}]]}}]),
        "other": ([9], [{"choose": {"among": [[], [{"repeat": {}}]]}}]),
    }
)


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (FAMILLE, "0* 0* / 0 to throw"),
        (FAMILLE, "26 0* 63 / 2 won"),
        (FAMILLE, "31-2 31-1 4 / 2 to throw"),
        (FAMILLE, "1 2 3 4 7 8 10 11 13 15 16 17 / 11 to throw"),
        (ONE, "26! 48 / 1 to throw"),
        (ONE, "26 52! / 0 to throw"),
        (ONE, "26!2 52!1 / draw"),
        (ONE, "19*-1 16 / 1 to throw"),
        (BOLTON, "31!2$0 52!1$20 4*$999 / 2 to throw / pool 7"),
        (BOLTON, "63$41 4$1 / 0 won / pool 0"),
        (BOLTON, "31!1$19 52!2$19 / draw / pool 2"),
        (FORK, "5 2 / 0 to choose by 3 from 2"),
        (FORK, "5 0* / 0 to choose by 5 from 0 first"),
        (FORKS, "9 0* / 0 to choose by 4 from 1 after 0"),
    ],
)
def test_a_position_is_written_as_it_was_read(rules: oie.Ruleset, text: str) -> None:
    position = oie.position(rules, text)
    assert str(position) == text
    assert oie.position(rules, str(position)) == position


def test_what_a_text_says_is_what_the_position_holds() -> None:
    position = oie.position(BOLTON, "31!2$0 52!1$20 4*$999 19-1$5 / 2 to throw / pool 7")
    assert position.spaces == (31, 52, 4, 19)
    assert position.held == (2, 1, 0, 0)
    assert position.waits == (0, 0, 0, 1)
    assert position.thrown == (True, True, False, True)
    assert position.counters == (0, 20, 999, 5)
    assert (position.pool, position.seat, position.pending, position.result) == (7, 2, None, None)


def test_counters_that_are_not_written_are_full_purses_less_the_stake() -> None:
    staked = oie.ruleset("bolton", purse=10, stake=4)
    assert oie.position(staked, "4 5 / 0 to throw").counters == (6, 6)
    assert oie.position(BOLTON, "4 5 / 0 to throw / pool 3").pool == 3
    assert oie.position(FAMILLE, "4 7 / 0 to throw").counters == ()


def test_spaces_around_and_between_the_parts_may_be_doubled() -> None:
    assert str(oie.position(FAMILLE, "  4   7*/0  to throw ")) == "4 7* / 0 to throw"


def test_the_ruleset_is_referred_to_and_not_compared() -> None:
    text = "4 7 / 0 to throw"
    assert oie.position(FAMILLE, text) == oie.position(ONE, text)
    assert oie.position(FAMILLE, text).rules is FAMILLE


def test_analysis_allows_a_lone_pawn() -> None:
    assert str(oie.position(FAMILLE, "4 / 0 to throw", analysis=True)) == "4 / 0 to throw"
    many = " ".join(["0*"] * 20) + " / 19 to throw"
    assert str(oie.position(FAMILLE, many, analysis=True)) == many


@pytest.mark.parametrize("game", oie.shipped())
@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_of_a_round_can_be_read_back(game: str, seats: int) -> None:
    rules, dice = oie.ruleset(game), random.Random(f"{game} {seats}")
    step = oie.start(rules, min(seats, rules.seats[1]))
    for _ in range(60):
        assert oie.position(rules, str(step.position)) == step.position
        if isinstance(step.position.awaits, oie.Finished):
            break
        faces = tuple(dice.randint(1, rules.faces) for _ in range(rules.dice))
        step = oie.play(step.position, oie.Throw(faces))


def test_a_choice_on_an_occupied_space_can_be_read_back() -> None:
    offered = tell(FORK, "5 2 / 1 to throw", "3").steps[-1].position
    assert str(offered) == "5 5 / 1 to choose by 3 from 2"
    assert oie.position(FORK, str(offered)) == offered


@pytest.mark.parametrize("faces", [(6, 3), (1,), (6, 6, 6), (20, 11), (1,) * 12])
def test_a_throw_is_written_as_it_was_read(faces: tuple[int, ...]) -> None:
    throw = oie.Throw(faces)
    assert oie.throw(str(throw)) == throw
    assert str(oie.Throw((6, 3))) == "6+3"


def test_spaces_around_a_throw_are_left_out() -> None:
    assert oie.throw(" 6+3\n") == oie.Throw((6, 3))


@pytest.mark.parametrize("index", [0, 1, 99])
def test_a_choice_is_written_as_it_was_read(index: int) -> None:
    assert parse_choice(str(oie.Choice(index))) == oie.Choice(index)


@pytest.mark.parametrize("text", ["", "1", "#", "#x", "#100", "6+3", "# 1"])
def test_what_is_no_choice_is_none(text: str) -> None:
    assert parse_choice(text) is None


REFUSED = [
    ("notation-too-long", "4 " * LONGEST, f"expected at most {LONGEST} characters, got {2 * LONGEST}"),
    ("notation-shape", "4 7", "expected a position such as '26 0* / 1 to throw', got '4 7'"),
    ("notation-shape", "", "expected a position such as '26 0* / 1 to throw', got ''"),
    (
        "notation-shape",
        "/ 0 to throw",
        "expected a position such as '26 0* / 1 to throw', got '/ 0 to throw'",
    ),
    ("notation-seat", "4 x / 0 to throw", "expected a seat such as 26, 0*, 31!, 19-1 or 4$18, got 'x'"),
    ("notation-seat", "04 7 / 0 to throw", "expected a seat such as 26, 0*, 31!, 19-1 or 4$18, got '04'"),
    ("notation-seat", "4!* 7 / 0 to throw", "expected a seat such as 26, 0*, 31!, 19-1 or 4$18, got '4!*'"),
    ("notation-seat", "4-0 7 / 0 to throw", "expected a seat such as 26, 0*, 31!, 19-1 or 4$18, got '4-0'"),
    (
        "notation-seat",
        "4-100 7 / 0 to throw",
        "expected a seat such as 26, 0*, 31!, 19-1 or 4$18, got '4-100'",
    ),
    (
        "notation-awaited",
        "4 7 / 0 to dance",
        "expected '1 to throw', '1 to choose by 3+1 from 4', '0 won' or 'draw', got '0 to dance'",
    ),
    (
        "notation-awaited",
        "4 7 /",
        "expected '1 to throw', '1 to choose by 3+1 from 4', '0 won' or 'draw', got ''",
    ),
    ("notation-throw", "5 2 / 0 to choose by 3++ from 2", "expected a throw such as 6+3, got '3++'"),
    ("notation-pool", "4 7 / 0 to throw / 3", "expected 'pool' and a number, got '3'"),
    ("notation-pool", "4 7 / 0 to throw / pool -3", "expected 'pool' and a number, got 'pool -3'"),
]


@pytest.mark.parametrize(("code", "text", "sentence"), REFUSED)
def test_a_text_that_is_no_position_is_refused(code: str, text: str, sentence: str) -> None:
    with pytest.raises(oie.NotationError) as caught:
        oie.position(FORK, text)
    assert (caught.value.code, str(caught.value)) == (code, sentence)


@pytest.mark.parametrize(
    "text", ["", "6+", "+3", "6 3", "0+3", "six", "6+3+", "1" * 3, "+".join("1" * 13), "６+3"]
)
def test_a_text_that_is_no_throw_is_refused(text: str) -> None:
    with pytest.raises(oie.NotationError) as caught:
        oie.throw(text)
    assert str(caught.value) == f"expected a throw such as 6+3, got '{text}'"
    assert caught.value.code == "notation-throw"


def test_every_code_of_the_notation_is_shown_here() -> None:
    assert {code for code, _, _ in REFUSED} == set(NotationError.sentences)


def test_a_hostile_text_is_quoted_as_one_short_line() -> None:
    with pytest.raises(oie.NotationError) as caught:
        oie.throw("6\n\x1b[31m" + "x" * 1000)
    assert len(str(caught.value)) < 130
    assert str(caught.value).isprintable()
