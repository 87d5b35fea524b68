"""Tree: the bytes of a file as plain JSON values, in a strict profile.

Refused before anything is built: more than 1 MiB, what is not UTF-8, more levels than a record has.
Refused while reading: a key that stands twice, NaN and infinity, numbers too long to matter.
"""

from __future__ import annotations

import json
import math
import re
from typing import NoReturn, TypeAlias

from oie.core.errors import clip
from oie.record.bounds import MOST_BYTES, MOST_LEVELS
from oie.record.errors import RecordError

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

_MOST_DIGITS = 25

# Possessive, so that a long string is not kept piece by piece for a way back that is never taken.
_STRING_OR_BRACKET = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


def read_tree(data: bytes | str) -> dict[str, Json]:
    """The object that `data` holds. Raises `RecordError`."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > MOST_BYTES:
        raise RecordError("record-too-large", limit=MOST_BYTES)
    try:
        text = raw.decode("utf-8-sig")  # some editors put a mark before the text that they save
    except UnicodeDecodeError as error:
        raise RecordError("record-not-utf8", byte=error.start + 1) from None
    _check_levels(raw)
    try:
        value: Json = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_fraction,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        raise RecordError("record-not-json", line=error.lineno, column=error.colno) from None
    if not isinstance(value, dict):
        raise RecordError("record-not-an-object", got=shown(value))
    return value


def _check_levels(raw: bytes) -> None:
    """Refuse too many levels before the recursive reader sees them."""
    level = 0
    for match in _STRING_OR_BRACKET.finditer(raw):
        mark = raw[match.start()]
        if mark in b"[{":
            level += 1
            if level > MOST_LEVELS:
                raise RecordError("record-too-deep", limit=MOST_LEVELS)
        elif mark in b"]}":
            level -= 1


def _object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError("record-key-twice", key=shown(key))
        found[key] = value
    return found


def _whole(text: str) -> int:
    return int(text) if len(text) <= _MOST_DIGITS else _no_number(text)


def _fraction(text: str) -> float:
    number = float(text)
    return number if math.isfinite(number) else _no_number(text)


def _no_number(text: str) -> NoReturn:
    raise RecordError("record-not-a-number", got=text)


def shown(value: Json) -> str:
    """A value as it would stand in a file, shortened; lists and objects by their brackets only."""
    match value:
        case list():
            return "[…]" if value else "[]"
        case dict():
            return "{…}" if value else "{}"
        case str():
            return clip(json.dumps(value if len(value) <= 60 else value[:59] + "…", ensure_ascii=False))
        case _:
            return json.dumps(value)
