"""Contribution: this client's part of sealed dice (docs/reference/sealed-dice.md).

For every segment whose page this client is, it draws a key, seals it, and opens it when all are sealed. What
it sealed and what the table took is kept: a server that changes either is found out by `Witness`.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from oie.client.messages import Data
from oie.client.speaking import Speaking

KEY_BYTES = 16
MOST_KEPT = 64
"""Segments of which this client remembers its part."""


@dataclass(slots=True)
class Part:
    """What this client gave to one segment.

    Fields:
        place: for which place.
        key: the 16 bytes.
        sealed, opened: whether the table has accepted the seal, and the key.
        asked: the phase in which it has been sent last.
    """

    place: int
    key: bytes
    sealed: bool = False
    opened: bool = False
    asked: str = ""

    @property
    def c(self) -> str:
        """The seal of the key."""
        return hashlib.sha256(self.key).hexdigest()

    def answered(self, accepted: bool | None) -> None:
        """What was sent last was accepted, or refused; or else it is to be sent again."""
        if accepted and self.asked == "sealing":
            self.sealed = True
        elif accepted:
            self.opened = True
        elif accepted is None:
            self.asked = ""

    def __repr__(self) -> str:
        return f"<Part of place {self.place}>"


def _drawn() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


class Contribution:
    """The keys of one client."""

    def __init__(self, speaking: Speaking, draw: Callable[[], bytes] | None = None) -> None:
        self._speaking = speaking
        self._draw = draw or _drawn
        self._parts: dict[str, Part] = {}

    def part(self, commitment: str) -> Part | None:
        """What this client gave to the segment of a commitment, or None."""
        return self._parts.get(commitment)

    def see(self, state: Data, places: Sequence[int]) -> None:
        """Do what the table asks of this client just now."""
        sealing = state["sealing"]
        if sealing is None:
            return
        mine = [place for place in sealing["waiting"] if place in places]
        if not mine:
            return
        commitment: str = sealing["segment"]["commitment"]
        match sealing["phase"]:
            case "sealing":
                self._seal(commitment, mine[0])
            case "opening":
                self._open(commitment, mine[0], sealing["segment"]["contributions"])

    def _seal(self, commitment: str, place: int) -> None:
        part = self._parts.get(commitment)
        if part is None:
            part = self._parts[commitment] = Part(place, self._draw())
            while len(self._parts) > MOST_KEPT:
                del self._parts[next(iter(self._parts))]
        if part.asked != "sealing" and part.place == place:
            part.asked = "sealing"
            command = {"type": "lobby", "do": "seal", "place": place, "c": part.c}
            self._speaking.ask(command, part.answered)

    def _open(self, commitment: str, place: int, contributions: Sequence[Data]) -> None:
        part = self._parts.get(commitment)
        taken = any(one["seat"] == place and part and one["c"] == part.c for one in contributions)
        if part is None or not taken or part.asked == "opening":
            return  # another page of this person sealed its key, before it was shut
        part.sealed = True
        part.asked = "opening"
        command = {"type": "lobby", "do": "open", "place": place, "k": part.key.hex()}
        self._speaking.ask(command, part.answered)
