"""Validate: every way in which a file's shape differs from the schema, as faults with places.

The JSON Schema library finds the differences; `sentences` says what they mean. Where a value may
also be a reference to an option, it is a reference if it has the key `option`; then all that the
option can say there is held against the schema as well, so that no choice of options can give a
ruleset of another shape.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from oie.rulesets.errors import MOST_FAULTS, Fault
from oie.rulesets.schema import SCHEMA, Schema
from oie.rulesets.sentences import describe, show
from oie.rulesets.tree import Path, Tree, Value

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import ValidationError

# Without the key `$schema`, at which the library would take its own validator in the place of ours.
_SHAPE: Schema = {key: part for key, part in SCHEMA.items() if key != "$schema"}
_REF = "reference to an option"
"""Stands as the rule of a difference that is none: a reference that is to be followed."""


@cache
def _validator() -> Draft202012Validator:
    # Imported when a foreign file is read: shipped ones need no validator, and it costs 70 ms.
    from jsonschema import Draft202012Validator
    from jsonschema.validators import extend

    # The library takes 1.0 for a whole number, as JSON Schema does; as a number of spaces it is none.
    checker = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
    rules = {"anyOf": _either, "uniqueItems": _unique, "pattern": _pattern}
    kind = extend(Draft202012Validator, rules, type_checker=checker)  # type: ignore[no-untyped-call]
    validator: Draft202012Validator = kind(_SHAPE)
    return validator


def _either(validator: Any, either: list[Schema], value: Value, _: Schema) -> Iterator[ValidationError]:
    """A value or a reference, told apart by the key `option`; the library would try both."""
    from jsonschema.exceptions import ValidationError

    itself, reference = either
    if not (isinstance(value, dict) and "option" in value):
        yield from validator.descend(value, itself)
        return
    wrong = False
    for error in validator.descend(value, reference):
        wrong = True
        yield error
    if not wrong:
        yield ValidationError("", validator=_REF, validator_value=itself, instance=value)


def _pattern(_: object, wanted: str, value: Value, __: Schema) -> Iterator[ValidationError]:
    """A pattern as JSON Schema means it: its `$` is the end, where Python's lets a line end follow."""
    from jsonschema.exceptions import ValidationError

    if isinstance(value, str) and not re.search(wanted.replace("$", r"\Z"), value):
        yield ValidationError("")


def _unique(_: object, wanted: bool, value: Value, __: Schema) -> Iterator[ValidationError]:
    """Each value once; the library compares every pair, which a hostile file makes slow."""
    from jsonschema.exceptions import ValidationError

    if wanted and isinstance(value, list) and len(set(map(show, value))) < len(value):
        yield ValidationError("")


def shape_faults(tree: Tree) -> list[Fault]:
    """What is wrong with the shape of a file, at most `MOST_FAULTS`, in the order of the file."""
    found = _Finder(tree)
    found.look(_SHAPE, tree.value, ())
    return sorted(found.faults.values(), key=lambda f: (f.line, f.column))[:MOST_FAULTS]


class _Finder:
    """The faults of one file so far."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.faults = {(f.code, f.path, str(f.details)): f for f in tree.faults}
        self.unread = {f.path for f in tree.faults if f.code in ("alias", "tag", "comma")}
        self.misfits: dict[tuple[str, str | None, int], str] = {}

    def look(self, schema: Schema, value: Value, path: Path) -> None:
        """Find what is wrong with `value`, which stands at `path`."""
        for error in _validator().evolve(schema=schema).iter_errors(value):
            here = path + tuple(error.path)
            if error.validator == _REF:
                self.follow(error.validator_value, error.instance, here)
            elif here not in self.unread:
                for code, further, details in _described(error):
                    if here + further in self.unread:
                        continue
                    one = fault(self.tree, here + further, code, **details)
                    self.faults[code, one.path, str(details)] = one
                    if len(self.faults) >= MOST_FAULTS:
                        return

    def follow(self, schema: Schema, reference: dict[str, Value], path: Path) -> None:
        """Find what an option can say at a reference although it does not belong there."""
        if len(self.faults) >= MOST_FAULTS:
            return
        cases, name, key = reference.get("cases"), str(reference["option"]), reference.get("key")
        if isinstance(cases, dict):
            for case, value in cases.items():
                either = {"anyOf": [schema, SCHEMA["$defs"]["ref"]]}
                self.look(either, value, (*path, "cases", case))
            return
        asked = (name, key if isinstance(key, str) else None, id(schema))
        if asked not in self.misfits:
            self.misfits[asked] = next(self.wrong_values(schema, name, key), "")
        if problem := self.misfits[asked]:
            one = fault(self.tree, path, "misfit", option=name, problem=problem)
            self.faults["misfit", path, ""] = one

    def wrong_values(self, schema: Schema, name: str, key: Value) -> Iterator[str]:
        """A sentence for each value of an option that does not fit the schema."""
        for value in _values(self.tree.value, name, key):
            for error in _validator().evolve(schema=schema).iter_errors(value):
                for code, _, details in _described(error):
                    yield Fault(code, (), 0, 0, details).sentence()


def _values(document: Value, name: str, key: Value) -> Iterator[Value]:
    """The values of an option as its file declares them, whatever shape that has."""
    options = document.get("options") if isinstance(document, dict) else None
    option = options.get(name) if isinstance(options, dict) else None
    if not isinstance(option, dict):
        return
    for part in (option.get("values"), option.get("range")):
        if isinstance(part, list):
            yield from part
    board = option.get("default")
    if "board" in option and isinstance(board, dict) and isinstance(key, str):
        yield board.get(key, [])


def _described(error: ValidationError) -> Iterator[tuple[str, Path, dict[str, object]]]:
    """The faults of one difference; one in a key is placed at the key."""
    schema = error.schema if isinstance(error.schema, dict) else {}
    of_key = list(error.relative_schema_path)[-2:-1] == ["propertyNames"]
    value: Any = error.instance
    for code, further, details in describe(str(error.validator), error.validator_value, value, schema):
        yield code, (value, *further) if of_key else further, details


def fault(tree: Tree, path: Path, code: str, **details: object) -> Fault:
    """A fault with the place of `path` in the file."""
    line, column = tree.place(path)
    return Fault(code, path, line, column, details)
