"""Answer: how a command writes what it found, in which language, and how it says what is wrong."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterable, Sequence

from oie.cli.errors import CommandError
from oie.core.errors import MoveError, OieError

WRONG = 2
"""Exit code for wrong input."""
NARROWEST, WIDEST = 40, 100
"""Columns of running text."""


def language(asked: str | None) -> str:
    """The language to answer in: `asked`, else that of the environment.

    Raises `CommandError` where `asked` is given and is not spoken here.
    """
    from oie.text import LANGUAGES, best_language

    if asked is not None and best_language(asked, {}) != _primary(asked):
        raise CommandError("language-unknown", known=", ".join(LANGUAGES), got=asked)
    return best_language(asked, os.environ)


def _primary(tag: str) -> str:
    """The language of a tag such as `pt-BR` or `pt_BR.UTF-8`."""
    return tag.replace("_", "-").partition("-")[0].partition(".")[0].strip().lower()


def spoken(tokens: Sequence[str]) -> str:
    """The language of a command line that could not be understood: what follows `--lang`, if anything."""
    from oie.text import best_language

    asked = None
    for token, following in zip(tokens, [*tokens[1:], ""], strict=True):
        if token == "--lang":
            asked = following
        elif token.startswith("--lang="):
            asked = token.removeprefix("--lang=")
    return best_language(asked, os.environ)


def one_line(text: str) -> str:
    """`text` on one line, without anything that a terminal would obey."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def say(lines: Iterable[str]) -> None:
    """Write lines of an answer."""
    for line in lines:
        print(line)


def width() -> int:
    """How wide running text is written: as the terminal, where that can be read."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))


def say_json(value: object) -> None:
    """Write an answer as JSON on one line, in ASCII: it is the same whatever the terminal can show."""
    print(json.dumps(value, separators=(",", ":"), allow_nan=False))


def complain(error: OieError, lang: str) -> None:
    """Say on standard error, in one sentence, what was wrong."""
    from oie.text import say_error

    text = say_error(error, lang)
    if isinstance(error, MoveError):
        text = text.rpartition(" - ")[0]  # who typed the position need not read it again
    if sys.stderr is not None:
        print(f"oie: {one_line(text)}", file=sys.stderr, flush=True)
