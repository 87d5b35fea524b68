"""File: records on disk. A kill at any moment leaves the old file or the new one (UX-50, UX-57)."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from oie.record.bounds import MOST_BYTES
from oie.record.decode import decode
from oie.record.encode import encode
from oie.record.errors import RecordError
from oie.record.form import Record
from oie.rulesets.ordinary import NotOrdinary, read_ordinary

_BINARY = getattr(os, "O_BINARY", 0)  # Windows


def file_name(now: datetime) -> str:
    """The name under which a record of `now` is saved, by the clock that `now` shows (UX-50)."""
    return f"jeu-de-l-oie_{now:%Y-%m-%d}_{now:%H-%M-%S}.json"


def save(path: Path, record: Record) -> None:
    """Write `record` to `path`, in place of what stood there.

    The text is written beside it first, and takes its place only when the disk has it. A kill can
    leave behind a file `.oie-….part`, which may be deleted. Raises `RecordError`; then `path` is as
    it was.
    """
    text = encode(record)
    decode(text)  # what could not be read again must not take the place of what can
    try:
        real = Path(os.path.realpath(path))  # a link stays one
        if real.exists() and not real.is_file():
            raise NotOrdinary
        _replace(real, text.encode())
    except (OSError, ValueError) as error:
        raise RecordError("record-unwritable", file=str(path), problem=_problem(error)) from error


def read(path: Path) -> Record:
    """The record in the file at `path`, of which no more than 1 MiB and one byte is read.

    Its form is sound then; `replay` says whether its parts agree. Raises `RecordError`.
    """
    try:
        data = read_ordinary(path, MOST_BYTES + 1)
    except NotOrdinary as error:
        raise RecordError("record-not-a-file", file=str(path)) from error
    except (OSError, ValueError) as error:
        raise RecordError("record-file", file=str(path), problem=_problem(error)) from error
    return decode(data)


def _replace(path: Path, data: bytes) -> None:
    part = path.parent / f".oie-{secrets.token_hex(8)}.part"
    # 0o666 less the umask, as for any file that a program makes; the name is new, or this fails.
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o666)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)
        os.replace(part, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(part)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Have the disk keep the new name too, where the system can be asked to."""
    with suppress(OSError):  # not on Windows, nor on every network drive: the file itself is safe
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _problem(error: OSError | ValueError) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)
