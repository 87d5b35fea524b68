"""State: what a page draws, as JSON. Everything that a rule decides is already decided in it.

`state_of` is the complete state of a table; `update_of` one change with the events that led there,
told in the reader's language. A page never computes a landing, a turn or a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from oie.core.events import Event
from oie.core.moves import AwaitsChoice, AwaitsThrow, Finished, Throw
from oie.core.position import Position
from oie.core.ruleset import Ruleset
from oie.record import encode_event
from oie.table import Table
from oie.table import events as ev
from oie.table.log import TYPES
from oie.table.round import MoveMade, RoundOpened
from oie.table.seats import initials
from oie.text import choices, rule_lines, status, tell
from oie.web.course import Change, digest
from oie.web.outgoing import Update, encode

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Data: TypeAlias = dict[str, Json]


def state_of(table: Table, lang: str, told: list[Json] | None = None, known: str | None = None) -> Data:
    """The complete state of a table, for a page that reads `lang`.

    `told` are the sentences of the last throw, and `known` the digest, where they have been made already.
    """
    position = table.position
    return {
        "version": table.version,
        "ruleset": table.rules.id,
        "title": table.rules.title.get(lang) or table.rules.title.get("en") or table.rules.id,
        "rules": _rule_lines(table.rules, lang),
        "goal": table.rules.goal,
        "start": table.rules.start,
        "dice": {"kind": table.dice, "count": table.rules.dice, "faces": table.rules.faces},
        "pace": table.pace,
        "round": table.round,
        "begun": None if table.opening is None else table.opening.at,
        "turn": table.turn,
        "running": table.running,
        "seats": _seats(table),
        "pool": position.pool if position is not None and table.rules.has_counters else None,
        "awaits": _awaits(table, lang),
        "result": _result(position),
        "lobby": _lobby(table),
        "sealing": _sealing(table),
        "segments": [_data(segment.as_dict()) for segment in table.segments],
        "digest": digest(table) if known is None else known,
        "status": status(position, table.names, lang) if position is not None else "",
        "last": _last(table, lang, told),
    }


def _seats(table: Table) -> list[Json]:
    """Seats in turn order, each with its pawn and all that stands beside it."""
    in_order = table.in_order
    marks = initials(tuple(seat.name for seat in in_order))
    position = table.position
    order = table.order or tuple(range(len(table.seats)))
    seats: list[Json] = []
    for seat, one in enumerate(in_order):
        held = position is not None and position.result is None and position.is_held(seat)
        seats.append(
            {
                "name": one.name,
                "kind": one.kind,
                "colour": one.colour,
                "shape": one.shape,
                "mark": marks[seat],
                "place": order[seat],
                "score": table.score[order[seat]],
                "space": table.rules.start if position is None else position.spaces[seat],
                "waits": 0 if position is None else position.waits[seat],
                "held": held,
                "counters": position.counters[seat] if position is not None and position.counters else None,
            }
        )
    return seats


def _lobby(table: Table) -> Json:
    """Who may sit where, by place at the table; null at a table on one screen. No key is in it."""
    lobby = table.lobby
    if lobby is None:
        return None
    chairs: list[Json] = [
        {
            "name": seat.name,
            "colour": seat.colour,
            "machine": seat.kind == "machine",
            "taken": chair.key is not None,
            "held": chair.held,
            "host": chair.key == lobby.host,
        }
        for seat, chair in zip(table.seats, lobby.chairs, strict=True)
    ]
    return {"chairs": chairs, "watching": lobby.watching}


def _sealing(table: Table) -> Json:
    """What the pages are asked for while the dice are sealed; null where they are not."""
    sealing = table.sealing
    if sealing is None:
        return None
    return {
        "phase": sealing.phase,
        "waiting": list(sealing.waiting),
        "pages": [page.seat for page in sealing.facts.contributions],
        "segment": _data(sealing.facts.as_dict()),
    }


def _data(given: dict[str, object]) -> Json:
    told: Json = given  # type: ignore[assignment]  # plain data, which `as_dict` cannot say
    return told


def _awaits(table: Table, lang: str) -> Json:
    position = table.position
    if position is None:
        return None
    match position.awaits:
        case AwaitsThrow(seat=seat):
            return {"what": "throw", "seat": seat, "machine": table.machine_awaited}
        case AwaitsChoice(seat=seat):
            offers: list[Json] = list(choices(position, lang))
            return {"what": "choice", "seat": seat, "machine": table.machine_awaited, "offers": offers}
        case Finished():
            return None


def _result(position: Position | None) -> Json:
    if position is None or position.result is None:
        return None
    return {"winner": position.result.winner}


@lru_cache(maxsize=256)
def _rule_lines(rules: Ruleset, lang: str) -> list[Json]:
    """The rules at a table in short; they are the same for as long as its ruleset is."""
    return list(rule_lines(rules, lang))


def _last(table: Table, lang: str, told: list[Json] | None) -> Json:
    """The last throw, whose dice stay in view until the next (S004-38)."""
    for made in reversed(table.moves):
        if isinstance(made.made.move, Throw) and not made.taken_back:
            sentences = sentences_of(table, made.made.events, lang) if told is None else told
            return {"faces": list(made.made.move.faces), "sentences": sentences}
    return None


def sentences_of(table: Table, events: Sequence[Event], lang: str) -> list[Json]:
    """Events told, each sentence with the clauses behind it."""
    return [
        {
            "text": told.text,
            "seat": told.seat,
            "first": told.first,
            "last": told.last,
            "clauses": list(told.clauses),
            "kind": type(events[told.first]).__name__,
        }
        for told in tell(table.rules, table.names, events, lang)
    ]


def history_of(table: Table, lang: str) -> list[Json]:
    """The running or finished round, move by move, those taken back included (UX-65)."""
    if table.opening is None:
        return []
    number = 0
    entries: list[Json] = [
        {
            "number": None,
            "faces": None,
            "events": [encode_event(event) for event in table.opening.events],
            "sentences": sentences_of(table, table.opening.events, lang),
        }
    ]
    for made in table.moves:
        move = made.made.move
        number += isinstance(move, Throw) and not made.taken_back
        entries.append(
            {
                "number": number if isinstance(move, Throw) else None,
                "faces": list(move.faces) if isinstance(move, Throw) else None,
                "typed": made.made.typed,
                "taken_back": made.taken_back,
                "events": [encode_event(event) for event in made.made.events],
                "sentences": sentences_of(table, made.made.events, lang),
            }
        )
    return entries


def update_text(change: Change, lang: str) -> str:
    """One change as every client that reads `lang` is told it (UX-41); the text is made once."""
    text = change.told.get(lang)
    if text is None:
        text = change.told[lang] = encode(update_of(change, lang))
    return text


def update_of(change: Change, lang: str) -> Update:
    """One change with the state that it led to."""
    event = change.event
    events: tuple[Event, ...] = event.events if isinstance(event, RoundOpened | MoveMade) else ()
    typed = isinstance(event, MoveMade) and event.typed
    sentences = sentences_of(change.after, events, lang)
    threw = isinstance(event, MoveMade) and isinstance(event.move, Throw)
    return Update(
        change.version,
        _what(event),
        typed,
        [encode_event(one) for one in events],
        sentences,
        state_of(change.after, lang, sentences if threw else None, change.digest),
    )


def _what(event: ev.TableEvent) -> str:
    """The kind of change, in the words of the log."""
    return TYPES[type(event)]
