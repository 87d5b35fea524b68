"""Reach: where a lone pawn can come to rest, and from where the goal can be reached.

All of it is asked of the core's `travel`, one throw at a time; no rule is written here again. A
pawn can be displaced only to where another one's throw began, so that the spaces of a lone pawn
are those of every pawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import TypeAlias

from oie.core.ruleset import Ruleset
from oie.core.travel import Trip, travel
from oie.rulesets.errors import Fault
from oie.rulesets.options import Option
from oie.rulesets.throws import alike
from oie.rulesets.tree import Path, Tree
from oie.rulesets.validate import fault

State: TypeAlias = tuple[int, bool]
"""(space, the next throw is the first one and this matters)."""

MOST_WAYS = 2_000
"""Ways to choose that are followed for one ruleset; no game that people play comes near."""

MOST_ANSWERS = 12
"""Choices in one throw that are followed one after the other."""


class Ways:
    """The trips of every throw of a ruleset, with a bound on how many choices are followed."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.left = MOST_WAYS
        self.cut = False
        """Some ways to choose were not followed."""
        self.asked: set[int] = set()
        """Spaces that have given a choice."""
        self.known: dict[tuple[State, tuple[int, ...]], tuple[Trip, ...]] = {}

    def trips(self, state: State, faces: tuple[int, ...]) -> tuple[Trip, ...]:
        """The trips of a throw: one, or one for every way to choose on it."""
        known = self.known.get((state, faces))
        if known is None:
            known = self.known[state, faces] = tuple(self._trips(state, faces))
        return known

    def _trips(self, state: State, faces: tuple[int, ...]) -> Iterator[Trip]:
        space, initial = state
        waiting: list[tuple[int, ...]] = [()]
        while waiting:
            answers = waiting.pop()
            trip = travel(self.rules, space, faces, initial, answers)
            if not trip.among:
                yield trip
                continue
            self.asked.add(trip.end)
            # Each further answer walks all that lies before it again.
            if len(answers) >= MOST_ANSWERS or self.left <= 0:
                self.cut = True
                yield trip
                continue
            choices = len(trip.among)
            self.left -= choices
            waiting.extend((*answers, choice) for choice in reversed(range(choices)))


def first_state(rules: Ruleset) -> State:
    """Where a pawn's first throw begins."""
    return rules.start, rules.initial is not None and rules.initial.when == "first"


def steps(rules: Ruleset, ways: Ways | None = None) -> dict[State, set[int]]:
    """Where a pawn can rest -> the spaces on which its next throw can end."""
    ways = ways or Ways(rules)
    found: dict[State, set[int]] = {}
    waiting = [first_state(rules)]
    while waiting:
        state = waiting.pop()
        if state in found or state[0] == rules.goal:
            continue
        found[state] = {t.end for throw in alike(rules) for t in ways.trips(state, throw.faces)}
        waiting.extend((end, False) for end in sorted(found[state]))
    return found


def without_goal(rules: Ruleset, ways: Ways | None = None) -> tuple[int, ...]:
    """The spaces on which a pawn can rest and from which no throws lead to the goal."""
    leads = steps(rules, ways)
    good = {rules.goal}
    grew = True
    while grew:
        more = {space for (space, first), ends in leads.items() if not first and ends & good} - good
        good |= more
        grew = bool(more)
    lost = {space for (space, first), ends in leads.items() if not (ends & good if first else space in good)}
    return tuple(sorted(lost))


def can_finish(rules: Ruleset, ways: Ways | None = None) -> bool:
    """True where a pawn can rest on a space from which it can walk straight to the goal."""
    ways = ways or Ways(rules)
    return any(
        (trip.legs[0].why, trip.legs[0].end, trip.legs[0].via) == ("throw", rules.goal, None)
        for state in steps(rules, ways)
        for throw in alike(rules)
        for trip in ways.trips(state, throw.faces)
    )


def board_faults(tree: Tree, rules: Ruleset, options: Mapping[str, Option]) -> list[Fault]:
    """What is wrong with an edited board: its numbers, its limits, a goal out of reach."""
    faults: list[Fault] = []
    for name, option in options.items():
        value = rules.options[name]
        if option.board is None or not isinstance(value, Mapping):
            continue
        path: Path = ("options", name)
        spaces = sorted(space for colour in value.values() for space in colour)
        twice = sorted({a for a, b in pairwise(spaces) if a == b})
        outside = [s for s in spaces if not rules.start < s < rules.goal]
        if twice or outside:
            got = ", ".join(map(str, outside or twice))
            first, last = rules.start + 1, rules.goal - 1
            faults.append(fault(tree, path, "board-space", first=first, last=last, got=got))
        for colour, most in option.board.items():
            if len(value.get(colour, ())) > most:
                got_count = len(value[colour])
                faults.append(fault(tree, path, "board-limit", most=most, colour=colour, got=got_count))
        if faults:
            continue
        ways = Ways(rules)
        if lost := without_goal(rules, ways):
            faults.append(fault(tree, path, "unreachable", spaces=", ".join(map(str, lost))))
        elif not can_finish(rules, ways):
            faults.append(fault(tree, path, "no-finish"))
    return faults
