"""Touch: a round by taps alone on phones, upright and lying; nothing is cut, and all is in reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import Serve, Visit, sit, throw

WIN = "5+4 3+1 6+4"
PHONES = [(320, 568), (360, 800), (568, 320), (800, 360)]
SMALL = """root => [...root.querySelectorAll("button, a, summary, input, select")].filter(one => {
  const box = one.getBoundingClientRect();
  return box.width && getComputedStyle(one).visibility !== "hidden"
    && !one.closest(".sr, .pill, .skip, #board");
}).map(one => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
  .filter(([_, box]) => Math.min(box.width, box.height) < 24).map(([what]) => what)"""
"""Targets under 24 px (WCAG 2.2, 2.5.8)."""


def phone(visit: Visit, width: int, height: int, **wishes: object) -> Page:
    """A page in the hand."""
    return visit(width, height, has_touch=True, is_mobile=True, device_scale_factor=2, **wishes)


def fits(page: Page, width: int) -> None:
    """Nothing scrolls sideways and no target is too small for a finger."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator("body").evaluate(SMALL) == []


def in_reach(page: Page, what: str, height: int) -> None:
    """It can be tapped where the page stands, with 44 px at least."""
    box = page.locator(what).bounding_box()
    assert box is not None, what
    assert min(box["width"], box["height"]) >= 44, (what, box)
    assert box["y"] >= 0 and box["y"] + box["height"] <= height + 0.5, (what, box)


@pytest.mark.clause("UX-01", "UX-20", "UX-90")
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_a_round_by_taps(serve: Serve, visit: Visit, width: int, height: int) -> None:
    """From the menu to victory, through the sheet of tools, the history and the help."""
    page = phone(visit, width, height)
    page.goto(serve(WIN).address)
    fits(page, width)
    page.locator("[data-game=famille] [data-play]").tap()
    expect(page.locator("button#throw")).to_be_visible()
    in_reach(page, "#throw", height)
    fits(page, width)
    page.locator("button#throw").tap()
    expect(page.locator("#answer .quiet")).to_be_visible()
    page.locator("#board").tap()  # skips what is shown
    expect(page.locator("button#throw")).to_be_visible(timeout=20_000)
    for name in ("history", "help", "gear"):
        page.locator(".phonebar [data-do=more]").tap()
        page.locator(f"#sheet [data-do={name}]").tap()
        window = page.locator("dialog[open].window")
        expect(window).to_be_visible()
        fits(page, width)
        window.locator("header .x").tap()
        expect(window).to_have_count(0)
    in_reach(page, "#throw", height)
    page.locator("button#throw").tap()
    expect(page.locator("#end")).to_be_visible(timeout=20_000)
    fits(page, width)
    page.locator("#end .acts .act").tap()
    expect(page.locator("#end")).to_be_hidden()
    expect(page.locator("#sub")).to_contain_text("2")


@pytest.mark.clause("UX-01")
@pytest.mark.parametrize(("width", "height"), [(568, 320), (800, 360)])
def test_a_phone_that_lies_shows_board_and_button(
    serve: Serve, visit: Visit, width: int, height: int
) -> None:
    """The whole board, the dice and the button side by side."""
    page = phone(visit, width, height)
    sit(page, serve("1+3"), seats=[{"name": "Wilhelmina"}, {"name": "Bartholomäus"}])
    throw(page)
    in_reach(page, "#throw", height)
    for one in ("#board", "#dice"):
        box = page.locator(one).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height + 0.5, (one, box)
