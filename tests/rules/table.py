"""How the tests of rules speak: a table before, some throws, and what is told of them.

Positions are written in the notation of `oie.position`, and a walk in the words of the test
vectors: `6 throw, 12 bridge` are the landings of the thrower's pawn with their reasons.
"""

import json
from dataclasses import dataclass
from typing import TypeVar

import oie

E = TypeVar("E")

GOAL_WORDS = {"en": {"name": "goal", "at": "at the goal"}}


@dataclass(frozen=True)
class Told:
    """Some throws that were played one after the other."""

    steps: tuple[oie.Step, ...]

    @property
    def after(self) -> str:
        """The last position, in notation."""
        return str(self.steps[-1].position)

    @property
    def events(self) -> tuple[oie.Event, ...]:
        """The events of the last throw."""
        return self.steps[-1].events

    @property
    def walk(self) -> str:
        """The landings of the last throw, with reasons, `via` the goal where reversed there."""
        return ", ".join(leg for event in self.events if (leg := _leg(event)))

    @property
    def passed(self) -> list[int]:
        """Seats passed over after the last throw, in order."""
        return [event.seat for event in self.of(oie.PassedOver)]

    @property
    def fines(self) -> list[tuple[int, str, int, int]]:
        """Fines of the last throw in order: seat, reason, counters due, counters paid."""
        return [(event.seat, event.why, event.due, event.amount) for event in self.of(oie.Paid)]

    @property
    def turns(self) -> list[int]:
        """The seat that is to throw after each throw."""
        return [step.position.seat for step in self.steps]

    def of(self, kind: type[E]) -> list[E]:
        """The events of one kind in the last throw."""
        return [event for event in self.events if isinstance(event, kind)]


def _leg(event: oie.Event) -> str:
    match event:
        case oie.Moved(end=end, why=why, via=None):
            return f"{end} {why}"
        case oie.Moved(end=end, why=why, via=via):
            return f"{end} {why} via {via}"
        case oie.Stayed(space=space, why=why):
            return f"{space} {why} stayed"
        case oie.Guarded(space=space):
            return f"{space} loop_guard"
        case oie.Returned(end=end):
            return f"{end} returned"
        case _:
            return ""


def tell(rules: oie.Ruleset, before: str, *throws: str, analysis: bool = False) -> Told:
    """Play `throws` from the position `before`."""
    position = oie.position(rules, before, analysis=analysis)
    steps = []
    for throw in throws:
        steps.append(oie.play(position, oie.throw(throw)))
        position = steps[-1].position
    return Told(tuple(steps))


def opening(rules: oie.Ruleset, seats: int = 2) -> str:
    """The position in which a round begins."""
    return str(oie.start(rules, seats).position)


def pair_impair(
    green: tuple[int, ...] = (),
    red: tuple[int, ...] = (),
    tricolour: tuple[int, ...] = (),
    blue: tuple[int, ...] = (21,),
    **options: object,
) -> oie.Ruleset:
    """`pair-impair` on a board with these colours only."""
    board = {"green": green, "red": red, "tricolour": tricolour, "blue": blue}
    return oie.ruleset("pair-impair", board=board, **options)


def little(kinds: dict[str, tuple[list[int], list[object]]], **sections: object) -> oie.Ruleset:
    """A game of our own with 20 spaces and one die; `kinds` gives spaces and effects by name."""
    words = {"en": {"name": "mark", "at": "on the mark"}}
    document: dict[str, object] = {
        "oie": 1,
        "id": "little",
        "version": 1,
        "title": {"en": "Little"},
        "about": {"en": "A game for one test."},
        "seats": {"min": 1, "max": 4},
        "track": {"spaces": 20, "start": "before", "goal": GOAL_WORDS},
        "dice": {"count": 1},
        "meeting": {"rule": "occupant_to_origin", "share": [0]},
        "spaces": {key: {"at": at, "do": do, "words": words} for key, (at, do) in kinds.items()},
    }
    return oie.load(json.dumps(document | sections))
