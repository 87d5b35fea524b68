"""The win bar and the luck report, which the reader switches on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.acts import Serve, Visit, hurry, sit, throw


def test_chances_are_off_switched_on_updated_and_told_after_the_round(serve: Serve, visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    sit(page, serve("5+4 3+1 6+4"), seats=[{"name": "Ada"}, {"name": "Ben"}])
    expect(page.locator(".winbar")).to_have_count(0)
    page.locator("#tools [data-do=gear]").click()
    page.locator("#settings input[name=odds][value=on]").check(force=True)
    page.keyboard.press("Escape")
    expect(page.locator(".winlist")).to_contain_text("51%", timeout=20_000)
    throw(page)
    expect(page.locator(".winlist")).not_to_contain_text("51%", timeout=20_000)
    before = page.locator(".winlist").inner_text()
    throw(page)
    expect(page.locator(".winlist")).not_to_have_text(before, timeout=20_000)
    throw(page)
    hurry(page)
    luck = page.locator("#end .luck")
    expect(luck).to_contain_text("The throw that changed everything", timeout=20_000)
    expect(luck.locator("li")).to_have_count(3)
    expect(page.locator("#end-body")).not_to_contain_text("null")
    page.reload()
    expect(page.locator("#board svg").first).to_be_visible()
    assert page.evaluate("localStorage.getItem('oie-odds')") == "on"


def test_with_many_players_the_chances_are_about(serve: Serve, visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('oie-odds', 'on')")
    sit(page, serve(), seats=[{"name": f"P{n}"} for n in range(4)])
    expect(page.locator(".winlist")).to_contain_text("about", timeout=90_000)
    expect(page.locator(".oddscard h2")).to_contain_text("±")
