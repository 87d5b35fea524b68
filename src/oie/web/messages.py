"""Messages: everything that a page and the server say to each other, one direction after the other.

Over a socket each message is one JSON object with a `type`. Every command carries an `id` that the
page chose, and gets exactly one answer with that id: `accepted` with the new version, or `refused`
with a code and a sentence. What changed comes apart from it as an `update`, to every page of the
table alike. Sizes are capped before a message is read.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TypeAlias

from oie.core.errors import OieError, clip
from oie.table import commands as cm

MOST_BYTES = 4096
"""Of a message from a page."""


class MessageError(OieError):
    """A message that is none of those below."""

    sentences = {
        "message-json": "expected a JSON object of at most {most} bytes",
        "message-type": "expected one of {known}, got {got}",
        "message-field": "expected {field} to be {expected}, got {got}",
        "message-unknown-field": "unknown field {got}",
        "message-rate": "too many messages: wait a moment",
    }


@dataclass(frozen=True, slots=True)
class Hello:
    """The page is there: its language, and the version it has (-1 for none)."""

    lang: str
    since: int


@dataclass(frozen=True, slots=True)
class Shown:
    """The page has finished showing what led to this version."""

    version: int


@dataclass(frozen=True, slots=True)
class Command:
    """A command to the table, with the id under which it is answered."""

    id: int
    command: cm.Command


Incoming: TypeAlias = Hello | Shown | Command


def read(text: str) -> Incoming:
    """The message in `text`. Raises `MessageError`."""
    if len(text) > MOST_BYTES:
        raise MessageError("message-json", most=MOST_BYTES)
    try:
        given = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise MessageError("message-json", most=MOST_BYTES) from error
    if not isinstance(given, dict):
        raise MessageError("message-json", most=MOST_BYTES)
    fields = _Fields(given)
    kind = fields.text("type")
    match kind:
        case "hello":
            message: Incoming = Hello(fields.text("lang"), fields.whole("since", -1, 10**9))
        case "shown":
            message = Shown(fields.whole("version", 0, 10**9))
        case "intent":
            message = Command(fields.whole("id", 0, 10**9), _intent(fields))
        case "host":
            message = Command(fields.whole("id", 0, 10**9), _host(fields))
        case _:
            raise MessageError("message-type", known="hello, shown, intent, host", got=kind)
    fields.end()
    return message


def _intent(fields: _Fields) -> cm.Command:
    """What a seat may want (UX-42): nothing that carries a space, a state, or dice the table throws."""
    intent = fields.text("intent")
    turn = fields.whole("turn", 0, 10**6)
    match intent:
        case "throw":
            return cm.ThrowDice(turn)
        case "report":
            return cm.ReportThrow(turn, fields.faces("dice"))
        case "choose":
            return cm.Choose(turn, fields.whole("choice", 0, 20))
        case "take_back":
            return cm.TakeBack(turn)
        case _:
            raise MessageError("message-type", known="throw, report, choose, take_back", got=intent)


def _host(fields: _Fields) -> cm.Command:
    """What whoever opened the table may want."""
    wish = fields.text("do")
    match wish:
        case "start":
            return cm.StartRound()
        case "stop":
            return cm.Stop()
        case "pace":
            return cm.SetPace(fields.number("pace"))
        case _:
            raise MessageError("message-type", known="start, stop, pace", got=wish)


class _Fields:
    """The fields of a message, each asked for once."""

    def __init__(self, given: dict[str, object]) -> None:
        self.left = dict(given)

    def _take(self, name: str) -> object:
        return self.left.pop(name, None)

    def _wrong(self, name: str, expected: str, got: object) -> MessageError:
        return MessageError("message-field", field=name, expected=expected, got=clip(json.dumps(got), 40))

    def text(self, name: str) -> str:
        value = self._take(name)
        if not isinstance(value, str) or len(value) > 40:
            raise self._wrong(name, "a short text", value)
        return value

    def whole(self, name: str, least: int, most: int) -> int:
        value = self._take(name)
        if type(value) is not int or not least <= value <= most:
            raise self._wrong(name, f"a whole number from {least} to {most}", value)
        return value

    def number(self, name: str) -> float:
        value = self._take(name)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self._wrong(name, "a number", value)
        return float(value)

    def faces(self, name: str) -> tuple[int, ...]:
        value = self._take(name)
        if not isinstance(value, list) or len(value) > 12 or not all(type(v) is int for v in value):
            raise self._wrong(name, "a list of faces", value)
        return tuple(value)

    def end(self) -> None:
        """Nothing else may stand in a message."""
        for name in self.left:
            raise MessageError("message-unknown-field", got=name)
