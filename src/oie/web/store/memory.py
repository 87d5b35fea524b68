"""A store in memory: for tests, and for tables that need not outlive the process."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Sequence
from concurrent.futures import Future

from oie.web.store.log import Kept, Row, StoreError


class MemoryStore:
    """Rows in dictionaries; the promises of `Store` but for the power cut."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._tables: dict[str, dict[int, Row]] = {}
        self._secrets: dict[tuple[str, int, int], bytes] = {}

    def append(self, rows: Sequence[Row], kept: Sequence[Kept] = ()) -> Future[None]:
        """Add rows and secrets, all or none."""
        future: Future[None] = Future()
        with self._lock:
            keys = [(row.table, row.version) for row in rows]
            for place, (table, version) in enumerate(keys):
                if version in self._tables.get(table, {}) or (table, version) in keys[:place]:
                    future.set_exception(StoreError("store-version", table=table, version=version))
                    return future
            for row in rows:
                self._tables.setdefault(row.table, {})[row.version] = row
            for one in kept:
                self._secrets[one.table, one.round, one.segment] = one.secret
        future.set_result(None)
        return future

    def rows(self, table: str, after: int = 0) -> list[Row]:
        """Rows of a table with a version above `after`, in order."""
        with self._lock:
            known = self._tables.get(table, {})
            return [known[version] for version in sorted(known) if version > after]

    def write(self, rows: Sequence[Row], kept: Sequence[Kept] = ()) -> Awaitable[None]:
        """Add rows and secrets, for the thread of a running loop."""
        return asyncio.wrap_future(self.append(rows, kept))

    def secret(self, table: str, round_: int, segment: int) -> bytes | None:
        """The secret kept for a segment, or None."""
        with self._lock:
            return self._secrets.get((table, round_, segment))

    def tables(self) -> list[tuple[str, float]]:
        """(code, time of the last row) of every table."""
        with self._lock:
            return sorted((code, rows[max(rows)].at) for code, rows in self._tables.items())

    def delete(self, table: str) -> Future[None]:
        """Forget a table."""
        future: Future[None] = Future()
        with self._lock:
            self._tables.pop(table, None)
            for key in [key for key in self._secrets if key[0] == table]:
                del self._secrets[key]
        future.set_result(None)
        return future

    def check(self) -> Future[None]:
        """Nothing stands in the way of writing."""
        future: Future[None] = Future()
        future.set_result(None)
        return future

    def close(self) -> None:
        """Nothing is waiting."""
