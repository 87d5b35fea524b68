"""Banner: the name of the game, and what can be done, each with icon, name and key (UX-01)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widget import Widget

from oie.text import t
from oie.tui.canvas import Canvas, fit
from oie.tui.key import Key
from oie.tui.view import View

COMMANDS: Final = (
    ("new_round", "▶", "ui-new-round", "n"),
    ("save", "💾", "ui-save", "s"),
    ("open", "📂", "ui-resume", "o"),
    ("history", "📜", "ui-history", "h"),
    ("help", "❓", "ui-help", "?"),
    ("reset", "⟲", "ui-reset", "r"),
    ("leave", "✕", "ui-quit", "q"),
)
"""(action, icon, message, key) of the buttons, in their order."""
TWO_ROWS = 30
"""From this height on the buttons have a row of their own, where they do not fit beside the title."""


def bare(label: str) -> str:
    """A label of the catalogue without its icon."""
    first, _, rest = label.partition(" ")
    return rest if rest and not any(c.isalnum() for c in first) else label


class Title(View):
    """The name of the game, and a few words beside it."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.title = ""
        self.note = ""

    def show(self, title: str, note: str) -> None:
        """Another name."""
        if (title, note) != (self.title, self.note):
            self.title, self.note = title, note
            self.redraw()

    def paint(self, columns: int, rows: int) -> Canvas:
        """The name, and the note after it or below it."""
        palette = self.palette
        canvas = Canvas(columns, rows, palette["banner"], palette["on-banner"])
        after = canvas.put(1, (rows - 1) // 2, fit(self.title, columns - 1), palette["on-banner"], bold=True)
        if after + 3 + cell_len(self.note) <= columns:
            canvas.put(after + 2, (rows - 1) // 2, self.note, palette["quiet-banner"])
        return canvas


class Banner(Widget):
    """The title and the buttons; on a narrow screen the buttons are icons with their keys."""

    def compose(self) -> ComposeResult:
        """Title at the left, buttons at the right."""
        yield Title(id="title")
        with Horizontal(id="keys"):
            for command, _, _, _ in COMMANDS:
                yield Key(command, look="gold" if command == "new_round" else "banner", id=f"key-{command}")

    def show(self, lang: str, title: str, note: str, launch: str, *, tall: bool) -> int:
        """Say everything in a language; `launch` is the message of the ▶ button. Returns its rows."""
        screen, buttons = self.app.size, self._width(lang, launch)
        one = buttons + min(24, cell_len(title)) + 4 <= screen.width
        two = not one and buttons <= screen.width and screen.height >= TWO_ROWS
        for command, icon, message, key in self._labels(lang, launch):
            self.query_one(f"#key-{command}", Key).show(icon, message if one or two else "", key)
        self.query_one(Title).show(title, note)
        self.set_class(two, "-two")
        return 3 if tall else 2 if two else 1

    def _labels(self, lang: str, launch: str) -> Iterator[tuple[str, str, str, str]]:
        for command, icon, message, key in COMMANDS:
            yield command, icon, bare(t(lang, launch if command == "new_round" else message)), key

    def _width(self, lang: str, launch: str) -> int:
        """Columns of all buttons with their names."""
        return sum(
            cell_len(f"{icon} {label} {key}") + 2 for _, icon, label, key in self._labels(lang, launch)
        )
