"""The table: the place where rounds are played, as one immutable value.

Here live seats, order, score, pace and the moves of the running round. No socket, clock, file or
dice: time and dice are given to `decide`. `evolve` (its own file) is the only way in which a table changes.
"""

from __future__ import annotations

from dataclasses import dataclass

from oie.core.moves import Throw
from oie.core.position import Position
from oie.core.ruleset import Ruleset
from oie.dice import DiceKind, Segment
from oie.dice.sealing import Sealing
from oie.record import Seat
from oie.table.lobby import Lobby
from oie.table.round import Made, MoveMade, RoundOpened

PACE = 1.0
"""Seconds before the machine throws, where nobody chose (UX-30)."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table between or within rounds."""

    rules: Ruleset
    seats: tuple[Seat, ...]
    """Who sits at the table, in the order in which they sat down."""
    dice: DiceKind = "system"
    pace: float = PACE
    round: int = 0
    """Number of the running or last round; 0 before the first."""
    score: tuple[int, ...] = ()
    """Rounds won, by place at the table."""
    order: tuple[int, ...] = ()
    """Turn order of the round: its seat n is the place `order[n]` at the table."""
    opening: RoundOpened | None = None
    """How the running or finished round began, or None where there is none."""
    moves: tuple[Made, ...] = ()
    position: Position | None = None
    pool: int = 0
    """Counters that a drawn round left on the table."""
    wake_at: float | None = None
    """When the machine throws, or None where it is not awaited."""
    version: int = 0
    """Number of events so far."""
    lobby: Lobby | None = None
    """Who may act for which seat, or None at a table on one screen."""
    sealing: Sealing | None = None
    """The dice while the pages contribute to them."""
    segments: tuple[Segment, ...] = ()
    """Public facts of the sealed dice of this round."""
    throws: int = 0
    """Throws made in this round, those taken back not counted."""

    @property
    def running(self) -> bool:
        """True while a round is being played."""
        return self.position is not None and self.position.result is None

    @property
    def turn(self) -> int:
        """Moves made in this round, those taken back included: the number a command must name."""
        return len(self.moves)

    @property
    def names(self) -> tuple[str, ...]:
        """Names in the turn order of the round."""
        return tuple(seat.name for seat in self.in_order)

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """Seats in the turn order of the round, or as they sat down before one."""
        return tuple(self.seats[place] for place in self.order) if self.order else self.seats

    @property
    def awaited(self) -> Seat | None:
        """The seat whose move is awaited, or None where no round is running."""
        position = self.position
        return self.in_order[position.seat] if position is not None and position.result is None else None

    @property
    def awaited_place(self) -> int | None:
        """The place at the table whose move is awaited, or None where no round is running."""
        position = self.position
        if position is None or position.result is not None:
            return None
        return self.order[position.seat] if self.order else position.seat

    def by_machine(self, place: int) -> bool:
        """True where the machine throws for a place: it sits there, or holds it for somebody."""
        held = self.lobby is not None and self.lobby.chairs[place].held
        return held or self.seats[place].kind == "machine"

    @property
    def machine_awaited(self) -> bool:
        """True where the next move is the machine's."""
        place = self.awaited_place
        return place is not None and self.by_machine(place)

    def history(self) -> tuple[MoveMade, ...]:
        """The moves that count, in order."""
        return tuple(m.made for m in self.moves if not m.taken_back)


def throws_in(moves: tuple[Made, ...]) -> int:
    """The throws of a history that count."""
    return sum(isinstance(made.made.move, Throw) for made in moves if not made.taken_back)


def new_table(
    rules: Ruleset,
    seats: tuple[Seat, ...],
    dice: DiceKind = "system",
    pace: float = PACE,
    lobby: Lobby | None = None,
) -> Table:
    """A table before its first round."""
    return Table(rules, seats, dice, pace, score=(0,) * len(seats), lobby=lobby)
