"""App: the full-screen game. `run` is what `oie play` finds under the entry point `oie.screens`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from textual.app import App
from textual.binding import Binding

from oie.local import LocalGame
from oie.tui.menu_screen import MenuScreen
from oie.tui.shell import Shell, wants_motion
from oie.tui.table_screen import TableScreen
from oie.tui.theme import best_theme, next_theme, themes


def run(game: LocalGame | None, *, lang: str, folder: Path) -> int:
    """Play on the full screen until the player leaves; the menu first where there is no `game` yet.

    Rounds are saved into `folder`. Returns the exit code.
    """
    shell = Shell(lang, folder, moving=wants_motion(os.environ), menu=game is None)
    app = OieApp(shell, game, theme=best_theme(os.environ))
    try:
        app.run()
    finally:
        shell.get_up()
    return app.return_code or 0


def _has_terminal() -> bool:
    """True while somebody sits at standard input; a terminal that is gone is none."""
    try:
        return sys.__stdin__ is not None and os.isatty(sys.__stdin__.fileno())
    except (OSError, ValueError):
        return False


class OieApp(App[None]):
    """The program around the screens: themes, language, and which table is open."""

    CSS_PATH = "theme.tcss"
    ENABLE_COMMAND_PALETTE = False
    NOTIFICATION_TIMEOUT = 8
    BINDINGS = [
        Binding("l", "language", show=False),
        Binding("d", "day_or_night", show=False),
    ]

    def __init__(self, shell: Shell, game: LocalGame | None, *, theme: str = "oie-dark") -> None:
        """`shell` gives language, folder and time; `game` is the table to open, or None for the menu."""
        super().__init__()
        self.shell = shell
        shell.screen_of = TableScreen
        self._game = game
        for each in themes():
            self.register_theme(each)
        self.theme = theme

    def on_mount(self) -> None:
        """Open the table, or the menu."""
        if self._game is not None:
            self.push_screen(self.shell.seated(self._game))
        else:
            self.push_screen(MenuScreen(self.shell))
        if _has_terminal():
            self.set_interval(1.0, self.watch_terminal)

    def watch_terminal(self) -> None:
        """Leave once the terminal is gone: its window was closed, and nobody can answer any more."""
        if not _has_terminal():
            self.exit()

    async def action_language(self) -> None:
        """Speak the next language, at any moment."""
        self.shell.next_language()
        await self.retell()

    async def action_day_or_night(self) -> None:
        """By day, by night, in high contrast."""
        self.theme = next_theme(self.theme)
        await self.retell()

    async def retell(self) -> None:
        """Have every open screen say and draw itself anew."""
        for screen in self.screen_stack:
            again = getattr(screen, "retell", None)
            if again is not None:
                await again()
