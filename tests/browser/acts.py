"""What a player does, in the words of the tests."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Locator, Page, expect

from tests.browser.server import Server

Serve: TypeAlias = Callable[..., Server]
"""Starts a server whose dice show the given throws first."""
Visit: TypeAlias = Callable[..., Page]
"""Opens a page of its own."""
PERSON, MACHINE = {"name": "Ada"}, {"name": "Machine", "kind": "machine"}

LINES = """
window.lines = [];
const Line = WebSocket;
window.WebSocket = class extends Line { constructor(address) { super(address); window.lines.push(this); } };
"""
"""Keeps the sockets of a page at hand."""


def sit(page: Page, server: Server, game: str = "famille", *, start: bool = True, **wish: object) -> None:
    """Open a table and, unless told otherwise, its first round."""
    asked = {"ruleset": game, "seats": [PERSON, MACHINE], "pace": 0.25, **wish}
    page.goto(f"{server.address}/privacy")
    told = page.evaluate(
        "wish => fetch('/tables', {method: 'POST', body: wish}).then(answer => answer.json())",
        json.dumps(asked),
    )
    page.goto(server.address + told["address"] + ("#play" if start else ""))
    expect(page.locator("#board svg").first).to_be_visible()


def button(page: Page) -> Locator:
    """The one throw control (UX-21)."""
    return page.locator("button#throw")


def begin(page: Page) -> None:
    """Open a round, and wait until somebody may throw."""
    button(page).click()
    expect(button(page)).to_contain_text("Throw", timeout=15_000)


def throw(page: Page, *, skip: bool = True) -> None:
    """Throw; with `skip`, jump to the end of what is shown until somebody may act."""
    expect(button(page)).to_be_visible()
    thrown = page.locator("#log .n, #log .pips")
    last = "".join(thrown.all_text_contents())
    button(page).click()
    for _ in range(200):  # the server has answered once the log tells of the throw
        if "".join(thrown.all_text_contents()) != last:
            break
        page.wait_for_timeout(50)
    else:
        raise AssertionError(f"no throw was told: {last}")
    if skip:
        hurry(page)


def hurry(page: Page) -> None:
    """Skip whatever is shown until somebody may act or the round has ended."""
    for _ in range(300):
        if page.locator("button#throw, #answer input, .act.choice, #end[open]").first.is_visible():
            return
        page.keyboard.press("x")
        page.wait_for_timeout(30)
    raise AssertionError(page.locator("body").inner_text())


def spaces(page: Page) -> list[str]:
    """What the seats say of where they stand."""
    return page.locator("#seats small").all_inner_texts()
