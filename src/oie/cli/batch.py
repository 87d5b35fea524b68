"""Batch: many questions to the referee, a JSON object a line, with one answer a line in their order.

    {"ruleset": "famille", "options": {}, "players": [{"space": 0}, {"space": 0}],
     "to_move": 0, "dice": [6, 3]}

A line that cannot be answered gets `{"error": {"code": ..., "message": ...}}` in its place, an empty
one too, so that answer n always belongs to line n. No more of a line is read than a question may have.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import BinaryIO, NoReturn, TypeAlias

from oie.cli.errors import CommandError, LineError
from oie.core.errors import OieError
from oie.core.ruleset import Ruleset
from oie.press.referee import Json, QuestionError, faces_of, position_of, verdict
from oie.rulesets import RulesetError, ruleset, shipped
from oie.text import say_error

MOST_BYTES = 65_536
"""Bytes of a line; twelve players and an edited board take 2,000."""
_MARK = b"\xef\xbb\xbf"  # some editors put it before the text that they save

Question: TypeAlias = dict[str, Json]


def answers(stream: BinaryIO, name: str, lang: str) -> Iterator[str]:
    """The answer to each line of `stream`, called `name` in messages; errors are said in `lang`.

    Raises `CommandError` where the stream cannot be read.
    """
    encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
    for number, line in enumerate(_lines(stream, name)):
        try:
            found = _answer(line.removeprefix(_MARK) if line and not number else line)
        except OieError as error:
            found = {"error": {"code": error.code, "message": say_error(error, lang)}}
        yield encode(found)


def _lines(stream: BinaryIO, name: str) -> Iterator[bytes | None]:
    """Each line, or None for one that is too long, of which the rest is skipped in pieces."""
    try:
        while line := stream.readline(MOST_BYTES + 1):
            whole = line.endswith(b"\n") or len(line) <= MOST_BYTES
            yield line if whole else None
            while not whole:
                rest = stream.readline(MOST_BYTES)
                whole = not rest or rest.endswith(b"\n")
    except OSError as error:
        raise CommandError("file-unreadable", file=name, problem=error.strerror or error) from error


def _answer(line: bytes | None) -> dict[str, Json]:
    """What the referee says to one line. Raises `OieError`."""
    asked = read_line(line)
    position = position_of(_rules(asked), asked.get("players"), asked.get("to_move"), asked.get("pool"))
    return verdict(position, faces_of(asked.get("dice")))


def _rules(asked: Question) -> Ruleset:
    """The game of a question. Files are not opened here: a question may come from a stranger."""
    id, options = asked.get("ruleset"), asked.get("options")
    if not isinstance(id, str) or id not in shipped():
        got = "nothing" if id is None else str(id)
        raise RulesetError("ruleset-not-shipped", got=got, known=", ".join(shipped()))
    if options is None:
        return ruleset(id)
    if not isinstance(options, dict):
        raise QuestionError("question-field", field="options", expected="an object", got=str(options))
    return ruleset(id, **options)


def read_line(line: bytes | None) -> Question:
    """The object that a line holds. Raises `LineError`."""
    if line is None:
        raise LineError("line-long", most=MOST_BYTES)
    try:
        value: Json = _DECODER.decode(line.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise LineError("line-bytes", byte=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise LineError("line-json", column=error.colno) from None
    except RecursionError:
        raise LineError("line-deep") from None
    except ValueError:  # Python converts no number of more than 4,300 digits
        raise LineError("line-number", got="one with thousands of digits") from None
    if not isinstance(value, dict):
        raise LineError("line-object", got="null" if value is None else json.dumps(value))
    return value


def _object(pairs: list[tuple[str, Json]]) -> Question:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise LineError("line-key", key=twice)
    return found


def _no_number(text: str) -> NoReturn:
    raise LineError("line-number", got=text)


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_no_number)
