"""A game of one's own: from a file to the table, without a terminal."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

import oie
from tests.browser.acts import Serve, Visit, button, throw

DATA = Path(__file__).parents[1] / "rulesets" / "data"


def bring(page: Page, file: Path) -> None:
    """Choose a file under "A game of your own"."""
    with page.expect_file_chooser() as chooser:
        page.locator("#own").click()
    chooser.value.set_files(file)
    expect(page.locator("#setup")).to_be_visible()


def test_a_file_is_looked_at_and_played(serve: Serve, visit: Visit) -> None:
    server, page = serve("1+2"), visit()
    page.goto(server.address)
    bring(page, DATA / "sound.yaml")
    expect(page.locator("#setup-title")).to_have_text("Tiny")
    expect(page.locator("#setup .owned svg")).to_be_visible()
    expect(page.locator("#setup .owned text.no", has_text="19")).to_have_count(1)
    page.locator("#setup-go").click()
    expect(page.locator("#board svg").first).to_be_visible()
    expect(button(page)).to_contain_text("Throw", timeout=15_000)
    throw(page)
    page.reload()
    expect(page.locator("#board text.no", has_text="19")).to_have_count(1)
    assert "Tiny" in page.title()


def test_what_is_wrong_is_listed_and_the_mended_file_is_played(
    serve: Serve, visit: Visit, tmp_path: Path
) -> None:
    server, page, file = serve(), visit(), tmp_path / "school.yaml"
    text = (DATA / "sound.yaml").read_text("utf-8")
    file.write_text(text + "\nnonsense: 3\nmore: 4\n", "utf-8")
    page.goto(server.address)
    bring(page, file)
    expect(page.locator("#setup-title")).to_have_text("school.yaml")
    expect(page.locator("#setup .faults li")).to_have_count(2)
    expect(page.locator("#setup .faults")).to_contain_text("nonsense")
    expect(page.locator("#setup-go")).to_be_hidden()
    page.keyboard.press("Escape")
    file.write_text(text, "utf-8")
    bring(page, file)  # the same file again
    expect(page.locator("#setup-go")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator('[data-game="famille"] [data-setup]').click()  # nothing of it is left in another game
    expect(page.locator("#setup .owned")).to_have_count(0)
    expect(page.locator("#setup-go")).to_be_visible()


def test_the_board_of_a_file_is_coloured_and_checked(serve: Serve, visit: Visit, tmp_path: Path) -> None:
    server, page, file = serve(), visit(), tmp_path / "ours.yaml"
    file.write_text(oie.ruleset("pair-impair").text.replace("id: pair-impair", "id: ours", 1), "utf-8")
    page.goto(server.address)
    bring(page, file)
    page.locator("#setup .editor summary").click()
    expect(page.locator("#setup .told")).to_contain_text("can be played")
    cell = page.locator("#setup .cell.c-green").first
    assert cell.get_attribute("data-letter") == "G"
    cell.click()
    expect(page.locator("#setup .editor .told")).not_to_be_empty()
    page.locator("#setup-go").click()
    expect(page.locator("#board svg").first).to_be_visible()


def test_a_file_in_another_encoding_or_a_saved_round_is_named(
    serve: Serve, visit: Visit, tmp_path: Path
) -> None:
    server, page = serve(), visit()
    page.goto(server.address)
    latin = (DATA / "sound.yaml").read_text("utf-8").replace("Tiny", "Été à l’école".replace("’", "'"))
    for data, said in ((latin.encode("latin-1"), "UTF-8"), (b'{"oie": 1, "saved_at": "x"}', "saved round")):
        file = tmp_path / "school.yaml"
        file.write_bytes(data)
        with page.expect_file_chooser() as chooser:
            page.locator("#own").click()
        chooser.value.set_files(file)
        expect(page.locator("#slips")).to_contain_text(said)
    expect(page.locator("#setup")).to_be_hidden()


def test_its_board_and_rules_are_printed_from_the_table(serve: Serve, visit: Visit) -> None:
    server, page = serve(), visit()
    page.goto(server.address)
    bring(page, DATA / "sound.yaml")
    page.locator("#setup-go").click()
    expect(page.locator("#board svg").first).to_be_visible()
    page.locator("#tools [data-do=help]").click()
    with page.context.expect_page() as opened:
        page.locator("#help-body a[target=_blank]").click()
    paper = opened.value
    expect(paper.locator("h1")).to_have_text("Tiny")
    expect(paper.locator(".boardwrap svg")).to_be_visible()
    paper.emulate_media(media="print")
    expect(paper.locator(".boardwrap svg")).to_be_visible()
    expect(paper.locator(".banner")).to_be_hidden()
