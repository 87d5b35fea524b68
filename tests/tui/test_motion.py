"""Motion: the pictures of a move follow its events, are bounded in time, and end in its state."""

from __future__ import annotations

from itertools import pairwise

import pytest

import oie
from oie.core import events as ev
from oie.core.game import play, start
from oie.core.moves import Throw
from oie.core.notation import parse_position
from oie.dice import SeededDice
from oie.rulesets import ruleset, shipped
from oie.tui.motion import LONGEST_WALK, Frame, frames, still, walked
from oie.tui.shell import wants_motion

NAMES = ("Alice", "Bob", "Chloé")


def film(id: str, position: str, throw: str) -> tuple[Frame, ...]:
    """The pictures of one throw."""
    rules = ruleset(id)
    before = parse_position(rules, position)
    return frames(before, play(before, oie.throw(throw)).events, NAMES, "en")


def said(pictures: tuple[Frame, ...]) -> list[str]:
    """The bubbles of all pictures, each once."""
    return list(dict.fromkeys(bubble.text for frame in pictures for bubble in frame.bubbles))


@pytest.mark.clause("UX-06")
@pytest.mark.parametrize("id", shipped())
def test_every_move_ends_in_its_state_and_pawns_go_space_by_space(id: str) -> None:
    """UX-06: between two pictures a pawn on foot moves by one space; the last picture is the state."""
    rules, dice = ruleset(id), SeededDice(7)
    seats = min(3, rules.seats[1])
    position = start(rules, seats).position
    for _ in range(40):
        if position.result is not None:
            break
        step = play(position, Throw(dice.throw(rules.dice, rules.faces)))
        pictures = frames(position, step.events, NAMES, "en")
        assert pictures[-1] == still(position, step.events)
        assert pictures[-1].position == step.position and pictures[-1].spaces == step.position.spaces
        assert [frame.told for frame in pictures] == sorted(frame.told for frame in pictures)
        jumps = [(e.start, e.end) for e in step.events if isinstance(e, ev.Moved) and e.jump]
        for one, two in pairwise(pictures):
            moved = [(a, b) for a, b in zip(one.spaces, two.spaces, strict=True) if a != b]
            changed = [pair for pair in moved if abs(pair[0] - pair[1]) > 1 and pair not in jumps]
            displaced = any(isinstance(e, ev.Hit | ev.Released | ev.Returned) for e in step.events)
            assert not changed or displaced
        position = step.position


@pytest.mark.clause("UX-06", "S004-19")
def test_a_goose_says_why_it_goes_on() -> None:
    """UX-06: the pawn pauses at the landing, says why, and walks on."""
    pictures = film("famille", "4 0 / 0 to throw", "4+1")
    assert said(pictures) == ["Goose: on by 5", "Inn: misses 1 turn"]
    stops = [frame.spaces[0] for frame in pictures if frame.bubbles]
    assert stops == [9, 14, 19]


@pytest.mark.parametrize(
    ("id", "position", "throw", "bubbles"),
    [
        ("famille", "0* 0* / 0 to throw", "6+3", ["Straight to 26"]),
        ("famille", "4 0 / 0 to throw", "1+1", ["Bridge: to 12"]),
        ("famille", "55 0 / 0 to throw", "2+1", ["Death: to the start"]),
        ("famille", "61 0 / 0 to throw", "2+1", ["Too many: back by 1"]),
        ("famille", "28 0 / 0 to throw", "2+1", ["Well: misses 2 turns"]),
        ("famille", "7 10 / 0 to throw", "2+1", ["Bob: to 7"]),
        ("jardin", "20 10 / 0 to throw", "2+4", ["Well: held"]),
        ("bolton", "40 10 / 0 to throw", "1+1", ["Labyrinth: to 30", "1 counter to the pool"]),
        ("bolton", "7 10 / 0 to throw", "2+1", ["Alice: to 7", "1 counter to the pool"]),
        ("oudhollands", "29 10 / 0 to throw", "1+1", ["Well: held"]),
    ],
)
def test_each_reason_is_said_where_it_works(id: str, position: str, throw: str, bubbles: list[str]) -> None:
    """Every effect has its words on the board."""
    assert said(film(id, position, throw)) == bubbles


@pytest.mark.clause("UX-06")
def test_a_long_walk_takes_no_longer_than_a_short_one_may() -> None:
    """A walk over more than twelve spaces takes 1.9 s in all."""
    pictures = film("famille", "21 0 / 0 to throw", "6+6")
    hops = [f.seconds for a, f in pairwise(pictures) if a.spaces != f.spaces]
    assert sum(hops) <= LONGEST_WALK + 0.5


def test_a_reversed_walk_goes_to_the_goal_and_back() -> None:
    steps = walked(ev.Moved(0, 61, 61, "throw", via=63), begins=True)
    assert [(step.space, step.sign) for step in steps] == [
        (61, "○"),
        (62, "•"),
        (63, "•"),
        (62, "◦"),
        (61, "◉"),
    ]
    back = walked(ev.Moved(0, 5, 4, "throw"), begins=False)
    assert [(step.space, step.sign) for step in back] == [(4, "◉")]


@pytest.mark.clause("UX-06")
def test_without_motion_the_trail_numbers_the_landings() -> None:
    """UX-06: where nothing moves, origin, landings in their order and what was walked are still seen."""
    rules = ruleset("famille")
    before = parse_position(rules, "10 0 / 0 to throw")
    trail = {s.space: s.sign for s in still(before, play(before, Throw((3, 1))).events).trail}
    assert trail[10] == "○" and trail[12] == "•"
    assert (trail[14], trail[18], trail[22]) == ("①", "②", "③")


@pytest.mark.parametrize(
    ("environment", "moves"),
    [({}, True), ({"OIE_MOTION": "0"}, False), ({"OIE_MOTION": "off"}, False), ({"TERM": "dumb"}, False)],
)
def test_motion_can_be_switched_off(environment: dict[str, str], moves: bool) -> None:
    """OIE_MOTION=0 jumps to landings."""
    assert wants_motion(environment) is moves
