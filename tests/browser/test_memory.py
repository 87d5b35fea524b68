"""Memory: many rounds in one page and at one server leave nothing behind."""

from __future__ import annotations

import gc
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import Serve, Visit, button, sit

TWO = [{"name": "Ada"}, {"name": "Bo"}]
WIN = "5+4 3+1 6+4 "
"""First throw to 53; the other to 4; ten more to the goal."""
FIRST = 4
"""Rounds after which everything has been fetched once."""
ROUND = """motion => new Promise((done, failed) => {
  localStorage.setItem("oie-motion", motion);
  const end = document.getElementById("end");
  if (end.open) end.querySelector(".acts .act").click();
  const late = setTimeout(() => (clearInterval(clock), failed(new Error(document.body.innerText))), 25000);
  const clock = setInterval(() => {
    if (!end.open) return document.querySelector("button#throw[aria-keyshortcuts]")?.click();
    clearInterval(clock);
    clearTimeout(late);
    done();
  }, 60);
})"""
"""A whole round by whoever clicks at once: throw, throw, throw, the end; and on to the next."""
METRICS: Final = ("JSEventListeners", "Nodes", "JSHeapUsedSize")
MOST_BYTES = 250_000
"""What the heap may grow altogether: the engine's own notes of what is hot. A round is over 20 kB."""


def held(page: Page) -> dict[str, int]:
    """What the page holds after its garbage was collected."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    for _ in range(3):
        line.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(50)
    told = {one["name"]: int(one["value"]) for one in line.send("Performance.getMetrics")["metrics"]}
    line.detach()
    return {name: told[name] for name in METRICS}


def play(serve: Serve, visit: Visit, rounds: int, motion: str, **wishes: object) -> None:
    """Play rounds, and compare what is held after the first few and after the last."""
    server = serve(WIN * (rounds + FIRST))
    page = visit(**wishes)
    sit(page, server, seats=TWO)
    expect(button(page)).to_be_visible()
    for _ in range(FIRST):
        page.evaluate(ROUND, motion)
    first = held(page)
    gc.collect()
    things = len(gc.get_objects())
    for _ in range(rounds):
        page.evaluate(ROUND, motion)
    last = held(page)
    gc.collect()
    grown = len(gc.get_objects()) - things
    expect(page.locator("#sub")).to_contain_text(f"Round {rounds + FIRST}")
    assert last["JSEventListeners"] <= first["JSEventListeners"], (first, last)
    assert last["Nodes"] <= first["Nodes"] + 20, (first, last)
    assert last["JSHeapUsedSize"] <= first["JSHeapUsedSize"] + MOST_BYTES, (first, last)
    assert grown <= 100 * rounds, grown


def test_rounds_leave_nothing_behind(serve: Serve, visit: Visit) -> None:
    """A dozen rounds with everything that moves: no listener, no node and no memory more."""
    play(serve, visit, 12, "fast")


@pytest.mark.hunt
def test_fifty_rounds_leave_nothing_behind(serve: Serve, visit: Visit) -> None:
    """The same with 50 rounds."""
    play(serve, visit, 50, "fast")
