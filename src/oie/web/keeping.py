"""Keeping: how long tables are kept. The old ones are removed, and those that nobody uses sleep."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import re
import sys
from collections.abc import AsyncIterator
from contextlib import suppress

from aiohttp import web

from oie.core.errors import OieError
from oie.web.errors import WebError
from oie.web.hub import Hub
from oie.web.site import DAY, HOUR, HUB, SITE

REST_EVERY = 30.0
"""Seconds between two looks for tables that may sleep."""
REMOVE_EVERY = HOUR
TELL_EVERY = 600.0
"""Seconds between two lines of counts in the log."""
CROWD = 100
"""So many tables asleep at once are worth giving their memory back."""
BATCH = 50
"""Old tables removed at a time; then the players have their turn."""
PAUSE = 0.2
LONGEST_DAYS = 36_500
_GIVEN = re.compile(r"([0-9]{1,6})([dh])", re.ASCII)
_LOG = logging.getLogger("oie.web.keeping")


def seconds_of(text: str) -> float | None:
    """How long `30d` or `12h` is in seconds; None for `0` and `forever`. Raises `WebError`."""
    if text in ("0", "forever"):
        return None
    found = _GIVEN.fullmatch(text)
    if found is None:
        raise WebError("web-keep", got=text)
    seconds = int(found[1]) * (DAY if found[2] == "d" else HOUR)
    if not HOUR <= seconds <= LONGEST_DAYS * DAY:
        raise WebError("web-keep", got=text)
    return seconds


async def tend(app: web.Application) -> AsyncIterator[None]:
    """While the server runs: let tables sleep, remove the old ones, and tell the log how much was done."""
    hub, keep = app[HUB], app[SITE].keep
    tasks = [asyncio.create_task(_rest(hub)), asyncio.create_task(_tell(hub))]
    if keep is not None:
        tasks.append(asyncio.create_task(_remove(hub, keep)))
    yield
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task


async def _rest(hub: Hub) -> None:
    while True:
        await asyncio.sleep(REST_EVERY)
        before = hub.awake
        hub.rest()
        if before - hub.awake >= CROWD:
            give_back()


def give_back() -> None:
    """Let the system have the memory of a crowd of tables; the C library of Linux keeps it otherwise."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # other C libraries have no such function
            ctypes.CDLL(None).malloc_trim(0)


async def _remove(hub: Hub, keep: float) -> None:
    while True:
        try:
            removed = await remove_old(hub, keep)
            if removed:
                _LOG.info("old tables removed", extra={"facts": {"tables": removed}})
        except OieError as error:  # the disk may be full: the next hour sees it again
            _LOG.error("old tables could not be removed", exc_info=error)
        await asyncio.sleep(REMOVE_EVERY)


async def _tell(hub: Hub) -> None:
    before = hub.tally.facts()
    while True:
        await asyncio.sleep(TELL_EVERY)
        now = hub.tally.facts()
        if now != before:
            before = now
            _LOG.info("counts", extra={"facts": {"awake": hub.awake, "lines": hub.lines} | now})


async def remove_old(hub: Hub, keep: float, pause: float = PAUSE) -> int:
    """Remove every table whose last row is older than `keep` seconds; how many there were.

    One that is awake stays until it sleeps: somebody may be about to use it. Raises `StoreError`.
    """
    before = hub.now() - keep
    old = [code for code, at in await asyncio.to_thread(hub.store.tables) if at < before]
    removed = 0
    for start in range(0, len(old), BATCH):
        removed += await hub.remove(old[start : start + BATCH], before)
        await asyncio.sleep(pause)
    return removed
