"""Clients that ask for a line and hang up before it is there: nobody's fault, and nothing for the log."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct

import pytest

from tests.web.clients import Server, opened, serve

UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
RESET = struct.pack("ii", 1, 0)
"""SO_LINGER that ends a connection by a reset."""


@pytest.mark.parametrize(("kind", "wish"), [("socket", UPGRADE + KEY), ("events", "")])
def test_who_hangs_up_at_once_is_no_error(kind: str, wish: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test(server: Server) -> None:
        address, _ = await opened(server)
        for n in range(90):
            with socket.create_connection((server.host, server.port)) as client:
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                host = f"Host: {server.host}:{server.port}\r\n"
                client.sendall(f"GET {address}/{kind} HTTP/1.1\r\n{host}{wish}\r\n".encode())
                await asyncio.sleep((0, 0.0005, 0.002)[n % 3])
        await asyncio.sleep(0.2)
        assert (await server.get("/health")).status == 200

    with caplog.at_level(logging.WARNING):
        serve(test)
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []
