"""Page: a rules page as plain data, to be shown in any form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    text: str


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list of short texts."""

    items: tuple[str, ...]
    numbered: bool = False
    """Their order matters: they happen one after the other."""


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of equal length under their heads."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block: TypeAlias = Paragraph | Bullets | Table


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a page; never empty."""

    id: str
    """Stable in every language: `aim`, `spaces`, `source`."""
    heading: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one game under chosen options, in one language."""

    title: str
    sections: tuple[Section, ...]

    def section(self, id: str) -> Section | None:
        """The section of this id, or None where the game has none."""
        return next((section for section in self.sections if section.id == id), None)


def texts_of(block: Block) -> tuple[str, ...]:
    """Every text of a block, in reading order."""
    match block:
        case Paragraph(text=text):
            return (text,)
        case Bullets(items=items):
            return items
        case Table(heads=heads, rows=rows):
            return (*heads, *(cell for row in rows for cell in row))
