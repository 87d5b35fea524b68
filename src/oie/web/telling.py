"""Telling: events as JSON, as they are and in words, worked out once and then only filled with names.

Most throws of a game have been made before, at this table or at another. So what is told of a throw is kept
with marks in the place of the names; a table puts its names there. It is just what `told_anew` makes.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import msgspec

from oie.core.events import Event
from oie.core.ruleset import Ruleset
from oie.record import encode_event
from oie.text import LANGUAGES, t, tell
from oie.text.words import name_of

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

KEPT = 8192
"""Throws whose telling is kept, some 1.5 KiB each."""
_ENCODER = msgspec.json.Encoder()
_SECRET = secrets.token_hex(4)  # no board and no player can have written it
_MARK = re.compile(rf"⟦{_SECRET}(\d+)⟧")


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of some events, as JSON texts."""

    events: str
    """A list of the events."""
    sentences: str
    """A list of the sentences."""


@dataclass(frozen=True, slots=True)
class _Template:
    events: str
    parts: tuple[str, ...]
    """What stands between the names."""
    seats: tuple[int, ...]
    """Whose names those are."""


NOTHING = Told("[]", "[]")


def told(rules: Ruleset, names: Sequence[str], events: tuple[Event, ...], lang: str) -> Told:
    """Events in the words of `lang`, with the names of the seats in turn order."""
    if not events:
        return NOTHING
    called = [name_of(names, seat, lang) for seat in range(len(names))]
    machine = _machine(lang)
    if any(machine in name for name in called):  # it is written small within a sentence, as no name is
        return told_anew(rules, names, events, lang)
    template = _template(rules, len(names), events, lang)
    filled = [template.parts[0]]
    for seat, part in zip(template.seats, template.parts[1:], strict=True):
        filled += (_within(called[seat]), part)
    return Told(template.events, "".join(filled))


def told_anew(rules: Ruleset, names: Sequence[str], events: tuple[Event, ...], lang: str) -> Told:
    """The same, worked out."""
    return Told(
        _ENCODER.encode([encode_event(one) for one in events]).decode(),
        _ENCODER.encode(sentences(rules, names, events, lang)).decode(),
    )


def sentences(rules: Ruleset, names: Sequence[str], events: Sequence[Event], lang: str) -> list[Json]:
    """Events told, each sentence with the clauses behind it."""
    return [
        {
            "text": one.text,
            "seat": one.seat,
            "first": one.first,
            "last": one.last,
            "clauses": list(one.clauses),
            "kind": type(events[one.first]).__name__,
        }
        for one in tell(rules, names, events, lang)
    ]


@lru_cache(maxsize=KEPT)
def _template(rules: Ruleset, seats: int, events: tuple[Event, ...], lang: str) -> _Template:
    marks = [f"⟦{_SECRET}{seat}⟧" for seat in range(seats)]
    made = told_anew(rules, marks, events, lang)
    parts = _MARK.split(made.sentences)
    return _Template(made.events, tuple(parts[::2]), tuple(map(int, parts[1::2])))


@lru_cache(maxsize=KEPT)
def _within(text: str) -> str:
    """A text as it stands within a text of JSON."""
    return _ENCODER.encode(text).decode()[1:-1]


@lru_cache(maxsize=len(LANGUAGES))
def _machine(lang: str) -> str:
    return t(lang, "ui-machine")
