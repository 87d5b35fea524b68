"""Course: what one command leads to at a table, with everything that follows from it by itself.

A throw that ends the round shows the secret of its dice; the last key that is opened deals the first dice.
All of it is one commit: a page never sees a table between these steps.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from oie.core.errors import OieError
from oie.dice import Dice, DiceKind, SealedDice
from oie.table import Table, decide, evolve
from oie.table import commands as cm
from oie.table import events as ev
from oie.table.errors import TableError
from oie.table.round import MoveMade, RoundOpened
from oie.web.store import Kept
from oie.web.vault import Vault


@dataclass(frozen=True, slots=True)
class Change:
    """One version of a table, as every page is told."""

    version: int
    event: ev.TableEvent
    before: Table
    after: Table
    digest: str
    """Of the position after it, or empty where no round is running."""
    told: dict[str, str] = field(default_factory=dict, compare=False)
    """Language -> the message that tells it, made once for all pages that read it."""


@dataclass(slots=True)
class Course:
    """The changes that a command leads to, and the secrets to be written down with them."""

    table: Table
    now: float
    plain: Dice
    vault: Vault
    changes: list[Change] = field(default_factory=list)
    kept: list[Kept] = field(default_factory=list)

    def run(self, command: cm.Command, pages: Callable[[Table], tuple[int, ...]]) -> OieError | None:
        """Follow a command to its end; `pages` tells the places whose pages contribute to sealed dice."""
        if _ends(command) and self.table.dice == "sealed" and self.table.running:
            self._show()
        refused = self._step(self._offered(command, pages))
        if refused is not None or not self._between():
            return refused
        if self.table.segments and self.table.position is None:  # sealed, and not yet begun
            refused = self._step(cm.Deal())
        if refused is None and self._between():
            self._show()
        return refused

    def _between(self) -> bool:
        """True where the dice are sealed ones, which are neither played with nor contributed to."""
        table = self.table
        return table.dice == "sealed" and not table.running and table.sealing is None

    def _show(self) -> None:
        shown = self.vault.shown(self.table)
        if shown is not None and self.table.segments and self.table.segments[-1].secret is None:
            self._step(shown)

    def _offered(self, command: cm.Command, pages: Callable[[Table], tuple[int, ...]]) -> cm.Command:
        """The command with a commitment, where it begins a round or a segment of sealed dice."""
        match command:
            case cm.StartRound() if self.table.dice == "sealed":
                idle = evolve(self.table, ev.RoundStopped())
                offer, kept = self.vault.offer(idle, pages(self.table))
                self.kept.append(kept)
                return cm.StartRound(offer)
            case cm.TakeUp(table=taken) if taken.dice == "sealed" and taken.running:
                offer, kept = self.vault.offer(taken, pages(self.table))
                self.kept.append(kept)
                return cm.TakeUp(taken, offer)
            case _:
                return command

    def _step(self, command: cm.Command) -> OieError | None:
        dice = self._dice()
        answer = decide(self.table, command, self.now, dice)
        if isinstance(answer, OieError):
            return answer
        for event in answer:
            self._add(event)
        if isinstance(dice, SealedDice) and isinstance(answer[-1], MoveMade | RoundOpened):
            lots = dice.segment.lots
            if lots != self.table.segments[-1].lots:
                self._add(ev.LotsDrawn(lots))
        return None

    def _dice(self) -> Dice:
        if self.table.dice != "sealed" or self.table.sealing is not None or not self.table.segments:
            return self.plain
        return self.vault.dice(self.table) or NoDice()

    def _add(self, event: ev.TableEvent) -> None:
        after = evolve(self.table, event)
        self.changes.append(Change(after.version, event, self.table, after, digest(after)))
        self.table = after


def digest(table: Table) -> str:
    """What a row says of the position after it, to find a log that was tampered with."""
    return "" if table.position is None else hashlib.sha256(str(table.position).encode()).hexdigest()[:16]


class NoDice:
    """Sealed dice whose secret is not kept any more: nothing can be thrown with them."""

    kind: Final[DiceKind] = "sealed"

    def throw(self, count: int, faces: int = 6) -> tuple[int, ...]:
        """No throw."""
        raise TableError("table-dice-lost")

    def draw(self, n: int) -> int:
        """No lot."""
        raise TableError("table-dice-lost")


def _ends(command: cm.Command) -> bool:
    """True where a command gives up the round that is running."""
    return isinstance(command, cm.StartRound | cm.Stop | cm.TakeUp)
