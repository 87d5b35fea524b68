"""A store in SQLite: one writer thread that commits what has come in together.

Every commit waits for the disk (`synchronous=FULL`), and many tables share one: while one commit is
under way the next rows gather. Readers have connections of their own, one a thread.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path

from oie.web.store.log import Kept, Row, StoreError

DATA_VERSION = 2
"""Version of the data folder (`PRAGMA user_version`); docs/reference/versions.md says what a change means."""
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
)
"""Script n leads from data version n to n + 1."""

Job = tuple[Callable[[sqlite3.Connection], None], "Future[None]"]


class SqliteStore:
    """The log of every table in one file."""

    def __init__(self, path: Path) -> None:
        """Open or make the file. Raises `StoreError` where it is newer than this program, or no store."""
        self._path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = threading.local()
        self._closed = False
        try:
            self._writer = self._connect()
            self._upgrade(self._writer)
        except sqlite3.Error as error:
            raise StoreError("store-file", file=str(path), problem=error) from error
        self.commits = 0
        self._thread = threading.Thread(target=self._write, name="oie-store", daemon=True)
        self._thread.start()

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
            self._copy(connection, version)
        for step in range(version, DATA_VERSION):
            connection.executescript(f"BEGIN;{_UPGRADES[step]}PRAGMA user_version={step + 1};COMMIT;")

    def _copy(self, connection: sqlite3.Connection, version: int) -> None:
        """Keep the older data beside the file, as `tables.sqlite.1`, before it is upgraded."""
        copy = self._path.with_name(f"{self._path.name}.{version}")
        if not copy.exists():
            connection.execute("VACUUM INTO ?", (str(copy),))

    def pragmas(self) -> dict[str, object]:
        """What the writer's own connection says of itself, for a test to read."""
        names = ("journal_mode", "synchronous", "user_version")
        return {name: self._writer.execute(f"PRAGMA {name}").fetchone()[0] for name in names}

    def append(self, rows: Sequence[Row], kept: Sequence[Kept] = ()) -> Future[None]:
        """Add rows and secrets, all or none; the future is done once the disk has them."""
        lines = [(row.table, row.version, row.at, row.body, row.digest) for row in rows]
        secrets = [(one.table, one.round, one.segment, one.secret) for one in kept]

        def job(connection: sqlite3.Connection) -> None:
            try:
                connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?)", lines)
                if secrets:
                    connection.executemany("INSERT INTO secret VALUES (?, ?, ?, ?)", secrets)
            except sqlite3.IntegrityError as error:
                raise StoreError("store-version", table=lines[0][0], version=lines[0][1]) from error

        return self._enqueue(job)

    def delete(self, table: str) -> Future[None]:
        """Forget a table."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute('DELETE FROM log WHERE "table" = ?', (table,))
            connection.execute('DELETE FROM secret WHERE "table" = ?', (table,))

        return self._enqueue(job)

    def _enqueue(self, job: Callable[[sqlite3.Connection], None]) -> Future[None]:
        future: Future[None] = Future()
        if self._closed:
            future.set_exception(StoreError("store-failed", problem="the store is closed"))
        else:
            self._jobs.put((job, future))
        return future

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
        return self._reader().execute('SELECT "table", MAX(at) FROM log GROUP BY "table"').fetchall()

    def _reader(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._readers, "connection", None)
        if connection is None:
            connection = self._readers.connection = self._connect()
        return connection

    def close(self) -> None:
        """Write what is waiting, and end the writer."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
            self._writer.close()

    def _write(self) -> None:
        """The writer: take what has gathered, commit it once, and only then say that it is done."""
        while True:
            jobs = [self._jobs.get()]
            while len(jobs) < MOST_TOGETHER and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            self._commit([job for job in jobs if job is not None])
            if jobs[-1] is None:
                return

    def _commit(self, jobs: list[Job]) -> None:
        if not jobs:
            return
        connection = self._writer
        done: list[Future[None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job, future in jobs:
                connection.execute("SAVEPOINT one")
                try:
                    job(connection)
                except StoreError as refused:
                    connection.execute("ROLLBACK TO one")
                    future.set_exception(refused)
                else:
                    done.append(future)
                connection.execute("RELEASE one")
            connection.execute("COMMIT")
            self.commits += 1
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for _, future in jobs:
                if not future.done():
                    future.set_exception(StoreError("store-failed", problem=error))
            return
        for future in done:
            future.set_result(None)
