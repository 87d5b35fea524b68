"""Sentences: what one difference from the schema means, in the words of somebody who writes a ruleset.

`describe` turns a difference that the JSON Schema library found into the code and the details of
a fault (`errors.FAULTS`).
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, TypeAlias

from oie.rulesets.schema import PLAIN
from oie.rulesets.tree import Path, Value

Described: TypeAlias = tuple[str, Path, dict[str, object]]
"""(code of the fault, further path, details)."""

_TYPES = {
    "object": "a mapping such as {key: value}",
    "array": "a list such as [5, 9]",
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
}
_NAMES = {
    PLAIN: "a text on one line without control characters",
    "^[a-z]{2,3}(-[A-Z]{2})?$": "a language such as fr",
    "^[A-Za-z][A-Za-z0-9.-]{0,23}$": "a clause such as S004-32",
    "^[a-z][a-z0-9_-]{0,39}$": "a name of small letters, digits, - and _ that begins with a letter",
    "^[a-z][a-z0-9_]{0,39}$": "a name of small letters, digits and _ that begins with a letter",
    "^[1-9][0-9]{0,2}$": "a space such as 12",
}
_TARGET = "a space, origin, or a space for each of its spaces such as {4: 14, 9: 31}"
_NUMBER = re.compile(r"[-+]?[0-9]{1,18}")


def show(value: object) -> str:
    """A value as it would stand in a file."""
    return json.dumps(value, ensure_ascii=False, default=str)


def in_words(value: object) -> str:
    """A value in a sentence: short ones as they would stand in a file, others by what they are."""
    if value is None:
        return "nothing"
    if isinstance(value, str) and not value:
        return "an empty text"
    if isinstance(value, list | dict):
        return (
            ("a mapping" if value else "an empty mapping")
            if isinstance(value, dict)
            else ("a list" if value else "an empty list")
        )
    return show(value)


def describe(rule: str, wanted: Any, value: Value, schema: Mapping[str, Any]) -> Iterator[Described]:
    """What is wrong with `value`, which breaks the `rule` of `schema` that says `wanted`."""
    if rule == "type" or (rule == "pattern" and wanted == "^origin$"):
        yield _wrong_type(wanted if rule == "type" else schema["type"], value)
    elif rule == "additionalProperties" and isinstance(value, dict):
        known = sorted(schema.get("properties", {}))
        for key in value:
            if key not in known:
                yield _unknown_key(key, known)
    elif rule == "required" and isinstance(value, dict):
        for key in wanted:
            if key not in value:
                yield "missing", (), {"key": key}
    elif rule == "enum":
        yield "one-of", (), {"expected": ", ".join(map(show, wanted)), "got": in_words(value)}
    elif rule == "const":
        yield "type", (), {"expected": show(wanted), "got": in_words(value)}
    elif rule in ("minimum", "maximum"):
        bounds = {"least": schema["minimum"], "most": schema["maximum"]}
        yield "range", (), {**bounds, "got": in_words(value)}
    elif rule == "pattern":
        yield "type", (), {"expected": _NAMES[wanted], "got": in_words(value)}
    elif rule == "uniqueItems" and isinstance(value, list):
        seen = Counter(map(show, value))
        yield "repeated", (), {"got": next(shown for shown, times in seen.items() if times > 1)}
    else:
        yield _wrong_amount(rule, wanted, value, schema)


def _wrong_type(wanted: str | Sequence[str], value: Value) -> Described:
    several = not isinstance(wanted, str)
    expected = (
        _TARGET
        if several and "object" in wanted
        else " or ".join(_TYPES[name] for name in ([wanted] if isinstance(wanted, str) else wanted))
    )
    if isinstance(value, str):
        is_number = _NUMBER.fullmatch(value) and "integer" in wanted
        is_truth = value in ("true", "false") and "boolean" in wanted
        if is_number or is_truth:
            return "quoted", (), {"expected": expected, "got": value}
    if wanted == "string" and isinstance(value, bool | int | float):
        return "unquoted", (), {"got": in_words(value)}
    return "type", (), {"expected": expected, "got": in_words(value)}


def _unknown_key(key: str, known: Sequence[str]) -> Described:
    near = get_close_matches(key, known, 1)
    if near:
        return "misspelt-key", (key,), {"got": key, "meant": near[0]}
    if known:
        return "unknown-key", (key,), {"got": key, "known": ", ".join(known)}
    return "no-key", (key,), {"got": key}


def _wrong_amount(rule: str, wanted: Any, value: Value, schema: Mapping[str, Any]) -> Described:
    if schema.get("maxProperties") == 1 and isinstance(value, dict):
        return "one-key", (), {"got": ", ".join(value) or "none"}
    if rule == "oneOf":
        keys = [branch["required"][0] for branch in wanted]
        present = [key for key in keys if isinstance(value, dict) and key in value]
        expected = f"one of the keys {', '.join(keys)}"
        return "length", (), {"expected": expected, "got": " and ".join(present) or "none of them"}
    size = len(value) if isinstance(value, list | dict | str) else 0
    bound = "at least" if rule.startswith("min") else "at most"
    unit = {"Items": "value", "Length": "character", "Properties": "key"}[rule[3:]]
    plural = "" if wanted == 1 else "s"
    return "length", (), {"expected": f"{bound} {wanted} {unit}{plural}", "got": size or "none"}
