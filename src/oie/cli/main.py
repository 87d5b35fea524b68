"""The command `oie`: finds the command that was typed, runs it and turns its end into an exit code.

    0     done                          2    wrong input, one sentence on standard error
    130   interrupted with Ctrl-C       141  nobody reads the answer any more
    1     the answer could not be written

A command is a function that returns its exit code; it is imported only when it is asked for, and
imports what is heavy inside itself, so that `oie list` stays quick.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from cyclopts import App, CycloptsError, Parameter

from oie import __version__
from oie.cli.answer import WRONG, complain, spoken
from oie.cli.errors import CommandError
from oie.cli.helping import HelpLines
from oie.core.errors import OieError

UNWRITTEN, INTERRUPTED, UNREAD = 1, 130, 141
ALONE = ("--help", "-h", "--version")
"""Options of `oie` itself; all others without a command are those of `oie play`."""
COMMANDS = {
    "play": "oie.cli.play:play",
    "serve": "oie.cli.serve:serve",
    "tables": "oie.cli.tables:tables",
    "backup": "oie.cli.backup:backup",
    "list": "oie.cli.list:list_",
    "rules": "oie.cli.rules:rules",
    "copy": "oie.cli.copy:copy",
    "referee": "oie.cli.referee:referee",
    "check": "oie.cli.check:check",
    "replay": "oie.cli.replay:replay",
    "verify": "oie.cli.verify:verify",
    "census": "oie.cli.census:census",
    "simulate": "oie.cli.simulate:simulate",
    "merge": "oie.cli.merge:merge",
    "odds": "oie.cli.odds:odds",
    "compare": "oie.cli.compare:compare",
    "report": "oie.cli.report:report",
}
"""Command -> the function that runs it."""


def build() -> App:
    """The commands with their names; nothing of theirs is imported yet."""
    app = App(
        name="oie",
        help="Play the games of the Goose family, settle disputes and look into their rules.\n\n"
        "Without a command a round is played, with the options of oie play.\n\n"
        "For example:\n\n    oie\n    oie --lang fr --seats 3\n    oie rules famille --lang fr",
        version=__version__,
        help_format="plaintext",
        help_formatter=HelpLines(),
        # A word is what it is: the parser would read one that begins with [ as JSON, however deep.
        default_parameter=Parameter(negative=(), show_default=False, json_list=False, json_dict=False),
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for number, (name, place) in enumerate(COMMANDS.items()):
        app.command(place, name=name, sort_key=number)
    return app


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line `argv` (that of the process where None) and return the exit code."""
    tokens = _asked(sys.argv[1:] if argv is None else argv)
    _accept_every_character()
    try:
        code = _run(tokens)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return UNREAD
    except OSError as error:
        _forget_output()
        problem = error.strerror or type(error).__name__
        return _refuse(CommandError("answer-unwritten", problem=problem), tokens, UNWRITTEN)


def _asked(argv: Sequence[str]) -> list[str]:
    """The command line with its command: `oie` is `oie play`, and so is `oie --lang fr`.

    A language may stand before a command too, as in `oie --lang fr rules famille`.
    """
    tokens = list(argv)
    if tokens[:1] == ["--lang"] and len(tokens) > 2 and tokens[2] in COMMANDS:
        return [tokens[2], *tokens[3:], *tokens[:2]]
    if len(tokens) > 1 and tokens[0].startswith("--lang=") and tokens[1] in COMMANDS:
        return [tokens[1], *tokens[2:], tokens[0]]
    if not tokens or (tokens[0].startswith("-") and tokens[0] not in ALONE):
        return ["play", *tokens]
    return tokens


def _run(tokens: Sequence[str]) -> int:
    app = build()
    if tokens[0] in app.help_flags:
        for name in COMMANDS:
            app[name]  # imported, so that the page can say what each command does
    try:
        code = app(tokens)
    except CycloptsError as error:
        from oie.cli.refused import refused

        return _refuse(refused(error), tokens, WRONG)
    except OieError as error:
        return _refuse(error, tokens, WRONG)
    return code if isinstance(code, int) else 0


def _refuse(error: OieError, tokens: Sequence[str], code: int) -> int:
    """Say what is wrong, in one line, and return `code`."""
    complain(error, spoken(tokens))
    return code


def _accept_every_character() -> None:
    """Let a terminal that cannot show a character show a mark instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _forget_output() -> None:
    """Send what is still to be written nowhere, so that Python does not complain when it ends."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
