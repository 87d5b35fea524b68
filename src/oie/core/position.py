"""Position: what the rules need to go on, as one immutable value.

A position holds no dice, no clock and no history. It refers to its ruleset by identity: two
positions are equal where their facts are, and `key` is what searches and tables compare.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from oie.core.moves import Awaits, AwaitsChoice, AwaitsThrow, Finished, Throw
from oie.core.ruleset import Ruleset
from oie.core.travel import travel

Key: TypeAlias = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Pending:
    """A throw that stopped at a choice; the walk is worked out again from its origin."""

    origin: int
    """Where the throw began."""
    faces: tuple[int, ...]
    initial: bool
    """It was the seat's first throw."""
    answers: tuple[int, ...]
    """Choices already made in this throw."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended: `winner` is a seat, or None for a round drawn by deadlock."""

    winner: int | None


@dataclass(frozen=True, slots=True)
class Position:
    """One moment of a round. All tuples have one entry a seat, in turn order."""

    rules: Ruleset = field(compare=False, repr=False)
    spaces: tuple[int, ...]
    """Space of each pawn, 0 (before space 1) to the goal."""
    waits: tuple[int, ...]
    """Turns still to lose."""
    held: tuple[int, ...]
    """0 where free; among held pawns 1 for the one held longest, 2 for the next, ..."""
    thrown: tuple[bool, ...]
    """The seat has spent its first throw (G6)."""
    counters: tuple[int, ...]
    """Counters of each seat; empty where the game has none."""
    pool: int
    seat: int
    """The seat awaited, the winner of a round that is won, 0 in a drawn one."""
    pending: Pending | None = None
    result: Result | None = None

    def __str__(self) -> str:
        """The position as one line, which `oie.core.notation` reads back."""
        several = sum(map(bool, self.held)) > 1
        seats = ""
        for seat, space in enumerate(self.spaces):
            order, waits = self.held[seat], self.waits[seat]
            seats += f"{space}" if self.thrown[seat] else f"{space}*"
            if order:
                seats += f"!{order}" if several else "!"
            if waits:
                seats += f"-{waits}"
            seats += f"${self.counters[seat]} " if self.counters else " "
        pool = f" / pool {self.pool}" if self.counters else ""
        return f"{seats}/ {self._awaited_text()}{pool}"

    def _awaited_text(self) -> str:
        if self.result is not None:
            return "draw" if self.result.winner is None else f"{self.result.winner} won"
        pending = self.pending
        if pending is None:
            return f"{self.seat} to throw"
        first = " first" if pending.initial else ""
        after = f" after {','.join(map(str, pending.answers))}" if pending.answers else ""
        return f"{self.seat} to choose by {Throw(pending.faces)} from {pending.origin}{first}{after}"

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.spaces)

    @property
    def key(self) -> Key:
        """The facts alone, as a tuple to compare, sort and hash by."""
        pending, result = self.pending, self.result
        return (
            self.spaces,
            self.waits,
            self.held,
            self.thrown,
            self.counters,
            self.pool,
            self.seat,
            () if pending is None else (pending.origin, pending.faces, pending.initial, pending.answers),
            () if result is None else (-1 if result.winner is None else result.winner,),
        )

    @property
    def awaits(self) -> Awaits:
        """What the round waits for: a throw, a choice, or nothing more."""
        if self.result is not None:
            return Finished(self.result.winner)
        if self.pending is not None:
            went = self.pending
            trip = travel(self.rules, went.origin, went.faces, went.initial, went.answers)
            return AwaitsChoice(self.seat, self.spaces[self.seat], trip.among)
        return AwaitsThrow(self.seat, self.rules.dice, self.rules.faces)

    @property
    def all_free(self) -> bool:
        """True where no pawn is held and no seat loses turns; also False where it takes a closer look."""
        return not (any(self.waits) or any(self.held) or self.rules.holds_alone)

    def is_held(self, seat: int) -> bool:
        """True where the seat's pawn is held, by a hold until relief or by standing alone."""
        return is_held(self.rules, self.spaces, self.held, seat)


def is_held(rules: Ruleset, spaces: Sequence[int], held: Sequence[int], seat: int) -> bool:
    """The same, of the bare facts: an order among the held, or alone where company is needed."""
    if held[seat]:
        return True
    if not rules.holds_alone:
        return False
    space = spaces[seat]
    hold = rules.holds[space]
    return hold is not None and hold.until == "company" and spaces.count(space) == 1
