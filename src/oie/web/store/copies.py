"""Copies of a store's file: one before it is upgraded, and one whenever somebody wants a backup.

A copy is made under another name and takes its own name only when the disk has all of it, so that a kill
at any moment leaves either no copy or a whole one.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from oie.web.store.log import StoreError

PART = ".part"
"""Ending of a copy that is being made."""


def keep_older(connection: sqlite3.Connection, path: Path, version: int) -> Path:
    """The copy of the data beside `path`, as `tables.sqlite.1` for data version 1, made where it is lacking.

    A copy of other data that has the name already is left alone; then it is `tables.sqlite.1.2`, and so on.
    """
    copy, number = path.with_name(f"{path.name}.{version}"), 1
    while copy.exists():
        if _same(connection, copy):  # of a start that was killed before it had upgraded
            return copy
        number += 1
        copy = path.with_name(f"{path.name}.{version}.{number}")
    part = copy.with_name(copy.name + PART)
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # the secrets of dice are in it too
    connection.execute("VACUUM INTO ?", (str(part),))
    _finish(part, copy)
    return copy


def _same(connection: sqlite3.Connection, copy: Path) -> bool:
    """True where a copy holds as many rows of the same lengths and times as the data."""
    asked = "SELECT COUNT(*), TOTAL(LENGTH(body)), TOTAL(version), MAX(at), TOTAL(at) FROM log"
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as other,
    ):
        return bool(other.execute(asked).fetchone() == connection.execute(asked).fetchone())
    return False


def backup(path: Path, target: Path, *, force: bool = False) -> None:
    """Copy the file of a store into `target`, as it is at one moment, while a server may write to it.

    Raises `StoreError` where `target` exists and `force` is not given, or is the store itself, or where
    something cannot be read or written; then `target` is as it was.
    """
    if os.path.exists(target):  # `Path.exists` raises where a name is too long
        if target.samefile(path):
            raise StoreError("store-itself", file=str(target))
        if not force:
            raise StoreError("store-exists", file=str(target))
    part = target.with_name(target.name + PART)
    try:
        part.unlink(missing_ok=True)
        # Secrets of dice are in it: nobody else may read it, not even while it is made.
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        _copy(path, part)
        _finish(part, target)
    except (OSError, ValueError, sqlite3.Error) as error:  # a name may hold what no name can
        with suppress(OSError, ValueError):
            part.unlink(missing_ok=True)
        problem = getattr(error, "strerror", None) or error
        raise StoreError("store-copy", file=str(target), problem=problem) from error


def _copy(path: Path, part: Path) -> None:
    uri = f"{path.absolute().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(uri, uri=True, timeout=10)) as source,
        closing(sqlite3.connect(part)) as copy,
    ):
        source.backup(copy)  # all pages in one step: a snapshot, which keeps no writer waiting
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, with no log beside it
        (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)


def _finish(part: Path, copy: Path) -> None:
    """Let a copy be on the disk before it has its name."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    part.replace(copy)
    if os.name == "posix":
        folder = os.open(copy.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
