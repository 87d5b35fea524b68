"""Metrics and health: numbers for whoever runs the server, in the text form that Prometheus reads.

They name no table, person or address. `/health` may be asked from anywhere; `/metrics` answers only a
request that comes from this machine and through no proxy.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from aiohttp import web

import oie
from oie.core.errors import OieError
from oie.web.site import HUB, from_here
from oie.web.store import SqliteStore, Store
from oie.web.store.sqlite import DATA_VERSION
from oie.web.store.timing import BOUNDS, Timing

FRESH = 2.0
"""Seconds for which the answer of the disk counts: a crowd of questions makes it write once."""
PATIENCE = 5.0
"""Seconds after which a disk that does not answer counts as one that cannot be written."""
_STARTED = time.time()


@dataclass(slots=True)
class Pulse:
    """Whether the store can write, asked at most once in a while."""

    works: bool = True
    asked: float = float("-inf")
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def feel(self, store: Store) -> bool:
        """Write something that changes nothing, and tell whether that could be done."""
        async with self.lock:
            now = time.monotonic()
            if now - self.asked >= FRESH:
                try:
                    await asyncio.wait_for(asyncio.wrap_future(store.check()), PATIENCE)
                    self.works = True
                except (OieError, TimeoutError):
                    self.works = False
                self.asked = time.monotonic()
            return self.works


PULSE: web.AppKey[Pulse] = web.AppKey("pulse", Pulse)


async def health(request: web.Request) -> web.Response:
    """That the server lives and can write: 200, or 503 where it cannot."""
    hub = request.app[HUB]
    works = await request.app[PULSE].feel(hub.store)
    told = {"ok": works, "awake": hub.awake, "version": oie.__version__, "data": DATA_VERSION}
    headers = {"Cache-Control": "no-store"}
    return web.json_response(told, status=200 if works else 503, headers=headers)


async def metrics(request: web.Request) -> web.Response:
    """The numbers, for a program on this machine; 404 for everybody else."""
    if not from_here(request):
        raise web.HTTPNotFound
    hub = request.app[HUB]
    timing = hub.store.timing if isinstance(hub.store, SqliteStore) else Timing()
    lines = [
        *_info(),
        *_gauge("oie_tables_awake", "Tables in memory.", hub.awake),
        *_gauge("oie_lines_open", "Pages and programs that look at a table.", hub.lines),
        *_counter("oie_tables_opened_total", "New tables.", hub.tally.opened),
        *_counter(
            "oie_tables_removed_total", "Tables deleted, or removed because of their age.", hub.tally.removed
        ),
        *_counter("oie_commands_accepted_total", "Commands written down.", hub.tally.accepted),
        *_by("oie_refusals_total", "Commands and requests refused.", "code", hub.tally.refused),
        *_counter("oie_lines_dropped_total", "Clients dropped because they did not read.", hub.tally.dropped),
        *_by(
            "oie_foreign_requests_total",
            "Requests not heard, by what was foreign.",
            "what",
            {"host": hub.tally.hosts, "page": hub.tally.origins},
        ),
        *_histogram("oie_commit_seconds", "How long commits of the store take.", timing),
        *_process(),
    ]
    text = "\n".join(lines) + "\n"
    kind = "text/plain; version=0.0.4; charset=utf-8"
    return web.Response(body=text.encode(), headers={"Content-Type": kind, "Cache-Control": "no-store"})


def _info() -> Iterator[str]:
    yield from _head("oie_info", "Versions of the program and of its data.", "gauge")
    yield f'oie_info{{version="{oie.__version__}",data="{DATA_VERSION}"}} 1'


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _gauge(name: str, about: str, value: float) -> Iterator[str]:
    yield from _head(name, about, "gauge")
    yield f"{name} {value}"


def _counter(name: str, about: str, value: float) -> Iterator[str]:
    yield from _head(name, about, "counter")
    yield f"{name} {value}"


def _by(name: str, about: str, label: str, values: Mapping[str, int]) -> Iterator[str]:
    yield from _head(name, about, "counter")
    for key, value in sorted(values.items()):
        yield f'{name}{{{label}="{key}"}} {value}'


def _histogram(name: str, about: str, timing: Timing) -> Iterator[str]:
    yield from _head(name, about, "histogram")
    counted = 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), tuple(timing.classes), strict=True):
        counted += count
        yield f'{name}_bucket{{le="{bound}"}} {counted}'
    yield f"{name}_sum {timing.seconds:.6f}"
    yield f"{name}_count {counted}"


def _process() -> Iterator[str]:
    """What the process costs, under the names that dashboards know."""
    used = os.times()
    yield from _counter("process_cpu_seconds_total", "CPU time.", round(used.user + used.system, 2))
    yield from _gauge("process_start_time_seconds", "Start, in seconds since 1970.", round(_STARTED, 2))
    resident = _resident()
    if resident is not None:
        yield from _gauge("process_resident_memory_bytes", "Memory in use.", resident)


def _resident() -> int | None:
    """Resident memory in bytes, where the system tells it in a file."""
    if sys.platform != "linux":
        return None
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
