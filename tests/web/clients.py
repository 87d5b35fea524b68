"""Clients of an online table: over a WebSocket, or over events and POST; the tests run with both."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
from aiohttp.test_utils import TestClient, TestServer

from oie.dice import Dice
from oie.web.app import make_app
from oie.web.store import MemoryStore, Store
from tests.web.support import Json

Server = TestClient[Any, Any]
TRANSPORTS = ("socket", "stream")
SEATS = [{"name": "Ada", "kind": "person"}, {"name": "Guest", "kind": "guest"}]


def serve(
    test: Callable[[Server], Awaitable[None]],
    store: Store | None = None,
    dice: Dice | None = None,
    seconds: float = 60,
) -> None:
    """Run a test against a server on a port of its own; every cookie is handled by hand."""

    async def run() -> None:
        server = TestServer(make_app(store or MemoryStore(), dice))
        async with TestClient(server, cookie_jar=aiohttp.DummyCookieJar()) as client:
            await asyncio.wait_for(test(client), seconds)

    asyncio.run(run())


async def opened(server: Server, **asked: object) -> tuple[str, str]:
    """Address of a new online table, and the host's key."""
    wish = {"ruleset": "famille", "seats": SEATS, "dice": "system", **asked}
    answer = await server.post("/tables", json=wish)
    assert answer.status == 201, await answer.text()
    return str((await answer.json())["address"]), answer.cookies["oie-key"].value


async def seated(server: Server, address: str, name: str, key: str = "", place: int | None = None) -> str:
    """Sit down; the key of the seat."""
    answer = await server.post(f"{address}/seat", json={"name": name, "place": place}, headers=cookie(key))
    assert answer.status == 200, await answer.text()
    return answer.cookies["oie-key"].value


def cookie(key: str) -> dict[str, str]:
    """The headers of a browser that has a key."""
    return {"Cookie": f"oie-key={key}"} if key else {}


class Player:
    """One client: says hello, seals and opens keys when it is asked to, and keeps what it is told."""

    def __init__(self) -> None:
        self.you: Json = {}
        self.state: Json = {}
        self.presence: Json = {}
        self.updates: list[Json] = []
        self.told: list[Json] = []
        self.contributes = True
        self._key = secrets.token_bytes(16)
        self._done: set[str] = set()
        self._ids = 0

    @classmethod
    async def at(
        cls, server: Server, address: str, key: str = "", transport: str = "socket", **wish: Any
    ) -> Player:
        """A client whose line is open and who has the state."""
        player: Player = await (_Socket if transport == "socket" else _Stream).join(server, address, key)
        player.contributes = wish.pop("contributes", True)
        await player.say(type="hello", lang=wish.pop("lang", "en"), since=wish.pop("since", -1))
        return player

    async def receive(self) -> Json | None:
        """The next message, or None where the line has ended."""
        raise NotImplementedError

    async def say(self, **message: object) -> None:
        """Send a message."""
        raise NotImplementedError

    async def close(self) -> None:
        """Go away."""
        raise NotImplementedError

    async def next(self) -> Json | None:
        """The next message, taken note of."""
        told = await self.receive()
        if told is None:
            return None
        self.told.append(told)
        match told["type"]:
            case "you":
                self.you = told
            case "presence":
                self.presence = told
            case "state" | "update":
                self.state = told["state"]
                if told["type"] == "update":
                    self.updates.append(told)
                await self._contribute()
        return told

    async def until(self, ready: Callable[[Player], object]) -> None:
        """Read until something is so."""
        while not ready(self):
            assert await self.next() is not None, self.told[-3:]

    async def ask(self, **message: object) -> Json:
        """Send a command and read its one answer."""
        self._ids += 1
        id = self._ids
        await self.say(id=id, **message)
        while True:
            told = await self.next()
            assert told is not None
            if told["type"] in ("accepted", "refused") and told["id"] in (id, None):
                return told

    async def throw(self) -> Json:
        """Throw; a program is faster than a hand, and waits where it has said too much."""
        while True:
            told = await self.ask(type="intent", intent="throw", turn=self.state["turn"])
            if told.get("code") != "message-rate":
                return told
            await asyncio.sleep(0.1)

    async def _contribute(self) -> None:
        sealing = self.state["sealing"]
        if sealing is None or not self.contributes:
            return
        for place in set(sealing["waiting"]) & set(self.you["places"]):
            step = f"{sealing['phase']} {sealing['segment']['commitment']}"
            if step in self._done:
                continue
            self._done.add(step)
            if sealing["phase"] == "sealing":
                self._key = secrets.token_bytes(16)
                c = hashlib.sha256(self._key).hexdigest()
                await self.say(type="lobby", id=0, do="seal", place=place, c=c)
            else:
                await self.say(type="lobby", id=0, do="open", place=place, k=self._key.hex())


class _Socket(Player):
    socket: aiohttp.ClientWebSocketResponse

    @classmethod
    async def join(cls, server: Server, address: str, key: str) -> Player:
        player = cls()
        player.socket = await server.ws_connect(f"{address}/socket", headers=cookie(key))
        return player

    async def receive(self) -> Json | None:
        message = await self.socket.receive()
        return json.loads(message.data) if message.type is aiohttp.WSMsgType.TEXT else None

    async def say(self, **message: object) -> None:
        await self.socket.send_str(json.dumps(message))

    async def close(self) -> None:
        await self.socket.close()


class _Stream(Player):
    server: Server
    address: str
    headers: dict[str, str]
    line: str
    response: aiohttp.ClientResponse

    @classmethod
    async def join(cls, server: Server, address: str, key: str) -> Player:
        player = cls()
        player.server, player.address, player.headers = server, address, cookie(key)
        player.response = await server.get(f"{address}/events", headers=player.headers)
        assert player.response.content_type == "text/event-stream"
        first = await player.receive()
        assert first is not None
        player.line = first["line"]
        return player

    async def receive(self) -> Json | None:
        while True:
            text = await self.response.content.readline()
            if not text:
                return None
            if text.startswith(b"data: "):
                told: Json = json.loads(text[6:])
                return told

    async def say(self, **message: object) -> None:
        where = f"{self.address}/say?line={self.line}"
        answer = await self.server.post(where, data=json.dumps(message), headers=self.headers)
        assert answer.status == 204

    async def close(self) -> None:
        self.response.close()
