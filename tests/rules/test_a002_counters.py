"""Source 002, `bolton`: what is paid, by whom, and where the counters go (A002-10, A002-11, A002-19)."""

import pytest

import oie
from oie.core.effects import Pay
from tests.rules.table import opening, tell

BOLTON = oie.ruleset("bolton")
OCCUPANT = oie.ruleset("bolton", collision="occupant_to_origin")


@pytest.mark.clause("A002-10")
def test_a002_10_the_amounts_unless_the_table_says_otherwise() -> None:
    assert {name: BOLTON.options[name] for name in ("fine", "purse", "stake")} == {
        "fine": 1,
        "purse": 20,
        "stake": 0,
    }
    assert opening(BOLTON) == "0*$20 0*$20 / 0 to throw / pool 0"


@pytest.mark.clause("A002-10")
def test_a002_10_the_winner_takes_the_pool() -> None:
    rules = oie.ruleset("bolton", fine=3, purse=10, stake=4)
    assert opening(rules) == "0*$6 0*$6 / 0 to throw / pool 8"
    told = tell(rules, "54$3 60$6 / 0 to throw / pool 11", "2+2", "1+2")
    assert told.after == "1$0 63$20 / 1 won / pool 0"


@pytest.mark.clause("A002-10")
def test_a002_10_a_seat_without_counters_plays_on_and_pays_nothing() -> None:
    told = tell(BOLTON, "36$0 4$20 / 0 to throw", "3+3", "1+2", "1+2")
    assert told.steps[0].position.counters == (0, 20)
    assert told.after == "33$0 7$20 / 1 to throw / pool 0"


@pytest.mark.clause("A002-11")
def test_a002_11_exactly_four_kinds_of_space_and_a_meeting_cost() -> None:
    asking = {key for key, kind in BOLTON.kinds.items() if any(isinstance(e, Pay) for e in kind.effects)}
    assert asking == {"well", "maze", "prison", "death"}
    assert BOLTON.meeting.fined


@pytest.mark.clause("A002-11")
@pytest.mark.parametrize(
    ("before", "throw"),
    [("13 4", "3+3"), ("0* 4", "2+4"), ("8 4", "2+2"), ("10 4", "1+3"), ("62 4", "2+3"), ("0* 4", "6+3")],
    ids=["inn", "bridge", "second bridge", "goose", "goose in reverse", "first nine"],
)
def test_a002_11_inn_bridges_geese_and_dice_cost_nothing(before: str, throw: str) -> None:
    told = tell(BOLTON, f"{before} / 0 to throw", throw)
    assert told.fines == []
    assert told.steps[-1].position.pool == 0


@pytest.mark.clause("A002-11", "G9")
@pytest.mark.parametrize(
    ("rules", "fines", "after"),
    [
        (BOLTON, [(1, "maze", 1, 1), (1, "meeting", 1, 1)], "30$20 36$18 / 0 to throw / pool 2"),
        (OCCUPANT, [(1, "maze", 1, 1), (0, "meeting", 1, 1)], "36$19 30$19 / 0 to throw / pool 2"),
    ],
    ids=["arriver returns", "occupant to origin"],
)
def test_g9_the_labyrinth_is_paid_before_the_meeting(
    rules: oie.Ruleset, fines: list[tuple[int, str, int, int]], after: str
) -> None:
    told = tell(rules, "30 36 / 1 to throw", "3+3")
    assert (told.fines, told.after) == (fines, after)


@pytest.mark.clause("A002-19")
def test_a002_19_who_has_too_few_pays_what_is_left() -> None:
    rules = oie.ruleset("bolton", fine=3)
    told = tell(rules, "25$2 4$20 / 0 to throw", "3+3")
    assert told.fines == [(0, "well", 3, 2)]
    assert told.after == "31!$0 4$20 / 1 to throw / pool 2"


@pytest.mark.clause("A002-19")
def test_a002_19_a_fine_of_nothing_is_listed_too() -> None:
    told = tell(BOLTON, "30$20 36$1 / 1 to throw", "3+3")
    assert told.fines == [(1, "maze", 1, 1), (1, "meeting", 1, 0)]
    assert told.after == "30$20 36$0 / 0 to throw / pool 1"


@pytest.mark.clause("A002-19")
def test_a002_19_the_occupant_pays_where_it_is_the_occupant_that_goes() -> None:
    told = tell(OCCUPANT, "24$0 20$20 / 1 to throw", "2+2")
    assert told.fines == [(0, "meeting", 1, 0)]
    assert told.after == "20$0 24$20 / 0 to throw / pool 0"


@pytest.mark.clause("A002-19")
def test_a002_19_the_pool_of_a_drawn_round_stays_on_the_table() -> None:
    rules = oie.ruleset("bolton", deadlock="draw")
    told = tell(rules, "31!$18 46$20 / 1 to throw / pool 2", "3+3")
    assert told.after == "31!1$18 52!2$19 / draw / pool 3"
    assert told.of(oie.Drawn) == [oie.Drawn(pool=3)]
    again = oie.start(rules, 2, pool=told.steps[-1].position.pool)
    assert str(again.position) == "0*$20 0*$20 / 0 to throw / pool 3"


@pytest.mark.clause("A002-19")
def test_a002_19_the_winner_of_the_next_round_takes_it_with_the_stakes() -> None:
    rules = oie.ruleset("bolton", stake=5)
    begun = oie.start(rules, 2, pool=3)
    assert begun.events == (oie.RoundStarted(2, 0, pool=3), oie.Anted(0, 5), oie.Anted(1, 5))
    assert str(begun.position) == "0*$15 0*$15 / 0 to throw / pool 13"
    won = tell(rules, "60$15 4$15 / 0 to throw / pool 13", "1+2")
    assert won.after == "63$28 4$15 / 0 won / pool 0"


@pytest.mark.clause("A002-19", "A002-10")
def test_a002_19_a_stake_larger_than_the_purse_takes_the_purse() -> None:
    assert opening(oie.ruleset("bolton", purse=2, stake=5)) == "0*$0 0*$0 / 0 to throw / pool 4"
