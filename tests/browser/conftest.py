"""What the browser tests share: a server whose dice the test knows, and Debian's Chromium.

Playwright's loop runs in this thread while a browser is open, so the browser is closed before another
folder's tests begin (some of them start a loop of their own).
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page  # noqa: E402

from tests.browser.server import ELSEWHERE, Server  # noqa: E402

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may be late once; what fails twice is a fault. Reruns are told."""
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser; where there is none the test is listed as skipped, and fails where `CI` is set."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("Chromium is missing")
        pytest.skip("Chromium is missing")
    with playwright.sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def serve() -> Iterator[Callable[..., Server]]:
    """Starts a server whose dice show the given throws first."""
    running: list[Server] = []

    def start(throws: str = "") -> Server:
        running.append(Server(throws))
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page of its own; at its end the console is empty, and nothing was asked elsewhere.

    `refused` where the page is going to be refused something.
    """
    opened: list[tuple[BrowserContext, list[str]]] = []

    def start(width: int = 1280, height: int = 800, *, refused: bool = False, **wishes: object) -> Page:
        settings: dict[str, object] = {"locale": "en-GB", "viewport": {"width": width, "height": height}}
        context = chromium.new_context(**{**settings, **wishes})  # type: ignore[arg-type]
        context.set_default_timeout(10_000)
        page, faults = context.new_page(), list[str]()
        page.on("dialog", lambda dialog: dialog.accept())
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda told: faults.append(told.text) if _wrong(told, refused) else None)
        page.on("request", lambda asked: faults.append(asked.url) if not _ours(asked.url) else None)
        opened.append((context, faults))
        return page

    yield start
    for context, faults in opened:
        context.close()
        assert not faults


def _wrong(told: ConsoleMessage, refused: bool) -> bool:
    """A fault; that a request was refused, which browsers note by themselves, is none where it is meant."""
    meant = refused and any(one in told.text for one in ("status of 40", "code: 40", "INTERNET_DISCONNECTED"))
    return told.type in ("error", "warning") and not meant


def _ours(url: str) -> bool:
    names = (f"{kind}://{name}:" for name in ("127.0.0.1", ELSEWHERE) for kind in ("http", "ws", "blob:http"))
    return url.startswith(tuple(names))
