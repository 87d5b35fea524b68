"""The server under test, in a thread of its own, with a store in memory and dice that the test knows."""

from __future__ import annotations

import asyncio
import threading
from typing import Final

from aiohttp import web

from oie.dice import DiceKind, SystemDice
from oie.web.app import make_app
from oie.web.site import LOCAL_NAMES, Site
from oie.web.store import MemoryStore

ELSEWHERE = "goose.test"
"""A name of this machine that browsers do not trust as they trust localhost: like an address in the house."""


class Foreseen:
    """Dice that show the given throws, then chance; the first of the table always begins."""

    kind: Final[DiceKind] = "system"

    def __init__(self, throws: str) -> None:
        self.coming = [tuple(map(int, one.split("+"))) for one in throws.split()]
        self.chance = SystemDice()

    def throw(self, count: int, faces: int = 6) -> tuple[int, ...]:
        if self.coming and len(self.coming[0]) == count:
            return self.coming.pop(0)
        return self.chance.throw(count, faces)

    def draw(self, count: int) -> int:
        return 0


async def _end_all(loop: asyncio.AbstractEventLoop) -> None:
    """Nothing of the server goes on when its loop ends."""
    left = asyncio.all_tasks(loop) - {asyncio.current_task(loop)}
    for task in left:
        task.cancel()
    await asyncio.gather(*left, return_exceptions=True)


class Server:
    """Serves until stopped."""

    def __init__(self, throws: str) -> None:
        self.dice = Foreseen(throws)
        self.loop = asyncio.new_event_loop()
        self.address = ""
        ready = threading.Event()
        self.thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self.thread.start()
        assert ready.wait(10)

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self.loop)
        app = make_app(MemoryStore(), self.dice, Site(hosts=LOCAL_NAMES | {ELSEWHERE}))
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        self.loop.run_until_complete(runner.setup())
        site = web.TCPSite(runner, "127.0.0.1", 0)
        self.loop.run_until_complete(site.start())
        port = runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{port}"
        ready.set()
        self.loop.run_forever()
        self.loop.run_until_complete(runner.cleanup())
        self.loop.run_until_complete(_end_all(self.loop))
        self.loop.close()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)
