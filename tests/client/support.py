"""What the tests of the client share: a server of one's own, and two people at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Literal

from aiohttp import web

import oie.client
from oie.client import AtTable, Table
from oie.web.app import make_app
from oie.web.site import HUB
from oie.web.store import MemoryStore, Store

Transport = Literal["auto", "socket", "stream"]
TRANSPORTS: tuple[Transport, ...] = ("socket", "stream")
TWO = ({"name": "Ada", "kind": "person"}, {"name": "Guest", "kind": "guest"})
THREE = (*TWO, {"name": "Other", "kind": "guest"})


class Place:
    """A server on a port of its own, which can be stopped and started again; its clock is in our hand."""

    def __init__(self, store: Store | None = None) -> None:
        self.store = store or MemoryStore()
        self.late = 0.0
        """Seconds by which the clock of the tables is ahead."""
        self._runner: web.AppRunner | None = None
        self._port = 0

    async def start(self) -> None:
        """Start, on the same port as before."""
        app = make_app(self.store)
        clock = app[HUB]._clock
        app[HUB]._clock = lambda: clock() + self.late
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
        self._port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Stop; what is in the store stays."""
        assert self._runner is not None
        await self._runner.cleanup()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._port}"


def served(test: Callable[[Place], Awaitable[None]]) -> None:
    """Run a test against a server, within half a minute."""

    async def run() -> None:
        place = Place()
        await place.start()
        try:
            async with asyncio.timeout(30):
                await test(place)
        finally:
            await place.stop()

    asyncio.run(run())


@asynccontextmanager
async def pair(place: Place, transport: Transport = "auto") -> AsyncIterator[tuple[AtTable, AtTable]]:
    """Ada, who is the host, and Ben at a table of two."""
    async with (
        oie.client.open_table(place.address, "famille", TWO, transport=transport) as ada,
        oie.client.join(ada.address, name="Ben", transport=transport) as ben,
    ):
        yield ada, ben


async def play(table: Table, to: int = 10_000) -> int:
    """Throw whenever it is this client's turn, up to a turn or to the end; how many throws it made."""
    made = 0
    while True:
        await table.until(lambda table: table.my_turn or table.state["result"] or table.turn >= to)
        if table.state["result"] or table.turn >= to:
            return made
        await table.throw()
        made += 1


async def begin(*tables: Table) -> None:
    """The first of them opens a round, and all wait until its dice are sealed."""
    await tables[0].start()
    for table in tables:
        await table.until(lambda table: table.running)
