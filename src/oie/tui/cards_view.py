"""Cards view: the cards beside the board, as many as have room, and the line of further keys."""

from __future__ import annotations

from rich.cells import cell_len

from oie.tui.canvas import Canvas, fit
from oie.tui.cards import Facts, cards
from oie.tui.view import View


class CardsView(View):
    """A column of cards."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.facts: Facts | None = None
        self.part = ""
        self.turned = 0

    def show(self, facts: Facts, part: str) -> None:
        """Tell other facts; `part` is `all`, or `players` and `rules` where there are two columns."""
        if (facts, part) != (self.facts, self.part):
            self.facts, self.part = facts, part
            self.redraw()

    def turn(self) -> None:
        """Bring the next card to the first place."""
        self.turned += 1
        self.redraw()

    def paint(self, columns: int, rows: int) -> Canvas:
        """The cards on the ground of the page."""
        if self.facts is None:
            return Canvas(columns, rows, self.palette["page"])
        return cards(self.facts, columns, rows, self.palette, part=self.part, turned=self.turned)


class Hints(View):
    """Keys that no button stands for."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.hints: tuple[tuple[str, str], ...] = ()

    def show(self, hints: tuple[tuple[str, str], ...]) -> None:
        """(key, what it does), in the order of their importance."""
        if hints != self.hints:
            self.hints = hints
            self.redraw()

    def paint(self, columns: int, rows: int) -> Canvas:
        """As many as have room."""
        palette = self.palette
        canvas = Canvas(columns, rows, palette["banner"], palette["on-banner"])
        x = 1
        for key, what in self.hints:
            wide = cell_len(f"{key} {what}")
            if x + wide > columns:
                break
            after = canvas.put(x, 0, key, palette["on-banner"], bold=True)
            x = canvas.put(after + 1, 0, fit(what, columns - after - 1), palette["quiet-banner"]) + 3
        return canvas
