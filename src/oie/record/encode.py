"""Encode: a record as readable text, one move and one event a line, the keys always in one order."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from oie.core.moves import Throw
from oie.core.position import Result
from oie.core.ruleset import OptionValue
from oie.record.bounds import MOST_BYTES
from oie.record.errors import RecordError
from oie.record.form import FORMAT, VERSION, Record, RecordedMove, TableFacts
from oie.record.telling import encode_event


def encode(record: Record) -> str:
    """The text of a record, which ends with a line break; a file holds it in UTF-8.

    Equal records give equal texts. Raises `RecordError` where it is longer than a record may be.
    """
    table, copy = record.table, record.ruleset
    parts = {
        "format": _line(FORMAT),
        "version": _line(VERSION),
        "saved_at": _line(record.saved_at.isoformat()),
        "ruleset": _line({"id": copy.id, "version": copy.version, "digest": copy.digest, "text": copy.text}),
        "options": _line(_options(record.options)),
        "seats": _lines(
            [{"name": s.name, "kind": s.kind, "colour": s.colour, "shape": s.shape} for s in record.seats]
        ),
        "table": _line(_table(table)),
        "dice": _line({"kind": record.dice.kind, "segments": [s.as_dict() for s in record.dice.segments]}),
        "moves": _lines([_move(made) for made in record.moves]),
        "events": _lines([encode_event(event) for event in record.events]),
        "position": _line(record.position),
        "result": _line(_result(record.result)),
    }
    body = ",\n".join(f'  "{key}": {part}' for key, part in parts.items())
    text = f"{{\n{body}\n}}\n"
    if len(text.encode()) > MOST_BYTES:
        raise RecordError("record-too-large", limit=MOST_BYTES)
    return text


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _lines(values: Sequence[object]) -> str:
    if not values:
        return "[]"
    return "[\n" + ",\n".join(f"    {_line(value)}" for value in values) + "\n  ]"


def _options(options: Mapping[str, OptionValue]) -> dict[str, object]:
    boards = {name: value for name, value in options.items() if isinstance(value, Mapping)}
    return {**options, **{name: {k: list(v) for k, v in board.items()} for name, board in boards.items()}}


def _table(table: TableFacts) -> dict[str, object]:
    told: dict[str, object] = {
        "round": table.round,
        "score": list(table.score),
        "starter": table.starter,
        "order": list(table.order),
        "pace": int(table.pace) if table.pace == int(table.pace) else table.pace,
    }
    if table.online:
        told["online"] = True
    return told


def _move(made: RecordedMove) -> dict[str, object]:
    move = made.move
    if not isinstance(move, Throw):
        return {"choice": move.index}
    told: dict[str, object] = {"throw": list(move.faces)}
    if made.typed:
        told["typed"] = True
    if made.taken_back:
        told["taken_back"] = True
    return told


def _result(result: Result | None) -> dict[str, object] | None:
    if result is None:
        return None
    return {"draw": True} if result.winner is None else {"winner": result.winner}
