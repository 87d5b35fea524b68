"""Wires: what carries messages to a table and back: a WebSocket, or server-sent events and POST.

Neither knows what is said. A wire that ends is not mended here: `Line` makes a new one.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Literal, Protocol, TypeAlias

import aiohttp
from yarl import URL

from oie.client.errors import ClientError
from oie.client.messages import Line, read

HEARTBEAT = 8.0
"""Seconds between two pings of a WebSocket; a stream says something as often."""
PATIENCE = 5.0
"""Seconds in which a wire must bring its first message: with both kinds tried, within ten."""
MOST_PATIENCE = 40.0
"""Seconds for later tries: a server that is only slow would never be done with clients that give up."""
SILENCE = 20.0
"""Seconds without a word after which a stream counts as lost."""
MOST_BYTES = 16 * 1024 * 1024
"""Of one message of the server: a state with the whole history of a long round."""

Transport: TypeAlias = Literal["auto", "socket", "stream"]


class Lost(Exception):
    """A wire that could not be laid, or that broke: another one may do."""


class Wire(Protocol):
    """Messages as text, in order, both ways."""

    async def receive(self) -> str | None:
        """The next message, or None once the wire has ended."""

    async def send(self, text: str) -> None:
        """Say something. Raises `Lost`."""

    async def close(self) -> None:
        """End the wire."""


Connect: TypeAlias = Callable[[], Awaitable[Wire]]
"""Lays a wire. Raises `Lost` where it may be tried again, `ClientError` where that is of no use."""


class SocketWire:
    """A WebSocket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._first: str | None = None

    async def begin(self) -> None:
        """Wait for the first message: some proxies let a socket open and nothing through. Raises `Lost`."""
        self._first = await self.receive()
        if self._first is None:
            raise Lost("the socket was closed at once")

    async def receive(self) -> str | None:
        """The next message."""
        if self._first is not None:
            first, self._first = self._first, None
            return first
        message = await self._socket.receive()
        return str(message.data) if message.type is aiohttp.WSMsgType.TEXT else None

    async def send(self, text: str) -> None:
        """Say something. Raises `Lost`."""
        try:
            await self._socket.send_str(text)
        except (aiohttp.ClientError, ConnectionError) as error:
            raise Lost(str(error)) from error

    async def close(self) -> None:
        """End the wire."""
        await self._socket.close()


class StreamWire:
    """Server-sent events one way, POST the other."""

    def __init__(self, session: aiohttp.ClientSession, address: URL, stream: aiohttp.ClientResponse) -> None:
        self._session = session
        self._address = address
        self._stream = stream
        self._events = self._read()
        self._id = ""

    async def begin(self) -> None:
        """Read under which id this client speaks. Raises `Lost`."""
        first = await self.receive()
        told = None if first is None else read(first)
        if not isinstance(told, Line):
            raise Lost("the stream did not begin with a line")
        self._id = told.line

    async def _read(self) -> AsyncIterator[str]:
        data: list[str] = []
        with suppress(aiohttp.ClientError, ConnectionError, TimeoutError):
            async for raw in _lines(self._stream.content):
                line = raw.decode("utf-8", "replace")
                if line.startswith("data:"):
                    data.append(line[5:].removeprefix(" "))
                elif not line and data:
                    yield "\n".join(data)
                    data.clear()

    async def receive(self) -> str | None:
        """The next message."""
        return await anext(self._events, None)

    async def send(self, text: str) -> None:
        """Say something. Raises `Lost`."""
        say = self._address / "say"
        try:
            async with self._session.post(say, params={"line": self._id}, data=text.encode()) as answer:
                if answer.status != 204:
                    raise Lost(f"the stream's line is closed ({answer.status})")
        except (aiohttp.ClientError, ConnectionError, TimeoutError) as error:
            raise Lost(str(error)) from error

    async def close(self) -> None:
        """End the wire."""
        self._stream.close()


async def _lines(content: aiohttp.StreamReader) -> AsyncIterator[bytes]:
    """The lines of a stream, however long; one whole state is one line."""
    left = b""
    while chunk := await content.readany():
        *whole, left = (left + chunk).split(b"\n")
        if len(left) > MOST_BYTES:
            raise aiohttp.ClientPayloadError("a line is too long")
        for line in whole:
            yield line.removesuffix(b"\r")


async def socket_wire(session: aiohttp.ClientSession, address: URL, patience: float) -> Wire:
    """A WebSocket to the table at `address`. Raises `Lost`."""
    wire: SocketWire | None = None
    try:
        async with asyncio.timeout(patience):
            socket = await session.ws_connect(
                address / "socket", heartbeat=HEARTBEAT, max_msg_size=MOST_BYTES
            )
            wire = SocketWire(socket)
            await wire.begin()
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        if wire is not None:
            await wire.close()
        raise Lost(str(error) or type(error).__name__) from error
    return wire


async def stream_wire(session: aiohttp.ClientSession, address: URL, patience: float) -> Wire:
    """A stream of events from the table at `address`. Raises `Lost`, or `ClientError` where it refused."""
    timeout = aiohttp.ClientTimeout(total=None, sock_connect=patience, sock_read=SILENCE)
    try:
        async with asyncio.timeout(patience):
            stream = await session.get(
                address / "events", timeout=timeout, headers={"Accept": "text/event-stream"}
            )
            await refuse(stream)
            wire = StreamWire(session, address, stream)
            await wire.begin()
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise Lost(str(error) or type(error).__name__) from error
    return wire


async def refuse(answer: aiohttp.ClientResponse) -> None:
    """Raises `ClientError` with the code of a server that refused, `Lost` where it is only busy."""
    if answer.status < 400:
        return
    told: object = None
    with suppress(ValueError, aiohttp.ClientError):
        told = await answer.json(content_type=None)
    answer.release()
    if answer.status >= 500 or answer.status == 429:
        raise Lost(f"the server is busy ({answer.status})")
    known = told if isinstance(told, dict) else {}
    message = str(known.get("message", answer.reason))
    raise ClientError("client-refused", message=message, reason=str(known.get("code", answer.status)))
