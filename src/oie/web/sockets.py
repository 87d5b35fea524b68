"""Sockets: a client's line over a WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import lru_cache

from aiohttp import WSMsgType, web

from oie.web.host import Host
from oie.web.incoming import MOST_BYTES
from oie.web.line import Line

HEARTBEAT = 8.0
"""Seconds between two pings; whoever does not answer in half of it is gone, so within some ten (UX-46)."""
MOST_UNSENT = 32 * 1024
"""Bytes that may wait for a client in its connection; more waits in its line's queue."""
GRACE = 5.0
"""Seconds after which a connection that should have ended is cut: what nobody reads would stay for ever."""
TOO_SLOW = 1013
ELSEWHERE = 4001
"""Closed because the same person has the table open elsewhere: no reason to come back by itself."""


class Outbox:
    """What is to be sent when the loop comes round: to each client as one piece, and all in one call."""

    def __init__(self) -> None:
        """Nothing is to be sent."""
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        """Remember a wire that has something to send."""
        if not self._wires:
            asyncio.get_running_loop().call_soon(self._flush)
        self._wires.append(wire)

    def _flush(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.flush()


OUTBOX: web.AppKey[Outbox] = web.AppKey("outbox", Outbox)


class Wire:
    """The connection of one client, as far as messages are written to it without a queue."""

    def __init__(self, transport: asyncio.Transport, socket: web.WebSocketResponse, outbox: Outbox) -> None:
        self._transport = transport
        self._socket = socket
        self._outbox = outbox
        self._frames: list[bytes] = []
        self._size = 0

    def take(self, text: str) -> bool:
        """Take a message that is to be sent soon; False where too much is on its way already."""
        if self._size + self._transport.get_write_buffer_size() > MOST_UNSENT:
            return False
        if not self._frames:
            self._outbox.add(self)
        made = frame(text)
        self._frames.append(made)
        self._size += len(made)
        return True

    def flush(self) -> None:
        """Send what was taken."""
        frames, self._frames, self._size = self._frames, [], 0
        if frames and not (self._socket.closed or self._transport.is_closing()):
            self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))


async def serve(request: web.Request, host: Host, key: str | None, lang: str) -> web.WebSocketResponse:
    """Keep a client's line open until it goes."""
    socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=MOST_BYTES, compress=False)
    try:
        await socket.prepare(request)
    except ConnectionError:  # gone before the line was there: nobody has to be told
        return socket
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[bool]] = set()

    transport = request.transport
    if transport is None:
        return socket

    def end_for_good() -> None:
        loop.call_later(GRACE, transport.abort)  # whoever does not read does not take a goodbye either

    def drop() -> None:
        closing.add(loop.create_task(socket.close(code=TOO_SLOW)))
        end_for_good()

    wire = Wire(transport, socket, request.app[OUTBOX])
    line = Line(host, key, lang, drop, wire.take)
    line.begin()
    sender = loop.create_task(_send(line, socket, wire))
    try:
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            await line.hear(message.data)
    finally:
        line.end()
        end_for_good()
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender
    return socket


@lru_cache(maxsize=2)
def frame(text: str) -> bytes:
    """A message from the server as a WebSocket carries it (RFC 6455, 5.2); all who are told it share it.

    The library writes a frame for each client, in a task of the client's own; that is a sixth of a throw.
    """
    payload = text.encode()
    size = len(payload)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + payload
    if size < 2**16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


async def _send(line: Line, socket: web.WebSocketResponse, wire: Wire) -> None:
    """Send what is waiting, in order, until the line ends."""
    with suppress(ConnectionError, RuntimeError):
        while (text := await line.next()) is not None:
            line.sending = True
            wire.flush()  # what came before it
            await socket.send_str(text)
            line.sending = not line.waiting.empty()
        wire.flush()
        await socket.close(code=ELSEWHERE)
