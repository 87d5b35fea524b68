"""Offers of the browser: where to save, a screen that stays awake, sound, other tabs. Each may be missing."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, Page, expect

from oie.rulesets import load
from tests.browser.acts import Serve, Visit, button, hurry, sit, throw
from tests.browser.records import take_up, written

TWO = [{"name": "Ada"}, {"name": "Bo"}]
WIN = "5+4 3+1 6+4"
TOLL = Path(__file__).parents[1] / "rulesets" / "data" / "toll.yaml"
PICKER = """
window.written = null;
window.showSaveFilePicker = async ({ suggestedName }) => {
  if (window.closed_it) throw new DOMException("closed", "AbortError");
  const write = async text => { window.written = text; };
  return { name: "mine " + suggestedName, createWritable: async () => ({ write, close: async () => {} }) };
};
"""
LOCK = """
window.asked = 0;
window.lock = null;
Object.defineProperty(Navigator.prototype, "wakeLock", { configurable: true, value: {
  request: async () => {
    window.asked += 1;
    window.lock = new EventTarget();
    window.lock.release = async () => {
      window.lock.dispatchEvent(new Event("release"));
      window.lock = null;
    };
    return window.lock;
  },
} });
"""
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  if (hidden) window.lock?.release();  // browsers do
  document.dispatchEvent(new Event("visibilitychange"));
}"""
SPEAKER = """
window.effects = [];
const part = () => new Proxy(function () {}, {
  get: (_, name) => name === Symbol.toPrimitive ? () => 0 : part(), apply: () => part(), set: () => true });
const source = () => ({ frequency: part(), connect: () => part(), stop() {}, start(at) {
  const now = performance.now();
  if (now - (window.effects.at(-1) ?? -99) > 1) window.effects.push(now);  // what starts together is one
} });
window.AudioContext = class {
  constructor() { this.state = "running"; this.currentTime = 0; this.sampleRate = 8000; }
  resume() { return Promise.resolve(); }
  createGain() { return { gain: part(), connect: () => part() }; }
  createOscillator() { return source(); }
  createBufferSource() { return source(); }
  createBiquadFilter() { return { frequency: part(), connect: () => part() }; }
  createBuffer(_, frames) { return { getChannelData: () => new Float32Array(frames) }; }
};
"""
NO_STORAGE = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""


@pytest.mark.clause("UX-51")
def test_where_the_browser_offers_it_the_reader_chooses_the_place(serve: Serve, visit: Visit) -> None:
    """What is written is the record; a picker that is closed is no error and writes nothing."""
    page = visit()
    page.add_init_script(PICKER)
    sit(page, serve("1+3"), seats=TWO)
    throw(page)
    page.evaluate("window.closed_it = true")
    page.locator("#tools [data-do=save]").click()
    page.wait_for_timeout(400)
    assert page.evaluate("window.written") is None
    expect(page.locator(".slip")).to_have_count(0)
    page.evaluate("window.closed_it = false")
    page.locator("#tools [data-do=save]").click()
    expect(page.locator(".slip.ok")).to_contain_text("mine jeu-de-l-oie_")
    assert json.loads(page.evaluate("window.written"))["format"] == "oie-record"


def test_the_screen_stays_awake_during_a_round_only(serve: Serve, visit: Visit) -> None:
    """Asked once, whatever happens; let go where nobody looks and at the end; asked again on return."""
    page = visit(reduced_motion="reduce")
    page.add_init_script(LOCK)
    sit(page, serve(WIN), start=False, seats=TWO)
    assert page.evaluate("window.asked") == 0
    button(page).click()
    throw(page)
    assert page.evaluate("[window.asked, window.lock !== null]") == [1, True]
    page.evaluate(HIDE, True)
    page.wait_for_timeout(200)
    assert page.evaluate("[window.asked, window.lock]") == [1, None]
    page.evaluate(HIDE, False)
    expect(button(page)).to_be_visible()
    page.wait_for_function("window.lock !== null")
    throw(page)
    assert page.evaluate("window.asked") == 2
    throw(page)
    expect(page.locator("#end")).to_be_visible()
    page.wait_for_function("window.lock === null")
    assert page.evaluate("window.asked") == 2


def _loud(page: Page) -> list[float]:
    """Play a few moves; when an effect began."""
    button(page).click()
    expect(button(page)).to_be_visible(timeout=15_000)
    button(page).click()
    expect(button(page)).to_be_visible(timeout=15_000)
    return [float(one) for one in page.evaluate("window.effects")]


@pytest.mark.clause("UX-70")
@pytest.mark.parametrize("storage", ["given", "refused"])
def test_sound_is_never_a_burst_and_can_be_silenced(serve: Serve, visit: Visit, storage: str) -> None:
    """Two effects are at least 30 ms apart; silence is kept, until the page goes where storage is refused."""
    page = visit()
    page.add_init_script(SPEAKER + (NO_STORAGE if storage == "refused" else ""))
    sit(page, serve("3+2 4+2 5+4 1+2"), seats=TWO)
    expect(button(page)).to_be_visible()
    assert page.evaluate("window.effects") == []
    began = _loud(page)
    assert len(began) > 4
    assert min(b - a for a, b in pairwise(began)) >= 30
    page.locator("#tools [data-do=sound]").click()
    page.evaluate("window.effects.length = 0")
    throw(page)
    assert page.evaluate("window.effects") == []
    expect(page.locator("#tools [data-do=sound]")).to_have_attribute("aria-pressed", "false")
    page.reload()
    kept = "false" if storage == "given" else "true"
    expect(page.locator("#tools [data-do=sound]")).to_have_attribute("aria-pressed", kept)


@pytest.mark.clause("UX-85")
def test_leaving_is_questioned_while_a_round_runs_only(serve: Serve, visit: Visit) -> None:
    """The browser's own question; not before a round, and not where the reader has said quit."""
    page = visit()
    asked: list[str] = []

    def note(dialog: Dialog) -> None:
        asked.append(dialog.type)  # the page of the tests accepts it

    page.on("dialog", note)
    sit(page, serve("1+3"), start=False, seats=TWO)
    page.mouse.click(5, 5)
    page.reload()
    assert asked == []
    button(page).click()
    hurry(page)
    throw(page)
    page.reload()
    assert asked == ["beforeunload"]
    expect(button(page)).to_be_visible()
    page.locator("#tools [data-do=quit]").click()
    page.wait_for_url("**/")
    assert asked == ["beforeunload"]


@pytest.mark.clause("UX-49")
def test_tabs_share_what_is_preferred_and_nothing_else(serve: Serve, visit: Visit) -> None:
    """Sound and theme go over at once; the rounds are two."""
    page, server = visit(), serve("1+3")
    sit(page, server, seats=TWO)
    other = page.context.new_page()
    sit(other, server, "jardin", start=False)
    page.locator("#tools [data-do=sound]").click()
    expect(other.locator("#tools [data-do=sound]")).to_have_attribute("aria-pressed", "false")
    page.locator("#tools [data-do=gear]").click()
    page.locator("#settings [name=theme][value=dark]").check(force=True)
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator("#settings header .x").click()
    throw(page)
    expect(other.locator("#throw")).to_have_text("Start the round")
    other.close()


@pytest.mark.clause("UX-75")
def test_the_button_follows_the_screen(serve: Serve, visit: Visit) -> None:
    """Whoever leaves full screen by a key of the browser finds the button as it should be."""
    page = visit()
    sit(page, serve(), start=False)
    full = page.locator("#tools [data-do=full]")
    full.click()
    expect(full).to_contain_text("Window")
    page.evaluate("document.exitFullscreen()")
    expect(full).to_contain_text("Full screen")


def test_a_choice_is_a_button_for_each_offer(serve: Serve, visit: Visit, tmp_path: Path) -> None:
    """At the toll one pays or goes back: two buttons, and no throwing meanwhile."""
    page, server = visit(reduced_motion="reduce"), serve()
    take_up(page, server.address, written(load(TOLL), ("Ada", "Bo"), [(5,)]), tmp_path)
    offers = page.locator(".act.choice")
    expect(offers).to_have_count(2)
    expect(page.locator("#turn")).to_have_text("Ada, choose.")
    expect(button(page)).to_have_count(0)
    offers.first.click()
    expect(page.locator("#turn")).to_have_text("Bo, it is your turn.")
    expect(page.locator("#pool")).to_contain_text("5")
    expect(page.locator("#seats small").first).to_have_text("space 5")
