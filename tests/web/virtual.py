"""A network, a disk and a time of our own: what lies between client and server, in one process.

Time stands still while anybody has anything to do, and then jumps to what comes next, so that hours of
waiting cost nothing. Wires are late, break on either side first, and lose what was under way; the disk takes
its time, and a killed server may or may not have written what it was about to answer.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from oie.client.wires import Lost
from oie.dice import SeededDice
from oie.web.access import digest_of
from oie.web.hub import Hub
from oie.web.line import Line
from oie.web.store import Kept, MemoryStore, Row

T = TypeVar("T")


class _Jump(selectors.DefaultSelector):
    """Where nobody is ready, the time of the next timer has come."""

    loop: VirtualLoop

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if ready or timeout == 0:
            return ready
        if timeout is None:  # only the thread that shuts the executor down can still have something to say
            ready = super().select(5.0)
            assert ready, "nobody has anything to do, ever"
            return ready
        self.loop.now += timeout
        return ready


class _AtOnce(ThreadPoolExecutor):
    """What is given to a thread is done on the spot."""

    def submit(self, work: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(work(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop whose clock jumps."""

    def __init__(self) -> None:
        selector = _Jump()
        super().__init__(selector)
        selector.loop = self
        self.now = 1000.0
        self.set_default_executor(_AtOnce(1))

    def time(self) -> float:
        return self.now


def run_virtually(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end, however long it takes on the virtual clock."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


class TardyStore(MemoryStore):
    """A disk that takes a while, and that may lose power with something under way."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self._chance = chance
        self._under_way: dict[asyncio.TimerHandle, Callable[[], None]] = {}

    def write(self, rows: Sequence[Row], kept: Sequence[Kept] = ()) -> Awaitable[None]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()

        def commit() -> None:
            del self._under_way[handle]
            error = self.append(rows, kept).exception()
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

        handle = loop.call_later(self._chance.expovariate(200), commit)
        self._under_way[handle] = lambda: self.append(rows, kept).result()
        return done

    def lose_power(self) -> None:
        """What is under way is on the disk, or it is not."""
        for handle, finish in self._under_way.items():
            handle.cancel()
            if self._chance.random() < 0.5:
                finish()
        self._under_way.clear()


class VirtualWire:
    """A wire of the client's, with a `Line` of the server at its other end."""

    def __init__(self, server: Server, line: Line) -> None:
        self.line = line
        self._server = server
        self._chance = server.chance
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.cut = False
        self._tasks = [server.task(self._tell()), server.task(self._hear())]

    async def receive(self) -> str | None:
        return None if self.cut and self._inbox.empty() else await self._inbox.get()

    async def send(self, text: str) -> None:
        if self.cut:
            raise Lost("the wire is cut")
        self._outbox.put_nowait(text)

    async def close(self) -> None:
        self.break_(client=0.0, server=self._late())

    def break_(self, client: float, server: float) -> None:
        """Each side notices after so many seconds; what is under way may be lost."""
        loop = asyncio.get_running_loop()
        loop.call_later(client, self._client_gone)
        loop.call_later(server, self._server_gone)

    def _client_gone(self) -> None:
        if not self.cut:
            self.cut = True
            if self._chance.random() < 0.5:
                while not self._inbox.empty():
                    self._inbox.get_nowait()
            self._inbox.put_nowait(None)

    def _server_gone(self) -> None:
        self._tasks[0].cancel()
        self._outbox.put_nowait(None)

    def _late(self) -> float:
        return self._chance.expovariate(100) if self._chance.random() < 0.9 else self._chance.uniform(0, 2)

    async def _tell(self) -> None:
        """What the server says, in order, and late."""
        while (text := await self.line.waiting.get()) is not None:
            if self._chance.random() < 0.3:
                await asyncio.sleep(self._late())
            if not self.cut:
                self._inbox.put_nowait(text)
        self._client_gone()

    async def _hear(self) -> None:
        """What the client says, one after the other as a socket hears it; then the line ends."""
        while (text := await self._outbox.get()) is not None:
            await asyncio.sleep(self._late())
            if self.cut and self._chance.random() < 0.3:
                continue  # it was under way when the wire broke
            await self.line.hear(text)
        self.line.end()


class Server:
    """A server that can be killed and started again on the same disk."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.store = TardyStore(chance)
        self.down = False
        self.faults: list[str] = []
        """Exceptions that nobody caught."""
        self.wires: list[VirtualWire] = []
        self._tasks: dict[asyncio.Task[None], None] = {}
        self.hub = self._started()

    def _started(self) -> Hub:
        dice = SeededDice(self.chance.randrange(2**32))
        return Hub(self.store, dice, clock=asyncio.get_running_loop().time)

    def task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that this server does until it is killed."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.pop(task, None)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.faults.append(repr(error))

    def kill(self) -> None:
        """End in the middle of everything."""
        self.down = True
        self.store.lose_power()
        for host in self.hub._hosts.values():
            host.close()
            for waking in tuple(host._tasks):
                waking.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        for wire in self.wires:
            wire._client_gone()
        self.wires.clear()

    def start(self) -> None:
        """Start again."""
        self.hub = self._started()
        self.down = False

    def _lives(self, hub: Hub) -> bool:
        return hub is self.hub and not self.down

    async def connect(self, code: str, key: str | None, lang: str) -> VirtualWire:
        """A wire to a table. Raises `Lost` while the server is down."""
        await asyncio.sleep(self.chance.expovariate(50))
        if self.down:
            raise Lost("nobody listens")
        hub = self.hub
        host = await hub.find(code)
        if not self._lives(hub):
            raise Lost("the server was killed meanwhile")
        wires: list[VirtualWire] = []
        line = Line(host, None if key is None else digest_of(key), lang, lambda: wires[0].break_(0.0, 0.0))
        line.begin()
        wires.append(VirtualWire(self, line))
        self.wires.append(wires[0])
        return wires[0]

    async def end(self) -> None:
        """Stop in order: no task is left."""
        self.kill()
        await asyncio.sleep(0)
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self._tasks, return_exceptions=True)
