"""Source 004, `famille`: the three turns and the six mistakes that it explains, played."""

import pytest

import oie
from tests.rules.table import opening, tell

FAMILLE = oie.ruleset("famille")


@pytest.mark.clause("S004-45")
def test_s004_45_alice_bob_and_chloe_throw_for_the_first_time() -> None:
    told = tell(FAMILLE, opening(FAMILLE, 3), "6+3", "2+4", "1+3")
    assert [str(step.position) for step in told.steps] == [
        "26 0* 0* / 1 to throw",
        "26 12 0* / 2 to throw",
        "26 12 4 / 0 to throw",
    ]


@pytest.mark.clause("S004-46")
def test_s004_46_alice_goes_from_10_over_two_geese_to_22() -> None:
    told = tell(FAMILLE, "10 40 4 / 0 to throw", "1+3")
    assert (told.walk, told.after) == ("14 throw, 18 goose, 22 goose", "22 40 4 / 1 to throw")


@pytest.mark.clause("S004-47")
def test_s004_47_bob_is_passed_over_twice_and_throws_the_third_time() -> None:
    throws = ("2+4", "1+2", "1+2", "1+2", "1+2", "1+2", "1+1", "1+2")
    told = tell(FAMILLE, "22 46 4 / 1 to throw", *throws)
    assert told.turns == [2, 0, 2, 0, 2, 0, 1, 2]
    assert [step.position.waits[1] for step in told.steps] == [2, 2, 1, 1, 0, 0, 0, 0]
    assert told.after == "30 55 13 / 2 to throw"


@pytest.mark.clause("S004-39", "S004-16")
def test_s004_39_the_space_of_departure_is_no_step() -> None:
    assert tell(FAMILLE, opening(FAMILLE), "1+1").after == "2 0* / 1 to throw"


@pytest.mark.clause("S004-39", "S004-19")
def test_s004_39_no_second_throw_on_a_goose() -> None:
    told = tell(FAMILLE, "7 2 / 0 to throw", "1+1")
    assert (told.walk, told.after) == ("9 throw, 11 goose", "11 2 / 1 to throw")
    assert len(told.of(oie.Thrown)) == 1


@pytest.mark.clause("S004-39", "S004-18")
def test_s004_39_no_trap_by_passing() -> None:
    assert tell(FAMILLE, "51 2 / 0 to throw", "1+1").after == "53 2 / 1 to throw"


@pytest.mark.clause("S004-39", "S004-20")
def test_s004_39_the_first_nine_is_not_forgotten() -> None:
    assert tell(FAMILLE, opening(FAMILLE), "5+4").after == "53 0* / 1 to throw"


@pytest.mark.clause("S004-39", "S004-10b")
def test_s004_39_passing_63_does_not_win() -> None:
    assert tell(FAMILLE, "62 2 / 0 to throw", "1+2").after == "61 2 / 1 to throw"


@pytest.mark.clause("S004-39", "S004-31")
def test_s004_39_no_relief_is_needed_at_the_well() -> None:
    told = tell(FAMILLE, "25 2 / 0 to throw", "2+4", "1+1", "1+2", "1+2", "1+2")
    assert told.turns == [1, 1, 1, 0, 1]
    assert told.after == "34 10 / 1 to throw"
