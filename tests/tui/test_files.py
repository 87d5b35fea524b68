"""💾 and 📂: a round saved and taken up again is the same round, and a bad file changes nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from oie.record import read
from oie.table import commands as cm
from oie.tui.app import OieApp
from oie.tui.dialogs import FileWindow, Question, saved_rounds
from oie.tui.menu_screen import MenuScreen
from oie.tui.table_screen import TableScreen
from tests.tui.support import game_of, is_open, keys, run, shell_of, shown, table_of, words


def only_file(folder: Path) -> Path:
    """The one round that was saved."""
    (path,) = folder.glob("*.json")
    return path


@pytest.mark.clause("UX-50", "UX-53", "UX-55")
def test_a_saved_round_is_taken_up_exactly(tmp_path: Path) -> None:
    """UX-55: resume(save(s)) = s: position, moves, order, score and names."""

    async def play() -> None:
        game = game_of("famille", 3, seed=4)
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, *["space"] * 9, "s")
            saved = game.table
            assert only_file(tmp_path).name in words(app)
            assert only_file(tmp_path).name.startswith("jeu-de-l-oie_")
            assert game.table is saved  # UX-53: saving never changes the round
        other = game_of("jardin", 2, seed=1)
        async with shown(other, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "o")
            assert is_open(app, FileWindow)
            await keys(pilot, "enter")
            assert is_open(app, TableScreen)
            table = other.table
            assert table.position == saved.position and table.rules.id == "famille"
            assert [m.made.move for m in table.moves] == [m.made.move for m in saved.moves]
            assert (table.order, table.score, table.names) == (saved.order, saved.score, saved.names)
            assert "The round goes on exactly" in words(app)
            await keys(pilot, "space")
            assert table_of(app).playing.game.table.turn == saved.turn + 1

    run(play())


@pytest.mark.clause("UX-58")
@pytest.mark.parametrize(("answer", "kept"), [(("enter",), True), (("right", "enter"), False)])
def test_a_running_round_is_not_replaced_without_a_question(
    answer: tuple[str, ...], kept: bool, tmp_path: Path
) -> None:
    """UX-58: 📂 while a round runs asks first."""

    async def play() -> None:
        saved = game_of("jardin", 2, seed=1)
        saved.do(cm.StartRound())
        saved.do(cm.ThrowDice(0))
        saved.save(tmp_path / "saved.json")
        game = game_of(throws=[(1, 2), (2, 2)])
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space", "space", "o", "enter")
            assert is_open(app, Question)
            await keys(pilot, *answer)
            assert (game.table.rules.id == "famille") is kept

    run(play())


def broken(folder: Path, kind: str) -> None:
    """A file that is no round, in one of several ways."""
    game = game_of("famille", 2, seed=4)
    game.do(cm.StartRound())
    path = folder / "bad.json"
    game.save(path)
    data = json.loads(path.read_text("utf-8"))
    match kind:
        case "json":
            path.write_text("{", "utf-8")
        case "foreign":
            path.write_text('{"format": "chess"}', "utf-8")
        case "newer":
            path.write_text(json.dumps(data | {"version": 99}), "utf-8")
        case "edited":
            path.write_text(json.dumps(data | {"position": "62 0 / 0 to throw"}), "utf-8")
        case _:
            path.write_bytes(b" " * (1024 * 1024 + 2))


@pytest.mark.clause("UX-57")
def test_a_bad_file_is_refused_in_one_sentence(tmp_path: Path) -> None:
    """UX-57: one clear sentence for each kind of fault; the current round is untouched."""

    async def play() -> None:
        game = game_of(throws=[(1, 2), (2, 2)])
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space", "space")
            before, told = game.table, []
            for kind in ("json", "foreign", "newer", "edited", "large"):
                broken(tmp_path, kind)
                await keys(pilot, "o", "enter")
                assert is_open(app, TableScreen) and game.table is before
                (notice,) = app._notifications
                assert notice.severity == "error" and "Traceback" not in notice.message
                told.append(notice.message)
            assert len(set(told)) == len(told)

    run(play())


async def type_path(app: OieApp, pilot: Pilot[None], text: str) -> None:
    """Type a path into the window of files."""
    app.screen.query_one("#path", Input).focus()
    await pilot.pause()
    app.screen.query_one("#path", Input).value = text
    await keys(pilot, "enter")


@pytest.mark.clause("UX-57")
def test_a_path_that_leads_nowhere_is_refused(tmp_path: Path) -> None:
    """UX-57: a file that cannot be read is one sentence."""

    async def play() -> None:
        game = game_of(throws=[(1, 2)])
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            for text in ("missing.json", ".", "a\x00b", "~nobody-here/x"):
                await keys(pilot, "o")
                await type_path(app, pilot, text)
                assert is_open(app, TableScreen), text
                (notice,) = app._notifications
                assert notice.severity == "error"

    run(play())


@pytest.mark.clause("UX-52")
def test_nothing_is_saved_before_a_round(tmp_path: Path) -> None:
    """UX-52: 💾 says that there is nothing yet."""

    async def play() -> None:
        async with shown(game_of(), shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "s")
            assert not list(tmp_path.iterdir())
            assert "no round to save" in words(app)

    run(play())


@pytest.mark.clause("UX-57")
def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    """A save that fails says why, and the round goes on."""

    async def play() -> None:
        game = game_of(throws=[(1, 2), (2, 2)])
        async with shown(game, shell_of(tmp_path / "gone")) as (app, pilot):
            await keys(pilot, "space", "s")
            (notice,) = app._notifications
            assert notice.severity == "error"
            await keys(pilot, "space")
            assert game.table.turn == 1

    run(play())


@pytest.mark.clause("UX-85")
def test_leaving_a_running_round_is_asked_and_may_save_it(tmp_path: Path) -> None:
    """UX-85: ✕ asks while a round runs; the middle answer saves first."""

    async def play() -> None:
        game = game_of(throws=[(1, 2), (2, 2)])
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space", "space", "q")
            assert is_open(app, Question)
            await keys(pilot, "escape", "q", "enter")
            assert is_open(app, TableScreen) and app.return_code is None
            await keys(pilot, "q", "right", "enter")
            assert only_file(tmp_path).exists()
        assert app.return_code == 0

    run(play())


def test_leaving_a_sealed_round_shows_its_secret_in_the_file_that_was_saved(tmp_path: Path) -> None:
    """The dice of a round that is left can be proved: its secret is shown when the table is left."""

    async def play() -> None:
        game = game_of(dice="sealed")
        async with shown(game, shell_of(tmp_path)) as (_app, pilot):
            await keys(pilot, "space", "space", "s")
            path = only_file(tmp_path)
            assert read(path).dice.segments[0].secret is None
            await keys(pilot, "q", "down", "down", "enter")
        assert read(path).dice.segments[0].secret is not None

    run(play())


@pytest.mark.clause("UX-85")
def test_leaving_a_table_of_the_menu_goes_back_to_it(tmp_path: Path) -> None:
    """UX-85: ✕ returns to the menu."""

    async def play() -> None:
        shell = shell_of(tmp_path, menu=True)
        async with shown(None, shell) as (app, pilot):
            await keys(pilot, "enter", "enter")
            assert is_open(app, TableScreen)
            await keys(pilot, "q")
            assert is_open(app, MenuScreen) and shell.table is None

    run(play())


@pytest.mark.clause("UX-55")
def test_a_round_is_taken_up_from_the_menu(tmp_path: Path) -> None:
    """📂 in the menu opens the table of the file."""

    async def play() -> None:
        saved = game_of("bolton", 4, seed=1)
        saved.do(cm.StartRound())
        saved.save(tmp_path / "saved.json")
        async with shown(None, shell_of(tmp_path, menu=True)) as (app, pilot):
            await keys(pilot, "o", "enter")
            assert is_open(app, TableScreen)
            assert table_of(app).playing.game.table.position == saved.table.position
            await keys(pilot, "q", "right", "right", "enter")
            assert is_open(app, MenuScreen)
            broken(tmp_path, "json")
            await keys(pilot, "o", "enter")
            assert is_open(app, MenuScreen)

    run(play())


def test_the_newest_round_is_listed_first(tmp_path: Path) -> None:
    """A folder that is not there has no rounds."""
    import os

    for age, name in enumerate(["old.json", "new.json", "note.txt"]):
        (tmp_path / name).write_text("{}", "utf-8")
        os.utime(tmp_path / name, (age, age))
    assert [path.name for path in saved_rounds(tmp_path)] == ["new.json", "old.json"]
    assert saved_rounds(tmp_path / "gone") == []
