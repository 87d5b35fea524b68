"""Quiet throws: a pawn walks, meets nobody, and rests where nothing works on it. Two throws of three are.

What happens then follows from the seat, the space where the throw began and the faces alone. So it is
decided once in the ordinary way, and its events are kept in the ruleset's memo; `decide` asks here first
whether the other pawns leave a throw quiet. The same throw gives the very same events, so that whoever
works something out from them can keep it too.
"""

from __future__ import annotations

from oie.core import events as ev
from oie.core.position import Position
from oie.core.travel import MOST_KEPT, travel

Events = tuple[ev.Event, ...]


def known(position: Position, faces: tuple[int, ...]) -> tuple[Position, Events] | None:
    """The position after a throw and its events, where they are known; `decide` finds out the rest."""
    rules, spaces, seat = position.rules, position.spaces, position.seat
    kept = rules.memo.get((seat, len(spaces), spaces[seat], faces, position.thrown[seat]))
    if kept is None:
        return None
    assert isinstance(kept, _Quiet)
    after, end = kept.after, kept.end
    if position.waits[after] or position.held[after] or (end != spaces[seat] and end in spaces):
        return None
    if rules.holds_alone and (hold := rules.holds[spaces[after]]) is not None and hold.until == "company":
        return None
    thrown = position.thrown
    moved = Position(
        rules,
        (*spaces[:seat], end, *spaces[seat + 1 :]),
        position.waits,
        position.held,
        thrown if thrown[seat] else (*thrown[:seat], True, *thrown[seat + 1 :]),
        position.counters,
        position.pool,
        after,
    )
    return moved, kept.events


def keep(position: Position, faces: tuple[int, ...], events: Events) -> None:
    """Keep the events of a throw just decided, where they follow from the thrower alone."""
    rules, spaces, seat = position.rules, position.spaces, position.seat
    trip = travel(rules, spaces[seat], faces, not position.thrown[seat])
    ordinary = not (trip.rests or trip.dues or trip.among)
    after = (seat + 1) % len(spaces)
    if not ordinary or after == seat or len(events) != len(trip.legs) + 2 or len(rules.memo) >= MOST_KEPT:
        return
    if events[-1] == ev.TurnCame(after):
        key = (seat, len(spaces), spaces[seat], faces, position.thrown[seat])
        rules.memo[key] = _Quiet(trip.end, after, events)


class _Quiet:
    """What is known of a quiet throw."""

    __slots__ = ("after", "end", "events")

    def __init__(self, end: int, after: int, events: Events) -> None:
        self.end = end
        """Where the pawn rests."""
        self.after = after
        """Who throws next, if nothing keeps them."""
        self.events = events
