"""Keeping: old tables are removed, never under somebody's hands, and tables that nobody uses sleep."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer

from oie.table import commands as cm
from oie.web import keeping
from oie.web.app import make_app
from oie.web.errors import WebError
from oie.web.host import Host
from oie.web.hub import DROWSY_SECONDS, Hub
from oie.web.keeping import BATCH, remove_old, seconds_of
from oie.web.site import DAY, HOUR, HUB, Site
from oie.web.store import MemoryStore, SqliteStore
from tests.web.support import Clock, Watcher, settled, table_of


@pytest.mark.parametrize(
    ("given", "seconds"),
    [("30d", 30 * DAY), ("12h", 12 * HOUR), ("1h", HOUR), ("0", None), ("forever", None)],
)
def test_how_long_is_given_in_days_or_hours(given: str, seconds: float | None) -> None:
    assert seconds_of(given) == seconds


@pytest.mark.parametrize(
    "given", ["", "30", "d", "30m", "-1d", "1.5d", "30 d", "0d", "0h", "99999999d", "٣d"]
)
def test_what_is_no_time_is_refused(given: str) -> None:
    with pytest.raises(WebError) as refused:
        seconds_of(given)
    assert refused.value.code == "web-keep"


async def asleep(hub: Hub, clock: Clock, count: int) -> list[str]:
    """Codes of so many tables, all asleep."""
    codes = [(await hub.open(table_of())).code for _ in range(count)]
    clock.now += DROWSY_SECONDS + 1
    hub.rest()
    assert hub.awake == 0
    return codes


def test_only_tables_older_than_that_are_removed() -> None:
    async def test() -> None:
        clock = Clock()
        hub = Hub(MemoryStore(), clock=clock)
        old = await asleep(hub, clock, BATCH + 7)
        clock.now += 30 * DAY
        young = await asleep(hub, clock, 3)
        assert await remove_old(hub, 30 * DAY, pause=0) == len(old)
        assert [code for code, _ in hub.store.tables()] == sorted(young)
        assert hub.tally.removed == len(old)
        with pytest.raises(WebError, match="no table"):
            await hub.find(old[0])

    asyncio.run(test())


def test_what_counts_is_the_last_thing_that_happened() -> None:
    async def test() -> None:
        clock = Clock()
        hub = Hub(MemoryStore(), clock=clock)
        (code,) = await asleep(hub, clock, 1)
        clock.now += 29 * DAY
        assert await (await hub.find(code)).do(cm.StartRound()) == 1
        clock.now += 29 * DAY
        hub.rest()
        assert await remove_old(hub, 30 * DAY, pause=0) == 0
        clock.now += 2 * DAY
        assert await remove_old(hub, 30 * DAY, pause=0) == 1

    asyncio.run(test())


def test_a_table_with_a_page_stays_and_goes_when_it_sleeps() -> None:
    async def test() -> None:
        clock = Clock()
        hub = Hub(MemoryStore(), clock=clock)
        host, page = await hub.open(table_of()), Watcher()
        host.join(page)
        clock.now += 60 * DAY
        hub.rest()
        assert await remove_old(hub, 30 * DAY, pause=0) == 0
        assert await host.do(cm.StartRound()) == 1
        clock.now += 60 * DAY
        host.leave(page)
        assert await remove_old(hub, 30 * DAY, pause=0) == 0  # awake: somebody may be about to come back
        clock.now += DROWSY_SECONDS + 1
        hub.rest()
        assert await remove_old(hub, 30 * DAY, pause=0) == 1

    asyncio.run(test())


class Gated(MemoryStore):
    """A store whose deletions wait until the test lets them through."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = threading.Event()
        self.gate: Future[None] = Future()

    def delete(self, table: str) -> Future[None]:
        self.asked.set()
        done: Future[None] = Future()

        def let_through(_: Future[None]) -> None:
            super(Gated, self).delete(table)
            done.set_result(None)

        self.gate.add_done_callback(let_through)
        return done


def test_who_opens_a_table_while_it_is_removed_finds_none_rather_than_half_of_it() -> None:
    async def test() -> None:
        clock, store = Clock(), Gated()
        hub = Hub(store, clock=clock)
        (code,) = await asleep(hub, clock, 1)
        clock.now += 31 * DAY
        removing = asyncio.create_task(remove_old(hub, 30 * DAY, pause=0))
        await asyncio.to_thread(store.asked.wait, 5)
        finding = asyncio.create_task(hub.find(code))
        await settled()
        assert not finding.done()
        store.gate.set_result(None)
        assert await removing == 1
        with pytest.raises(WebError, match="no table"):
            await finding
        assert store.rows(code, -1) == [] and hub.awake == 0

    asyncio.run(test())


def test_a_table_deleted_under_a_page_takes_no_more_commands() -> None:
    """Else a row would be written whose log has no beginning."""

    async def test() -> None:
        hub = Hub(MemoryStore())
        host: Host = await hub.open(table_of())
        host.join(Watcher())
        await hub.delete(host.code)
        answer = await host.do(cm.StartRound())
        assert isinstance(answer, WebError) and answer.code == "web-no-table"
        assert hub.store.tables() == []

    asyncio.run(test())


def test_a_request_for_a_table_keeps_it_awake_until_it_is_answered() -> None:
    async def test() -> None:
        clock = Clock()
        hub = Hub(MemoryStore(), clock=clock)
        host = await hub.open(table_of())
        clock.now += DROWSY_SECONDS + 1
        assert await hub.find(host.code) is host
        hub.rest()
        assert await hub.find(host.code) is host
        clock.now += DROWSY_SECONDS + 1
        hub.rest()
        assert await hub.find(host.code) is not host

    asyncio.run(test())


def test_wrong_codes_leave_nothing_in_memory() -> None:
    async def test() -> None:
        hub = Hub(MemoryStore())
        for code in ("22222", "22223", "22224"):
            with pytest.raises(WebError):
                await hub.find(code)
        assert not hub._waking

    asyncio.run(test())


def test_a_server_tends_its_tables_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables fall asleep without anybody opening another one, and old ones go at the start and after it."""
    monkeypatch.setattr(keeping, "REST_EVERY", 0.01)
    monkeypatch.setattr(keeping, "REMOVE_EVERY", 0.01)
    monkeypatch.setattr("oie.web.hub.DROWSY_SECONDS", -1.0)

    async def test() -> None:
        store, clock = MemoryStore(), Clock()
        await Hub(store, clock=clock).open(table_of())  # in 1970
        async with TestClient(TestServer(make_app(store, site=Site(keep=DAY)))) as client:
            hub = client.app[HUB]
            while store.tables():
                await asyncio.sleep(0.01)
            host = await hub.open(table_of())
            while hub.awake:
                await asyncio.sleep(0.01)
            assert [code for code, _ in store.tables()] == [host.code]

    asyncio.run(asyncio.wait_for(test(), 20))


@pytest.mark.parametrize("tables", [2, 3])
def test_a_crowd_that_falls_asleep_gives_its_memory_back(
    tables: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "REST_EVERY", 0.01)
    monkeypatch.setattr(keeping, "CROWD", 3)
    given_back = threading.Event()
    monkeypatch.setattr(keeping, "give_back", given_back.set)

    async def test() -> None:
        async with TestClient(TestServer(make_app(MemoryStore()))) as client:
            hub = client.app[HUB]
            for _ in range(tables):
                await hub.open(table_of())
            monkeypatch.setattr("oie.web.hub.DROWSY_SECONDS", -1.0)
            while hub.awake:
                await asyncio.sleep(0.01)
            assert given_back.is_set() == (tables == 3)

    asyncio.run(asyncio.wait_for(test(), 20))
    keeping.give_back()


def test_for_ever_is_for_ever() -> None:
    async def test() -> None:
        store, clock = MemoryStore(), Clock()
        await Hub(store, clock=clock).open(table_of())
        async with TestClient(TestServer(make_app(store))):
            await asyncio.sleep(0.05)
        assert len(store.tables()) == 1

    asyncio.run(test())


def test_a_name_that_was_deleted_is_nowhere_in_the_folder(tmp_path: Path) -> None:
    async def test() -> None:
        hub = Hub(SqliteStore(tmp_path / "tables.sqlite"))
        kept, gone = await hub.open(table_of()), await hub.open(table_of(seats=3))
        assert b"P2" in everything()
        await hub.delete(gone.code)
        hub.close()
        assert kept.code.encode() in everything()
        assert gone.code.encode() not in everything()
        assert b"P2" not in everything()

    def everything() -> bytes:
        return b"".join(file.read_bytes() for file in tmp_path.iterdir())

    asyncio.run(test())
