"""One server a folder, and nothing acknowledged is lost when it is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from oie.web.folder import Folder, usual_folder
from oie.web.store import SqliteStore, StoreError

WRITER = """
import sys
from pathlib import Path
from oie.web.store import Row, SqliteStore
store = SqliteStore(Path(sys.argv[1]))
start = int(sys.argv[2])
for version in range(start, start + 100_000):
    store.append([Row(table, version, 0.0, "{}", "") for table in ("A", "B")]).result()
    print(version, flush=True)
"""


def test_a_second_server_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    first = Folder(tmp_path)
    with pytest.raises(StoreError) as busy:
        Folder(tmp_path)
    assert (busy.value.code, busy.value.details["address"]) == ("store-busy", "starting")
    first.serves("http://127.0.0.1:8063/")
    with pytest.raises(StoreError) as busy:
        Folder(tmp_path)
    assert busy.value.details["address"] == "http://127.0.0.1:8063/"
    first.close()
    Folder(tmp_path).close()


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    with pytest.raises(StoreError, match="cannot open"):
        Folder(tmp_path / "file" / "data")


def test_the_usual_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if os.name == "posix":
        assert usual_folder() == tmp_path / "oie"


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_writer_killed_twenty_times_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    path, start = tmp_path / "tables.sqlite", 0
    for kill in range(20):
        command = [sys.executable, "-c", WRITER, str(path), str(start)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            said = [int(writer.stdout.readline()) for _ in range(3 + kill % 5)]
            os.kill(writer.pid, signal.SIGKILL)
            said += [int(line) for line in writer.stdout.read().splitlines() if line.strip()]
        store = SqliteStore(path)
        kept = {table: [r.version for r in store.rows(table, -1)] for table in ("A", "B")}
        store.close()
        assert kept["A"] == kept["B"] == list(range(len(kept["A"])))
        assert len(kept["A"]) > max(said)
        start = len(kept["A"])
