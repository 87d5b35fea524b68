"""Canvas: a sheet of characters with colours, onto which painters put text.

A wide character takes two columns and a combining mark none, whoever's name it stands in, so that
nothing that is written can push the rest of a row aside. What falls outside is cut.
"""

from __future__ import annotations

from functools import lru_cache

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

_Cell = tuple[str, str, str, bool]
"""Character (empty where a wide one reaches in from the left), ink, paper, bold."""


@lru_cache(maxsize=4096)
def _style(ink: str, paper: str, bold: bool) -> Style:
    return Style(color=ink or None, bgcolor=paper or None, bold=bold or None)


def clusters(text: str) -> list[tuple[str, int]]:
    """Characters with the marks that belong to them, and the columns that each takes, 1 or 2."""
    found: list[tuple[str, int]] = []
    for char in text:
        wide = cell_len(char)
        if wide:
            found.append((char, wide))
        elif found and char.isprintable():
            before, columns = found[-1]
            found[-1] = (before + char, columns)
    return found


def fit(text: str, columns: int) -> str:
    """`text` in at most so many columns; what is cut off is shown by an ellipsis."""
    if columns <= 0:
        return ""
    if cell_len(text) <= columns:
        return text
    kept, used = "", 0
    for char, wide in clusters(text):
        if used + wide > columns - 1:
            break
        kept, used = kept + char, used + wide
    return f"{kept.rstrip()}…"


class Canvas:
    """`columns` by `rows` characters; (0, 0) is the upper left one."""

    __slots__ = ("_cells", "columns", "rows")

    def __init__(self, columns: int, rows: int, paper: str, ink: str = "") -> None:
        self.columns = columns
        self.rows = rows
        self._cells: list[list[_Cell]] = [[(" ", ink, paper, False)] * columns for _ in range(rows)]

    def copy(self) -> Canvas:
        """The same sheet again, to be painted over."""
        other = Canvas.__new__(Canvas)
        other.columns, other.rows = self.columns, self.rows
        other._cells = [row.copy() for row in self._cells]
        return other

    def lay(self, other: Canvas, x: int, y: int) -> None:
        """Put another sheet on this one with its upper left corner at (x, y)."""
        for row in range(max(0, -y), min(other.rows, self.rows - y)):
            for column in range(max(0, -x), min(other.columns, self.columns - x)):
                self._cells[y + row][x + column] = other._cells[row][column]

    def fill(self, x: int, y: int, columns: int, rows: int, paper: str) -> None:
        """A rectangle of blank paper."""
        for row in range(max(0, y), min(self.rows, y + rows)):
            for column in range(max(0, x), min(self.columns, x + columns)):
                self._place(column, row, (" ", self._cells[row][column][1], paper, False))

    def put(self, x: int, y: int, text: str, ink: str = "", paper: str = "", *, bold: bool = False) -> int:
        """Write one line from (x, y); the paper beneath stays where `paper` is empty.

        Returns the column after the text.
        """
        for char, wide in clusters(text):
            if 0 <= y < self.rows and x >= 0 and x + wide <= self.columns:
                beneath = self._cells[y][x]
                cell = (char, ink or beneath[1], paper or beneath[2], bold)
                self._place(x, y, cell)
                if wide == 2:
                    self._place(x + 1, y, ("", *cell[1:]))
            x += wide
        return x

    def paper(self, x: int, y: int) -> str:
        """The colour of the paper at (x, y); empty outside."""
        return self._cells[y][x][2] if 0 <= y < self.rows and 0 <= x < self.columns else ""

    def halves(self, x: int, y: int) -> tuple[str, str]:
        """The colours of the upper and lower half of a half block; empty where it shows none."""
        char, ink, paper, _ = self._cells[y][x]
        return {"▀": (ink, paper), "▄": ("", ink), "█": (ink, ink)}.get(char, ("", ""))

    def char(self, x: int, y: int) -> str:
        """The character at (x, y)."""
        return self._cells[y][x][0]

    def text(self, y: int) -> str:
        """A row without its colours."""
        return "".join(cell[0] for cell in self._cells[y])

    def strip(self, y: int, first: int = 0, last: int | None = None) -> Strip:
        """A row, or its columns `first` to before `last`, for Textual."""
        segments: list[Segment] = []
        run, style = "", None
        for char, ink, paper, bold in self._cells[y][first:last]:
            now = _style(ink, paper, bold)
            if now is not style and run:
                segments.append(Segment(run, style))
                run = ""
            run, style = run + char, now
        if run:
            segments.append(Segment(run, style))
        return Strip(segments)

    def _place(self, x: int, y: int, cell: _Cell) -> None:
        """Put a cell; the other half of a wide character that it breaks becomes blank."""
        row = self._cells[y]
        if row[x][0] == "" and cell[0] != "" and x > 0:
            row[x - 1] = (" ", *row[x - 1][1:])
        if x + 1 < self.columns and row[x + 1][0] == "":
            row[x + 1] = (" ", *row[x + 1][1:])
        row[x] = cell
