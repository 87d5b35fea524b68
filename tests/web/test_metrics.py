"""Health and metrics: true numbers, for whoever runs the server, and nothing about anybody."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

import oie
from oie.web import metrics
from oie.web.app import make_app
from oie.web.site import Site
from oie.web.store import MemoryStore, SqliteStore, Store, StoreError
from oie.web.store.sqlite import DATA_VERSION
from tests.web.process import SEATS, free_port, get, server
from tests.web.support import Json

Client = TestClient[Any, Any]


def run(store: Store, test: Callable[[Client], Awaitable[None]], site: Site | None = None) -> None:
    async def go() -> None:
        async with TestClient(TestServer(make_app(store, site=site))) as client:
            await asyncio.wait_for(test(client), 20)

    asyncio.run(go())


def read(text: str) -> dict[str, float]:
    """The samples of a page in Prometheus' text form; every line has to be one, or a comment before it."""
    found: dict[str, float] = {}
    kinds: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            sample = re.fullmatch(r'([a-z_]+)(\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? (\S+)', line)
            assert sample is not None, line
            assert sample[1] in kinds or re.sub("_(bucket|sum|count)$", "", sample[1]) in kinds, line
            found[sample[1] + (sample[2] or "")] = float(sample[3])
    assert text.endswith("\n")
    return found


class Broken(MemoryStore):
    """A store that cannot be written, or does not answer."""

    def __init__(self, hangs: bool = False) -> None:
        super().__init__()
        self.hangs = hangs
        self.asked = 0
        self.mended = False

    def check(self) -> Future[None]:
        self.asked += 1
        if self.mended:
            return super().check()
        future: Future[None] = Future()
        if not self.hangs:
            future.set_exception(StoreError("store-failed", problem="the disk is full"))
        return future


def test_a_server_that_can_write_is_well() -> None:
    async def test(client: Client) -> None:
        answer = await client.get("/health")
        told = {"ok": True, "awake": 0, "version": oie.__version__, "data": DATA_VERSION}
        assert (answer.status, await answer.json()) == (200, told)

    run(MemoryStore(), test)


@pytest.mark.parametrize("hangs", [False, True])
def test_a_server_that_cannot_write_is_not_and_a_crowd_asks_the_disk_once(
    hangs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "PATIENCE", 0.05)
    store = Broken(hangs)

    async def test(client: Client) -> None:
        answers = await asyncio.gather(*(client.get("/health") for _ in range(20)))
        assert {answer.status for answer in answers} == {503}
        assert (await answers[0].json())["ok"] is False
        assert store.asked == 1
        store.mended = True
        monkeypatch.setattr(metrics, "FRESH", 0.0)
        assert (await client.get("/health")).status == 200

    run(store, test)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process can be set on Linux alone")
def test_a_full_disk_is_unwell_and_well_again_when_there_is_room(tmp_path: Path) -> None:
    import resource

    with server(tmp_path, "--port", str(free_port())) as (process, address):
        assert get(f"{address}health")[0] == 200
        _, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, hard))
        status, text = _when_fresh(address)
        assert (status, json.loads(text)["ok"]) == (503, False)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert _when_fresh(address)[0] == 200


def _when_fresh(address: str) -> tuple[int, str]:
    import time

    time.sleep(metrics.FRESH + 0.1)
    return get(f"{address}health")


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    async def test(client: Client) -> None:
        async def now() -> dict[str, float]:
            answer = await client.get("/metrics")
            assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
            return read(await answer.text())

        before = await now()
        table = (await (await client.post("/tables", json={"ruleset": "famille", "seats": SEATS})).json())[
            "address"
        ]
        socket = await client.ws_connect(f"{table}/socket")

        async def ask(**message: object) -> Json:
            await socket.send_json({"id": 1, **message})
            while True:
                told: Json = await socket.receive_json()
                if told["type"] in ("accepted", "refused"):
                    return told

        assert (await ask(type="host", do="start"))["type"] == "accepted"
        assert (await ask(type="intent", intent="throw", turn=0))["type"] == "accepted"
        assert (await ask(type="intent", intent="throw", turn=0))["code"] == "table-turn"
        assert (await ask(type="nonsense"))["code"] == "message-type"
        assert (await client.get("/t/22222")).status == 404
        assert (await client.get("/", headers={"Host": "evil.example"})).status == 421
        assert (await client.post("/tables", headers={"Origin": "https://evil.example"})).status == 403
        after = await now()
        changed = {name: after[name] - before.get(name, 0) for name in after}
        assert {
            name: change
            for name, change in changed.items()
            if change and not name.startswith(("process_", "oie_commit_seconds"))
        } == {
            "oie_tables_awake": 1,
            "oie_lines_open": 1,
            "oie_tables_opened_total": 1,
            "oie_commands_accepted_total": 2,
            'oie_refusals_total{code="table-turn"}': 1,
            'oie_refusals_total{code="message-type"}': 1,
            'oie_refusals_total{code="web-no-table"}': 1,
            'oie_foreign_requests_total{what="host"}': 1,
            'oie_foreign_requests_total{what="page"}': 1,
        }
        assert changed["oie_commit_seconds_count"] == changed['oie_commit_seconds_bucket{le="+Inf"}'] == 3
        buckets = [value for name, value in after.items() if name.startswith("oie_commit_seconds_bucket")]
        assert buckets == sorted(buckets)
        assert 0 < changed["oie_commit_seconds_sum"] < 20
        await socket.close()
        assert (await client.post(f"{table}/delete")).status == 200
        assert (await now())["oie_tables_removed_total"] == 1
        text = await (await client.get("/metrics")).text()
        assert not [secret for secret in (table[3:], "Ann", "Ben", "127.0.0.1") if secret in text]

    run(SqliteStore(tmp_path / "tables.sqlite"), test)


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="memory is told by Linux alone")
def test_memory_and_time_are_those_of_the_process() -> None:
    async def test(client: Client) -> None:
        told = read(await (await client.get("/metrics")).text())
        assert 10e6 < told["process_resident_memory_bytes"] < 10e9
        assert 0 < told["process_cpu_seconds_total"] < 10_000
        assert told["process_start_time_seconds"] > 1.7e9

    run(MemoryStore(), test)


@pytest.mark.parametrize(
    ("site", "headers", "status"),
    [
        (Site(), {}, 200),
        (Site(), {"X-Forwarded-For": "203.0.113.9"}, 404),
        (Site(), {"Forwarded": "for=203.0.113.9"}, 404),
        (Site(public="https://goose.example"), {}, 200),
        (Site(public="https://goose.example"), {"Host": "goose.example"}, 404),
        (Site(public="https://goose.example"), {"X-Forwarded-For": "203.0.113.9"}, 404),
    ],
)
def test_metrics_are_for_programs_on_this_machine(site: Site, headers: dict[str, str], status: int) -> None:
    async def test(client: Client) -> None:
        assert (await client.get("/metrics", headers=headers)).status == status
        assert (await client.get("/health", headers=headers)).status == 200

    run(MemoryStore(), test, site)


def test_metrics_are_not_for_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that came in from elsewhere has another address at its other end."""

    async def test(client: Client) -> None:
        ends = {"peername": ("192.0.2.9", 40_000), "sockname": ("192.0.2.7", 8063)}
        monkeypatch.setattr("asyncio.selector_events._SelectorTransport.get_extra_info", _told(ends))
        assert (await client.get("/metrics")).status == 404
        ends["peername"] = ("192.0.2.7", 40_000)
        assert (await client.get("/metrics")).status == 200

    run(MemoryStore(), test)


def _told(ends: dict[str, tuple[str, int]]) -> Callable[..., object]:
    return lambda self, name, default=None: ends.get(name, default)
