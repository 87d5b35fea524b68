"""G7, a deadlock: every pawn held. The three rules, with two seats, with more, and with one pawn alone."""

import pytest

import oie
from tests.rules.table import little, tell

HOLD: dict[str, object] = {"hold": {}}
INN: dict[str, object] = {"lose": {"turns": 2}}


def wells(rule: str) -> oie.Ruleset:
    """A game with three wells, on 5, 10 and 15, so that three seats can all be held."""
    return little({"well": ([5, 10, 15], [HOLD])}, deadlock={"rule": rule})


@pytest.mark.clause("G7", "D1")
def test_g7_release_oldest_frees_the_pawn_held_since_the_earliest_throw() -> None:
    told = tell(wells("release_oldest"), "5!2 10!1 12 / 2 to throw", "3")
    assert told.after == "5!1 10 15!2 / 1 to throw"
    assert told.of(oie.Deadlocked) == [oie.Deadlocked("release_oldest")]
    assert told.of(oie.Released) == [oie.Released(1, 10, by=None)]
    assert told.passed == [0]


@pytest.mark.clause("G7")
def test_g7_the_freed_pawn_throws_in_its_own_next_slot() -> None:
    told = tell(wells("release_oldest"), "5!1 12 10!2 / 1 to throw", "3")
    assert (told.after, told.passed) == ("5 15!2 10!1 / 0 to throw", [2])
    thrower = tell(wells("release_oldest"), "12 5!2 10!1 / 0 to throw", "3")
    assert (thrower.after, thrower.passed) == ("15!2 5!1 10 / 2 to throw", [1])


@pytest.mark.clause("G7")
def test_g7_release_all_frees_every_pawn_and_the_turn_passes_on() -> None:
    told = tell(wells("release_all"), "5!1 12 10!2 / 1 to throw", "3")
    assert told.after == "5 15 10 / 2 to throw"
    assert [event.seat for event in told.of(oie.Released)] == [0, 1, 2]
    assert told.passed == []


@pytest.mark.clause("G7")
def test_g7_draw_ends_the_round_without_a_winner() -> None:
    told = tell(wells("draw"), "5!1 12 10!2 / 1 to throw", "3")
    assert told.after == "5!1 15!3 10!2 / draw"
    assert told.events[-2:] == (oie.Deadlocked("draw"), oie.Drawn(pool=0))
    assert told.steps[-1].position.awaits == oie.Finished(winner=None)
    assert told.steps[-1].position.seat == 0  # of no meaning, and always the same


@pytest.mark.clause("G7")
def test_g7_it_is_looked_for_before_the_turn_passes() -> None:
    told = tell(wells("release_oldest"), "5!1 12 10!2 / 1 to throw", "3")
    kinds = [type(event) for event in told.events]
    assert kinds == [
        oie.Thrown,
        oie.Moved,
        oie.Held,
        oie.Deadlocked,
        oie.Released,
        oie.PassedOver,
        oie.TurnCame,
    ]


@pytest.mark.clause("G7")
def test_g7_a_relief_is_no_deadlock() -> None:
    told = tell(wells("draw"), "5!1 10!2 9 / 2 to throw", "1")
    assert told.after == "5!1 9 10!2 / 1 to throw"
    assert not told.of(oie.Deadlocked)


@pytest.mark.clause("G7")
def test_g7_a_seat_that_only_waits_is_no_deadlock() -> None:
    rules = little({"well": ([5], [HOLD]), "inn": ([10], [INN])}, deadlock={"rule": "draw"})
    told = tell(rules, "5! 8 / 1 to throw", "2")
    assert (told.after, told.passed) == ("5! 10 / 1 to throw", [0, 1, 0, 1, 0])


@pytest.mark.clause("G7")
def test_g7_a_freed_pawn_stays_and_its_space_does_not_act_on_it_again() -> None:
    told = tell(wells("release_all"), "5! 12 / 1 to throw", "3", "1", "1")
    assert str(told.steps[0].position) == "5 15 / 0 to throw"
    assert told.after == "6 16 / 0 to throw"


@pytest.mark.clause("G7", "D1")
@pytest.mark.parametrize(
    ("game", "options", "after"),
    [
        ("jardin", {"deadlock": "release_oldest"}, "26 / 0 to throw"),
        ("jardin", {"deadlock": "release_all"}, "26 / 0 to throw"),
        ("jardin", {"deadlock": "draw"}, "26! / draw"),
        ("bolton", {"deadlock": "draw"}, "26$20 / 0 to throw / pool 0"),
    ],
)
def test_g7_a_lone_pawn_that_is_held_is_a_deadlock(game: str, options: dict[str, object], after: str) -> None:
    told = tell(oie.ruleset(game, **options), "20 / 0 to throw", "3+3", analysis=True)
    assert told.after == after


@pytest.mark.clause("G7")
def test_g7_a_lone_pawn_of_the_other_games() -> None:
    bolton = tell(oie.ruleset("bolton"), "25 / 0 to throw", "3+3", analysis=True)
    assert bolton.after == "31$19 / 0 to throw / pool 1"
    odds = tell(oie.ruleset("pair-impair"), "15 / 0 to throw", "6", analysis=True)
    assert odds.after == "21 / 0 to throw"  # a lone pawn goes on to 35, after 49 throws on average


@pytest.mark.clause("G7")
def test_g7_held_while_alone_two_pawns_on_different_spaces_draw_the_round() -> None:
    rules = oie.ruleset("oudhollands")
    told = tell(rules, "31 46 / 1 to throw", "3+3")
    assert told.after == "31 52 / draw"
    assert told.of(oie.Held) == [oie.Held(1, 52, "prison", alone=True)]
    together = tell(rules, "31 25 / 1 to throw", "3+3")
    assert (together.after, together.passed) == ("31 31 / 0 to throw", [])
