"""Seats: who sits at a table, and how their pawns are told apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from oie.core.ruleset import Ruleset
from oie.record import Seat
from oie.record.bounds import MOST_NAME
from oie.table.errors import TableError

PAWNS = (
    ("blue", "circle"),
    ("red", "square"),
    ("yellow", "triangle"),
    ("green", "diamond"),
    ("violet", "hexagon"),
    ("white", "star"),
    ("black", "shield"),
    ("orange", "circle"),
    ("turquoise", "square"),
    ("pink", "diamond"),
    ("brown", "hexagon"),
    ("grey", "shield"),
)
"""(colour, shape) of each seat's pawn; no two seats share both (UX-03)."""


def seat(place: int, name: str, machine: bool = False) -> Seat:
    """The seat at `place`, from 0 to 11, with the pawn of that place. Raises `TableError`."""
    text = check_name(name)
    colour, shape = PAWNS[place]
    return Seat(text, "machine" if machine else "person", colour, shape)


def check_name(name: str) -> str:
    """A name as it is shown, its spaces mended (UX-16). Raises `TableError`."""
    text = " ".join(name.split())
    if not 1 <= len(text) <= MOST_NAME or not text.isprintable():
        raise TableError("table-name", most=MOST_NAME, got=name)
    return text


def check_seats(rules: Ruleset, seats: int) -> None:
    """Raises `TableError` where the game is not played by so many."""
    least, most = rules.seats
    if not least <= seats <= most:
        if least == most:
            raise TableError("table-seats-exactly", ruleset=rules.id, least=least, got=seats)
        raise TableError("table-seats", ruleset=rules.id, least=least, most=most, got=seats)


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """A mark for each name: its shortest beginning that no other shares, of at most two letters.

    Where even two letters are shared, the number of the seat, from 1.
    """
    return _initials(tuple(names))


@lru_cache(maxsize=4096)
def _initials(names: tuple[str, ...]) -> tuple[str, ...]:
    marks = []
    for place, name in enumerate(names):
        others = [other.casefold() for i, other in enumerate(names) if i != place]
        for length in (1, 2):
            start = name[:length]
            if not any(other.startswith(start.casefold()) for other in others):
                marks.append(start)
                break
        else:
            marks.append(str(place + 1))
    return tuple(marks)
