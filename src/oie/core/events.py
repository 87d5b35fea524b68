"""Events: what happened, as small frozen facts in the past tense.

`fold` of a round's events is its position; history, text, sound, animation and records are drawn
from them and from nothing else. Seats are counted from 0, spaces from 0 (before space 1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round of `seats` seats began; `first` throws first; `pool` lay on the table already."""

    seats: int
    first: int
    pool: int = 0


@dataclass(frozen=True, slots=True)
class Anted:
    """A seat put its stake into the pool, or as much of it as it had."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Thrown:
    """A seat threw the dice."""

    seat: int
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """The thrower's pawn went one leg, on foot or by a forced move."""

    seat: int
    start: int
    end: int
    why: str
    """`throw`, `initial_throw`, or the key of the kind of space that sent it on."""
    via: int | None = None
    """The goal, where the leg was reversed there."""
    jump: bool = False
    """It went straight there; the spaces between were not walked."""


@dataclass(frozen=True, slots=True)
class Stayed:
    """A leg was not walked, because it would have left the track; the pawn stays on `space`."""

    seat: int
    space: int
    why: str


@dataclass(frozen=True, slots=True)
class Guarded:
    """The loop guard: this space had acted in this throw, so the pawn rests on it (G5)."""

    seat: int
    space: int
    why: str


@dataclass(frozen=True, slots=True)
class ChoiceOffered:
    """A space gave its pawn's seat `count` possibilities to choose from."""

    seat: int
    space: int
    why: str
    origin: int
    faces: tuple[int, ...]
    initial: bool
    answers: tuple[int, ...]
    """Choices already made in the same throw."""
    count: int


@dataclass(frozen=True, slots=True)
class Chosen:
    """A seat chose."""

    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class Released:
    """A held pawn was freed, by the seat `by` or, where `by` is None, by the deadlock rule."""

    seat: int
    space: int
    by: int | None


@dataclass(frozen=True, slots=True)
class Hit:
    """A pawn was displaced to the space where the thrower's turn began."""

    seat: int
    by: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class WaitCancelled:
    """A displaced pawn no longer owes the turns it had to lose."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class Returned:
    """The thrower met another pawn and went back to where its throw began."""

    seat: int
    start: int
    end: int
    met: int
    """The seat that was met."""


@dataclass(frozen=True, slots=True)
class Held:
    """A pawn must stay, until another lands on the space or, where `alone`, stands there."""

    seat: int
    space: int
    why: str
    alone: bool = False


@dataclass(frozen=True, slots=True)
class TurnsLost:
    """A seat is to lose turns; `waits` is what it owes from now on."""

    seat: int
    turns: int
    waits: int
    why: str


@dataclass(frozen=True, slots=True)
class Paid:
    """A seat paid `amount` of the `due` counters into the pool."""

    seat: int
    due: int
    amount: int
    why: str
    """The kind of space, or `meeting`."""


@dataclass(frozen=True, slots=True)
class Won:
    """A seat reached the goal: the round is over, and the pool is its own."""

    seat: int
    pool: int


@dataclass(frozen=True, slots=True)
class Deadlocked:
    """Every pawn is held (G7)."""

    rule: Literal["release_oldest", "release_all", "draw"]


@dataclass(frozen=True, slots=True)
class Drawn:
    """The round is over without a winner; the pool stays on the table."""

    pool: int


@dataclass(frozen=True, slots=True)
class PassedOver:
    """A seat's slot in the order went by without a throw (G1)."""

    seat: int
    why: Literal["held", "wait"]
    left: int
    """Turns still to lose after this one."""


@dataclass(frozen=True, slots=True)
class ThrowGranted:
    """A space gave its pawn's seat one more throw."""

    seat: int
    why: str


@dataclass(frozen=True, slots=True)
class TurnCame:
    """It is this seat's turn to throw."""

    seat: int


Event: TypeAlias = (
    RoundStarted
    | Anted
    | Thrown
    | Moved
    | Stayed
    | Guarded
    | ChoiceOffered
    | Chosen
    | Released
    | Hit
    | WaitCancelled
    | Returned
    | Held
    | TurnsLost
    | Paid
    | Won
    | Deadlocked
    | Drawn
    | PassedOver
    | ThrowGranted
    | TurnCame
)
EVENTS: tuple[type[Event], ...] = (
    RoundStarted,
    Anted,
    Thrown,
    Moved,
    Stayed,
    Guarded,
    ChoiceOffered,
    Chosen,
    Released,
    Hit,
    WaitCancelled,
    Returned,
    Held,
    TurnsLost,
    Paid,
    Won,
    Deadlocked,
    Drawn,
    PassedOver,
    ThrowGranted,
    TurnCame,
)
"""Every kind of event, for codecs and for tests that want all of them."""
