"""Bodies: what a row of a table's log says, as JSON text: the command, and the table event that followed."""

from __future__ import annotations

import msgspec

from oie.core.moves import Throw
from oie.table import log
from oie.table.round import MoveMade
from oie.web.course import Change
from oie.web.telling import events_text

_ENCODER = msgspec.json.Encoder()


def body_of(command: str, change: Change) -> str:
    """The body of the row of a change; `log.decode` reads its event."""
    event = change.event
    if isinstance(event, MoveMade) and isinstance(event.move, Throw):  # by far the commonest
        faces = ",".join(map(str, event.move.faces))
        return (
            f'{{"command":"{command}","event":{{"type":"{log.TYPES[MoveMade]}","at":{event.at!r},'
            f'"move":{{"throw":[{faces}]}},"typed":{"true" if event.typed else "false"},'
            f'"events":{events_text(change.after.rules, event.events)}}}}}'
        )
    return _ENCODER.encode({"command": command, "event": log.encode(event)}).decode()
