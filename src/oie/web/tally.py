"""Tally: what a server has done since it started, as numbers. No name, code, key or address is in them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from oie.core.errors import OieError


@dataclass(slots=True)
class Tally:
    """Counts since the start of the server.

    Fields:
        accepted: commands that were written down.
        refused: code of a refusal -> how many.
        dropped: lines of clients that did not read.
        opened, removed: tables that began, and that were deleted or had grown old.
        hosts, origins: requests under a foreign name, and from foreign pages.
    """

    accepted: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    dropped: int = 0
    opened: int = 0
    removed: int = 0
    hosts: int = 0
    origins: int = 0

    def answered(self, answer: int | OieError) -> None:
        """One more command and its answer."""
        if isinstance(answer, OieError):
            self.refused[answer.code] += 1
        else:
            self.accepted += 1

    def facts(self) -> dict[str, int]:
        """The counts as a line of the log has them."""
        return {
            "accepted": self.accepted,
            "refused": self.refused.total(),
            "dropped": self.dropped,
            "opened": self.opened,
            "removed": self.removed,
            "foreign_hosts": self.hosts,
            "foreign_pages": self.origins,
        }
