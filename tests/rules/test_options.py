"""Every value of every option in the catalogue of the vectors: one throw that shows what it does.

`CASES` has one line a value; a test of its own fails where the catalogue has a value that no line shows.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import oie
from oie.rulesets import shipped_sheet
from tests.rules.table import opening, tell

FILE = Path(__file__).resolve().parents[1] / "data" / "vectors.json"
VECTORS = json.loads(FILE.read_text(encoding="utf-8"))
CATALOGUE: dict[str, dict[str, dict[str, Any]]] = VECTORS["options_catalogue"]


class Case(NamedTuple):
    """What one value of one option makes of one throw; `others` are options that it needs beside it."""

    game: str
    option: str
    value: Any
    before: str
    throw: str
    after: str
    others: dict[str, Any] = {}


def board(**colours: list[int]) -> dict[str, list[int]]:
    """A board of `pair-impair` with blue 21 and these colours only."""
    return {"green": [], "red": [], "tricolour": [], "blue": [21]} | colours


DEFAULT_BOARD = {"green": [10, 17, 25], "red": [30], "tricolour": [7, 14, 28], "blue": [21]}
GREEN = {"board": board(green=[9])}
TRICOLOUR = {"board": board(tricolour=[30])}
ONE = {"dice": 1}
OCCUPANT = {"collision": "occupant_to_origin"}

CASES = [
    Case("jardin", "dice", 1, "0* 0* / 0", "5", "5 0* / 1 to throw"),
    Case("jardin", "dice", 2, "0* 0* / 0", "5+3", "8 0* / 1 to throw"),
    Case("jardin", "dice", 3, "0* 0* / 0", "5+3+2", "10 0* / 1 to throw"),
    Case("jardin", "goose_after_bounce", "forward", "62 3 / 0", "6+4", "62 3 / 1 to throw"),
    Case("jardin", "goose_after_bounce", "backward", "62 3 / 0", "6+4", "44 3 / 1 to throw"),
    Case("jardin", "goose_after_bounce", "stop", "62 3 / 0", "6+4", "54 3 / 1 to throw"),
    Case("jardin", "deadlock", "release_oldest", "26! 48 / 1", "4", "26 52! / 0 to throw", ONE),
    Case("jardin", "deadlock", "release_all", "26! 48 / 1", "4", "26 52 / 0 to throw", ONE),
    Case("jardin", "deadlock", "draw", "26! 48 / 1", "4", "26!1 52!2 / draw", ONE),
    Case("jardin", "displacement_cancels_wait", False, "19-1 16 / 1", "3", "16 19 / 0 to throw", ONE),
    Case("jardin", "displacement_cancels_wait", True, "19-1 16 / 1", "3", "16 19-1 / 0 to throw", ONE),
    Case("pair-impair", "board", DEFAULT_BOARD, "4 2 / 0", "3", "10-1 2 / 1 to throw"),
    Case("pair-impair", "board", board(red=[7]), "4 2 / 0", "3", "1 2 / 1 to throw"),
    Case("pair-impair", "backward_overflow", "clamp", "3 9 / 0", "5", "1 9 / 1 to throw"),
    Case("pair-impair", "backward_overflow", "stay", "3 9 / 0", "5", "3 9 / 1 to throw"),
    Case("pair-impair", "tri_after_bounce", "forward", "34 1 / 0", "6", "34 1 / 1 to throw", TRICOLOUR),
    Case("pair-impair", "tri_after_bounce", "backward", "34 1 / 0", "6", "24 1 / 1 to throw", TRICOLOUR),
    Case("pair-impair", "displacement_cancels_wait", False, "9-1 5 / 1", "4", "5 9 / 0 to throw", GREEN),
    Case("pair-impair", "displacement_cancels_wait", True, "9-1 5 / 1", "4", "5 9-1 / 0 to throw", GREEN),
    Case("bolton", "collision", "arriver_returns", "24 20 / 1", "2+2", "24$20 20$19 / 0 to throw / pool 1"),
    Case(
        "bolton", "collision", "occupant_to_origin", "24 20 / 1", "2+2", "20$19 24$20 / 0 to throw / pool 1"
    ),
    Case("bolton", "goose_recoil", "repeat", "62 4 / 0", "2+3", "54$20 4$20 / 1 to throw / pool 0"),
    Case(
        "bolton", "goose_recoil", "double_from_goose", "62 4 / 0", "2+3", "49$20 4$20 / 1 to throw / pool 0"
    ),
    Case("bolton", "goose_recoil", "double_from_goal", "62 4 / 0", "2+3", "53$20 4$20 / 1 to throw / pool 0"),
    Case("bolton", "inn_skips", 1, "13 4 / 0", "4+2", "19-1$20 4$20 / 1 to throw / pool 0"),
    Case("bolton", "inn_skips", 2, "13 4 / 0", "4+2", "19-2$20 4$20 / 1 to throw / pool 0"),
    Case("bolton", "deadlock", "release_oldest", "31! 46 / 1", "3+3", "31$20 52!$19 / 0 to throw / pool 1"),
    Case("bolton", "deadlock", "release_all", "31! 46 / 1", "3+3", "31$20 52$19 / 0 to throw / pool 1"),
    Case("bolton", "deadlock", "draw", "31! 46 / 1", "3+3", "31!1$20 52!2$19 / draw / pool 1"),
    Case(
        *("bolton", "displacement_cancels_wait", False, "19-1 13 / 1", "3+3"),
        *("13$19 19$20 / 0 to throw / pool 1", OCCUPANT),
    ),
    Case(
        *("bolton", "displacement_cancels_wait", True, "19-1 13 / 1", "3+3"),
        *("13$19 19-1$20 / 0 to throw / pool 1", OCCUPANT),
    ),
    Case("bolton", "fine", 0, "25 4 / 0", "3+3", "31!$20 4$20 / 1 to throw / pool 0"),
    Case("bolton", "fine", 1, "25 4 / 0", "3+3", "31!$19 4$20 / 1 to throw / pool 1"),
    Case("bolton", "fine", 2, "25 4 / 0", "3+3", "31!$18 4$20 / 1 to throw / pool 2"),
    Case("bolton", "fine", 3, "25 4 / 0", "3+3", "31!$17 4$20 / 1 to throw / pool 3"),
    Case("bolton", "purse", 1, "25 4 / 0", "3+3", "31!$0 4$1 / 1 to throw / pool 1"),
    Case("bolton", "purse", 20, "25 4 / 0", "3+3", "31!$19 4$20 / 1 to throw / pool 1"),
    Case("bolton", "purse", 999, "25 4 / 0", "3+3", "31!$998 4$999 / 1 to throw / pool 1"),
    Case("bolton", "stake", 0, "start", "1+2", "3$20 0*$20 / 1 to throw / pool 0"),
    Case("bolton", "stake", 7, "start", "1+2", "3$13 0*$13 / 1 to throw / pool 14"),
    Case("bolton", "stake", 20, "start", "1+2", "3$0 0*$0 / 1 to throw / pool 40"),
    Case("bolton", "relief", "exchange", "31! 25 / 1", "3+3", "25$20 31!$19 / 0 to throw / pool 1"),
    Case("bolton", "relief", "freed_stays", "31! 25 / 1", "3+3", "31$20 31!$19 / 0 to throw / pool 1"),
    Case("bolton", "goose_forward", "throw_again", "10 4 / 0", "1+3", "18$20 4$20 / 1 to throw / pool 0"),
    Case("bolton", "goose_forward", "double_more", "10 4 / 0", "1+3", "22$20 4$20 / 1 to throw / pool 0"),
    Case("famille", "nine_from_start", "first_throw_only", "0 4 / 0", "6+3", "63 4 / 0 won"),
    Case("famille", "nine_from_start", "whenever_at_start", "0 4 / 0", "6+3", "26 4 / 1 to throw"),
    Case("famille", "exact_finish", True, "60 4 / 0", "3+4", "52-2 4 / 1 to throw"),
    Case("famille", "exact_finish", False, "60 4 / 0", "3+4", "63 4 / 0 won"),
]

WRONG: list[tuple[str, str, Any, str]] = [
    ("jardin", "dice", 4, "one of 1, 2, 3, got 4"),
    ("jardin", "goose_after_bounce", "back", 'one of forward, backward, stop, got "back"'),
    ("jardin", "deadlock", "release", 'one of release_oldest, release_all, draw, got "release"'),
    ("jardin", "displacement_cancels_wait", 1, "one of false, true, got 1"),
    ("pair-impair", "board", {"pink": [3]}, "spaces for green, red, tricolour, blue, got "),
    ("pair-impair", "backward_overflow", "", 'one of clamp, stay, got ""'),
    ("pair-impair", "tri_after_bounce", "stop", 'one of forward, backward, got "stop"'),
    ("pair-impair", "displacement_cancels_wait", "yes", 'one of false, true, got "yes"'),
    ("bolton", "collision", "share", 'one of arriver_returns, occupant_to_origin, got "share"'),
    ("bolton", "goose_recoil", 1, "one of repeat, double_from_goose, double_from_goal, got 1"),
    ("bolton", "inn_skips", 0, "one of 1, 2, got 0"),
    ("bolton", "deadlock", None, "one of release_oldest, release_all, draw, got null"),
    ("bolton", "displacement_cancels_wait", 0, "one of false, true, got 0"),
    ("bolton", "fine", 4, "one of 0, 1, 2, 3, got 4"),
    ("bolton", "purse", 0, "a whole number from 1 to 999, got 0"),
    ("bolton", "purse", 1000, "a whole number from 1 to 999, got 1000"),
    ("bolton", "stake", -1, "a whole number from 0 to 20, got -1"),
    ("bolton", "stake", 21, "a whole number from 0 to 20, got 21"),
    ("bolton", "relief", "stays", 'one of exchange, freed_stays, got "stays"'),
    ("bolton", "goose_forward", "double", 'one of throw_again, double_more, got "double"'),
    ("famille", "nine_from_start", True, "one of first_throw_only, whenever_at_start, got true"),
    ("famille", "exact_finish", "false", 'one of true, false, got "false"'),
]


@pytest.mark.clause("A000-12", "A000-13", "A002-10", "S000-9a", "S004-51", "D1", "D2", "D4", "D6", "D7")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game} {case.option} {case.value}")
def test_every_value_of_every_option_does_what_it_says(case: Case) -> None:
    rules = oie.ruleset(case.game, **{case.option: case.value}, **case.others)
    before = opening(rules) if case.before == "start" else f"{case.before} to throw"
    assert tell(rules, before, case.throw).after == case.after


def listed(entry: dict[str, Any]) -> set[str]:
    """The values that a catalogue entry asks to be shown: all, or of a range its ends and its default."""
    values = entry.get("values", [])
    if isinstance(values, str):
        values = [*map(int, values.split(".."))]
    return {json.dumps(value, sort_keys=True) for value in [*values, entry["default"]]}


@pytest.mark.parametrize(
    ("game", "option"), [(game, option) for game, options in CATALOGUE.items() for option in options]
)
def test_every_value_in_the_catalogue_has_a_case(game: str, option: str) -> None:
    shown = {json.dumps(c.value, sort_keys=True) for c in CASES if (c.game, c.option) == (game, option)}
    assert listed(CATALOGUE[game][option]) <= shown


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_game_has_the_options_of_the_catalogue_with_its_defaults(game: str) -> None:
    settled = json.loads(json.dumps(oie.ruleset(game).options))
    assert settled == {option: entry["default"] for option, entry in CATALOGUE[game].items()}


@pytest.mark.parametrize("game", CATALOGUE)
def test_an_option_offers_the_values_of_the_catalogue_and_no_others(game: str) -> None:
    for name, option in shipped_sheet(game).options.items():
        values = CATALOGUE[game][name].get("values")
        if isinstance(values, str):
            assert option.span == tuple(map(int, values.split("..")))
        elif values is not None:
            assert [json.dumps(value) for value in option.values] == [json.dumps(value) for value in values]
        said = CATALOGUE[game][name]["decided_by"].split()[0]
        assert option.decided_by == ("source" if said == "source" else "interpretation")


def test_every_option_has_a_wrong_value_that_is_refused() -> None:
    assert {(game, option) for game, options in CATALOGUE.items() for option in options} == {
        (game, option) for game, option, _, _ in WRONG
    }


@pytest.mark.parametrize(("game", "option", "value", "sentence"), WRONG)
def test_a_wrong_value_is_refused_with_one_sentence(
    game: str, option: str, value: Any, sentence: str
) -> None:
    with pytest.raises(oie.RulesetError) as caught:
        oie.ruleset(game, **{option: value})
    assert str(caught.value).startswith(f"option {option}: expected {sentence}")
    assert caught.value.code == "option-value"


def test_an_option_that_a_game_has_not_is_refused() -> None:
    with pytest.raises(oie.RulesetError) as caught:
        oie.ruleset("famille", dice=1)
    assert str(caught.value) == "famille has no option dice: expected one of nine_from_start, exact_finish"
    with pytest.raises(oie.RulesetError, match=r"^oudhollands has no options, got dice$"):
        oie.ruleset("oudhollands", dice=1)


@pytest.mark.clause("A001-1", "A001-13", "D9")
@pytest.mark.parametrize(
    ("colours", "sentence"),
    [
        ({"green": [1]}, "expected each space from 2 to 34 at most once, got 1"),
        ({"red": [35]}, "the goal 35 ends the round, so it can bear no effect"),
        ({"green": [8], "red": [8]}, "space 8 is already green"),
        ({"blue": [20, 21]}, "expected at most 1 spaces of blue, got 2"),
    ],
)
def test_a_board_that_makes_no_sense_is_refused(colours: dict[str, list[int]], sentence: str) -> None:
    with pytest.raises(oie.RulesetError) as caught:
        oie.ruleset("pair-impair", board=board(**colours))
    assert caught.value.code == "ruleset-faults"
    assert any(line.endswith(sentence) for line in caught.value.lines()), caught.value.lines()


@pytest.mark.clause("A001-1")
def test_a_board_from_which_the_goal_cannot_be_reached_is_refused() -> None:
    finishing = board(red=[29, 31, 32, 33])
    with pytest.raises(oie.RulesetError, match=r"options\.board: the goal cannot be reached from "):
        oie.ruleset("pair-impair", board=finishing)
    assert oie.ruleset("pair-impair", board=board(red=[29, 31, 32])).kinds["red"].spaces == (29, 31, 32)


@pytest.mark.clause("A001-1")
def test_a_board_on_which_no_finishing_space_lets_a_pawn_rest_is_refused() -> None:
    """A 6 on the tricolour 29 still leads to 35, but from no space a pawn rests on is 35 reached directly."""
    with pytest.raises(
        oie.RulesetError, match=r"no pawn can rest on a space from which the goal is reached$"
    ):
        oie.ruleset("pair-impair", board=board(red=[31, 32, 33], tricolour=[29]))
