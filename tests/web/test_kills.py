"""The server is killed under load, again and again: nothing acknowledged is lost, every client comes back.

Each table has two clients of `oie.client`, who play round after round with sealed dice. A client that is told
a version and later finds an older one ends with `lie-version`; that alone would fail the test.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import oie.client
from oie.client import AtTable, ClientError
from oie.table import evolve
from oie.table.log import decode, replay
from oie.web.store import Row, SqliteStore
from tests.web.process import free_port

SEATS = ({"name": "Ada", "kind": "person"}, {"name": "Guest", "kind": "guest"})
PAUSE = 0.15
"""Seconds between two throws of a client."""
BACK = 90.0
"""Seconds within which all are back, on a busy machine."""


class Killed:
    """A server process on one data folder."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = str(free_port())
        self.address = f"http://127.0.0.1:{self._port}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start, and wait until it is ready."""
        command = ["-m", "oie", "serve", "--data", str(self._data), "--no-browser", "--port", self._port]
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=pipe)
        assert self.process.stdout is not None
        assert (await self.process.stdout.readline()).startswith(b"ready ")

    async def kill(self) -> None:
        """End it in the middle of everything."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


@dataclass
class Pair:
    """Two clients at a table, and what they were told."""

    ada: AtTable
    ben: AtTable
    throws: list[tuple[int, int, int]] = field(default_factory=list)
    """(round, turn, version) of every throw that was accepted, the version at most so much."""
    highest: int = -1
    """The highest version of any answer."""

    async def play(self, table: AtTable) -> None:
        """One of them plays until it is stopped."""
        while True:
            await table.until(lambda table: table.up and (table.my_turn or (table.host and _idle(table))))
            round_, turn = int(table.state["round"]), table.turn
            wanted = table.throw if table.my_turn else table.start
            try:
                version = await wanted()
            except ClientError as error:
                if error.code not in ("client-refused", "client-unanswered"):
                    raise
            else:
                self.highest = max(self.highest, version)
                if wanted == table.throw:
                    self.throws.append((round_, turn, version))
            await asyncio.sleep(PAUSE)


async def _caught_up(table: AtTable, version: int) -> None:
    await table.until(lambda table: table.version >= version)


def _idle(table: oie.client.Table) -> bool:
    return not table.running and table.state["sealing"] is None


async def _pair(stack: AsyncExitStack, address: str, gate: asyncio.Semaphore) -> Pair:
    async with gate:
        ada = await stack.enter_async_context(oie.client.open_table(address, "pair-impair", SEATS))
        ben = await stack.enter_async_context(oie.client.join(ada.address, name="Ben"))
    return Pair(ada, ben)


async def evening(data: Path, tables: int, kills: int, seed: int) -> list[Pair]:
    """So many tables play while the server is killed so many times."""
    chance, server = random.Random(seed), Killed(data)
    await server.start()
    try:
        async with AsyncExitStack() as stack:
            gate = asyncio.Semaphore(5)
            pairs = await asyncio.gather(*(_pair(stack, server.address, gate) for _ in range(tables)))
            seats = [one for pair in pairs for one in (pair.ada, pair.ben)]
            playing = [asyncio.create_task(pair.play(one)) for pair in pairs for one in (pair.ada, pair.ben)]
            for _ in range(kills):
                await asyncio.sleep(chance.uniform(0.4, 1.0))
                await server.kill()
                await server.start()
                async with asyncio.timeout(BACK):
                    for one in seats:
                        await one.until(lambda table: table.up and not table._line.unsure)
                for pair in pairs:
                    assert (pair.ada.places, pair.ada.host) == ((0,), True)
                    assert (pair.ben.places, pair.ben.host) == ((1,), False)
            await asyncio.sleep(0.3)
            for task in playing:
                assert not task.done(), task.exception()
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for pair in pairs:
                async with asyncio.timeout(BACK):
                    for one in (pair.ada, pair.ben):
                        await _caught_up(one, pair.highest)
    finally:
        await server.kill()
    return list(pairs)


def check(data: Path, pairs: list[Pair]) -> int:
    """Every throw that was acknowledged is in the log, once; how many there were."""
    store = SqliteStore(data / "tables.sqlite")
    try:
        for pair in pairs:
            rows = store.rows(pair.ada.code, -1)
            assert [row.version for row in rows] == list(range(len(rows)))
            assert len(rows) > pair.highest
            thrown = _throws(rows)
            for round_, turn, version in pair.throws:
                assert thrown[round_, turn] <= version
            told = [(round_, turn) for round_, turn, _ in pair.throws]
            assert len(set(told)) == len(told), "two throws were accepted for one turn"
    finally:
        store.close()
    return sum(len(pair.throws) for pair in pairs)


def _throws(rows: list[Row]) -> dict[tuple[int, int], int]:
    """(round, turn) of every throw in a log -> its version."""
    bodies = [json.loads(row.body) for row in rows]
    table, thrown = replay([bodies[0]["event"]]), {}
    for version, body in enumerate(bodies[1:], 1):
        if body["event"]["type"] == "move_made":
            assert (table.round, table.turn) not in thrown
            thrown[table.round, table.turn] = version
        table = evolve(table, decode(body["event"]))
    return thrown


@pytest.mark.clause("UX-46", "UX-43")
def test_three_kills_with_ten_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oie.client.line.MOST_WAIT", 0.5)  # else it mostly waits for clients in no hurry
    pairs = asyncio.run(evening(tmp_path, tables=10, kills=3, seed=1))
    assert check(tmp_path, pairs) > 30


@pytest.mark.hunt
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_kills_with_a_hundred_tables(part: int, tmp_path: Path) -> None:
    pairs = asyncio.run(evening(tmp_path, tables=100, kills=10, seed=part))
    assert check(tmp_path, pairs) > 500
