"""Mismatch: which two events of a saved round do not agree, in words.

The error of the room of records holds the events themselves; its rules and names are in the file.
"""

from __future__ import annotations

import json
from pathlib import Path

from oie.core.events import Event
from oie.record import Record, ReplayMismatch, encode_event, read
from oie.record.replay import rules_of


def in_words(error: ReplayMismatch, source: Record | Path, lang: str) -> ReplayMismatch:
    """`error` with its events told in `lang`, by the rules and names of the record (or its file).

    Two events that are told alike stand as they do in the file, where they can be found.
    """
    from oie.text import tell

    record = read(source) if isinstance(source, Path) else source
    rules, names = rules_of(record), [seat.name for seat in record.seats]

    def told(event: Event) -> str:
        return " ".join(s.text for s in tell(rules, names, (event,), lang)).rstrip(".")

    events = {"recorded": error.recorded, "played": error.played}
    words = {name: told(event) for name, event in events.items() if event is not None}
    if words.get("recorded") == words.get("played"):
        words = {name: json.dumps(encode_event(e)) for name, e in events.items() if e is not None}
    error.details.update(words)
    return error
