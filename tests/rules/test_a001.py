"""Source 001, `pair-impair`: the points that it leaves open, as decided."""

import pytest

import oie
from oie.rulesets import shipped_sheet
from tests.rules.table import opening, pair_impair, tell

PLAIN = pair_impair()
DEFAULT = oie.ruleset("pair-impair")
STAY = pair_impair(backward_overflow="stay")


@pytest.mark.clause("A001-1")
def test_a001_1_all_colours_but_blue_21_are_recorded_as_interpretation() -> None:
    board = shipped_sheet("pair-impair").options["board"]
    assert (board.decided_by, board.reconstructed) == ("interpretation", True)
    assert isinstance(board.default, dict)
    assert board.default["blue"] == (21,)
    assert all(board.default[colour] for colour in ("green", "red", "tricolour"))


@pytest.mark.clause("A001-2")
@pytest.mark.parametrize(("origin", "throw"), [(3, "5"), (1, "5"), (1, "1"), (5, "5")])
def test_a001_2_an_odd_throw_goes_back_no_further_than_space_1(origin: int, throw: str) -> None:
    told = tell(PLAIN, f"{origin} 9 / 0 to throw", throw)
    assert (told.walk, told.after) == ("1 throw", "1 9 / 1 to throw")


@pytest.mark.clause("A001-2")
@pytest.mark.parametrize(("origin", "throw"), [(3, "5"), (1, "5"), (1, "1"), (5, "5")])
def test_a001_2_or_by_the_option_the_pawn_stays(origin: int, throw: str) -> None:
    told = tell(STAY, f"{origin} 9 / 0 to throw", throw)
    assert (told.walk, told.after) == (f"{origin} throw stayed", f"{origin} 9 / 1 to throw")
    assert tell(STAY, "6 9 / 0 to throw", "5").after == "1 9 / 1 to throw"


@pytest.mark.clause("A001-3")
def test_a001_3_green_is_the_loss_of_ones_own_next_turn() -> None:
    board = pair_impair(green=(9, 11))
    one = tell(board, "5 7 1 / 0 to throw", "4", "3", "2", "2", "4")
    assert one.turns == [1, 2, 1, 2, 0]
    two = tell(board, "5 7 1 / 0 to throw", "4", "4", "2", "2", "3")
    assert two.turns == [1, 2, 2, 0, 1]
    assert two.after == "12 11 5 / 1 to throw"


@pytest.mark.clause("A001-3")
def test_a001_3_a_turn_lost_at_green_is_told_as_a_turn_given() -> None:
    assert DEFAULT.kinds["green"].effects == (oie.core.effects.Lose(1, gift=True),)


@pytest.mark.clause("A001-4")
def test_a001_4_a_pawn_driven_from_green_still_owes_the_others_their_turn() -> None:
    told = tell(pair_impair(green=(9,)), "9-1 5 2 / 1 to throw", "4", "2", "2")
    assert told.turns == [2, 2, 0]  # seat 0 is passed over for its green, seat 1 for its own
    assert told.after == "5 9 6 / 0 to throw"


@pytest.mark.clause("A001-4")
def test_a001_4_unless_the_option_cancels_it() -> None:
    board = pair_impair(green=(9,), displacement_cancels_wait=True)
    told = tell(board, "9-1 5 2 / 1 to throw", "4")
    assert told.of(oie.WaitCancelled) == [oie.WaitCancelled(0, turns=1)]
    assert tell(board, told.after, "2").turns == [0]


@pytest.mark.clause("A001-5")
def test_a001_5_space_1_is_shared_and_nobody_is_hit_there() -> None:
    red = tell(pair_impair(red=(12,)), "8 1 / 0 to throw", "4")
    assert (red.walk, red.after) == ("12 throw, 1 red", "1 1 / 1 to throw")
    back = tell(PLAIN, "6 1 1 / 0 to throw", "5")
    assert back.after == "1 1 1 / 1 to throw"
    assert not red.of(oie.Hit)
    assert not back.of(oie.Hit)


@pytest.mark.clause("A001-6")
@pytest.mark.parametrize(("origin", "throw"), [(17, "4"), (18, "3"), (22, "1"), (26, "5")])
def test_a001_6_landing_on_an_occupied_21_frees_the_occupant(origin: int, throw: str) -> None:
    told = tell(PLAIN, f"21! {origin} / 1 to throw", throw)
    assert told.after == f"{origin} 21! / 0 to throw"
    assert told.of(oie.Released) == [oie.Released(0, 21, by=1)]


@pytest.mark.clause("A001-7")
@pytest.mark.parametrize("space", [9, 12, 21])
def test_a001_7_a_displaced_pawn_suffers_nothing_from_the_colour(space: int) -> None:
    board = pair_impair(green=(9,), tricolour=(12,))
    assert tell(board, f"{space} {space + 4} / 0 to throw", "4").after == (
        f"{space + 4} {space} / 1 to throw"
    )


@pytest.mark.clause("A001-8")
def test_a001_8_tricolour_reached_in_reverse_leads_back_to_the_origin() -> None:
    six = tell(pair_impair(tricolour=(30,)), "34 1 / 0 to throw", "6")
    assert (six.walk, six.after) == ("30 throw via 35, 34 tricolour via 35", "34 1 / 1 to throw")
    three = tell(pair_impair(tricolour=(33,)), "34 1 / 0 to throw", "3")
    assert (three.walk, three.after) == ("33 throw via 35, 34 tricolour via 35", "34 1 / 1 to throw")


@pytest.mark.clause("A001-8")
def test_a001_8_or_by_the_option_further_back() -> None:
    board = pair_impair(tricolour=(30,), tri_after_bounce="backward")
    told = tell(board, "34 1 / 0 to throw", "6")
    assert (told.walk, told.after) == ("30 throw via 35, 24 tricolour", "24 1 / 1 to throw")


@pytest.mark.clause("A001-8")
def test_a001_8_on_the_default_board_the_case_cannot_occur() -> None:
    reversed_onto = set()
    for origin in range(1, 35):
        for throw in "123456":
            walk = tell(DEFAULT, f"{origin} 1 / 0 to throw", throw).walk
            reversed_onto |= {int(leg.split()[0]) for leg in walk.split(", ") if "via 35" in leg}
    assert reversed_onto == {30, 31, 32, 33, 34}
    assert not reversed_onto & set(DEFAULT.kinds["tricolour"].spaces)


@pytest.mark.clause("A001-9")
@pytest.mark.parametrize(
    ("board", "before", "throw", "walk", "after"),
    [
        ({"tricolour": (7, 12)}, "17 1", "5", "12 throw, 7 tricolour, 2 tricolour", "2 1 / 1 to throw"),
        ({"tricolour": (12,), "red": (16,)}, "8 3", "4", "12 throw, 16 tricolour, 1 red", "1 3 / 1 to throw"),
        ({"tricolour": (12,), "green": (16,)}, "8 3", "4", "12 throw, 16 tricolour", "16-1 3 / 1 to throw"),
        ({"tricolour": (18,)}, "15 3", "3", "18 throw, 21 tricolour", "21! 3 / 1 to throw"),
        ({"tricolour": (29,)}, "23 3", "6", "29 throw, 35 tricolour", "35 3 / 0 won"),
    ],
)
def test_a001_9_the_space_finally_reached_acts(
    board: dict[str, tuple[int, ...]], before: str, throw: str, walk: str, after: str
) -> None:
    told = tell(pair_impair(**board), f"{before} / 0 to throw", throw)
    assert (told.walk, told.after) == (walk, after)


@pytest.mark.clause("A001-9", "G5")
def test_a001_9_the_guard_ends_what_would_go_round_for_ever() -> None:
    told = tell(pair_impair(tricolour=(32,)), "26 1 / 0 to throw", "6")
    assert told.walk == "32 throw, 32 tricolour via 35, 32 loop_guard"
    assert told.after == "32 1 / 1 to throw"


@pytest.mark.clause("A001-10")
def test_a001_10_two_pawns_are_never_held_at_once() -> None:
    with pytest.raises(oie.PositionError, match=r"^space 21 holds one pawn only, got seats 0, 1$"):
        oie.position(PLAIN, "21!1 21!2 4 / 2 to throw")
    assert [space for space, hold in enumerate(DEFAULT.holds) if hold] == [21]
    told = tell(PLAIN, "21! 15 / 1 to throw", "6")
    assert told.after == "15 21! / 0 to throw"
    assert not told.of(oie.Deadlocked)


@pytest.mark.clause("A001-11")
@pytest.mark.parametrize("seats", [0, 1, 13])
def test_a001_11_two_to_twelve_seats(seats: int) -> None:
    with pytest.raises(oie.PositionError, match=rf"^expected 2 to 12 seats, got {seats}$"):
        oie.start(DEFAULT, seats)
    assert oie.start(DEFAULT, 12).position.seats == 12


@pytest.mark.clause("A001-12")
def test_a001_12_a_tricolour_leg_below_space_1() -> None:
    clamp = tell(pair_impair(tricolour=(3,)), "8 9 / 0 to throw", "5")
    assert (clamp.walk, clamp.after) == ("3 throw, 1 tricolour", "1 9 / 1 to throw")
    stay = tell(pair_impair(tricolour=(3,), backward_overflow="stay"), "8 9 / 0 to throw", "5")
    assert (stay.walk, stay.after) == ("3 throw, 3 tricolour stayed", "3 9 / 1 to throw")


@pytest.mark.clause("A001-13")
def test_a001_13_at_most_one_blue_space() -> None:
    with pytest.raises(oie.RulesetError, match=r"options\.board: expected at most 1 spaces of blue, got 2$"):
        pair_impair(blue=(20, 21))
    assert opening(pair_impair(blue=())) == "1* 1* / 0 to throw"
    assert tell(pair_impair(blue=(20,)), "16 2 / 0 to throw", "4").after == "20! 2 / 1 to throw"
