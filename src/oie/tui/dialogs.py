"""Dialogs: windows over the table: a question with a safe answer, a file to take up, a text to read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from oie.text import t
from oie.tui.canvas import Canvas
from oie.tui.flow import Run, set_lines
from oie.tui.key import Key
from oie.tui.shell import Shell
from oie.tui.view import View

Answer = TypeVar("Answer")
LEAST = 20
"""Columns below which a text is not set any narrower."""


class Window(ModalScreen[Answer]):
    """A sheet of paper over the table; Escape closes it with the safe answer."""

    BINDINGS = [
        Binding("escape", "close", show=False),
        Binding("right,down", "app.focus_next", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("l", "app.language", show=False),  # a window hides the keys of the program
        Binding("d", "app.day_or_night", show=False),
    ]

    def action_close(self) -> None:
        """Close it, and nothing else."""
        self.dismiss(None)


class Question(Window[str]):
    """A question, what is at stake, and answers; the first is the safe one and has the focus."""

    def __init__(self, shell: Shell, question: str, answers: Sequence[tuple[str, str]]) -> None:
        """`question` is a message, `answers` are (value, message); the value chosen comes back."""
        super().__init__()
        self.shell = shell
        self.question = question
        self.answers = answers

    def compose(self) -> ComposeResult:
        """The question and its buttons."""
        lang = self.shell.lang
        with Vertical(classes="paper small"):
            yield Static(t(lang, self.question), classes="heading", markup=False)
            with Vertical(classes="choices"):
                for place, (value, label) in enumerate(self.answers):
                    key = Key(value, look="quiet" if place else "act")
                    key.show("", t(lang, label), "")
                    yield key

    def on_mount(self) -> None:
        """The safe answer has the focus."""
        self.query(Key).first().focus()

    async def retell(self) -> None:
        """Ask in the language of the moment."""
        await self.recompose()
        self.on_mount()

    @on(Key.Pressed)
    def answered(self, event: Key.Pressed) -> None:
        """An answer was chosen."""
        event.stop()
        self.dismiss(event.key.command)


class FileWindow(Window[Path]):
    """Which saved round to take up: one of the folder's, or any path that is typed."""

    MOST = 50
    """The newest files that are listed."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.shell = shell
        self.files = saved_rounds(shell.folder)[: self.MOST]

    def compose(self) -> ComposeResult:
        """The list, the path, and how to leave."""
        lang = self.shell.lang
        with Vertical(classes="paper"):
            yield Static(f"📂 {t(lang, 'ui-resume-which')}", classes="heading", markup=False)
            if self.files:
                yield OptionList(*(Option(path.name) for path in self.files), id="files", markup=False)
            else:
                yield Static(t(lang, "ui-resume-none"), classes="body", markup=False)
            yield Static(t(lang, "terminal-path"), classes="note", markup=False)
            yield Input(id="path", placeholder=str(self.shell.folder))
            yield Static(t(lang, "ui-help-save"), classes="note", markup=False)

    def on_mount(self) -> None:
        """The newest file first."""
        self.query_one("#files" if self.files else "#path").focus()

    async def retell(self) -> None:
        """Ask in the language of the moment."""
        await self.recompose()
        self.on_mount()

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """One of the list."""
        self.dismiss(self.files[event.option_index])

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        """A path of one's own; nothing typed is nothing chosen."""
        text = event.value.strip()
        self.dismiss(self.shell.folder / at_home(Path(text)) if text else None)


def at_home(path: Path) -> Path:
    """The path with `~` for a home; as it is where there is no such home."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def saved_rounds(folder: Path) -> list[Path]:
    """The JSON files of a folder, the newest first; none where it cannot be read."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == ".json" and path.is_file()]
        return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)
    except OSError:
        return []


class Lines(View):
    """Set lines in a scrolling window, as wide as it and as high as they need."""

    def __init__(self, lines: Callable[[int], list[list[Run]]]) -> None:
        """`lines` sets the text in so many columns."""
        super().__init__()
        self._lines = lines
        self._set: tuple[int, list[list[Run]]] | None = None

    def lines(self, columns: int) -> list[list[Run]]:
        """The text in so many columns, set once."""
        if self._set is None or self._set[0] != columns:
            self._set = columns, self._lines(columns)
        return self._set[1]

    def set_again(self) -> None:
        """The text is another one."""
        self._set = None
        self.redraw(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are lines."""
        return max(1, len(self.lines(max(LEAST, width))))

    def paint(self, columns: int, rows: int) -> Canvas:
        """The lines, one below the other."""
        canvas = Canvas(columns, rows, self.palette["panel"], self.palette["ink"])
        set_lines(canvas, 0, 0, self.lines(max(LEAST, columns)))
        return canvas


class Reading(Window[None]):
    """A title and a long text that scrolls with the arrows and the page keys."""

    BINDINGS = [
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup,b", "page(-1)", show=False),
        Binding("pagedown,space", "page(1)", show=False),
        Binding("home,g", "end(-1)", show=False),
        Binding("end,G", "end(1)", show=False),
        Binding("enter,q", "close", show=False),
    ]

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.shell = shell

    async def retell(self) -> None:
        """Set the text in the language and the colours of the moment."""
        self.set_again()

    def title_text(self) -> str:
        """The heading of the window."""
        raise NotImplementedError

    def lines(self, columns: int) -> list[list[Run]]:
        """The text, set in so many columns."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Heading, text, and the keys that serve."""
        with Vertical(classes="paper large"):
            yield Static(self.title_text(), classes="heading", id="heading", markup=False)
            with VerticalScroll(classes="scroll", can_focus=False):
                yield Lines(self.lines)
            yield Static(t(self.shell.lang, "terminal-reading"), classes="note", id="note", markup=False)

    def set_again(self) -> None:
        """Set heading and text anew."""
        self.query_one("#heading", Static).update(self.title_text())
        self.query_one("#note", Static).update(t(self.shell.lang, "terminal-reading"))
        self.query_one(Lines).set_again()

    def action_scroll(self, rows: int) -> None:
        """Up or down."""
        self.query_one(".scroll").scroll_relative(y=rows, animate=False)

    def action_page(self, pages: int) -> None:
        """A page up or down."""
        scroll = self.query_one(".scroll")
        scroll.scroll_relative(y=pages * max(1, scroll.size.height - 1), animate=False)

    def action_end(self, way: int) -> None:
        """To the beginning or to the end."""
        scroll = self.query_one(".scroll")
        (scroll.scroll_home if way < 0 else scroll.scroll_end)(animate=False)
