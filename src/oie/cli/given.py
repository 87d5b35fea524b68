"""Given: the arguments that several commands take, and what they mean."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import CoercionError, Parameter, Token

from oie.cli.errors import CommandError
from oie.core.ruleset import Ruleset
from oie.rulesets import Sheet, parse_option, read_file, ruleset, shipped, shipped_sheet

_WHOLE = re.compile("-?[0-9]{1,18}", re.ASCII)

Game = Annotated[str, Parameter(help="A shipped game (oie list names them), or the path of a ruleset file.")]
Lang = Annotated[
    str | None, Parameter(help="Language of the answer: fr, en, pt or ms. By default your system's.")
]
Options = Annotated[
    tuple[str, ...],
    Parameter(name="--option", help="An option of the game, as dice=3; can be given again for another."),
]
AsJson = Annotated[bool, Parameter(name="--json", help="Answer in JSON, for programs.")]


def whole_number(kind: object, tokens: Sequence[Token]) -> int:
    """A whole number as people write it; the parser alone would also take `1.5`, `1e3` and `0x10`."""
    text = tokens[-1].value
    if not _WHOLE.fullmatch(text):
        raise CoercionError(token=tokens[-1], target_type=int)
    return int(text)


def whole_numbers(kind: object, tokens: Sequence[Token]) -> tuple[int, ...]:
    """The same for an argument that can be given several times."""
    return tuple(whole_number(kind, [token]) for token in tokens)


def options_of(given: Sequence[str], command: str) -> dict[str, object]:
    """The options given as `k=v`. Raises `RulesetError` or, for one given twice, `CommandError`."""
    options: dict[str, object] = {}
    for text in given:
        name, value = parse_option(text)
        if name in options:
            raise CommandError("command-twice", name=f"--option {name}", command=command)
        options[name] = value
    return options


def is_path(text: str) -> bool:
    """Whether a game is given as a file: it looks like a path, or there is such a file."""
    if text in shipped():
        return False
    looks = "/" in text or os.sep in text or text.lower().endswith((".yaml", ".yml", ".json"))
    return looks or os.path.exists(text)


def sheet_given(game: str) -> Sheet:
    """The ruleset file that was asked for. Raises `RulesetError`."""
    return read_file(Path(game)) if is_path(game) else shipped_sheet(game)


def rules_given(game: str, given: Sequence[str], command: str) -> Ruleset:
    """The game that was asked for, under its options. Raises `RulesetError` or `CommandError`."""
    options = options_of(given, command)
    return sheet_given(game).rules(options) if is_path(game) else ruleset(game, **options)
