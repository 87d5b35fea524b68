"""An older data folder is copied before it is upgraded, whatever moment it is killed at."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from oie.web.store import Row, SqliteStore, StoreError, copies, sqlite

OPEN = """
import os, signal, sys
from pathlib import Path
from oie.web.store import SqliteStore, copies, sqlite

def die(*_):
    os.kill(os.getpid(), signal.SIGKILL)

if sys.argv[2] == "copying":
    copies._finish = die
else:
    keep = sqlite.keep_older
    sqlite.keep_older = lambda *given: (keep(*given), die())
SqliteStore(Path(sys.argv[1]))
"""


def older(path: Path, tables: str = "AB", version: int = 1) -> Path:
    """A file as an older data version had it, with a row of each table."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA journal_mode=WAL")
        for step in range(version):
            connection.executescript(sqlite._UPGRADES[step])
        connection.executemany("INSERT INTO log VALUES (?, 0, 5.0, '{}', '')", [(table,) for table in tables])
        connection.execute(f"PRAGMA user_version={version}")
    return path


def content(path: Path) -> tuple[int, list[str]]:
    """Data version of a file, and its tables."""
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        found = [code for (code,) in connection.execute('SELECT DISTINCT "table" FROM log ORDER BY 1')]
    return version, found


def test_it_is_copied_then_upgraded_and_played_on(tmp_path: Path) -> None:
    path = older(tmp_path / "tables.sqlite")
    store = SqliteStore(path)
    assert store.rows("A", -1) == [Row("A", 0, 5.0, "{}", "")]
    store.append([Row("A", 1, 6.0, "{}", "")]).result(5)
    store.close()
    assert content(path) == (sqlite.DATA_VERSION, ["A", "B"])
    assert content(tmp_path / "tables.sqlite.1") == (1, ["A", "B"])
    SqliteStore(path).close()
    assert sorted(one.name for one in tmp_path.iterdir()) == ["tables.sqlite", "tables.sqlite.1"]


def test_every_row_and_secret_of_version_2_is_there_after_the_upgrade(tmp_path: Path) -> None:
    path = older(tmp_path / "tables.sqlite", "BA", version=2)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO log VALUES ('A', 1, 7.5, '{\"ü\":1}', 'digest')")
        connection.execute("INSERT INTO secret VALUES ('A', 1, 2, x'00ff')")
    store = SqliteStore(path)
    assert store.rows("A", -1) == [Row("A", 0, 5.0, "{}", ""), Row("A", 1, 7.5, '{"ü":1}', "digest")]
    assert store.tables() == [("A", 7.5), ("B", 5.0)]
    assert store.secret("A", 1, 2) == b"\x00\xff"
    store.delete("A").result(5)
    assert store.rows("A", -1) == [] and store.secret("A", 1, 2) is None
    store.close()
    if os.name == "posix":  # the secrets of dice are in it: nobody else may read it
        assert (tmp_path / "tables.sqlite.2").stat().st_mode & 0o777 == 0o600
    assert content(path) == (sqlite.DATA_VERSION, ["B"])
    assert content(tmp_path / "tables.sqlite.2") == (2, ["A", "B"])


@pytest.mark.skipif(os.name == "nt", reason="there are no such modes")
def test_a_new_store_is_its_owner_s_alone(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "tables.sqlite").close()
    assert (tmp_path / "tables.sqlite").stat().st_mode & 0o777 == 0o600


def test_a_folder_that_is_called_like_the_copy_is_passed_by(tmp_path: Path) -> None:
    path = older(tmp_path / "tables.sqlite")
    (tmp_path / "tables.sqlite.1").mkdir()
    SqliteStore(path).close()
    assert content(path) == (sqlite.DATA_VERSION, ["A", "B"])
    assert content(tmp_path / "tables.sqlite.1.2") == (1, ["A", "B"])


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.parametrize("moment", ["copying", "copied"])
def test_a_kill_leaves_no_half_copy_and_the_next_start_does_the_rest(tmp_path: Path, moment: str) -> None:
    path = older(tmp_path / "tables.sqlite")
    for _ in range(3):  # and again: no heap of copies
        done = subprocess.run([sys.executable, "-c", OPEN, str(path), moment], check=False, timeout=30)
        assert done.returncode == -signal.SIGKILL
        assert content(path) == (1, ["A", "B"])
        assert (tmp_path / "tables.sqlite.1").exists() == (moment == "copied")
    SqliteStore(path).close()
    assert content(path) == (sqlite.DATA_VERSION, ["A", "B"])
    assert content(tmp_path / "tables.sqlite.1") == (1, ["A", "B"])
    assert sorted(one.name for one in tmp_path.iterdir()) == ["tables.sqlite", "tables.sqlite.1"]


def test_an_older_copy_of_other_data_is_never_written_over(tmp_path: Path) -> None:
    """A backup of long ago that is put back and upgraded once more."""
    older(tmp_path / "tables.sqlite.1", "XYZ")
    (tmp_path / "tables.sqlite.1.2").write_text("not even data", "utf-8")
    path = older(tmp_path / "tables.sqlite")
    SqliteStore(path).close()
    assert content(tmp_path / "tables.sqlite.1") == (1, ["X", "Y", "Z"])
    assert (tmp_path / "tables.sqlite.1.2").read_text("utf-8") == "not even data"
    assert content(tmp_path / "tables.sqlite.1.3") == (1, ["A", "B"])


def test_where_no_copy_can_be_made_nothing_is_upgraded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(part: Path, copy: Path) -> None:
        raise OSError(28, "No space left on device")

    path = older(tmp_path / "tables.sqlite")
    monkeypatch.setattr(copies, "_finish", full)
    with pytest.raises(StoreError, match="No space left"):
        SqliteStore(path)
    assert content(path) == (1, ["A", "B"])


def test_a_newer_folder_is_left_as_it_is(tmp_path: Path) -> None:
    path = older(tmp_path / "tables.sqlite")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version={sqlite.DATA_VERSION + 1}")
    with pytest.raises(StoreError, match="newer program"):
        SqliteStore(path)
    assert content(path) == (sqlite.DATA_VERSION + 1, ["A", "B"])
    assert not (tmp_path / "tables.sqlite.2").exists()
