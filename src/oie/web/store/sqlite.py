"""A store in SQLite: one writer thread that commits what has come in together.

Every commit waits for the disk (`synchronous=FULL`), and many tables share one: while one commit is
under way the next rows gather. Readers have connections of their own, one a thread.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

from oie.web.store.copies import keep_older
from oie.web.store.jobs import Work, adding, do, each
from oie.web.store.log import Kept, Row, StoreError
from oie.web.store.timing import Timing

DATA_VERSION = 3
"""Version of the data folder (`PRAGMA user_version`); docs/reference/versions.md says what a change means."""
READER_CACHE = 256
"""KiB of pages that each reading thread keeps: a table is read once, when it wakes."""
BUSY, GATHER = 3, 0.003
"""After a commit of more than so many jobs the next one waits so many seconds for others to join it."""
MOST_TOGETHER = 500
"""Most jobs in one commit, so that the first of them does not wait for ever."""

_UPGRADES = (
    """
    CREATE TABLE log (
        "table" TEXT NOT NULL,
        version INTEGER NOT NULL,
        at REAL NOT NULL,
        body TEXT NOT NULL,
        digest TEXT NOT NULL,
        PRIMARY KEY ("table", version)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE secret (
        "table" TEXT NOT NULL,
        round INTEGER NOT NULL,
        segment INTEGER NOT NULL,
        secret BLOB NOT NULL,
        PRIMARY KEY ("table", round, segment)
    ) WITHOUT ROWID;
    """,
    # Rows as they come, with an index: what one commit adds stands on few pages, whatever tables it is of.
    """
    ALTER TABLE log RENAME TO older;
    CREATE TABLE log (
        "table" TEXT NOT NULL,
        version INTEGER NOT NULL,
        at REAL NOT NULL,
        body TEXT NOT NULL,
        digest TEXT NOT NULL,
        PRIMARY KEY ("table", version)
    );
    INSERT INTO log SELECT * FROM older;
    DROP TABLE older;
    """,
)
"""Script n leads from data version n to n + 1."""

TABLES = """
    WITH RECURSIVE found(code) AS (
        SELECT MIN("table") FROM log
        UNION ALL
        SELECT (SELECT MIN("table") FROM log WHERE "table" > code) FROM found WHERE code IS NOT NULL
    )
    SELECT code,
        (SELECT at FROM log WHERE "table" = code ORDER BY version DESC LIMIT 1),
        (SELECT version FROM log WHERE "table" = code ORDER BY version DESC LIMIT 1)
    FROM found WHERE code IS NOT NULL
"""
"""Code, time and version of the last row of every table; it steps from one to the next and reads no body."""

Promise: TypeAlias = "Future[None] | asyncio.Future[None]"
Job: TypeAlias = tuple[Work, Promise]


class SqliteStore:
    """The log of every table in one file."""

    def __init__(self, path: Path) -> None:
        """Open or make the file. Raises `StoreError` where it is newer than this program, or no store."""
        self._path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = threading.local()
        self._reading: list[sqlite3.Connection] = []
        self._closed = False
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # the secrets of dice are in it
            self._writer = self._connect()
            self._writer.execute("PRAGMA secure_delete=ON")  # a name that is deleted is gone from the file
            self._upgrade(self._writer)
        except (sqlite3.Error, OSError) as error:
            problem = getattr(error, "strerror", None) or error
            raise StoreError("store-file", file=str(path), problem=problem) from error
        self.timing = Timing()
        self._thread = threading.Thread(target=self._write, name="oie-store", daemon=True)
        self._thread.start()

    @property
    def commits(self) -> int:
        """How many commits there were."""
        return self.timing.commits

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    def _upgrade(self, connection: sqlite3.Connection) -> None:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > DATA_VERSION:
            raise StoreError("store-newer", file=str(self._path), got=version, known=DATA_VERSION)
        if 0 < version < DATA_VERSION:
            keep_older(connection, self._path, version)
        for step in range(version, DATA_VERSION):
            connection.executescript(f"BEGIN;{_UPGRADES[step]}PRAGMA user_version={step + 1};COMMIT;")

    def pragmas(self) -> dict[str, object]:
        """What the writer's own connection says of itself, for a test to read."""
        names = ("journal_mode", "synchronous", "user_version")
        return {name: self._writer.execute(f"PRAGMA {name}").fetchone()[0] for name in names}

    def append(self, rows: Sequence[Row], kept: Sequence[Kept] = ()) -> Future[None]:
        """Add rows and secrets, all or none; the future is done once the disk has them."""
        future: Future[None] = Future()
        self._enqueue(adding(rows, kept), future)
        return future

    def write(self, rows: Sequence[Row], kept: Sequence[Kept] = ()) -> Awaitable[None]:
        """The same for the thread of a running loop, which is woken once for a whole commit."""
        future = asyncio.get_running_loop().create_future()
        self._enqueue(adding(rows, kept), future)
        return future

    def delete(self, table: str) -> Future[None]:
        """Forget a table."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute('DELETE FROM log WHERE "table" = ?', (table,))
            connection.execute('DELETE FROM secret WHERE "table" = ?', (table,))

        future: Future[None] = Future()
        self._enqueue(job, future)
        return future

    def check(self) -> Future[None]:
        """Write what changes nothing; the future fails where nothing could be written."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(f"PRAGMA user_version={DATA_VERSION}")

        future: Future[None] = Future()
        self._enqueue(job, future)
        return future

    def _enqueue(self, work: Work, future: Promise) -> None:
        if self._closed:
            future.set_exception(StoreError("store-failed", problem="the store is closed"))
        else:
            self._jobs.put((work, future))

    def rows(self, table: str, after: int = 0) -> list[Row]:
        """Rows of a table with a version above `after`, in order."""
        asked = 'SELECT * FROM log WHERE "table" = ? AND version > ? ORDER BY version'
        return [Row(*row) for row in self._reader().execute(asked, (table, after))]

    def secret(self, table: str, round_: int, segment: int) -> bytes | None:
        """The secret kept for a segment, or None."""
        asked = 'SELECT secret FROM secret WHERE "table" = ? AND round = ? AND segment = ?'
        found = self._reader().execute(asked, (table, round_, segment)).fetchone()
        return None if found is None else bytes(found[0])

    def tables(self) -> list[tuple[str, float]]:
        """(code, time of the last row) of every table."""
        return [(code, at) for code, at, _ in self._reader().execute(TABLES)]

    def _reader(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._readers, "connection", None)
        if connection is None:
            connection = self._readers.connection = self._connect()
            connection.execute(f"PRAGMA cache_size=-{READER_CACHE}")
            self._reading.append(connection)
        return connection

    def close(self) -> None:
        """Write what is waiting, and end the writer."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
            for connection in (*self._reading, self._writer):  # the last one takes the files beside ours away
                connection.close()

    def _write(self) -> None:
        """The writer: take what has gathered, commit it once, and only then say that it is done."""
        busy = False
        while True:
            jobs = [self._jobs.get()]
            if busy:
                time.sleep(GATHER)
            while len(jobs) < MOST_TOGETHER and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            self._commit([job for job in jobs if job is not None])
            busy = len(jobs) > BUSY
            if jobs[-1] is None:
                return

    def _commit(self, jobs: list[Job]) -> None:
        if not jobs:
            return
        connection, refused = self._writer, dict[int, StoreError]()
        began = time.perf_counter()
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                do(connection, [work for work, _ in jobs])
            except StoreError:  # one of them cannot be: find out which, and keep the others
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                refused = each(connection, [work for work, _ in jobs])
            connection.execute("COMMIT")
            self.timing.took(time.perf_counter() - began, len(jobs))
        except Exception as error:  # whatever it is: a writer that ends would leave everybody waiting
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            self.timing.failed(error)
            problem = error if isinstance(error, sqlite3.Error) else type(error).__name__
            failed = StoreError("store-failed", problem=problem)
            _settle([(future, failed) for _, future in jobs])
            return
        _settle([(future, refused.get(place)) for place, (_, future) in enumerate(jobs)])


def _settle(outcomes: list[tuple[Promise, StoreError | None]]) -> None:
    """Keep every promise; a loop is woken once for all that wait on it."""
    waiting: dict[asyncio.AbstractEventLoop, list[tuple[Promise, StoreError | None]]] = {}
    for future, error in outcomes:
        if isinstance(future, asyncio.Future):
            waiting.setdefault(future.get_loop(), []).append((future, error))
        else:
            _keep([(future, error)])
    for loop, its in waiting.items():
        with suppress(RuntimeError):  # the loop has ended: nobody waits any more
            loop.call_soon_threadsafe(_keep, its)


def _keep(outcomes: list[tuple[Promise, StoreError | None]]) -> None:
    for future, error in outcomes:
        if future.done():  # whoever waited has given up
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
