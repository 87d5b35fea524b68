"""A YAML file in our strict profile as plain values, with the place of every value.

PyYAML's event stream does the parsing; what a value is, is decided here by the rules of JSON
(YAML 1.2 core), so that `no` is a word and `1e3` is not a surprise. Anchors, aliases, tags,
second documents, duplicate keys and sizes above the caps are refused, each with line and column.
Plain JSON is accepted by the same reader.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

import yaml

from oie.rulesets.errors import Fault, RulesetError

Value: TypeAlias = "bool | int | float | str | list[Value] | dict[str, Value] | None"
Path: TypeAlias = tuple[str | int, ...]

MOST_BYTES = 200_000
MOST_LEVELS = 24
MOST_VALUES = 20_000

_INT = re.compile(r"[-+]?[0-9]{1,18}")
_FLOAT = re.compile(r"[-+]?(?:[0-9]{1,18}\.[0-9]{0,18}|\.[0-9]{1,18})(?:[eE][-+]?[0-9]{1,3})?")
_WORDS: dict[str, Value] = {"": None, "~": None, "null": None, "true": True, "false": False}


@dataclass(frozen=True, slots=True)
class Tree:
    """The values of a file and where they stand."""

    value: Value
    places: dict[Path, tuple[int, int]] = field(repr=False)
    """Path -> (line, column) from 1; for a key of a mapping, the place of the key."""

    def place(self, path: Path) -> tuple[int, int]:
        """Where `path` stands, or the nearest that stands in the file above it."""
        while path and path not in self.places:
            path = path[:-1]
        return self.places.get(path, (1, 1))


@dataclass(slots=True)
class _Open:
    """A list or mapping that is being read."""

    value: list[Value] | dict[str, Value]
    path: Path
    key: str | None = None


class _Reader:
    def __init__(self) -> None:
        self.places: dict[Path, tuple[int, int]] = {}
        self.open: list[_Open] = []
        self.root: Value = None
        self.count = 0
        self.documents = 0

    def fault(self, event: yaml.Event, code: str, **details: object) -> None:
        line, column = _place(event.start_mark)
        path = self.open[-1].path if self.open else ()
        raise RulesetError("ruleset-faults", faults=(Fault(code, path, line, column, details),))

    def read(self, text: str) -> Value:
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        for event in yaml.parse(text, Loader=loader):
            self.take(event)
        return self.root

    def take(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            self.fault(event, "alias")
        tag = getattr(event, "tag", None)
        if tag is not None and tag != "!":
            self.fault(event, "tag", got=tag)
        if isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                self.fault(event, "documents")
        elif isinstance(event, yaml.ScalarEvent):
            self.scalar(event)
        elif isinstance(event, yaml.SequenceStartEvent):
            self.enter(event, [])
        elif isinstance(event, yaml.MappingStartEvent):
            self.enter(event, {})
        elif isinstance(event, yaml.CollectionEndEvent):
            self.open.pop()

    def scalar(self, event: yaml.ScalarEvent) -> None:
        above = self.open[-1] if self.open else None
        if above is not None and isinstance(above.value, dict) and above.key is None:
            if event.value in above.value:
                self.fault(event, "duplicate", got=event.value)
            above.key = event.value
            self.places[(*above.path, event.value)] = _place(event.start_mark)
            return
        self.put(event, _scalar(event))

    def enter(self, event: yaml.Event, value: list[Value] | dict[str, Value]) -> None:
        if len(self.open) >= MOST_LEVELS:
            self.fault(event, "too-deep", limit=MOST_LEVELS)
        path = self.put(event, value)
        self.open.append(_Open(value, path))

    def put(self, event: yaml.Event, value: Value) -> Path:
        """Add a value where it belongs; its path."""
        self.count += 1
        if self.count > MOST_VALUES:
            self.fault(event, "too-many", limit=MOST_VALUES)
        if not self.open:
            self.root = value
            self.places[()] = _place(event.start_mark)
            return ()
        above = self.open[-1]
        if isinstance(above.value, list):
            path: Path = (*above.path, len(above.value))
            above.value.append(value)
            self.places[path] = _place(event.start_mark)
            return path
        if above.key is None:
            self.fault(event, "type", expected="a text as key", got="a list or mapping")
        assert above.key is not None
        path = (*above.path, above.key)
        above.value[above.key] = value
        above.key = None
        return path


def _scalar(event: yaml.ScalarEvent) -> Value:
    text: str = event.value
    if event.style:  # quoted or block: always a text
        return text
    if text in _WORDS:
        return _WORDS[text]
    if _INT.fullmatch(text):
        return int(text)
    if _FLOAT.fullmatch(text):
        return float(text)
    return text


class _Mark(Protocol):
    """A place in the parser's words; its two parsers have a class each."""

    line: int
    column: int


def _place(mark: _Mark | None) -> tuple[int, int]:
    return (1, 1) if mark is None else (mark.line + 1, mark.column + 1)


def read_tree(text: str | bytes) -> Tree:
    """The values of a YAML text. Raises `RulesetError` with the place of the first fault."""
    size = len(text) if isinstance(text, bytes) else len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise _plain("too-large", limit=MOST_BYTES, got=size)
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise _plain("not-text") from error
    reader = _Reader()
    try:
        value = reader.read(text)
    except yaml.MarkedYAMLError as error:
        line, column = _place(error.problem_mark)
        problem = " ".join(part for part in (error.context, error.problem) if part)
        fault = Fault("syntax", (), line, column, {"problem": problem})
        raise RulesetError("ruleset-faults", faults=(fault,)) from error
    except (yaml.YAMLError, ValueError) as error:
        raise _plain("syntax", problem=" ".join(str(error).split())) from error
    if value is None:
        raise _plain("empty")
    return Tree(value, reader.places)


def _plain(code: str, **details: object) -> RulesetError:
    return RulesetError("ruleset-faults", faults=(Fault(code, (), 1, 1, details),))
