"""Standing: how things are at this moment, for a status line, and what may be chosen (UX-04, UX-13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from oie.core.moves import AwaitsChoice
from oie.core.position import Position
from oie.text.catalogue import t
from oie.text.effects import effects_text
from oie.text.words import kind_at, name_of, settled


def status(position: Position, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, who is held and who has turns to lose, as one text."""
    turn = turn_line(position, names, lang)
    return turn if position.all_free else " ".join((turn, *waiting_lines(position, names, lang)))


def turn_line(position: Position, names: Sequence[str], lang: str) -> str:
    """Whose turn it is, or how the round has ended."""
    result, seat = position.result, position.seat
    if result is None and position.pending is None:
        return _to_throw(tuple(names), seat, lang)
    if result is None:
        text = t(lang, "status-to-choose", name=name_of(names, seat, lang))
    elif result.winner is None:
        text = t(lang, "status-drawn")
    else:
        text = t(lang, "status-won", name=name_of(names, result.winner, lang))
    return settled(text, lang)


@lru_cache(maxsize=4096)
def _to_throw(names: tuple[str, ...], seat: int, lang: str) -> str:
    """Said after nearly every throw, and the same whenever it is the same player's turn."""
    return settled(t(lang, "status-to-throw", name=name_of(names, seat, lang)), lang)


def waiting_lines(position: Position, names: Sequence[str], lang: str) -> tuple[str, ...]:
    """A sentence for every seat that is held or has turns to lose; none once the round is over."""
    if position.result is not None:
        return ()
    waits = position.waits
    kept = [seat for seat in range(position.seats) if waits[seat] or position.is_held(seat)]
    return tuple(line for seat in kept for line in _waiting(position, seat, names, lang))


def choices(position: Position, lang: str) -> tuple[str, ...]:
    """What may be chosen now, in words and in the order of the choice's index; nothing else: empty."""
    awaits = position.awaits
    if not isinstance(awaits, AwaitsChoice):
        return ()
    return tuple(effects_text(position.rules, branch, lang) for branch in awaits.among)


def _waiting(position: Position, seat: int, names: Sequence[str], lang: str) -> list[str]:
    """What keeps a seat from throwing: nothing, a hold, turns to lose, or both."""
    lines: list[str] = []
    space, name = position.spaces[seat], name_of(names, seat, lang)
    if position.is_held(seat):
        kind = position.rules.board[space]
        at = "" if kind is None else kind_at(position.rules, kind.key, lang)
        message = "status-held" if position.held[seat] else "status-held-alone"
        lines.append(t(lang, message, name=name, at=at, space=space))
    if position.waits[seat]:
        lines.append(t(lang, "status-waits", name=name, turns=position.waits[seat]))
    return lines
