"""Paper: the history printed from any theme: the whole record, nothing else, black on white."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from oie.rulesets import ruleset
from tests.browser.acts import Serve, Visit, sit, throw
from tests.browser.records import take_up, written

NAMES = ("Ada", "Bo", "Cy", "Dee")
LONG = 60
"""Throws that fill two pages."""
BESIDE = """[...document.querySelectorAll("body *")]
  .filter(one => one.checkVisibility() && !one.closest("#history")).map(one => one.outerHTML.slice(0, 80))"""
COLOURS = """[...new Set([...document.querySelectorAll("#history, #history *")]
  .filter(one => one.checkVisibility() && !one.closest("svg"))
  .flatMap(one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]))]"""


def pages_of(page: Page) -> int:
    """Sheets of paper."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format="A4")))


@pytest.mark.clause("UX-65")
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_long_record_is_printed_whole(serve: Serve, visit: Visit, tmp_path: Path, theme: str) -> None:
    """All throws on several pages, with names, ruleset, options and date above; no window is cut."""
    chance = random.Random(5)
    throws = [(chance.choice((1, 2)), 1) for _ in range(LONG)]
    page = visit(reduced_motion="reduce", color_scheme="dark" if theme == "dark" else "light")
    take_up(page, serve().address, written(ruleset("famille"), NAMES, throws), tmp_path)
    expect(page.locator("#board svg").first).to_be_visible()
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    page.keyboard.press("h")
    expect(page.locator("#record tbody tr")).to_have_count(LONG + 1)
    page.emulate_media(media="print")
    assert page.evaluate(BESIDE) == []
    for part in (
        ".meta strong",
        ".meta .who",
        ".meta li >> nth=0",
        "tbody tr >> nth=0",
        f"tbody tr >> nth={LONG}",
    ):
        expect(page.locator(f"#record {part}").first).to_be_visible()
    for name in NAMES:
        expect(page.locator("#record .meta .who")).to_contain_text(name)
    expect(page.locator("#record .meta")).to_contain_text("20")  # of the date
    for hidden in ("#history button", "#history select"):
        assert [one for one in page.locator(hidden).all() if one.is_visible()] == []
    assert set(page.evaluate(COLOURS)) <= {"rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
    assert page.locator("#history").evaluate("one => one.scrollHeight <= one.clientHeight + 2")
    assert pages_of(page) > 1


@pytest.mark.clause("UX-65")
def test_a_short_record_is_one_page(serve: Serve, visit: Visit) -> None:
    """What is hidden takes no paper."""
    page = visit()
    sit(page, serve("1+3"), seats=[{"name": "Ada"}, {"name": "Bo"}])
    throw(page)
    page.keyboard.press("h")
    expect(page.locator("#record tbody tr")).to_have_count(2)
    assert pages_of(page) == 1
