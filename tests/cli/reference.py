"""The reference page of the command line: what it quotes of the program, the program says now."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
from pathlib import Path
from unittest import mock

from oie.cli.main import main
from tests.cli.support import LANGUAGE_VARIABLES

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "cli.md"
QUOTED = re.compile(r"<!-- said: oie (?P<argv>[^\n]*) -->\n(?:\n```text\n.*?\n```\n)?", re.DOTALL | re.ASCII)
_PLAIN = {"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}


def said(argv: str) -> str:
    """What the program answers, in English and 100 columns wide."""
    out = io.StringIO()
    environment = {name: value for name, value in os.environ.items() if name not in LANGUAGE_VARIABLES}
    with (
        mock.patch.dict(os.environ, {**environment, **_PLAIN}, clear=True),
        contextlib.redirect_stdout(out),
    ):
        assert main(shlex.split(argv)) == 0, argv
    return "\n".join(line.rstrip() for line in out.getvalue().strip().splitlines())


def renewed(page: str) -> str:
    """The page with every quotation made anew."""

    def quote(found: re.Match[str]) -> str:
        return f"<!-- said: oie {found['argv']} -->\n\n```text\n{said(found['argv'])}\n```\n"

    return QUOTED.sub(quote, page)
