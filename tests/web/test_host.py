"""The keeper of a table: nothing is told before it is written, and nothing changes where writing fails."""

from __future__ import annotations

import asyncio

import pytest

import oie
from oie.dice import LoadedDice
from oie.table import commands as cm
from oie.web.errors import WebError
from oie.web.host import Host
from oie.web.hub import Hub
from oie.web.store import MemoryStore, Row, StoreError
from tests.web.support import Clock, SlowStore, Watcher, settled, table_of


def run(test: object) -> None:
    """Run a coroutine to its end, within ten seconds."""
    asyncio.run(asyncio.wait_for(test, 10))  # type: ignore[arg-type]


def test_no_reply_leaves_before_its_commit_has_returned() -> None:
    async def test() -> None:
        store, page = SlowStore(), Watcher()
        host = Host("AAAA", table_of(), store)
        host.join(page)
        answer = asyncio.ensure_future(host.do(cm.StartRound()))
        await settled()
        assert not answer.done()
        assert page.told == []
        assert host.table.version == 0
        store.finish()
        assert await answer == 1
        assert [change.version for change in page.told] == [1]

    run(test())


def test_where_writing_fails_the_table_is_as_before_and_the_page_gets_a_code() -> None:
    async def test() -> None:
        store, page = SlowStore(), Watcher()
        host = Host("AAAA", table_of(), store)
        host.join(page)
        before = host.table
        answer = asyncio.ensure_future(host.do(cm.StartRound()))
        await settled()
        store.fail()
        refused = await answer
        assert isinstance(refused, StoreError)
        assert refused.code == "store-failed"
        assert host.table is before
        assert page.told == []
        again = asyncio.ensure_future(host.do(cm.StartRound()))
        await settled()
        store.finish()
        assert await again == 1

    run(test())


@pytest.mark.clause("UX-43", "UX-21", "S000-12d")
def test_two_intents_for_one_turn_throw_once() -> None:
    async def test() -> None:
        host = Host("AAAA", table_of(), MemoryStore())
        await host.do(cm.StartRound())
        answers = await asyncio.gather(*(host.do(cm.ThrowDice(0)) for _ in range(8)))
        assert sum(isinstance(answer, int) for answer in answers) == 1
        assert {a.code for a in answers if isinstance(a, oie.OieError)} == {"table-turn"}
        assert host.table.turn == 1

    run(test())


@pytest.mark.clause("UX-33", "UX-30", "UX-25", "S000-12a")
def test_the_machine_throws_by_itself_while_a_page_looks_on_and_stops_without_one() -> None:
    async def test() -> None:
        host = Host("AAAA", table_of("jardin", machines=2), MemoryStore())
        await host.do(cm.SetPace(0.25))
        await host.do(cm.StartRound())
        await asyncio.sleep(0.4)
        assert host.table.turn == 0

        page = Watcher(then=lambda change: host.shown(page, change.version))
        host.join(page)
        await asyncio.sleep(0.8)
        thrown = host.table.turn
        assert thrown >= 1
        host.leave(page)
        await asyncio.sleep(0.5)
        assert host.table.turn <= thrown + 1
        stopped = host.table.turn
        await asyncio.sleep(0.4)
        assert host.table.turn == stopped
        host.close()

    run(test())


@pytest.mark.clause("UX-32")
def test_stopping_cancels_the_throw_that_was_pending() -> None:
    async def test() -> None:
        host = Host("AAAA", table_of("jardin", machines=2), MemoryStore())
        host.join(Watcher())
        await host.do(cm.SetPace(0.25))
        await host.do(cm.StartRound())
        await host.do(cm.Stop())
        version = host.table.version
        await asyncio.sleep(0.5)
        assert host.table.version == version

    run(test())


def test_a_table_sleeps_without_pages_and_wakes_as_it_was() -> None:
    async def test() -> None:
        clock, store = Clock(), MemoryStore()
        hub = Hub(store, LoadedDice(((1, 2), (3, 4)), (1,)), clock)
        host = await hub.open(table_of(machines=1))
        page = Watcher()
        host.join(page)
        await host.do(cm.StartRound())
        before = host.table
        hub.rest()
        assert hub.awake == 1
        host.leave(page)
        clock.now += 500
        hub.rest()
        assert hub.awake == 0
        again = await hub.find(host.code)
        assert again is not host
        assert again.table == before
        assert again.table.rules is before.rules

    run(test())


def test_a_table_that_is_asked_for_twice_at_once_wakes_once() -> None:
    async def test() -> None:
        store = MemoryStore()
        code = (await Hub(store).open(table_of())).code
        hub = Hub(store)
        found = await asyncio.gather(*(hub.find(code) for _ in range(10)))
        assert len({id(host) for host in found}) == 1

    run(test())


@pytest.mark.parametrize("code", ["", "AAAAAAAA", "../etc", "a" * 100, "AAAA AAAA", "A\u0000"])
def test_no_table_is_an_answer(code: str) -> None:
    async def test() -> None:
        with pytest.raises(WebError, match="there is no table"):
            await Hub(MemoryStore()).find(code)

    run(test())


@pytest.mark.parametrize(
    "bodies",
    [
        ["{}"],
        ["not json"],
        ['{"event": {"type": "round_stopped"}}'],
        ['{"event": {"type": "table_opened", "rules": {}, "seats": [], "dice": "system", "pace": 1}}'],
    ],
)
def test_a_damaged_log_is_one_sentence(bodies: list[str]) -> None:
    async def test() -> None:
        store = MemoryStore()
        store.append([Row("AAAA", n, 0.0, body, "") for n, body in enumerate(bodies)])
        with pytest.raises(WebError, match="cannot be read"):
            await Hub(store).find("AAAA")

    run(test())


def test_a_log_with_a_gap_is_refused() -> None:
    async def test() -> None:
        store = MemoryStore()
        host = await Hub(store).open(table_of())
        for _ in range(3):
            await host.do(cm.StartRound())
        rows = store.rows(host.code, -1)
        gap = MemoryStore()
        gap.append([r for r in rows if r.version != 2])
        with pytest.raises(WebError, match="a version is missing"):
            await Hub(gap).find(host.code)

    run(test())
