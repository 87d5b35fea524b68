"""Notebook: how results show themselves where they are the last line of a cell."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape


def table_html(heading: str, rows: Sequence[Sequence[str]]) -> str:
    """A heading and rows as one HTML table; a row whose first cell is empty names the columns below it."""
    body = ""
    for row in rows:
        tag = "td" if row[0] else "th"
        body += "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row) + "</tr>"
    return f"<table><caption>{escape(heading)}</caption>{body}</table>"


def table_text(heading: str, rows: Sequence[Sequence[str]]) -> list[str]:
    """The same as lines of text: the first column to the left, the others to the right."""
    wide = [max(len(row[place]) for row in rows if len(row) > place) for place in range(max(map(len, rows)))]
    lines = [heading]
    for row in rows:
        if not row[0]:
            lines.append("")
        cells = [row[0].ljust(wide[0]), *(cell.rjust(wide[n]) for n, cell in enumerate(row[1:], 1))]
        lines.append("  ".join(cells).rstrip())
    return lines
