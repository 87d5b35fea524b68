"""Reach: where a lone pawn can come to rest, and from where the goal can be reached.

All of it is asked of the core's `travel`, one throw at a time; no rule is written here again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement

from oie.core.ruleset import Ruleset
from oie.core.travel import Trip, travel
from oie.rulesets.errors import Fault
from oie.rulesets.options import Option
from oie.rulesets.tree import Path, Tree
from oie.rulesets.validate import fault


def throws(rules: Ruleset) -> Iterator[tuple[int, ...]]:
    """Every throw of the dice once, its faces in ascending order."""
    return combinations_with_replacement(range(1, rules.faces + 1), rules.dice)


def trips(rules: Ruleset, origin: int, faces: tuple[int, ...], initial: bool) -> Iterator[Trip]:
    """The trips of a throw: one, or one for every way to choose on it."""
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        trip = travel(rules, origin, faces, initial, answers)
        if trip.among:
            waiting.extend((*answers, i) for i in range(len(trip.among)))
        else:
            yield trip


def steps(rules: Ruleset) -> dict[int, set[int]]:
    """Space on which a pawn can rest -> spaces on which its next throw can leave it.

    A pawn can be displaced only to where another has rested, so a lone pawn's spaces are all.
    """
    found: dict[int, set[int]] = {}
    waiting: list[tuple[int, bool]] = [(rules.start, True)]
    while waiting:
        space, initial = waiting.pop()
        if space == rules.goal or (space in found and not initial):
            continue
        ends = {t.end for faces in throws(rules) for t in trips(rules, space, faces, initial)}
        found.setdefault(space, set()).update(ends)
        waiting.extend((end, False) for end in ends if end not in found)
        if initial:
            waiting.append((space, False))
    return found


def without_goal(rules: Ruleset) -> tuple[int, ...]:
    """The spaces on which a pawn can rest and from which no throws lead to the goal."""
    ways = steps(rules)
    good = {rules.goal}
    grew = True
    while grew:
        more = {space for space, ends in ways.items() if space not in good and ends & good}
        good |= more
        grew = bool(more)
    return tuple(sorted(set(ways) - good))


def board_faults(tree: Tree, rules: Ruleset, options: Mapping[str, Option]) -> list[Fault]:
    """What is wrong with an edited board: its numbers, its limits, a goal out of reach."""
    faults: list[Fault] = []
    for name, option in options.items():
        value = rules.options[name]
        if option.board is None or not isinstance(value, Mapping):
            continue
        path: Path = ("options", name)
        spaces = sorted(space for colour in value.values() for space in colour)
        twice = [s for i, s in enumerate(spaces) if s in spaces[:i]]
        outside = [s for s in spaces if not rules.start < s < rules.goal]
        if twice or outside:
            got = ", ".join(map(str, outside or twice))
            first, last = rules.start + 1, rules.goal - 1
            faults.append(fault(tree, path, "board-space", first=first, last=last, got=got))
        for colour, most in option.board.items():
            if len(value.get(colour, ())) > most:
                got_count = len(value[colour])
                faults.append(fault(tree, path, "board-limit", most=most, colour=colour, got=got_count))
        if not faults and (lost := without_goal(rules)):
            faults.append(fault(tree, path, "unreachable", spaces=", ".join(map(str, lost))))
    return faults
