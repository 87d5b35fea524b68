"""A throw whose events are kept says the same as one that is decided anew, whoever else is where."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import oie
from oie.core import decide as deciding
from oie.core import quiet
from oie.core import travel as travelling
from oie.core.events import Event
from oie.core.position import Position

GAMES = ("famille", "jardin", "bolton", "pair-impair", "oudhollands", "chutes-and-ladders")
FILES = ("sound", "again", "toll", "turnback")
DATA = Path(__file__).parents[1] / "rulesets" / "data"


def game(name: str) -> oie.Ruleset:
    """A ruleset that knows nothing yet."""
    shipped = name in GAMES
    return replace(oie.ruleset(name) if shipped else oie.load(DATA / f"{name}.yaml"), memo={})


def alone(position: Position) -> Position:
    """The position as if the others had just begun, so that a throw is quiet if it ever is."""
    none = (0,) * position.seats
    spaces = tuple(
        space if seat == position.seat else position.rules.start for seat, space in enumerate(position.spaces)
    )
    return replace(position, spaces=spaces, waits=none, held=none)


def anew(position: Position, move: oie.Move) -> tuple[Position, tuple[Event, ...]]:
    """The same move where nothing is kept."""
    position.rules.memo.clear()
    return deciding.decide(position, move)


@pytest.mark.parametrize("name", GAMES + FILES)
def test_what_is_kept_is_what_is_decided(name: str) -> None:
    rules, twin, chance, kept = game(name), game(name), random.Random(name), Counter[bool]()
    for seats in (rules.seats[0], rules.seats[1], 3):
        if not rules.seats[0] <= seats <= rules.seats[1]:
            continue
        for _ in range(25):
            position = oie.start(rules, seats).position
            other = oie.start(twin, seats).position
            while position.result is None:
                awaits = position.awaits
                if isinstance(awaits, oie.AwaitsChoice):
                    move: oie.Move = oie.Choice(chance.randrange(len(awaits.among)))
                else:
                    move = oie.Throw(tuple(chance.randint(1, rules.faces) for _ in range(rules.dice)))
                    oie.play(alone(position), move)
                    kept[quiet.known(position, move.faces) is not None] += 1
                step = oie.play(position, move)
                after, events = anew(other, move)
                assert (step.events, step.position, str(step.position)) == (events, after, str(after))
                position, other = step.position, after
    assert kept[True] > kept[False] / 4  # or this shows nothing


def test_the_same_throw_gives_the_very_same_events() -> None:
    rules = game("famille")
    first, again = (oie.play(oie.start(rules, 2).position, oie.Throw((1, 2))) for _ in range(2))
    assert first.events is again.events and first.position == again.position
    other = oie.play(oie.start(rules, 2).position, oie.Throw((2, 1)))
    assert other.events[0] != first.events[0]


@pytest.mark.parametrize(
    ("before", "faces"),
    [
        ("10 13 / 0 to throw", (1, 2)),  # somebody stands where the pawn comes to rest
        ("10 26! / 0 to throw", (1, 2)),  # who comes next is held
        ("10 19-1 / 0 to throw", (1, 2)),  # or has a turn to lose
        ("10 40 / 0 to throw", (4, 4)),  # the space acts on the pawn
        ("10 40 / 0 to throw", (4, 5)),
        ("0* 40 / 0 to throw", (1, 2)),
        ("60 40 / 0 to throw", (1, 2)),  # the goal
    ],
)
def test_others_in_the_way_are_seen_after_they_were_not(before: str, faces: tuple[int, int]) -> None:
    """Every throw is made first where it is quiet, if it ever is, so that its events are kept."""
    rules, twin, move = game("jardin"), game("jardin"), oie.Throw(faces)
    oie.play(alone(oie.position(rules, before)), move)
    step = oie.play(oie.position(rules, before), move)
    assert (step.position, step.events) == anew(oie.position(twin, before), move)


def test_a_memo_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quiet, "MOST_KEPT", 40)
    monkeypatch.setattr(travelling, "MOST_KEPT", 40)
    rules, chance = game("famille"), random.Random(1)
    for _ in range(5):
        position = oie.start(rules, 2).position
        while position.result is None:
            position = oie.play(position, oie.Throw((chance.randint(1, 6), chance.randint(1, 6)))).position
    assert len(rules.memo) <= 41  # and the last step
