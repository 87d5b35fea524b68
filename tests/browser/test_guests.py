"""What guests and spectators see of one another: leaving, coming back, held seats, the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import Serve, Visit, begin, button, hurry
from tests.browser.test_online import host, join

CALM = "reduce"


def three(serve: Serve, visit: Visit, throws: str = "") -> tuple[Page, Page, Page, str]:
    """Host, guest and spectator at a table, and its address."""
    server = serve(throws)
    ada, lea, eve = (visit(reduced_motion=CALM) for _ in range(3))
    address = server.address + host(ada, server.address, dice="system", pace=0.25)
    join(lea, address)
    eve.goto(f"{address}#watch")
    expect(ada.locator(".lobbycard")).to_contain_text("1 spectator")
    return ada, lea, eve, address


def leave(page: Page) -> None:
    """Open the card and the invitation, whatever is open by itself, and free the seat."""
    for one in (".lobbycard", ".invitation"):
        expect(page.locator(one)).to_be_attached()
        page.evaluate("one => document.querySelector(one).open = true", one)
    page.locator("[data-act=leave]").click()


@pytest.mark.clause("UX-46")
def test_who_leaves_in_a_round_is_asked_and_the_others_are_told(serve: Serve, visit: Visit) -> None:
    ada, lea, eve, _ = three(serve, visit, "1+2")
    begin(ada)
    lea.reload()
    expect(lea.locator("#turn")).to_contain_text("Ada is about to throw")
    leave(lea)
    expect(lea.locator("#confirm-title")).to_contain_text("without you")
    lea.locator("#confirm [value=give-up]").click()
    expect(ada.locator("#slips")).to_contain_text("Léa has given up the seat.")
    expect(eve.locator("#slips")).to_contain_text("Léa has given up the seat.")
    expect(ada.locator("[data-act=hold-1]")).to_be_visible()
    expect(lea.locator(".lobbycard")).to_contain_text("You are watching.")
    assert lea.locator("#slips").inner_text() == ""
    assert lea.locator("#join").count() == 0


@pytest.mark.clause("UX-46")
def test_a_reload_is_no_absence_and_advice_is_the_host_s(serve: Serve, visit: Visit) -> None:
    ada, lea, eve, _ = three(serve, visit)
    lea.reload()
    ada.wait_for_timeout(3500)
    assert ada.locator("#slips").inner_text() == ""
    lea.goto("about:blank")
    expect(ada.locator("#slips")).to_contain_text("Léa is gone. Wait,", timeout=15_000)
    expect(eve.locator("#slips")).to_contain_text("Léa is gone.")
    assert "Wait" not in eve.locator("#slips").inner_text()


@pytest.mark.clause("UX-46", "A000-14")
def test_who_comes_back_to_a_held_seat_takes_it_with_one_press(serve: Serve, visit: Visit) -> None:
    ada, lea, _, address = three(serve, visit, "1+2 1+3 1+4 2+3")
    begin(ada)
    lea.goto("about:blank")
    ada.locator("[data-act=hold-1]").click(timeout=15_000)
    lea.goto(address)
    expect(button(lea)).to_have_text("Give the seat back")
    button(lea).click()
    expect(ada.locator("[data-act=give_back-1]")).to_have_count(0)
    expect(lea.locator("#answer")).not_to_contain_text("Give the seat back")


@pytest.mark.clause("UX-90", "UX-44")
def test_the_end_offers_what_everybody_may(serve: Serve, visit: Visit) -> None:
    """A round to the host, a question to the player, nothing to the spectator."""
    ada, lea, eve, _ = three(serve, visit, "5+4 1+2 6+4")
    begin(ada)
    for page in (ada, lea, ada):
        expect(button(page)).to_contain_text("Throw")
        button(page).click()
    for page, offer in ((ada, "New round"), (lea, "Ask for a round"), (eve, "")):
        hurry(page)
        expect(page.locator("#end[open]")).to_be_visible()
        acts = page.locator("#end .acts .act")
        assert acts.all_inner_texts() == ([offer] if offer else [])
    lea.locator("#end .acts .act").click()
    expect(ada.locator("#slips")).to_contain_text("Léa asks for a new round")


def test_an_open_invitation_stays_open(serve: Serve, visit: Visit) -> None:
    _, lea, eve, address = three(serve, visit)
    lea.locator(".invitation > summary").click()
    expect(lea.locator(".invitation .bigcode")).to_be_visible()
    eve.goto("about:blank")
    expect(lea.locator(".lobbycard")).not_to_contain_text("spectator")
    expect(lea.locator(".invitation .bigcode")).to_be_visible()
    eve.goto(f"{address}#watch")
    expect(lea.locator(".lobbycard")).to_contain_text("1 spectator")
    expect(lea.locator(".invitation .bigcode")).to_be_visible()


@pytest.mark.clause("UX-11")
def test_guests_are_told_that_the_host_has_set_the_table_anew(serve: Serve, visit: Visit) -> None:
    ada, lea, eve, _ = three(serve, visit)
    ada.locator("#tools button", has_text="Settings").click()
    ada.locator("#settings .rounds select").last.select_option(index=1)
    ada.locator("#settings .rounds button.act").click()
    for page in (lea, eve):
        expect(page.locator("#slips")).to_contain_text("The host has set the table anew")
    assert "anew;" not in ada.locator("#slips").inner_text()


@pytest.mark.clause("UX-45")
def test_a_link_that_leads_nowhere_else_says_so(serve: Serve, visit: Visit) -> None:
    ada, *_ = three(serve, visit)
    ada.evaluate("document.querySelector('.lobbycard').open = true")
    ada.evaluate("document.querySelector('.invitation').open = true")
    expect(ada.locator(".hint.alone")).to_contain_text("on this computer alone")
