"""Errands: what the keys of the table do beyond a throw: rounds, files, windows, and words for them.

Each is a function of the table screen; what may be lost is asked first, and the safe answer is the
default (UX-58, UX-60).
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from oie.core.errors import OieError
from oie.record import Replay, file_name, read, replay
from oie.record.bounds import PACE_STEP
from oie.table import commands as cm
from oie.text import say_error, t
from oie.tui.dialogs import FileWindow, Question
from oie.tui.end_window import EndWindow
from oie.tui.history_window import HistoryWindow
from oie.tui.rules_window import RulesWindow
from oie.tui.setup_screen import SetupScreen

if TYPE_CHECKING:
    from oie.tui.table_screen import TableScreen

KEEP = ("keep", "ui-keep")
"""The safe answer, always the first."""

# Rounds


def new_round(screen: TableScreen) -> None:
    """A new round; where one is running, only if it may be given up (UX-60)."""

    def answered(answer: str | None) -> None:
        if answer == "give_up":
            screen.do(cm.StartRound())

    screen.skip()
    if screen.playing.game.table.running:
        _ask(screen, "ui-confirm-new-round", (KEEP, ("give_up", "ui-give-up")), answered)
    else:
        answered("give_up")


def reset(screen: TableScreen) -> None:
    """Give the round up: pawns at the start, no history; seats, options and score stay (UX-80)."""

    def answered(answer: str | None) -> None:
        if answer == "stop":
            screen.do(cm.Stop())

    screen.skip()
    if screen.playing.game.table.running:
        _ask(screen, "ui-confirm-reset", (KEEP, ("stop", "ui-yes")), answered)
    elif screen.playing.game.table.opening is not None:
        answered("stop")


def change_pace(screen: TableScreen, steps: int) -> None:
    """So many steps slower or faster; beyond the bounds the table refuses and says them (UX-30)."""
    pace = screen.playing.game.table.pace + steps * PACE_STEP
    if screen.do(cm.SetPace(pace)):
        value = t(screen.lang, "ui-pace-value", seconds=pace)
        screen.say(f"{t(screen.lang, 'ui-pace')} · {value}")


def ended(screen: TableScreen) -> None:
    """The window at the end of a round."""

    def answered(answer: str | None) -> None:
        if answer == "new_round":
            screen.do(cm.StartRound())
        elif answer == "leave":
            leave(screen)

    screen.app.push_screen(EndWindow(screen), answered)


# Files


def save(screen: TableScreen) -> None:
    """Save the round under the time of day, and say where (UX-50, UX-53)."""
    screen.skip()
    if screen.playing.game.table.opening is None:
        screen.say(t(screen.lang, "ui-nothing-to-save"), wrong=True)
    else:
        _saved(screen)


def _saved(screen: TableScreen) -> bool:
    name = file_name(datetime.now())
    try:
        screen.playing.game.save(screen.shell.folder / name)
    except OieError as error:
        screen.say(say_error(error, screen.lang), wrong=True)
        return False
    screen.say(t(screen.lang, "ui-saved-as", file=name))
    return True


def open_file(screen: TableScreen) -> None:
    """Take up a saved round; a bad file is refused in one sentence and changes nothing (UX-57)."""

    def chosen(path: Path | None) -> None:
        found = None if path is None else read_round(screen, path)
        if found is None:
            return
        if screen.playing.game.table.running:  # UX-58

            def answered(answer: str | None) -> None:
                if answer == "replace":
                    _take_up(screen, found)

            _ask(screen, "ui-confirm-resume", (KEEP, ("replace", "ui-yes")), answered)
        else:
            _take_up(screen, found)

    screen.skip()
    screen.app.push_screen(FileWindow(screen.shell), chosen)


def read_round(screen: TableScreen, path: Path) -> Replay | None:
    """The round in a file; None where it was refused, which is said."""
    try:
        return replay(read(path))
    except OieError as error:
        screen.say(say_error(error, screen.lang), wrong=True)
        return None


def _take_up(screen: TableScreen, found: Replay) -> None:
    try:
        screen.playing.game.take_up(found)
    except OieError as error:
        screen.say(say_error(error, screen.lang), wrong=True)
    else:
        screen.say(t(screen.lang, "ui-resumed"))
    screen.look_again()


# Windows


def history(screen: TableScreen) -> None:
    """The whole round, to read."""
    screen.skip()
    screen.app.push_screen(HistoryWindow(screen.shell, screen.playing))


def help_(screen: TableScreen) -> None:
    """The rules, and the keys."""
    screen.skip()
    screen.app.push_screen(RulesWindow(screen.shell, screen.playing.game.table.rules))


def settings(screen: TableScreen) -> None:
    """Players, options, pace; locked while a round is running (UX-11)."""
    screen.skip()
    if screen.playing.game.table.running:
        screen.say(t(screen.lang, "ui-locked"))
    else:
        screen.app.push_screen(SetupScreen.of_table(screen))


def leave(screen: TableScreen) -> None:
    """Back to the menu, or out; a round that is running is not lost without a word (UX-85)."""

    def answered(answer: str | None) -> None:
        if answer == "leave" or (answer == "save" and _saved(screen)):
            screen.leave()

    screen.skip()
    if screen.playing.game.table.running:
        answers = (KEEP, ("save", "terminal-save-leave"), ("leave", "terminal-leave"))
        _ask(screen, "ui-confirm-quit", answers, answered)
    else:
        answered("leave")


def _ask(
    screen: TableScreen,
    question: str,
    answers: tuple[tuple[str, str], ...],
    then: Callable[[str | None], None],
) -> None:
    screen.app.push_screen(Question(screen.shell, question, answers), then)
