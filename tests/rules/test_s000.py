"""Source 000, `jardin`, sentence by sentence."""

import pytest

import oie
from tests.rules.table import opening, tell

ONE = oie.ruleset("jardin", dice=1)
TWO = oie.ruleset("jardin")
THREE = oie.ruleset("jardin", dice=3)


@pytest.mark.clause("S000-1a")
def test_s000_1a_the_first_pawn_on_63_wins() -> None:
    blue = tell(ONE, "57 3 / 0 to throw", "6")
    assert (blue.walk, blue.after) == ("63 throw", "63 3 / 0 won")
    assert blue.of(oie.Won) == [oie.Won(0, pool=0)]
    assert tell(ONE, "3 60 / 1 to throw", "3").after == "3 63 / 1 won"


@pytest.mark.clause("S000-1b")
def test_s000_1b_a_throw_too_large_is_counted_back_from_63() -> None:
    told = tell(ONE, "60 3 / 0 to throw", "5")
    assert (told.walk, told.after) == ("61 throw via 63", "61 3 / 1 to throw")
    assert tell(TWO, "62 3 / 0 to throw", "1+4").walk == "59 throw via 63"


@pytest.mark.clause("S000-2a")
def test_s000_2a_pawns_start_before_space_1() -> None:
    assert opening(ONE) == "0* 0* / 0 to throw"
    assert tell(ONE, opening(ONE), "4").after == "4 0* / 1 to throw"


@pytest.mark.clause("S000-2b")
@pytest.mark.parametrize(("rules", "throw", "space"), [(ONE, "4", 4), (TWO, "3+5", 8), (THREE, "5+1+4", 10)])
def test_s000_2b_the_pawn_advances_by_the_total(rules: oie.Ruleset, throw: str, space: int) -> None:
    assert tell(rules, opening(rules), throw).after == f"{space} 0* / 1 to throw"


@pytest.mark.clause("S000-2b")
def test_s000_2b_the_seats_throw_in_turn() -> None:
    told = tell(TWO, opening(TWO), "1+2", "3+4", "1+1", "2+2")
    assert told.turns == [1, 0, 1, 0]
    assert told.after == "5 11 / 0 to throw"


@pytest.mark.clause("S000-2c")
def test_s000_2c_the_track_has_63_spaces() -> None:
    assert (TWO.start, TWO.goal) == (0, 63)
    assert [space for space, kind in enumerate(TWO.board) if kind] == sorted(
        (6, 12, 18, 19, 24, 26, 30, 36, 42, 48, 52, 54, 58)
    )


@pytest.mark.clause("S000-3")
def test_s000_3_the_geese_are_the_sixes_from_12_to_54() -> None:
    assert TWO.kinds["goose"].spaces == (12, 18, 24, 30, 36, 42, 48, 54)


@pytest.mark.clause("S000-3")
@pytest.mark.parametrize("goose", [12, 18, 24, 30, 36, 42, 48, 54])
def test_s000_3_a_goose_advances_again_by_the_same_number(goose: int) -> None:
    told = tell(ONE, f"{goose - 4} 3 / 0 to throw", "4")
    assert told.walk.startswith(f"{goose} throw, {goose + 4} goose")


@pytest.mark.clause("S000-3")
def test_s000_3_the_chain_goes_on_from_goose_to_goose() -> None:
    told = tell(TWO, opening(TWO), "6+6")
    assert told.walk == "12 throw, 24 goose, 36 goose, 48 goose, 60 goose"
    assert told.after == "60 0* / 1 to throw"
    six = tell(ONE, "12 5 / 0 to throw", "6")
    assert six.walk == "18 throw, 24 goose, 30 goose, 36 goose, 42 goose, 48 goose, 54 goose, 60 goose"


@pytest.mark.clause("S000-4")
@pytest.mark.parametrize(("before", "throw"), [("0* 0*", "6"), ("1 0*", "5"), ("5 0*", "1")])
def test_s000_4_the_bridge_leads_to_12_and_the_pawn_stops_there(before: str, throw: str) -> None:
    told = tell(ONE, f"{before} / 0 to throw", throw)
    assert (told.walk, told.after) == ("6 throw, 12 bridge", "12 0* / 1 to throw")


@pytest.mark.clause("S000-5", "UX-22")
def test_s000_5_the_inn_costs_one_turn() -> None:
    told = tell(ONE, "16 3 / 0 to throw", "3")
    assert told.after == "19-1 3 / 1 to throw"
    assert told.of(oie.TurnsLost) == [oie.TurnsLost(0, turns=1, waits=1, why="inn")]
    again = tell(ONE, told.after, "4")
    assert again.after == "19 7 / 1 to throw"
    assert again.of(oie.PassedOver) == [oie.PassedOver(0, "wait", left=0)]
    assert tell(ONE, again.after, "1").after == "19 8 / 0 to throw"


@pytest.mark.clause("S000-6a", "UX-22")
@pytest.mark.parametrize("well", [26, 52])
def test_s000_6a_a_well_holds_until_another_pawn_lands_there(well: int) -> None:
    told = tell(ONE, f"{well - 1} 3 / 0 to throw", "1")
    assert told.after == f"{well}! 3 / 1 to throw"
    assert told.of(oie.Held) == [oie.Held(0, well, "well")]
    later = tell(ONE, told.after, "1", "1", "4", "1")
    assert later.turns == [1, 1, 1, 1]
    assert later.of(oie.PassedOver) == [oie.PassedOver(0, "held", left=0)]
    assert later.after == f"{well}! 10 / 1 to throw"


@pytest.mark.clause("S000-6b")
@pytest.mark.parametrize("well", [26, 52])
def test_s000_6b_who_lands_in_an_occupied_well_takes_the_place_of_the_other(well: int) -> None:
    told = tell(ONE, f"{well}! {well - 4} / 1 to throw", "4")
    assert told.after == f"{well - 4} {well}! / 0 to throw"
    assert told.of(oie.Released) == [oie.Released(0, well, by=1)]
    assert told.of(oie.Hit) == [oie.Hit(0, by=1, start=well, end=well - 4)]


@pytest.mark.clause("S000-7")
def test_s000_7_death_sends_the_pawn_to_space_1() -> None:
    told = tell(ONE, "55 3 / 0 to throw", "3")
    assert (told.walk, told.after) == ("58 throw, 1 death", "1 3 / 1 to throw")
    assert tell(ONE, "50 3 / 0 to throw", "4").walk == "54 throw, 58 goose, 1 death"


@pytest.mark.clause("S000-8")
def test_s000_8_an_occupied_space_sends_the_other_where_the_arriver_came_from() -> None:
    told = tell(ONE, "40 43 / 0 to throw", "3")
    assert (told.walk, told.after) == ("43 throw", "43 40 / 1 to throw")
    assert told.of(oie.Hit) == [oie.Hit(1, by=0, start=43, end=40)]


@pytest.mark.clause("S000-9a")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_s000_9a_a_table_plays_with_one_two_or_three_dice(dice: int) -> None:
    awaits = oie.start(oie.ruleset("jardin", dice=dice), 2).position.awaits
    assert awaits == oie.AwaitsThrow(seat=0, dice=dice, faces=6)


@pytest.mark.clause("S000-9a")
@pytest.mark.parametrize("dice", [0, 4, "2", 2.0, True, None])
def test_s000_9a_no_other_number_of_dice_is_accepted(dice: object) -> None:
    with pytest.raises(oie.RulesetError, match=r"^option dice: expected one of 1, 2, 3, got ") as caught:
        oie.ruleset("jardin", dice=dice)
    assert caught.value.code == "option-value"


@pytest.mark.clause("S000-10a")
@pytest.mark.parametrize("seats", [0, 1, 3, 12])
def test_s000_10a_a_round_has_exactly_two_seats(seats: int) -> None:
    with pytest.raises(oie.PositionError) as caught:
        oie.start(TWO, seats)
    assert str(caught.value) == f"expected 2 to 2 seats, got {seats}"
    assert oie.start(TWO, 2).position.seats == 2


def test_source_000_has_nothing_of_the_other_games() -> None:
    """No jump of a first 9, no labyrinth, no second throw after doubles, no counters."""
    nine = tell(TWO, opening(TWO), "6+3")
    assert (nine.walk, nine.after) == ("9 throw", "9 0* / 1 to throw")
    assert tell(TWO, "38 3 / 0 to throw", "2+2").walk == "42 throw, 46 goose"
    assert tell(TWO, "1 3 / 0 to throw", "2+2").after == "5 3 / 1 to throw"
    assert not TWO.has_counters
