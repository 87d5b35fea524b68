"""What the ruleset language can say and the four games do not: small games of our own.

The order in which things happen is that of docs/explanation/order-of-application.md.
"""

import pytest

import oie
from tests.rules.table import Told, little, tell

START = "0 0 / 0 to throw"
INN: list[object] = [{"lose": {"turns": 1}}]


def kinds(told: Told) -> list[str]:
    """The names of the events of the last throw."""
    return [type(event).__name__ for event in told.events]


def test_throw_again_grants_the_same_seat_one_more_throw() -> None:
    rules = little({"star": ([3], [{"throw_again": {}}])})
    told = tell(rules, START, "3", "2")
    assert told.turns == [0, 1]
    assert told.steps[0].events[-1] == oie.ThrowGranted(0, "star")
    assert told.after == "5 0 / 1 to throw"


def test_throw_again_is_lost_by_a_pawn_that_is_sent_back() -> None:
    rules = little({"star": ([3], [{"throw_again": {}}])}, meeting={"rule": "arriver_returns"})
    told = tell(rules, "1 3 / 0 to throw", "2")
    assert (told.walk, told.after) == ("3 throw, 1 returned", "1 3 / 1 to throw")


def test_throw_again_is_of_no_use_to_a_pawn_that_is_held() -> None:
    rules = little({"trap": ([3], [{"throw_again": {}}, {"hold": {}}])})
    told = tell(rules, START, "3")
    assert told.after == "3! 0 / 1 to throw"
    assert not told.of(oie.ThrowGranted)


def test_what_a_forced_move_brings_with_it_works_where_the_pawn_ends() -> None:
    rules = little({"slide": ([5], [{"go": {"to": 2}}, {"lose": {"turns": 2}}])})
    told = tell(rules, START, "5")
    assert (told.walk, told.after) == ("5 throw, 2 slide", "2-2 0 / 1 to throw")
    lift = little({"lift": ([5], [{"throw_again": {}}, {"go": {"to": 9}}])})
    assert tell(lift, START, "5").after == "9 0 / 0 to throw"


def test_a_space_that_sends_a_pawn_on_is_paid_too_but_not_where_it_is_guarded() -> None:
    rules = little(
        {
            "goose": ([3], [{"repeat": {}}, {"pay": {"amount": 2}}]),
            "up": ([8], [{"pay": {"amount": 1}}, {"go": {"to": 11}}]),
            "down": ([11], [{"go": {"to": 8}}]),
        },
        counters={"purse": 9},
    )
    goose = tell(rules, "0 0 / 0 to throw", "3")
    assert (goose.walk, goose.fines) == ("3 throw, 6 goose", [(0, "goose", 2, 2)])
    guarded = tell(rules, "6 0 / 0 to throw", "2")
    assert guarded.walk == "8 throw, 11 up, 8 down, 8 loop_guard"
    assert guarded.fines == [(0, "up", 1, 1)]


def test_a_goose_that_is_guarded_is_not_paid_again() -> None:
    rules = little(
        {"goose": ([3], [{"repeat": {}}, {"pay": {"amount": 1}}]), "slide": ([6], [{"go": {"to": 3}}])},
        counters={"purse": 9},
    )
    told = tell(rules, START, "3")
    assert told.walk == "3 throw, 6 goose, 3 slide, 3 loop_guard"
    assert told.fines == [(0, "goose", 1, 1)]


@pytest.mark.parametrize(
    ("after_reverse", "walk", "paid"),
    [
        ({"direction": "onward"}, "18 throw via 20, 14 goose", 1),
        ({"direction": "forward"}, "18 throw via 20, 18 goose via 20, 18 loop_guard", 1),
        ({"direction": "stop"}, "18 throw via 20", 0),
    ],
)
def test_a_goose_met_in_reverse_is_paid_where_it_acts(
    after_reverse: dict[str, object], walk: str, paid: int
) -> None:
    goose = ([18], [{"repeat": {"after_reverse": after_reverse}}, {"pay": {"amount": 1}}])
    told = tell(little({"goose": goose}, counters={"purse": 9}), "18 0 / 0 to throw", "4")
    assert told.walk == walk
    assert [amount for _, _, _, amount in told.fines] == [1] * paid


def test_a_reverse_goose_leads_back_and_another_forward() -> None:
    rules = little(
        {
            "back": ([6], [{"repeat": {"direction": "back"}}]),
            "on": ([12], [{"repeat": {"direction": "forward"}}]),
        }
    )
    assert tell(rules, "3 0 / 0 to throw", "3").after == "3 0 / 1 to throw"
    assert tell(rules, "3 0 / 0 to throw", "3").walk == "6 throw, 3 back"
    assert tell(rules, "8 0 / 0 to throw", "4").walk == "12 throw, 16 on"


def test_a_fixed_direction_holds_in_reverse_too_and_forward_ends_the_reverse() -> None:
    rules = little(
        {
            "jump": ([18], [{"go": {"to": 10}}]),
            "on": ([10], [{"repeat": {"direction": "forward"}}]),
            "goose": ([13], [{"repeat": {"after_reverse": {"direction": "stop"}}}]),
        }
    )
    told = tell(rules, "19 0 / 0 to throw", "3")
    assert told.walk == "18 throw via 20, 10 jump, 13 on, 16 goose"
    back = little(
        {"back": ([18], [{"repeat": {"direction": "back", "after_reverse": {"direction": "stop"}}}])}
    )
    assert tell(back, "19 0 / 0 to throw", "3").walk == "18 throw via 20, 15 back"


def test_a_leg_counted_from_the_goal_ends_on_a_space_that_acts() -> None:
    after = {"direction": "onward", "from": "goal", "once": True}
    rules = little({"goose": ([19], [{"repeat": {"after_reverse": after}}]), "inn": ([17], INN)})
    told = tell(rules, "18 0 / 0 to throw", "3")
    assert (told.walk, told.after) == ("19 throw via 20, 17 goose", "17-1 0 / 1 to throw")


def test_back_at_the_origin_nothing_works() -> None:
    rules = little({"inn": ([5], INN), "back": ([8], [{"go": {"to": "origin"}}])})
    told = tell(rules, "5 0 / 0 to throw", "3")
    assert (told.walk, told.after) == ("8 throw, 5 back", "5 0 / 1 to throw")


def test_a_table_of_forced_moves_says_where_each_space_leads() -> None:
    rules = oie.ruleset("chutes-and-ladders")
    for origin, throw, walk in ((0, "1", "1 throw, 38 ladder"), (14, "2", "16 throw, 6 chute")):
        assert tell(rules, f"{origin} 0 / 0 to throw", throw).walk == walk
    assert tell(rules, "79 0 / 0 to throw", "1").after == "100 0 / 0 won"


def test_an_initial_throw_leads_to_a_space_that_acts() -> None:
    rules = little({"inn": ([7], INN)}, initial_throw={"when": "first", "table": [{"faces": [6], "go": 7}]})
    told = tell(rules, "0* 0* / 0 to throw", "6")
    assert (told.walk, told.after) == ("7 initial_throw", "7-1 0* / 1 to throw")
    table = {"when": "first", "table": [{"faces": [4], "go": 9}]}
    goose = little({"goose": ([9], [{"repeat": {}}])}, initial_throw=table)
    assert tell(goose, "0* 0* / 0 to throw", "4").walk == "9 initial_throw, 13 goose"


@pytest.mark.parametrize(
    ("rule", "walk", "after"),
    [
        ("reverse", "17 throw via 20", "17 0 / 1 to throw"),
        ("stay", "18 throw stayed", "18 0 / 1 to throw"),
        ("finish", "20 throw", "20 0 / 0 won"),
    ],
)
def test_a_throw_larger_than_needed(rule: str, walk: str, after: str) -> None:
    told = tell(little({}, overthrow={"rule": rule}), "18 0 / 0 to throw", "5")
    assert (told.walk, told.after) == (walk, after)


def test_who_stays_because_the_throw_was_too_large_does_not_land() -> None:
    rules = little({"inn": ([18], INN)}, overthrow={"rule": "stay"})
    assert tell(rules, "18 0 / 0 to throw", "5").after == "18 0 / 1 to throw"
    clamp = little({"back": ([6], [{"repeat": {"direction": "back"}}])}, overthrow={"rule": "stay"})
    assert tell(clamp, "0 0 / 0 to throw", "6").walk == "6 throw, 0 back"


def test_pawns_share_every_space_where_the_game_says_so() -> None:
    rules = oie.ruleset("chutes-and-ladders")
    told = tell(rules, "20 24 / 0 to throw", "4")
    assert told.after == "24 24 / 1 to throw"
    assert kinds(told) == ["Thrown", "Moved", "TurnCame"]


def test_held_while_alone_and_freed_by_company() -> None:
    rules = little(
        {"cell": ([5], [{"hold": {"until": "company"}}])},
        meeting={"rule": "share"},
        seats={"min": 2, "max": 3},
    )
    told = tell(rules, "0 0 0 / 0 to throw", "5", "1", "2", "4")
    assert told.turns == [1, 2, 1, 2]
    assert told.after == "5 5 2 / 2 to throw"
    assert not told.of(oie.Released)
    assert tell(rules, told.after, "1", "1").after == "6 5 3 / 2 to throw"


@pytest.mark.parametrize(
    ("rule", "after", "happened"),
    [
        ("occupant_to_origin", "3 5 1 / 2 to throw", ["Thrown", "Moved", "Hit", "Held", "TurnCame"]),
        ("arriver_returns", "5 3 1 / 2 to throw", ["Thrown", "Moved", "Returned", "TurnCame"]),
    ],
)
def test_a_space_that_holds_only_while_alone_is_met_like_any_other(
    rule: str, after: str, happened: list[str]
) -> None:
    rules = little({"cell": ([5], [{"hold": {"until": "company"}}])}, meeting={"rule": rule})
    told = tell(rules, "5 3 1 / 1 to throw", "2")
    assert (told.after, kinds(told)) == (after, happened)


def test_to_lose_no_turns_is_nothing() -> None:
    told = tell(little({"inn": ([5], [{"lose": {"turns": 0}}])}), START, "5")
    assert kinds(told) == ["Thrown", "Moved", "TurnCame"]


def test_a_pawn_that_owes_nothing_has_nothing_cancelled() -> None:
    rules = little({}, meeting={"rule": "occupant_to_origin", "cancels_wait": True})
    assert kinds(tell(rules, "3 5 / 0 to throw", "2")) == ["Thrown", "Moved", "Hit", "TurnCame"]


def test_a_choice_stands_among_other_effects() -> None:
    rules = little(
        {"fork": ([5], [{"pay": {"amount": 1}}, {"choose": {"among": [[], [{"go": {"to": 9}}]]}}, *INN])},
        counters={"purse": 9},
    )
    offered = tell(rules, START, "5").steps[-1].position
    rest = oie.play(offered, oie.Choice(0))
    assert str(rest.position) == "5-1$8 0$9 / 1 to throw / pool 1"
    gone = oie.play(offered, oie.Choice(1))
    assert str(gone.position) == "9-1$8 0$9 / 1 to throw / pool 1"


def test_two_choices_in_one_throw() -> None:
    among: list[object] = [[], [{"repeat": {}}]]
    rules = little({"fork": ([5, 10], [{"choose": {"among": among}}])})
    first = oie.play(oie.position(rules, START), oie.Throw((5,)))
    second = oie.play(first.position, oie.Choice(1))
    assert str(second.position) == "10 0 / 0 to choose by 5 from 0 after 1"
    assert [type(event).__name__ for event in second.events] == ["Chosen", "Moved", "ChoiceOffered"]
    assert str(oie.play(second.position, oie.Choice(1)).position) == "15 0 / 1 to throw"


def test_a_pawn_at_a_choice_meets_nobody_until_it_is_made() -> None:
    rules = little({"fork": ([5], [{"choose": {"among": [[], [{"go": {"to": 9}}]]}}])})
    offered = tell(rules, "5 2 / 1 to throw", "3")
    assert offered.after == "5 5 / 1 to choose by 3 from 2"
    assert not offered.of(oie.Hit)
    assert str(oie.play(offered.steps[-1].position, oie.Choice(0)).position) == "2 5 / 0 to throw"
    assert str(oie.play(offered.steps[-1].position, oie.Choice(1)).position) == "5 9 / 0 to throw"
