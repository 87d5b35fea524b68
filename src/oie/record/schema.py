"""The record format as a JSON Schema (2020-12), for editors and for readers in other languages.

It says the same of the form of a file as `decode`, which is what is obeyed; that the parts agree, no
schema can say. `docs/reference/record.schema.json` is written from here.
"""

from __future__ import annotations

from typing import Any, TypeAlias, get_args

from oie.dice import DiceKind
from oie.record import bounds, form
from oie.record.bounds import LARGEST
from oie.record.telling import TELLINGS, Telling

Schema: TypeAlias = dict[str, Any]
"""A JSON Schema, which is a JSON object of any shape."""


def _obj(required: tuple[str, ...], **properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


def _all(**properties: Schema) -> Schema:
    return _obj(tuple(properties), **properties)


def _whole(least: int = 0, most: int = LARGEST) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most}


def _text(most: int) -> Schema:
    return {"type": "string", "minLength": 1, "maxLength": most}


def _list(items: Schema, most: int, least: int = 0) -> Schema:
    return {"type": "array", "minItems": least, "maxItems": most, "items": items}


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def _hex(digits: int) -> Schema:
    return {"type": "string", "pattern": f"^[0-9a-f]{{{digits}}}$"}


def _event(telling: Telling) -> Schema:
    properties = {"type": {"const": telling.tag}} | {part.name: part.schema for part in telling.parts}
    return {"description": _first_line(telling.kind), **_obj(telling.needed, **properties)}


def _first_line(kind: type) -> str:
    return (kind.__doc__ or "").splitlines()[0]


def _segment() -> Schema:
    contribution = _all(seat=_whole(0, 255), c=_or_null(_hex(64)), k=_or_null(_hex(32)))
    return {
        "description": "A stretch of sealed throws; see sealed-dice.md.",
        **_all(
            table=_text(64),
            round=_whole(0, 2**31 - 1),
            segment=_whole(1, 2**31 - 1),
            commitment=_hex(64),
            contributions=_list(contribution, 64),
            first=_whole(1, 2**31 - 1),
            lots=_list(_all(of=_whole(1, 256), drawn=_whole(0, 255)), 256),
            secret=_or_null(_hex(64)),
        ),
    }


def _option() -> Schema:
    board = {
        "type": "object",
        "maxProperties": bounds.MOST_OPTIONS,
        "propertyNames": _text(bounds.LONGEST_KEY),
        "additionalProperties": _list(_whole(), bounds.MOST_SPACES),
    }
    return {"anyOf": [{"type": "boolean"}, _whole(-LARGEST), _text(bounds.LONGEST_VALUE), board]}


def _ruleset() -> Schema:
    return _all(
        id={"type": "string", "pattern": f"^{bounds.ID.pattern}$"},
        version=_whole(1),
        digest=_hex(64),
        text=_text(bounds.MOST_BYTES),
    )


def _options() -> Schema:
    return {
        "type": "object",
        "maxProperties": bounds.MOST_OPTIONS,
        "propertyNames": _text(bounds.LONGEST_KEY),
        "additionalProperties": _option(),
    }


def _seat() -> Schema:
    look = {"type": "string", "pattern": f"^{bounds.LOOK.pattern}$"}
    kind = {"enum": list(get_args(form.SeatKind))}
    return _all(name=_text(bounds.MOST_NAME), kind=kind, colour=look, shape=look)


def _table() -> Schema:
    least, most, step = bounds.LEAST_PACE, bounds.MOST_PACE, bounds.PACE_STEP
    needed = {
        "round": _whole(1),
        "score": _list(_whole(), bounds.MOST_SEATS),
        "starter": _whole(0, bounds.MOST_SEATS - 1),
        "order": _list(_whole(), bounds.MOST_SEATS),
        "pace": {"type": "number", "minimum": least, "maximum": most, "multipleOf": step},
    }
    return _obj(tuple(needed), **needed, online={"type": "boolean"})


def _dice() -> Schema:
    kind = {"enum": list(get_args(DiceKind))}
    return _all(kind=kind, segments=_list(_segment(), bounds.MOST_SEGMENTS))


def _move() -> Schema:
    mark = {"type": "boolean", "default": False}
    throw = _obj(("throw",), throw=_list(_whole(), bounds.MOST_DICE), typed=mark, taken_back=mark)
    return {"anyOf": [throw, _all(choice=_whole())]}


def _result() -> Schema:
    won = _all(winner=_whole(0, bounds.MOST_SEATS - 1))
    return {"anyOf": [{"type": "null"}, won, _all(draw={"const": True})]}


def schema() -> Schema:
    """The whole schema."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "oie record",
        "description": "One round of a game of the Goose family, written down.",
        **_all(
            format={"const": form.FORMAT},
            version={"const": form.VERSION},
            saved_at={"type": "string", "format": "date-time"},
            ruleset=_ruleset(),
            options=_options(),
            seats=_list(_seat(), bounds.MOST_SEATS, least=1),
            table=_table(),
            dice=_dice(),
            moves=_list(_move(), bounds.MOST_ENTRIES),
            events=_list({"oneOf": [_event(telling) for telling in TELLINGS]}, bounds.MOST_ENTRIES),
            position=_text(bounds.MOST_POSITION),
            result=_result(),
        ),
    }
