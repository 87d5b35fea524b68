"""Source 000, `jardin`: the points that it leaves open, as decided."""

import pytest

import oie
from tests.rules.table import opening, tell

ONE = oie.ruleset("jardin", dice=1)
TWO = oie.ruleset("jardin")
THREE = oie.ruleset("jardin", dice=3)


@pytest.mark.clause("A000-1")
def test_a000_1_with_both_pawns_in_wells_the_one_held_longest_is_freed_at_once() -> None:
    told = tell(ONE, "26! 48 / 1 to throw", "4")
    assert told.after == "26 52! / 0 to throw"
    assert told.of(oie.Deadlocked) == [oie.Deadlocked("release_oldest")]
    assert told.of(oie.Released) == [oie.Released(0, 26, by=None)]
    mirrored = tell(ONE, "20 52! / 0 to throw", "6")
    assert mirrored.after == "26! 52 / 1 to throw"
    assert mirrored.of(oie.Released) == [oie.Released(1, 52, by=None)]


@pytest.mark.clause("A000-1")
def test_a000_1_the_freed_pawn_plays_alone_until_the_other_is_freed() -> None:
    alone = tell(ONE, "26 52! / 0 to throw", "6", "6", "2", "6")
    assert alone.turns == [0, 0, 0, 0]
    assert alone.after == "46 52! / 0 to throw"  # over 32, 38 and 40
    assert tell(ONE, alone.after, "6").after == "52! 46 / 1 to throw"


@pytest.mark.clause("A000-2")
@pytest.mark.parametrize(
    ("origin", "throw", "goose"),
    [(60, "6+6", 54), (61, "5+6", 54), (62, "4+6", 54), (62, "5+5", 54)],
)
def test_a000_2_a_goose_reached_in_reverse_leads_back_to_the_origin(
    origin: int, throw: str, goose: int
) -> None:
    told = tell(TWO, f"{origin} 3 / 0 to throw", throw)
    assert told.walk == f"{goose} throw via 63, {origin} goose via 63"
    assert told.after == f"{origin} 3 / 1 to throw"


@pytest.mark.clause("A000-2")
@pytest.mark.parametrize(
    ("origin", "throw", "goose"),
    [
        (55, "6+6+5", 54),
        (56, "6+6+4", 54),
        (57, "5+5+5", 54),
        (59, "6+6+1", 54),
        (60, "4+4+4", 54),
        (61, "1+5+5", 54),
        (62, "2+2+6", 54),
        (61, "6+5+6", 48),
        (62, "6+5+5", 48),
        (60, "6+6+6", 48),
    ],
)
def test_a000_2_with_three_dice_too(origin: int, throw: str, goose: int) -> None:
    told = tell(THREE, f"{origin} 3 / 0 to throw", throw)
    assert told.walk == f"{goose} throw via 63, {origin} goose via 63"
    assert told.after == f"{origin} 3 / 1 to throw"


@pytest.mark.clause("A000-3", "A000-2")
@pytest.mark.parametrize(
    ("origin", "walk"),
    [
        ("0*", "18 throw, 36 goose, 54 goose, 54 goose via 63, 54 loop_guard"),
        ("18", "36 throw, 54 goose, 54 goose via 63, 54 loop_guard"),
        ("36", "54 throw, 54 goose via 63, 54 loop_guard"),
        ("54", "54 throw via 63, 54 goose via 63, 54 loop_guard"),
    ],
)
def test_a000_3_eighteen_is_stopped_on_54(origin: str, walk: str) -> None:
    told = tell(THREE, f"{origin} 3 / 0 to throw", "6+6+6")
    assert (told.walk, told.after) == (walk, "54 3 / 1 to throw")


@pytest.mark.clause("A000-3")
def test_a000_3_no_other_total_meets_the_guard() -> None:
    guarded = set()
    for origin in range(63):
        position = oie.position(THREE, f"{origin} 0 / 0 to throw")
        for total in range(3, 19):
            third = min(6, total - 2)
            second = min(6, total - third - 1)
            step = oie.play(position, oie.Throw((third, second, total - third - second)))
            if any(isinstance(event, oie.Guarded) for event in step.events):
                guarded.add((origin, total))
    assert guarded == {(0, 18), (18, 18), (36, 18), (54, 18)}


@pytest.mark.clause("A000-4")
def test_a000_4_a_pawn_hits_only_where_it_comes_to_rest() -> None:
    goose = tell(TWO, "10 12 / 0 to throw", "1+1")
    assert (goose.walk, goose.after) == ("12 throw, 14 goose", "14 12 / 1 to throw")
    assert tell(ONE, "5 7 / 0 to throw", "3").after == "8 7 / 1 to throw"


@pytest.mark.clause("A000-5")
def test_a000_5_the_hit_pawn_goes_where_the_throw_began() -> None:
    told = tell(ONE, "15 21 / 0 to throw", "3")
    assert (told.walk, told.after) == ("18 throw, 21 goose", "21 15 / 1 to throw")
    assert tell(ONE, "0* 5 / 0 to throw", "5").after == "5 0 / 1 to throw"


@pytest.mark.clause("A000-6")
@pytest.mark.parametrize("space", [19, 12, 26, 52])
def test_a000_6_a_displaced_pawn_suffers_nothing_where_it_is_put(space: int) -> None:
    told = tell(ONE, f"{space} {space + 3} / 0 to throw", "3")
    assert told.after == f"{space + 3} {space} / 1 to throw"
    assert not told.of(oie.TurnsLost)
    assert not told.of(oie.Held)


@pytest.mark.clause("A000-7")
def test_a000_7_a_pawn_driven_from_the_inn_still_owes_its_turn() -> None:
    told = tell(ONE, "19-1 16 / 1 to throw", "3")
    assert told.passed == [0, 1]
    assert told.after == "16 19 / 0 to throw"


@pytest.mark.clause("A000-7")
def test_a000_7_unless_the_option_cancels_it() -> None:
    told = tell(oie.ruleset("jardin", dice=1, displacement_cancels_wait=True), "19-1 16 / 1 to throw", "3")
    assert told.of(oie.WaitCancelled) == [oie.WaitCancelled(0, turns=1)]
    assert told.passed == []
    assert told.after == "16 19-1 / 0 to throw"


@pytest.mark.clause("A000-8")
def test_a000_8_a_pawn_hits_on_the_final_space_of_a_forced_move() -> None:
    bridge = tell(ONE, "3 12 / 0 to throw", "3")
    assert (bridge.walk, bridge.after) == ("6 throw, 12 bridge", "12 3 / 1 to throw")
    death = tell(ONE, "57 1 / 0 to throw", "1")
    assert (death.walk, death.after) == ("58 throw, 1 death", "1 57 / 1 to throw")


@pytest.mark.clause("A000-9")
def test_a000_9_both_pawns_may_stand_before_space_1() -> None:
    back = oie.ruleset("jardin", dice=3, goose_after_bounce="backward")
    told = tell(back, opening(back), "6+6+6")
    assert told.walk == "18 throw, 36 goose, 54 goose, 54 goose via 63, 36 goose, 18 goose, 0 goose"
    assert told.after == "0 0* / 1 to throw"
    assert not told.of(oie.Hit)


@pytest.mark.clause("A000-10")
def test_a000_10_relief_and_hit_give_the_same_places_and_the_freed_pawn_throws_next() -> None:
    told = tell(ONE, "52! 50 / 1 to throw", "2")
    assert told.after == "50 52! / 0 to throw"
    kinds = [type(event) for event in told.events]
    assert kinds == [oie.Thrown, oie.Moved, oie.Released, oie.Hit, oie.Held, oie.TurnCame]
    back = tell(ONE, told.after, "2")
    assert back.after == "52! 50 / 1 to throw"


@pytest.mark.clause("A000-11", "UX-15")
def test_a000_11_blue_starts_and_the_seats_alternate_from_round_to_round() -> None:
    assert oie.start(TWO).position.seat == 0
    assert TWO.starter == "alternate"
    assert str(oie.start(TWO, 2, first=1).position) == "0* 0* / 1 to throw"


@pytest.mark.clause("A000-12")
@pytest.mark.parametrize("throw", ["4", "1+1+2"])
def test_a000_12_a_round_keeps_its_number_of_dice(throw: str) -> None:
    position = oie.start(TWO).position
    with pytest.raises(oie.InvalidThrow) as caught:
        oie.play(position, oie.throw(throw))
    assert str(caught.value) == f"expected 2 dice of 1 to 6, got {throw} - at '0* 0* / 0 to throw'"


@pytest.mark.clause("A000-13")
def test_a000_13_two_dice_unless_the_table_says_otherwise() -> None:
    assert (TWO.dice, TWO.faces) == (2, 6)
    assert TWO.options["dice"] == 2


@pytest.mark.clause("A000-15")
def test_a000_15_turned_back_onto_its_own_space_a_pawn_hits_nobody() -> None:
    told = tell(ONE, "60 3 / 0 to throw", "6")
    assert (told.walk, told.after) == ("60 throw via 63", "60 3 / 1 to throw")
    assert [type(event) for event in told.events] == [oie.Thrown, oie.Moved, oie.TurnCame]


@pytest.mark.clause("A000-16")
def test_a000_16_a_space_reached_in_reverse_acts_like_any_other() -> None:
    death = tell(ONE, "62 3 / 0 to throw", "6")
    assert (death.walk, death.after) == ("58 throw via 63, 1 death", "1 3 / 1 to throw")
    well = tell(TWO, "62 3 / 0 to throw", "6+6")
    assert (well.walk, well.after) == ("52 throw via 63", "52! 3 / 1 to throw")
