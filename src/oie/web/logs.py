"""Logs: one JSON object a line, about the server and never about a person.

What is said comes from a fixed set: the event's own words, numbers, and for an error its kind and where in
the program it happened. The message of an error is left out, for it may quote what somebody typed; so are
the arguments of other libraries' messages, for they may be addresses. What repeats is counted.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import threading
import time
import traceback
from asyncio import AbstractEventLoop
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from logging.handlers import WatchedFileHandler
from pathlib import Path

from oie.core.errors import OieError
from oie.web.errors import WebError

LOG = logging.getLogger("oie.web")
MOST_ALIKE = 5
"""Lines alike within a while; more are only counted."""
WHILE = 600.0
"""Seconds after which a line that was too many is said again, with how many were not."""


class Lines(logging.Formatter):
    """A record as one line of JSON in ASCII."""

    def format(self, record: logging.LogRecord) -> str:
        """When, how grave, what; then facts, and an error with its place."""
        ours = record.name.startswith("oie.")
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": str(record.msg).partition("\n")[0] if _fixed(record) else "a word of another library",
        }
        if not ours:
            told["by"] = record.name
        facts = getattr(record, "facts", None)
        if ours and isinstance(facts, Mapping):
            told |= facts
        alike = getattr(record, "unsaid", 0)
        if alike:
            told["unsaid"] = alike
        if record.exc_info is not None and record.exc_info[1] is not None:
            told["error"] = _kinds(record.exc_info[1])
            told["trace"] = _trace(record.exc_info[1])
        return json.dumps(told, separators=(",", ":"))


def _fixed(record: logging.LogRecord) -> bool:
    """True where the message stands in a program as it is, with what it is about in its arguments."""
    return record.name.startswith(("oie.", "aiohttp.")) or bool(record.args)


def _kinds(error: BaseException) -> list[str]:
    """The kind of an error and of those that led to it, the first cause last."""
    kinds: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(kinds) < 10:
        kinds.append(_kind(cause))
        cause = cause.__cause__ or cause.__context__
    return kinds


def _kind(error: BaseException) -> str:
    match error:
        case OieError(code=code):
            return f"{type(error).__name__} {code}"
        case sqlite3.Error():  # it speaks of files and columns, never of what is in them
            return f"{type(error).__name__} {error}"
        case OSError(errno=int() as number):
            return f"{type(error).__name__} {number}"
        case _:
            return type(error).__name__


def _trace(error: BaseException) -> list[str]:
    """Where it happened: file, line and function, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)[-20:]
    return [f"{'/'.join(Path(f.filename).parts[-3:])}:{f.lineno} {f.name}" for f in frames]


class Alike(logging.Filter):
    """Lets so many lines alike through in a while, and tells with the next how many were held back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """True where a record is to be said."""
        key = (record.name, record.levelno, str(record.msg)[:80], *_place(record))
        now = self._clock()
        since, count = self._seen.pop(key, (now, 0))
        if now - since >= WHILE:
            record.unsaid = max(0, count - MOST_ALIKE)
            since, count = now, 0
        self._seen[key] = (since, count + 1)
        while len(self._seen) > 1_000:
            del self._seen[next(iter(self._seen))]
        return count < MOST_ALIKE


def _place(record: logging.LogRecord) -> tuple[object, ...]:
    if record.exc_info is None or record.exc_info[1] is None:
        return ()
    return (_kind(record.exc_info[1]), *_trace(record.exc_info[1])[-1:])


def begin(target: str | None) -> logging.Handler:
    """Send every log of the process to the file `target`, or to standard error for `-`.

    Without a target standard error has everything, but errors alone where it is a terminal. Raises `WebError`
    where the file cannot be written. Give the handler to `end`.
    """
    handler: logging.Handler
    if target is None or target == "-":
        handler = logging.StreamHandler(sys.stderr)
    else:
        try:
            handler = WatchedFileHandler(target, encoding="utf-8")  # made anew where it was moved away
        except OSError as error:
            raise WebError("web-log", file=target, problem=error.strerror or error) from error
    watched = target is None and sys.stderr is not None and sys.stderr.isatty()
    handler.setLevel(logging.ERROR if watched else logging.INFO)
    handler.setFormatter(Lines())
    handler.addFilter(Alike())
    root = logging.getLogger()
    root.addHandler(handler)
    LOG.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk is no reason to fill standard error
    threading.excepthook = _of_thread
    return handler


def end(handler: logging.Handler) -> None:
    """Send nothing there any more."""
    logging.getLogger().removeHandler(handler)
    handler.close()
    threading.excepthook = threading.__excepthook__


def _of_thread(given: threading.ExceptHookArgs) -> None:
    value = given.exc_value or given.exc_type()
    LOG.error("a thread ended", exc_info=(given.exc_type, value, given.exc_traceback))


def of_loop(loop: AbstractEventLoop, context: dict[str, object]) -> None:
    """What a loop does with an error that nobody waits for: its own words, without what they are about."""
    error = context.get("exception")
    found = error if isinstance(error, BaseException) else None
    info = (type(found), found, found.__traceback__) if found is not None else None
    LOG.error("a task failed", exc_info=info)
