"""Notation: positions, throws and choices as one line of text, and back.

    position  =  seat (" " seat)* " / " awaited [" / pool " number]
    seat      =  space ["*"] ["!" [order]] ["-" turns] ["$" counters]
    awaited   =  n " to throw" | n " won" | "draw"
               | n " to choose by " throw " from " space [" first"] [" after " index ("," index)*]
    throw     =  face ("+" face)*
    choice    =  "#" index

`*` the seat has not thrown yet; `!` held, with its order (1 = longest) where several are held;
`-2` two turns to lose; `$18` counters. Seats are counted from 0. `parse(str(x)) == x` for every
position, throw and choice.
"""

from __future__ import annotations

import re

from oie.core.errors import NotationError
from oie.core.legal import legal
from oie.core.moves import Choice, Throw
from oie.core.position import Pending, Position, Result
from oie.core.ruleset import Ruleset

LONGEST = 2000
"""Characters that a text may have; a longer one is refused unread."""

_THROW = re.compile(r"[1-9][0-9]?(?:\+[1-9][0-9]?){0,11}")
_SEAT = re.compile(
    r"(?P<space>0|[1-9][0-9]{0,3})(?P<first>\*)?(?P<held>!(?P<order>[1-9][0-9]?)?)?"
    r"(?:-(?P<waits>[1-9][0-9]?))?(?:\$(?P<counters>0|[1-9][0-9]{0,9}))?"
)
_AWAITED = re.compile(
    r"(?P<seat>0|[1-9][0-9]?) (?:(?P<does>to throw|won)|to choose by (?P<faces>[0-9+]+)"
    r" from (?P<origin>0|[1-9][0-9]{0,3})(?P<first> first)?"
    r"(?: after (?P<answers>[0-9]{1,2}(?:,[0-9]{1,2})*))?)"
)
_POOL = re.compile(r"pool (?P<pool>0|[1-9][0-9]{0,9})")


def parse_throw(text: str) -> Throw:
    """The throw written as `6+3`. Raises `NotationError`; whether the dice fit is asked by `play`."""
    bounded = _bounded(text)
    if not _THROW.fullmatch(bounded):
        raise NotationError("notation-throw", got=text)
    return Throw(tuple(int(face) for face in bounded.split("+")))


def parse_position(rules: Ruleset, text: str, *, analysis: bool = False) -> Position:
    """The position that `text` describes under `rules`.

    Spaces around and between the parts may be doubled. Raises `NotationError` where the text has
    another form and `PositionError` where its facts are not allowed; `analysis` allows any
    number of seats from 1.
    """
    parts = [" ".join(part.split()) for part in _bounded(text).split("/")]
    if not 2 <= len(parts) <= 3 or not parts[0]:
        raise NotationError("notation-shape", got=text)
    seats = []
    for word in parts[0].split(" "):
        match = _SEAT.fullmatch(word)
        if match is None:
            raise NotationError("notation-seat", got=word)
        seats.append(match)
    pool = _POOL.fullmatch(parts[2]) if len(parts) == 3 else None
    if len(parts) == 3 and pool is None:
        raise NotationError("notation-pool", got=parts[2])
    seat, pending, result = _awaited(parts[1])
    position = Position(
        rules,
        spaces=tuple(int(match["space"]) for match in seats),
        waits=tuple(int(match["waits"] or 0) for match in seats),
        held=tuple(int(match["order"] or 1) if match["held"] else 0 for match in seats),
        thrown=tuple(match["first"] is None for match in seats),
        counters=_counters(rules, [match["counters"] for match in seats]),
        pool=int(pool["pool"]) if pool else 0,
        seat=seat,
        pending=pending,
        result=result,
    )
    return legal(position, analysis=analysis)


def _counters(rules: Ruleset, given: list[str | None]) -> tuple[int, ...]:
    """Counters as written; full purses where a text says nothing of them at all."""
    if any(given):
        return tuple(-1 if counters is None else int(counters) for counters in given)
    return () if rules.purse is None else (max(0, rules.purse - rules.stake),) * len(given)


def _awaited(text: str) -> tuple[int, Pending | None, Result | None]:
    if text == "draw":
        return 0, None, Result(None)
    match = _AWAITED.fullmatch(text)
    if match is None:
        raise NotationError("notation-awaited", got=text)
    seat = int(match["seat"])
    if match["does"]:
        return seat, None, Result(seat) if match["does"] == "won" else None
    pending = Pending(
        origin=int(match["origin"]),
        faces=parse_throw(match["faces"]).faces,
        initial=match["first"] is not None,
        answers=tuple(int(index) for index in (match["answers"] or "").split(",") if index),
    )
    return seat, pending, None


def parse_choice(text: str) -> Choice | None:
    """The choice written as `#1`, or None where the text is none."""
    match = re.fullmatch(r"#([0-9]{1,2})", text.strip()[:8])
    return Choice(int(match[1])) if match else None


def _bounded(text: str) -> str:
    if len(text) > LONGEST:
        raise NotationError("notation-too-long", limit=LONGEST, got=len(text))
    return text.strip()
