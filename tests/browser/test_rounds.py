"""The history of a table of several rounds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.acts import Serve, Visit, sit, throw


@pytest.mark.clause("A000-17", "UX-10", "UX-65")
def test_earlier_rounds_are_opened_from_the_history_with_the_options_new_in_each(
    serve: Serve, visit: Visit
) -> None:
    page = visit(reduced_motion="reduce")
    people = [{"name": "Ada"}, {"name": "Ben"}]
    sit(page, serve("1+2 3+4"), seats=people)
    throw(page)
    page.locator("#tools [data-do=reset]").click()
    page.locator("#confirm button[value=give-up]").click()
    wish = {"ruleset": "famille", "seats": people, "options": {"exact_finish": False}}
    path = page.evaluate("location.pathname")
    page.evaluate(
        "([path, wish]) => fetch(path + '/settings', {method: 'POST', body: JSON.stringify(wish)})",
        [path, wish],
    )
    expect(page.locator("button#throw")).to_contain_text("Start the round")
    page.locator("button#throw").click()
    expect(page.locator("button#throw")).to_contain_text("Throw")
    throw(page)
    expect(page.locator("#log")).to_contain_text("3 + 4")
    page.keyboard.press("h")
    expect(page.locator("#pastround option")).to_have_text(["Round 1", "Round 2"])
    expect(page.locator(".pastrounds .hint")).to_contain_text("From round 2 on:")
    expect(page.locator("#record")).to_contain_text("3 + 4")
    page.locator("#pastround").select_option("0")
    expect(page.locator("#record")).to_contain_text("1 + 2")
    expect(page.locator("#record")).not_to_contain_text("3 + 4")
    expect(page.locator("#record .meta")).to_contain_text("Round 1")
