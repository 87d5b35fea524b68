"""Two browsers at one table: inviting, playing, being away, and dice that both have sealed and check."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import LINES, Serve, Visit, begin, button
from tests.browser.server import ELSEWHERE

NO_SOCKETS = "window.WebSocket = class { constructor() { throw new Error('blocked'); } };"
SILENT_SOCKETS = "window.WebSocket = class { static OPEN = 1; readyState = 0; close() {} };"
PRESS = """
const control = document.querySelector("button#throw");
const busy = document.querySelector("dialog[open]") !== null;
if (control && !busy && !control.textContent.includes("Ask")) control.click();
"""
"""Looks and clicks in one, so that no window opens in between."""
GUESTS = [{"name": "Ada", "kind": "person"}, {"name": "Guest", "kind": "guest"}]


def host(page: Page, address: str, **wish: object) -> str:
    """Open a table with a place for a guest; its address."""
    asked = {"ruleset": "famille", "seats": GUESTS, **wish}
    page.goto(f"{address}/privacy")
    told = page.evaluate(
        "wish => fetch('/tables', {method: 'POST', body: wish}).then(answer => answer.json())",
        json.dumps(asked),
    )
    page.goto(address + told["address"])
    expect(page.locator(".lobbycard .bigcode")).to_be_visible()
    return str(told["address"])


def join(page: Page, address: str, name: str = "Léa") -> None:
    """Follow the link, give a name, sit down."""
    page.goto(address)
    page.locator("#join-name").fill(name)
    page.locator("#join .act").click()
    expect(page.locator("#join")).to_be_hidden()
    expect(page.locator("#seats")).to_contain_text(name)


def play_to_the_end(*pages: Page) -> None:
    """Whoever may throw does, until every page shows the end."""
    for _ in range(400):
        if all(page.locator("#end[open]").count() for page in pages):
            return
        for page in pages:
            if page.locator("#end[open]").count():
                continue
            page.keyboard.press("x")
            page.evaluate(PRESS)
        pages[0].wait_for_timeout(40)
    raise AssertionError([page.locator("#turn").inner_text() for page in pages])


@pytest.mark.clause("UX-44", "UX-45", "UX-90", "UX-40", "UX-41")
def test_a_guest_comes_by_the_link_and_both_see_the_same_round_proved(serve: Serve, visit: Visit) -> None:
    server, ada, lea = serve(), visit(reduced_motion="reduce"), visit(360, 800, reduced_motion="reduce")
    table = host(ada, server.address)
    assert len(table.rpartition("/")[2]) == 5
    expect(ada.locator(".link-field").first).to_have_value(server.address + table)
    expect(ada.locator(".invite img")).to_be_visible()
    join(lea, server.address + table)
    expect(ada.locator(".chair.here")).to_have_count(2)
    expect(lea.locator("#tools [data-do=play]")).to_have_attribute("aria-disabled", "false")  # it asks
    for only in ("resume", "reset"):
        expect(lea.locator(f"#tools [data-do={only}]")).to_have_attribute("aria-disabled", "true")
    expect(button(lea)).to_have_text("Ask for a round")
    button(lea).click()
    expect(ada.locator(".slip")).to_contain_text("Léa asks for a new round")
    button(ada).click()
    play_to_the_end(ada, lea)
    for page in (ada, lea):
        expect(page.locator("#end .proof")).to_contain_text("are proved")
        expect(page.locator("#end .proof.wrong")).to_have_count(0)
    throws = [page.locator("#end .fact b").first.inner_text() for page in (ada, lea)]
    assert throws[0] == throws[1]


@pytest.mark.clause("UX-01", "UX-44")
@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320), (1280, 800)])
def test_an_invitation_fits(serve: Serve, visit: Visit, width: int, height: int) -> None:
    """Link, code and picture on a small phone: nothing scrolls sideways, nor reaches over the edge."""
    server, ada = serve(), visit(width, height, reduced_motion="reduce", locale="fr-FR")
    host(ada, server.address)
    for one in (".invite img", ".bigcode", ".link-field", ".linkrow button", ".keeping button"):
        found = ada.locator(one).all()
        assert found, one
        for box in (each.bounding_box() for each in found):
            assert box is not None, one
            assert box["x"] >= 0 and box["x"] + box["width"] <= width, (one, box)
    assert ada.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.clause("UX-46", "UX-48", "UX-41")
def test_a_reload_keeps_the_seat_and_a_second_page_takes_it_over(serve: Serve, visit: Visit) -> None:
    server, ada, lea = serve("1+2"), visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    table = host(ada, server.address, dice="system")
    join(lea, server.address + table)
    begin(ada)
    button(ada).click()
    expect(lea.locator("#turn")).to_contain_text("Léa")
    lea.reload()
    expect(button(lea)).to_be_visible()
    other = lea.context.new_page()
    other.goto(server.address + table)
    expect(lea.locator("#elsewhere")).to_be_visible()
    expect(button(other)).to_be_visible()
    lea.locator("#elsewhere .act").click()
    expect(other.locator("#elsewhere")).to_be_visible()
    expect(button(lea)).to_be_visible()
    other.close()


@pytest.mark.clause("UX-46", "A000-14")
def test_the_host_sees_who_is_gone_and_lets_the_machine_play(serve: Serve, visit: Visit) -> None:
    server, ada, lea = serve("1+2 3+4"), visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    table = host(ada, server.address, dice="system", pace=0.25)
    join(lea, server.address + table)
    begin(ada)
    button(ada).click()
    lea.goto("about:blank")
    expect(ada.locator(".slip")).to_contain_text("Léa is gone", timeout=12_000)
    ada.locator("[data-act=hold-1]").click()
    expect(ada.locator("#log")).to_contain_text("Léa throws", timeout=8_000)
    lea.goto(server.address + table)
    lea.locator(".lobbycard summary").first.click()
    lea.locator("[data-act=give_back-1]").click()
    expect(ada.locator("[data-act=give_back-1]")).to_have_count(0)


@pytest.mark.clause("UX-47")
def test_everybody_is_told_that_the_host_has_left(serve: Serve, visit: Visit) -> None:
    server, ada, lea = serve(), visit(), visit()
    table = host(ada, server.address, dice="system")
    join(lea, server.address + table)
    ada.goto("about:blank")
    expect(lea.locator(".lobbycard .note")).to_contain_text("The host has left", timeout=12_000)
    expect(lea.locator("[data-act=claim]")).to_be_disabled()
    expect(lea.locator(".lobbycard .note")).to_contain_text("Possible in")


@pytest.mark.parametrize("blocked", [NO_SOCKETS, SILENT_SOCKETS])
def test_where_sockets_are_blocked_a_stream_is_used_within_ten_seconds(
    serve: Serve, visit: Visit, blocked: str
) -> None:
    server, ada, lea = serve(), visit(reduced_motion="reduce"), visit(reduced_motion="reduce")
    table = host(ada, server.address)
    lea.add_init_script(blocked)
    lea.goto(server.address + table)
    expect(lea.locator("#join")).to_be_visible(timeout=10_000)
    lea.locator("#join-name").fill("Léa")
    lea.locator("#join .act").click()
    expect(ada.locator(".chair.here")).to_have_count(2)
    button(ada).click()
    play_to_the_end(ada, lea)
    expect(lea.locator("#end .proof")).to_contain_text("are proved")


def test_a_phone_in_the_house_plays_by_plain_http(serve: Serve, visit: Visit) -> None:
    """Without WebCrypto, clipboard, save picker and wake lock everything works."""
    server, ada, lea = serve(), visit(reduced_motion="reduce"), visit(360, 800, reduced_motion="reduce")
    house = server.address.replace("127.0.0.1", ELSEWHERE)
    table = host(ada, house)
    assert (
        ada.evaluate("[isSecureContext, Boolean(crypto.subtle), Boolean(navigator.clipboard)]") == [False] * 3
    )
    ada.locator("[data-act=copy]").click()
    expect(ada.locator(".slip")).to_contain_text("copied")
    join(lea, house + table)
    button(ada).click()
    expect(ada.locator("#answer")).not_to_contain_text("sealed", timeout=8_000)
    with lea.expect_download() as saved:
        lea.locator(".phonebar [data-do=more]").click()
        lea.locator("#sheet [data-do=save]").click()
    assert saved.value.suggested_filename.startswith("jeu-de-l-oie_")
    play_to_the_end(ada, lea)
    expect(lea.locator("#end .proof")).to_contain_text("are proved")


def test_a_code_is_typed_on_the_menu(serve: Serve, visit: Visit) -> None:
    server, ada, lea = serve(), visit(), visit()
    table = host(ada, server.address)
    lea.goto(server.address)
    lea.locator("#code").fill(table.rpartition("/")[2].lower())
    lea.locator("#joincode button").click()
    expect(lea.locator("#join")).to_be_visible()


@pytest.mark.clause("UX-59", "UX-55")
@pytest.mark.parametrize("others", ["screen", "machine", "guest"])
def test_a_round_saved_online_asks_who_plays_the_other_seats(
    serve: Serve, visit: Visit, tmp_path: Path, others: str
) -> None:
    server, ada = serve("1+2"), visit(reduced_motion="reduce")
    table = host(ada, server.address, dice="system")
    begin(ada)
    button(ada).click()
    expect(ada.locator("#log")).to_contain_text("1 + 2")
    saved = tmp_path / "round.json"
    saved.write_text(ada.evaluate(f"fetch('{table}/record.json').then(answer => answer.text())"), "utf-8")
    ada.goto(server.address)
    with ada.expect_file_chooser() as chooser:
        ada.locator("#resume").click()
    chooser.value.set_files(saved)
    ada.locator(f"#others [value={others}]").click()
    expect(ada.locator("#log")).to_contain_text("1 + 2")
    if others == "machine":
        expect(ada.locator("#seats .kind")).to_have_count(1)
    expect(ada.locator(".chair.free")).to_have_count(1 if others == "guest" else 0)


@pytest.mark.clause("UX-44")
def test_spectators_have_a_link_of_their_own(serve: Serve, visit: Visit) -> None:
    """Who follows it is asked for nothing and takes no seat; the host closes it, and it is gone."""
    server, ada, lea, eve = serve(), visit(), visit(), visit(refused=True)
    table = host(ada, server.address)
    field = ada.get_by_role("textbox", name="Link to watch")
    expect(field).to_have_value(f"{server.address}{table}#watch")
    eve.goto(field.input_value())
    expect(eve.locator(".lobbycard")).to_contain_text("You are watching.")
    expect(ada.locator(".lobbycard")).to_contain_text("1 spectator")
    assert eve.locator("#join").count() == 0
    assert eve.locator("[data-act=join]").count() == 0
    join(lea, server.address + table)
    ada.locator(".lobbycard summary", has_text="Invite").click()
    ada.get_by_label("Let others watch").uncheck()
    expect(field).to_have_count(0)
    expect(eve.locator("#slips")).to_contain_text("not open to spectators")


@pytest.mark.parametrize("asleep", [False, True])
def test_a_page_at_a_table_that_is_deleted_says_so(serve: Serve, visit: Visit, asleep: bool) -> None:
    """At once where it is there, and when it comes back where its phone slept."""
    server, ada, lea = serve(), visit(reduced_motion="reduce"), visit(reduced_motion="reduce", refused=True)
    lea.add_init_script(LINES)
    table = host(ada, server.address)
    join(lea, server.address + table)
    if asleep:
        lea.context.set_offline(True)
        lea.evaluate("window.lines.at(-1).close()")
        expect(lea.locator("#slips")).to_contain_text("broken")
    ada.locator(".lobbycard summary", has_text="Invite").click()
    ada.locator("[data-act=delete]").click()
    ada.locator("#confirm [value=give-up]").click()
    expect(ada).to_have_url(f"{server.address}/")
    lea.context.set_offline(False)
    expect(lea.locator("#answer")).to_contain_text("no table", timeout=20_000)
    lea.locator("#answer a").click()  # nothing holds the reader back: there is nothing to lose
    expect(lea).to_have_url(f"{server.address}/")


@pytest.mark.clause("UX-44", "UX-95")
def test_a_guest_has_settings_of_their_own(serve: Serve, visit: Visit) -> None:
    """Language, look and chances are everybody's own affair; pace and game are the host's."""
    server, ada, lea = serve(), visit(), visit()
    table = host(ada, server.address)
    join(lea, server.address + table)
    lea.locator("#tools [data-do=gear]").click()
    body = lea.locator("#settings-body")
    expect(body.locator("[name=odds]").first).to_be_attached()
    assert body.locator("#pace, .rounds").count() == 0
    body.locator("[name=lang][value=fr]").check(force=True)
    expect(lea.locator("#settings-h")).to_have_text("Réglages")
    lea.keyboard.press("Escape")
    expect(lea.locator("#tools [data-do=gear]")).to_contain_text("Réglages")
    expect(ada.locator("#tools [data-do=gear]")).to_contain_text("Settings")
    ada.locator("#tools [data-do=gear]").click()
    expect(ada.locator("#pace")).to_be_visible()
    expect(ada.locator("#settings-body .rounds")).to_be_visible()
