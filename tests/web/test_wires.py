"""What is written to a WebSocket without a queue: as the library would, in order, and never without end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import socket
from base64 import b64encode
from typing import Any, cast

import pytest
from aiohttp import WSMsgType, web
from aiohttp.test_utils import TestClient, TestServer

from oie.web import line, sockets
from oie.web.line import MOST_WAITING
from oie.web.site import HUB
from tests.web.clients import Server, cookie, opened, serve
from tests.web.test_hostile import tables


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
        "Sec-WebSocket-Key": b64encode(secrets.token_bytes(16)).decode(),
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


async def until_dropped(server: Server, address: str, key: str) -> int:
    """Let the table change until somebody who does not read is dropped; the last version."""
    assert server.app is not None
    tally, told = server.app[HUB].tally, {"version": 0}
    async with server.ws_connect(f"{address}/socket", headers=cookie(key)) as host:
        for n in range(40_000):  # a state with each: the systems of both ends hold some megabytes
            await host.send_str(json.dumps({"type": "host", "id": n, "do": "pace", "pace": 1.0 + n % 2}))
            told = json.loads((await host.receive()).data)
            while told["type"] != "accepted":
                told = json.loads((await host.receive()).data)
            if tally.dropped:
                break
        assert tally.dropped == 1
    return int(told["version"])


def test_who_does_not_read_is_dropped_has_what_was_sent_in_order_and_holds_nobody_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(line, "MOST_A_SECOND", 100_000)

    async def test(server: Server) -> None:
        address, key = await opened(server)
        reader, writer = await slow_reader(server, address, "")
        assert (await next_frame(reader))[0] == WSMsgType.TEXT
        last = await until_dropped(server, address, key)
        versions = []
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                opcode, payload = await asyncio.wait_for(next_frame(reader), 10)
                if opcode == WSMsgType.CLOSE:
                    break
                if opcode == WSMsgType.TEXT and (told := json.loads(payload))["type"] == "update":
                    versions.append(told["version"])
        assert MOST_WAITING < len(versions) <= last
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
        piece = (
            "x" * 1000
        )  # what was taken counts before it is written, or one packet could ask for any amount
        taken = sum(wires[0].take(piece) for _ in range(100))
        assert sockets.MOST_UNSENT // 1000 <= taken <= sockets.MOST_UNSENT // 1000 + 1

    asyncio.run(test())


def test_who_is_dropped_is_cut_off_though_it_reads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its system takes nothing more: a goodbye would wait for ever, and the memory with it."""
    monkeypatch.setattr(line, "MOST_A_SECOND", 100_000)
    monkeypatch.setattr(sockets, "GRACE", 0.2)
    wires: list[asyncio.Transport] = []
    begin = sockets.Wire.__init__

    def noted(wire: sockets.Wire, transport: asyncio.Transport, *more: Any) -> None:
        wires.append(transport)
        begin(wire, transport, *more)

    monkeypatch.setattr(sockets.Wire, "__init__", noted)

    async def test(server: Server) -> None:
        address, key = await opened(server)
        reader, writer = await slow_reader(server, address, "")
        assert (await next_frame(reader))[0] == WSMsgType.TEXT
        (slow,) = wires
        await until_dropped(server, address, key)
        assert slow.get_write_buffer_size() > 0
        await asyncio.sleep(0.5)
        assert slow.get_write_buffer_size() == 0  # nothing was read meanwhile
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            while True:  # what was on its way, and then the end, though nothing was read before
                await asyncio.wait_for(reader.readexactly(1024), 5)
        writer.close()

    serve(test)


def test_what_waits_for_a_client_is_bounded_in_size_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "MOST_HELD", 5_000)

    async def test() -> None:
        host = (await tables())[2]
        dropped: list[bool] = []
        stuck = line.Line(host, None, "en", lambda: dropped.append(True))
        for _ in range(4):
            stuck.tell_text("x" * 1_000)
        assert await stuck.next() and not dropped
        stuck.tell_text("x" * 2_000)
        assert not dropped
        for _ in range(3):
            stuck.tell_text("x" * 1_000)
        assert dropped == [True]

    asyncio.run(test())


def test_a_hello_counts_as_four_messages_however_it_is_spelt() -> None:
    """It may be answered with the history of a whole round."""

    async def test() -> None:
        host = (await tables())[2]
        for text in (
            '{"type":"hello","lang":"en","since":-1}',
            '{"type":"hel\\u006co","lang":"en","since":-1}',
        ):
            asking = line.Line(host, None, "en", lambda: None)
            for _ in range(30):
                await asking.hear(text)
            told = [
                json.loads(str(asking.waiting.get_nowait()))["type"] for _ in range(asking.waiting.qsize())
            ]
            allowed = (
                line.MOST_A_SECOND / line.HELLO_COSTS
            )  # that of its first second, and what it has in reserve
            assert allowed <= told.count("state") <= 2 * allowed + 1
            assert told.count("refused") == 30 - told.count("state")

    asyncio.run(test())
