"""A YAML file in our strict profile as plain values, with the place of every value.

PyYAML's event stream does the parsing; what a value is, is decided here by the rules of JSON
(YAML 1.2 core), so that `no` is a word and `1e3` is not a surprise. Anchors, aliases, tags,
second documents, duplicate keys and sizes above the caps are faults, each with line and column.
Reading goes on behind a fault wherever it can, so that a file's other faults are found as well.
Plain JSON is accepted by the same reader.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TypeAlias

import yaml

from oie.rulesets.errors import MOST_FAULTS, Fault, RulesetError
from oie.rulesets.syntax import MOST_LEVELS, place, syntax_fault

Value: TypeAlias = "bool | int | float | str | list[Value] | dict[str, Value] | None"
Path: TypeAlias = tuple[str | int, ...]

MOST_BYTES = 200_000
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
    faults: tuple[Fault, ...] = ()
    """What is not allowed although it can be read: anchors, aliases, tags, keys that stand twice."""

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
    key_end: tuple[int, int] = (0, 0)
    """Where the key ends, in lines and columns from 1."""


class _Stop(Exception):
    """Reading cannot go on."""


class _Reader:
    def __init__(self) -> None:
        self.places: dict[Path, tuple[int, int]] = {}
        self.open: list[_Open] = []
        self.root: Value = None
        self.faults: list[Fault] = []
        self.count = 0
        self.documents = 0

    def fault(self, event: yaml.Event, code: str, path: Path, **details: object) -> None:
        """Note a fault at an event."""
        self.faults.append(Fault(code, path, *place(event.start_mark), details))
        if len(self.faults) >= MOST_FAULTS:
            raise _Stop

    def read(self, text: str) -> None:
        """Take every event of the parser, up to one behind which nothing can be told."""
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        try:
            for event in yaml.parse(text, Loader=loader):
                self.take(event)
        except _Stop:
            return
        except (yaml.YAMLError, ValueError) as error:
            self.faults.append(syntax_fault(text, error))

    def take(self, event: yaml.Event) -> None:
        """Take one event."""
        if isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                self.fault(event, "documents", ())
                raise _Stop
        elif isinstance(event, yaml.CollectionEndEvent):
            self.open.pop()
        elif isinstance(event, yaml.NodeEvent):
            if event.anchor:
                self.fault(event, "alias", self.path())
            if (tag := getattr(event, "tag", None)) is not None:
                self.fault(event, "tag", self.path(), got=tag)
            self.node(event)

    def node(self, event: yaml.NodeEvent) -> None:
        """Take a key, a value, or the beginning of one."""
        above = self.open[-1] if self.open else None
        is_key = above is not None and isinstance(above.value, dict) and above.key is None
        if is_key and not isinstance(event, yaml.ScalarEvent):
            self.fault(event, "key", self.path())
            raise _Stop
        if isinstance(event, yaml.ScalarEvent):
            if is_key:
                self.key(event)
            else:
                self.cut_off(event)
                self.put(event, _scalar(event))
        elif isinstance(event, yaml.AliasEvent):
            self.put(event, None)
        elif len(self.open) >= MOST_LEVELS:
            self.fault(event, "too-deep", self.path(), limit=MOST_LEVELS)
            raise _Stop
        else:
            value: list[Value] | dict[str, Value] = [] if isinstance(event, yaml.SequenceStartEvent) else {}
            self.open.append(_Open(value, self.put(event, value)))

    def key(self, event: yaml.ScalarEvent) -> None:
        """Take a key; where it stands twice, what it says the second time is read as well."""
        above = self.open[-1]
        assert isinstance(above.value, dict)
        path = (*above.path, event.value)
        if event.value in above.value:
            self.fault(event, "duplicate", path, got=event.value)
        above.key, above.key_end = event.value, place(event.end_mark)
        self.places[path] = place(event.start_mark)

    def cut_off(self, event: yaml.ScalarEvent) -> None:
        """A key without a colon is the rest of a text: `{en: One die, two pawns}` ends it at the comma."""
        above = self.open[-1] if self.open else None
        if above is None or above.key is None or event.value or event.style:
            return
        if place(event.start_mark) == above.key_end:
            path = self.path()
            self.faults.append(Fault("comma", path, *self.places[path], {"got": above.key}))

    def path(self) -> Path:
        """The path of the value that comes next; of its mapping, where a key comes next."""
        if not self.open:
            return ()
        above = self.open[-1]
        step = len(above.value) if isinstance(above.value, list) else above.key
        return above.path if step is None else (*above.path, step)

    def put(self, event: yaml.Event, value: Value) -> Path:
        """Add a value where it belongs; its path."""
        path = self.path()
        self.count += 1
        if self.count > MOST_VALUES:
            self.fault(event, "too-many", path, limit=MOST_VALUES)
            raise _Stop
        if not self.open:
            self.root = value
            self.places[path] = place(event.start_mark)
            return path
        above = self.open[-1]
        if isinstance(above.value, list):
            above.value.append(value)
            self.places[path] = place(event.start_mark)
        else:
            assert above.key is not None
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


def read_tree(text: str | bytes) -> Tree:
    """The values of a YAML text, with the faults behind which reading could go on.

    Raises `RulesetError` with the faults up to there where it could not.
    """
    size = len(text) if isinstance(text, bytes) else len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise _plain("too-large", limit=MOST_BYTES, got=size)
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise _plain("not-text") from error
    reader = _Reader()
    reader.read(text)
    if reader.open or reader.root is None:
        raise (
            RulesetError("ruleset-faults", faults=tuple(reader.faults)) if reader.faults else _plain("empty")
        )
    return Tree(reader.root, reader.places, tuple(reader.faults))


def _plain(code: str, **details: object) -> RulesetError:
    return RulesetError("ruleset-faults", faults=(Fault(code, (), 1, 1, details),))
