"""Source 002, `bolton`, sentence by sentence. Purses are 20 counters unless a position says otherwise."""

import pytest

import oie
from oie.rulesets import shipped_sheet
from tests.rules.table import opening, tell

BOLTON = oie.ruleset("bolton")
SHEET = shipped_sheet("bolton")


@pytest.mark.clause("S002-0")
def test_s002_0_the_source_is_named() -> None:
    source = SHEET.document["source"]
    assert source["author"] == "Henry Carrington Bolton"
    assert "The Game of Goose" in source["title"]


@pytest.mark.clause("S002-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 12])
def test_s002_1_two_three_or_more_persons(seats: int) -> None:
    assert oie.start(BOLTON, seats).position.seats == seats


@pytest.mark.clause("S002-2")
def test_s002_2_each_seat_has_counters_and_a_pawn() -> None:
    assert opening(BOLTON, 3) == "0*$20 0*$20 0*$20 / 0 to throw / pool 0"


@pytest.mark.clause("S002-3")
def test_s002_3_the_last_of_63_spaces_is_the_goal() -> None:
    assert (BOLTON.start, BOLTON.goal) == (0, 63)
    assert tell(BOLTON, "59 4 / 0 to throw", "1+3").after == "63$20 4$20 / 0 won / pool 0"


@pytest.mark.clause("S002-4")
def test_s002_4_a_goose_on_every_ninth_space_from_5_on() -> None:
    assert BOLTON.kinds["goose"].spaces == (5, 14, 23, 32, 41, 50, 59)
    assert BOLTON.kinds["goose"].spaces == tuple(range(5, 63, 9))
    plain = [space for space in range(1, 63) if BOLTON.board[space] is None]
    assert len(plain) == 62 - 7 - 9  # seven geese, seven named spaces, two marked with dice


@pytest.mark.clause("S002-5a", "S002-5b", "S002-5c", "S002-5d", "S002-5e", "S002-5f", "S002-5g")
def test_s002_5_the_named_spaces() -> None:
    named = {
        kind.spaces: kind.words["en"]["name"]
        for key, kind in BOLTON.kinds.items()
        if key not in ("goose", "dice")
    }
    assert named == {
        (6,): "bridge",
        (12,): "second bridge",
        (19,): "inn",
        (31,): "well",
        (42,): "labyrinth",
        (52,): "prison",
        (58,): "death's head",
    }


@pytest.mark.clause("S002-5d", "D5")
def test_s002_5d_space_3_is_plain() -> None:
    told = tell(BOLTON, opening(BOLTON), "1+2")
    assert (told.walk, told.after) == ("3 throw", "3$20 0*$20 / 1 to throw / pool 0")


@pytest.mark.clause("S002-5h")
def test_s002_5h_the_goal_is_a_goose_in_a_pond() -> None:
    assert SHEET.document["track"]["goal"]["en"]["name"] == "goose in a pond"


@pytest.mark.clause("S002-6")
def test_s002_6_the_seats_throw_in_turn() -> None:
    assert tell(BOLTON, opening(BOLTON, 3), "1+1", "1+2", "1+3", "1+1").turns == [1, 2, 0, 1]


@pytest.mark.clause("S002-7")
def test_s002_7_the_first_throw_puts_the_pawn_on_its_total_and_later_ones_move_it_on() -> None:
    told = tell(BOLTON, opening(BOLTON), "1+3", "2+6", "3+4")
    assert told.after == "11$20 8$20 / 1 to throw / pool 0"


@pytest.mark.clause("S002-8")
def test_s002_8_the_first_to_reach_the_goal_wins() -> None:
    told = tell(BOLTON, "60 4 / 0 to throw / pool 3", "1+2")
    assert told.after == "63$23 4$20 / 0 won / pool 0"
    assert told.of(oie.Won) == [oie.Won(0, pool=3)]


@pytest.mark.clause("S002-10")
@pytest.mark.parametrize(
    ("before", "throw", "walk"),
    [
        ("10 4", "1+3", "14 throw, 18 goose"),
        ("0* 4", "1+4", "5 throw, 10 goose"),
        ("55 4", "1+3", "59 throw, 63 goose"),
        ("21 4", "1+1", "23 throw, 25 goose"),
    ],
)
def test_s002_10_a_goose_makes_it_double_the_throw(before: str, throw: str, walk: str) -> None:
    assert tell(BOLTON, f"{before} / 0 to throw", throw).walk == walk


@pytest.mark.clause("S002-11")
def test_s002_11_the_bridge_leads_to_12() -> None:
    told = tell(BOLTON, opening(BOLTON), "2+4")
    assert (told.walk, told.after) == ("6 throw, 12 bridge", "12$20 0*$20 / 1 to throw / pool 0")


@pytest.mark.clause("S002-12")
def test_s002_12_at_the_inn_until_every_other_seat_has_thrown_twice() -> None:
    told = tell(BOLTON, "13 4 7 / 0 to throw", "4+2", "2+2", "1+2", "1+2", "1+2")
    assert told.turns == [1, 2, 1, 2, 0]
    assert told.after == "19$20 11$20 13$20 / 0 to throw / pool 0"


@pytest.mark.clause("S002-13")
def test_s002_13_the_well_costs_a_fine_and_holds() -> None:
    told = tell(BOLTON, "25 4 / 0 to throw", "3+3")
    assert (told.walk, told.after) == ("31 throw", "31!$19 4$20 / 1 to throw / pool 1")
    assert told.of(oie.Held) == [oie.Held(0, 31, "well")]
    assert tell(BOLTON, told.after, "1+2", "1+2").after == "31!$19 10$20 / 1 to throw / pool 1"


@pytest.mark.clause("S002-14")
def test_s002_14_the_labyrinth_costs_a_fine_and_leads_to_30() -> None:
    told = tell(BOLTON, "36 4 / 0 to throw", "3+3")
    assert (told.walk, told.after) == ("42 throw, 30 maze", "30$19 4$20 / 1 to throw / pool 1")


@pytest.mark.clause("S002-15")
def test_s002_15_the_prison_costs_a_fine_and_holds() -> None:
    told = tell(BOLTON, "46 4 / 0 to throw", "3+3")
    assert (told.walk, told.after) == ("52 throw", "52!$19 4$20 / 1 to throw / pool 1")
    assert tell(BOLTON, told.after, "1+2", "1+2").turns == [1, 1]


@pytest.mark.clause("S002-16")
def test_s002_16_death_costs_a_fine_and_begins_again_on_space_1() -> None:
    told = tell(BOLTON, "53 4 / 0 to throw", "2+3")
    assert (told.walk, told.after) == ("58 throw, 1 death", "1$19 4$20 / 1 to throw / pool 1")


@pytest.mark.clause("S002-17")
def test_s002_17_fines_are_paid_with_counters_into_the_pool() -> None:
    told = tell(BOLTON, "25$7 4$2 / 0 to throw / pool 5", "3+3")
    assert told.of(oie.Paid) == [oie.Paid(0, due=1, amount=1, why="well")]
    assert told.after == "31!$6 4$2 / 1 to throw / pool 6"


@pytest.mark.clause("S002-18")
def test_s002_18_who_meets_another_goes_back_to_his_own_place_and_pays() -> None:
    told = tell(BOLTON, "24 20 / 1 to throw", "2+2")
    assert (told.walk, told.after) == ("24 throw, 20 returned", "24$20 20$19 / 0 to throw / pool 1")
    assert told.of(oie.Returned) == [oie.Returned(1, start=24, end=20, met=0)]
    assert told.fines == [(1, "meeting", 1, 1)]


@pytest.mark.clause("S002-19")
@pytest.mark.parametrize("throw", ["6+3", "3+6"])
def test_s002_19_a_first_throw_of_6_and_3_leads_to_26(throw: str) -> None:
    told = tell(BOLTON, opening(BOLTON), throw)
    assert (told.walk, told.after) == ("26 initial_throw", "26$20 0*$20 / 1 to throw / pool 0")
    assert BOLTON.kinds["dice"].spaces == (26, 53)


@pytest.mark.clause("S002-20")
@pytest.mark.parametrize("throw", ["5+4", "4+5"])
def test_s002_20_a_first_throw_of_5_and_4_leads_to_53(throw: str) -> None:
    told = tell(BOLTON, opening(BOLTON), throw)
    assert (told.walk, told.after) == ("53 initial_throw", "53$20 0*$20 / 1 to throw / pool 0")
    assert BOLTON.kinds["dice"].picture == "dice"


@pytest.mark.clause("S002-21")
def test_s002_21_who_passes_63_counts_the_excess_back() -> None:
    told = tell(BOLTON, "60 4 / 0 to throw", "2+2")
    assert (told.walk, told.after) == ("62 throw via 63", "62$20 4$20 / 1 to throw / pool 0")


@pytest.mark.clause("S002-22")
def test_s002_22_brought_back_to_a_goose_he_counts_back_double() -> None:
    five = tell(BOLTON, "62 4 / 0 to throw", "2+3")
    assert (five.walk, five.after) == ("59 throw via 63, 54 goose", "54$20 4$20 / 1 to throw / pool 0")
    seven = tell(BOLTON, "60 4 / 0 to throw", "3+4")
    assert (seven.walk, seven.after) == ("59 throw via 63, 52 goose", "52!$19 4$20 / 1 to throw / pool 1")
