"""The reference page of the command line, made from its own help: `python -m tests.cli`."""

from __future__ import annotations

import contextlib
import io
import os
from pathlib import Path
from unittest import mock

from oie.cli.main import COMMANDS, main

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "cli.md"
HEAD = """\
# The command line

This page is made from the program's own help by `python -m tests.cli`; a test fails where they differ.

Exit codes: 0 done; 2 wrong input, with one sentence on standard error; 1 the answer could not be
written; 130 interrupted with Ctrl-C; 141 nobody reads the answer any more.

Messages are in the language of `--lang`, else of `LC_ALL`, `LC_MESSAGES`, `LANGUAGE` or `LANG`, else in
English. JSON is ASCII, one value a line, and the same in every language, except for messages.
"""


def help_of(*argv: str) -> str:
    """What the program says of itself, 100 characters wide, without colours."""
    out = io.StringIO()
    plain = {"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}
    with mock.patch.dict(os.environ, plain), contextlib.redirect_stdout(out):
        assert main([*argv, "--help"]) == 0
    return "\n".join(line.rstrip() for line in out.getvalue().strip().splitlines())


def page() -> str:
    """The whole page as Markdown."""
    parts = [HEAD, f"```text\n{help_of()}\n```\n"]
    parts += [f"## oie {command}\n\n```text\n{help_of(command)}\n```\n" for command in COMMANDS]
    return "\n".join(parts)
