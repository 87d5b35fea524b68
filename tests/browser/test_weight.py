"""Weight and fit: how much a first page costs, and that nothing is cut on any screen."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, expect

from tests.browser.acts import Serve, Visit, sit, throw

SIZES = [(320, 568), (360, 640), (360, 800), (800, 360), (820, 1180), (1024, 768), (1280, 800), (1920, 1080)]
MOST_REQUESTS, MOST_BYTES, MOST_FONTS = 20, 240_000, 130_000


def test_the_first_board_is_light(serve: Serve, visit: Visit) -> None:
    """At most 20 requests and 240 kB compressed until the first board, 130 kB of them fonts."""
    answers: list[Response] = []
    page = visit()
    sit(page, serve(), start=False)
    address, page = page.url, visit()  # whose cache is empty

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.goto(address)
    expect(page.locator("#board svg").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {one.url: (one.body(), one.url.endswith(".woff2")) for one in answers if one.status == 200}
    total = sum(len(body) if font else len(gzip.compress(body)) for body, font in sizes.values())
    assert len(answers) <= MOST_REQUESTS, [one.url for one in answers]
    assert total <= MOST_BYTES
    assert sum(len(body) for body, font in sizes.values() if font) <= MOST_FONTS


@pytest.mark.clause("UX-01", "UX-02")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_cut(serve: Serve, visit: Visit, width: int, height: int) -> None:
    """No sideways scrolling; dice, button and board in view; targets of 44 px on phones."""
    page = visit(width, height)
    sit(page, serve("1+3"), seats=[{"name": "Wilhelmina"}, {"name": "Bartholomäus"}])
    throw(page)
    for one in ("#throw", "#dice", "#board"):
        expect(page.locator(one)).to_be_visible()
        box = page.locator(one).bounding_box()
        assert box is not None, one
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width + 0.5
        assert box["y"] < height
        if one != "#board" and not (600 <= width < 1100):
            assert box["y"] + box["height"] <= height + 0.5, one
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width < 600:
        for target in page.locator(".phonebar .tool, #throw").all():
            box = target.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize("path", ["/", "/rules/pair-impair", "/about", "/privacy"])
def test_pages_fit_at_320_px(serve: Serve, visit: Visit, path: str) -> None:
    """Every page to read, in every language."""
    page, server = visit(320, 568), serve()
    for lang in ("fr", "en", "pt", "ms"):
        page.goto(f"{server.address}{path}?lang={lang}")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_text_may_be_twice_as_large(serve: Serve, visit: Visit) -> None:
    """At 200 % text nothing scrolls sideways and the button is in view."""
    page = visit(360, 800)
    sit(page, serve("1+3"))
    page.add_style_tag(url="/style/table.css")
    page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.locator("#throw")).to_be_in_viewport()
