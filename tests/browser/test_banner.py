"""The banner, and the dice that stay until the next throw."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.acts import Serve, Visit, button, sit

BUTTONS = ("gear", "play", "save", "resume", "history", "sound", "full", "help", "reset", "quit")


@pytest.mark.clause("S000-21", "UX-01")
def test_one_banner_holds_every_button_with_picture_and_text(serve: Serve, visit: Visit) -> None:
    page = visit()
    sit(page, serve(), start=False)
    banner = page.locator("header.banner #tools")
    found = banner.locator("[data-do]").evaluate_all("all => all.map(one => one.dataset.do)")
    assert sorted(found) == sorted(BUTTONS)
    for name in BUTTONS:
        one = banner.locator(f"[data-do={name}]")
        expect(one.locator("svg")).to_be_visible()
        assert one.inner_text().strip(), name


@pytest.mark.clause("S004-38", "S004-40", "UX-05", "UX-06")
def test_the_dice_stay_in_view_through_every_effect_until_the_next_throw(serve: Serve, visit: Visit) -> None:
    """A throw of 6 leads over the bridge: throw, walk, bridge; the dice are there all along and after it."""
    page = visit()
    sit(page, serve("1+5 2+2"), "famille", seats=[{"name": "Ada"}, {"name": "Ben"}])
    button(page).click()
    total = page.locator("#dice .sum")
    expect(total).to_have_text("6")
    seen = 0
    while not button(page).count() or button(page).evaluate("one => one.tagName") != "BUTTON":
        expect(total).to_have_text("6")
        seen += 1
        page.wait_for_timeout(100)
    assert seen > 3
    expect(page.locator("#seats small").first).to_contain_text("12")
    expect(total).to_have_text("6")
    button(page).click()
    expect(total).to_have_text("4")
