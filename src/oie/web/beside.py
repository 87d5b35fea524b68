"""Beside: what is done to a data folder from outside of its server, while that may be running.

Reading happens through a connection of its own that changes nothing. Only one may write: where a server has
the folder, it is asked to; where none has, the folder is taken for as long as the writing lasts.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from oie.record import encode
from oie.table.records import record_of
from oie.web import control
from oie.web.errors import WebError
from oie.web.folder import SECRET, TABLES, Folder, usual_folder
from oie.web.hub import fold
from oie.web.store import Row, SqliteStore, StoreError
from oie.web.store.copies import backup as copy
from oie.web.store.sqlite import DATA_VERSION
from oie.web.store.sqlite import TABLES as EVERY_TABLE


@dataclass(frozen=True, slots=True)
class Listed:
    """One table of a folder.

    Fields:
        code: its code.
        at: when something happened at it for the last time, in seconds since 1970.
        version: how many things have happened since it was opened.
    """

    code: str
    at: float
    version: int


def tables(data: Path | None) -> tuple[Listed, ...]:
    """Every table of a folder, the one used last at the end. Raises `StoreError`."""
    with closing(_reader(data)) as connection:
        found = connection.execute(EVERY_TABLE).fetchall()
    return tuple(sorted((Listed(*row) for row in found), key=lambda one: (one.at, one.code)))


def export(data: Path | None, code: str) -> Iterator[str]:
    """A table as lines of JSON: one a row of its log, then the record of the round at it, if there is one.

    Raises `StoreError`, `WebError` where there is no such table, or, after its rows, where it cannot be read.
    """
    asked = 'SELECT * FROM log WHERE "table" = ? ORDER BY version'
    with closing(_reader(data)) as connection:
        rows = [Row(*row) for row in connection.execute(asked, (code,))]
    if not rows:
        raise WebError("web-no-table", code=code)
    for row in rows:
        told = {"table": row.table, "version": row.version, "at": row.at, "digest": row.digest}
        yield json.dumps({"type": "row", **told, "body": _json(row.body)}, separators=(",", ":"))
    table = fold(code, rows)
    if table.opening is not None:
        record = json.loads(encode(record_of(table, table.segments, datetime.now().astimezone())))
        yield json.dumps({"type": "record", "record": record}, separators=(",", ":"))


def _json(body: str) -> object:
    """The body of a row as data; one that is damaged stays the text that it is."""
    try:
        return json.loads(body)
    except ValueError:
        return body


def delete(data: Path | None, code: str) -> None:
    """Forget a table for good. Raises `WebError` where there is none of that code, and `StoreError`."""
    folder = data or usual_folder()
    _reader(data).close()
    try:
        taken = Folder(folder)
    except StoreError as error:
        address = str(error.details.get("address", ""))
        if error.code != "store-busy" or not address.startswith("http"):
            raise
        control.ask(address, _secret(folder), code, str(folder))
        return
    try:
        with closing(SqliteStore(taken.tables)) as store:
            if not store.rows(code, -1):
                raise WebError("web-no-table", code=code)
            store.delete(code).result()
    finally:
        taken.close()


def _secret(folder: Path) -> str:
    try:
        return (folder / SECRET).read_text("utf-8")
    except OSError as error:
        problem = error.strerror or error
        raise StoreError("store-file", file=str(folder / SECRET), problem=problem) from error


def backup(data: Path | None, target: Path, force: bool) -> None:
    """Copy every table, with the secrets of dice, into the file `target`. Raises `StoreError`."""
    _reader(data).close()
    copy((data or usual_folder()) / TABLES, target, force=force)


def _reader(data: Path | None) -> sqlite3.Connection:
    """A connection that changes nothing. Raises `StoreError` where there are no tables, or newer ones."""
    folder = data or usual_folder()
    path = folder / TABLES
    if not os.path.isfile(path):  # `Path.is_file` raises where a name is too long
        raise StoreError("store-none", folder=str(folder))
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=10)
        connection.execute("PRAGMA query_only=ON")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    except sqlite3.Error as error:
        raise StoreError("store-file", file=str(path), problem=error) from error
    if version > DATA_VERSION or version == 0:
        connection.close()
        if version == 0:
            raise StoreError("store-none", folder=str(folder))
        raise StoreError("store-newer", file=str(path), got=version, known=DATA_VERSION)
    return connection


__all__ = ["Listed", "backup", "delete", "export", "tables"]
