"""Key: a button of one line that says its name and the key that does the same."""

from __future__ import annotations

from rich.cells import cell_len
from textual import events
from textual.binding import Binding
from textual.message import Message

from oie.tui.canvas import Canvas, fit
from oie.tui.theme import GOLD, ON_GOLD
from oie.tui.view import View


class Key(View, can_focus=True):
    """A button. `look` is `banner`, `gold`, `act` or `quiet`; a quiet one without a command does nothing."""

    BINDINGS = [Binding("enter", "press", show=False), Binding("space", "press", show=False)]

    class Pressed(Message):
        """The button was clicked, or Enter was pressed on it."""

        def __init__(self, key: Key) -> None:
            super().__init__()
            self.key = key

        @property
        def control(self) -> Key:
            """The button."""
            return self.key

    def __init__(self, command: str, *, look: str = "quiet", id: str | None = None) -> None:
        super().__init__(id=id, classes=f"-{look}")
        self.command = command
        """The name of the action that it stands for."""
        self.look = look
        self.icon = ""
        self.label = ""
        self.hint = ""
        self.centred = False

    def show(self, icon: str, label: str, hint: str, look: str | None = None) -> None:
        """What it says: an icon, a name (empty where there is no room) and a key."""
        look = look or self.look
        if (icon, label, hint, look) != (self.icon, self.label, self.hint, self.look):
            self.remove_class(f"-{self.look}")
            self.icon, self.label, self.hint, self.look = icon, label, hint, look
            self.add_class(f"-{look}")
            self.redraw(layout=True)

    @property
    def text(self) -> str:
        """Icon, name and key as they are written."""
        return " ".join(part for part in (self.icon, self.label, self.hint) if part)

    def get_content_width(self, container: object, viewport: object) -> int:
        """Just wide enough for its words, with a blank at either side."""
        return cell_len(self.text) + 2

    def paint(self, columns: int, rows: int) -> Canvas:
        """The words on their ground; between two arrows where it has the focus."""
        palette = self.palette
        ink, paper, quiet = {
            "banner": (palette["on-banner"], palette["banner"], palette["quiet-banner"]),
            "gold": (ON_GOLD, GOLD, ON_GOLD),
            "act": (palette["on-act"], palette["act"], palette["on-act"]),
            "still": (palette["ink-2"], palette["panel-2"], palette["ink-2"]),
        }.get(self.look, (palette["ink"], palette["panel-2"], palette["ink-2"]))
        canvas = Canvas(columns, rows, paper, ink)
        row = (rows - 1) // 2
        x = max(1, (columns - cell_len(self.text)) // 2) if self.look != "banner" else 1
        for part, colour in ((self.icon, ink), (self.label, ink), (self.hint, quiet)):
            if part:
                x = canvas.put(x, row, fit(part, columns - x), colour, bold=part is not self.hint) + 1
        if self.has_focus:
            canvas.put(0, row, "▸", ink, bold=True)
            canvas.put(columns - 1, row, "◂", ink, bold=True)
        return canvas

    def action_press(self) -> None:
        """Say that it was pressed."""
        self.post_message(self.Pressed(self))

    def on_click(self, event: events.Click) -> None:
        """A click presses it."""
        event.stop()
        self.action_press()

    def on_focus(self) -> None:
        """Show where the focus is."""
        self.redraw()

    def on_blur(self) -> None:
        """Show that it went away."""
        self.redraw()
