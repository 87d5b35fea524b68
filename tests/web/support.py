"""What the tests of the server share: stores that misbehave, a clock in hand, and a page."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from typing import Any

import oie
from oie.core.errors import OieError
from oie.table import Table, new_table
from oie.table.seats import seat
from oie.web.course import Change
from oie.web.store import Kept, MemoryStore, Row, StoreError

Json = dict[str, Any]


class SlowStore(MemoryStore):
    """A disk that takes its time: an append is done when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[list[Row], Future[None]]] = []

    def append(self, rows: Sequence[Row], kept: Sequence[Kept] = ()) -> Future[None]:
        future: Future[None] = Future()
        self.waiting.append((list(rows), future))
        return future

    def write(self, rows: Sequence[Row], kept: Sequence[Kept] = ()) -> Awaitable[None]:
        return asyncio.wrap_future(self.append(rows, kept))

    def finish(self) -> None:
        """Let the oldest append happen."""
        rows, future = self.waiting.pop(0)
        super().append(rows).result(1)
        future.set_result(None)

    def fail(self) -> None:
        """Let the oldest append fail."""
        _, future = self.waiting.pop(0)
        future.set_exception(StoreError("store-failed", problem="the disk is full"))


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def table_of(id: str = "famille", machines: int = 0, seats: int = 2, **options: object) -> Table:
    """A table whose last seats are the machine's."""
    people = tuple(seat(i, f"P{i}", machine=i >= seats - machines) for i in range(seats))
    return new_table(oie.ruleset(id, **options), people)


class Watcher:
    """A page that writes down what it is told; `then` is called after each change."""

    def __init__(self, key: str | None = None, then: Callable[[Change], None] | None = None) -> None:
        self.key = key
        self.told: list[Change] = []
        self.facts: dict[str, object] = {}
        self.gone = False
        self._then = then

    def changed(self, change: Change) -> None:
        self.told.append(change)
        if self._then is not None:
            self._then(change)

    def present(self, facts: dict[str, object]) -> None:
        self.facts = facts

    def turned_away(self, error: OieError) -> None:
        """Nothing is left to look at."""
        self.gone = True

    def replaced(self) -> None:
        self.gone = True


async def settled() -> None:
    """Let everything that is ready to run do so."""
    for _ in range(10):
        await asyncio.sleep(0)
