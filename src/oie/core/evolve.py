"""Evolve: what one event changes in a position, and nothing else.

Every change of a position stands here, so that a folded history and a played round cannot differ.
`Draft` is the mutable form in which a whole step's events are applied before it is frozen.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from oie.core import events as ev
from oie.core.position import Pending, Position, Result
from oie.core.ruleset import Ruleset

LAST_STEP = "last step"
"""Key of a ruleset's memo: the last step that was decided under it, as (position, events, position after).

Whoever plays decides first and then lets what was decided happen; the second half is known by then.
"""


@dataclass(slots=True)
class Draft:
    """A position being changed; it never leaves this room and `decide`."""

    rules: Ruleset
    spaces: list[int]
    waits: list[int]
    held: list[int]
    thrown: list[bool]
    counters: list[int]
    pool: int
    seat: int
    pending: Pending | None
    result: Result | None

    @classmethod
    def of(cls, position: Position) -> Draft:
        """A draft that starts from a position."""
        p = position
        return cls(
            p.rules,
            list(p.spaces),
            list(p.waits),
            list(p.held),
            list(p.thrown),
            list(p.counters),
            p.pool,
            p.seat,
            p.pending,
            p.result,
        )

    def freeze(self) -> Position:
        """The position reached."""
        return Position(
            self.rules,
            tuple(self.spaces),
            tuple(self.waits),
            tuple(self.held),
            tuple(self.thrown),
            tuple(self.counters),
            self.pool,
            self.seat,
            self.pending,
            self.result,
        )

    def apply(self, event: ev.Event) -> None:  # one case per kind of event
        """Change the draft by one event."""
        match event:
            case ev.Moved(seat=seat, end=end) | ev.Returned(seat=seat, end=end) | ev.Hit(seat=seat, end=end):
                self.spaces[seat] = end
            case ev.Thrown(seat=seat):
                self.thrown[seat] = True
            case ev.TurnCame(seat=seat):
                self.seat = seat
            case ev.PassedOver(seat=seat, left=left):
                self.waits[seat] = left
            case ev.Held(seat=seat, alone=False):
                self.held[seat] = max(self.held) + 1
            case ev.Released(seat=seat):
                self._release(seat)
            case ev.TurnsLost(seat=seat, waits=waits):
                self.waits[seat] = waits
            case ev.WaitCancelled(seat=seat):
                self.waits[seat] = 0
            case ev.Anted(seat=seat, amount=amount) | ev.Paid(seat=seat, amount=amount):
                self._pay(seat, amount)
            case ev.Won(seat=seat, pool=pool):
                self._pay(seat, -pool)
                self.result = Result(seat)
            case ev.Drawn():
                self.result, self.seat = Result(None), 0
            case ev.ChoiceOffered():
                self.pending = Pending(event.origin, event.faces, event.initial, event.answers)
            case ev.Chosen():
                self.pending = None
            case ev.Held() | ev.Stayed() | ev.Guarded() | ev.Deadlocked() | ev.ThrowGranted():
                pass
            case ev.RoundStarted():
                raise ValueError("a round starts once: its first event makes the position")
            case _:
                assert_never(event)

    def _release(self, seat: int) -> None:
        order = self.held[seat]
        self.held = [h - 1 if h > order else h for h in self.held]
        self.held[seat] = 0

    def _pay(self, seat: int, amount: int) -> None:
        if amount:
            self.counters[seat] -= amount
            self.pool += amount


def opening(rules: Ruleset, started: ev.RoundStarted) -> Position:
    """The position that the first event of a round makes."""
    n = started.seats
    return Position(
        rules,
        spaces=(rules.start,) * n,
        waits=(0,) * n,
        held=(0,) * n,
        thrown=(False,) * n,
        counters=() if rules.purse is None else (rules.purse,) * n,
        pool=started.pool,
        seat=started.first,
    )


def evolve(position: Position, events: Iterable[ev.Event]) -> Position:
    """The position after `events`, in order."""
    known = position.rules.memo.get(LAST_STEP)
    if isinstance(known, tuple) and known[0] is position and known[1] is events:
        after = known[2]
        assert isinstance(after, Position)
        return after
    draft = Draft.of(position)
    for event in events:
        draft.apply(event)
    return draft.freeze()
