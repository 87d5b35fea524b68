"""Whether a table can deadlock, and by which throws soonest."""

import json
import random
from collections.abc import Iterator
from itertools import product

import pytest

import oie
from oie.core.moves import AwaitsChoice, Choice
from oie.core.notation import parse_choice
from oie.rulesets.deadlocks import DeadlockAnswer, deadlock_answer
from oie.rulesets.reach import Ways
from tests.rulesets.small import checked, kinds, small


def answer(rules: oie.Ruleset, most_moves: int = 300_000) -> DeadlockAnswer:
    return deadlock_answer(rules, Ways(rules), most_moves)


def fewest_throws(rules: oie.Ruleset, seats: int, most: int) -> int | None:
    """The same searched as simply as can be: every throw in every order, every fact of a position."""
    level = {
        oie.start(rules, seats, analysis=True).position.key: oie.start(rules, seats, analysis=True).position
    }
    seen = set(level)
    for throws in range(1, most + 1):
        later = {}
        for position in level.values():
            for faces in product(range(1, rules.faces + 1), repeat=rules.dice):
                for step in outcomes(oie.play(position, oie.Throw(faces))):
                    if any(isinstance(event, oie.Deadlocked) for event in step.events):
                        return throws
                    if step.position.result is None and step.position.key not in seen:
                        seen.add(step.position.key)
                        later[step.position.key] = step.position
        level = later
    return None


def outcomes(step: oie.Step) -> Iterator[oie.Step]:
    """The step itself, or the last steps of every way to choose."""
    match step.position.awaits:
        case AwaitsChoice(among=among):
            for index in range(len(among)):
                yield from outcomes(oie.play(step.position, Choice(index)))
        case _:
            yield step


SEARCHED = [
    ("jardin", {}, 5),
    ("jardin", {"dice": 3}, 4),
    ("bolton", {}, 5),
    ("bolton", {"goose_forward": "double_more"}, 5),
    ("oudhollands", {}, 5),
]


@pytest.mark.clause("A000-1", "A002-8", "D1", "G7")
@pytest.mark.parametrize(("name", "options", "throws"), SEARCHED)
def test_the_throws_that_are_shown_lead_to_a_deadlock(
    name: str, options: dict[str, object], throws: int
) -> None:
    rules = oie.ruleset(name, **options)
    found = answer(rules)
    assert (found.answer, found.seats, len(found.moves)) == ("yes", 2, throws)
    step = oie.start(rules, 2)
    for number, text in enumerate(found.moves, 1):
        if number == len(found.moves):
            assert str(step.position) == found.before
        step = oie.play(step.position, oie.throw(text))
        deadlocked = any(isinstance(event, oie.Deadlocked) for event in step.events)
        assert deadlocked is (number == throws)


@pytest.mark.parametrize(("name", "options", "throws"), [SEARCHED[1], SEARCHED[4]])
def test_no_fewer_throws_lead_to_a_deadlock(name: str, options: dict[str, object], throws: int) -> None:
    assert fewest_throws(oie.ruleset(name, **options), 2, throws - 1) is None


def test_a_first_throw_that_is_spent_is_not_forgotten() -> None:
    """Whatever is thrown first leads to death; only the second throw can end in the well."""
    game = small(
        seats="{min: 1, max: 1}",
        track="{spaces: 6, start: before}",
        dice="{count: 1, faces: 2}",
        initial_throw="{when: first, table: [{faces: [1], go: 3}, {faces: [2], go: 3}]}",
        spaces=kinds(death="at: [3], do: [{go: {to: 0}}]", well="at: [2], do: [{hold: {}}]"),
    )
    assert answer(oie.load(game)).moves == ("1", "2")


def scattered(chance: random.Random) -> str:
    """A tiny game with its effects on spaces drawn at random."""
    pick = chance.choice
    effects: list[dict[str, object]] = [
        {"hold": {}},
        {"hold": {"relief": pick(["exchange", "freed_stays"])}},
        {"lose": {"turns": pick([1, 2])}},
        {"go": {"to": pick([0, 1, 2, 3])}},
        {"repeat": {"direction": pick(["onward", "back"])}},
        pick(
            [{"go": {"to": "origin"}}, {"throw_again": {}}, {"choose": {"among": [[], [{"go": {"to": 0}}]]}}]
        ),
    ]
    spaces = zip(chance.sample(range(1, 9), len(effects)), effects, strict=True)
    words = {"en": {"name": "x", "at": "at x"}}
    meeting = {"rule": pick(["occupant_to_origin", "arriver_returns", "share"]), "share": [0]}
    initial = {"when": pick(["first", "at_start"]), "table": [{"faces": [2], "go": pick([5, 6, 7, 8])}]}
    return small(
        seats="{min: 2, max: 3}",
        track="{spaces: 9, start: before}",
        dice=json.dumps({"count": 1, "faces": pick([2, 3])}),
        meeting=json.dumps(meeting),
        initial_throw=json.dumps(initial),
        spaces=json.dumps({f"k{s}": {"at": [s], "do": [effect], "words": words} for s, effect in spaces}),
    )


# The five last seeds make games in which who is to throw, or who owes a turn, decides.
@pytest.mark.parametrize("seed", [*range(30), 59, 105, 133, 341, 683])
def test_counting_and_searching_agree_with_a_search_of_everything(seed: int) -> None:
    """Games without counters, of every rule for meetings: by hand nobody could tell whether they deadlock."""
    rules = oie.load(scattered(random.Random(seed)))
    found = answer(rules)
    fewest = fewest_throws(rules, 2, 200)
    if found.answer == "yes":
        assert len([move for move in found.moves if not move.startswith("#")]) == fewest
    else:
        assert fewest is None, found


@pytest.mark.clause("A001-10")
def test_one_space_that_holds_one_pawn_never_holds_all() -> None:
    found = answer(oie.ruleset("pair-impair"))
    assert (found.answer, found.holds, found.exclusive) == ("too-few-holds", (21,), True)
    assert found.not_searched is None


@pytest.mark.clause("S004-5", "S004-31")
@pytest.mark.parametrize("name", ["famille", "chutes-and-ladders"])
def test_where_nothing_holds_nothing_deadlocks(name: str) -> None:
    found = answer(oie.ruleset(name))
    assert (found.answer, found.holds) == ("no-holds", ())
    assert found.not_searched is None


@pytest.mark.clause("A002-8")
@pytest.mark.parametrize("name", ["bolton", "oudhollands"])
def test_with_more_seats_than_holds_counting_is_enough(name: str) -> None:
    found = answer(oie.ruleset(name))
    assert (found.holds, found.never_from, found.not_searched) == ((31, 52), 3, None)
    sentence = "No deadlock with 3 or more: only 31 and 52 can hold a pawn, one at a time."
    assert sentence in checked(name).lines()


def test_of_seats_between_nothing_is_claimed() -> None:
    """Three wells: two seats are searched, three are not, four cannot all be held."""
    found = answer(oie.load(small(spaces=kinds(well="at: [3, 9, 15], do: [{hold: {}}]"))))
    assert (found.answer, found.not_searched, found.never_from) == ("yes", (3, 3), 4)


def test_a_search_that_is_cut_off_says_so() -> None:
    found = answer(oie.ruleset("jardin"), 100)
    assert (found.answer, found.moves) == ("not-known", ())
    assert 0 < found.positions <= 101, "the start, and what a hundred moves can add to it"


def test_a_search_of_everything_can_show_that_there_is_none() -> None:
    """The second well is reached from the first one only, which no pawn leaves where it stands."""
    game = small(
        seats="{min: 2, max: 2}",
        track="{spaces: 6, start: before}",
        dice="{count: 1, faces: 2}",
        meeting="{rule: occupant_to_origin, share: [0]}",
        spaces=kinds(death="at: [3], do: [{go: {to: 0}}]", well="at: [4, 5], do: [{hold: {}}]"),
    )
    found = answer(oie.load(game))
    assert (found.answer, found.holds) == ("no", (4, 5))
    assert fewest_throws(oie.load(game), 2, 50) is None


def test_a_freed_pawn_that_stays_can_come_back_and_makes_counting_wrong() -> None:
    """Where two may stand in a well, and a throw from it can end in it, one well may hold both."""
    game = small(
        seats="{min: 2, max: 4}",
        track="{spaces: 8, start: before}",
        dice="{count: 1, faces: 4}",
        meeting="{rule: occupant_to_origin, share: [0]}",
        spaces=kinds(well="at: [6], do: [{hold: {relief: freed_stays}}]"),
    )
    found = answer(oie.load(game))  # from 6 a 4 walks to 8 and back to 6
    assert (found.exclusive, found.never_from) == (False, None)
    assert found.answer == "yes"
    assert len(found.moves) == fewest_throws(oie.load(game), 2, 20)
    assert found.not_searched == (3, 4)


def test_choices_belong_to_the_throw_that_brought_them() -> None:
    """Two pawns that both choose to be held; the choices stand in the sequence but are no throws."""
    game = small(
        seats="{min: 2, max: 2}",
        spaces=kinds(gate="at: [3, 5], do: [{choose: {among: [[{go: {to: 1}}], [{hold: {}}]]}}]"),
    )
    rules = oie.load(game)
    found = answer(rules)
    assert found.moves == ("3", "#1", "5", "#1")
    position = oie.start(rules, 2).position
    for text in found.moves:
        position = oie.play(position, parse_choice(text) or oie.throw(text)).position
    assert str(position) == "3!1 5!2 / draw"


def test_a_single_seat_that_is_held_is_a_deadlock() -> None:
    game = small(seats="{min: 1, max: 2}", spaces=kinds(well="at: [2], do: [{hold: {}}]"))
    found = answer(oie.load(game))
    assert (found.answer, found.seats, found.moves) == ("yes", 1, ("2",))
    assert found.never_from == 2
