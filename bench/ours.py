"""Ours: the same load as `floor.py load`, on the server of `oie serve`.

`python bench/ours.py serve PORT FILE` serves tables kept in FILE. `… load PORT PID TABLES SECONDS` plays
TABLES tables of two against it from one process and prints what `floor.py load` prints: the server's CPU
in microseconds for each throw that is on the disk, and the time from the intention until BOTH clients
have the state. `… idle PORT PID TABLES` leaves the sockets idle, and prints KiB a table; `… idle-floor`
does so on the server of `floor.py`. The dice are those that online tables have: sealed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import secrets
import sys
import time
from pathlib import Path
from typing import Any


def serve(port: int, path: str) -> None:
    """Serve until stopped."""
    from aiohttp import web

    from oie.web import line
    from oie.web.app import make_app
    from oie.web.serve import run_loop
    from oie.web.site import Allowance, Site
    from oie.web.store import SqliteStore

    line.MOST_A_SECOND = 10_000  # no person throws as fast as this load, which would be told to wait
    open_to_all = Site(opened=Allowance(1e9, 1.0), seated=Allowance(1e9, 1.0))

    async def run() -> None:
        runner = web.AppRunner(make_app(SqliteStore(Path(path)), site=open_to_all), access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", port).start()
        await asyncio.Event().wait()

    run_loop(run())


def cpu(pid: int) -> float:
    """CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Resident memory of a process in KiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise ValueError("no VmRSS")


class Seat:
    """One client at a table of two."""

    def __init__(self, socket: Any, place: int) -> None:
        self.socket = socket
        self.place = place
        self.state: dict[str, Any] = {}
        self.key = secrets.token_hex(16)
        self.sealed: set[str] = set()

    async def next(self) -> dict[str, Any]:
        """The next state, whatever else is said before it; keys are sealed and opened on the way."""
        while True:
            told = json.loads(await self.socket.recv())
            if told["type"] in ("state", "update"):
                self.state = told["state"]
                await self.contribute()
                return told

    async def contribute(self) -> None:
        """What sealed dice ask of a page."""
        sealing = self.state["sealing"]
        if sealing is None or self.place not in sealing["waiting"]:
            return
        wish = f"{sealing['phase']} {sealing['segment']['commitment']}"
        if wish in self.sealed:
            return
        self.sealed.add(wish)
        if sealing["phase"] == "sealing":
            self.key = secrets.token_hex(16)
            c = hashlib.sha256(bytes.fromhex(self.key)).hexdigest()
            await self.say(type="lobby", do="seal", place=self.place, c=c)
        else:
            await self.say(type="lobby", do="open", place=self.place, k=self.key)

    async def say(self, **message: object) -> None:
        """Send a command."""
        await self.socket.send(json.dumps({"id": 1, **message}))

    async def until(self, ready: Any) -> None:
        """Read until the state is as wanted."""
        while not ready(self.state):
            await self.next()

    async def beyond(self, turn: int) -> None:
        """Read until the move of that turn is told."""
        await self.until(lambda state: state["turn"] != turn or not state["running"])


def _shown(state: dict[str, Any]) -> bool:
    return bool(state["segments"][-1]["secret"])


async def sit(port: int, session: Any) -> tuple[list[Seat], list[str]]:
    """Two clients at a new table, both there."""
    from websockets.asyncio.client import connect

    asked = {
        "ruleset": "famille",
        "seats": [{"name": "Ada", "kind": "person"}, {"name": "Ben", "kind": "guest"}],
    }
    address = f"http://127.0.0.1:{port}"
    async with session.post(f"{address}/tables", json=asked) as answer:
        table = (await answer.json())["address"]
        host = answer.cookies["oie-key"].value
    async with session.post(f"{address}{table}/seat", json={"name": "Ben"}) as answer:
        guest = answer.cookies["oie-key"].value
    seats = []
    for place, key in enumerate((host, guest)):
        headers = {"Cookie": f"oie-key={key}"}
        line = f"ws://127.0.0.1:{port}{table}/socket"
        socket = await connect(line, compression=None, additional_headers=headers)
        seats.append(Seat(socket, place))
        await socket.send(json.dumps({"type": "hello", "lang": "en", "since": -1}))
        await seats[-1].next()
    return seats, [host, guest]


async def begin(seats: list[Seat]) -> None:
    """Open a round and wait until its dice are sealed."""
    await seats[0].say(type="host", do="start")
    await asyncio.gather(*(seat.until(lambda state: state["awaits"]) for seat in seats))


async def play(seats: list[Seat], stop: float, waits: list[float]) -> None:
    """Throw until the time is up."""
    while time.perf_counter() < stop:
        state = seats[0].state
        if state["awaits"] is None:
            await begin(seats)
            continue
        place = state["seats"][state["awaits"]["seat"]]["place"]
        turn, start = state["turn"], time.perf_counter()
        await seats[place].say(type="intent", intent="throw", turn=turn)
        await asyncio.gather(*(seat.beyond(turn) for seat in seats))
        waits.append(time.perf_counter() - start)
        if seats[0].state["result"]:
            await asyncio.gather(*(seat.until(_shown) for seat in seats))
            await begin(seats)


async def load(port: int, pid: int, tables: int, seconds: float) -> None:
    """Play, and print what it cost."""
    import aiohttp

    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        ready = [(await sit(port, session))[0] for _ in range(tables)]
    await asyncio.gather(*(begin(seats) for seats in ready))
    waits: list[float] = []
    before, began = cpu(pid), time.perf_counter()
    await asyncio.gather(*(play(seats, began + seconds, waits) for seats in ready))
    spent, took = cpu(pid) - before, time.perf_counter() - began
    waits.sort()
    told = {
        "throws": len(waits),
        "throws_s": round(len(waits) / took),
        "cpu_us": round(1e6 * spent / len(waits), 1),
        "p50_ms": round(1e3 * waits[len(waits) // 2], 2),
        "p99_ms": round(1e3 * waits[int(len(waits) * 0.99)], 2),
    }
    print(json.dumps(told))


async def idle(port: int, pid: int, tables: int) -> None:
    """Open tables with idle sockets, and print the memory of one."""
    import aiohttp

    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        before = memory(pid)
        ready = [(await sit(port, session))[0] for _ in range(tables)]
        await asyncio.sleep(1)
        print(json.dumps({"tables": len(ready), "kib_a_table": round((memory(pid) - before) / tables, 1)}))


async def idle_floor(port: int, pid: int, tables: int) -> None:
    """The same on the server of `floor.py`."""
    from websockets.asyncio.client import connect

    before = memory(pid)
    sockets = []
    for n in range(tables):
        for place in (0, 1):
            sockets.append(await connect(f"ws://127.0.0.1:{port}/ws/idle{n}/{place}", compression=None))
            if place:
                await sockets[-1].recv()
    await asyncio.sleep(1)
    print(json.dumps({"tables": tables, "kib_a_table": round((memory(pid) - before) / tables, 1)}))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["serve", port, path]:
            serve(int(port), path)
        case ["load", port, pid, tables, seconds]:
            asyncio.run(load(int(port), int(pid), int(tables), float(seconds)))
        case ["idle", port, pid, tables]:
            asyncio.run(idle(int(port), int(pid), int(tables)))
        case ["idle-floor", port, pid, tables]:
            asyncio.run(idle_floor(int(port), int(pid), int(tables)))
        case _:
            raise SystemExit(__doc__)
