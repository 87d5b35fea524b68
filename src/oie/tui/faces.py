"""Faces: the field in which the faces of real dice are typed; every other key stays a command."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.widgets import Input

DIGITS: Final = frozenset("0123456789+, ")
"""What is written into the field."""


class Faces(Input):
    """A field for a throw such as `6 3`."""

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Only what a throw is written with is kept from being a command."""
        return character is not None and character in DIGITS

    async def _on_key(self, event: events.Key) -> None:
        if event.is_printable and event.character not in DIGITS:
            event.prevent_default()  # the field does not take it, so it goes on to the table
