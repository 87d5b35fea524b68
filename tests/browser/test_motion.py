"""Motion: what moves, what does not where the reader asked for calm, and what is said."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.acts import LINES, Serve, Visit, button, hurry, sit, spaces, throw

TWO = [{"name": "Ada"}, {"name": "Bo"}]
WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const time = typeof timing === "number" ? timing : timing.duration;
  for (const frame of frames) for (const name of Object.keys(frame)) window.moved.push([name, time]);
  return animate.call(this, frames, timing);
};
"""
"""Notes every property that is animated, and for how long."""
REFUSE = """
Element.prototype.requestFullscreen = function () {
  window.whom = this.tagName;
  return Promise.reject(new TypeError());
};
"""
BREAKS_BEFORE_START = """
window.broken = 0;
const say = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (!text.includes('"start"') || window.broken) return say.call(this, text);
  window.broken += 1;
  this.close();
};
"""
LISTEN = """() => { window.told = [];
const note = all => all.forEach(one => one.addedNodes.forEach(p => window.told.push(p.textContent)));
new MutationObserver(note).observe(document.getElementById("status"), {childList: true}); }"""
"""Keeps what the live region says, in order."""
AUDIO = """
window.heard = 0;
const Audio = AudioContext;
window.AudioContext = class extends Audio { constructor() { super(); window.heard += 1; } };
"""


@pytest.mark.clause("UX-06")
def test_only_transform_and_opacity_are_animated(serve: Serve, visit: Visit) -> None:
    """A walk, a goose, a jump and an overthrow: nothing that needs a layout moves."""
    page = visit()
    page.add_init_script(WATCH)
    sit(page, serve("3+2 4+2 5+4"), seats=TWO)
    throw(page, skip=False)
    expect(button(page)).to_be_visible(timeout=15_000)
    throw(page, skip=False)
    expect(button(page)).to_be_visible(timeout=15_000)
    names = {name for name, _ in page.evaluate("window.moved")}
    assert names - {"offset"} == {"transform", "opacity"}


@pytest.mark.clause("UX-06")
def test_calm_shows_the_end_at_once(serve: Serve, visit: Visit) -> None:
    """With reduced motion nothing is animated, and all reasons stand on the board together."""
    page = visit(reduced_motion="reduce")
    page.add_init_script(WATCH)
    sit(page, serve("3+2"), seats=TWO)
    button(page).click()
    expect(page.locator("#turn")).to_have_text("Bo, it is your turn.")
    assert page.evaluate("window.moved") == []
    assert page.evaluate("document.getAnimations().length") == 0
    expect(page.locator(".bubble text")).to_have_text("1. Goose: 5 more")
    assert spaces(page) == ["space 10", "Start"]
    expect(page.locator(".trail .tip:not(.under)")).to_have_count(2)


@pytest.mark.clause("UX-06", "UX-20")
def test_nobody_throws_into_a_walk(serve: Serve, visit: Visit) -> None:
    """While a pawn walks there is no button; a key skips, and does not throw as well."""
    page = visit()
    sit(page, serve("5+6 2+1"), seats=TWO)
    button(page).click()
    expect(page.locator("#answer .quiet")).to_be_visible()
    page.keyboard.press("Space")
    expect(button(page)).to_be_visible()
    page.wait_for_timeout(300)
    assert spaces(page) == ["space 11", "Start"]
    expect(page.locator("#dice .sum")).to_have_text("11")


@pytest.mark.clause("UX-04")
def test_a_turn_is_said_once_and_twice_when_it_happens_twice(serve: Serve, visit: Visit) -> None:
    """One live region gets one sentence a turn, the same words again where the same happens again."""
    page = visit()
    sit(page, serve("1 1"), "pair-impair", seats=[{"name": "Ada"}, {"name": "Ada"}])
    expect(button(page)).to_be_visible()
    page.evaluate(LISTEN)
    throw(page)
    throw(page)
    told = page.evaluate("window.told")
    assert len(told) == 2
    assert told[0] == told[1]


@pytest.mark.clause("UX-04", "UX-90")
def test_a_round_can_be_followed_by_what_is_said(serve: Serve, visit: Visit) -> None:
    """By the live region alone: at each turn what was thrown, where that led and whose turn it is, once."""
    page = visit(reduced_motion="reduce")
    sit(page, serve("5+4 3+1 6+4"), seats=TWO)
    expect(button(page)).to_be_visible()
    page.evaluate(LISTEN)
    for _ in range(3):
        throw(page)
    told = page.evaluate("window.told")
    assert len(told) == 3
    for said, faces, place, then in (
        (told[0], "5 and 4", "53", "Bo, it is your turn."),
        (told[1], "3 and 1", "4", "Ada, it is your turn."),
        (told[2], "6 and 4", "63", "Ada has won"),
    ):
        assert faces in said
        assert place in said
        assert said.rstrip(".").endswith(then.rstrip("."))
    named = "document.getElementById('status').matches('[role=status][aria-live=polite]')"
    assert page.evaluate(named)
    assert page.locator("[aria-live], [role=status], [role=alert]").count() == 2  # and the slips


@pytest.mark.clause("UX-33")
def test_a_hidden_page_shows_the_final_state(serve: Serve, visit: Visit) -> None:
    """A page that nobody looks at catches up without playing old motions."""
    page = visit()
    page.add_init_script(WATCH)
    sit(page, serve("1+3 2+4 5+1"), pace=0.25)
    expect(button(page)).to_be_visible()
    page.evaluate(
        """() => { Object.defineProperty(document, "hidden", {get: () => true, configurable: true});
        document.dispatchEvent(new Event("visibilitychange")); window.moved.length = 0; }"""
    )
    page.evaluate("document.querySelector('button#throw').click()")
    expect(page.locator("#seats small").nth(1)).to_contain_text("space 12")
    assert page.evaluate("window.moved") == []


@pytest.mark.clause("UX-75", "S000-18b")
def test_full_screen_that_is_refused_changes_nothing(serve: Serve, visit: Visit) -> None:
    """A refusal is a message; full screen is asked for the whole document."""
    page = visit()
    page.add_init_script(REFUSE)
    sit(page, serve(), start=False)
    page.locator("#tools [data-do=full]").click()
    expect(page.locator("#slips")).to_contain_text("full screen")
    assert page.evaluate("window.whom") == "HTML"


def test_the_line_is_joined_again(serve: Serve, visit: Visit) -> None:
    """After a break the page asks for the whole state and goes on."""
    page = visit()
    page.add_init_script(LINES)
    sit(page, serve("1+3"), seats=TWO)
    expect(button(page)).to_contain_text("Throw")
    page.evaluate("window.lines[0].close()")
    expect(page.locator("#slips")).to_contain_text("joined again")
    expect(button(page)).to_be_visible()
    throw(page)
    assert spaces(page)[0] == "space 4"


def test_a_round_begins_although_the_line_breaks_before_it(serve: Serve, visit: Visit) -> None:
    """Who was sent to play plays: what could not be asked for is asked for again, and once."""
    page = visit()
    page.add_init_script(LINES + BREAKS_BEFORE_START)
    sit(page, serve("1+3"), seats=TWO)
    expect(button(page)).to_contain_text("Throw")
    assert page.evaluate("window.broken") == 1
    assert page.locator("#slips > *").count() <= 1, "one break is told once"
    throw(page)
    assert spaces(page)[0] == "space 4"
    expect(page.locator("#sub")).to_contain_text("Round 1")


def test_sound_begins_after_a_gesture(serve: Serve, visit: Visit) -> None:
    """No audio context before the reader did something (UX-70)."""
    page = visit()
    page.add_init_script(AUDIO)
    sit(page, serve("1+3"), seats=TWO)
    hurry(page)
    page.reload()
    expect(button(page)).to_be_visible()
    assert page.evaluate("window.heard") == 0
    throw(page)
    assert page.evaluate("window.heard") == 1
