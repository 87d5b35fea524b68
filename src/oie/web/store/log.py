"""The log of tables: what a store promises, whatever it is made of.

A row is one version of one table; the key is (table, version). Rows are only ever added, each
version once, so that two writers can never both be right. An append is done when its future is:
then the row is where a power cut does not reach it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Protocol

from oie.core.errors import OieError


class StoreError(OieError):
    """A row that could not be kept, or a store that cannot be opened."""

    sentences = {
        "store-version": "table {table}: version {version} is already written",
        "store-failed": "the table could not be written down: {problem}",
        "store-newer": "{file} was written by a newer program (data version {got}, this one reads {known})",
        "store-busy": "the data folder {folder} is in use by another server: {address}",
        "store-file": "cannot open {file}: {problem}",
        "store-none": "no tables are kept in {folder}",
        "store-exists": "{file} exists: --force writes over it",
        "store-itself": "{file} is where the tables are kept: a copy needs another place",
        "store-copy": "no copy was made as {file}: {problem}",
    }


@dataclass(frozen=True, slots=True)
class Row:
    """One version of one table."""

    table: str
    """Code of the table."""
    version: int
    """From 1, consecutive."""
    at: float
    """When it happened, in seconds since 1970."""
    body: str
    """JSON: the command, and the table events with their core events."""
    digest: str
    """Digest of the position after it, or empty where no round is running."""


@dataclass(frozen=True, slots=True)
class Kept:
    """The secret of one segment of sealed dice, apart from every log.

    Fields:
        table, round, segment: which dice.
        secret: the 32 bytes. They are never printed: neither here nor in an error.
    """

    table: str
    round: int
    segment: int
    secret: bytes = field(repr=False)


class Store(Protocol):
    """Where logs are kept. Safe to call from any thread."""

    def append(self, rows: Sequence[Row], kept: Sequence[Kept] = ()) -> Future[None]:
        """Add rows and secrets, all or none. The future fails with `StoreError`; then nothing was added."""

    def write(self, rows: Sequence[Row], kept: Sequence[Kept] = ()) -> Awaitable[None]:
        """The same for the thread of a running loop, which is told of many appends at once."""

    def secret(self, table: str, round_: int, segment: int) -> bytes | None:
        """The secret kept for a segment, or None."""

    def rows(self, table: str, after: int = 0) -> list[Row]:
        """Rows of a table with a version above `after`, in order."""

    def tables(self) -> list[tuple[str, float]]:
        """(code, time of the last row) of every table."""

    def delete(self, table: str) -> Future[None]:
        """Forget a table with its secrets; done when the future is."""

    def check(self) -> Future[None]:
        """Write what changes nothing; the future fails with `StoreError` where nothing could be written."""

    def close(self) -> None:
        """Write what is waiting, and end."""
