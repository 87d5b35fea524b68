"""Validate: every way in which a file's shape differs from the schema, as faults with places.

The JSON Schema library finds the differences; here they become our sentences. Where a value may
also be a reference to an option, the branch that the writer meant is told by the key `option`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from oie.rulesets.errors import Fault
from oie.rulesets.schema import SCHEMA
from oie.rulesets.tree import Path, Tree, Value

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import ValidationError

MOST_FAULTS = 50


@cache
def _validator() -> Draft202012Validator:
    # Imported when a foreign file is read: shipped ones need no validator, and it costs 70 ms.
    from jsonschema import Draft202012Validator

    return Draft202012Validator(SCHEMA)


def shape_faults(tree: Tree) -> list[Fault]:
    """What is wrong with the shape of a file, at most `MOST_FAULTS`, in the order of the file."""
    faults: list[Fault] = []
    for error in _validator().iter_errors(tree.value):
        faults.extend(_faults(tree, error, ()))
        if len(faults) >= MOST_FAULTS:
            break
    unique = {(f.code, f.path, str(f.details)): f for f in faults}
    return sorted(unique.values(), key=lambda f: (f.line, f.column))[:MOST_FAULTS]


def _faults(tree: Tree, error: ValidationError, above: Path) -> Iterator[Fault]:
    path = above + tuple(error.path)
    rule, wanted, got = str(error.validator), error.validator_value, error.instance
    if rule == "anyOf":
        yield from _branch(tree, error, path)
        return
    for code, extra, details in _details(rule, wanted, got):  # type: ignore[arg-type]
        yield fault(tree, path + extra, code, **details)


def _branch(tree: Tree, error: ValidationError, path: Path) -> Iterator[Fault]:
    """The faults of the branch that was meant: a reference where there is a key `option`."""
    is_ref = isinstance(error.instance, dict) and "option" in error.instance
    branches: dict[int, list[ValidationError]] = {}
    for inner in error.context or ():
        branches.setdefault(int(inner.schema_path[0]), []).append(inner)
    first, last = min(branches), max(branches)
    for inner in branches[last if is_ref else first]:
        yield from _faults(tree, inner, path)


def _details(rule: str, wanted: object, got: Value) -> Iterator[tuple[str, Path, dict[str, object]]]:
    """(code, further path, details) of one error of the schema library."""
    if rule == "additionalProperties" and isinstance(got, dict):
        known = wanted if isinstance(wanted, list) else ()
        for key in got if wanted is False else known:
            yield "unknown-key", (key,), {"got": key}
    elif rule == "required" and isinstance(wanted, list) and isinstance(got, dict):
        for key in wanted:
            if key not in got:
                yield "missing", (), {"key": key}
    elif rule in ("enum", "const"):
        words = wanted if isinstance(wanted, list) else [wanted]
        yield "one-of", (), {"expected": ", ".join(map(show, words)), "got": show(got)}
    elif rule in ("minimum", "maximum"):
        word = "at least" if rule == "minimum" else "at most"
        yield "length", (), {"expected": f"{word} {wanted}", "got": show(got)}
    elif rule == "pattern":
        yield "pattern", (), {"example": _example(str(wanted)), "got": show(got)}
    elif rule == "type":
        words = wanted if isinstance(wanted, list) else [wanted]
        names = " or ".join(_TYPES.get(str(w), str(w)) for w in words)
        yield "type", (), {"expected": names, "got": show(got)}
    elif rule == "uniqueItems":
        yield "repeated", (), {"got": show(got)}
    else:
        yield "length", (), {"expected": _amount(rule, wanted), "got": _size(got)}


_TYPES = {
    "object": "a mapping",
    "array": "a list",
    "string": "a text",
    "integer": "a whole number",
    "boolean": "true or false",
}
_AMOUNTS = {
    "minItems": "at least {} values",
    "maxItems": "at most {} values",
    "minLength": "a text of at least {} characters",
    "maxLength": "a text of at most {} characters",
    "minProperties": "at least {} key",
    "maxProperties": "at most {} keys",
    "oneOf": "exactly one of the keys values, range and board",
}


def _amount(rule: str, wanted: object) -> str:
    return _AMOUNTS.get(rule, rule).format(wanted)


def _example(pattern: str) -> str:
    if "{2,3}" in pattern:
        return "fr"
    if pattern in ("^origin$", "^[1-9][0-9]{0,2}$"):
        return "origin" if "origin" in pattern else "12"
    return "S004-32" if pattern.startswith("^[A-Za-z]") else "goose"


def _size(got: Value) -> str:
    if isinstance(got, dict):
        return f"the keys {', '.join(got)}" if got else "none"
    return f"{len(got)}" if isinstance(got, list | str) else show(got)


def show(value: object) -> str:
    """A value as it would stand in a file."""
    return json.dumps(value, ensure_ascii=False, default=str)


def fault(tree: Tree, path: Path, code: str, **details: object) -> Fault:
    """A fault with the place of `path` in the file."""
    line, column = tree.place(path)
    return Fault(code, path, line, column, details)
