"""Syntax: what the YAML parser stumbles over, as faults that say what to write instead.

The parser comes in two kinds, in C and in Python, whose words differ; both are understood. What
is known here is told by what stands at the place, and only the rest in the parser's own words.
"""

from __future__ import annotations

import re
from typing import Protocol

import yaml

from oie.rulesets.errors import Fault

MOST_LEVELS = 24
"""Lists and mappings within each other."""

_FORBIDDEN = re.compile("[^\\t\\n\\r -~\\x85\\xa0-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")
"""What YAML does not allow anywhere in a file."""


class Mark(Protocol):
    """A place in the parser's words; its two kinds have a class each."""

    line: int
    column: int


def place(mark: Mark | None) -> tuple[int, int]:
    """Line and column from 1."""
    return (1, 1) if mark is None else (mark.line + 1, mark.column + 1)


def syntax_fault(text: str, error: yaml.YAMLError | ValueError) -> Fault:
    """The one fault at which the reading of `text` ended."""
    if isinstance(error, yaml.MarkedYAMLError):
        line, column = place(error.problem_mark)
        opened = place(error.context_mark)[0]
        words = " ".join(part for part in (error.context, error.problem) if part)
        code, details = _understood(words, _character(text, line, column), opened)
        return Fault(code, (), line, column, details)
    if (found := _FORBIDDEN.search(text)) is not None:
        at = found.start()
        line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
        return Fault("character", (), line, column, {"got": f"U+{ord(text[at]):04X}"})
    return Fault("syntax", (), 1, 1, {"problem": " ".join(str(error).split())})


def _character(text: str, line: int, column: int) -> str:
    """The character at a place, or nothing at the end of a line."""
    lines = text.split("\n")
    return lines[line - 1][column - 1 : column] if line <= len(lines) else ""


def _understood(words: str, at: str, opened: int) -> tuple[str, dict[str, object]]:
    """(code, details) for what the parser said about the character `at` a place."""
    if "nesting depth" in words:
        return "too-deep", {"limit": MOST_LEVELS}
    if at == "\t" or "a tab character" in words:
        return "tab", {}
    if "mapping values are not allowed" in words or "unexpected ':'" in words:
        return "colon", {}
    if "flow sequence" in words or "flow mapping" in words:
        return "bracket", {"line": opened}
    if "quoted scalar" in words and "end of stream" in words:
        return "quote", {"line": opened}
    if "escape" in words:
        return "escape", {}
    if "scanning an alias" in words or "scanning an anchor" in words:
        return "alias", {}
    beginnings = ("cannot start any token", "block sequence entries", "node content")
    if at and any(said in words for said in beginnings):
        return "beginning", {"got": at}
    if "block mapping" in words or "block collection" in words or "simple key" in words:
        return "indent", {"line": opened}
    if "<document start>" in words:
        return "ended", {}
    if "directive" in words:
        return "beginning", {"got": "%"}
    return "syntax", {"problem": words}
