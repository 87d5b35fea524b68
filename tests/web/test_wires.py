"""What is written to a WebSocket without a queue: as the library would, in order, and never without end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
from typing import cast

import pytest
from aiohttp import WSMsgType, web
from aiohttp.test_utils import TestClient, TestServer

from oie.web import line, sockets
from oie.web.line import MOST_WAITING
from oie.web.site import HUB
from tests.web.clients import Server, cookie, opened, serve


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 200_000])
def test_a_frame_is_read_as_it_was_written(size: int) -> None:
    text = ("é" * (size // 2) + "x" * (size % 2))[:size]

    async def answer(request: web.Request) -> web.StreamResponse:
        given = web.WebSocketResponse(compress=False)
        await given.prepare(request)
        assert request.transport is not None
        request.transport.write(sockets.frame(text) + sockets.frame("after"))
        await given.receive()
        return given

    async def test() -> None:
        app = web.Application()
        app.add_routes([web.get("/", answer)])
        async with TestClient(TestServer(app)) as client, client.ws_connect("/") as end:
            assert [await end.receive_str(), await end.receive_str()] == [text, "after"]

    asyncio.run(test())


async def slow_reader(
    server: Server, address: str, key: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A client whose system takes little for it, and which reads nothing yet."""
    own = socket.socket()
    own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    own.setblocking(False)
    await asyncio.get_running_loop().sock_connect(own, (server.host, server.port))
    reader, writer = await asyncio.open_connection(sock=own, limit=2**12)
    asked = {
        "Host": f"{server.host}:{server.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": secrets.token_urlsafe(16)[:22] + "==",
        **cookie(key),
    }
    lines = [f"GET {address}/socket HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
    writer.write("\r\n".join(lines).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def next_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """(opcode, payload) of a frame of the server's."""
    first, size = await reader.readexactly(2)
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    return first & 15, await reader.readexactly(size)


def test_who_does_not_read_is_dropped_has_what_was_sent_in_order_and_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(line, "MOST_A_SECOND", 10_000)

    async def test(server: Server) -> None:
        address, key = await opened(server)
        reader, writer = await slow_reader(server, address, "")
        async with server.ws_connect(f"{address}/socket", headers=cookie(key)) as host:
            version = -1
            for n in range(4_000):  # a state with each, several megabytes in all
                await host.send_str(json.dumps({"type": "host", "id": n, "do": "pace", "pace": 1.0 + n % 2}))
                if n % 20 == 19:
                    await asyncio.sleep(0.01)
                    dropped = server.app is not None and server.app[HUB].tally.dropped
                    if dropped:
                        break
            assert dropped
            while version < 0:  # the host is answered as before
                told = json.loads((await host.receive()).data)
                version = told["version"] if told["type"] == "accepted" else version
        versions = []
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                opcode, payload = await asyncio.wait_for(next_frame(reader), 10)
                if opcode == WSMsgType.CLOSE:
                    break
                if opcode == WSMsgType.TEXT and (told := json.loads(payload))["type"] == "update":
                    versions.append(told["version"])
        assert len(versions) > MOST_WAITING / 2
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        writer.close()

    serve(test)


def test_what_one_moment_brings_goes_out_as_one_piece() -> None:
    """A throw is answered and told to whoever threw in one write, after one turn of the loop."""

    class Transport:
        def __init__(self) -> None:
            self.written: list[bytes] = []

        def get_write_buffer_size(self) -> int:
            return 0

        def is_closing(self) -> bool:
            return False

        def write(self, data: bytes) -> None:
            self.written.append(data)

    class Socket:
        closed = False

    async def test() -> None:
        transport, outbox = Transport(), sockets.Outbox()
        wires = [
            sockets.Wire(cast(asyncio.Transport, transport), cast(web.WebSocketResponse, Socket()), outbox)
            for _ in range(2)
        ]
        assert wires[0].take("one") and wires[1].take("other") and wires[0].take("two")
        assert transport.written == []
        await asyncio.sleep(0)
        one, other, two = map(sockets.frame, ("one", "other", "two"))
        assert transport.written == [one + two, other]
        assert all(wires[0].take(str(n)) for n in range(MOST_WAITING)) and not wires[0].take("too much")

    asyncio.run(test())
