"""States: a whole round at 200 % text, in forced colours and without motion; nothing is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import Serve, Visit, sit, throw

WIN = "5+4 3+1 6+4"
SEATS = [{"name": "Wilhelmina"}, {"name": "Bartholomäus"}]
CUT = """() => [...document.querySelectorAll(
    "button, h2, .say, .tag, .seat b, .seat small, .act, .plain, .lead, .fact span")]
  .filter(one => one.checkVisibility() && !one.closest(".sr, #board") && one.textContent.trim())
  .filter(one => {
    const styles = getComputedStyle(one);
    const hidden = styles.overflow === "hidden" && one.scrollHeight > one.clientHeight + 2;
    const out = one.matches("button") && one.scrollHeight > one.clientHeight + 2;
    return hidden || out || one.scrollWidth > one.clientWidth + 2 && styles.display !== "inline";
  }).map(one => one.outerHTML.slice(0, 120))"""
"""Whatever has more to say than room, and cannot be scrolled."""


def nothing_cut(page: Page) -> None:
    """All words have room, and nothing scrolls sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(CUT) == []


def round_of(page: Page) -> None:
    """To victory, looking at the page at each turn."""
    for _ in range(2):
        throw(page)
        nothing_cut(page)
    throw(page)
    expect(page.locator("#end")).to_be_visible(timeout=15_000)
    nothing_cut(page)
    page.locator("#end .acts .act").click()
    expect(page.locator("#end")).to_be_hidden()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 800), (800, 360), (640, 400)])
def test_a_round_with_text_twice_as_large(serve: Serve, visit: Visit, width: int, height: int) -> None:
    """At 640 × 400 the page itself is enlarged, which is what 200 % zoom makes of 1280 × 800."""
    page = visit(width, height, locale="fr-FR", reduced_motion="reduce")
    sit(page, serve(WIN), seats=SEATS)
    if width != 640:
        page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    round_of(page)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (320, 568)])
def test_a_round_in_forced_colours(serve: Serve, visit: Visit, width: int, height: int) -> None:
    """The board keeps its own colours, in which every effect has a frame; buttons have borders."""
    page = visit(width, height, forced_colors="active", reduced_motion="reduce")
    sit(page, serve(WIN), seats=SEATS)
    expect(page.locator("button#throw")).to_be_visible()
    border = page.locator("button#throw").evaluate("one => parseFloat(getComputedStyle(one).borderTopWidth)")
    assert border >= 1
    adjust = page.locator("#board svg").first.evaluate("one => getComputedStyle(one).forcedColorAdjust")
    assert adjust == "none"
    round_of(page)
