"""History: the moves of a round as lines, each with its number, dice, way and words (UX-65)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from oie.core import events as ev
from oie.core.evolve import evolve
from oie.core.game import fold
from oie.core.moves import Throw
from oie.core.position import Position
from oie.table import Table
from oie.table.round import Made
from oie.text import t, tell
from oie.tui.telling import path_of


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the history."""

    number: int | None
    """Number of the throw; None for what is no throw: lots, stakes, turns passed over, a choice."""
    seat: int | None
    dice: str
    path: str
    text: str
    """What happened, in sentences."""
    taken_back: bool = False


def opening_position(table: Table) -> Position:
    """The position with which the round began. Raises ValueError before any round."""
    return fold(table.rules, table.opening.events if table.opening is not None else ())


def before_last(table: Table) -> Position:
    """The position before the last move that counts."""
    earlier = (event for made in table.history()[:-1] for event in made.events)
    return evolve(opening_position(table), earlier)


def lines(table: Table, lang: str) -> tuple[Line, ...]:
    """The round from its opening to now, in order; nothing where there is no round."""
    if table.opening is None:
        return ()
    return tuple(_lines(table, lang))


def last_lines(table: Table, lang: str, count: int) -> tuple[Line, ...]:
    """The last throws, the newest first, turns passed over left out."""
    found: list[Line] = []
    number = sum(isinstance(m.made.move, Throw) and not m.taken_back for m in table.moves)
    for made in reversed(table.history()):
        if len(found) == count:
            break
        if isinstance(made.move, Throw):
            path = path_of(table.rules, made.events, lang)
            found.append(Line(number, _seat(made.events), "+".join(map(str, made.move.faces)), path, ""))
            number -= 1
    return tuple(found)


def _lines(table: Table, lang: str) -> Iterator[Line]:
    assert table.opening is not None
    names = table.names
    yield from _opening(table, lang)
    position, number = opening_position(table), 0
    for made in table.moves:
        move = made.made.move
        is_throw = isinstance(move, Throw)
        number += is_throw and not made.taken_back
        events = made.made.events
        sentences = tell(table.rules, names, events, lang, before=position) if events else ()
        main = [s for s in sentences if not isinstance(events[s.last], ev.PassedOver | ev.TurnCame)]
        yield Line(
            number + made.taken_back if is_throw else None,
            _seat(events) if events else None,
            "+".join(map(str, move.faces)) if isinstance(move, Throw) else "",
            path_of(table.rules, events, lang),
            _notes(made, "" if _plain(events) else " ".join(s.text for s in main), lang),
            made.taken_back,
        )
        for sentence in sentences:
            event = events[sentence.last]
            if isinstance(event, ev.PassedOver):
                yield Line(None, event.seat, "", "", sentence.text)
        if not made.taken_back:
            position = evolve(position, events)


def _opening(table: Table, lang: str) -> Iterator[Line]:
    """The lots, and the stakes."""
    assert table.opening is not None
    if table.rules.starter == "lots_order":
        yield Line(None, None, "", "", t(lang, "ui-order", names=", ".join(table.names)))
    elif table.rules.starter == "lots":
        yield Line(
            None, table.opening.first, "", "", t(lang, "ui-lots", name=table.names[table.opening.first])
        )
    drawn = table.rules.starter != "alternate"
    for sentence in tell(table.rules, table.names, table.opening.events, lang)[drawn:]:
        yield Line(None, sentence.seat, "", "", sentence.text)


def _plain(events: Sequence[ev.Event]) -> bool:
    """True where a pawn only walked its throw: the way says it all."""
    acts = [event for event in events if not isinstance(event, ev.Thrown | ev.PassedOver | ev.TurnCame)]
    return (
        len(acts) == 1
        and isinstance(acts[0], ev.Moved)
        and acts[0].via is None
        and acts[0].why == "throw"
        and acts[0].end > acts[0].start
    )


def _notes(made: Made, text: str, lang: str) -> str:
    """The sentences, and what is to be known of a typed throw."""
    if made.taken_back:
        return f"{t(lang, 'ui-taken-back')} {text}".strip()
    return f"{text} {t(lang, 'terminal-typed')}" if made.made.typed else text


def _seat(events: Sequence[ev.Event]) -> int | None:
    """Whose move it was."""
    for event in events:
        if isinstance(event, ev.Thrown | ev.Chosen):
            return event.seat
    return None
