"""What the tests of the server share: stores that misbehave, a clock in hand, and a page."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

import oie
from oie.table import Table, new_table
from oie.table.seats import seat
from oie.web.store import MemoryStore, Row, StoreError

Json = dict[str, Any]


class SlowStore(MemoryStore):
    """A disk that takes its time: an append is done when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[list[Row], Future[None]]] = []

    def append(self, rows: Sequence[Row]) -> Future[None]:
        future: Future[None] = Future()
        self.waiting.append((list(rows), future))
        return future

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


async def settled() -> None:
    """Let everything that is ready to run do so."""
    for _ in range(10):
        await asyncio.sleep(0)
