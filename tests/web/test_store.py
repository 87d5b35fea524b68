"""One list of promises for every store, and what SQLite adds: the disk, and one commit for many."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import Future, wait
from pathlib import Path

import pytest

from oie.web.store import Kept, MemoryStore, Row, SqliteStore, Store, StoreError
from oie.web.store.sqlite import DATA_VERSION


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    made: Store = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "tables.sqlite")
    yield made
    made.close()


def row(table: str, version: int, body: str = "{}") -> Row:
    return Row(table, version, float(version), body, "d")


def kept(table: str) -> Kept:
    return Kept(table, 1, 1, bytes(32))


def test_what_was_added_is_read_back_in_order(store: Store) -> None:
    store.append([row("A", 0), row("A", 1), row("B", 0)]).result(5)
    store.append([row("A", 2, "é\u2028𝄞")]).result(5)
    assert [r.version for r in store.rows("A", -1)] == [0, 1, 2]
    assert [r.version for r in store.rows("A", 1)] == [2]
    assert store.rows("A", 1)[0] == row("A", 2, "é\u2028𝄞")
    assert store.rows("C", -1) == []
    assert dict(store.tables()) == {"A": 2.0, "B": 0.0}


def test_a_version_is_written_once_and_a_refused_append_adds_nothing(store: Store) -> None:
    store.append([row("A", 0)]).result(5)
    with pytest.raises(StoreError, match="already written") as refused:
        store.append([row("A", 1), row("A", 0)]).result(5)
    assert refused.value.code == "store-version"
    with pytest.raises(StoreError):
        store.append([row("A", 5), row("A", 5)]).result(5)
    assert [r.version for r in store.rows("A", -1)] == [0]


def test_of_writers_at_once_only_one_is_right(store: Store) -> None:
    barrier, won = threading.Barrier(8), []

    def write(n: int) -> None:
        barrier.wait()
        if store.append([row("A", 7, str(n))]).exception(5) is None:
            won.append(n)

    threads = [threading.Thread(target=write, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) == 1
    assert [r.body for r in store.rows("A", -1)] == [str(won[0])]


def test_a_table_is_forgotten(store: Store) -> None:
    store.append([row("A", 0), row("B", 0)]).result(5)
    store.delete("A").result(5)
    assert store.rows("A", -1) == []
    assert [code for code, _ in store.tables()] == ["B"]


def test_the_writer_s_own_connection_waits_for_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    assert store.pragmas() == {"journal_mode": "wal", "synchronous": 2, "user_version": DATA_VERSION}
    store.close()


def test_many_tables_share_one_commit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    before = store.commits
    waiting = [store.append([row(f"T{n}", 0)]) for n in range(400)]
    wait(waiting, 20)
    assert all(future.exception() is None for future in waiting)
    assert store.commits - before < 100
    store.close()


def test_what_cannot_be_is_refused_alone_among_many_in_one_commit(tmp_path: Path) -> None:
    store, held, go = SqliteStore(tmp_path / "tables.sqlite"), threading.Event(), threading.Event()

    def hold(_: object) -> None:
        held.set()
        go.wait(10)

    store.append([row("T0", 2)]).result(5)
    store._enqueue(hold, Future[None]())  # the writer waits, and the rest gathers
    held.wait(10)
    done = [store.append([row(f"T{n}", 1), row(f"T{n}", 2)], [kept(f"T{n}")]) for n in range(300)]
    gone = store.delete("T7")
    again = [store.append([row("T7", 1)]), store.append([row("T8", 3)], [kept("T8")])]
    go.set()
    gone.result(10)
    errors = [future.exception(10) for future in (*done, *again)]
    assert [type(error) for error in errors] == [StoreError, *[type(None)] * 300, StoreError]
    assert store.rows("T0") == [row("T0", 2)] and store.secret("T0", 1, 1) is None
    assert store.rows("T7") == [row("T7", 1)] and store.secret("T7", 1, 1) is None
    assert all(store.rows(f"T{n}") == [row(f"T{n}", 1), row(f"T{n}", 2)] for n in range(1, 300) if n != 7)
    assert all(store.secret(f"T{n}", 1, 1) for n in range(1, 300) if n != 7)
    assert store.commits < 6
    store.close()


def test_what_was_acknowledged_is_there_after_the_store_is_opened_again(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    store.append([row("A", 0)]).result(5)
    other = SqliteStore(tmp_path / "t.sqlite")  # as after a kill: the first was never closed
    assert [r.version for r in other.rows("A", -1)] == [0]
    other.close()
    store.close()


def test_a_closed_store_refuses(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite")
    store.close()
    assert isinstance(store.append([row("A", 0)]).exception(1), StoreError)
    store.close()


def test_a_newer_or_foreign_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    newer = tmp_path / "newer.sqlite"
    connection = sqlite3.connect(newer)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match="newer program"):
        SqliteStore(newer)
    foreign = tmp_path / "foreign.sqlite"
    foreign.write_bytes(b"this is no database at all" * 100)
    with pytest.raises(StoreError, match="cannot open"):
        SqliteStore(foreign)
    assert foreign.read_bytes().startswith(b"this is no database")
    with pytest.raises(StoreError):
        SqliteStore(tmp_path / "no such folder" / "t.sqlite")
