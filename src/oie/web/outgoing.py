"""Outgoing: everything that the server says to a client, as closed types.

Each is sent as one JSON object whose `type` stands in `TYPES`. A command is answered once, by `accepted`
or `refused` with its `id`; what changed comes apart from that, as an `update`, to every client of the table.
A field that may be `msgspec.Raw` holds the same as JSON that has been written already.
The page docs/reference/protocol.md is made from these types and from those of `incoming`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar, TypeAlias

import msgspec

PROTOCOL = 1
"""Version of the messages; a client that knows another one says so to its reader."""

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Data: TypeAlias = dict[str, Json]


@dataclass(frozen=True, slots=True)
class You:
    """Who the client is at this table; the first message on a line, and again when that changes."""

    type: ClassVar[str] = "you"
    protocol: int
    """Version of the messages."""
    places: list[Json]
    """Places the client acts for, from 0; every place at a table on one screen."""
    host: bool
    """Whether it has the host's controls."""
    online: bool
    """Whether the table is played from several places."""


@dataclass(frozen=True, slots=True)
class State:
    """The complete state, with the history of the round: the answer to `hello` where changes are missing."""

    type: ClassVar[str] = "state"
    version: int
    """Number of the last change in it."""
    state: Data | msgspec.Raw
    """All that a page draws (docs/reference/protocol.md, the state)."""
    history: list[Json]
    """Every move of the round with its events and sentences."""


@dataclass(frozen=True, slots=True)
class Update:
    """One change of the table, with the state that it led to (UX-41)."""

    type: ClassVar[str] = "update"
    version: int
    """Number of the change; consecutive."""
    what: str
    """Kind of change, in the words of the table's log."""
    typed: bool
    """Whether the throw was typed in from real dice."""
    events: list[Json] | msgspec.Raw
    """What happened on the board, in order, as a record keeps it."""
    sentences: list[Json] | msgspec.Raw
    """The same in words, in the client's language."""
    state: Data | msgspec.Raw
    """The complete state after it."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command was carried out, and is written down."""

    type: ClassVar[str] = "accepted"
    id: int
    """That of the command."""
    version: int
    """The version that it led to."""


@dataclass(frozen=True, slots=True)
class Refused:
    """A message was not carried out; nothing has changed."""

    type: ClassVar[str] = "refused"
    id: int | None
    """That of the command, or null where the message had none."""
    code: str
    """Stable code of the reason (docs/reference/messages.md)."""
    message: str
    """The reason in the client's language."""


@dataclass(frozen=True, slots=True)
class Present:
    """Who is there at a table that is played from several places (UX-46, UX-47)."""

    type: ClassVar[str] = "presence"
    seats: list[Json]
    """For each place, whether somebody's page is there."""
    host: bool
    """Whether the host's is."""
    host_away: int
    """Seconds for which it has been away."""
    watching: int
    """Spectators."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody asks the host for a new round (UX-44)."""

    type: ClassVar[str] = "asked"
    name: str
    """Who asks."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The same person has opened the table elsewhere: this line is ended (UX-48)."""

    type: ClassVar[str] = "elsewhere"


@dataclass(frozen=True, slots=True)
class Line:
    """The first message of a stream of events: under which id the client posts what it says."""

    type: ClassVar[str] = "line"
    line: str
    """The id, unguessable."""


Outgoing: TypeAlias = You | State | Update | Accepted | Refused | Present | Asked | Elsewhere | Line
TYPES: tuple[type[Outgoing], ...] = (You, State, Update, Accepted, Refused, Present, Asked, Elsewhere, Line)
"""Every type of message."""
_NAMES = {kind: tuple(field.name for field in fields(kind)) for kind in TYPES}
_ENCODER = msgspec.json.Encoder()


def accepted(id: int, version: int) -> str:
    """`Accepted` as JSON text, which every command that is carried out is answered with."""
    return f'{{"type":"{Accepted.type}","id":{id},"version":{version}}}'


def encode(message: Outgoing) -> str:
    """The message as JSON text."""
    told: dict[str, object] = {"type": message.type}
    for name in _NAMES[type(message)]:
        told[name] = getattr(message, name)
    return _ENCODER.encode(told).decode()
