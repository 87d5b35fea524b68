"""Pawns: how several of them stand on one space so that they can be counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oie.tui.scene import Pawn

WIDEST = 4
"""Columns of a pawn that has room."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A pawn, or how many more there are, at a character of a space."""

    x: int
    y: int
    text: str
    seat: int | None
    """None for the number of those that have no room."""
    head: bool = False
    """There is a row above for its head."""


def stand(pawns: Sequence[Pawn], seats: Sequence[int], columns: int, rows: int) -> list[Standing]:
    """Where the pawns of `seats` stand on `columns` by `rows` characters, the lowest row first.

    Each takes 4, 3, 2 or 1 columns, as many as let all be seen. A mark of two
    letters is never cut, because another pawn may share the first. Where not all have room, the last
    places say how many more there are: `+3`.
    """
    least = max((len(pawns[seat].mark) for seat in seats), default=1)
    for width in range(WIDEST, least - 1, -1):
        across = columns // width
        if across and len(seats) <= across * rows:
            return _placed(pawns, seats, columns, rows, width)
    return _crowded(pawns, seats, columns, rows, least)


def _crowded(
    pawns: Sequence[Pawn], seats: Sequence[int], columns: int, rows: int, width: int
) -> list[Standing]:
    """As many pawns as have room from below, and at the end of the highest row how many more there are."""
    across = columns // width
    for label in (2, 3):  # columns of `+3` or `+12`
        highest = max(0, columns - label) // width
        shown = across * (rows - 1) + highest
        more = f"+{len(seats) - shown}"
        if len(more) == label:
            break
    places = [(row, column) for row in range(rows - 1) for column in range(across)]
    places += [(rows - 1, column) for column in range(highest)]
    found = [
        Standing(column * width, rows - 1 - row, pawns[seat].chip(width), seat)
        for seat, (row, column) in zip(seats, places, strict=False)
    ]
    return [*found, Standing(columns - len(more), 0, more, None)]


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
        head = width == WIDEST and rows > 2 and len(seats) <= across
        found.append(Standing(left + column * width, rows - 1 - row, pawns[seat].chip(width), seat, head))
    return found
