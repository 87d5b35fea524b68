"""Streams: a client's line where WebSockets are blocked: server-sent events one way, POST the other.

The stream begins with a `line` message; what the client says is posted under that id, and answered in
the stream like everything else.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
from contextlib import suppress

from aiohttp import web

from oie.web.errors import WebError
from oie.web.host import Host
from oie.web.incoming import MOST_BYTES
from oie.web.line import Line
from oie.web.outgoing import Line as LineId
from oie.web.security import HEADERS

PULSE = 5.0
"""Seconds after which an idle stream says something, so that a client that is gone is noticed."""
GONE = 5.0
"""Seconds after which what nobody has taken ends the stream, where the system can do that: a phone
that lost its network says no goodbye."""
LINES: web.AppKey[dict[str, Line]] = web.AppKey("lines", dict)


async def serve(request: web.Request, host: Host, key: str | None, lang: str) -> web.StreamResponse:
    """Keep a stream of events open until the client goes."""
    response = web.StreamResponse(headers=HEADERS | {"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
    response.content_type = "text/event-stream"
    try:
        await response.prepare(request)
    except ConnectionError:  # gone before the line was there: nobody has to be told
        return response
    _notice(request)
    done = asyncio.Event()
    line, id = Line(host, key, lang, done.set), secrets.token_urlsafe(18)
    request.app[LINES][id] = line
    line.tell(LineId(id))
    line.begin()
    try:
        with suppress(ConnectionError, RuntimeError):
            while not done.is_set():
                try:
                    text = await asyncio.wait_for(line.next(), PULSE)
                except TimeoutError:
                    await response.write(b":\n\n")
                    continue
                if text is None:
                    break
                await response.write(f"data: {text}\n\n".encode())
    finally:
        del request.app[LINES][id]
        line.end()
    return response


def _notice(request: web.Request) -> None:
    """Have the system end the connection of a client that is gone."""
    at = None if request.transport is None else request.transport.get_extra_info("socket")
    option = getattr(socket, "TCP_USER_TIMEOUT", None)  # Linux
    if at is not None and option is not None:
        with suppress(OSError):
            at.setsockopt(socket.IPPROTO_TCP, option, int(GONE * 1000))


async def hear(request: web.Request, host: Host) -> web.Response:
    """One message of a client whose line is a stream. Raises `WebError` where there is no such line."""
    line = request.app[LINES].get(request.query.get("line", ""))
    if line is None or line.host is not host:
        raise WebError("web-no-line")
    await line.hear((await request.content.read(MOST_BYTES + 1)).decode("utf-8", "replace"))
    return web.Response(status=204)
