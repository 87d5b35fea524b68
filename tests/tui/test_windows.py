"""Windows over the table: history, rules and keys, the end, languages, and all screens in all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from oie.core.moves import Throw
from oie.dice import verify
from oie.table import commands as cm
from oie.text import LANGUAGES, t
from oie.tui.banner import bare
from oie.tui.dialogs import Lines
from oie.tui.end_window import EndWindow
from oie.tui.history_window import HistoryWindow
from oie.tui.menu_screen import MenuScreen
from oie.tui.rules_window import RulesWindow
from oie.tui.setup_screen import SetupScreen
from oie.tui.table_screen import TableScreen
from tests.tui.support import game_of, is_open, keys, run, shell_of, shown, table_of, words

LABELS = (("💾", "ui-save"), ("📂", "ui-resume"), ("📜", "ui-history"), ("❓", "ui-help"))


@pytest.mark.clause("UX-65")
def test_the_history_opens_scrolls_and_closes(tmp_path: Path) -> None:
    """UX-65: numbers, players, dice, ways with effects and turns passed over, in a window that scrolls."""

    async def play() -> None:
        game = game_of("famille", 2, throws=[(4, 2), (6, 3), (3, 4), (1, 2)], lots=(0,))
        async with shown(game, shell_of(tmp_path), size=(80, 24)) as (app, pilot):
            await keys(pilot, *["space"] * 5, "h")
            assert is_open(app, HistoryWindow)
            text = words(app)
            assert "The lot falls on Alice" in text
            assert "start → bridge 6 → 12" in text
            assert "misses this turn" in text
            await keys(pilot, "down", "pagedown", "end", "home", "up", "pageup")
            await keys(pilot, "escape")
            assert is_open(app, TableScreen)

    run(play())


@pytest.mark.clause("UX-65")
def test_an_empty_history_says_so(tmp_path: Path) -> None:
    """UX-65: the empty state has a text."""

    async def play() -> None:
        async with shown(game_of(), shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "h")
            assert "Nothing has happened yet" in words(app)

    run(play())


@pytest.mark.clause("UX-65", "UX-90")
def test_the_history_opens_from_the_end_window_and_closing_returns_there(tmp_path: Path) -> None:
    """UX-65: the same window opens from the end of the round; Escape comes back to it, then to the board."""

    async def play() -> None:
        game = game_of("famille", 3, seed=2)
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, *["space"] * 5)
            assert is_open(app, EndWindow)
            await keys(pilot, "h")
            assert is_open(app, HistoryWindow)
            await keys(pilot, "escape")
            assert is_open(app, EndWindow)
            await keys(pilot, "s")
            assert list(tmp_path.glob("*.json"))
            await keys(pilot, "escape")
            assert is_open(app, TableScreen)
            assert "New round" in words(app)
            await keys(pilot, "q")
        assert app.return_code == 0

    run(play())


@pytest.mark.clause("UX-11", "UX-56")
def test_rules_can_be_read_before_the_first_throw(tmp_path: Path) -> None:
    """UX-11: the rules page opens at any time; Tab turns to the keys; screen readers are told of --plain."""

    async def play() -> None:
        async with shown(game_of(), shell_of(tmp_path), size=(100, 60)) as (app, pilot):
            await keys(pilot, "question_mark")
            await pilot.pause(0.3)  # the rules are played through once, to be told
            assert is_open(app, RulesWindow)
            assert t("en", "rules-heading-order") in words(app)
            await keys(pilot, "tab")
            text = words(app)
            assert "oie play --plain" in text and "Take back" in text
            assert "Coming throws are not saved" in text  # UX-56
            await keys(pilot, "tab", "escape")
            assert is_open(app, TableScreen)

    run(play())


@pytest.mark.clause("UX-11", "UX-10")
def test_options_are_locked_while_a_round_runs(tmp_path: Path) -> None:
    """UX-11: settings open before a round and between rounds only."""

    async def play() -> None:
        game = game_of(throws=[(1, 2)])
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "e")
            assert is_open(app, SetupScreen)
            await keys(pilot, "escape", "space", "e")
            assert is_open(app, TableScreen)
            assert "fixed until the" in words(app)

    run(play())


@pytest.mark.clause("UX-95")
def test_the_language_changes_at_any_moment(tmp_path: Path) -> None:
    """UX-95: every screen and every window speaks the next language at once."""

    async def play() -> None:
        game = game_of("famille", 2, seed=1)
        shell = shell_of(tmp_path, lang="fr")
        async with shown(game, shell) as (app, pilot):
            await keys(pilot, "space", "space")
            for window in ("", "h", "n", "o"):
                if window:
                    await keys(pilot, window)
                for _ in LANGUAGES:
                    said = words(app)
                    await keys(pilot, "l") if window != "o" else await app.action_language()
                    await pilot.pause()
                    assert words(app) != said, window
                await keys(pilot, "escape")
            assert shell.lang == "fr"
            assert "Sauvegarder" in words(app)

    run(play())


@pytest.mark.clause("UX-95", "UX-01")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_is_drawn_in_every_language(lang: str, tmp_path: Path) -> None:
    """UX-95, UX-01: no screen lacks a word; the labels stand with their icons."""

    async def play() -> None:
        async with shown(None, shell_of(tmp_path, lang=lang, menu=True), size=(140, 34)) as (app, pilot):
            seen = [app.export_screenshot()]
            assert is_open(app, MenuScreen)
            for _ in range(5):
                await keys(pilot, "down")
                seen.append(words(app))
            await keys(pilot, "up", "up", "enter", "down", "down", "up")
            assert is_open(app, SetupScreen)
            seen.append(app.export_screenshot())
            app.screen.query_one("#play").focus()
            await keys(pilot, "enter", "space", "space", "space")
            for icon, message in LABELS:
                assert f"{icon} {bare(t(lang, message))}" in words(app)
            for window in ("h", "question_mark", "o", "n", "r", "q"):
                await keys(pilot, window)
                seen.append(app.export_screenshot())
                await keys(pilot, "escape")
            await keys(pilot, "d", "e")
            seen.append(app.export_screenshot())
            assert len(set(seen)) == len(seen) and all(seen)

    run(play())


@pytest.mark.clause("UX-95", "UX-90")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_a_sealed_round_shows_the_secret_in_every_language(lang: str, tmp_path: Path) -> None:
    """The commitment is shown before the first throw and the secret after the last, with what it means."""

    async def play() -> None:
        game = game_of("famille", 3, dice="sealed", machines=(0, 1, 2))
        async with shown(game, shell_of(tmp_path, lang=lang), size=(120, 50)) as (app, pilot):
            screen = table_of(app)
            screen._wake = lambda: None  # type: ignore[method-assign]
            await keys(pilot, "space")
            shown_first = game.segments[0]
            assert shown_first.commitment[:20] in words(app) and shown_first.secret is None
            while game.table.running:
                game.hurry()
            screen.look_again()
            await pilot.pause()
            assert is_open(app, EndWindow)
            opened = game.segments[0]
            assert (opened.secret or "nothing")[:20] in words(app)
            verify(opened, [m.made.move.faces for m in game.table.moves if isinstance(m.made.move, Throw)])

    run(play())


@pytest.mark.clause("UX-12")
def test_the_legend_and_the_rules_at_the_table_stand_beside_the_board(tmp_path: Path) -> None:
    """UX-12: the special spaces are listed; on a small screen a key brings the cards one after the other."""

    async def play() -> None:
        async with shown(game_of(), shell_of(tmp_path), size=(80, 24)) as (app, pilot):
            await keys(pilot, "space")
            seen = words(app)
            for _ in range(3):
                await keys(pilot, "p")
                seen += words(app)
            for title in ("Players", "Special spaces", "Last throws", "The rules at this table"):
                assert title in seen
            assert "Labyrinth · to 30" in seen
        async with shown(game_of(), shell_of(tmp_path), size=(200, 60)) as (app, pilot):
            await keys(pilot, "space")
            text = words(app)
            for title in ("Players", "Special spaces", "Last throws", "The rules at this table"):
                assert title in text

    run(play())


def test_a_long_text_is_as_high_as_it_needs(tmp_path: Path) -> None:
    """The reading window sets its text in the width that it has, also after the screen has changed."""

    async def play() -> None:
        async with shown(game_of(), shell_of(tmp_path), size=(80, 24)) as (app, pilot):
            await keys(pilot, "question_mark")
            narrow = app.screen.query_one(Lines).size.height
            await pilot.resize_terminal(120, 40)
            await pilot.pause()
            assert 20 < app.screen.query_one(Lines).size.height < narrow

    run(play())


@pytest.mark.clause("UX-13", "UX-22")
def test_waiting_and_held_pawns_say_so(tmp_path: Path) -> None:
    """UX-13: turns to lose and "held" stand in the list of players; UX-22: they are passed over."""

    async def play() -> None:
        game = game_of("famille", 2, throws=[(3, 4), (1, 2), (6, 6)], lots=(0,))
        game.do(cm.StartRound())
        game.do(cm.ThrowDice(0))
        game.do(cm.ThrowDice(1))
        game.do(cm.ThrowDice(2))
        assert game.table.position is not None and game.table.position.spaces[0] == 19
        async with shown(game, shell_of(tmp_path)) as (app, _pilot):
            assert "misses 1 turn" in words(app)

    run(play())
