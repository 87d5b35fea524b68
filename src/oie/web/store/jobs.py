"""Jobs: what the writer of a store is asked to do, and how many of them are done at once.

Every statement lets the other threads of the program run, and taking the interpreter back from them is
what costs most of adding a row. So what many tables have to add becomes few statements.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import TypeAlias

from oie.web.store.log import Kept, Row, StoreError

Values: TypeAlias = tuple[str | int | float | bytes, ...]
"""The columns of one row."""
AT_ONCE = (128, 32, 8, 2, 1)
"""How many rows one statement may add, the most first; each is prepared once."""


@dataclass(frozen=True, slots=True)
class Addition:
    """Rows and secrets to be added, all or none."""

    rows: list[Values]
    secrets: list[Values]


Work: TypeAlias = Addition | Callable[[sqlite3.Connection], None]


def adding(rows: Sequence[Row], kept: Sequence[Kept]) -> Addition:
    """The work of adding rows and secrets."""
    return Addition(
        [(row.table, row.version, row.at, row.body, row.digest) for row in rows],
        [(one.table, one.round, one.segment, one.secret) for one in kept],
    )


def do(connection: sqlite3.Connection, works: Iterable[Work]) -> None:
    """Do some work, in order. Raises `StoreError` where a version is already written."""
    rows: list[Values] = []
    secrets: list[Values] = []
    for work in works:
        if isinstance(work, Addition):
            rows += work.rows
            secrets += work.secrets
        else:
            _add(connection, rows, secrets)
            rows, secrets = [], []
            work(connection)
    _add(connection, rows, secrets)


def each(connection: sqlite3.Connection, works: Sequence[Work]) -> dict[int, StoreError]:
    """Do all the work that can be done; the place of each other one, and why."""
    refused: dict[int, StoreError] = {}
    for place, work in enumerate(works):
        connection.execute("SAVEPOINT one")
        try:
            do(connection, [work])
        except StoreError as error:
            connection.execute("ROLLBACK TO one")
            refused[place] = error
        connection.execute("RELEASE one")
    return refused


def _add(connection: sqlite3.Connection, rows: list[Values], secrets: list[Values]) -> None:
    try:
        _insert(connection, "log", rows)
        _insert(connection, "secret", secrets)
    except sqlite3.IntegrityError as error:
        table, version = (rows or secrets)[0][:2]
        raise StoreError("store-version", table=table, version=version) from error


def _insert(connection: sqlite3.Connection, table: str, lines: list[Values]) -> None:
    done = 0
    while done < len(lines):
        many = next(some for some in AT_ONCE if some <= len(lines) - done)
        values = tuple(chain.from_iterable(lines[done : done + many]))
        connection.execute(_statement(table, len(lines[0]), many), values)
        done += many


@lru_cache
def _statement(table: str, columns: int, many: int) -> str:
    one = f"({', '.join('?' * columns)})"
    return f"INSERT INTO {table} VALUES {', '.join([one] * many)}"
