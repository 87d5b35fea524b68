"""The vault: a table's sealed dice, and the one secret that they have.

The secret is written down together with the row that shows its commitment, in a place of its own, and is
never in an event, a message or a log until the round has ended (docs/reference/sealed-dice.md).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from oie.dice import SealedDice, Secret
from oie.table import Table
from oie.table import commands as cm
from oie.web.store import Kept, Store


class Vault:
    """The secret of the segment that a table plays with, if its dice are sealed."""

    def __init__(
        self, code: str, store: Store, entropy: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        """Nothing is kept yet; anything but the system's randomness as `entropy` is for tests."""
        self._code = code
        self._store = store
        self._entropy = entropy
        self._secret: Secret | None = None
        self._of: tuple[int, int] = (0, 0)
        self._dice: SealedDice | None = None

    def load(self, table: Table) -> None:
        """Find the secret of a table that wakes up. It reads the store, so not on the loop's thread."""
        place = _hidden(table)
        if place is not None:
            raw = self._store.secret(self._code, *place)
            if raw is not None:
                self._secret, self._of = Secret(raw), place

    def offer(self, table: Table, pages: tuple[int, ...]) -> tuple[cm.Offer, Kept]:
        """A commitment to a new secret, and what is to be kept of it.

        `table` is the table as it is when the sealing begins: with a running round a segment is added to it.
        """
        segment = len(table.segments) + 1 if table.running else 1
        round_ = table.round if table.running else table.round + 1
        secret = Secret.drawn(self._entropy)
        offer = cm.Offer(self._code, secret.commitment(self._code, round_, segment), pages)
        kept = Kept(self._code, round_, segment, secret.uncover())
        return offer, kept

    def keep(self, kept: Kept) -> None:
        """An offer was written down: play with its secret from now on."""
        self._secret, self._of = Secret(kept.secret), (kept.round, kept.segment)

    def dice(self, table: Table) -> SealedDice | None:
        """The dice of the last segment from the next throw on, or None where its secret is not kept."""
        if not table.segments or _hidden(table) != self._of or self._secret is None:
            return None
        segment, number = table.segments[-1], table.throws + 1
        # After a throw that was written down these are the same dice; after one that was not, new ones.
        if self._dice is None or self._dice.next_throw != number or self._dice.segment != segment:
            self._dice = SealedDice(self._secret, segment, number)
        return self._dice

    def shown(self, table: Table) -> cm.ShowSecret | None:
        """The command that shows the secret of the last segment, or None where none is hidden."""
        if table.sealing is not None or _hidden(table) != self._of or self._secret is None:
            return None
        return cm.ShowSecret(self._secret.uncover().hex())


def _hidden(table: Table) -> tuple[int, int] | None:
    """(round, segment) of the secret that a table plays with, or None."""
    if table.sealing is not None:
        return table.sealing.facts.round, table.sealing.facts.segment
    if table.segments and table.segments[-1].secret is None:
        return table.segments[-1].round, table.segments[-1].segment
    return None
