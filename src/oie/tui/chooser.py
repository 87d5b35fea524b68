"""Chooser: one of a few values, changed with the arrows, Space or a click."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from textual import events
from textual.binding import Binding
from textual.message import Message

from oie.tui.canvas import Canvas, fit
from oie.tui.view import View


class Chooser(View, can_focus=True):
    """A name at the left, the chosen value between two arrows at the right."""

    BINDINGS = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space", "step(1)", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, chooser: Chooser) -> None:
            super().__init__()
            self.chooser = chooser

        @property
        def control(self) -> Chooser:
            """Where it was chosen."""
            return self.chooser

    class Focused(Message):
        """It has the focus: what it is about may be said."""

        def __init__(self, note: str) -> None:
            super().__init__()
            self.note = note

    def __init__(self, key: str, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.key = key
        """What is chosen, for whoever listens."""
        self.label = ""
        self.values: tuple[str, ...] = ()
        self.index = 0
        self.note = ""

    def show(self, label: str, values: Sequence[str], index: int, note: str = "") -> None:
        """A name, the values in words, and which of them is chosen."""
        self.label, self.values, self.index, self.note = label, tuple(values), index, note
        self.redraw()

    def paint(self, columns: int, rows: int) -> Canvas:
        """Name and value; on the paper of a button where it has the focus."""
        palette = self.palette
        chosen = self.has_focus
        paper = palette["act"] if chosen else palette["panel-2"]
        ink = palette["on-act"] if chosen else palette["ink"]
        canvas = Canvas(columns, rows, paper, ink)
        value = self.values[self.index] if self.values else ""
        room = max(8, columns * 3 // 5)
        shown = f"‹ {fit(value, room - 6)} ›" if len(self.values) > 1 else fit(value, room - 2)
        left = columns - cell_len(shown) - 1 if self.label else max(1, (columns - cell_len(shown)) // 2)
        canvas.put(1, 0, fit(self.label, left - 2), ink)
        canvas.put(left, 0, shown, ink, bold=True)
        return canvas

    def action_step(self, steps: int) -> None:
        """The next value, or the one before; after the last comes the first."""
        if len(self.values) > 1:
            self.index = (self.index + steps) % len(self.values)
            self.redraw()
            self.post_message(self.Changed(self))

    def on_click(self, event: events.Click) -> None:
        """A click chooses the next value."""
        event.stop()
        self.action_step(1)

    def on_focus(self) -> None:
        """Say what it is about."""
        self.redraw()
        self.post_message(self.Focused(self.note))

    def on_blur(self) -> None:
        """Show that the focus went away."""
        self.redraw()
