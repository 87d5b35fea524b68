"""Race: how far every pawn had come after each throw, as a line a pawn."""

from __future__ import annotations

from oie.core.evolve import evolve
from oie.table import Table
from oie.tui.board_paint import trail_ink
from oie.tui.canvas import Canvas
from oie.tui.history import opening_position
from oie.tui.scene import Pawn
from oie.tui.theme import Palette

MARGIN = 4
"""Columns for the numbers of the spaces at the left, and for the pawns at the right."""


def run(table: Table) -> tuple[tuple[int, ...], ...]:
    """Where all pawns stood at the beginning and after each move."""
    if table.opening is None:
        return ()
    position = opening_position(table)
    found = [position.spaces]
    for made in table.history():
        position = evolve(position, made.events)
        found.append(position.spaces)
    return tuple(found)


def race(table: Table, pawns: tuple[Pawn, ...], columns: int, rows: int, palette: Palette) -> Canvas:
    """The race on so many columns and rows; two heights to a row, the goal at the top."""
    canvas = Canvas(columns, rows, palette["panel"], palette["ink-2"])
    stood, goal = run(table), table.rules.goal
    across, high = columns - 2 * MARGIN - 1, 2 * rows
    if len(stood) < 2 or across < 10:
        return canvas
    canvas.put(0, 0, f"{goal:>{MARGIN - 1}}", palette["ink-2"])
    canvas.put(0, rows - 1, f"{table.rules.start:>{MARGIN - 1}}", palette["ink-2"])
    for row in range(rows):
        canvas.put(MARGIN, row, "·" * across if row in (0, rows - 1, rows // 2) else "", palette["line"])
    order = sorted(range(len(pawns)), key=lambda seat: stood[-1][seat])  # the winner is drawn last
    for seat in order:
        heights = [
            _height(stood[_then(column, across, len(stood))][seat], goal, high) for column in range(across)
        ]
        _line(canvas, heights, trail_ink(pawns[seat].paper, palette["panel"]), palette["panel"])
    taken: set[int] = set()
    for seat in reversed(order):
        row = _height(stood[-1][seat], goal, high) // 2
        free = min((r for r in range(rows) if r not in taken), key=lambda r: abs(r - row), default=None)
        if free is not None:
            taken.add(free)
            canvas.put(
                columns - MARGIN, free, pawns[seat].chip(4), pawns[seat].ink, pawns[seat].paper, bold=True
            )
    return canvas


def _then(column: int, across: int, moments: int) -> int:
    """Which moment of the round a column shows."""
    return round(column / max(1, across - 1) * (moments - 1))


def _height(space: int, goal: int, high: int) -> int:
    """The half row of a space, 0 at the top."""
    return high - 1 - round(space / goal * (high - 1))


def _line(canvas: Canvas, heights: list[int], ink: str, ground: str) -> None:
    """One pawn's line, each column joined to the one before."""
    for column, height in enumerate(heights):
        before = heights[column - 1] if column else height
        for half in range(min(height, before), max(height, before) + 1):
            _dot(canvas, MARGIN + column, half, ink, ground)


def _dot(canvas: Canvas, x: int, half: int, ink: str, ground: str) -> None:
    """Half a character: its upper or its lower half, beside what the other half shows."""
    y, lower = divmod(half, 2)
    above, below = canvas.halves(x, y)
    if lower:
        below = ink
    else:
        above = ink
    if above == below:
        canvas.put(x, y, "█", ink)
    elif above and above != ground:
        canvas.put(x, y, "▀", above, below or ground)
    else:
        canvas.put(x, y, "▄", below, ground)
