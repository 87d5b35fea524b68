"""Messages: everything that a server says, as closed types of the client's own.

What each of them means stands in `docs/reference/protocol.md`. A field that this client does not know is
passed over, so that a server may add one without a new version.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

import msgspec

from oie.client.errors import ClientError

PROTOCOL = 1
"""Version of the messages that this client knows."""
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Data: TypeAlias = dict[str, Any]
"""A JSON object of which docs/reference/protocol.md says what stands in it."""


@dataclass(frozen=True, slots=True)
class You:
    """Who this client is at the table."""

    type: ClassVar[str] = "you"
    protocol: int
    """Version of the messages that the server speaks."""
    places: tuple[int, ...]
    """Places that this client acts for, from 0."""
    host: bool
    """Whether it has the host's controls."""
    online: bool
    """Whether the table is played from several places."""


@dataclass(frozen=True, slots=True)
class State:
    """The complete state, with every move of the round."""

    type: ClassVar[str] = "state"
    version: int
    """Number of the last change in it."""
    state: Data
    """The table."""
    history: tuple[Data, ...]
    """The moves of the round."""


@dataclass(frozen=True, slots=True)
class Update:
    """One change, with the state that it led to."""

    type: ClassVar[str] = "update"
    version: int
    """Number of the change."""
    what: str
    """Kind of change."""
    typed: bool
    """Whether the throw was typed in from real dice."""
    events: tuple[Data, ...]
    """What happened on the board."""
    sentences: tuple[Data, ...]
    """The same in words."""
    state: Data
    """The table after it."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command was carried out."""

    type: ClassVar[str] = "accepted"
    id: int
    """That of the command."""
    version: int
    """The version that it led to."""


@dataclass(frozen=True, slots=True)
class Refused:
    """A command was not carried out."""

    type: ClassVar[str] = "refused"
    id: int | None
    """That of the command, or None."""
    code: str
    """Why, as a stable code."""
    message: str
    """Why, in words."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is there."""

    type: ClassVar[str] = "presence"
    seats: tuple[bool, ...]
    """For each place, whether somebody's page is there."""
    host: bool
    """Whether the host's is."""
    host_away: int
    """Seconds for which it has been away."""
    watching: int
    """Spectators."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody asks for a new round."""

    type: ClassVar[str] = "asked"
    name: str
    """Who asks."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """This seat was opened elsewhere."""

    type: ClassVar[str] = "elsewhere"


@dataclass(frozen=True, slots=True)
class Line:
    """Under which id a client on a stream posts what it says."""

    type: ClassVar[str] = "line"
    line: str
    """The id."""


Message: TypeAlias = You | State | Update | Accepted | Refused | Presence | Asked | Elsewhere | Line
TYPES: tuple[type[Message], ...] = (
    You,
    State,
    Update,
    Accepted,
    Refused,
    Presence,
    Asked,
    Elsewhere,
    Line,
)
_KINDS = {kind.type: kind for kind in TYPES}


def read(text: str) -> Message:
    """The message in `text`. Raises `ClientError` with `client-message`."""
    try:
        given = msgspec.json.decode(text)
        kind = _KINDS.get(given["type"])
        if kind is None:
            raise ClientError("client-message", problem=f"its type is {given['type']!r}")
        message: Message = msgspec.convert(given, kind)
    except (msgspec.DecodeError, KeyError, TypeError) as error:
        raise ClientError("client-message", problem=error) from error
    return message


def write(message: Mapping[str, object]) -> str:
    """A message of this client as text."""
    return msgspec.json.encode(message).decode()
