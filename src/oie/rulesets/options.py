"""Options: the named points on which a table may choose, and how a file refers to them.

`settle` turns what a table asks for into a value for every option, and `resolve` puts these
values where the file refers to them. Values are words, whole numbers, true or false, or a board:
a mapping of colours to lists of spaces.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from oie.core.ruleset import OptionValue
from oie.rulesets.errors import Fault, RulesetError
from oie.rulesets.sentences import in_words, show
from oie.rulesets.tree import Path, Tree, Value
from oie.rulesets.validate import fault

PLAIN = ("options", "examples", "remarks", "title", "about", "source")
"""Sections in which nothing refers to an option."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a ruleset, as its file declares it."""

    name: str
    default: OptionValue
    decided_by: str
    """`source` or `interpretation`."""
    values: tuple[bool | int | str, ...] = ()
    span: tuple[int, int] | None = None
    """Least and most, where any whole number between is a value."""
    board: Mapping[str, int] | None = None
    """Colour -> most spaces, where the value is a board."""
    given: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Colour -> the spaces that the source itself names, where the value is a board."""
    clauses: tuple[str, ...] = ()
    reconstructed: bool = False
    words: Mapping[str, Value] = field(default_factory=dict)
    """Language -> {name, why, values: {case: label}}."""

    def expected(self) -> str:
        """What a value may be, in words for a message."""
        if self.board is not None:
            return f"spaces for {', '.join(self.board)}"
        if self.span is not None:
            return f"a whole number from {self.span[0]} to {self.span[1]}"
        return f"one of {', '.join(show(v) if not isinstance(v, str) else v for v in self.values)}"

    def accept(self, value: object) -> OptionValue:
        """`value` as this option keeps it; raises ValueError where it is none of its values."""
        if self.board is not None:
            return _board(self.board, value)
        if self.span is not None:
            if type(value) is int and self.span[0] <= value <= self.span[1]:
                return value
        else:
            for known in self.values:
                if type(known) is type(value) and known == value:
                    return known
        raise ValueError(show(value))


def _board(colours: Mapping[str, int], value: object) -> OptionValue:
    """A board with its spaces in order; every colour named, each space a whole number."""
    if not isinstance(value, Mapping) or not set(value) <= set(colours):
        raise ValueError(show(value))
    board: dict[str, tuple[int, ...]] = {}
    for colour in colours:
        spaces = value.get(colour, ())
        if not isinstance(spaces, list | tuple) or not all(type(s) is int for s in spaces):
            raise ValueError(show(value))
        board[colour] = tuple(sorted(spaces))
    return board


def read_options(document: Mapping[str, Value]) -> dict[str, Option]:
    """The options that a file of the right shape declares."""
    declared = document.get("options") or {}
    assert isinstance(declared, dict)
    return {name: _read(name, given) for name, given in declared.items() if isinstance(given, dict)}


def _read(name: str, given: Mapping[str, Value]) -> Option:
    span, board, values = given.get("range"), given.get("board"), given.get("values")
    named = given.get("given")
    option = Option(
        name,
        default=0,
        decided_by=str(given["decided_by"]),
        values=tuple(v for v in values if isinstance(v, bool | int | str))
        if isinstance(values, list)
        else (),
        span=(int(str(span[0])), int(str(span[1]))) if isinstance(span, list) else None,
        board={k: int(str(v)) for k, v in board.items()} if isinstance(board, dict) else None,
        given={k: tuple(sorted(int(str(s)) for s in v)) for k, v in named.items() if isinstance(v, list)}
        if isinstance(named, dict)
        else {},
        clauses=texts(given.get("clauses")),
        reconstructed=given.get("reconstructed") is True,
        words=words if isinstance(words := given.get("words"), dict) else {},
    )
    try:
        return replace(option, default=option.accept(given["default"]))
    except ValueError:  # said by `option_faults`; until then any value of the right kind will do
        return replace(
            option, default=option.values[0] if option.values else option.span[0] if option.span else {}
        )


def texts(value: Value) -> tuple[str, ...]:
    """A list of texts as a tuple; empty where the file says nothing."""
    return tuple(map(str, value)) if isinstance(value, list) else ()


def option_faults(tree: Tree, options: Mapping[str, Option]) -> list[Fault]:
    """Defaults that are no value, references to nothing, cases that are missing or too many."""
    faults: list[Fault] = []
    document = tree.value
    assert isinstance(document, dict)
    for name, option in options.items():
        given = document["options"][name]["default"]  # type: ignore[index,call-overload]
        try:
            option.accept(given)
        except ValueError:
            faults.append(fault(tree, ("options", name, "default"), "default", got=show(given)))
        faults.extend(
            _colour_fault(tree, option, colour, ("options", name, "given", colour))
            for colour in option.given
            if colour not in (option.board or {})
        )
    used: set[str] = set()
    for key, value in document.items():
        if key not in PLAIN:
            faults.extend(_ref_faults(tree, options, value, (key,), used))
    for name in options:
        if name not in used:
            faults.append(fault(tree, ("options", name), "unused-option"))
    return faults


def _ref_faults(
    tree: Tree, options: Mapping[str, Option], value: Value, path: Path, used: set[str]
) -> list[Fault]:
    if isinstance(value, list):
        return [f for i, v in enumerate(value) for f in _ref_faults(tree, options, v, (*path, i), used)]
    if not isinstance(value, dict):
        return []
    name = value.get("option")
    if not isinstance(name, str):
        return [f for k, v in value.items() for f in _ref_faults(tree, options, v, (*path, k), used)]
    option = options.get(name)
    if option is None:
        return [fault(tree, (*path, "option"), "unknown-option", got=name)]
    used.add(name)
    return _case_faults(tree, option, value, path)


def _case_faults(tree: Tree, option: Option, ref: Mapping[str, Value], path: Path) -> list[Fault]:
    cases, key = ref.get("cases"), ref.get("key")
    if option.board is not None and key not in option.board:
        return [_colour_fault(tree, option, key, (*path, "key"))]
    if option.board is None and key is not None:
        return [_colour_fault(tree, option, key, (*path, "key"))]
    if not isinstance(cases, dict):
        return []
    if not option.values:
        return [fault(tree, (*path, "cases"), "no-cases", option=option.name)]
    known = {case_key(v) for v in option.values}
    faults = [
        fault(tree, (*path, "cases", k), "case-key", option=option.name, got=k)
        for k in cases
        if k not in known
    ]
    missing = sorted(known - set(cases))
    if missing:
        faults.append(fault(tree, (*path, "cases"), "cases", option=option.name, values=", ".join(missing)))
    return faults


def _colour_fault(tree: Tree, option: Option, got: Value, path: Path) -> Fault:
    """A colour that an option has not, or that is asked of an option that is no board."""
    if option.board is None:
        return fault(tree, path, "no-board", option=option.name)
    colours = ", ".join(option.board)
    return fault(tree, path, "board-key", option=option.name, colours=colours, got=in_words(got))


def case_key(value: object) -> str:
    """How a value is written as a key of `cases`."""
    return value if isinstance(value, str) else json.dumps(value)


def settle(
    ruleset: str, options: Mapping[str, Option], asked: Mapping[str, object]
) -> dict[str, OptionValue]:
    """A value for every option: the one asked for, or the default. Raises `RulesetError`."""
    for name in asked:
        if name not in options:
            if not options:
                raise RulesetError("option-none", ruleset=ruleset, got=name)
            known = ", ".join(options)
            raise RulesetError("option-unknown", ruleset=ruleset, got=name, known=known)
    settled: dict[str, OptionValue] = {}
    for name, option in options.items():
        try:
            settled[name] = option.accept(asked[name]) if name in asked else option.default
        except ValueError as error:
            raise RulesetError("option-value", option=name, expected=option.expected(), got=error) from error
    return settled


def resolve(value: Value, settled: Mapping[str, OptionValue]) -> Value:
    """`value` with every reference to an option replaced by what the option says."""
    if isinstance(value, list):
        return [resolve(v, settled) for v in value]
    if not isinstance(value, dict):
        return value
    name = value.get("option")
    if not isinstance(name, str):
        return {k: resolve(v, settled) for k, v in value.items()}
    chosen = settled[name]
    if isinstance(chosen, Mapping):
        return list(chosen[str(value["key"])])
    cases = value.get("cases")
    return resolve(cases[case_key(chosen)], settled) if isinstance(cases, dict) else chosen


def parse_option(text: str) -> tuple[str, object]:
    """Name and value of `dice=3`: the value is read as JSON, else as a word. Raises `RulesetError`."""
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise RulesetError("option-form", got=text)
    try:
        return name.strip(), json.loads(value[:20_000])
    except (ValueError, RecursionError):
        return name.strip(), value.strip()
