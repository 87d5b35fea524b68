"""Hostile requests over real connections: no answer of 500, no exception, no change, no seat taken."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import aiohttp
import pytest
from aiohttp import web
from aiohttp.http_exceptions import BadHttpMessage

import oie
from oie.record import encode
from oie.table import commands as cm
from oie.table import new_table
from oie.table.lobby import open_lobby
from oie.table.rights import Actor
from oie.table.seats import seat
from oie.web import line as lines
from oie.web.access import Allowance, digest_of
from oie.web.app import make_app
from oie.web.host import Host
from oie.web.site import HUB, SITE, Site
from oie.web.store import MemoryStore
from tests.web.nasty import AGENTS, COOKIES, HEADERS, form, frame

MANY = 30_000
HOST_KEY = "h" * 24
SEATS = [{"name": "A", "kind": "person"}, {"name": "B", "kind": "guest"}]
SOUND: dict[str, dict[str, object]] = {
    "/tables": {"ruleset": "famille", "seats": SEATS, "options": {}, "dice": "sealed", "pace": 1},
    "{t}/seat": {"name": "Eve", "place": 1},
    "{t}/settings": {"ruleset": "jardin", "seats": SEATS, "options": {"dice": 3}, "dice": "system"},
    "{t}/record": {"format": "oie-record", "version": 1},
    "/records?guests=1": {"format": "oie-record", "version": 1},
    "{t}/delete": {},
    "{t}/say?line=x": {"type": "intent", "id": 1, "intent": "throw", "turn": 1},
    "/games/jardin/check": {"dice": 3},
    "/games/famille/check": {},
}
QUERIES = (
    "",
    "?guests=%C2%B2",
    "?guests=" + "9" * 5000,
    "?guests=-1,99,x",
    "?lang=%ff&shape=../x",
    "?line=%00",
)
PATHS = (
    "{t}",
    "{t}/socket",
    "{t}/board.svg",
    "{t}/rules.json",
    "{t}/record.json",
    "{t}/events/x",
    "/t/%00",
    "/t/ZZZZZ",
    "/t/" + "A" * 3000,
    "/t/%ED%A0%80",
    "/rules/..%2f..%2fx",
    "/static/%00",
    "/static/..%2f..%2fapp.py",
    "/locales/fr/%2e%2e",
    "/style/x%00.css",
    "/health",
    "/",
)


class Target:
    """A server with one full table at which a round is played, and what came of attacking it."""

    def __init__(self, host: Host, port: int) -> None:
        self.host = host
        self.port = port
        self.statuses: Counter[int] = Counter()

    async def raw(self, method: str, path: str, headers: list[bytes], body: bytes = b"") -> int:
        """Send a request byte by byte as given; the status, or 0 where the server hung up."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        named = [one for one in headers if one.lower().startswith(b"host:")]
        host = [] if named else [b"Host: 127.0.0.1"]
        lines = [f"{method} {path} HTTP/1.1".encode(), *host, *headers]
        lines += [b"Connection: close", b"Content-Length: %d" % len(body)]
        try:
            writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
            await writer.drain()
            async with asyncio.timeout(10):
                status = await reader.readline()
        except ConnectionError:
            status = b""
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()
        code = int(status.split()[1]) if status else 0
        self.statuses[code] += 1
        assert code < 500, (method, path, headers, body)
        return code


@asynccontextmanager
async def target() -> AsyncIterator[Target]:
    """A server that counts no attempts, so that every one of them is heard."""
    free = Allowance(1e9, 1.0)
    app = make_app(MemoryStore(), site=Site(wrong=free, opened=free, seated=free))
    owner = digest_of(HOST_KEY)
    lobby = open_lobby(owner, (True, False))
    people = (seat(0, "H"), seat(1, "G"))
    host = await app[HUB].open(new_table(oie.ruleset("pair-impair"), people, lobby=lobby))
    await host.do(cm.TakeSeat(1, "G", "guest"), Actor("guest"))
    await host.do(cm.StartRound(), Actor(owner))
    assert app[SITE].public == ""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield Target(host, runner.addresses[0][1])
    finally:
        await runner.cleanup()


def _request(chance: random.Random, table: str, host: bool) -> tuple[str, str, list[bytes], bytes]:
    """Method, path, headers and body of a request that no page of ours would send; `host` has the key."""
    if host:
        name = chance.choice(("/tables", "{t}/seat", "{t}/settings", "{t}/settings", "{t}/record"))
        key = [b"Cookie: oie-key=" + HOST_KEY.encode()]
        return "POST", name.replace("{t}", table), key, form(chance, SOUND[name])
    headers = [b"Cookie: " + chance.choice(COOKIES)] if chance.random() < 0.5 else []
    headers += chance.sample(HEADERS, chance.choice((0, 0, 0, 1, 2)))
    if chance.random() < 0.25:
        method = chance.choice(("GET", "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "POST", "BREW"))
        path = chance.choice(PATHS).replace("{t}", table) + chance.choice(QUERIES)
        return method, path, headers, b""
    path, sound = chance.choice(list(SOUND.items()))
    query = chance.choice(QUERIES) if chance.random() < 0.2 else ""
    path = path.partition("?")[0] + query if query else path
    return "POST", path.replace("{t}", table), headers, form(chance, sound)


async def attack(seed: int, requests: int) -> Counter[int]:
    """So many requests, and nothing came of them; the statuses of the answers."""
    chance = random.Random(seed)
    async with target() as at:
        before, table = at.host.table, f"/t/{at.host.code}"
        for _ in range(requests):
            host = chance.random() < 0.2
            await at.raw(*_request(chance, table, host))
            if host:
                before = at.host.table  # the host may do what it likes, but break anything
            assert at.host.table is before
        saved = encode(at.host.record()).encode() if at.host.table.opening else b""
        for query in QUERIES:
            await at.raw("POST", f"/records{query}", [], saved)
        assert at.host.pages == 0
        return at.statuses


@pytest.fixture(autouse=True)
def nothing_is_logged(caplog: pytest.LogCaptureFixture) -> object:
    """An exception that nobody caught stands in the log of the server; there must be none.

    What is no HTTP at all never reaches us: aiohttp answers it with 400, and says so.
    """
    caplog.set_level(logging.ERROR)
    yield
    caught = [one.exc_info[1] for one in caplog.records if one.exc_info]
    assert not [error for error in caught if not isinstance(error, BadHttpMessage | web.RequestPayloadError)]


@pytest.mark.clause("UX-40", "UX-45")
def test_three_hundred_requests() -> None:
    """1 % of the hunt."""
    seen = asyncio.run(attack(2026, MANY // 100))
    assert {200, 201, 400, 403, 404, 405, 421} <= set(seen), seen


@pytest.mark.hunt
@pytest.mark.parametrize("part", range(20))
def test_thirty_thousand_requests(part: int) -> None:
    asyncio.run(attack(part, MANY // 20))


async def frames(seed: int, many: int) -> None:
    """Hostile frames over sockets, as text and as bytes, and over streams: the table stands, and answers."""
    chance = random.Random(seed)
    async with target() as at, aiohttp.ClientSession() as session:
        before, address = at.host.table, f"http://127.0.0.1:{at.port}/t/{at.host.code}"
        left = many
        while left > 0:
            async with session.ws_connect(f"{address}/socket", max_msg_size=0) as socket:
                with suppress(aiohttp.ClientError, ConnectionError):
                    for _ in range(min(left, 50)):
                        left -= 1
                        text = frame(chance).encode("utf-8", "surrogatepass")
                        kind = aiohttp.WSMsgType.BINARY if chance.random() < 0.02 else aiohttp.WSMsgType.TEXT
                        await socket.send_frame(text, kind)
                    await socket.send_str('{"type":"intent","id":999,"intent":"throw","turn":0}')
                async for message in socket:
                    told = json.loads(message.data)
                    assert told["type"] != "accepted"
                    if told.get("id") == 999:
                        break
            assert at.host.table is before
        stream = await session.get(f"{address}/events")
        line = json.loads((await stream.content.readline()).removeprefix(b"data: "))["line"]
        for _ in range(max(10, many // 10)):
            body = frame(chance).encode("utf-8", "surrogatepass")
            async with session.post(f"{address}/say", params={"line": line}, data=body) as answer:
                assert answer.status == 204
        stream.close()
        assert at.host.table is before


@pytest.mark.clause("UX-40", "UX-42")
def test_frames_over_real_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_A_SECOND", 1e12)
    asyncio.run(frames(7, 300))


@pytest.mark.hunt
def test_ten_thousand_frames_over_real_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_A_SECOND", 1e12)
    asyncio.run(frames(8, 10_000))


@pytest.mark.clause("UX-45")
def test_an_invitation_that_is_fetched_five_hundred_times_seats_nobody() -> None:
    async def test() -> None:
        async with target() as at:
            await at.host.do(cm.LeaveSeat(1), Actor("guest"))
            before = at.host.table
            for number in range(500):
                agent = f"User-Agent: {AGENTS[number % len(AGENTS)]}".encode()
                accept = b"Accept: text/html" if number % 2 else b"Accept: */*"
                path = (
                    f"/t/{at.host.code}{('', '/board.svg', '/qr.svg')[number % 3] if number % 7 == 0 else ''}"
                )
                await at.raw("GET" if number % 3 else "HEAD", path, [agent, accept])
            assert set(at.statuses) == {200}
            assert at.host.table is before
            assert at.host.pages == 0
            assert at.host.table.lobby is not None and at.host.table.lobby.chairs[1].key is None

    asyncio.run(test())


@pytest.mark.clause("UX-59", "UX-40")
def test_a_saved_round_with_real_dice_is_not_taken_up_where_the_game_has_none_online() -> None:
    """A000-18: `jardin` has no real dice at a table that is played from several places."""

    async def test() -> None:
        async with target() as at:
            people = (seat(0, "H"), seat(1, "G"))
            real = Host("AAAAA", new_table(oie.ruleset("jardin"), people, "real"), MemoryStore())
            await real.do(cm.StartRound())
            saved = encode(real.record()).encode()
            assert await at.raw("POST", "/records", [], saved) == 201
            assert await at.raw("POST", "/records?guests=1", [], saved) == 400

    asyncio.run(test())
