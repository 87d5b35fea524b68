"""The data folder: one server at a time, and where to find the one that is running."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import IO

from oie.web.store import StoreError

LOCK = "server.lock"
SECRET = "server.secret"
TABLES = "tables.sqlite"


def usual_folder() -> Path:
    """Where a user's tables are kept where nothing is said."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "oie"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "oie"


class Folder:
    """A data folder that is ours alone while it is open."""

    def __init__(self, path: Path) -> None:
        """Make and lock the folder.

        Raises `StoreError`: `store-busy` with the address of the server that has it, `store-file`
        where it cannot be used.
        """
        self.path = path
        try:
            path.mkdir(0o700, parents=True, exist_ok=True)  # names, and the secrets of dice
            self._lock: IO[str] = (path / LOCK).open("a+", encoding="utf-8")
        except OSError as error:
            raise StoreError("store-file", file=str(path), problem=error.strerror or error) from error
        if not _lock(self._lock):
            self._lock.seek(0)
            address = self._lock.read(200).strip()
            self._lock.close()
            raise StoreError("store-busy", folder=str(path), address=address or "starting")

    @property
    def tables(self) -> Path:
        """The file of every table's log."""
        return self.path / TABLES

    def serves(self, address: str) -> str:
        """Leave word where this server is found, and a new secret for who may command it; returns that."""
        secret = secrets.token_urlsafe(32)
        file = self.path / SECRET
        file.unlink(missing_ok=True)
        number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(number, "w", encoding="utf-8") as written:
            written.write(secret)
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(address)
        self._lock.flush()
        return secret

    def close(self) -> None:
        """Let another server have the folder."""
        with suppress(OSError):
            (self.path / SECRET).unlink(missing_ok=True)
        self._lock.close()


def _lock(file: IO[str]) -> bool:
    """Lock an open file for this process; False where another has it. A kill unlocks it."""
    if os.name == "nt":
        import msvcrt

        try:
            file.seek(1_000_000)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
