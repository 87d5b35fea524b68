"""Turn view: whose turn it is, and what the last throw did and why (UX-04)."""

from __future__ import annotations

from oie.tui.canvas import Canvas, fit
from oie.tui.flow import set_lines, text_lines
from oie.tui.scene import Pawn
from oie.tui.view import View


class TurnView(View):
    """A heading with the pawn of whoever is awaited, and some lines of text."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.pawn: Pawn | None = None
        self.heading = ""
        self.text = ""

    def show(self, pawn: Pawn | None, heading: str, text: str) -> None:
        """Say something else."""
        if (pawn, heading, text) != (self.pawn, self.heading, self.text):
            self.pawn, self.heading, self.text = pawn, heading, text
            self.redraw()

    def paint(self, columns: int, rows: int) -> Canvas:
        """Heading and text; what does not fit ends with an ellipsis, and stands whole in the history."""
        palette = self.palette
        canvas = Canvas(columns, rows, palette["panel"], palette["ink"])
        x = 0
        if self.pawn is not None:
            x = canvas.put(0, 0, self.pawn.chip(4), self.pawn.ink, self.pawn.paper, bold=True) + 1
        canvas.put(x, 0, fit(self.heading, columns - x), palette["ink"], bold=True)
        lines = text_lines(self.text, columns, palette["ink"])
        set_lines(canvas, 0, 1 + (rows > 6), lines, most=max(0, rows - 1 - (rows > 6)))
        return canvas
