"""Sockets: a client's line over a WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from aiohttp import WSMsgType, web

from oie.web.host import Host
from oie.web.incoming import MOST_BYTES
from oie.web.line import Line

HEARTBEAT = 8.0
"""Seconds between two pings; whoever does not answer in half of it is gone, so within some ten (UX-46)."""
TOO_SLOW = 1013
ELSEWHERE = 4001
"""Closed because the same person has the table open elsewhere: no reason to come back by itself."""


async def serve(request: web.Request, host: Host, key: str | None, lang: str) -> web.WebSocketResponse:
    """Keep a client's line open until it goes."""
    socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=MOST_BYTES, compress=False)
    try:
        await socket.prepare(request)
    except ConnectionError:  # gone before the line was there: nobody has to be told
        return socket
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[bool]] = set()

    def drop() -> None:
        closing.add(loop.create_task(socket.close(code=TOO_SLOW)))

    line = Line(host, key, lang, drop)
    line.begin()
    sender = loop.create_task(_send(line, socket))
    try:
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            await line.hear(message.data)
    finally:
        line.end()
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender
    return socket


async def _send(line: Line, socket: web.WebSocketResponse) -> None:
    """Send what is waiting, in order, until the line ends."""
    with suppress(ConnectionError, RuntimeError):
        while (text := await line.waiting.get()) is not None:
            await socket.send_str(text)
        await socket.close(code=ELSEWHERE)
