"""Errors of the command line: what was typed and could not be understood, and what is wrong with
a line of a batch. `{command}` is the command as it is typed, such as `oie referee`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from oie.core.errors import OieError


class CommandError(OieError):
    """A command line that asks for nothing that there is, or contradicts itself."""

    sentences: ClassVar[Mapping[str, str]] = {
        "command-unknown": "oie has no command {got}: expected one of {known} (oie --help)",
        "command-option": "{command} has no option {got}: expected one of {known} ({command} --help)",
        "command-missing": "{command} needs {name} ({command} --help)",
        "command-no-value": "{name} needs a value ({command} --help)",
        "command-whole": "{name}: expected a whole number, got {got} ({command} --help)",
        "command-number": "{name}: expected a number, got {got} ({command} --help)",
        "command-flag": "{name}: expected no value, got {got} ({command} --help)",
        "command-word": "{name}: expected one of {known}, got {got} ({command} --help)",
        "command-extra": "{command} has no use for {got} ({command} --help)",
        "command-twice": "{name} can be given once only ({command} --help)",
        "command-together": "{name} and {other} cannot be used together ({command} --help)",
        "command-line": "{command} cannot understand {got} ({command} --help)",
        "play-names": "expected at most {seats} names, got {names}",
        "play-machines": "expected 0 to {most} seats for the machine, got {got}",
        "serve-port": "expected a port from 1 to 65535, got {got}",
        "serve-missing": "the browser needs more packages: pip install aiohttp jinja2 msgspec segno",
        "language-unknown": "expected one of the languages {known}, got {got}",
        "file-unreadable": "cannot read {file}: {problem}",
        "copy-exists": "{file} exists and was left alone: give another name",
        "copy-failed": "cannot write {file}: {problem}",
        "answer-unwritten": "the answer could not be written: {problem}",
    }


class LineError(OieError):
    """A line of a batch that is no JSON object in the strict profile."""

    sentences: ClassVar[Mapping[str, str]] = {
        "line-long": "expected at most {most} bytes on a line",
        "line-bytes": "expected UTF-8 text, but byte {byte} begins no character",
        "line-json": "expected a JSON object, but column {column} cannot be read",
        "line-object": "expected a JSON object, got {got}",
        "line-key": "expected each key once, but {key} stands twice in one object",
        "line-number": "expected a number that JSON and oie can hold, got {got}",
        "line-deep": "expected fewer lists and objects inside one another",
    }
