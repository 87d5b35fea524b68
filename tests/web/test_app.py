"""The server over real sockets: tables, updates, refusals, and pages of elsewhere that are not heard."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import TestClient, TestServer

from oie.dice import LoadedDice
from oie.record import decode, encode
from oie.web.app import make_app
from oie.web.site import HUB
from oie.web.store import MemoryStore
from tests.web.support import Json

Client = TestClient[Any, Any]
SEATS = [{"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "person"}]


def serve(
    test: Callable[[Client], Awaitable[None]], *throws: tuple[int, ...], lots: tuple[int, ...] = (0,)
) -> None:
    """Run a test against a server on a port of its own."""

    async def run() -> None:
        dice = LoadedDice(throws, lots * 9) if throws else None
        async with TestClient(TestServer(make_app(MemoryStore(), dice))) as client:
            await asyncio.wait_for(test(client), 20)

    asyncio.run(run())


async def opened(client: Client, **asked: object) -> str:
    """The address of a new table."""
    answer = await client.post("/tables", json={"ruleset": "famille", "seats": SEATS, **asked})
    assert answer.status == 201
    return str((await answer.json())["address"])


class Page:
    """A browser page: says hello, sends, and reads what it is told."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.state: Json = {}
        self.updates: list[Json] = []

    @classmethod
    async def at(cls, client: Client, address: str, lang: str = "en") -> Page:
        page = cls(await client.ws_connect(f"{address}/socket"))
        await page.say(type="hello", lang=lang, since=-1)
        page.state = (await page.next("state"))["state"]
        return page

    async def say(self, **message: object) -> None:
        await self.socket.send_str(json.dumps(message))

    async def next(self, kind: str) -> Json:
        """The next message of a kind; updates on the way are kept."""
        while True:
            message: Json = json.loads(await self.socket.receive_str())
            if message["type"] == "update":
                self.updates.append(message)
                self.state = message["state"]
            if message["type"] == kind:
                return message

    async def ask(self, **message: object) -> Json:
        """Send a command and read its one answer."""
        await self.say(id=7, **message)
        while True:
            answer: Json = json.loads(await self.socket.receive_str())
            if answer["type"] == "update":
                self.updates.append(answer)
                self.state = answer["state"]
            elif answer.get("id") == 7:
                return answer


@pytest.mark.clause("UX-41", "UX-20", "S000-12b", "S000-10b")
def test_two_pages_play_and_are_told_the_same() -> None:
    async def test(client: Client) -> None:
        address = await opened(client)
        first, second = await Page.at(client, address), await Page.at(client, address, "fr")
        assert (await first.ask(type="host", do="start"))["type"] == "accepted"
        await second.next("update")
        assert first.state["awaits"] == {"what": "throw", "seat": 0, "machine": False}
        answer = await first.ask(type="intent", intent="throw", turn=0)
        assert answer == {"type": "accepted", "id": 7, "version": 2}
        await second.next("update")
        assert (
            [s["space"] for s in first.state["seats"]]
            == [s["space"] for s in second.state["seats"]]
            == [26, 0]
        )
        assert first.updates[-1]["sentences"][0]["text"].startswith("Ann throws 6 and 3: initial throw")
        assert second.updates[-1]["sentences"][0]["text"].startswith("Ann fait 6 et 3")
        assert first.updates[-1]["version"] == second.updates[-1]["version"] == 2
        assert first.state["last"]["faces"] == [6, 3]

    serve(test, (6, 3))


@pytest.mark.clause("UX-40", "UX-42")
@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "intent", "intent": "throw", "turn": 5}, "table-turn"),
        ({"type": "intent", "intent": "report", "turn": 0, "dice": [6, 6]}, "table-not-real"),
        ({"type": "intent", "intent": "take_back", "turn": 0}, "table-not-real"),
        ({"type": "intent", "intent": "choose", "turn": 0, "choice": 0}, "throw-awaited"),
        ({"type": "host", "do": "pace", "pace": 9}, "table-pace"),
    ],
)
def test_a_refusal_has_a_code_and_a_sentence_and_changes_nothing(message: Json, code: str) -> None:
    async def test(client: Client) -> None:
        page = await Page.at(client, await opened(client))
        await page.ask(type="host", do="start")
        before = page.state
        answer = await page.ask(**message)
        assert (answer["type"], answer["code"]) == ("refused", code)
        assert answer["message"]
        assert page.state == before

    serve(test, (1, 1))


def test_a_frame_that_is_no_message_gets_one_answer() -> None:
    async def test(client: Client) -> None:
        page = await Page.at(client, await opened(client))
        await page.socket.send_str("nonsense")
        refused = await page.next("refused")
        assert (refused["id"], refused["code"]) == (None, "message-json")

    serve(test)


def test_a_page_that_floods_is_told_to_wait_and_the_table_lives() -> None:
    async def test(client: Client) -> None:
        page = await Page.at(client, await opened(client))
        for _ in range(200):
            await page.say(type="intent", id=1, intent="throw", turn=0)
        codes = [(await page.next("refused"))["code"] for _ in range(200)]
        assert set(codes) == {"table-no-round", "message-rate"}

    serve(test)


@pytest.mark.clause("S000-13", "S000-14", "UX-50", "UX-55")
def test_a_round_is_downloaded_and_taken_up_at_another_table() -> None:
    async def test(client: Client) -> None:
        address = await opened(client)
        page = await Page.at(client, address)
        empty = await client.get(f"{address}/record.json")
        assert (empty.status, (await empty.json())["code"]) == (400, "table-no-round")
        await page.ask(type="host", do="start")
        await page.ask(type="intent", intent="throw", turn=0)
        answer = await client.get(f"{address}/record.json")
        assert 'filename="jeu-de-l-oie_' in answer.headers["Content-Disposition"]
        text = await answer.text()
        assert decode(text).position == "26 0* / 1 to throw"
        elsewhere = await opened(client, ruleset="jardin")
        other = await Page.at(client, elsewhere)
        assert (await client.post(f"{elsewhere}/record", data=text)).status == 200
        await other.next("update")
        assert other.state["ruleset"] == "famille"
        assert [s["space"] for s in other.state["seats"]] == [26, 0]

    serve(test, (6, 3))


@pytest.mark.clause("UX-57")
@pytest.mark.parametrize(
    "body", [b"", b"{}", b"\xff\xfe", b"[" * 5000, b'{"format":"oie-record","version":99}']
)
def test_a_file_that_is_refused_leaves_the_table_alone(body: bytes) -> None:
    async def test(client: Client) -> None:
        address = await opened(client)
        answer = await client.post(f"{address}/record", data=body)
        assert answer.status == 400
        told = await answer.json()
        assert told["code"].startswith("record-")
        page = await Page.at(client, address)
        assert page.state["version"] == 0

    serve(test)


def test_a_file_over_the_cap_is_refused_unread() -> None:
    async def test(client: Client) -> None:
        address = await opened(client)
        answer = await client.post(f"{address}/record", data=io.BytesIO(b" " * (2 * 1024 * 1024)))
        assert answer.status == 413

    serve(test)


def test_options_can_be_changed_between_rounds_only() -> None:
    async def test(client: Client) -> None:
        address = await opened(client, ruleset="jardin")
        page = await Page.at(client, address)
        asked = {"ruleset": "jardin", "options": {"dice": 3}, "seats": SEATS}
        assert (await client.post(f"{address}/settings", json=asked)).status == 200
        await page.next("update")
        assert page.state["dice"]["count"] == 3
        await page.ask(type="host", do="start")
        refused = await client.post(f"{address}/settings", json=asked)
        assert (await refused.json())["code"] == "table-locked"

    serve(test, (1, 1, 1))


@pytest.mark.parametrize(
    "asked",
    [
        {},
        [],
        {"ruleset": "nosuch", "seats": SEATS},
        {"ruleset": "famille", "seats": []},
        {"ruleset": "famille", "seats": [1, 2]},
        {"ruleset": "famille", "seats": SEATS, "options": {"dice": 3}},
        {"ruleset": "famille", "seats": SEATS, "options": []},
        {"ruleset": "famille", "seats": SEATS, "pace": "fast"},
        {"ruleset": "famille", "seats": SEATS, "pace": 77},
        {"ruleset": "famille", "seats": [{"name": "x" * 40, "kind": "person"}] * 2},
        {"ruleset": "famille", "seats": SEATS * 7},
    ],
)
def test_a_table_that_cannot_be_is_one_sentence(asked: object) -> None:
    async def test(client: Client) -> None:
        answer = await client.post("/tables", json=asked)
        assert answer.status in (400, 404)
        assert set(await answer.json()) == {"code", "message"}
        assert client.app is not None
        assert client.app[HUB].awake == 0

    serve(test)


@pytest.mark.parametrize(
    "name", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "", "[::1"]
)
def test_a_name_that_is_not_ours_is_not_answered(name: str) -> None:
    async def test(client: Client) -> None:
        answer = await client.get("/health", headers={"Host": name})
        assert answer.status in (400, 421)
        ours = await client.get("/health", headers={"Host": "localhost:1234"})
        assert ours.status == 200

    serve(test)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
def test_a_page_of_elsewhere_cannot_open_tables_or_lines(origin: str) -> None:
    async def test(client: Client) -> None:
        address = await opened(client)
        refused = await client.post("/tables", json={}, headers={"Origin": origin})
        assert refused.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError) as shut:
            await client.ws_connect(f"{address}/socket", headers={"Origin": origin})
        assert shut.value.status == 403

    serve(test)


def test_every_answer_carries_the_policy() -> None:
    async def test(client: Client) -> None:
        for path in ("/health", "/t/ABCDEFGH/record.json", "/static/nothing", "/nowhere"):
            answer = await client.get(path)
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"

    serve(test)


def test_a_name_with_markup_stays_text_in_the_record() -> None:
    async def test(client: Client) -> None:
        seats = [{"name": "<b>&'\"", "kind": "person"}, SEATS[1]]
        address = await opened(client, seats=seats)
        page = await Page.at(client, address)
        await page.ask(type="host", do="start")
        record = decode(await (await client.get(f"{address}/record.json")).text())
        assert record.seats[0].name == "<b>&'\""
        assert encode(record)

    serve(test, (1, 1))


@pytest.mark.clause("UX-57", "UX-55")
def test_a_saved_round_opens_a_table_of_its_own_and_a_bad_file_leaves_nothing() -> None:
    async def test(client: Client) -> None:
        address = await opened(client)
        page = await Page.at(client, address)
        await page.ask(type="host", do="start")
        await page.ask(type="intent", intent="throw", turn=0)
        saved = await (await client.get(f"{address}/record.json")).text()
        awake = (await (await client.get("/health")).json())["awake"]
        answer = await client.post("/records", data=saved)
        assert answer.status == 201
        again = await Page.at(client, (await answer.json())["address"])
        assert again.state["turn"] == page.state["turn"] == 1
        assert again.state["seats"] == page.state["seats"]
        refused = await client.post("/records", data=saved[:-20])
        assert refused.status == 400
        assert (await refused.json())["code"].startswith("record-")
        assert (await (await client.get("/health")).json())["awake"] == awake + 1

    serve(test, (1, 2), (3, 4))


def test_static_files_are_packed_and_asked_for_once() -> None:
    """Scripts come with gzip where it is accepted; a browser that has a file is told that it is the same."""

    async def test(client: Client) -> None:
        plain = await client.get("/static/table.js", headers={"Accept-Encoding": "identity"})
        packed = await client.get("/static/table.js")
        assert (plain.headers.get("Content-Encoding"), packed.headers["Content-Encoding"]) == (None, "gzip")
        assert await plain.text() == await packed.text()
        assert plain.content_type == "text/javascript"
        tag = packed.headers["ETag"]
        same = await client.get("/static/table.js", headers={"If-None-Match": tag})
        assert (same.status, await same.read()) == (304, b"")
        assert (await client.get("/static/vendor/fraunces.woff2")).content_type == "font/woff2"
        for path in ("nothing.js", "../app.py", "%2e%2e/app.py", "vendor"):
            assert (await client.get(f"/static/{path}")).status == 404, path

    serve(test)


@pytest.mark.clause("A000-17", "UX-10", "UX-65")
def test_earlier_rounds_of_a_table_can_be_opened() -> None:
    async def test(client: Client) -> None:
        address = await opened(client)
        page = await Page.at(client, address)
        assert (await (await client.get(f"{address}/rounds.json")).json()) == {"rounds": []}
        await page.ask(type="host", do="start")
        await page.ask(type="intent", intent="throw", turn=0)
        await page.ask(type="host", do="stop")
        wish = {"ruleset": "famille", "seats": SEATS, "options": {"exact_finish": False}}
        assert (await client.post(f"{address}/settings", json=wish)).status == 200
        await page.ask(type="host", do="start")
        told = (await (await client.get(f"{address}/rounds.json?lang=en")).json())["rounds"]
        assert [(one["round"], one["throws"], len(one["options"])) for one in told] == [(1, 1, 0), (2, 0, 1)]
        first = await (await client.get(f"{address}/rounds/0.json?lang=fr")).json()
        assert first["history"][1]["faces"] == [1, 2]
        assert first["state"]["round"] == 1
        assert (await client.get(f"{address}/rounds/2.json")).status == 404

    serve(test, (1, 2), (3, 4))
