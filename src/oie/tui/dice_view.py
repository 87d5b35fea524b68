"""Dice view: the faces of the last throw and their sum, in sight until the next one (UX-05)."""

from __future__ import annotations

from typing import Final

from oie.tui.canvas import Canvas
from oie.tui.theme import ACE, IVORY, PIP
from oie.tui.view import View

WIDE, TALL = 7, 3
"""Columns and rows of one die."""

_LEFT, _MIDDLE, _RIGHT = 1, 3, 5
PIPS: Final = {
    1: ((_MIDDLE, 1),),
    2: ((_LEFT, 0), (_RIGHT, 2)),
    3: ((_LEFT, 0), (_MIDDLE, 1), (_RIGHT, 2)),
    4: ((_LEFT, 0), (_RIGHT, 0), (_LEFT, 2), (_RIGHT, 2)),
    5: ((_LEFT, 0), (_RIGHT, 0), (_MIDDLE, 1), (_LEFT, 2), (_RIGHT, 2)),
    6: ((_LEFT, 0), (_RIGHT, 0), (_LEFT, 1), (_RIGHT, 1), (_LEFT, 2), (_RIGHT, 2)),
}
"""Where the pips of a face lie on a die."""


class DiceView(View):
    """Dice on their felt: none before the first throw, tumbling, or lying with their sum."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.faces: tuple[int, ...] = ()
        self.tumbling = 0
        self.sides = 6
        self.backward = False

    def show(
        self, faces: tuple[int, ...], *, tumbling: int = 0, sides: int = 6, backward: bool = False
    ) -> None:
        """Show a throw, or the `tumbling`-th picture of it; an empty felt where there is none."""
        now = (faces, tumbling, sides, backward)
        if now != (self.faces, self.tumbling, self.sides, self.backward):
            self.faces, self.tumbling, self.sides, self.backward = now
            self.redraw()

    def paint(self, columns: int, rows: int) -> Canvas:
        """The dice side by side, and the sum after them; figures alone where they have no room."""
        palette = self.palette
        canvas = Canvas(columns, rows, palette["banner-2"], palette["on-banner"])
        if rows < TALL or len(self.faces) * (WIDE + 1) + 1 > columns:
            canvas.put(1, rows // 2, self.sum_text(long=True), palette["on-banner"], bold=True)
            return canvas
        x, y = 2, (rows - TALL) // 2
        for place, face in enumerate(self.faces):
            self._die(canvas, x, y, self._turned(face, place))
            x += WIDE + 1
        canvas.put(x + 1, y + 1, self.sum_text(long=False), palette["on-banner"], bold=True)
        return canvas

    def sum_text(self, long: bool) -> str:
        """The throw in figures: `6 + 3 = 9`, or only what the dice do not say."""
        if not self.faces or self.tumbling:
            return ""
        total, sign = sum(self.faces), "−" if self.backward else ""
        added = " + ".join(map(str, self.faces))
        if len(self.faces) == 1:
            return f"{sign}{total}" if long or sign else f"{total}"
        return f"{added} = {sign}{total}" if long else f"= {sign}{total}"

    def _turned(self, face: int, place: int) -> int:
        """The face to draw: while they tumble, every die turns in its own way."""
        if not self.tumbling:
            return face
        return (self.tumbling * (2 + 3 * place) + place) % self.sides + 1

    def _die(self, canvas: Canvas, x: int, y: int, face: int) -> None:
        canvas.fill(x, y, WIDE, TALL, IVORY)
        if self.sides > 6:
            text = str(face)
            canvas.put(x + (WIDE - len(text)) // 2, y + 1, text, PIP, IVORY, bold=True)
        for column, row in PIPS.get(face, ()) if self.sides <= 6 else ():
            canvas.put(x + column, y + row, "●", ACE if face == 1 else PIP, IVORY, bold=True)
