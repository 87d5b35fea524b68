"""Source 004, `famille`: the points that it leaves open, as decided."""

import pytest

import oie
from oie.core.effects import Lose
from oie.core.ruleset import flat
from tests.rules.table import opening, tell

FAMILLE = oie.ruleset("famille")
WHENEVER = oie.ruleset("famille", nine_from_start="whenever_at_start")


@pytest.mark.clause("A004-1")
def test_a004_1_no_exchange_on_19_31_and_52() -> None:
    told = tell(FAMILLE, "31-1 25 / 1 to throw", "2+4")
    assert told.passed == [0, 1]
    assert told.after == "31 31-1 / 0 to throw"
    assert FAMILLE.meeting.share == {0, 19, 31, 52}


@pytest.mark.clause("A004-2", "D8")
def test_a004_2_a_later_nine_from_the_start_wins() -> None:
    assert tell(FAMILLE, "0 4 / 0 to throw", "6+3").after == "63 4 / 0 won"
    died = tell(FAMILLE, "55 4 / 0 to throw", "1+2", "1+2", "4+5")
    assert died.after == "63 7 / 0 won"


@pytest.mark.clause("A004-2", "D8")
@pytest.mark.parametrize(("throw", "space"), [("6+3", 26), ("4+5", 53)])
def test_a004_2_or_by_the_option_jumps_whenever_thrown_from_the_start(throw: str, space: int) -> None:
    told = tell(WHENEVER, "0 4 / 0 to throw", throw)
    assert (told.walk, told.after) == (f"{space} initial_throw", f"{space} 4 / 1 to throw")
    assert tell(WHENEVER, "13 4 / 0 to throw", throw).walk == "22 throw"


@pytest.mark.clause("A004-3", "G6")
def test_a004_3_being_sent_back_to_the_start_gives_no_new_first_throw() -> None:
    told = tell(FAMILLE, "0* 8 / 0 to throw", "3+5", "6+3")
    assert str(told.steps[0].position) == "8 0 / 1 to throw"
    assert told.after == "8 63 / 1 won"


@pytest.mark.clause("A004-4")
def test_a004_4_pawns_that_wait_stand_where_nobody_is_displaced() -> None:
    waiting = {
        space
        for kind in FAMILLE.kinds.values()
        if any(isinstance(effect, Lose) for effect in flat(kind))
        for space in kind.spaces
    }
    assert waiting == {19, 31, 52}
    for space in waiting:
        assert not tell(FAMILLE, f"{space}-1 {space - 2} 1 / 1 to throw", "1+1").of(oie.Hit)


@pytest.mark.clause("A004-5")
@pytest.mark.parametrize("trap", [19, 31, 52])
def test_a004_5_displaced_onto_the_trap_just_left_a_pawn_does_not_wait(trap: int) -> None:
    told = tell(FAMILLE, f"{trap} {trap + 3} / 0 to throw", "1+2")
    assert told.after == f"{trap + 3} {trap} / 1 to throw"


@pytest.mark.clause("A004-6")
def test_a004_6_the_start_is_shared() -> None:
    assert opening(FAMILLE, 4) == "0* 0* 0* 0* / 0 to throw"
    told = tell(FAMILLE, "55 0 0* / 0 to throw", "1+2")
    assert told.after == "0 0 0* / 1 to throw"
    assert not told.of(oie.Hit)


@pytest.mark.clause("A004-7", "G1")
def test_a004_7_when_everybody_waits_the_turns_run_down_in_order() -> None:
    told = tell(FAMILLE, "52-2 46 / 1 to throw", "2+4")
    assert told.passed == [0, 1, 0, 1]
    assert told.after == "52 52 / 0 to throw"
    three = tell(FAMILLE, "16 31-2 52-1 / 0 to throw", "1+2")
    assert three.passed == [1, 2, 0, 1]
    assert three.after == "19 31 52 / 2 to throw"


@pytest.mark.clause("A004-8")
def test_a004_8_from_no_space_where_a_pawn_rests_does_a_walk_reach_the_start() -> None:
    to_start = set()
    for origin in set(range(63)) - {5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59} - {6, 42, 58}:
        for total in range(2, 13):
            told = tell(FAMILLE, f"{origin} 0 / 0 to throw", f"{max(1, total - 6)}+{min(6, total - 1)}")
            to_start |= {leg for leg in told.walk.split(", ") if leg.startswith("0 ")}
    assert to_start == {"0 death"}


@pytest.mark.clause("A004-8", "G4")
def test_a004_8_a_walk_that_would_go_below_the_start_is_stopped_on_0() -> None:
    """From 58 no round can throw, but a referee may be asked: 9 runs back over every fifth goose."""
    told = tell(FAMILLE, "58 4 / 0 to throw", "4+5")
    geese = "50 goose, 41 goose, 32 goose, 23 goose, 14 goose, 5 goose, 0 goose"
    assert (told.walk, told.after) == (f"59 throw via 63, {geese}", "0 4 / 1 to throw")


@pytest.mark.clause("A004-9")
@pytest.mark.parametrize("space", [26, 53])
def test_a004_9_doubles_and_the_spaces_with_dice_do_nothing(space: int) -> None:
    told = tell(FAMILLE, f"{space - 6} 4 / 0 to throw", "3+3")
    assert (told.walk, told.after) == (f"{space} throw", f"{space} 4 / 1 to throw")


@pytest.mark.clause("A004-10")
@pytest.mark.parametrize(
    ("before", "throw", "walk", "after"),
    [
        ("0* 12", "2+4", "6 throw, 12 bridge", "12 0"),
        ("40 30", "1+1", "42 throw, 30 maze", "30 40"),
        ("0* 26", "6+3", "26 initial_throw", "26 0"),
        ("0* 53", "5+4", "53 initial_throw", "53 0"),
    ],
)
def test_a004_10_the_exchange_is_made_on_the_final_space(
    before: str, throw: str, walk: str, after: str
) -> None:
    told = tell(FAMILLE, f"{before} / 0 to throw", throw)
    assert (told.walk, told.after) == (walk, f"{after} / 1 to throw")
