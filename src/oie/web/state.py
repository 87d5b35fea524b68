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

from oie.core.moves import AwaitsChoice, AwaitsThrow, Finished, Throw
from oie.core.position import Position
from oie.core.ruleset import Ruleset
from oie.record import encode_event
from oie.table import Table
from oie.table import events as ev
from oie.table.log import TYPES
from oie.table.round import MoveMade, RoundOpened
from oie.table.seats import initials
from oie.text import choices, rule_lines, status
from oie.text.words import in_language
from oie.web.course import Change, digest
from oie.web.outgoing import Update, encode
from oie.web.telling import NOTHING, sentences, told

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Data: TypeAlias = dict[str, Json]

_ENCODER = msgspec.json.Encoder()


class Fixed:
    """The parts of a table's state that a throw leaves as they were, as JSON text, each written once."""

    __slots__ = ("_lobby", "_segments", "_sitting", "lobby", "names", "seats", "segments")

    def __init__(self) -> None:
        """Nothing is written yet."""
        self.seats: tuple[str, ...] = ()
        """Of each seat in turn order what does not change within a round, without its last bracket."""
        self.names: tuple[str, ...] = ()
        """Names in turn order."""
        self.lobby = ""
        self.segments = ""
        self._sitting: tuple[object, object] | None = None
        self._lobby: tuple[object, object] | None = None
        self._segments: object = None

    def fit(self, table: Table) -> None:
        """Write anew what is another than before; values never change, so the same object is the same."""
        sat = self._sitting
        if sat is None or sat[0] is not table.seats or sat[1] is not table.order:
            self._sitting = (table.seats, table.order)
            self.names = table.names
            self.seats = tuple(_text(seat)[:-1] for seat in _sitting(table))
        shown = self._lobby
        if shown is None or shown[0] is not table.lobby or shown[1] is not table.seats:
            self._lobby = (table.lobby, table.seats)
            self.lobby = _text(_lobby(table))
        if self._segments is not table.segments:
            self._segments = table.segments
            self.segments = _text([segment.as_dict() for segment in table.segments])


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
        f'"lobby":{fixed.lobby},"sealing":{_sealing(table)},"segments":{fixed.segments},'
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
        }
        for seat, one in enumerate(in_order)
    ]


def _seats(table: Table, fixed: Fixed) -> str:
    """Seats in turn order, with all that stands beside their pawns."""
    position, order = table.position, table.order or range(len(table.seats))
    if position is None:
        start = table.rules.start
        rest = f'"space":{start},"waits":0,"held":false,"counters":null}}'
        return ",".join(
            f'{sitting},"score":{table.score[place]},{rest}'
            for sitting, place in zip(fixed.seats, order, strict=True)
        )
    over, purses = position.result is not None, position.counters
    return ",".join(
        f'{sitting},"score":{table.score[place]},"space":{position.spaces[seat]},"waits":{position.waits[seat]},'
        f'"held":{"true" if not over and position.is_held(seat) else "false"},'
        f'"counters":{purses[seat] if purses else "null"}}}'
        for seat, (sitting, place) in enumerate(zip(fixed.seats, order, strict=True))
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
    match position.awaits:
        case AwaitsThrow(seat=seat):
            machine = "true" if table.machine_awaited else "false"
            return f'{{"what":"throw","seat":{seat},"machine":{machine}}}'
        case AwaitsChoice(seat=seat):
            offers = choices(position, lang)
            return _text({"what": "choice", "seat": seat, "machine": table.machine_awaited, "offers": offers})
        case Finished():
            return "null"


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
        text = change.told[lang] = encode(update_of(change, lang, fixed))
    return text


def update_of(change: Change, lang: str, fixed: Fixed | None = None) -> Update:
    """One change with the state that it led to; `fixed` is what was written of the table before."""
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
    return Update(
        change.version,
        _what(event),
        typed,
        msgspec.Raw(say.events.encode()),
        msgspec.Raw(say.sentences.encode()),
        msgspec.Raw(state.encode()),
    )


def _what(event: ev.TableEvent) -> str:
    """The kind of change, in the words of the log."""
    return TYPES[type(event)]
