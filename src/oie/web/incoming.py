"""Incoming: everything that a client may say to the server, as closed types.

Each message is one JSON object with a `type`. A command carries an `id` that the client chose, and gets
exactly one answer with it. Nothing that a client says carries a space, a state, or dice that the table throws
(UX-40, UX-42). Sizes are capped before a message is read.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

import msgspec

from oie.core.errors import OieError, clip
from oie.table import commands as cm

MOST_BYTES = 4096
"""Of a message from a page."""
MOST_ID = 10**9
MOST_TURN = 10**6


class MessageError(OieError):
    """A message that is none of those below."""

    sentences = {
        "message-json": "expected a JSON object of at most {most} bytes",
        "message-type": "expected one of {known}, got {got}",
        "message-field": "expected {field} to be {expected}, got {got}",
        "message-unknown-field": "unknown field {got}",
        "message-rate": "too many messages: wait a moment",
        "message-seated": "only somebody who has a seat can ask for a round",
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


@dataclass(frozen=True, slots=True)
class AskRound:
    """A guest asks the host for a new round (UX-44)."""


Incoming: TypeAlias = Hello | Shown | AskRound | Command

GUEST_DOES = ("seal", "open", "leave", "give_back", "claim_host")
HOST_DOES = ("start", "stop", "pace", "hold", "free", "hand_over", "watching")


class _Thrown(msgspec.Struct, tag_field="intent", tag="throw", forbid_unknown_fields=True):
    """By far the commonest message."""

    type: Literal["intent"]
    id: Annotated[int, msgspec.Meta(ge=0, le=MOST_ID)]
    turn: Annotated[int, msgspec.Meta(ge=0, le=MOST_TURN)]


_THROWN = msgspec.json.Decoder(_Thrown)


def read(text: str) -> Incoming:
    """The message in `text`. Raises `MessageError`."""
    if len(text) > MOST_BYTES:
        raise MessageError("message-json", most=MOST_BYTES)
    if '"throw"' in text:
        with suppress(ValueError, RecursionError):  # what is wrong with it is said below
            thrown = _THROWN.decode(text)
            return Command(thrown.id, cm.ThrowDice(thrown.turn))
    try:
        given = msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:  # msgspec's own errors are ValueErrors
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
        case "ask_round":
            message = AskRound()
        case "intent":
            message = Command(fields.whole("id", 0, MOST_ID), _intent(fields))
        case "lobby":
            message = Command(fields.whole("id", 0, MOST_ID), _lobby(fields))
        case "host":
            message = Command(fields.whole("id", 0, MOST_ID), _host(fields))
        case _:
            known = "hello, shown, intent, lobby, host, ask_round"
            raise MessageError("message-type", known=known, got=clip(kind, 40))
    fields.end()
    return message


def id_of(text: str) -> int | None:
    """The id of a command that is refused unread, so that whoever sent it knows which one it was."""
    try:
        given = msgspec.json.decode(text) if len(text) <= MOST_BYTES else None
    except (ValueError, RecursionError):
        return None
    id = given.get("id") if isinstance(given, dict) else None
    return id if type(id) is int and 0 <= id <= MOST_ID else None


def _intent(fields: _Fields) -> cm.Command:
    """What a seat may want (UX-42): nothing that carries a space, a state, or dice the table throws."""
    intent = fields.text("intent")
    turn = fields.whole("turn", 0, MOST_TURN)
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


def _lobby(fields: _Fields) -> cm.Command:
    """What somebody with a seat may want, apart from the game itself."""
    wish = fields.text("do")
    match wish:
        case "seal":
            return cm.Seal(_place(fields), fields.text("c", 64))
        case "open":
            return cm.OpenKey(_place(fields), fields.text("k", 32))
        case "leave":
            return cm.LeaveSeat(_place(fields))
        case "give_back":
            return cm.GiveBack(_place(fields))
        case "claim_host":
            return cm.ClaimHost("", 0.0)  # whose key it is, and for how long the host is away, we know
        case _:
            raise MessageError("message-type", known=", ".join(GUEST_DOES), got=wish)


def with_key(command: cm.Command, key: str, host_away: float) -> cm.Command:
    """The command in the name of whoever asks: what a client cannot say of itself."""
    return cm.ClaimHost(key, host_away) if isinstance(command, cm.ClaimHost) else command


def _place(fields: _Fields) -> int:
    return fields.whole("place", 0, 63)


def _host(fields: _Fields) -> cm.Command:
    """What the host may want."""
    wish = fields.text("do")
    match wish:
        case "start":
            return cm.StartRound()
        case "stop":
            return cm.Stop()
        case "pace":
            return cm.SetPace(fields.number("pace"))
        case "hold":
            return cm.HoldSeat(_place(fields))
        case "free":
            return cm.LeaveSeat(_place(fields))
        case "hand_over":
            return cm.HandOver(_place(fields))
        case "watching":
            return cm.SetWatching(fields.truth("watching"))
        case _:
            raise MessageError("message-type", known=", ".join(HOST_DOES), got=wish)


class _Fields:
    """The fields of a message, each asked for once."""

    def __init__(self, given: dict[str, object]) -> None:
        self.left = dict(given)

    def _take(self, name: str) -> object:
        return self.left.pop(name, None)

    def _wrong(self, name: str, expected: str, got: object) -> MessageError:
        return MessageError("message-field", field=name, expected=expected, got=clip(json.dumps(got), 40))

    def text(self, name: str, most: int = 40) -> str:
        value = self._take(name)
        if not isinstance(value, str) or len(value) > most:
            raise self._wrong(name, "a short text", value)
        return value

    def whole(self, name: str, least: int, most: int) -> int:
        value = self._take(name)
        if type(value) is not int or not least <= value <= most:
            raise self._wrong(name, f"a whole number from {least} to {most}", value)
        return value

    def truth(self, name: str) -> bool:
        value = self._take(name)
        if not isinstance(value, bool):
            raise self._wrong(name, "true or false", value)
        return value

    def number(self, name: str) -> float:
        value = self._take(name)
        if isinstance(value, bool) or not isinstance(value, int | float) or not -1e6 < value < 1e6:
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
