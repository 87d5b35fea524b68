"""Asking: what one throw does, learnt from the core by playing it on positions built for the purpose.

No rule is written here. A lone pawn is put on a space and thrown for; a second pawn is put where the
first will land, free or held, and the events say what becomes of the two.
"""

from __future__ import annotations

from dataclasses import dataclass

from oie.analysis.errors import AnalysisError
from oie.core import events as ev
from oie.core.game import play
from oie.core.moves import Throw
from oie.core.position import Position
from oie.core.ruleset import Ruleset

FULL_PURSE = 1_000_000
"""Counters of a seat that can pay whatever is due."""


@dataclass(frozen=True, slots=True)
class LoneThrow:
    """What one throw does to a pawn that meets nobody."""

    land: int
    """The space where it comes to rest."""
    wait: int
    """Turns that it owes then."""
    hold: int
    """0, or 1 where it is held until relief, 2 where it is held while alone."""
    again: bool
    """The seat throws once more."""
    touched: tuple[int, ...]
    """The end of every leg, in order."""
    guards: int
    """How often the loop guard ended a leg."""
    paid: int
    """Payments into the pool, and the counters due for them."""
    due: int


@dataclass(frozen=True, slots=True)
class Encounter:
    """What becomes of two pawns where one lands on the other."""

    hit: bool
    """The other is put where the throw began."""
    released: bool
    """The other is no longer held."""
    returned: bool
    """The thrower goes back to where its throw began, and nothing works on it."""
    cancels: bool
    """The other, where it is displaced, no longer owes turns."""
    other_paid: int
    other_due: int
    """Payments and counters due of the other."""
    own_paid: int
    own_due: int
    """Payments and counters due of the thrower."""


def place(
    rules: Ruleset, pawns: tuple[tuple[int, bool], ...], *, held: tuple[int, ...] = (), wait: int = 0
) -> Position:
    """A position of (space, has not thrown yet) a seat, the first to throw; the last one owes `wait`."""
    seats = len(pawns)
    return Position(
        rules,
        spaces=tuple(space for space, _ in pawns),
        waits=(0,) * (seats - 1) + (wait,),
        held=held or (0,) * seats,
        thrown=tuple(not fresh for _, fresh in pawns),
        counters=(FULL_PURSE,) * seats if rules.has_counters else (),
        pool=0,
        seat=0,
    )


def lone_throw(rules: Ruleset, space: int, fresh: bool, faces: tuple[int, ...]) -> LoneThrow:
    """What a throw does to a lone pawn on `space`. Raises `AnalysisError` where it comes to a choice."""
    step = play(place(rules, ((space, fresh),)), Throw(faces))
    if step.position.pending is not None:
        raise AnalysisError("compile-choice", ruleset=rules.id, space=step.position.spaces[0])
    land, wait, hold, again, guards, paid, due = space, 0, 0, False, 0, 0, 0
    touched: list[int] = []
    for event in step.events:
        match event:
            case ev.Moved(end=end):
                land = end
                touched.append(end)
            case ev.TurnsLost(waits=waits):
                wait = waits
            case ev.Held(alone=alone):
                hold = 2 if alone else 1
            case ev.ThrowGranted():
                again = True
            case ev.Guarded():
                guards += 1
            case ev.Paid(due=counters):
                paid, due = paid + 1, due + counters
            case _:
                pass
    return LoneThrow(land, wait, hold, again, tuple(touched), guards, paid, due)


def encounter(
    rules: Ruleset, thrower: tuple[int, bool], faces: tuple[int, ...], space: int, held: bool
) -> Encounter:
    """What happens where a throw of `thrower`, alone on its way, ends on the pawn on `space`.

    What spaces themselves ask the thrower to pay is no part of it.
    """
    step = play(place(rules, (thrower, (space, False)), held=(0, int(held)), wait=1), Throw(faces))
    fines = [e for e in step.events if isinstance(e, ev.Paid) and e.why == "meeting"]
    other = [e for e in fines if e.seat == 1]
    own = [e for e in fines if e.seat == 0]
    return Encounter(
        hit=any(isinstance(e, ev.Hit) for e in step.events),
        released=any(isinstance(e, ev.Released) and e.by == 0 for e in step.events),
        returned=any(isinstance(e, ev.Returned) for e in step.events),
        cancels=any(isinstance(e, ev.WaitCancelled) for e in step.events),
        other_paid=len(other),
        other_due=sum(e.due for e in other),
        own_paid=len(own),
        own_due=sum(e.due for e in own),
    )
