"""Pawns: how several of them stand on one space so that they can be counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oie.tui.scene import Pawn


@dataclass(frozen=True, slots=True)
class Standing:
    """A pawn, or how many more there are, at a character of a space."""

    x: int
    y: int
    text: str
    seat: int | None
    """None for the number of those that have no room."""


def stand(
    pawns: Sequence[Pawn], seats: Sequence[int], columns: int, rows: int, roomy: int = 4
) -> list[Standing]:
    """Where the pawns of `seats` stand on `columns` by `rows` characters, the lowest row first.

    Each takes 4, 3, 2 or 1 columns, as many as let all be seen (at most `roomy`). A mark of two
    letters is never cut, because another pawn may share the first. Where not all have room, the last
    places say how many more there are: `+3`.
    """
    least = max((len(pawns[seat].mark) for seat in seats), default=1)
    for width in range(roomy, least - 1, -1):
        across = columns // width
        if across and len(seats) <= across * rows:
            return _placed(pawns, seats, columns, rows, width)
    across = max(1, columns // least)
    places = across * rows
    more = len(seats) - (places - 1)
    while places > 1 and len(f"+{more}") > columns - ((places - 1) % across) * least:
        places, more = places - 1, more + 1
    shown = _placed(pawns, seats[: places - 1], columns, rows, least)
    x, y = ((places - 1) % across) * least, rows - 1 - (places - 1) // across
    return [*shown, Standing(x, y, f"+{more}"[:columns], None)]


def _placed(
    pawns: Sequence[Pawn], seats: Sequence[int], columns: int, rows: int, width: int
) -> list[Standing]:
    """The pawns in rows from below; a row that is not full stands in the middle."""
    across = max(1, columns // width)
    found = []
    for place, seat in enumerate(seats):
        row, column = divmod(place, across)
        in_row = min(across, len(seats) - row * across)
        left = (columns - in_row * width) // 2
        found.append(Standing(left + column * width, rows - 1 - row, pawns[seat].chip(width), seat))
    return found
