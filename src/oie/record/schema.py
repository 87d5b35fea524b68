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


def schema() -> Schema:
    """The whole schema."""
    seats = bounds.MOST_SEATS
    look = {"type": "string", "pattern": f"^{bounds.LOOK.pattern}$"}
    move = {
        "anyOf": [
            _obj(
                ("throw",),
                throw=_list(_whole(), bounds.MOST_DICE),
                typed={"type": "boolean", "default": False},
                taken_back={"type": "boolean", "default": False},
            ),
            _all(choice=_whole()),
        ]
    }
    result = {"anyOf": [{"type": "null"}, _all(winner=_whole(0, seats - 1)), _all(draw={"const": True})]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "oie record",
        "description": "One round of a game of the Goose family, written down.",
        **_all(
            format={"const": form.FORMAT},
            version={"const": form.VERSION},
            saved_at={"type": "string", "format": "date-time"},
            ruleset=_all(
                id={"type": "string", "pattern": f"^{bounds.ID.pattern}$"},
                version=_whole(1),
                digest=_hex(64),
                text=_text(bounds.MOST_BYTES),
            ),
            options={
                "type": "object",
                "maxProperties": bounds.MOST_OPTIONS,
                "propertyNames": _text(bounds.LONGEST_KEY),
                "additionalProperties": _option(),
            },
            seats=_list(
                _all(
                    name=_text(bounds.MOST_NAME),
                    kind={"enum": list(get_args(form.SeatKind))},
                    colour=look,
                    shape=look,
                ),
                seats,
                least=1,
            ),
            table=_all(
                round=_whole(1),
                score=_list(_whole(), seats),
                starter=_whole(0, seats - 1),
                order=_list(_whole(), seats),
                pace={
                    "type": "number",
                    "minimum": bounds.LEAST_PACE,
                    "maximum": bounds.MOST_PACE,
                    "multipleOf": bounds.PACE_STEP,
                },
            ),
            dice=_all(
                kind={"enum": list(get_args(DiceKind))}, segments=_list(_segment(), bounds.MOST_SEGMENTS)
            ),
            moves=_list(move, bounds.MOST_ENTRIES),
            events=_list({"oneOf": [_event(telling) for telling in TELLINGS]}, bounds.MOST_ENTRIES),
            position=_text(bounds.MOST_POSITION),
            result=result,
        ),
    }
