"""Decode: a text as a record, or the first thing that is wrong with its form.

Only the form is looked at here: keys, types and bounds. Whether ruleset, events, moves and position
agree is asked by `replay`, which every reader calls before it shows anything of a record.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import get_args

from oie.core.moves import Choice, Throw
from oie.core.position import Result
from oie.core.ruleset import OptionValue
from oie.dice import DiceError, DiceKind, Segment
from oie.record import bounds, form
from oie.record.errors import RecordError
from oie.record.fields import Fields, text_of, whole_of
from oie.record.telling import decode_event
from oie.record.tree import Json, read_tree, shown
from oie.record.upgrade import upgrade

KEYS = (
    "format",
    "version",
    "saved_at",
    "ruleset",
    "options",
    "seats",
    "table",
    "dice",
    "moves",
    "events",
    "position",
    "result",
)
A_TIME = "2026-11-30T14:41:07+01:00"
RESULTS = 'null, {"winner": 0}, {"draw": true}'


def decode(data: bytes | str) -> form.Record:
    """The record that `data` holds. Raises `RecordError` and nothing else, whatever `data` is."""
    document = upgrade(read_tree(data))
    asked = Fields(document, "", KEYS)
    return form.Record(
        saved_at=_time(asked),
        ruleset=_ruleset(asked.raw("ruleset")),
        options=_options(asked.raw("options")),
        seats=_seats(asked),
        table=_table(asked.raw("table")),
        dice=_dice(asked.raw("dice")),
        moves=tuple(
            _move(one, f"moves[{i}]") for i, one in enumerate(asked.list("moves", bounds.MOST_ENTRIES))
        ),
        events=tuple(
            decode_event(one, f"events[{i}]")
            for i, one in enumerate(asked.list("events", bounds.MOST_ENTRIES))
        ),
        position=asked.text("position", bounds.MOST_POSITION),
        result=_result(asked.raw("result")),
    )


def _time(asked: Fields) -> datetime:
    value = asked.raw("saved_at")
    if isinstance(value, str) and bounds.TIME.fullmatch(value):
        try:
            return datetime.fromisoformat(value)
        except ValueError:  # the 31st of February, an offset of a day and more
            pass
    raise RecordError("record-time", field="saved_at", example=A_TIME, got=shown(value))


def _ruleset(value: Json) -> form.RulesetCopy:
    asked = Fields(value, "ruleset", ("id", "version", "digest", "text"))
    digest = asked.raw("digest")
    if not isinstance(digest, str) or not bounds.DIGEST.fullmatch(digest):
        raise RecordError("record-digest", field="ruleset.digest", got=shown(digest))
    return form.RulesetCopy(
        asked.match("id", bounds.ID, "famille"),
        asked.whole("version", 1),
        digest,
        asked.text("text", bounds.MOST_BYTES),
    )


def _options(value: Json) -> Mapping[str, OptionValue]:
    if not isinstance(value, dict):
        raise RecordError("record-object", field="options", got=shown(value))
    if len(value) > bounds.MOST_OPTIONS:
        raise RecordError("record-list", field="options", most=bounds.MOST_OPTIONS, got=len(value))
    found: dict[str, OptionValue] = {}
    for name, given in value.items():
        text_of(name, "options", bounds.LONGEST_KEY)
        found[name] = _option(given, f"options.{name}")
    return found


def _option(value: Json, where: str) -> OptionValue:
    if isinstance(value, bool):
        return value
    if isinstance(value, str):
        return text_of(value, where, bounds.LONGEST_VALUE)
    if isinstance(value, dict):
        board = Fields(value, where, (), tuple(value)[: bounds.MOST_OPTIONS])
        return {
            text_of(colour, where, bounds.LONGEST_KEY): board.wholes(colour, bounds.MOST_SPACES)
            for colour in value
        }
    return whole_of(value, where, -bounds.LARGEST, bounds.LARGEST)


def _seats(asked: Fields) -> tuple[form.Seat, ...]:
    given = asked.raw("seats")
    if isinstance(given, list) and not 1 <= len(given) <= bounds.MOST_SEATS:
        raise RecordError("record-seats", least=1, most=bounds.MOST_SEATS, got=len(given))
    return tuple(_seat(one, f"seats[{i}]") for i, one in enumerate(asked.list("seats", bounds.MOST_SEATS)))


def _seat(value: Json, where: str) -> form.Seat:
    asked = Fields(value, where, ("name", "kind", "colour", "shape"))
    name = asked.raw("name")
    if not isinstance(name, str) or not name.strip() or len(name) > bounds.MOST_NAME:
        raise RecordError("record-name", field=asked.place("name"), most=bounds.MOST_NAME, got=shown(name))
    if not name.isprintable():  # also refuses what turns the direction of writing, and half characters
        raise RecordError("record-name-characters", field=asked.place("name"), got=shown(name))
    return form.Seat(
        name,
        asked.word("kind", get_args(form.SeatKind)),
        asked.match("colour", bounds.LOOK, "blue"),
        asked.match("shape", bounds.LOOK, "circle"),
    )


def _table(value: Json) -> form.TableFacts:
    asked = Fields(value, "table", ("round", "score", "starter", "order", "pace"), ("online",))
    pace = asked.raw("pace")
    if isinstance(pace, bool) or not isinstance(pace, int | float) or not _is_pace(pace):
        span = {"least": bounds.LEAST_PACE, "most": bounds.MOST_PACE, "step": bounds.PACE_STEP}
        raise RecordError("record-pace", field="table.pace", **span, got=shown(pace))
    return form.TableFacts(
        asked.whole("round", 1),
        asked.wholes("score", bounds.MOST_SEATS),
        asked.whole("starter", 0, bounds.MOST_SEATS - 1),
        asked.wholes("order", bounds.MOST_SEATS),
        float(pace),
        asked.truth("online", False),
    )


def _is_pace(value: float) -> bool:
    return bounds.LEAST_PACE <= value <= bounds.MOST_PACE and value % bounds.PACE_STEP == 0


def _dice(value: Json) -> form.DiceFacts:
    asked = Fields(value, "dice", ("kind", "segments"))
    kind: DiceKind = asked.word("kind", get_args(DiceKind))
    try:
        segments = tuple(Segment.from_dict(one) for one in asked.list("segments", bounds.MOST_SEGMENTS))
    except DiceError as error:
        raise RecordError("record-dice", cause=error) from error
    return form.DiceFacts(kind, segments)


def _move(value: Json, where: str) -> form.RecordedMove:
    if not isinstance(value, dict) or ("throw" in value) == ("choice" in value):
        raise RecordError("record-move", field=where, got=shown(value))
    if "choice" in value:
        return form.RecordedMove(Choice(Fields(value, where, ("choice",)).whole("choice")))
    asked = Fields(value, where, ("throw",), ("typed", "taken_back"))
    return form.RecordedMove(
        Throw(asked.wholes("throw", bounds.MOST_DICE)),
        typed=asked.truth("typed", False),
        taken_back=asked.truth("taken_back", False),
    )


def _result(value: Json) -> Result | None:
    if value is None:
        return None
    if value in ({}, {"draw": False}):
        raise RecordError("record-no-result")
    asked = Fields(value, "result", (), ("winner", "draw"))
    if "draw" not in asked:
        return Result(asked.whole("winner", 0, bounds.MOST_SEATS - 1))
    if "winner" in asked or asked.raw("draw") is not True:
        raise RecordError("record-word", field="result", words=RESULTS, got=shown(value))
    return Result(None)
