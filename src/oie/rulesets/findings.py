"""Findings: what a reader of rules wants to know of one game under chosen options, as plain data.

Every throw from every space on which a pawn can rest is played once by the core's `travel`; what
is listed here was seen there. Nothing is guessed from the way in which a rule is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from oie.core.effects import Go
from oie.core.ruleset import Kind, Ruleset, flat
from oie.core.travel import Leg, Trip
from oie.rulesets.deadlocks import MOST_MOVES, DeadlockAnswer, deadlock_answer
from oie.rulesets.lone import expected_throws
from oie.rulesets.options import Option
from oie.rulesets.reach import State, Ways, can_finish, steps, without_goal
from oie.rulesets.throws import Alike, alike

LONG = 150
"""Expected throws of a lone pawn above which a game is called long."""


@dataclass(frozen=True, slots=True)
class Guard:
    """A throw that would loop: the loop guard lets the pawn rest on `space` (G5)."""

    space: int
    kind: str
    origin: int
    """Where the throw began."""
    throw: Alike


@dataclass(frozen=True, slots=True)
class Chain:
    """One space sends a pawn on to another space that acts too."""

    first: str
    """The kind that sends it, or `initial_throw`."""
    second: str
    """The kind that acts then."""
    places: tuple[tuple[int, int], ...]
    """(space that sends, space that acts), every such pair."""
    origin: int
    """An example: where the throw began."""
    throw: Alike


@dataclass(frozen=True, slots=True)
class Caution:
    """Something allowed that its writer may not have meant."""

    code: str
    """`colour-absent`, `outside-text`, `long`, `no-finish` or `ways-cut`."""
    details: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Findings:
    """All that was found; spaces are counted as on the track, 0 before space 1."""

    guards: tuple[Guard, ...]
    chains: tuple[Chain, ...]
    lost: tuple[int, ...]
    """Spaces on which a pawn can rest and from which the goal cannot be reached."""
    never_rested: tuple[int, ...]
    never_landed: tuple[int, ...]
    """Spaces on which not even one leg of a throw ends; all of them are `never_rested` too."""
    dead: tuple[tuple[str, tuple[int, ...]], ...]
    """(kind, its spaces whose effects never act)."""
    never_win: tuple[Alike, ...]
    """Throws that lead to the goal from nowhere."""
    expected: float | None
    """Throws of a lone pawn on average, or None where the goal may never be reached."""
    deadlock: DeadlockAnswer
    deadlock_rule: str
    cautions: tuple[Caution, ...]


@dataclass(slots=True)
class _Seen:
    """What was seen while every throw was played."""

    landed: set[int] = field(default_factory=set)
    acted: set[int] = field(default_factory=set)
    winning: set[Alike] = field(default_factory=set)
    guards: dict[Guard, None] = field(default_factory=dict)
    chains: dict[tuple[str, str], tuple[set[tuple[int, int]], int, Alike]] = field(default_factory=dict)

    def act(self, before: Leg | None, at: int, why: str, state: State, throw: Alike) -> None:
        """The space `at` acts, after the leg `before`."""
        self.acted.add(at)
        if before is not None and before.why != "throw":
            places, _, _ = self.chains.setdefault((before.why, why), (set(), state[0], throw))
            places.add((before.start, at))


def cautions_of(rules: Ruleset, options: Mapping[str, Option]) -> tuple[Caution, ...]:
    """What is allowed but may not be meant, without the rest of the findings."""
    ways = Ways(rules)
    return tuple(_cautions(rules, options, expected_throws(rules, ways), ways))


def look(
    rules: Ruleset, options: Mapping[str, Option] | None = None, most_moves: int = MOST_MOVES
) -> Findings:
    """The findings of one ruleset; `options` are those of its file, for what is said of boards."""
    ways = Ways(rules)
    rested = steps(rules, ways)
    seen = _Seen({rules.start})
    for state in sorted(rested):
        for throw in alike(rules):
            for trip in ways.trips(state, throw.faces):
                _watch(rules, seen, state, throw, trip)
    expected = expected_throws(rules, ways)
    spaces = range(rules.start, rules.goal + 1)
    rests = {rules.goal, *(space for space, _ in rested), *(s for ends in rested.values() for s in ends)}
    return Findings(
        guards=tuple(seen.guards),
        chains=tuple(
            Chain(*pair, tuple(sorted(places)), origin, throw)
            for pair, (places, origin, throw) in seen.chains.items()
        ),
        lost=without_goal(rules, ways),
        never_rested=tuple(s for s in spaces if s not in rests),
        never_landed=tuple(s for s in spaces if s not in rests and s not in seen.landed),
        dead=tuple(_dead(rules, seen.acted | ways.asked)),
        never_win=tuple(throw for throw in alike(rules) if throw not in seen.winning),
        expected=expected,
        deadlock=deadlock_answer(rules, ways, most_moves),
        deadlock_rule=rules.deadlock,
        cautions=tuple(_cautions(rules, options or {}, expected, ways)),
    )


def _watch(rules: Ruleset, seen: _Seen, state: State, throw: Alike, trip: Trip) -> None:
    """Take down what one trip shows."""
    if trip.end == rules.goal:
        seen.winning.add(throw)
    before: Leg | None = None
    for leg in trip.legs:
        seen.landed.add(leg.end)
        if leg.way == "guard":
            seen.guards[Guard(leg.start, leg.why, state[0], throw)] = None
        elif leg.way != "stay" and leg.why in rules.kinds:
            seen.act(before, leg.start, leg.why, state, throw)
        before = leg
    kind = rules.board[trip.end]
    if kind is not None and _acts_at_rest(rules, trip, kind):
        seen.act(before, trip.end, kind.key, state, throw)


def _acts_at_rest(rules: Ruleset, trip: Trip, kind: Kind) -> bool:
    """True where the space on which the pawn rests works on it there."""
    last = trip.legs[-1]
    goes = [effect for effect in flat(rules.kinds.get(last.why)) if isinstance(effect, Go)]
    put = last.way == "jump" and goes and all(go.stop or go.to == "origin" for go in goes)
    return not put and last.way in ("walk", "jump") and any(why == kind.key for why, _ in trip.rests)


def _dead(rules: Ruleset, acted: set[int]) -> Iterator[tuple[str, tuple[int, ...]]]:
    for kind in rules.kinds.values():
        spaces = tuple(space for space in kind.spaces if space not in acted)
        if kind.effects and spaces:
            yield kind.key, spaces


def _cautions(
    rules: Ruleset, options: Mapping[str, Option], expected: float | None, ways: Ways
) -> Iterator[Caution]:
    for name, option in options.items():
        value = rules.options.get(name)
        if option.board is None or not isinstance(value, Mapping):
            continue
        for colour in option.board:
            spaces = value.get(colour, ())
            if not spaces:
                yield Caution("colour-absent", {"option": name, "colour": colour})
            given = option.given.get(colour)
            if given is not None and given != spaces:
                listed = ", ".join(map(str, given))
                yield Caution("outside-text", {"option": name, "colour": colour, "spaces": listed})
    if expected is not None and expected > LONG:
        yield Caution("long", {"throws": f"{expected:.1f}", "limit": str(LONG)})
    if not can_finish(rules, ways):
        yield Caution("no-finish", {})
    if ways.cut:
        yield Caution("ways-cut", {})
