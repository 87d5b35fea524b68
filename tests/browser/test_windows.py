"""Windows of the table: questions before something is lost, the record, files, settings, rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.acts import Serve, Visit, button, hurry, sit, spaces, throw

TWO = [{"name": "Ada"}, {"name": "Bo"}]


@pytest.mark.clause("UX-60")
def test_a_running_round_is_kept_unless_given_up(serve: Serve, visit: Visit) -> None:
    """The safe answer has the focus; Enter and Esc keep the round, the other button begins a new one."""
    page = visit()
    sit(page, serve("1+3"), seats=TWO)
    throw(page)
    for key in ("Enter", "Escape"):
        page.locator("#tools [data-do=play]").click()
        expect(page.locator("#confirm [value=keep]")).to_be_focused()
        page.keyboard.press(key)
        expect(page.locator("#confirm")).to_be_hidden()
        assert spaces(page)[0] == "space 4"
    page.locator("#tools [data-do=play]").click()
    page.locator("#confirm [value=give-up]").click()
    expect(page.locator("#sub")).to_contain_text("Round 2")
    assert spaces(page) == ["Start", "Start"]


@pytest.mark.clause("UX-65")
def test_the_history_prints_the_record_alone(serve: Serve, visit: Visit) -> None:
    """Number, player, dice and path; on paper nothing else of the page."""
    page = visit()
    sit(page, serve("1+3 2+4"), seats=TWO)
    throw(page)
    throw(page)
    page.keyboard.press("h")
    rows = page.locator("#record tbody tr")
    expect(rows).to_have_count(3)
    assert [text.split()[-1] for text in rows.nth(1).locator("td").all_inner_texts()[:3]] == ["1", "Ada", "3"]
    rows.nth(2).locator("summary").click()
    expect(rows.nth(2).locator(".why")).to_contain_text("S004")
    page.emulate_media(media="print")
    expect(page.locator("#record")).to_be_visible()
    for hidden in (".banner", "#board", "#seats", "#throw", "#history button"):
        expect(page.locator(hidden).first).to_be_hidden()
    assert len(page.pdf()) > 5000


@pytest.mark.clause("UX-65")
def test_an_empty_history_says_so(serve: Serve, visit: Visit) -> None:
    """Before a round there is a text, and nothing can be saved."""
    page = visit()
    sit(page, serve(), start=False)
    page.locator("#tools [data-do=history]").click()
    expect(page.locator("#record")).to_contain_text("Nothing has happened yet")
    page.keyboard.press("Escape")
    expect(page.locator("#tools [data-do=save]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("s")
    expect(page.locator("#slips")).to_contain_text("no round to save")


@pytest.mark.clause("UX-50", "UX-51", "UX-55", "UX-58")
def test_a_saved_round_is_taken_up_again(serve: Serve, visit: Visit, tmp_path: Path) -> None:
    """Save, play on, resume: everything is as it was when it was saved."""
    page = visit()
    page.add_init_script("delete window.showSaveFilePicker")
    sit(page, serve("1+3 2+4 1+1"), seats=TWO)
    throw(page)
    with page.expect_download() as download:
        page.locator("#tools [data-do=save]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.startswith("jeu-de-l-oie_")
    assert json.loads(file.read_text("utf-8"))["format"] == "oie-record"
    throw(page)
    assert spaces(page) == ["space 4", "space 12"]
    for _ in range(2):  # the same file twice in a row
        with page.expect_file_chooser() as chooser:
            page.locator("#tools [data-do=resume]").click()
        chooser.value.set_files(file)
        page.locator("#confirm [value=give-up]").click()
        expect(page.locator("#seats small").nth(1)).to_have_text("Start")
    assert spaces(page) == ["space 4", "Start"]
    expect(page.locator("#turn")).to_have_text("Bo, it is your turn.")
    throw(page)
    expect(page.locator("#seats small").nth(1)).to_have_text("space 2")


@pytest.mark.clause("UX-57")
def test_a_bad_file_is_one_message(serve: Serve, visit: Visit, tmp_path: Path) -> None:
    """A sentence that names the cause; the round is untouched."""
    page = visit(locale="fr-FR", refused=True)
    sit(page, serve("1+3"), seats=TWO)
    file = tmp_path / "bad.json"
    file.write_text('{"format": "something else"}')
    with page.expect_file_chooser() as chooser:
        page.locator("#tools [data-do=resume]").click()
    chooser.value.set_files(file)
    page.locator("#confirm [value=give-up]").click()
    expect(page.locator("#slips .slip")).to_have_count(1)
    expect(page.locator("#slips .slip")).to_contain_text("oie-record")
    expect(button(page)).to_be_visible()


@pytest.mark.clause("UX-95")
def test_the_language_changes_in_the_middle_of_a_round(serve: Serve, visit: Visit) -> None:
    """Labels, sentences, legend, board and history, without a reload."""
    page = visit()
    sit(page, serve("1+3"), seats=TWO)
    throw(page)
    page.evaluate("window.same = true")
    page.locator("#tools [data-do=gear]").click()
    changes = (("fr", "Réglages", "fait 1 et 3"), ("ms", "Tetapan", "1"), ("pt", "Definições", "1"))
    for code, heading, said in changes:
        page.locator(f"#settings [name=lang][value={code}]").check(force=True)
        expect(page.locator("#settings-h")).to_have_text(heading)
        expect(page.locator("#say")).to_contain_text(said)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator("#board svg").first).to_have_attribute("lang", code)
    assert page.evaluate("window.same") is True
    assert spaces(page)[0].endswith("4")


@pytest.mark.clause("UX-30", "UX-70")
def test_settings_are_remembered(serve: Serve, visit: Visit) -> None:
    """Sound, theme and pace outlive a reload; the pace is the table's."""
    page = visit()
    sit(page, serve(), start=False)
    sound = page.locator("#tools [data-do=sound]")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.locator("#tools [data-do=gear]").click()
    page.locator("#settings [name=theme][value=dark]").check(force=True)
    page.locator("#pace").fill("2.5")
    expect(page.locator("#seats")).to_contain_text("2.5 s")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(sound).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#seats")).to_contain_text("2.5 s")


@pytest.mark.clause("S004-51", "UX-10", "UX-11")
def test_the_table_is_set_between_rounds_only(serve: Serve, visit: Visit) -> None:
    """Three players and another option; locked while a round runs."""
    page = visit()
    sit(page, serve(), start=False, seats=TWO)
    page.locator("#tools [data-do=gear]").click()
    page.locator("#settings").get_by_role("button", name="Add a player").click()
    page.locator("#settings .places input").last.fill("Cy")
    page.locator("#settings .rounds > .act").click()
    expect(page.locator("#seats b")).to_have_text(["Ada", "Bo", "Cy"])
    page.locator("#throw").click()
    hurry(page)
    page.locator("#tools [data-do=gear]").click()
    expect(page.locator("#settings .locked")).to_be_visible()
    expect(page.locator("#settings .rounds")).to_have_count(0)


@pytest.mark.clause("A001-1")
def test_the_board_editor_is_checked_by_the_server(serve: Serve, visit: Visit) -> None:
    """A board that cannot be won is refused with its reason; one outside the text is flagged and played."""
    page = visit()
    page.goto(serve().address)
    page.locator("[data-game=pair-impair] [data-setup]").click()
    page.locator("#setup .editor summary").click()
    expect(page.locator(".told")).to_have_text("This board can be played.")
    page.locator(".editor [value=red]").check(force=True)
    for space in (29, 31, 32, 33):
        page.locator(".cell", has_text=str(space)).first.click()
    expect(page.locator(".told.wrong")).to_be_visible()
    for space in (29, 31, 32, 33):
        page.locator(".cell", has_text=str(space)).first.click()
    page.locator(".editor [value=blue]").check(force=True)
    page.locator(".cell", has_text="21").first.click()
    page.locator(".cell", has_text="22").first.click()
    expect(page.locator(".told.caution")).to_contain_text("outside the text")
    page.locator("#setup-go").click()
    expect(page.locator("#board [data-space='22'].t-hold")).to_have_count(1)


@pytest.mark.clause("UX-12", "UX-65")
def test_the_rules_are_one_key_away(serve: Serve, visit: Visit) -> None:
    """Help is the rules page of this table; the choices of the table are always in view."""
    page = visit()
    sit(page, serve(), game="jardin", options={"dice": 3})
    page.keyboard.press("?")
    expect(page.locator("#help-body h3").first).to_have_text("The Goose’s Garden")
    page.keyboard.press("Escape")
    expect(page.locator("#short")).to_contain_text("3 dice")
    page.locator("#playedcard summary").click()
    expect(page.locator("#played")).to_contain_text("A000")


@pytest.mark.clause("UX-90")
def test_whoever_loses_to_the_machine_reads_who_has_won(serve: Serve, visit: Visit) -> None:
    page = visit()
    sit(page, serve("1+2 5+4 1+1 6+4"))
    throw(page)
    throw(page)
    expect(page.locator("#end")).to_be_visible(timeout=15_000)
    expect(page.locator("#end-h")).to_have_text("Machine has won")
    expect(page.locator("#end .confetti rect")).to_have_count(0)


def test_the_space_bar_throws_after_a_window_that_was_opened_by_a_click(serve: Serve, visit: Visit) -> None:
    page = visit()
    sit(page, serve("1+3 2+4"), seats=TWO)
    throw(page)
    page.locator("#tools [data-do=help]").click()
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    page.keyboard.press(" ")
    expect(page.locator("#help")).to_be_hidden()
    expect(page.locator("#log")).to_contain_text("Bo throws 2 and 4")
