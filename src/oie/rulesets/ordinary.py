"""Ordinary files: how a file of a stranger is read, never more of it than asked for."""

from __future__ import annotations

import os
import stat
from pathlib import Path

_NOT_WAITING = getattr(os, "O_NONBLOCK", 0)  # a pipe that nobody writes to must not make us wait
_BINARY = getattr(os, "O_BINARY", 0)  # Windows


class NotOrdinary(OSError):
    """A directory, pipe or device, where a file was expected."""

    def __init__(self) -> None:
        super().__init__(None, "it is not an ordinary file")


def read_ordinary(path: Path, most: int) -> bytes:
    """At most `most` bytes of an ordinary file. Raises OSError, ValueError or `NotOrdinary`."""
    handle = os.open(path, os.O_RDONLY | _NOT_WAITING | _BINARY)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise NotOrdinary
        with open(handle, "rb", closefd=False) as file:
            return file.read(most)
    finally:
        os.close(handle)
