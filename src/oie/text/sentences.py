"""Sentence: what is said of a few events that belong together."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence, or two that belong together, about consecutive events."""

    text: str
    """Plain text in the reader's language: no markup, no line break."""
    seat: int | None
    """The seat it speaks of first; None where it speaks of the whole table."""
    first: int
    """Index of the first event it covers, among those that were told."""
    last: int
    """Index of the last event it covers."""
    clauses: tuple[str, ...]
    """The clauses behind it, each once, in the order in which they worked."""
