"""A round in the browser, from the menu to victory: by clicks, by keys alone, and through a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.acts import Serve, Visit, button, hurry, sit, spaces, throw

WIN = "5+4 3+1 6+4"
"""First throw to 53; the machine to 4; ten more to the goal."""

SLOW = """
window.slow = 0;
const next = requestAnimationFrame;
window.requestAnimationFrame = then => setTimeout(() => next(then), window.slow);
"""
"""Pictures that come late."""


@pytest.mark.clause("UX-15", "UX-20", "UX-25", "UX-90")
def test_a_round_by_clicks(serve: Serve, visit: Visit) -> None:
    """From the menu a first throw is two clicks away, and the end says who won."""
    page = visit()
    page.goto(serve(WIN).address)
    page.locator("[data-game=famille] [data-play]").click()
    button(page).click()
    expect(page.locator("#dice .sum")).to_have_text("9")
    hurry(page)
    expect(page.locator("#seats small").first).to_contain_text("space 53")
    throw(page)
    end = page.locator("#end")
    expect(end.get_by_role("heading")).to_have_text("Victory!")
    expect(end).to_contain_text("the round took 3 throws")
    expect(end.locator(".fact b").last).to_have_text("1 – 0")
    end.get_by_role("button", name="New round").click()
    expect(page.locator("#sub")).to_contain_text("Round 2")
    expect(end).to_be_hidden()


@pytest.mark.clause("UX-01", "UX-21")
def test_a_round_by_keyboard_alone(serve: Serve, visit: Visit) -> None:
    """Tab, Space and Enter are enough: from the menu to victory, the history and the next round."""
    page = visit()
    page.goto(serve(WIN).address)
    play = page.locator("[data-game=famille] [data-play]")
    for _ in range(30):
        page.keyboard.press("Tab")
        if play.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(button(page)).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator("#dice .sum")).to_have_text("9")
    hurry(page)
    page.keyboard.press("Enter")
    expect(page.locator("#end")).to_be_visible(timeout=15_000)
    page.keyboard.press("Tab")
    expect(page.locator("#end .acts .act")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#history")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#history")).to_be_hidden()
    expect(page.locator("#end")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#sub")).to_contain_text("Round 2")


@pytest.mark.clause("UX-21", "UX-43")
def test_two_clicks_throw_once(serve: Serve, visit: Visit) -> None:
    """The second click comes before the new state, and does nothing."""
    server = serve("1+3 2+5")
    page = visit()
    sit(page, server, seats=[{"name": "Ada"}, {"name": "Bo"}])
    expect(button(page)).to_be_visible()
    last = page.locator("#log").inner_text()
    page.evaluate("for (const _ of [1, 2]) document.querySelector('button#throw')?.click()")
    expect(page.locator("#log")).not_to_have_text(last)
    hurry(page)
    assert spaces(page) == ["space 4", "Start"]
    expect(page.locator("#turn")).to_have_text("Bo, it is your turn.")


@pytest.mark.clause("UX-20", "UX-21")
def test_no_click_is_lost_while_the_page_is_drawn_anew(serve: Serve, visit: Visit) -> None:
    """Somebody looks at the page again, which asks for the whole state, and clicks while it is drawn."""
    page = visit()
    page.add_init_script(SLOW)
    sit(page, serve("1+3 2+5"), seats=[{"name": "Ada"}, {"name": "Bo"}])
    expect(button(page)).to_be_visible()
    page.evaluate("window.slow = 150")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_timeout(300)
    button(page).click()
    page.evaluate("window.slow = 0")
    expect(page.locator("#log")).to_contain_text("1 + 3")
    hurry(page)
    assert spaces(page) == ["space 4", "Start"]


@pytest.mark.clause("UX-05", "UX-85")
def test_a_reload_finds_the_round_again(serve: Serve, visit: Visit) -> None:
    """Everything is at the server: position, dice, history."""
    page = visit()
    sit(page, serve("1+3 2+5"), seats=[{"name": "Ada"}, {"name": "Bo"}])
    throw(page)
    before = [page.locator(one).inner_text() for one in ("#seats", "#dice .sum", "#log", "#turn", "#say")]
    page.reload()
    expect(page.locator("#board svg").first).to_be_visible()
    expect(page.locator("#say")).to_have_text(before[-1])
    assert [
        page.locator(one).inner_text() for one in ("#seats", "#dice .sum", "#log", "#turn", "#say")
    ] == before


@pytest.mark.clause("UX-32", "UX-80", "UX-85")
def test_reset_and_quit(serve: Serve, visit: Visit) -> None:
    """Reset clears the board and keeps the seats; quit leads to the menu, which knows the way back."""
    page = visit()
    sit(page, serve("1+3 2+5"))
    throw(page)
    page.locator("#tools [data-do=reset]").click()
    page.locator("#confirm [value=give-up]").click()
    expect(page.locator("#throw")).to_have_text("Start the round")
    expect(page.locator("#sub")).to_contain_text("2 dice")
    expect(page.locator("#seats b").first).to_have_text("Ada")
    address = page.url
    page.locator("#tools [data-do=quit]").click()
    expect(page).to_have_url(re.compile(r"/$"))
    page.locator("#going a").click()
    expect(page).to_have_url(address)


@pytest.mark.clause("UX-04", "UX-13", "S004-41")
def test_who_waits_is_always_said(serve: Serve, visit: Visit) -> None:
    """At the inn a turn is lost: a tag with words at the seat, a badge on the pawn, a line in the record."""
    page = visit()
    sit(
        page,
        serve("4+5 1+1 6+6"),
        seats=[{"name": n} for n in ("Ada", "Bo")],
        game="jardin",
        options={"dice": 2},
    )
    for _ in range(3):
        throw(page)
    marks = page.locator("#seats .tag").all_inner_texts()
    assert any("to play" in mark for mark in marks)
    expect(page.locator("#status p").last).to_contain_text("it is your turn")


@pytest.mark.clause("UX-03")
def test_twelve_pawns_are_counted_at_320_px(serve: Serve, visit: Visit) -> None:
    """Twelve pawns in the start box stand apart, none hidden, and nothing scrolls sideways."""
    page = visit(320, 568)
    sit(page, serve(), seats=[{"name": f"Player {n}"} for n in range(1, 13)])
    boxes = [one.bounding_box() for one in page.locator(".stand").all()]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    pairs = [(a, b) for n, a in enumerate(middles) for b in middles[:n]]
    apart = [max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in pairs]
    assert len(middles) == 12
    assert min(apart) >= 8
    assert page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.clause("UX-22", "S001-10")
def test_real_dice_are_typed_and_taken_back(serve: Serve, visit: Visit) -> None:
    """At a table with real dice their faces are typed; a wrong one is refused, a mistyped one taken back."""
    page = visit()
    sit(page, serve(), dice="real", seats=[{"name": "Ada"}, {"name": "Bo"}])
    expect(page.locator(".pip-field")).to_have_count(2)
    first, second = page.locator(".pip-field").all()
    first.fill("7")
    second.fill("1")
    second.press("Enter")
    expect(page.locator("#slips")).to_contain_text("7")
    first.fill("6")
    second.fill("1")
    second.press("Enter")
    hurry(page)
    expect(page.locator("#seats small").first).to_contain_text("space 7")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("#seats small").first).to_contain_text("Start")
    page.keyboard.press("Escape")
    page.locator("#tools [data-do=history]").click()
    expect(page.locator("#record")).to_contain_text("taken back")
