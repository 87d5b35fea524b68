"""What is typed and chosen: real dice, choices, names and options."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from oie.rulesets import load
from oie.text import t
from oie.tui.end_window import EndWindow
from oie.tui.faces import Faces
from oie.tui.key import Key
from oie.tui.setup_screen import SetupScreen
from oie.tui.table_screen import TableScreen
from tests.tui.support import game_of, is_open, keys, run, shell_of, shown, table_of, words

TOLL = Path(__file__).parent.parent / "rulesets" / "data" / "toll.yaml"


def test_real_dice_are_typed_in_and_the_last_throw_is_taken_back(tmp_path: Path) -> None:
    """Real dice: faces are typed for every seat, also the machine's; the last throw may be taken back."""

    async def play() -> None:
        game = game_of(dice="real", machines=(1,), throws=[], lots=(0,))
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space")
            assert app.focused is table_of(app).query_one(Faces)
            await keys(pilot, "6", "3", "enter")
            assert game.table.position is not None and game.table.position.spaces == (26, 0)
            await keys(pilot, "2", "space", "2", "enter")
            assert game.table.position.spaces == (26, 4)
            await keys(pilot, "t")
            assert game.table.position.spaces == (26, 0) and game.table.turn == 2
            assert "taken back" in words(app)
            await keys(pilot, "1", "plus", "2", "enter", "h")
            assert "(real dice)" in words(app) and "taken back" in words(app)
            assert game.table.position.spaces == (26, 3)

    run(play())


def test_a_throw_that_cannot_be_is_refused_and_commands_stay_keys(tmp_path: Path) -> None:
    """In the field only digits are written: every other key is still a command."""

    async def play() -> None:
        game = game_of(dice="real", throws=[], lots=(0,))
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space", "7", "1", "enter")
            assert game.table.turn == 0
            (notice,) = app._notifications
            assert notice.severity == "error" and "2 dice of 1 to 6" in notice.message
            faces = table_of(app).query_one(Faces)
            await keys(pilot, "l")
            assert faces.value == "71" and table_of(app).lang == "pt"
            await keys(pilot, "h")
            assert not is_open(app, TableScreen)

    run(play())


def test_a_choice_is_made_with_a_button(tmp_path: Path) -> None:
    """A space that offers a choice shows a button for each; Enter takes the one with the focus."""

    async def play() -> None:
        game = game_of(load(TOLL), throws=[(5,), (1,), (5,), (3,)], lots=(0,))
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, "space", "space")
            offers = table_of(app).query_one("#choices").query(Key)
            assert next(key.label for key in offers) == "pay 3 counters into the pool"
            assert "Alice, choose." in words(app) and len(offers) == 2
            await keys(pilot, "tab")
            assert game.table.turn == 1
            app.set_focus(offers[1])
            await keys(pilot, "enter")
            assert game.table.position is not None and game.table.position.spaces[0] == 1
            assert "Alice chooses" in words(app)
            await keys(pilot, "h")
            assert "Alice chooses" in words(app)
            await keys(pilot, "escape", "space")
            assert game.table.turn == 3

    run(play())


@pytest.mark.clause("UX-16")
def test_names_kinds_and_number_of_players_are_chosen(tmp_path: Path) -> None:
    """UX-16: names of up to 14 characters; seats are added, and given to the machine."""

    async def play() -> None:
        shell = shell_of(tmp_path, menu=True)
        async with shown(None, shell) as (app, pilot):
            await keys(pilot, "down", "down", "down", "enter")
            assert is_open(app, SetupScreen)
            app.screen.query_one("#count").focus()
            await keys(pilot, "right", "right")
            assert len(app.screen.query(Input)) == 4
            await keys(pilot, "left")
            assert len(app.screen.query(Input)) == 3
            app.screen.query_one("#name-0", Input).value = "Zoé"
            app.screen.query_one("#kind-2").focus()
            await keys(pilot, "right")
            app.screen.query_one("#dice-kind").focus()
            await keys(pilot, "right")
            app.screen.query_one("#pace").focus()
            await keys(pilot, "right")
            app.screen.query_one("#play").focus()
            await keys(pilot, "enter")
            assert is_open(app, TableScreen) and shell.table is not None
            table, machine = shell.table.table, t("en", "ui-machine")
            assert [(s.name, s.kind) for s in table.seats] == [
                ("Zoé", "person"),
                (f"{machine} 1", "machine"),
                (f"{machine} 2", "machine"),
            ]
            assert (table.dice, table.pace) == ("sealed", 1.25)

    run(play())


@pytest.mark.clause("UX-16")
def test_a_bad_name_is_refused_and_an_empty_one_is_the_usual(tmp_path: Path) -> None:
    """UX-16: the field takes 14 characters; what the table refuses is one sentence."""

    async def play() -> None:
        async with shown(None, shell_of(tmp_path, menu=True)) as (app, pilot):
            await keys(pilot, "enter")
            field = app.screen.query_one("#name-0", Input)
            field.value = "a\u0007b"
            await pilot.pause()
            app.screen.query_one("#play").focus()
            await keys(pilot, "enter")
            assert is_open(app, SetupScreen)
            (notice,) = app._notifications
            assert notice.severity == "error"
            field.value = ""
            await keys(pilot, "enter")
            assert is_open(app, TableScreen)
            assert "Player 1" in words(app)

    run(play())


@pytest.mark.clause("UX-16")
def test_names_are_text_and_never_markup() -> None:
    """UX-16: brackets in a name stand on every screen as they were typed."""

    async def play() -> None:
        names = ("[red]A[/red]", "[/]B", "$ink")
        game = game_of("famille", 3, seed=2, names=names)
        async with shown(game, shell_of(Path("[b]folder"))) as (app, pilot):
            await keys(pilot, "space", "space", "h")
            assert names[0] in words(app)
            await keys(pilot, "escape", "o")
            assert "[b]folder" in words(app)
            await keys(pilot, "escape", "space", "space", "space")
            assert is_open(app, EndWindow)
            for name in names:
                assert name in words(app)

    run(play())


@pytest.mark.clause("S004-51", "UX-10")
def test_options_may_be_changed_between_rounds_of_one_table(tmp_path: Path) -> None:
    """S004-51, UX-10: dice and options change between rounds; the score stays."""

    async def play() -> None:
        game = game_of("jardin", 2, seed=162)
        async with shown(game, shell_of(tmp_path)) as (app, pilot):
            await keys(pilot, *["space"] * 4)
            assert not game.table.running and game.table.score == (1, 0)
            await keys(pilot, "escape", "e")
            assert is_open(app, SetupScreen)
            app.screen.query_one("#option-dice").focus()
            await keys(pilot, "right")
            app.screen.query_one("#play").focus()
            await keys(pilot, "enter")
            assert is_open(app, TableScreen)
            assert game.table.rules.dice == 3 and game.table.score == (1, 0)

    run(play())
