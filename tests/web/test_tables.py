"""`oie tables` and `oie backup`: what is done to a data folder beside its server, running or not."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from oie.record import decode, replay
from oie.table import commands as cm
from oie.table.log import replay as fold
from oie.web import beside, control
from oie.web.errors import WebError
from oie.web.folder import Folder
from oie.web.hub import Hub
from oie.web.store import Kept, Row, SqliteStore, StoreError
from oie.web.store.copies import backup
from tests.cli.support import outside
from tests.web.process import SEATS, free_port, get, post, refused, server
from tests.web.support import table_of


def filled(data: Path) -> list[str]:
    """Codes of two tables in a folder without a server: one new, one with a round and a throw."""

    async def fill() -> list[str]:
        hub = Hub(SqliteStore(data / "tables.sqlite"))
        new, played = await hub.open(table_of()), await hub.open(table_of())
        await played.do(cm.StartRound())
        await played.do(cm.ThrowDice(0))
        hub.close()
        return [new.code, played.code]

    data.mkdir(exist_ok=True)
    return asyncio.run(fill())


def test_tables_are_listed_with_what_happened_last(tmp_path: Path) -> None:
    new, played = filled(tmp_path)
    done = outside("tables", "list", "--data", str(tmp_path))
    first, second = done.lines
    assert first.startswith(f"{new}, last used 20") and first.endswith("version 0")
    assert second.startswith(f"{played}, last used 20") and second.endswith("version 2")
    listed = json.loads(outside("tables", "list", "--data", str(tmp_path), "--json").out)["tables"]
    assert [(one["code"], one["version"]) for one in listed] == [(new, 0), (played, 2)]


def test_an_export_is_the_log_and_the_record_of_its_round(tmp_path: Path) -> None:
    new, played = filled(tmp_path)
    told = [json.loads(line) for line in outside("tables", "export", played, "--data", str(tmp_path)).lines]
    assert [one["type"] for one in told] == ["row", "row", "row", "record"]
    assert [one["version"] for one in told[:-1]] == [0, 1, 2]
    assert fold(one["body"]["event"] for one in told[:-1]).version == 2
    record = decode(json.dumps(told[-1]["record"]))
    assert (
        len(record.throws) == 1
        and replay(record).position == fold(one["body"]["event"] for one in told[:-1]).position
    )
    alone = outside("tables", "export", new, "--data", str(tmp_path)).lines
    assert [json.loads(line)["type"] for line in alone] == ["row"]


def test_a_damaged_table_is_written_out_as_far_as_it_goes_and_can_be_deleted(tmp_path: Path) -> None:
    _, played = filled(tmp_path)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other, other:
        other.execute("UPDATE log SET body = '{broken' WHERE version = 1")
    done = outside("tables", "export", played, "--data", str(tmp_path))
    assert done.code == 2 and len(done.lines) == 3 and f"table {played} cannot be read" in done.err
    assert json.loads(done.lines[1])["body"] == "{broken"
    assert outside("tables", "delete", played, "--data", str(tmp_path)).code == 0
    assert played not in outside("tables", "list", "--data", str(tmp_path)).out


def test_a_table_is_deleted_without_a_server(tmp_path: Path) -> None:
    new, played = filled(tmp_path)
    done = outside("tables", "delete", new, "--data", str(tmp_path))
    assert done.out == f"Table {new} is deleted, with the secrets of its dice.\n"
    assert [one.code for one in beside.tables(tmp_path)] == [played]
    assert "no table" in refused("tables", "delete", new, "--data", str(tmp_path))


def test_everything_is_done_while_a_server_runs(tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    with server(Path(data), "--port", str(free_port())) as (_, address):
        asked = {"ruleset": "famille", "seats": SEATS}
        codes = [post(f"{address}tables", asked)["code"] for _ in range(3)]
        assert {one.code for one in beside.tables(Path(data))} == set(codes)
        assert len(outside("tables", "export", codes[0], "--data", data).lines) == 1
        assert outside("tables", "delete", codes[0], "--data", data).code == 0
        assert get(f"{address}t/{codes[0]}")[0] == 404
        assert get(f"{address}t/{codes[1]}")[0] == 200
        assert codes[0] in refused("tables", "delete", codes[0], "--data", data)
        copy = tmp_path / "copy.sqlite"
        assert outside("backup", str(copy), "--data", data).code == 0
        with closing(SqliteStore(copy)) as store:
            assert {code for code, _ in store.tables()} == set(codes[1:])


def test_who_has_not_the_secret_of_the_folder_deletes_nothing(tmp_path: Path) -> None:
    with server(tmp_path, "--port", str(free_port())) as (_, address):
        code = post(f"{address}tables", {"ruleset": "famille", "seats": SEATS})["code"]
        secret = (tmp_path / "server.secret").read_text()
        for given in ("", "x", secret[:-1], secret + "x"):
            with pytest.raises(StoreError):
                control.ask(address, given, code, str(tmp_path))
        (tmp_path / "server.secret").write_text("x" * 43)
        assert "in use by another server" in refused("tables", "delete", code, "--data", str(tmp_path))
        assert get(f"{address}t/{code}")[0] == 200
        control.ask(address, secret, code, str(tmp_path))
        with pytest.raises(WebError):
            control.ask(address, secret, code, str(tmp_path))


def test_what_cannot_be_done_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    empty = ("--data", str(tmp_path / "empty"))
    for command in (("tables", "list"), ("tables", "export", "22222"), ("tables", "delete", "22222")):
        assert "no tables are kept" in refused(*command, *empty)
    assert "no tables are kept" in refused("backup", str(tmp_path / "copy"), *empty)
    assert list((tmp_path / "empty").iterdir()) == []
    (code, _), data = filled(tmp_path / "data"), ("--data", str(tmp_path / "data"))
    assert "no table 22222" in refused("tables", "export", "22222", *data)
    assert "CODE" in refused("tables", "export", *data)
    assert "no use for" in refused("tables", "list", code, *data)
    assert "list, export, delete" in refused("tables", "rename", code, *data)
    assert "--json" in refused("tables", "delete", code, "--json", *data)
    assert "no copy was made" in refused("backup", str(tmp_path / "no" / "copy"), *data)
    with closing(sqlite3.connect(tmp_path / "data" / "tables.sqlite")) as other:
        other.execute("PRAGMA user_version = 99")
    assert "newer program" in refused("tables", "list", *data)
    (tmp_path / "data" / "tables.sqlite").write_bytes(b"no database at all" * 100)
    assert "cannot open" in refused("tables", "list", *data)


def test_a_server_that_is_only_starting_is_not_written_under(tmp_path: Path) -> None:
    (code, _) = filled(tmp_path)
    starting = Folder(tmp_path)
    assert "starting" in refused("tables", "delete", code, "--data", str(tmp_path))
    starting.close()
    assert len(beside.tables(tmp_path)) == 2


def test_a_backup_writes_over_nothing_unless_it_is_told_to(tmp_path: Path) -> None:
    filled(tmp_path / "data")
    copy, data = tmp_path / "copy", ("--data", str(tmp_path / "data"))
    copy.write_text("precious", "utf-8")
    assert "--force" in refused("backup", str(copy), *data)
    assert copy.read_text("utf-8") == "precious"
    assert outside("backup", str(copy), *data, "--force").code == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")
    own = tmp_path / "data" / "tables.sqlite"
    assert "another place" in refused("backup", str(own), *data, "--force")
    assert len(beside.tables(tmp_path / "data")) == 2
    assert {one.name for one in tmp_path.iterdir()} == {"data", "copy"}
    if os.name == "posix":
        assert copy.stat().st_mode & 0o077 == 0, "secrets of dice are in it"


def test_backups_under_load_are_whole_moments(tmp_path: Path) -> None:
    """Tables A and B are always written together: no copy has one without the other."""
    path = tmp_path / "tables.sqlite"
    store, stop = SqliteStore(path), threading.Event()

    def write() -> None:
        version = 0
        while not stop.is_set():
            rows = [Row(table, version, 0.0, "x" * 500, "") for table in "AB"]
            store.append(rows, [Kept("A", version, 1, bytes(32))]).result(10)
            version += 1

    writer = threading.Thread(target=write)
    writer.start()
    try:
        sizes = []
        for n in range(8):
            while store.commits < 20 * (n + 1):
                stop.wait(0.001)
            backup(path, tmp_path / f"copy{n}")
            with closing(SqliteStore(tmp_path / f"copy{n}")) as copy:
                rows = [copy.rows(table, -1) for table in "AB"]
                assert [one.version for one in rows[0]] == list(range(len(rows[0])))
                assert len(rows[0]) == len(rows[1])
                assert copy.secret("A", len(rows[0]) - 1, 1) == bytes(32)
                sizes.append(len(rows[0]))
    finally:
        stop.set()
        writer.join()
        store.close()
    assert sizes == sorted(set(sizes)) and sizes[0] > 0


def test_a_backup_is_a_data_folder_s_file(tmp_path: Path) -> None:
    """Restored into another folder it is served as it was."""
    data, restored = tmp_path / "data", tmp_path / "restored"
    with server(data, "--port", str(free_port())) as (_, address):
        code = post(f"{address}tables", {"ruleset": "famille", "seats": SEATS})["code"]
        backup(data / "tables.sqlite", tmp_path / "copy")
    restored.mkdir()
    (tmp_path / "copy").rename(restored / "tables.sqlite")
    with server(restored, "--port", str(free_port())) as (_, address):
        assert get(f"{address}t/{code}")[0] == 200
