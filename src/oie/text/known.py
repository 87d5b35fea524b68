"""Known: what the rules page says that no rule states, found by playing every throw once.

Most of it is what `oie check` finds; the rest is seen on the same throws. Nothing is guessed from
the way in which a rule is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from oie.core.effects import Repeat
from oie.core.ruleset import Kind, Ruleset, flat
from oie.core.travel import Trip, travel
from oie.rulesets.reach import State, Ways, first_state, steps
from oie.rulesets.throws import Alike, alike

if TYPE_CHECKING:
    from oie.rulesets.findings import Findings

MOST_MOVES = 60_000
"""Moves that the search for a deadlock may try here: a page is to be made in less than a second."""


@dataclass(frozen=True, slots=True)
class Recoil:
    """What becomes of pawns that come to a kind of space while counting an excess back."""

    kind: str
    guarded: tuple[tuple[int, int, int], ...]
    """(origin, total, space) of the throws that the loop guard stops; all others end at their origin."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a game under chosen options."""

    findings: Findings
    winning: tuple[tuple[int, tuple[Alike, ...]], ...]
    """Spaces from which one throw can win, with those throws; first throws are left out."""
    start_wins: tuple[Alike, ...]
    """Throws that win at once from the start, where a first throw of the same faces would not."""
    shortest: int | None
    """Throws of one pawn from the start to the goal, at the fewest."""
    recoils: tuple[Recoil, ...]
    goes_back_to_start: bool
    """Some throw leads back as far as the first space of the track, or would lead beyond it."""
    overthrow: tuple[int, int, int] | None
    """(origin, total, space) of a throw that is counted back at the goal and goes no further."""
    first_count: tuple[int, int] | None
    """(total, space) of a first throw that is a plain walk."""


@lru_cache(maxsize=32)
def known(rules: Ruleset) -> Known:
    """All of it, worked out once for a ruleset."""
    from oie.rulesets.findings import look

    every = list(_trips(rules))
    return Known(
        findings=look(rules, most_moves=MOST_MOVES),
        winning=_winning(rules, every),
        start_wins=_start_wins(rules),
        shortest=_shortest(rules),
        recoils=tuple(_recoils(rules, every)),
        goes_back_to_start=any(_reaches_start(rules, trip) for _, _, trip in every),
        overthrow=_overthrow(rules),
        first_count=_first_count(rules),
    )


def _trips(rules: Ruleset) -> Iterator[tuple[State, Alike, Trip]]:
    """Every trip that can be made in play."""
    ways = Ways(rules)
    for state in sorted(steps(rules)):
        for throw in alike(rules):
            for trip in ways.trips(state, throw.faces):
                yield state, throw, trip


def _winning(
    rules: Ruleset, every: list[tuple[State, Alike, Trip]]
) -> tuple[tuple[int, tuple[Alike, ...]], ...]:
    found: dict[int, dict[Alike, None]] = {}
    for (space, first), throw, trip in every:
        if trip.end == rules.goal and not first:
            found.setdefault(space, {})[throw] = None
    return tuple((space, tuple(throws)) for space, throws in sorted(found.items()))


def _start_wins(rules: Ruleset) -> tuple[Alike, ...]:
    """What the table of initial throws prevents, and only on first throws (S004-21, D8)."""
    if rules.initial is None or rules.initial.when != "first":
        return ()
    wins = []
    for throw in alike(rules):
        later, first = (travel(rules, rules.start, throw.faces, initial) for initial in (False, True))
        if later.end == rules.goal and first.end != rules.goal:
            wins.append(throw)
    return tuple(wins)


def _shortest(rules: Ruleset) -> int | None:
    ways = steps(rules)
    level, seen, count = [first_state(rules)], {first_state(rules)}, 0
    while level:
        count += 1
        ends = {end for state in level for end in ways.get(state, ())}
        if rules.goal in ends:
            return count
        level = [state for end in sorted(ends) if (state := (end, False)) not in seen]
        seen.update(level)
    return None


def _recoils(rules: Ruleset, every: list[tuple[State, Alike, Trip]]) -> Iterator[Recoil]:
    """Kinds that send a pawn forward which was counting back, where that leads back to its origin."""
    for kind in rules.kinds.values():
        if not _turns_round(kind):
            continue
        met, guarded, holds = False, set[tuple[int, int, int]](), True
        for (origin, _), throw, trip in every:
            if not _met_counting_back(trip, kind.key):
                continue
            met = True
            if any(leg.way == "guard" for leg in trip.legs):
                guarded.add((origin, throw.total, trip.end))
            elif trip.end != origin:
                holds = False
        if met and holds:
            yield Recoil(kind.key, tuple(sorted(guarded)))


def _turns_round(kind: Kind) -> bool:
    repeats = [e for e in flat(kind) if isinstance(e, Repeat)]
    return any(e.direction == "onward" and e.after_reverse.direction == "forward" for e in repeats)


def _met_counting_back(trip: Trip, key: str) -> bool:
    """True where a leg of this kind follows directly on one that was reversed at the goal."""
    pairs = zip(trip.legs, trip.legs[1:], strict=False)
    return any(before.via is not None and leg.why == key for before, leg in pairs)


def _reaches_start(rules: Ruleset, trip: Trip) -> bool:
    return any(
        (leg.way == "walk" and leg.end == rules.start and leg.via is None)
        or (leg.way == "stay" and rules.underflow == "stay" and rules.overthrow != "stay")
        for leg in trip.legs
    )


def _overthrow(rules: Ruleset) -> tuple[int, int, int] | None:
    """The plainest example: as near to the goal, and by as small a throw, as there is one."""
    for origin in range(rules.goal - 1, rules.start, -1):
        for throw in alike(rules):
            trip = travel(rules, origin, throw.faces, False)
            plain = len(trip.legs) == 1 and trip.legs[0].via is not None and not trip.rests
            if plain and trip.end != origin:
                return origin, throw.total, trip.end
    return None


def _first_count(rules: Ruleset) -> tuple[int, int] | None:
    for throw in alike(rules):
        trip = travel(rules, rules.start, throw.faces, True)
        if len(trip.legs) == 1 and trip.legs[0].why == "throw" and trip.end > rules.start:
            return throw.total, trip.end
    return None
