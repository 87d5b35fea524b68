"""Flow: words of several colours, set in lines of a given width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from oie.tui.canvas import Canvas, fit


@dataclass(frozen=True, slots=True)
class Run:
    """Some words in one colour."""

    text: str
    ink: str = ""
    bold: bool = False
    paper: str = ""
    """Not empty for a tag, which is never broken."""


def flow(runs: Iterable[Run], columns: int, after: int = 0) -> list[list[Run]]:
    """Lines of at most `columns` columns; those after the first are indented by `after`.

    Words are parted by single blanks. A word that is wider than a line is broken.
    """
    lines: list[list[Run]] = [[]]
    used = 0
    for word in _words(runs, max(1, columns - after)):
        wide = cell_len(word.text)
        room = columns - (after if len(lines) > 1 else 0)
        if lines[-1] and used + 1 + wide > room:
            lines.append([])
            used = 0
        used += wide + bool(lines[-1])
        lines[-1].append(word)
    return lines


def _words(runs: Iterable[Run], widest: int) -> Iterable[Run]:
    for run in runs:
        if run.paper:
            yield run
            continue
        for word in run.text.split(" "):
            rest = word
            while cell_len(rest) > widest:
                part = rest
                while cell_len(part) > widest:
                    part = part[:-1]
                yield Run(part, run.ink, run.bold)
                rest = rest[len(part) :]
            if rest:
                yield Run(rest, run.ink, run.bold)


def set_lines(
    canvas: Canvas, x: int, y: int, lines: Sequence[Sequence[Run]], *, after: int = 0, most: int | None = None
) -> int:
    """Write lines on a canvas, those after the first indented by `after`; returns the row after them.

    Where `most` rows are too few, the last ends in `…`.
    """
    shown = lines if most is None else lines[:most]
    for row, line in enumerate(shown):
        column = x + (after if row else 0)
        for place, word in enumerate(line):
            if place:
                column += 1
            column = canvas.put(column, y + row, word.text, word.ink, word.paper, bold=word.bold)
        if row == len(shown) - 1 and len(shown) < len(lines):
            canvas.put(min(column, canvas.columns - 1), y + row, "…", line[-1].ink if line else "")
    return y + len(shown)


def text_lines(text: str, columns: int, ink: str = "", bold: bool = False) -> list[list[Run]]:
    """A text in one colour, set in lines; its own line breaks stay."""
    found: list[list[Run]] = []
    for line in text.split("\n"):
        found += flow([Run(line, ink, bold)], columns)
    return found


def aligned(text: str, columns: int) -> str:
    """A text with blanks before it, so that it ends at the last of so many columns."""
    shown = fit(text, columns)
    return " " * (columns - cell_len(shown)) + shown
