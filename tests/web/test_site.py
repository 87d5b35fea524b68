"""Under which names a server is asked: its links, their pictures, and the proxy that is believed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from oie.web import network, qr, serve
from oie.web.app import make_app
from oie.web.errors import WebError
from oie.web.site import LOCAL_NAMES, Site, public_of, unit_of
from oie.web.store import MemoryStore
from tests.web.process import free_port

Client = TestClient[Any, Any]
PUBLIC = "https://goose.example"
TABLE = {"ruleset": "famille", "seats": [{"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "guest"}]}


def run(site: Site, test: Callable[[Client], Awaitable[None]]) -> None:
    async def go() -> None:
        async with TestClient(TestServer(make_app(MemoryStore(), site=site))) as client:
            await asyncio.wait_for(test(client), 20)

    asyncio.run(go())


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("https://goose.example", PUBLIC),
        ("https://Goose.example/", PUBLIC),
        ("https://goose.example:443/", PUBLIC),
        ("http://goose.example:8080", "http://goose.example:8080"),
        ("http://[2001:db8::1]/", "http://[2001:db8::1]"),
    ],
)
def test_a_public_address_is_kept_as_browsers_write_it(given: str, kept: str) -> None:
    assert public_of(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "goose.example",
        "ftp://goose.example",
        "https://goose.example/games",
        "https://goose.example/?a",
        "https://goose.example?",
        "https://goose.example#x",
        "https://me:secret@goose.example",
        "https://",
        "https://goose.example:99999",
        "https://[::1",
        "https://goose example",
        "",
    ],
)
def test_what_is_no_public_address_is_refused(given: str) -> None:
    with pytest.raises(WebError) as refused:
        public_of(given)
    assert refused.value.code == "web-public"


def test_how_long_is_said_in_days_where_that_is_exact() -> None:
    assert [unit_of(one) for one in (None, 86_400.0, 2_592_000.0, 90_000.0)] == [
        ("never", 0),
        ("days", 1),
        ("days", 30),
        ("hours", 25),
    ]


def test_behind_a_proxy_only_pages_of_the_public_address_change_something() -> None:
    async def test(client: Client) -> None:
        async def status(**headers: str) -> int:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            return (await client.post("/tables", json=TABLE, headers=named)).status

        assert await status(Host="goose.example", Origin=PUBLIC) == 201
        assert await status(Host="goose.example", Origin=PUBLIC, X_Forwarded_Proto="https") == 201
        assert await status(Host="goose.example", Origin="http://goose.example") == 201  # on its own port
        plain = {"Origin": "http://goose.example", "X_Forwarded_Proto": "https"}
        assert await status(Host="goose.example", **plain) == 403
        assert await status(Host="goose.example", Origin="https://evil.example") == 403
        assert await status(Host="evil.example", Origin=PUBLIC) == 421

    run(Site(public=PUBLIC), test)


def test_without_a_public_address_nobody_says_that_it_was_https() -> None:
    async def test(client: Client) -> None:
        origin = f"https://127.0.0.1:{client.port}"
        headers = {"Origin": origin, "X-Forwarded-Proto": "https"}
        assert (await client.post("/tables", json=TABLE, headers=headers)).status == 403

    run(Site(), test)


def test_the_last_address_that_the_proxy_saw_is_who_asks() -> None:
    """A client may write what it likes before it: it has one allowance all the same."""

    async def test(client: Client) -> None:
        async def wrong(forwarded: str) -> int:
            headers = {"X-Forwarded-For": forwarded}
            return (await client.get("/t/22222", headers=headers)).status

        for n in range(20):
            assert await wrong(f"198.51.100.{n}, 203.0.113.9") == 404
        assert await wrong("198.51.100.99, 203.0.113.9") == 429
        assert await wrong("203.0.113.9, 203.0.113.10") == 404

    run(Site(public=PUBLIC), test)


@pytest.mark.clause("UX-45")
@pytest.mark.parametrize(
    ("site", "host", "link"),
    [
        (Site(public=PUBLIC), "goose.example", PUBLIC),
        (Site(public=PUBLIC), "localhost:8063", PUBLIC),
        (Site(lan="http://192.0.2.7:8063"), "localhost:8063", "http://192.0.2.7:8063"),
        (
            Site(lan="http://192.0.2.7:8063", hosts=LOCAL_NAMES | {"10.0.0.7"}),
            "10.0.0.7:8063",
            "http://10.0.0.7:8063",
        ),
        (Site(), "localhost:8063", "http://localhost:8063"),
    ],
)
def test_the_picture_of_a_table_is_its_link(
    site: Site, host: str, link: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is drawn as somebody elsewhere has to open it, and no key is in it."""
    drawn: list[str] = []
    draw = qr.svg

    def svg(text: str) -> str:
        drawn.append(text)
        return draw(text)

    monkeypatch.setattr(qr, "svg", svg)

    async def test(client: Client) -> None:
        code = (await (await client.post("/tables", json=TABLE)).json())["code"]
        answer = await client.get(f"/t/{code}/qr.svg?lang=fr&key=secret", headers={"Host": host})
        assert (answer.status, answer.content_type) == (200, "image/svg+xml")
        assert drawn == [f"{link}/t/{code}"]
        assert (await client.get("/t/22222/qr.svg")).status == 404
        assert (await client.get("/qr.svg?text=https://evil.example")).status == 404

    run(site, test)


def dark(svg: str) -> set[tuple[int, int]]:
    """The dark modules (column, row) of a picture whose path is made of horizontal strokes."""
    path = re.search(r'stroke="#000"[^>]* d="([^"]*)"', svg)
    assert path is not None
    x, y, found = 0.0, 0.0, set()
    for name, first, second in re.findall(r"([Mmh])(-?[\d.]+)(?: ?(-?[\d.]+))?", path[1]):
        if name == "h":
            found |= {(int(x) + n, int(y - 0.5)) for n in range(int(first))}
            x += float(first)
        else:
            x, y = (float(first), float(second)) if name == "M" else (x + float(first), y + float(second))
    return found


def test_a_picture_has_its_three_corners_a_quiet_edge_and_no_style() -> None:
    svg = qr.svg("http://192.0.2.7:8063/t/7KQ2M")
    assert "style" not in svg and "script" not in svg
    size = int(re.search(r'viewBox="0 0 (\d+)', svg)[1])  # type: ignore[index]
    modules = dark(svg)
    assert all(4 <= column < size - 4 and 4 <= row < size - 4 for column, row in modules)
    for left, top in ((4, 4), (size - 11, 4), (4, size - 11)):
        ring = {(left + n, top) for n in range(7)} | {(left, top + n) for n in range(7)}
        assert ring <= modules
        assert not {(left + 1 + n, top + 1) for n in range(5)} & modules
    assert dark(qr.svg("http://192.0.2.7:8063/t/7KQ2N")) != modules


def test_an_address_in_the_network_is_no_loopback() -> None:
    for own in network.own_addresses():
        assert re.fullmatch(r"\d+\.\d+\.\d+\.\d+", own)
        assert not own.startswith(("127.", "0."))


def test_a_machine_without_a_network_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "own_addresses", tuple)
    with pytest.raises(WebError) as refused:
        serve.run(lan=True)
    assert refused.value.code == "web-network"


def test_the_usual_port_comes_first_and_then_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = free_port()
    monkeypatch.setattr(network, "PORT", usual)
    with network.listen("127.0.0.1", None) as first, network.listen("127.0.0.1", None) as second:
        assert first.getsockname()[1] == usual < second.getsockname()[1] < usual + network.NEXT_PORTS
        with pytest.raises(WebError) as refused:
            network.listen("127.0.0.1", usual)
        assert refused.value.code == "web-port"


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("0.0.0.0", "http://127.0.0.1:8063"),
        ("::", "http://[::1]:8063"),
        ("192.0.2.7", "http://192.0.2.7:8063"),
    ],
)
def test_a_server_on_every_address_is_shown_as_this_machine_opens_it(host: str, shown: str) -> None:
    assert network.url(host, 8063) == shown
