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
Events: TypeAlias = tuple[Event, ...]

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
    """Sentences as JSON text, without the names."""

    parts: tuple[str, ...]
    """What stands between the names."""
    seats: tuple[int, ...]
    """Whose names those are."""

    def filled(self, called: Sequence[str]) -> str:
        pieces = [""] * (2 * len(self.seats) + 1)
        pieces[::2] = self.parts
        pieces[1::2] = [called[seat] for seat in self.seats]
        return "".join(pieces)


class _Kept:
    """What is known of some events under one ruleset."""

    __slots__ = ("events", "rules", "templates", "text")

    def __init__(self, rules: Ruleset, events: Events) -> None:
        self.rules = rules
        self.events = events
        self.text = _ENCODER.encode([encode_event(one) for one in events]).decode()
        self.templates: dict[tuple[int, str], _Template] = {}
        """(seats, language) -> the sentences."""

    def template(self, seats: int, lang: str) -> _Template:
        """The sentences, made once."""
        made = self.templates.get((seats, lang))
        if made is None:
            marks = [f"⟦{_SECRET}{seat}⟧" for seat in range(seats)]
            parts = _MARK.split(_said(self.rules, marks, self.events, lang))
            made = self.templates[seats, lang] = _Template(tuple(parts[::2]), tuple(map(int, parts[1::2])))
        return made


NOTHING = Told("[]", "[]")
_BY_VALUE = lru_cache(maxsize=KEPT)(_Kept)
_BY_IDENTITY: dict[tuple[int, int], _Kept] = {}
"""(ruleset, events) by what they are and not what they say: the core gives the same for the same throw."""


def _kept(rules: Ruleset, events: Events) -> _Kept:
    """What is known of some events. The very same ones are not compared, which takes longest."""
    place = (id(rules), id(events))
    known = _BY_IDENTITY.get(place)
    if known is None:  # an entry holds on to its objects, so that no other one gets their identity
        known = _BY_VALUE(rules, events)
        if known.events is events:
            if len(_BY_IDENTITY) >= KEPT:
                _BY_IDENTITY.clear()
            _BY_IDENTITY[place] = known
    return known


def events_text(rules: Ruleset, events: Events) -> str:
    """Events as a JSON list, as a record keeps them."""
    return _kept(rules, events).text if events else "[]"


def told(rules: Ruleset, names: Sequence[str], events: Events, lang: str) -> Told:
    """Events in the words of `lang`, with the names of the seats in turn order."""
    if not events:
        return NOTHING
    called = _called(tuple(names), lang)
    kept = _kept(rules, events)
    if called is None:
        return Told(kept.text, _said(rules, names, events, lang))
    return Told(kept.text, kept.template(len(called), lang).filled(called))


def told_anew(rules: Ruleset, names: Sequence[str], events: Events, lang: str) -> Told:
    """The same, worked out."""
    text = _ENCODER.encode([encode_event(one) for one in events]).decode()
    return Told(text, _said(rules, names, events, lang))


def _said(rules: Ruleset, names: Sequence[str], events: Events, lang: str) -> str:
    return _ENCODER.encode(sentences(rules, names, events, lang)).decode()


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
def _called(names: tuple[str, ...], lang: str) -> tuple[str, ...] | None:
    """The names of the seats as they stand within a text of JSON.

    None where a name holds the machine's, which is written small within a sentence, as no other is.
    """
    called = [name_of(names, seat, lang) for seat in range(len(names))]
    if any(_machine(lang) in name for name in called):
        return None
    return tuple(_ENCODER.encode(name).decode()[1:-1] for name in called)


@lru_cache(maxsize=len(LANGUAGES))
def _machine(lang: str) -> str:
    return t(lang, "ui-machine")
