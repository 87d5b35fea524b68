"""Source 004, `famille`, sentence by sentence."""

import pytest

import oie
from oie.core.effects import Hold
from oie.core.ruleset import flat
from tests.rules.table import opening, tell

FAMILLE = oie.ruleset("famille")
PASSING = oie.ruleset("famille", exact_finish=False)


@pytest.mark.clause("S004-1")
def test_s004_1_a_race_over_63_spaces_by_two_dice() -> None:
    assert (FAMILLE.start, FAMILLE.goal, FAMILLE.dice, FAMILLE.faces) == (0, 63, 2, 6)
    assert tell(FAMILLE, "20 4 / 0 to throw", "2+6").after == "28 4 / 1 to throw"


@pytest.mark.clause("S004-7")
def test_s004_7_one_pawn_for_each_seat_on_a_board_of_63_spaces() -> None:
    position = oie.start(FAMILLE, 6).position
    assert position.spaces == (0,) * 6
    assert position.awaits == oie.AwaitsThrow(seat=0, dice=2, faces=6)
    assert len(FAMILLE.board) == 64  # the start, and 1 to 63


@pytest.mark.clause("S004-8")
def test_s004_8_two_to_six_persons_and_here_up_to_twelve() -> None:
    for seats in range(2, 13):
        assert oie.start(FAMILLE, seats).position.seats == seats
    for seats in (1, 13):
        with pytest.raises(oie.PositionError, match=rf"^expected 2 to 12 seats, got {seats}$"):
            oie.start(FAMILLE, seats)


@pytest.mark.clause("S004-9")
def test_s004_9_the_special_spaces() -> None:
    assert {key: kind.spaces for key, kind in FAMILLE.kinds.items()} == {
        "goose": (5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59),
        "bridge": (6,),
        "inn": (19,),
        "dice": (26, 53),
        "well": (31,),
        "maze": (42,),
        "prison": (52,),
        "death": (58,),
    }


@pytest.mark.clause("S004-10")
def test_s004_10_what_a_board_has_to_show_is_there_and_waits_are_counted() -> None:
    assert all(kind.picture and kind.words["fr"]["name"] for kind in FAMILLE.kinds.values())
    told = tell(FAMILLE, "25 4 / 0 to throw", "2+4")
    assert told.of(oie.TurnsLost) == [oie.TurnsLost(0, turns=2, waits=2, why="well")]
    assert told.steps[-1].position.waits == (2, 0)


@pytest.mark.clause("S004-10b")
def test_s004_10b_only_exactly_63_wins() -> None:
    passed = tell(FAMILLE, "62 4 / 0 to throw", "1+1")
    assert (passed.walk, passed.after) == ("62 throw via 63", "62 4 / 1 to throw")
    assert tell(FAMILLE, "62 55 / 1 to throw", "4+4").after == "62 63 / 1 won"
    assert not FAMILLE.has_counters


@pytest.mark.clause("S004-11", "S004-13")
def test_s004_11_and_13_from_before_space_1_a_4_leads_to_4() -> None:
    assert opening(FAMILLE) == "0* 0* / 0 to throw"
    assert tell(FAMILLE, opening(FAMILLE), "1+3").after == "4 0* / 1 to throw"


@pytest.mark.clause("S004-12", "UX-15")
def test_s004_12_the_first_seat_is_drawn_and_play_goes_round_in_seat_order() -> None:
    assert FAMILLE.starter == "lots"
    begun = str(oie.start(FAMILLE, 4, first=2).position)
    assert begun == "0* 0* 0* 0* / 2 to throw"
    assert tell(FAMILLE, begun, "1+1", "1+2", "1+3", "3+4", "2+6").turns == [3, 0, 1, 2, 3]


@pytest.mark.clause("S004-15", "S004-16")
@pytest.mark.parametrize(
    ("throw", "space"), [("1+1", 22), ("1+3", 24), ("2+3", 25), ("6+4", 30), ("4+4", 28)]
)
def test_s004_15_and_16_both_dice_are_added_and_the_departure_is_not_counted(throw: str, space: int) -> None:
    assert tell(FAMILLE, "20 4 / 0 to throw", throw).after == f"{space} 4 / 1 to throw"


@pytest.mark.clause("S004-17")
def test_s004_17_then_the_space_of_arrival_acts() -> None:
    told = tell(FAMILLE, "16 4 / 0 to throw", "1+2")
    assert [type(event) for event in told.events] == [oie.Thrown, oie.Moved, oie.TurnsLost, oie.TurnCame]


@pytest.mark.clause("S004-18")
@pytest.mark.parametrize(
    ("origin", "throw", "space"),
    [(4, "1+2", 7), (57, "1+2", 60), (16, "2+2", 20), (38, "2+3", 43), (61, "3+5", 57)],
)
def test_s004_18_a_space_walked_past_does_nothing(origin: int, throw: str, space: int) -> None:
    told = tell(FAMILLE, f"{origin} 2 / 0 to throw", throw)
    assert told.walk.split(" via")[0] == f"{space} throw"
    assert told.after == f"{space} 2 / 1 to throw"


@pytest.mark.clause("S004-19")
def test_s004_19_a_goose_repeats_the_total_without_a_new_throw() -> None:
    told = tell(FAMILLE, "10 40 / 0 to throw", "2+2")
    assert (told.walk, told.after) == ("14 throw, 18 goose, 22 goose", "22 40 / 1 to throw")
    assert told.of(oie.Thrown) == [oie.Thrown(0, (2, 2))]


@pytest.mark.clause("S004-19")
@pytest.mark.parametrize("goose", [5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54])
def test_s004_19_every_goose_does(goose: int) -> None:
    told = tell(FAMILLE, f"{goose - 3} 1 / 0 to throw", "1+2")
    assert told.walk.startswith(f"{goose} throw, {goose + 3} goose")


@pytest.mark.clause("S004-20")
@pytest.mark.parametrize(("throw", "space"), [("6+3", 26), ("3+6", 26), ("4+5", 53), ("5+4", 53)])
def test_s004_20_a_very_first_nine_jumps(throw: str, space: int) -> None:
    told = tell(FAMILLE, opening(FAMILLE), throw)
    assert (told.walk, told.after) == (f"{space} initial_throw", f"{space} 0* / 1 to throw")
    assert told.of(oie.Moved) == [oie.Moved(0, 0, space, "initial_throw", jump=True)]


@pytest.mark.clause("S004-21", "S004-23")
def test_s004_21_without_the_jump_nine_would_run_from_goose_to_goose_to_victory() -> None:
    told = tell(FAMILLE, "0 4 / 0 to throw", "4+5")
    assert told.walk == "9 throw, 18 goose, 27 goose, 36 goose, 45 goose, 54 goose, 63 goose"
    assert told.after == "63 4 / 0 won"


@pytest.mark.clause("S004-22")
def test_s004_22_the_jump_belongs_to_each_seats_first_throw() -> None:
    told = tell(FAMILLE, opening(FAMILLE, 3), "1+1", "3+6", "5+4")
    assert told.after == "2 26 53 / 0 to throw"


@pytest.mark.clause("S004-23")
@pytest.mark.parametrize("throw", ["4+5", "6+3"])
def test_s004_23_a_later_nine_is_plain(throw: str) -> None:
    told = tell(FAMILLE, "13 4 / 0 to throw", throw)
    assert (told.walk, told.after) == ("22 throw", "22 4 / 1 to throw")


@pytest.mark.clause("S004-24")
def test_s004_24_the_bridge_leads_to_12() -> None:
    told = tell(FAMILLE, "2 20 / 0 to throw", "1+3")
    assert (told.walk, told.after) == ("6 throw, 12 bridge", "12 20 / 1 to throw")


@pytest.mark.clause("S004-25")
def test_s004_25_the_inn_costs_the_next_turn() -> None:
    told = tell(FAMILLE, "16 4 / 0 to throw", "1+2", "1+2", "1+2")
    assert str(told.steps[0].position) == "19-1 4 / 1 to throw"
    assert told.turns == [1, 1, 0]


@pytest.mark.clause("S004-26", "S004-28")
@pytest.mark.parametrize("space", [31, 52])
def test_s004_26_and_28_well_and_prison_cost_the_next_two(space: int) -> None:
    told = tell(FAMILLE, f"{space - 6} 4 / 0 to throw", "2+4", "1+2", "1+2", "1+2")
    assert str(told.steps[0].position) == f"{space}-2 4 / 1 to throw"
    assert told.turns == [1, 1, 1, 0]


@pytest.mark.clause("S004-27")
def test_s004_27_the_labyrinth_leads_back_to_30() -> None:
    told = tell(FAMILLE, "38 4 / 0 to throw", "2+2")
    assert (told.walk, told.after) == ("42 throw, 30 maze", "30 4 / 1 to throw")


@pytest.mark.clause("S004-29")
def test_s004_29_death_leads_back_before_space_1() -> None:
    told = tell(FAMILLE, "55 4 / 0 to throw", "1+2")
    assert (told.walk, told.after) == ("58 throw, 0 death", "0 4 / 1 to throw")


@pytest.mark.clause("S004-30", "UX-22")
def test_s004_30_each_turn_passed_over_lowers_the_wait_by_one() -> None:
    told = tell(FAMILLE, "46 4 / 0 to throw", "2+4", "1+2", "1+2", "1+2")
    assert [str(step.position) for step in told.steps] == [
        "52-2 4 / 1 to throw",
        "52-1 7 / 1 to throw",
        "52 10 / 1 to throw",
        "52 13 / 0 to throw",
    ]
    passings = [e for step in told.steps for e in step.events if isinstance(e, oie.PassedOver)]
    assert passings == [oie.PassedOver(0, "wait", left=1), oie.PassedOver(0, "wait", left=0)]


@pytest.mark.clause("S004-31")
def test_s004_31_nobody_has_to_free_a_pawn() -> None:
    assert not any(isinstance(effect, Hold) for kind in FAMILLE.kinds.values() for effect in flat(kind))
    told = tell(FAMILLE, "52 4 / 0 to throw", "1+2")
    assert told.after == "55 4 / 1 to throw"


@pytest.mark.clause("S004-32", "D3")
def test_s004_32_occupied_space_sends_the_other_to_the_origin() -> None:
    plain = tell(FAMILLE, "20 24 / 0 to throw", "1+3")
    assert (plain.walk, plain.after) == ("24 throw", "24 20 / 1 to throw")
    goose = tell(FAMILLE, "10 22 / 0 to throw", "2+2")
    assert (goose.walk, goose.after) == ("14 throw, 18 goose, 22 goose", "22 10 / 1 to throw")


@pytest.mark.clause("S004-33")
def test_s004_33_the_displaced_pawn_does_not_throw_for_it() -> None:
    told = tell(FAMILLE, "20 7 24 / 0 to throw", "1+3")
    assert told.after == "24 7 20 / 1 to throw"
    assert told.of(oie.Thrown) == [oie.Thrown(0, (1, 3))]


@pytest.mark.clause("S004-34")
@pytest.mark.parametrize("space", [14, 26, 31, 52])
def test_s004_34_the_return_triggers_no_effect(space: int) -> None:
    told = tell(FAMILLE, f"{space} {space + 3} / 0 to throw", "1+2")
    assert told.after == f"{space + 3} {space} / 1 to throw"


@pytest.mark.clause("S004-35", "A004-1")
@pytest.mark.parametrize(("space", "turns"), [(31, 2), (52, 2), (19, 1)])
def test_s004_35_traps_hold_several_pawns_each_with_its_own_count(space: int, turns: int) -> None:
    told = tell(FAMILLE, f"{space}-1 {space - 6} 2 / 1 to throw", "2+4")
    assert told.after == f"{space}-1 {space}-{turns} 2 / 2 to throw"
    assert not told.of(oie.Hit)


@pytest.mark.clause("S004-36")
def test_s004_36_sixty_and_five_ends_on_61() -> None:
    told = tell(FAMILLE, "60 4 / 0 to throw", "1+4")
    assert (told.walk, told.after) == ("61 throw via 63", "61 4 / 1 to throw")


@pytest.mark.clause("S004-37")
@pytest.mark.parametrize(
    ("origin", "throw", "walk", "after"),
    [
        (60, "3+4", "59 throw via 63, 52 goose", "52-2 4 / 1 to throw"),
        (61, "5+6", "54 throw via 63, 43 goose", "43 4 / 1 to throw"),
        (60, "6+6", "54 throw via 63, 42 goose, 30 maze", "30 4 / 1 to throw"),
        (62, "2+3", "59 throw via 63, 54 goose, 49 goose", "49 4 / 1 to throw"),
    ],
)
def test_s004_37_a_goose_met_in_reverse_repeats_backward(
    origin: int, throw: str, walk: str, after: str
) -> None:
    told = tell(FAMILLE, f"{origin} 4 / 0 to throw", throw)
    assert (told.walk, told.after) == (walk, after)


@pytest.mark.clause("S004-36", "S004-37")
def test_s004_37_a_repeated_move_too_may_be_turned_back() -> None:
    told = tell(FAMILLE, "49 4 / 0 to throw", "2+3")
    assert (told.walk, told.after) == ("54 throw, 59 goose, 62 goose via 63", "62 4 / 1 to throw")
    assert tell(FAMILLE, "51 4 / 0 to throw", "4+4").walk == "59 throw, 59 goose via 63, 51 goose"


@pytest.mark.clause("S004-48", "S004-49")
def test_s004_48_and_49_exactly_63_wins_at_once_and_nobody_throws_again() -> None:
    told = tell(FAMILLE, "61 62 / 0 to throw", "1+1")
    assert told.after == "63 62 / 0 won"
    assert told.events[-1] == oie.Won(0, pool=0)
    with pytest.raises(oie.NotAwaited, match=r"^the round is over, got the throw 1\+2 - at '63 62 / 0 won'$"):
        tell(FAMILLE, told.after, "1+2")


@pytest.mark.clause("S004-51")
def test_s004_51_before_another_round_the_exact_count_may_be_dropped() -> None:
    told = tell(PASSING, "60 4 / 0 to throw", "3+4")
    assert (told.walk, told.after) == ("63 throw", "63 4 / 0 won")
    assert FAMILLE.options["exact_finish"] is True
    assert tell(FAMILLE, "60 4 / 0 to throw", "3+4").after == "52-2 4 / 1 to throw"


@pytest.mark.clause("S004-51")
def test_s004_51_a_goose_may_carry_past_63_too() -> None:
    told = tell(PASSING, "49 4 / 0 to throw", "2+3")
    assert (told.walk, told.after) == ("54 throw, 59 goose, 63 goose", "63 4 / 0 won")
