"""Line: keeps one client at its table. A wire that breaks is laid again, and what was missed is asked for.

Every command has an id and gets one answer. Where a wire breaks in between, nobody knows whether the command
was carried out: it is told as `client-unanswered`, and the whole state is asked for on the next wire.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from contextlib import suppress

from oie.client.errors import ClientError
from oie.client.messages import Accepted, Elsewhere, Message, Refused, State, read, write
from oie.client.wires import Connect, Lost, Wire

NOTHING_LEFT = ("web-no-table", "web-watching")
"""Codes with which a server hangs up for good: the table was deleted, or is closed to spectators."""
FIRST_WAIT = 0.1
MOST_WAIT = 3.0
"""Seconds before a wire that broke is laid again: twice as long each time, and never all at once."""
A_SECOND = 14.0
"""Messages that this client sends at most; a server hears some more of each."""
AT_ONCE = 25.0
REST = 0.3
"""Seconds before a message is said again that was one too many."""


class Line:
    """One client's line to its table."""

    def __init__(
        self,
        connect: Connect,
        hear: Callable[[Message], None],
        hello: Callable[[bool], Mapping[str, object]],
        wake: Callable[[], None],
    ) -> None:
        """`hear` is told every message, `hello` makes the first one (True: the whole state is wanted), and
        `wake` is called whenever anything may have changed.
        """
        self._connect = connect
        self._hear = hear
        self._hello = hello
        self._wake = wake
        self._wire: Wire | None = None
        self._asked: dict[int, asyncio.Future[int]] = {}
        self._next = 1
        self._left = AT_ONCE
        self._left_at = 0.0
        self._task: asyncio.Task[None] | None = None
        self.unsure = True
        """A whole state is wanted, because nobody knows whether a command was carried out."""
        self.failed: ClientError | None = None
        """Why the line is at its end."""
        self.last_problem: Lost | None = None

    @property
    def up(self) -> bool:
        """True while there is a wire."""
        return self._wire is not None

    def begin(self) -> None:
        """Lay the first wire, and go on by itself."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def end(self) -> None:
        """Close the line for good."""
        self._fail(ClientError("client-closed"))
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def ask(self, command: Mapping[str, object]) -> int:
        """Send a command: the version it led to.

        Raises `ClientError`: `client-refused` with the server's code, or `client-unanswered`.
        """
        while True:
            try:
                return await self._ask(command)
            except ClientError as error:
                if error.reason != "message-rate":
                    raise
                await asyncio.sleep(REST)

    async def _ask(self, command: Mapping[str, object]) -> int:
        await self._turn_to_speak()
        if self.failed is not None:
            raise self.failed
        if self._wire is None:
            self.unsure = True
            raise ClientError("client-unanswered")
        id, self._next = self._next, self._next + 1
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._asked[id] = answer
        try:
            await self._send({**command, "id": id})
            return await answer
        finally:
            self._asked.pop(id, None)
            if answer.done() and not answer.cancelled():
                answer.exception()  # it was asked for, even where sending failed first

    async def say(self, message: Mapping[str, object]) -> None:
        """Send a message that gets no answer; without a wire it is lost."""
        await self._turn_to_speak()
        with suppress(ClientError):
            await self._send(message)

    async def _send(self, message: Mapping[str, object]) -> None:
        wire = self._wire
        try:
            if wire is None:
                raise Lost("no wire")
            await wire.send(write(message))
        except Lost as error:
            self._broken()
            raise ClientError("client-unanswered") from error

    async def _turn_to_speak(self) -> None:
        """Wait where this client has said much: a server answers to too many with a refusal."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._left = min(AT_ONCE, self._left + (now - self._left_at) * A_SECOND) - 1.0
        self._left_at = now
        if self._left < 0:
            await asyncio.sleep(-self._left / A_SECOND)

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while self.failed is None:
            try:
                wire = await self._connect()
            except Lost as error:
                self.last_problem = error
                self._wake()
                await asyncio.sleep(wait * (0.5 + random.random()))
                wait = min(2 * wait, MOST_WAIT)
                continue
            except ClientError as error:
                self._fail(error)
                return
            self._wire = wire
            try:
                if await self._listen(wire):
                    wait = FIRST_WAIT
            except ClientError as error:
                self._fail(error)
            finally:
                self._broken()
                await wire.close()
            if self.failed is None:
                await asyncio.sleep(wait * (0.5 + random.random()))
                wait = min(2 * wait, MOST_WAIT)

    async def _listen(self, wire: Wire) -> bool:
        """Hear all that comes over a wire; True where it brought anything."""
        heard = False
        with suppress(Lost):
            await wire.send(write(self._hello(self.unsure)))
            while self._wire is wire and (text := await wire.receive()) is not None:
                heard = True
                self._message(read(text))
        return heard

    def _message(self, message: Message) -> None:
        match message:
            case Accepted(id=id, version=version):
                self._answered(id, version)
            case Refused(id=id, code=code, message=text):
                error = ClientError("client-refused", message=text, reason=code)
                if id is None and code in NOTHING_LEFT:
                    self._fail(error)
                self._answered(id, error)
            case Elsewhere():
                self._fail(ClientError("client-elsewhere"))
            case State():
                self.unsure = False
        self._hear(message)
        self._wake()

    def _answered(self, id: int | None, answer: int | ClientError) -> None:
        asked = None if id is None else self._asked.get(id)
        if asked is None or asked.done():
            return
        if isinstance(answer, int):
            asked.set_result(answer)
        else:
            asked.set_exception(answer)

    def _broken(self) -> None:
        self._wire = None
        if self._asked:
            self.unsure = True
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(self.failed or ClientError("client-unanswered"))
        self._wake()

    def _fail(self, error: ClientError) -> None:
        if self.failed is None:
            self.failed = error
        self._broken()
