"""Presence: which pages look at a table, and whose they are.

It is never written down: after a restart the pages say themselves that they are there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from oie.core.errors import OieError
from oie.table import Table
from oie.table.rights import is_known
from oie.web.course import Change


class Listener(Protocol):
    """A page at a table, whatever carries what it is told."""

    @property
    def key(self) -> str | None:
        """Digest of the key of whoever looks, or None for somebody without a seat."""

    def changed(self, change: Change) -> None:
        """A change of the table."""

    def present(self, facts: dict[str, object]) -> None:
        """Who is there has changed."""

    def replaced(self) -> None:
        """The same person has opened the table elsewhere: this page is done (UX-48)."""

    def turned_away(self, error: OieError) -> None:
        """There is nothing to look at any more, and why."""


class Presence:
    """The pages at one table."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._pages: dict[Listener, None] = {}
        self._host_left: float | None = None

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._pages)

    @property
    def pages(self) -> int:
        """How many pages look at the table."""
        return len(self._pages)

    def join(self, page: Listener, table: Table) -> None:
        """A page is there; an older one of the same person gives way to it."""
        if page.key is not None and table.lobby is not None:
            for other in [one for one in self._pages if one.key == page.key]:
                del self._pages[other]
                other.replaced()
        self._pages[page] = None
        self.changed(table)

    def leave(self, page: Listener, table: Table) -> None:
        """A page is gone."""
        if self._pages.pop(page, False) is None:
            self.changed(table)

    def host_away(self, table: Table) -> float:
        """Seconds for which no page of the host has been there; 0 where one is."""
        return 0.0 if self._host_left is None else max(0.0, self._clock() - self._host_left)

    def contributors(self, table: Table) -> tuple[int, ...]:
        """The places whose pages contribute to sealed dice: one a person that is there, the lowest.

        Where nobody is there yet (a saved round has just opened its table), whoever has a seat is waited for.
        """
        people = [place for place, seat in enumerate(table.seats) if seat.kind == "person"]
        if table.lobby is None:
            return tuple((people or [0])[:1])
        here = {page.key for page in self._pages}
        firsts: dict[str, int] = {}
        for place, chair in enumerate(table.lobby.chairs):
            if chair.key is not None and (chair.key in here or not here):
                firsts.setdefault(chair.key, place)
        return tuple(sorted(firsts.values()))

    def facts(self, table: Table) -> dict[str, object]:
        """Who is there, as pages are told (UX-46, UX-47)."""
        lobby = table.lobby
        if lobby is None:
            return {}
        here = {page.key for page in self._pages}
        return {
            "seats": [chair.key is not None and chair.key in here for chair in lobby.chairs],
            "host": lobby.host in here,
            "host_away": int(self.host_away(table)),
            "watching": sum(page.key is None or not is_known(table, page.key) for page in self._pages),
        }

    def tell(self, table: Table) -> None:
        """Tell every page who is there."""
        facts = self.facts(table)
        if facts:
            for page in tuple(self._pages):
                page.present(facts)

    def changed(self, table: Table) -> None:
        """Who is there, or who is the host, has changed: every page is told."""
        if table.lobby is None:
            return
        if any(page.key == table.lobby.host for page in self._pages):
            self._host_left = None
        elif self._host_left is None:
            self._host_left = self._clock()
        self.tell(table)
