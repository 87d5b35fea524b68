"""Scene: what the board shows at one moment, as a value; painters read it and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oie.record import Seat
from oie.table.seats import initials
from oie.tui.theme import pawn_colours, shape_sign


@dataclass(frozen=True, slots=True)
class Pawn:
    """How a seat's pawn is drawn: by colour, by shape and by its initial."""

    mark: str
    """One or two characters."""
    shape: str
    paper: str
    ink: str

    def chip(self, columns: int, lead: str = " ", badge: str = "") -> str:
        """The pawn in 4, 3, 2 or 1 columns; in 4 also a sign before it, and one after a single letter."""
        match columns:
            case 4:
                return f"{lead}{self.shape}{self.mark}{badge or ' ' if len(self.mark) == 1 else ''}"
            case 3:
                return f"{self.shape}{self.mark:<2}"
            case 2:
                return self.mark if len(self.mark) > 1 else f"{self.shape}{self.mark}"
            case _:
                return self.mark[:1]


@dataclass(frozen=True, slots=True)
class Step:
    """A space that the last throw touched."""

    space: int
    sign: str
    """`○` where it began, `•` walked, `◦` walked back, `◉` landed on."""
    seat: int


@dataclass(frozen=True, slots=True)
class Bubble:
    """Why something happened, said at the space where it did."""

    space: int
    text: str
    role: str = ""
    """Colour of the kind of effect, or none."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Pawns, trail and bubbles of one moment."""

    pawns: tuple[Pawn, ...]
    spaces: tuple[int, ...]
    """Where each pawn stands; 0 is the start box."""
    badges: tuple[str, ...] = ()
    """A sign for each seat that does not throw: `■` held, `‖` turns to lose; else empty."""
    turn: int | None = None
    """The seat that is awaited."""
    trail: tuple[Step, ...] = ()
    bubbles: tuple[Bubble, ...] = ()


def pawns_of(seats: Sequence[Seat]) -> tuple[Pawn, ...]:
    """The pawns of the seats of a table."""
    marks = initials([seat.name for seat in seats])
    return tuple(
        Pawn(mark, shape_sign(seat.shape), *pawn_colours(seat.colour))
        for seat, mark in zip(seats, marks, strict=True)
    )
