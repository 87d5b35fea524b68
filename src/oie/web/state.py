"""State: what a page draws, as JSON. Everything that a rule decides is already decided in it.

`state_text` is the complete state of a table; `update_text` one change with the events that led there,
told in the reader's language. A page never computes a landing, a turn or a sentence.

A server sends a state with every throw to everybody, so it is written as text, and what a throw leaves as
it was (the rules, who sits where, the lobby, the facts of the dice) is written once and kept: `Fixed`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import msgspec

from oie.core.moves import Throw
from oie.core.position import Position
from oie.core.ruleset import Ruleset
from oie.record import encode_event
from oie.table import Table
from oie.table.log import TYPES
from oie.table.round import MoveMade, RoundOpened
from oie.table.seats import initials
from oie.text import choices, rule_lines, status
from oie.text.words import in_language
from oie.web.course import Change, digest
from oie.web.outgoing import Update
from oie.web.telling import NOTHING, sentences, told

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Data: TypeAlias = dict[str, Json]

_ENCODER = msgspec.json.Encoder()


class Fixed:
    """The parts of a table's state that a throw leaves as they were, as JSON text, each written once."""

    __slots__ = ("_lobby", "_segments", "_sitting", "names", "rest", "seats")

    def __init__(self) -> None:
        """Nothing is written yet."""
        self.seats: tuple[str, ...] = ()
        """Of each seat in turn order what does not change within a round, without its last bracket."""
        self.names: tuple[str, ...] = ()
        """Names in turn order."""
        self.rest = ""
        """The lobby, and the public facts of sealed dice."""
        self._sitting: tuple[object, object, object] | None = None
        self._lobby: tuple[object, object, str] | None = None
        self._segments: tuple[object, str] | None = None

    def fit(self, table: Table) -> None:
        """Write anew what is another than before; values never change, so the same object is the same."""
        sat, shown, facts = self._sitting, self._lobby, self._segments
        if sat is None or sat[0] is not table.seats or sat[1] is not table.order or sat[2] is not table.score:
            self._sitting = (table.seats, table.order, table.score)
            self.names = table.names
            self.seats = tuple(_text(seat)[:-1] for seat in _sitting(table))
        fits = shown is not None and shown[0] is table.lobby and shown[1] is table.seats
        if fits and facts is not None and facts[0] is table.segments:
            return
        if shown is None or not fits:
            shown = self._lobby = (table.lobby, table.seats, _text(_lobby(table)))
        if facts is None or facts[0] is not table.segments:
            facts = self._segments = (table.segments, _text([one.as_dict() for one in table.segments]))
        self.rest = f'"lobby":{shown[2]},"segments":{facts[1]}'


def state_of(table: Table, lang: str) -> Data:
    """The complete state of a table, for a page that reads `lang`."""
    read: Data = msgspec.json.decode(state_text(table, lang))
    return read


def state_text(
    table: Table,
    lang: str,
    fixed: Fixed | None = None,
    last: str | None = None,
    known: str | None = None,
) -> str:
    """The same as JSON text.

    `fixed` is what was written of this table before; `last` are the sentences of the last throw, and `known`
    the digest, where they have been made already.
    """
    fixed = fixed or Fixed()
    fixed.fit(table)
    position, rules = table.position, table.rules
    pool = position.pool if position is not None and rules.has_counters else None
    said = _within(status(position, fixed.names, lang)) if position is not None else '""'
    return (
        f'{{"version":{table.version},{_game(rules, lang)},'
        f'"dice":{{"kind":"{table.dice}","count":{rules.dice},"faces":{rules.faces}}},'
        f'"pace":{table.pace},"round":{table.round},'
        f'"begun":{"null" if table.opening is None else table.opening.at},'
        f'"turn":{table.turn},"running":{"true" if table.running else "false"},'
        f'"seats":[{_seats(table, fixed)}],"pool":{"null" if pool is None else pool},'
        f'"awaits":{_awaits(table, lang)},"result":{_result(position)},'
        f'"sealing":{_sealing(table)},{fixed.rest},'
        f'"digest":"{digest(table) if known is None else known}","status":{said},'
        f'"last":{_last(table, fixed.names, lang, last)}}}'
    )


def _text(data: object) -> str:
    return _ENCODER.encode(data).decode()


_within = lru_cache(maxsize=1024)(_text)


@lru_cache(maxsize=256)
def _game(rules: Ruleset, lang: str) -> str:
    """What is played, and the rules at the table in short; the same for as long as the ruleset is."""
    told = {
        "ruleset": rules.id,
        "title": in_language(rules.title, lang) or rules.id,
        "rules": list(rule_lines(rules, lang)),
        "goal": rules.goal,
        "start": rules.start,
    }
    return _text(told)[1:-1]


def _sitting(table: Table) -> list[Data]:
    """Seats in turn order, each with its pawn."""
    in_order = table.in_order
    marks = initials(tuple(seat.name for seat in in_order))
    order = table.order or tuple(range(len(table.seats)))
    return [
        {
            "name": one.name,
            "kind": one.kind,
            "colour": one.colour,
            "shape": one.shape,
            "mark": marks[seat],
            "place": order[seat],
            "score": table.score[order[seat]],
        }
        for seat, one in enumerate(in_order)
    ]


def _seats(table: Table, fixed: Fixed) -> str:
    """Seats in turn order, with all that stands beside their pawns."""
    position = table.position
    if position is None:
        rest = f'"space":{table.rules.start},"waits":0,"held":false,"counters":null}}'
        return ",".join([f"{sitting},{rest}" for sitting in fixed.seats])
    if position.all_free and not position.counters:  # mostly
        free = '"waits":0,"held":false,"counters":null}'
        seats = zip(fixed.seats, position.spaces, strict=True)
        return ",".join([f'{sitting},"space":{space},{free}' for sitting, space in seats])
    over, purses = position.result is not None, position.counters
    return ",".join(
        f'{sitting},"space":{position.spaces[seat]},"waits":{position.waits[seat]},'
        f'"held":{"true" if not over and position.is_held(seat) else "false"},'
        f'"counters":{purses[seat] if purses else "null"}}}'
        for seat, sitting in enumerate(fixed.seats)
    )


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


def _sealing(table: Table) -> str:
    """What the pages are asked for while the dice are sealed; null where they are not."""
    sealing = table.sealing
    if sealing is None:
        return "null"
    told = {
        "phase": sealing.phase,
        "waiting": sealing.waiting,
        "pages": [page.seat for page in sealing.facts.contributions],
        "segment": sealing.facts.as_dict(),
    }
    return _text(told)


def _awaits(table: Table, lang: str) -> str:
    position = table.position
    if position is None:
        return "null"
    if position.result is not None:
        return "null"
    what = "throw" if position.pending is None else "choice"
    offers = "" if position.pending is None else f',"offers":{_text(choices(position, lang))}'
    machine = "true" if table.machine_awaited else "false"
    return f'{{"what":"{what}","seat":{position.seat},"machine":{machine}{offers}}}'


def _result(position: Position | None) -> str:
    if position is None or position.result is None:
        return "null"
    winner = position.result.winner
    return f'{{"winner":{"null" if winner is None else winner}}}'


def _last(table: Table, names: tuple[str, ...], lang: str, known: str | None) -> str:
    """The last throw, whose dice stay in view until the next (S004-38)."""
    for made in reversed(table.moves):
        if isinstance(made.made.move, Throw) and not made.taken_back:
            said = told(table.rules, names, made.made.events, lang).sentences if known is None else known
            faces = ",".join(map(str, made.made.move.faces))
            return f'{{"faces":[{faces}],"sentences":{said}}}'
    return "null"


def history_of(table: Table, lang: str) -> list[Json]:
    """The running or finished round, move by move, those taken back included (UX-65)."""
    if table.opening is None:
        return []
    number, rules, names = 0, table.rules, table.names
    entries: list[Json] = [
        {
            "number": None,
            "faces": None,
            "events": [encode_event(event) for event in table.opening.events],
            "sentences": sentences(rules, names, table.opening.events, lang),
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
                "sentences": sentences(rules, names, made.made.events, lang),
            }
        )
    return entries


def update_text(change: Change, lang: str, fixed: Fixed | None = None) -> str:
    """One change as every client that reads `lang` is told it (UX-41); the text is made once."""
    text = change.told.get(lang)
    if text is None:
        text = change.told[lang] = _update(change, lang, fixed)
    return text


def _update(change: Change, lang: str, fixed: Fixed | None) -> str:
    """An `Update` as JSON text; `fixed` is what was written of the table before."""
    event, after = change.event, change.after
    fixed = fixed or Fixed()
    fixed.fit(after)
    typed = threw = False
    say = NOTHING
    if isinstance(event, RoundOpened | MoveMade):
        say = told(after.rules, fixed.names, event.events, lang)
        typed = isinstance(event, MoveMade) and event.typed
        threw = isinstance(event, MoveMade) and isinstance(event.move, Throw)
    state = state_text(after, lang, fixed, say.sentences if threw else None, change.digest)
    return (
        f'{{"type":"{Update.type}","version":{change.version},"what":"{TYPES[type(event)]}",'
        f'"typed":{"true" if typed else "false"},"events":{say.events},"sentences":{say.sentences},'
        f'"state":{state}}}'
    )
