"""Sealing: how the pages fix their part of the dice before the first throw, without I/O or clock.

1. The authority shows the commitment C to its secret; `Sealing.begin` starts here.
2. Each page seals a key k of its own: `seal` takes c = SHA-256(k).
3. When all have, or after ten seconds, each page opens its key: `open` takes k.
4. When all have, or after ten seconds more, the dice are sealed: `segment()` states the facts. A key
   that did not come counts as empty, and stands there as such.

A sealing knows the commitment but never the secret. Every step returns a new one; `now` is seconds
on any clock of the caller's that does not run back, and `wake_at` is when to call `at` again.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from oie.dice.derivation import seal_of
from oie.dice.errors import DiceError, described
from oie.dice.forms import is_hex
from oie.dice.segment import Contribution, Segment

SEALING_SECONDS = 10
"""How long the pages have to seal their keys, and again to open them, in seconds."""

Phase = Literal["sealing", "opening", "sealed"]


@dataclass(frozen=True, slots=True)
class Sealing:
    """The dice of one segment while the pages contribute.

    Fields:
        facts: the segment as far as it is settled.
        phase: what the pages are asked for; `sealed` when nothing is.
        deadline: the time at which the present phase ends by itself.
    """

    facts: Segment
    phase: Phase
    deadline: float

    @classmethod
    def begin(
        cls,
        table: str,
        round_: int,
        segment: int,
        commitment: str,
        *,
        seats: Iterable[int],
        now: float,
        first: int = 1,
    ) -> Sealing:
        """A sealing to which the pages of `seats` contribute, for throws from number `first` on.

        Raises:
            DiceError: `dice-segment` where a value cannot stand in a segment.
        """
        pages = tuple(Contribution(seat) for seat in seats)
        facts = Segment(table, round_, segment, commitment, pages, first)
        return cls(facts, "sealing", now + SEALING_SECONDS).at(now)

    @property
    def wake_at(self) -> float | None:
        """The time at which `at` changes something though no page acts, or None once sealed."""
        return None if self.phase == "sealed" else self.deadline

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose pages the present phase still waits for."""
        match self.phase:
            case "sealing":
                return tuple(page.seat for page in self.facts.contributions if page.c is None)
            case "opening":
                return tuple(page.seat for page in self.facts.contributions if page.c and page.k is None)
            case "sealed":
                return ()

    def at(self, now: float) -> Sealing:
        """The sealing at time `now`: in its next phase where nobody is waited for, or time is up."""
        if self.phase == "sealed" or (self.waiting and now < self.deadline):
            return self
        following: Phase = "opening" if self.phase == "sealing" else "sealed"
        return Sealing(self.facts, following, now + SEALING_SECONDS).at(now)

    def seal(self, seat: int, c: str, now: float) -> Sealing:
        """The page of `seat` seals its key; the same c again changes nothing.

        Raises:
            DiceError: `dice-seal-stranger`, `dice-seal-form`, `dice-seal-late`, `dice-seal-changed` or
                `dice-seal-copied` (another page's c); then nothing has changed.
        """
        page = self._page(seat)
        if not is_hex(c, 64):
            raise DiceError("dice-seal-form", seat=seat, digits=64, got=described(c))
        if page.c is not None and hmac.compare_digest(page.c, c):
            return self.at(now)
        current = self.at(now)
        if current.phase != "sealing":
            raise DiceError("dice-seal-late", seat=seat)
        if page.c is not None:
            raise DiceError("dice-seal-changed", seat=seat)
        for other in self.facts.contributions:
            if other.c == c:
                raise DiceError("dice-seal-copied", seat=seat, other=other.seat)
        return current._with(replace(page, c=c)).at(now)

    def open(self, seat: int, k: str, now: float) -> Sealing:
        """The page of `seat` opens its key; the same k again changes nothing.

        Raises:
            DiceError: `dice-seal-stranger`, `dice-seal-form`, `dice-open-early`, `dice-open-late`,
                `dice-open-nothing` or `dice-open-mismatch`; then nothing has changed.
        """
        page = self._page(seat)
        if not is_hex(k, 32):
            raise DiceError("dice-seal-form", seat=seat, digits=32, got=described(k))
        if page.k is not None and hmac.compare_digest(page.k, k):
            return self.at(now)
        current = self.at(now)
        if current.phase == "sealing":
            raise DiceError("dice-open-early", seat=seat)
        if page.c is None:
            raise DiceError("dice-open-nothing", seat=seat)
        if current.phase == "sealed":
            raise DiceError("dice-open-late", seat=seat)
        if not hmac.compare_digest(page.c, seal_of(bytes.fromhex(k))):
            raise DiceError("dice-open-mismatch", seat=seat)
        return current._with(replace(page, k=k)).at(now)

    def segment(self) -> Segment:
        """The facts of the sealed dice.

        Raises:
            DiceError: `dice-unready` while pages are waited for.
        """
        if self.phase != "sealed":
            waiting, pages = len(self.waiting), len(self.facts.contributions)
            raise DiceError("dice-unready", waiting=waiting, pages=pages)
        return self.facts

    def _page(self, seat: int) -> Contribution:
        for page in self.facts.contributions:
            if page.seat == seat and type(seat) is int:
                return page
        raise DiceError("dice-seal-stranger", seat=described(seat))

    def _with(self, page: Contribution) -> Sealing:
        pages = tuple(page if other.seat == page.seat else other for other in self.facts.contributions)
        return replace(self, facts=replace(self.facts, contributions=pages))
