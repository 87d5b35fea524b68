"""Door: how a client reaches one table of a server: its address, its key, and what is asked by request.

The key is what a browser keeps as a cookie. It is sent to this table alone, and stands in no message,
address, error or `repr`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from types import TracebackType

import aiohttp
from yarl import URL

from oie.client import wires
from oie.client.errors import ClientError
from oie.client.messages import Data
from oie.client.wires import Lost, Transport, Wire, refuse, socket_wire, stream_wire

COOKIE = "oie-key"
BUSY_SECONDS = 90.0
"""How long a request is asked again where the server is too busy for it."""
_TABLE = re.compile(r"(https?://[^/?#\s]+/(?:[^?#\s]*/)?t/[^/?#\s]+)")
_SERVER = re.compile(r"(https?://[^/?#\s]+)")


class Door:
    """The way to one table; `async with` closes its connections at the end."""

    def __init__(self, address: str, key: str | None = None, transport: Transport = "auto") -> None:
        """`address` is that of a table, or of a server where a table is to be opened.

        Raises `ClientError` where it is neither.
        """
        found = _TABLE.match(address) or _SERVER.match(address)
        if found is None:
            raise ClientError("client-address", example="http://localhost:8063/t/K7P3M", got=address)
        self.address = URL(found[1])
        self.key = key
        self._transport = transport
        self._blocked = transport == "stream"
        self._session: aiohttp.ClientSession | None = None
        self._patience = 0.0

    @property
    def code(self) -> str:
        """The table's code."""
        return self.address.name

    async def __aenter__(self) -> Door:
        jar = aiohttp.DummyCookieJar()
        self._session = aiohttp.ClientSession(cookie_jar=jar)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._session is not None:
            await self._session.close()

    @property
    def session(self) -> aiohttp.ClientSession:
        """The connections, with the key. Raises `ClientError` before and after `async with`."""
        if self._session is None or self._session.closed:
            raise ClientError("client-closed")
        if self.key is not None:
            self._session.headers["Cookie"] = f"{COOKIE}={self.key}"
        return self._session

    async def connect(self) -> Wire:
        """Lay a wire to the table: a WebSocket, or a stream where those are blocked.

        Raises `Lost` where neither can be had just now, `ClientError` where the table refuses.
        """
        patience = max(self._patience, wires.PATIENCE)
        self._patience = min(2 * patience, wires.MOST_PATIENCE)
        wire = await self._laid(patience)
        self._patience = 0.0
        return wire

    async def _laid(self, patience: float) -> Wire:
        if not self._blocked:
            try:
                return await socket_wire(self.session, self.address, patience)
            except Lost as error:
                why = error.__cause__
                if self._transport == "socket" and isinstance(why, aiohttp.WSServerHandshakeError):
                    raise ClientError("client-refused", message=why.message, reason=why.status) from error
                if self._transport == "socket" or isinstance(why, aiohttp.ClientConnectorError):
                    raise
        wire = await stream_wire(self.session, self.address, patience)
        self._blocked = True
        return wire

    async def post(self, path: str, body: Mapping[str, object] | bytes) -> Data:
        """The answer to a request; a key that comes with it is kept.

        A server that is busy, or that lets one address do only so much in a minute, is asked again for a
        while. Raises `ClientError`.
        """
        data = {"data": body} if isinstance(body, bytes) else {"json": body}
        url, loop = self._url(path), asyncio.get_running_loop()
        end, wait = loop.time() + BUSY_SECONDS, 0.25
        while True:
            try:
                async with self.session.post(url, **data) as answer:
                    await refuse(answer)
                    given = answer.cookies.get(COOKIE)
                    if given is not None:
                        self.key = given.value or None
                    told: Data = await answer.json()
                    return told
            except Lost as error:
                if loop.time() > end:
                    raise ClientError("client-unreachable", address=url, problem=error) from error
                await asyncio.sleep(wait)
                wait = min(2 * wait, 2.0)
            except (aiohttp.ClientError, OSError, TimeoutError) as error:
                raise ClientError("client-unreachable", address=url, problem=error) from error

    async def get(self, path: str) -> bytes:
        """What stands at an address of the table. Raises `ClientError`."""
        try:
            async with self.session.get(self._url(path)) as answer:
                await refuse(answer)
                return await answer.read()
        except (aiohttp.ClientError, OSError, TimeoutError, Lost) as error:
            raise ClientError("client-unreachable", address=self.address, problem=error) from error

    def _url(self, path: str) -> URL:
        return self.address.join(URL(path)) if path.startswith("/") else self.address / path

    def __repr__(self) -> str:
        return f"<Door {self.address}>"
