"""Render: a page as text for a terminal, or as Markdown."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from typing import assert_never

from oie.text.page import Block, Bullets, Page, Paragraph, Table

LEAST_WIDTH = 20
_GAP = "  "
_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>#|~])")
_LIST_LIKE = re.compile(r"^(\d+)([.)])(?=\s)|^([-+])(?=\s)")


def as_text(page: Page, width: int = 80) -> str:
    """The page as plain text, lines of at most `width` characters (20 or more), ending with a newline."""
    width = max(width, LEAST_WIDTH)
    lines = [*_wrapped(page.title, width), "=" * min(len(page.title), width)]
    for section in page.sections:
        lines += ["", *_wrapped(section.heading, width), "-" * min(len(section.heading), width)]
        for index, block in enumerate(section.blocks):
            lines += [""] if index else []
            lines += _block_text(block, width)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _wrapped(text: str, width: int, first: str = "", after: str = "") -> list[str]:
    return textwrap.wrap(
        text, width, initial_indent=first, subsequent_indent=after, break_on_hyphens=False
    ) or [first.rstrip()]


def _block_text(block: Block, width: int) -> list[str]:
    match block:
        case Paragraph(text=text):
            return _wrapped(text, width)
        case Bullets(items=items, numbered=numbered):
            lines: list[str] = []
            margin = len(str(len(items))) + 2 if numbered else 2
            for number, item in enumerate(items, 1):
                mark = f"{number}.".ljust(margin) if numbered else "- "
                lines += _wrapped(item, width, mark, " " * margin)
            return lines
        case Table():
            return list(_table_text(block, width))
        case _:
            assert_never(block)


def _table_text(table: Table, width: int) -> Iterator[str]:
    """Columns side by side; the last takes what is left, and rows are stacked where that is too little."""
    rows = (table.heads, *table.rows)
    columns = range(len(table.heads) - 1)
    most = max(8, width // 4)
    widths = [min(most, max(len(row[i]) for row in rows)) for i in columns]
    left = width - sum(widths) - len(_GAP) * len(widths)
    if left < LEAST_WIDTH:
        for row in table.rows:
            for head, cell in zip(table.heads, row, strict=True):
                yield from _wrapped(f"{head}: {cell}", width, "", "  ")
        return
    for number, row in enumerate(rows):
        cells = [_wrapped(cell, w) for cell, w in zip(row, [*widths, left], strict=True)]
        for line in range(max(map(len, cells))):
            shown = [cell[line] if line < len(cell) else "" for cell in cells]
            yield _GAP.join(text.ljust(w) for text, w in zip(shown, [*widths, left], strict=True))
        if number == 0:
            yield _GAP.join("-" * w for w in [*widths, min(left, max(len(row[-1]) for row in rows))])


def as_markdown(page: Page) -> str:
    """The page as Markdown, ending with a newline; no text of it can become markup."""
    parts = [f"# {_escaped(page.title)}"]
    for section in page.sections:
        parts.append(f"## {_escaped(section.heading)}")
        parts += [_block_markdown(block) for block in section.blocks]
    return "\n\n".join(parts) + "\n"


def _escaped(text: str) -> str:
    plain = _MARKDOWN.sub(r"\\\1", " ".join(text.split(" ")))
    return _LIST_LIKE.sub(lambda m: f"{m[1]}\\{m[2]}" if m[1] else f"\\{m[3]}", plain)


def _block_markdown(block: Block) -> str:
    match block:
        case Paragraph(text=text):
            return _escaped(text)
        case Bullets(items=items, numbered=numbered):
            return "\n".join(f"{f'{n}.' if numbered else '-'} {_escaped(i)}" for n, i in enumerate(items, 1))
        case Table(heads=heads, rows=rows):
            lines = [heads, tuple("---" for _ in heads), *rows]
            shown = [[cell if row is lines[1] else _escaped(cell) for cell in row] for row in lines]
            return "\n".join(f"| {' | '.join(row)} |" for row in shown)
        case _:
            assert_never(block)
