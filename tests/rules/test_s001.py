"""Source 001, `pair-impair`, sentence by sentence."""

import pytest

import oie
from tests.rules.table import opening, pair_impair, tell

PLAIN = pair_impair()  # blue 21 and nothing else
DEFAULT = oie.ruleset("pair-impair")


@pytest.mark.clause("S001-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 12])
def test_s001_1_two_three_four_or_more_play(seats: int) -> None:
    assert opening(DEFAULT, seats) == " ".join(["1*"] * seats) + " / 0 to throw"


@pytest.mark.clause("S001-2", "UX-15")
def test_s001_2_the_whole_order_is_drawn_and_the_seats_throw_in_it() -> None:
    assert DEFAULT.starter == "lots_order"
    assert tell(PLAIN, opening(PLAIN, 3), "2", "4", "6", "2").turns == [1, 2, 0, 1]


@pytest.mark.clause("S001-5")
def test_s001_5_one_die_only() -> None:
    assert (DEFAULT.dice, DEFAULT.faces) == (1, 6)
    with pytest.raises(oie.InvalidThrow, match=r"^expected 1 dice of 1 to 6, got 2\+4 - at "):
        tell(DEFAULT, "8 4 / 0 to throw", "2+4")


@pytest.mark.clause("S001-6")
def test_s001_6_pawns_start_on_space_1() -> None:
    assert DEFAULT.start == 1
    assert opening(DEFAULT) == "1* 1* / 0 to throw"
    assert tell(PLAIN, opening(PLAIN), "2").after == "3 1* / 1 to throw"


@pytest.mark.clause("S001-7")
@pytest.mark.parametrize(("throw", "space"), [("2", 10), ("4", 12), ("6", 14)])
def test_s001_7_an_even_number_goes_forward(throw: str, space: int) -> None:
    assert tell(PLAIN, "8 1 / 0 to throw", throw).after == f"{space} 1 / 1 to throw"


@pytest.mark.clause("S001-8")
@pytest.mark.parametrize(("throw", "space"), [("1", 7), ("5", 3)])
def test_s001_8_a_1_and_a_5_go_back(throw: str, space: int) -> None:
    assert tell(PLAIN, "8 1 / 0 to throw", throw).after == f"{space} 1 / 1 to throw"


@pytest.mark.clause("S001-9")
def test_s001_9_a_3_goes_forward() -> None:
    assert tell(PLAIN, "8 1 / 0 to throw", "3").after == "11 1 / 1 to throw"


@pytest.mark.clause("S001-7", "S001-8", "S001-9")
def test_s001_7_to_9_the_mean_step_is_one_and_a_half() -> None:
    ends = [oie.play(oie.position(PLAIN, "12 1 / 0 to throw"), oie.Throw((n,))) for n in range(1, 7)]
    assert sum(step.position.spaces[0] - 12 for step in ends) == 9


@pytest.mark.clause("S001-10")
def test_s001_10_green_lets_each_other_seat_play_one_more_turn() -> None:
    told = tell(pair_impair(green=(9,)), "5 1 1 / 0 to throw", "4", "2", "4", "3", "2")
    assert told.turns == [1, 2, 1, 2, 0]
    assert told.after == "9 6 7 / 0 to throw"


@pytest.mark.clause("S001-11")
@pytest.mark.parametrize(("origin", "throw"), [(15, "6"), (18, "3"), (22, "1"), (26, "5")])
def test_s001_11_a_pawn_on_21_is_held(origin: int, throw: str) -> None:
    told = tell(PLAIN, f"{origin} 2 / 0 to throw", throw)
    assert told.after == "21! 2 / 1 to throw"
    assert tell(PLAIN, told.after, "2", "2", "4").turns == [1, 1, 1]


@pytest.mark.clause("S001-11")
def test_s001_11_until_another_takes_its_place() -> None:
    told = tell(PLAIN, "21! 17 / 1 to throw", "4")
    assert told.after == "17 21! / 0 to throw"
    assert told.of(oie.Released) == [oie.Released(0, 21, by=1)]


@pytest.mark.clause("S001-12")
def test_s001_12_red_sends_that_pawn_alone_back_to_space_1() -> None:
    told = tell(pair_impair(red=(12,)), "8 5 30 / 0 to throw", "4")
    assert (told.walk, told.after) == ("12 throw, 1 red", "1 5 30 / 1 to throw")


@pytest.mark.clause("S001-13")
def test_s001_13_the_pawn_already_there_takes_the_newcomers_place() -> None:
    assert tell(PLAIN, "10 12 / 0 to throw", "2").after == "12 10 / 1 to throw"
    assert tell(PLAIN, "17 12 / 0 to throw", "5").after == "12 17 / 1 to throw"


@pytest.mark.clause("S001-14")
@pytest.mark.parametrize(("throw", "end"), [("2", 14), ("3", 15), ("4", 16), ("6", 18)])
def test_s001_14_tricolour_goes_forward_again(throw: str, end: int) -> None:
    told = tell(pair_impair(tricolour=(12,)), f"{12 - int(throw)} 1 / 0 to throw", throw)
    assert (told.walk, told.after) == (f"12 throw, {end} tricolour", f"{end} 1 / 1 to throw")


@pytest.mark.clause("S001-15")
@pytest.mark.parametrize(("throw", "end"), [("1", 11), ("5", 7)])
def test_s001_15_tricolour_goes_back_again_after_an_odd_number(throw: str, end: int) -> None:
    told = tell(pair_impair(tricolour=(12,)), f"{12 + int(throw)} 1 / 0 to throw", throw)
    assert (told.walk, told.after) == (f"12 throw, {end} tricolour", f"{end} 1 / 1 to throw")


@pytest.mark.clause("S001-16")
@pytest.mark.parametrize(("origin", "throw"), [(29, "6"), (31, "4"), (32, "3"), (33, "2")])
def test_s001_16_the_first_pawn_exactly_on_35_wins(origin: int, throw: str) -> None:
    told = tell(DEFAULT, f"{origin} 4 / 0 to throw", throw)
    assert (told.walk, told.after) == ("35 throw", "35 4 / 0 won")


@pytest.mark.clause("S001-16", "S001-8")
def test_s001_16_from_nowhere_else_and_never_with_a_1_or_a_5() -> None:
    winning = {
        (origin, number)
        for origin in range(1, 35)
        for number in range(1, 7)
        if tell(DEFAULT, f"{origin} 1 / 0 to throw", str(number)).after.endswith("won")
    }
    assert winning == {(29, 6), (31, 4), (32, 3), (33, 2)}


@pytest.mark.clause("S001-17")
@pytest.mark.parametrize(
    ("origin", "throw", "end"), [(31, "6", 33), (33, "4", 33), (34, "2", 34), (34, "3", 33), (34, "6", 30)]
)
def test_s001_17_a_number_too_large_goes_back_by_the_excess(origin: int, throw: str, end: int) -> None:
    told = tell(PLAIN, f"{origin} 1 / 0 to throw", throw)
    assert (told.walk, told.after) == (f"{end} throw via 35", f"{end} 1 / 1 to throw")


@pytest.mark.clause("S001-17")
def test_s001_17_and_on_until_a_pawn_lands_exactly_on_35() -> None:
    told = tell(PLAIN, "31 2 / 0 to throw", "6", "2", "4", "2", "2")
    assert told.turns == [1, 0, 1, 0, 0]
    assert told.after == "35 6 / 0 won"


@pytest.mark.clause("S001-10", "S001-12", "S001-14")
def test_the_colours_work_together() -> None:
    red = tell(DEFAULT, "26 4 / 0 to throw", "2")
    assert (red.walk, red.after) == ("28 throw, 30 tricolour, 1 red", "1 4 / 1 to throw")
    green = tell(DEFAULT, "4 2 / 0 to throw", "3")
    assert (green.walk, green.after) == ("7 throw, 10 tricolour", "10-1 2 / 1 to throw")
