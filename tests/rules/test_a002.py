"""Source 002, `bolton`: meetings, reliefs, the inn, the geese; the counters are in test_a002_counters.py."""

import pytest

import oie
from tests.rules.table import opening, tell

BOLTON = oie.ruleset("bolton")
OCCUPANT = oie.ruleset("bolton", collision="occupant_to_origin")
STAYS = oie.ruleset("bolton", relief="freed_stays")


@pytest.mark.clause("A002-1", "D4")
def test_a002_1_the_arriver_goes_back_to_where_its_throw_began() -> None:
    told = tell(BOLTON, "14 18 10 / 2 to throw", "1+3")
    assert told.walk == "14 throw, 18 goose, 10 returned"
    assert told.after == "14$20 18$20 10$19 / 0 to throw / pool 1"


@pytest.mark.clause("A002-1")
def test_a002_1_by_the_option_the_occupant_goes_there_and_pays() -> None:
    told = tell(OCCUPANT, "24 20 / 1 to throw", "2+2")
    assert (told.walk, told.after) == ("24 throw", "20$19 24$20 / 0 to throw / pool 1")
    assert told.fines == [(0, "meeting", 1, 1)]


@pytest.mark.clause("A002-2")
@pytest.mark.parametrize(
    ("before", "throw", "walk", "after"),
    [
        ("12 0*", "2+4", "6 throw, 12 bridge, 0 returned", "12$20 0$19 / 0 to throw / pool 1"),
        ("30 36", "3+3", "42 throw, 30 maze, 36 returned", "30$20 36$18 / 0 to throw / pool 2"),
        ("26 0*", "6+3", "26 initial_throw, 0 returned", "26$20 0$19 / 0 to throw / pool 1"),
        ("53 0*", "5+4", "53 initial_throw, 0 returned", "53$20 0$19 / 0 to throw / pool 1"),
    ],
)
def test_a002_2_a_meeting_is_judged_on_the_final_space(
    before: str, throw: str, walk: str, after: str
) -> None:
    told = tell(BOLTON, f"{before} / 1 to throw", throw)
    assert (told.walk, told.after) == (walk, after)


@pytest.mark.clause("A002-3")
def test_a002_3_nobody_is_met_on_space_1() -> None:
    told = tell(BOLTON, "1 53 / 1 to throw", "2+3")
    assert (told.walk, told.after) == ("58 throw, 1 death", "1$20 1$19 / 0 to throw / pool 1")
    assert told.fines == [(1, "death", 1, 1)]


@pytest.mark.clause("A002-4", "D4")
@pytest.mark.parametrize(("space", "why"), [(31, "well"), (52, "prison")])
def test_a002_4_landing_in_an_occupied_well_or_prison_is_a_relief(space: int, why: str) -> None:
    told = tell(BOLTON, f"{space}! {space - 6} / 1 to throw", "3+3")
    assert told.after == f"{space - 6}$20 {space}!$19 / 0 to throw / pool 1"
    assert told.fines == [(1, why, 1, 1)]
    assert told.of(oie.Released) == [oie.Released(0, space, by=1)]
    assert told.of(oie.Hit) == [oie.Hit(0, by=1, start=space, end=space - 6)]


@pytest.mark.clause("A002-5")
def test_a002_5_who_meets_another_at_the_inn_is_not_lodged() -> None:
    told = tell(BOLTON, "19-1 13 / 1 to throw", "3+3")
    assert (told.walk, told.passed) == ("19 throw, 13 returned", [0])
    assert told.after == "19$20 13$19 / 1 to throw / pool 1"


@pytest.mark.clause("A002-6", "D6")
def test_a002_6_the_inn_costs_one_own_turn() -> None:
    assert BOLTON.options["inn_skips"] == 1
    told = tell(BOLTON, "13 4 / 0 to throw", "2+4", "1+2", "1+2")
    assert told.turns == [1, 1, 0]


@pytest.mark.clause("A002-6", "D6")
def test_a002_6_or_two_by_the_option() -> None:
    rules = oie.ruleset("bolton", inn_skips=2)
    told = tell(rules, "13 4 7 / 0 to throw", "2+4", "2+2", "1+2", "1+2", "1+2", "1+2", "1+2")
    assert told.turns == [1, 2, 1, 2, 1, 2, 0]


@pytest.mark.clause("A002-7")
def test_a002_7_the_inn_counts_own_turns_whoever_is_held() -> None:
    told = tell(BOLTON, "19-1 31! 7 / 2 to throw", "1+2", "1+2")
    assert told.turns == [2, 0]
    assert told.after == "19$20 31!$20 13$20 / 0 to throw / pool 0"


@pytest.mark.clause("A002-8")
def test_a002_8_two_seats_in_well_and_prison_are_a_deadlock() -> None:
    told = tell(BOLTON, "31! 46 / 1 to throw", "3+3")
    assert told.after == "31$20 52!$19 / 0 to throw / pool 1"
    assert told.of(oie.Released) == [oie.Released(0, 31, by=None)]
    other = tell(BOLTON, "25 52! / 0 to throw", "3+3")
    assert other.after == "31!$19 52$20 / 1 to throw / pool 1"


@pytest.mark.clause("A002-8")
def test_a002_8_with_three_seats_one_is_always_free() -> None:
    told = tell(BOLTON, "31!1 52!2 40 / 2 to throw", "1+2")
    assert told.passed == [0, 1]
    assert told.after == "31!1$20 52!2$20 43$20 / 2 to throw / pool 0"
    relieved = tell(BOLTON, "31!1 52!2 46 / 2 to throw", "3+3")
    assert relieved.after == "31!1$20 46$20 52!2$19 / 1 to throw / pool 1"


@pytest.mark.clause("A002-9", "D7")
@pytest.mark.parametrize(
    ("reading", "walk", "after"),
    [
        ("repeat", "59 throw via 63, 52 goose", "52!$19 4$20 / 1 to throw / pool 1"),
        ("double_from_goose", "59 throw via 63, 45 goose", "45$20 4$20 / 1 to throw / pool 0"),
        ("double_from_goal", "59 throw via 63, 49 goose", "49$20 4$20 / 1 to throw / pool 0"),
    ],
)
def test_a002_9_sixty_and_seven(reading: str, walk: str, after: str) -> None:
    told = tell(oie.ruleset("bolton", goose_recoil=reading), "60 4 / 0 to throw", "3+4")
    assert (told.walk, told.after) == (walk, after)


@pytest.mark.clause("A002-12")
def test_a002_12_two_dice() -> None:
    assert (BOLTON.dice, BOLTON.faces) == (2, 6)


@pytest.mark.clause("A002-13")
@pytest.mark.parametrize(("space", "throw"), [(12, "2+2"), (26, "3+3"), (53, "3+3")])
def test_a002_13_spaces_12_26_and_53_have_no_effect(space: int, throw: str) -> None:
    origin = space - oie.throw(throw).faces[0] * 2
    told = tell(BOLTON, f"{origin} 4 / 0 to throw", throw)
    assert (told.walk, told.after) == (f"{space} throw", f"{space}$20 4$20 / 1 to throw / pool 0")


@pytest.mark.clause("A002-13")
def test_a002_13_a_later_nine_is_a_plain_nine() -> None:
    told = tell(BOLTON, "10 4 / 0 to throw", "6+3")
    assert (told.walk, told.after) == ("19 throw", "19-1$20 4$20 / 1 to throw / pool 0")


@pytest.mark.clause("A002-14", "G6")
def test_a002_14_a_first_throw_that_is_sent_back_is_spent() -> None:
    told = tell(BOLTON, "26 0* / 1 to throw", "6+3", "1+1", "6+3")
    assert (told.walk, told.after) == ("9 throw", "28$20 9$19 / 0 to throw / pool 1")


@pytest.mark.clause("A002-15")
def test_a002_15_after_death_one_counts_from_1() -> None:
    told = tell(BOLTON, "1 4 / 0 to throw", "1+3")
    assert (told.walk, told.after) == ("5 throw, 9 goose", "9$20 4$20 / 1 to throw / pool 0")


@pytest.mark.clause("A002-16")
@pytest.mark.parametrize("seats", [0, 1, 13])
def test_a002_16_two_to_twelve_seats(seats: int) -> None:
    with pytest.raises(oie.PositionError, match=rf"^expected 2 to 12 seats, got {seats}$"):
        oie.start(BOLTON, seats)
    assert oie.start(BOLTON, 12).position.seats == 12


@pytest.mark.clause("A002-17", "UX-15")
def test_a002_17_the_starter_is_drawn_for_each_round() -> None:
    assert BOLTON.starter == "lots"
    assert str(oie.start(BOLTON, 2, first=1).position).endswith("/ 1 to throw / pool 0")


@pytest.mark.clause("A002-18", "G2")
@pytest.mark.parametrize("space", [19, 26, 31, 52, 53])
def test_a002_18_a_return_is_no_landing(space: int) -> None:
    told = tell(BOLTON, f"{space} {space + 3} / 0 to throw", "1+2")
    assert told.walk == f"{space + 3} throw, {space} returned"
    assert told.after == f"{space}$19 {space + 3}$20 / 1 to throw / pool 1"
    assert told.fines == [(0, "meeting", 1, 1)]


@pytest.mark.clause("A002-20")
def test_a002_20_by_the_option_the_freed_pawn_stays() -> None:
    told = tell(STAYS, "31! 25 / 1 to throw", "3+3")
    assert told.after == "31$20 31!$19 / 0 to throw / pool 1"
    assert told.of(oie.Released) == [oie.Released(0, 31, by=1)]
    assert not told.of(oie.Hit)
    assert tell(STAYS, told.after, "1+2").after == "34$20 31!$19 / 0 to throw / pool 1"


@pytest.mark.clause("A002-20")
def test_a002_20_or_by_default_it_goes_to_the_arrivers_origin() -> None:
    told = tell(BOLTON, "31! 25 / 1 to throw", "3+3")
    assert told.after == "25$20 31!$19 / 0 to throw / pool 1"


@pytest.mark.clause("A002-21")
def test_a002_21_a_goose_adds_the_throw_once_or_by_the_option_twice() -> None:
    assert tell(BOLTON, "10 4 / 0 to throw", "1+3").walk == "14 throw, 18 goose"
    double = oie.ruleset("bolton", goose_forward="double_more")
    assert tell(double, "10 4 / 0 to throw", "1+3").walk == "14 throw, 22 goose"


@pytest.mark.clause("A002-22", "D7")
@pytest.mark.parametrize(
    ("reading", "origin", "throw", "walk"),
    [
        ("double_from_goal", 56, "5+6", "59 throw via 63, 41 goose"),
        ("double_from_goal", 51, "4+4", "59 throw, 59 goose via 63, 47 goose"),
        ("double_from_goose", 51, "4+4", "59 throw, 59 goose via 63, 43 goose"),
        ("repeat", 51, "4+4", "59 throw, 59 goose via 63, 51 goose"),
        ("repeat", 56, "5+6", "59 throw via 63, 48 goose"),
    ],
)
def test_a002_22_a_goose_reached_in_reverse_doubles_once(
    reading: str, origin: int, throw: str, walk: str
) -> None:
    told = tell(oie.ruleset("bolton", goose_recoil=reading), f"{origin} 4 / 0 to throw", throw)
    assert told.walk == walk
    assert told.after == f"{walk.split()[-2]}$20 4$20 / 1 to throw / pool 0"


@pytest.mark.clause("D7")
def test_d7_from_where_a_pawn_can_rest_only_51_and_8_meets_two_geese() -> None:
    two = set()
    for origin in set(range(63)) - {5, 14, 23, 32, 41, 50, 59} - {6, 42, 58}:
        for total in range(2, 13):
            walk = tell(BOLTON, f"{origin} 1 / 0 to throw", f"{max(1, total - 6)}+{min(6, total - 1)}").walk
            if walk.count("goose") > 1:
                two.add((origin, total))
    assert two == {(51, 8)}


@pytest.mark.clause("A002-13")
def test_a002_13_nine_from_the_start_is_no_goose() -> None:
    """The source keeps its seven geese: 9 and 18 are plain."""
    assert tell(BOLTON, "0 4 / 0 to throw", "6+3").walk == "9 throw"
    assert opening(BOLTON).startswith("0*$20")
