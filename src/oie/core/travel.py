"""Travel: where one throw takes one pawn, before it meets anybody.

`travel` is a function of the ruleset, the space where the throw began, the faces, whether it is
the seat's first throw, and the choices already made; it sees no other pawn. The steps, numbered
as in docs/explanation/order-of-application.md:

2. the table of initial throws; a throw in it leads straight to its space;
3. otherwise one leg by the total, back where the total says so, reversed at the goal;
4. where the leg ends the space acts: a repeat is a further leg, a forced move a jump;
   a space that already acted in this throw in the same direction does not act again (G5);
5. where nothing moves the pawn on, it comes to rest, and the effects that rest there are named.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from oie.core.effects import AfterReverse, Choose, Effect, Go, Hold, Lose, Pay, Repeat, Rest, ThrowAgain
from oie.core.ruleset import Kind, Ruleset

MOST_KEPT = 20_000
"""Entries of a ruleset's memo above which no more is kept there; games that people play have up to 10,000."""

Way: TypeAlias = Literal["walk", "jump", "stay", "guard"]
Rests: TypeAlias = tuple[tuple[str, Rest], ...]


@dataclass(frozen=True, slots=True)
class Leg:
    """One straight piece of a trip, or a leg that was not walked."""

    start: int
    end: int
    why: str
    """`throw`, `initial_throw`, or the key of the kind that acted."""
    way: Way
    via: int | None = None
    """The goal, where the leg was reversed there."""


@dataclass(frozen=True, slots=True)
class Trip:
    """A whole throw of one pawn, up to its rest or to a choice."""

    legs: tuple[Leg, ...]
    end: int
    rests: Rests
    """(kind, effect) of what works where the pawn rests, in the order in which it was met."""
    dues: tuple[tuple[int, str], ...]
    """(counters, kind) due for spaces that moved the pawn on (G9)."""
    among: tuple[tuple[Effect, ...], ...] = ()
    """Not empty where the trip stands at a choice that is not yet made."""


@dataclass(slots=True)
class _Walker:
    """The moving pawn: a scratch value that lives inside one call of `travel`."""

    rules: Ruleset
    here: int
    total: int
    heading: int = 1
    reversed: bool = False
    acts: bool = True
    legs: list[Leg] = field(default_factory=list)
    dues: list[tuple[int, str]] = field(default_factory=list)
    acted: set[tuple[int, int]] = field(default_factory=set)
    spent: set[str] = field(default_factory=set)
    carried: list[tuple[str, Rest]] = field(default_factory=list)
    """Turns to lose and further throws that a move brings with it, wherever it ends."""

    def walk(self, count: int, heading: int, why: str) -> None:
        """One leg of `count` spaces; the track is never left (G4)."""
        rules, start = self.rules, self.here
        goal, floor = rules.goal, rules.start
        end, via, way = start + heading * count, None, "walk"
        self.heading, self.reversed = heading, self.reversed and heading < 0
        if end > goal and rules.overthrow == "reverse":  # S000-1b, S001-17, S002-21, S004-36
            end, via = 2 * goal - end, goal
            self.heading, self.reversed = -1, True
        elif end > goal and rules.overthrow == "finish":  # S004-51
            end = goal
        elif end > goal or (end < floor and rules.underflow == "stay"):  # D10
            end, way = start, "stay"
        if end < floor:  # G4, D10
            end, self.acts = floor, False
        if way == "stay":
            self.acts = False
            self.legs.append(Leg(start, start, why, "stay"))
        else:
            self.here = end
            self.legs.append(Leg(start, end, why, "walk", via))

    def jump(self, to: int, why: str, acts: bool) -> None:
        """A forced move."""
        self.legs.append(Leg(self.here, to, why, "jump"))
        self.here, self.acts = to, acts

    def may_act(self, kind: Kind, sense: int) -> bool:
        """False where this space already acted in this throw in the same direction (G5)."""
        mark = (self.here, sense)
        if mark in self.acted:
            self.legs.append(Leg(self.here, self.here, kind.key, "guard"))
            self.acts = False
            return False
        self.acted.add(mark)
        return True

    def repeat(self, effect: Repeat, kind: Kind) -> bool:
        """Go on by the same throw; False where the pawn stays."""
        after = effect.after_reverse
        if self.reversed and effect.direction == "onward":
            return self.repeat_after_reverse(after, kind)
        sense = {"onward": self.heading, "forward": 1, "back": -1}[effect.direction]
        if not self.may_act(kind, sense):
            return False
        self.walk(self.total * effect.times, sense, kind.key)
        return True

    def repeat_after_reverse(self, after: AfterReverse, kind: Kind) -> bool:
        """The same, met while counting an excess back (D2, D7, S004-37, A001-8)."""
        if after.direction == "stop" or (after.once and kind.key in self.spent):
            self.acts = False
            return False
        sense = 1 if after.direction == "forward" else -1
        if not self.may_act(kind, sense):
            return False
        if after.once:
            self.spent.add(kind.key)
        if after.from_goal:
            self.jump(max(self.rules.goal - self.total * after.times, self.rules.start), kind.key, True)
        else:
            self.walk(self.total * after.times, sense, kind.key)
        return True

    def trip(self, rests: Rests, among: tuple[tuple[Effect, ...], ...] = ()) -> Trip:
        """The trip so far, as a value."""
        return Trip(tuple(self.legs), self.here, (*self.carried, *rests), tuple(self.dues), among)


def travel(
    rules: Ruleset, origin: int, faces: tuple[int, ...], initial: bool, answers: tuple[int, ...] = ()
) -> Trip:
    """The trip of a pawn from `origin` with `faces`; `initial` where it is the seat's first throw.

    `answers` are the choices already made in this throw, in order. Every call ends: the guard
    lets a space act at most twice, once in each direction.
    """
    asked = (origin, tuple(sorted(faces)), initial, answers)
    known = rules.memo.get(asked)
    if known is None:
        known = _travel(rules, *asked)
        if len(rules.memo) < MOST_KEPT:
            rules.memo[asked] = known
    assert isinstance(known, Trip)
    return known


def _travel(
    rules: Ruleset, origin: int, faces: tuple[int, ...], initial: bool, answers: tuple[int, ...]
) -> Trip:
    total = sum(faces)
    walker = _Walker(rules, origin, total)
    target = initial_space(rules, origin, faces, initial)
    if target is not None:
        walker.jump(target, "initial_throw", True)
    else:
        walker.walk(total, -1 if total in rules.back else 1, "throw")
    left = list(answers)
    while walker.acts and walker.here != rules.goal:
        kind = rules.board[walker.here]
        if kind is None:
            break
        effects: tuple[Effect, ...] = kind.effects
        while (choose := next((e for e in effects if isinstance(e, Choose)), None)) is not None:
            if not left:
                return walker.trip((), choose.among)
            at = effects.index(choose)
            effects = effects[:at] + choose.among[left.pop(0)] + effects[at + 1 :]
        rests = tuple((kind.key, e) for e in effects if isinstance(e, Lose | Hold | Pay | ThrowAgain))
        move = next((e for e in effects if isinstance(e, Repeat | Go)), None)
        if move is None:
            return walker.trip(rests)
        if _move(walker, move, kind, origin):
            walker.dues.extend((e.amount, key) for key, e in rests if isinstance(e, Pay))
            walker.carried.extend((key, e) for key, e in rests if isinstance(e, Lose | ThrowAgain))
    return walker.trip(())


def _move(walker: _Walker, move: Repeat | Go, kind: Kind, origin: int) -> bool:
    """Let a space send the pawn on; False where it did not, and the pawn rests."""
    if isinstance(move, Repeat):
        return walker.repeat(move, kind)
    to = move.target(walker.here, origin)
    if not walker.may_act(kind, 1 if to > walker.here else -1):
        return False
    # Back at the origin nothing works on the pawn (G2): it was put there.
    walker.jump(to, kind.key, not move.stop and move.to != "origin")
    return True


def initial_space(rules: Ruleset, origin: int, faces: tuple[int, ...], initial: bool) -> int | None:
    """The space to which the table of initial throws leads, or None where it says nothing."""
    table = rules.initial
    if table is None:
        return None
    applies = initial if table.when == "first" else origin == rules.start
    return table.table.get(tuple(sorted(faces))) if applies else None
