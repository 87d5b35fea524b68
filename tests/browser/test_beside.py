"""Beside the board: cards that stay apart, a legend that is read whole, bubbles that hide no number."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.acts import Serve, Visit, sit, throw

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Bartholomäus")
HIDDEN = """() => {
  const bubbles = [...document.querySelectorAll(".bubble rect")].map(one => one.getBoundingClientRect());
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const pairs = bubbles.flatMap((a, n) => bubbles.slice(0, n).filter(b => meets(a, b)));
  const all = [...document.querySelectorAll(".glyphs text")];
  const numbers = all.filter(one => /^[0-9]+$/.test(one.textContent));
  const inner = ({ x, y, width: w, height: h }) => new DOMRect(x + w / 4, y + h * .3, w / 2, h * .4);
  const hidden = numbers.filter(one => bubbles.some(b => meets(b, inner(one.getBoundingClientRect()))));
  const said = { numbers: numbers.length, bubbles: bubbles.length, pairs: pairs.length };
  return { ...said, hidden: hidden.map(one => one.textContent) };
}"""
"""Bubbles on each other, and the numbers whose middle lies under one."""


@pytest.mark.clause("UX-01", "UX-12")
@pytest.mark.parametrize(("width", "height"), [(1100, 800), (1280, 800), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("many", [2, 12])
def test_cards_never_overlap(serve: Serve, visit: Visit, width: int, height: int, many: int) -> None:
    """With the fewest and the most seats, counters and a pool; each card has room for two lines at least."""
    page = visit(width, height, locale="fr-FR", reduced_motion="reduce")
    sit(page, serve("1+2 2+4"), "bolton", seats=[{"name": name} for name in NAMES[:many]])
    throw(page)
    cards = [one for one in page.locator(".table .card, .table > .boardwrap").all() if one.is_visible()]
    boxes = [box for one in cards if (box := one.bounding_box())]
    assert len(boxes) >= 5
    for n, a in enumerate(boxes):
        assert a["height"] >= 44
        for b in boxes[:n]:
            across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
            down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
            assert across <= 0.5 or down <= 0.5, (a, b)
    for effect in page.locator("#legend small").all()[:2]:
        assert effect.evaluate("one => one.scrollHeight <= one.clientHeight + 1")


@pytest.mark.clause("UX-65", "UX-70")
def test_legend_and_last_throws_share_a_place(serve: Serve, visit: Visit) -> None:
    """On a desk one of the two is shown, by mouse or arrow key; which one is remembered."""
    page = visit()
    sit(page, serve("1+2"), seats=[{"name": "Ada"}, {"name": "Bo"}])
    throw(page)
    expect(page.locator("#legend")).to_be_visible()
    expect(page.locator("#log")).to_be_hidden()
    page.get_by_role("radio", name="Special spaces").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#log")).to_be_visible()
    expect(page.locator("#legend")).to_be_hidden()
    page.reload()
    expect(page.locator("#log")).to_contain_text("1 + 2")
    expect(page.locator("#log")).to_be_visible()
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.locator("#legend")).to_be_visible()
    expect(page.locator("#log")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 800), (1280, 800), (800, 360)])
def test_bubbles_leave_their_numbers_free(serve: Serve, visit: Visit, width: int, height: int) -> None:
    """Three reasons of one move: no two on each other, and the numbers they speak of can be read."""
    page = visit(width, height, reduced_motion="reduce")
    sit(page, serve("1+1 3+4 6+6 4+3 1+3"), "bolton", seats=[{"name": name} for name in NAMES[:4]])
    for _ in range(5):
        throw(page)
    expect(page.locator(".bubble")).to_have_count(3)
    seen = page.evaluate(HIDDEN)
    assert seen["bubbles"] == 3
    assert seen["numbers"] >= 62
    assert seen["pairs"] == 0
    assert not {"2", "6", "7", "12"} & set(seen["hidden"])
