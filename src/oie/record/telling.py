"""Telling: core events as JSON objects and back, from nothing but their dataclasses.

`{"type": "moved", "seat": 0, "start": 0, "end": 6, "why": "throw"}`: the type is the name of the class
in small letters, a field that has its default value is left out. A new kind of event, or a new field,
needs no line here; a field of a type that JSON has no form for is refused when this is imported.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from oie.core.events import EVENTS, Event
from oie.record.bounds import LARGEST
from oie.record.errors import RecordError
from oie.record.fields import Fields, list_of, text_of, whole_of
from oie.record.tree import Json, shown

Reader = Callable[[Json, str], Any]
"""(value, its place) -> the value of a field, which the field's own annotation types."""
Schema = dict[str, Any]

MOST_TEXT = 64
MOST_VALUES = 1000


@dataclass(frozen=True, slots=True)
class Part:
    """One field of an event."""

    name: str
    read: Reader
    schema: Schema
    """What it may be, as a JSON Schema."""
    default: object
    """Its default, or `MISSING`."""


@dataclass(frozen=True, slots=True)
class Telling:
    """How one class of events is told."""

    kind: type[Event]
    tag: str
    parts: tuple[Part, ...]
    needed: tuple[str, ...]
    allowed: tuple[str, ...]


def tag_of(kind: type[Event]) -> str:
    """The `type` of a class of events: `TurnCame` is `turn_came`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()


def encode_event(event: Event) -> dict[str, Json]:
    """An event as a JSON object."""
    telling = BY_KIND[type(event)]
    told: dict[str, Json] = {"type": telling.tag}
    for part in telling.parts:
        value = getattr(event, part.name)
        if part.default is MISSING or value != part.default:
            told[part.name] = list(value) if isinstance(value, tuple) else value
    return told


def decode_event(value: Json, where: str) -> Event:
    """The event that a JSON object tells. Raises `RecordError` naming the key that is wrong."""
    if not isinstance(value, dict):
        raise RecordError("record-object", field=where, got=shown(value))
    tag = value.get("type")
    telling = BY_TAG.get(tag) if isinstance(tag, str) else None
    if telling is None:
        raise RecordError("record-event", field=where, got=shown(tag))
    asked = Fields(value, where, telling.needed, telling.allowed)
    found = {
        part.name: part.read(asked.raw(part.name), asked.place(part.name))
        for part in telling.parts
        if part.name in asked
    }
    return telling.kind(**found)


def _part(name: str, hint: object, default: object) -> Part:
    read, schema = _reader(hint)
    return Part(name, read, schema, default)


def _reader(hint: object) -> tuple[Reader, Schema]:
    """How values of an annotation are checked, and the same as a JSON Schema."""
    origin, inside = get_origin(hint), get_args(hint)
    if hint is bool:
        return _truth, {"type": "boolean"}
    if hint is int:
        return _whole, {"type": "integer", "minimum": 0, "maximum": LARGEST}
    if hint is str:
        return _text, {"type": "string", "minLength": 1, "maxLength": MOST_TEXT}
    if origin is Literal and all(isinstance(word, str) for word in inside):
        return _word(inside), {"enum": list(inside)}
    if origin is tuple and len(inside) == 2 and inside[1] is Ellipsis:
        read, schema = _reader(inside[0])
        return _list(read), {"type": "array", "maxItems": MOST_VALUES, "items": schema}
    if origin in (Union, types.UnionType) and len(inside) == 2 and inside[1] is types.NoneType:
        read, schema = _reader(inside[0])
        return _or_none(read), {"anyOf": [schema, {"type": "null"}]}
    raise TypeError(f"an event cannot have a field of type {hint}: a record has no form for it")


def _truth(value: Json, where: str) -> bool:
    if not isinstance(value, bool):
        raise RecordError("record-truth", field=where, got=shown(value))
    return value


def _whole(value: Json, where: str) -> int:
    return whole_of(value, where, 0, LARGEST)


def _text(value: Json, where: str) -> str:
    return text_of(value, where, MOST_TEXT)


def _word(words: tuple[str, ...]) -> Reader:
    def read(value: Json, where: str) -> str:
        if not isinstance(value, str) or value not in words:
            raise RecordError("record-word", field=where, words=", ".join(words), got=shown(value))
        return value

    return read


def _list(read_one: Reader) -> Reader:
    def read(value: Json, where: str) -> tuple[object, ...]:
        values = list_of(value, where, MOST_VALUES)
        return tuple(read_one(one, f"{where}[{i}]") for i, one in enumerate(values))

    return read


def _or_none(read_one: Reader) -> Reader:
    def read(value: Json, where: str) -> object:
        return None if value is None else read_one(value, where)

    return read


def _telling(kind: type[Event]) -> Telling:
    hints = get_type_hints(kind)
    parts = tuple(_part(field.name, hints[field.name], field.default) for field in fields(kind))
    needed = ("type", *(part.name for part in parts if part.default is MISSING))
    return Telling(kind, tag_of(kind), parts, needed, tuple(part.name for part in parts))


TELLINGS = tuple(map(_telling, EVENTS))
BY_KIND = {telling.kind: telling for telling in TELLINGS}
BY_TAG = {telling.tag: telling for telling in TELLINGS}
