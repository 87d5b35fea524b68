"""The ten decisions, D1 to D10: the default of each, and what the other readings do instead."""

import pytest

import oie
from oie.rulesets import shipped_sheet
from tests.rules.table import pair_impair, tell

BOLTON = oie.ruleset("bolton")


@pytest.mark.clause("D1")
@pytest.mark.parametrize(
    ("rule", "after"),
    [
        ("release_oldest", "26 52! / 0 to throw"),
        ("release_all", "26 52 / 0 to throw"),
        ("draw", "26!1 52!2 / draw"),
    ],
)
def test_d1_both_pawns_held(rule: str, after: str) -> None:
    assert tell(oie.ruleset("jardin", dice=1, deadlock=rule), "26! 48 / 1 to throw", "4").after == after


@pytest.mark.clause("D1")
def test_d1_the_freed_pawn_throws_next_from_where_it_stands() -> None:
    told = tell(oie.ruleset("jardin", dice=1), "22 52! / 0 to throw", "4", "1")
    assert str(told.steps[0].position) == "26! 52 / 1 to throw"
    assert (told.walk, told.after) == ("53 throw", "26! 53 / 1 to throw")


@pytest.mark.clause("D2")
@pytest.mark.parametrize(
    ("reading", "walk"),
    [
        ("forward", "54 throw via 63, 62 goose via 63"),
        ("backward", "54 throw via 63, 44 goose"),
        ("stop", "54 throw via 63"),
    ],
)
def test_d2_a_goose_reached_in_reverse(reading: str, walk: str) -> None:
    told = tell(oie.ruleset("jardin", goose_after_bounce=reading), "62 3 / 0 to throw", "6+4")
    assert told.walk == walk
    assert oie.ruleset("jardin").options["goose_after_bounce"] == "forward"


@pytest.mark.clause("D2")
def test_d2_stop_lets_the_pawn_rest_on_the_goose() -> None:
    stop = oie.ruleset("jardin", goose_after_bounce="stop")
    assert tell(stop, "62 3 / 0 to throw", "6+4").after == "54 3 / 1 to throw"
    assert tell(stop, "62 54 / 0 to throw", "6+4").after == "54 62 / 1 to throw"


@pytest.mark.clause("D3")
@pytest.mark.parametrize(
    ("rules", "before", "throw", "after"),
    [
        (oie.ruleset("jardin", dice=1), "15 21", "3", "21 15"),
        (oie.ruleset("famille"), "10 22", "1+3", "22 10"),
        (pair_impair(tricolour=(12,)), "8 16", "4", "16 8"),
        (pair_impair(tricolour=(12,)), "17 7", "5", "7 17"),
    ],
)
def test_d3_the_origin_is_never_a_goose_run_through(
    rules: oie.Ruleset, before: str, throw: str, after: str
) -> None:
    assert tell(rules, f"{before} / 0 to throw", throw).after == f"{after} / 1 to throw"


@pytest.mark.clause("D4")
def test_d4_the_arriver_goes_back_and_pays_but_not_in_the_well() -> None:
    assert BOLTON.options["collision"] == "arriver_returns"
    met = tell(BOLTON, "24 20 / 1 to throw", "2+2")
    assert met.after == "24$20 20$19 / 0 to throw / pool 1"
    well = tell(BOLTON, "31! 25 / 1 to throw", "3+3")
    assert well.after == "25$20 31!$19 / 0 to throw / pool 1"


@pytest.mark.clause("D4")
def test_d4_or_the_occupant_goes() -> None:
    rules = oie.ruleset("bolton", collision="occupant_to_origin")
    assert tell(rules, "24 20 / 1 to throw", "2+2").after == "20$19 24$20 / 0 to throw / pool 1"
    assert tell(rules, "31! 25 / 1 to throw", "3+3").after == "25$20 31!$19 / 0 to throw / pool 1"


@pytest.mark.clause("D5", "S002-13", "S002-15", "S002-16")
@pytest.mark.parametrize(
    ("origin", "walk", "after"),
    [
        (1, "3 throw", "3$20"),
        (29, "31 throw", "31!$19"),
        (56, "58 throw, 1 death", "1$19"),
        (50, "52 throw", "52!$19"),
    ],
)
def test_d5_the_slips_of_the_source_are_mended(origin: int, walk: str, after: str) -> None:
    told = tell(BOLTON, f"{origin} 4 / 0 to throw", "1+1")
    assert told.walk == walk
    assert told.after.startswith(f"{after} 4$20 / 1 to throw")


@pytest.mark.clause("D5")
def test_d5_and_no_option_asks_about_them() -> None:
    named = {clause for option in shipped_sheet("bolton").options.values() for clause in option.clauses}
    assert "D5" not in named
    assert [BOLTON.kinds[key].spaces for key in ("well", "prison", "death")] == [(31,), (52,), (58,)]


@pytest.mark.clause("D6")
@pytest.mark.parametrize(("skips", "turns"), [(1, [1, 2, 1, 2, 0]), (2, [1, 2, 1, 2, 1])])
def test_d6_turns_lost_at_the_inn(skips: int, turns: list[int]) -> None:
    rules = oie.ruleset("bolton", inn_skips=skips)
    told = tell(rules, "13 4 7 / 0 to throw", "4+2", "2+2", "1+2", "1+2", "1+2")
    assert told.turns == turns


@pytest.mark.clause("D7")
def test_d7_each_goose_adds_the_throw_once_more_in_the_direction_of_travel() -> None:
    assert BOLTON.options["goose_recoil"] == "repeat"
    assert tell(BOLTON, "10 4 / 0 to throw", "1+3").walk == "14 throw, 18 goose"
    assert tell(BOLTON, "60 4 / 0 to throw", "3+4").walk == "59 throw via 63, 52 goose"
    assert tell(BOLTON, "51 4 / 0 to throw", "2+6").walk == "59 throw, 59 goose via 63, 51 goose"


@pytest.mark.clause("D8")
def test_d8_a_nine_from_the_start_after_death() -> None:
    literal = tell(oie.ruleset("famille"), "0 4 / 0 to throw", "6+3")
    assert literal.after == "63 4 / 0 won"
    whenever = oie.ruleset("famille", nine_from_start="whenever_at_start")
    assert tell(whenever, "0 4 / 0 to throw", "6+3").after == "26 4 / 1 to throw"
    assert tell(whenever, "0* 4 / 0 to throw", "5+4").after == "53 4 / 1 to throw"


@pytest.mark.clause("D8")
def test_d8_the_first_throw_counts_wherever_it_is_made() -> None:
    """A pawn driven from a space before its first throw has not spent it (G6)."""
    assert tell(oie.ruleset("famille"), "10* 4 / 0 to throw", "6+3").after == "26 4 / 1 to throw"
    whenever = oie.ruleset("famille", nine_from_start="whenever_at_start")
    assert tell(whenever, "10* 4 / 0 to throw", "6+3").after == "19-1 4 / 1 to throw"


@pytest.mark.clause("D9", "A001-1")
def test_d9_the_default_board_is_ours_and_says_so() -> None:
    rules = oie.ruleset("pair-impair")
    assert {key: kind.spaces for key, kind in rules.kinds.items()} == {
        "green": (10, 17, 25),
        "blue": (21,),
        "red": (30,),
        "tricolour": (7, 14, 28),
    }
    assert rules.goal == 35
    assert shipped_sheet("pair-impair").options["board"].reconstructed


@pytest.mark.clause("D9")
def test_d9_another_board_may_be_played() -> None:
    rules = pair_impair(green=(8,), red=(30, 9), tricolour=(12,))
    assert rules.kinds["red"].spaces == (9, 30)
    assert tell(rules, "6 1 / 0 to throw", "3").walk == "9 throw, 1 red"
    assert tell(rules, "6 1 / 0 to throw", "2").after == "8-1 1 / 1 to throw"


@pytest.mark.clause("D10")
@pytest.mark.parametrize(("overflow", "after"), [("clamp", "1 9"), ("stay", "3 9")])
def test_d10_an_odd_throw_with_too_few_spaces_behind(overflow: str, after: str) -> None:
    rules = pair_impair(backward_overflow=overflow)
    assert tell(rules, "3 9 / 0 to throw", "5").after == f"{after} / 1 to throw"
    assert tell(rules, "6 9 / 0 to throw", "5").after == "1 9 / 1 to throw"
