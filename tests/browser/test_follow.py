"""The follow view of phones: the board comes near while a pawn moves, and goes back to the whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import Serve, Visit, button, hurry, sit
from tests.browser.test_motion import WATCH

TWO = [{"name": "Ada"}, {"name": "Bo"}]
SEEN = """() => {
  const [board, pawn] = ["#board", ".stand[data-pawn=Ada]"].map(one =>
    document.querySelector(one).getBoundingClientRect());
  const across = pawn.x >= board.x && pawn.right <= board.right;
  return [pawn.width, across, pawn.y >= board.y && pawn.bottom <= board.bottom];
}"""
"""How large the pawn is, and whether the board's frame shows all of it."""


def still(page: Page) -> bool:
    """Whether the whole board is shown."""
    return bool(
        page.evaluate(
            "getComputedStyle(document.querySelector('.stack')).transform.match(/none|1, 0, 0, 1, 0, 0/)"
        )
    )


@pytest.mark.clause("UX-06")
def test_a_walking_pawn_is_followed(serve: Serve, visit: Visit) -> None:
    """Off at 63 spaces until asked for; then the pawn is nearer and always in the frame; remembered."""
    page = visit(360, 800)
    page.add_init_script(WATCH)
    sit(page, serve("5+6 1+1"), seats=TWO)
    follow = page.locator("#follow")
    expect(follow).to_have_attribute("aria-pressed", "false")
    box = follow.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    small = page.evaluate(SEEN)[0]
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")
    button(page).click()
    page.wait_for_timeout(2000)
    sizes = []
    for _ in range(4):
        size, across, down = page.evaluate(SEEN)
        assert across and down
        sizes.append(size)
        page.wait_for_timeout(100)
    assert max(sizes) > 1.4 * small
    expect(button(page)).to_be_visible(timeout=15_000)
    page.wait_for_timeout(1200)
    assert still(page)
    assert {name for name, _ in page.evaluate("window.moved")} - {"offset"} == {"transform", "opacity"}
    page.reload()
    expect(follow).to_have_attribute("aria-pressed", "true")


@pytest.mark.clause("UX-06")
def test_who_skips_sees_the_whole_board(serve: Serve, visit: Visit) -> None:
    """A key ends the walk and the closer view together."""
    page = visit(360, 800)
    sit(page, serve("5+6 1+1"), seats=TWO)
    page.locator("#follow").click()
    button(page).click()
    page.wait_for_timeout(1800)
    hurry(page)
    page.wait_for_timeout(200)
    assert still(page)


@pytest.mark.clause("UX-06")
def test_desks_and_the_calm_are_not_followed(serve: Serve, visit: Visit) -> None:
    """No button at a desk; with reduced motion nothing moves, though it was asked for."""
    page = visit()
    sit(page, serve("5+6"), seats=TWO)
    expect(page.locator("#follow")).to_be_hidden()
    page = visit(360, 800, reduced_motion="reduce")
    sit(page, serve("5+6"), seats=TWO)
    page.locator("#follow").click()
    button(page).click()
    expect(page.locator("#turn")).to_have_text("Bo, it is your turn.")
    assert still(page)
