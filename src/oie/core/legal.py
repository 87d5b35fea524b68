"""Legal: which facts make a position under a ruleset.

Play itself never needs this room: it leads from one position to the next. Facts that come from
outside (a notation, a record, a question to the referee) are checked here, in one place.
"""

from __future__ import annotations

from collections.abc import Callable

from oie.core.effects import Hold
from oie.core.errors import PositionError
from oie.core.position import Pending, Position, is_held
from oie.core.ruleset import Ruleset
from oie.core.travel import travel

MOST_WAITS = 99
MOST_SEATS = 1_000_000
"""Of a position for analysis; a game names its own."""
MOST_COUNTERS = 1_000_000_000


def legal(position: Position, *, analysis: bool = False) -> Position:
    """`position` itself, if its facts are such as the ruleset allows.

    `analysis` allows any number of seats from 1. Raises `PositionError` naming the first fact
    that is not allowed. The facts need not be reachable from a start: a referee is asked about
    any table.
    """
    for check in (_seats, _spaces, _held, _waits, _counters, _state):
        if check is _seats and analysis:
            _lengths(position, 1, MOST_SEATS)
        else:
            check(position)
    return position


def _lengths(p: Position, least: int, most: int) -> None:
    if not least <= p.seats <= most:
        raise PositionError("position-seats", least=least, most=most, got=p.seats)
    if not 0 <= p.seat < p.seats:
        raise PositionError("position-seat", seat=p.seat, last=p.seats - 1)


def _seats(p: Position) -> None:
    _lengths(p, *p.rules.seats)


def _spaces(p: Position) -> None:
    rules = p.rules
    winner = None if p.result is None else p.result.winner
    for seat, space in enumerate(p.spaces):
        if not rules.start <= space <= rules.goal:
            raise PositionError("position-space", seat=seat, first=rules.start, goal=rules.goal, got=space)
        if space == rules.goal and seat != winner:
            raise PositionError("position-goal", seat=seat, goal=rules.goal)
    # A pawn that stands at a choice has not come to rest: it meets nobody yet.
    resting = [seat for seat in range(p.seats) if p.pending is None or seat != p.seat]
    for space in set(p.spaces):
        there = [seat for seat in resting if p.spaces[seat] == space]
        if len(there) > 1 and not _may_share(rules, space):
            raise PositionError("position-occupied", space=space, seats=", ".join(map(str, there)))


def _may_share(rules: Ruleset, space: int) -> bool:
    """True where several pawns can stand: shared, the start, or a hold whose freed pawn stays."""
    if rules.meeting.rule == "share" or space in rules.meeting.share or space == rules.start:
        return True
    hold = rules.holds[space]
    return hold is not None and hold.relief == "freed_stays"


def _held(p: Position) -> None:
    for seat, order in enumerate(p.held):
        hold: Hold | None = p.rules.holds[p.spaces[seat]]
        if order and (hold is None or hold.until != "relief"):
            raise PositionError("position-hold", seat=seat, space=p.spaces[seat])
    orders = sorted(order for order in p.held if order)
    if orders != list(range(1, len(orders) + 1)):
        raise PositionError("position-order", count=len(orders), got=", ".join(map(str, orders)))


def _waits(p: Position) -> None:
    for seat, waits in enumerate(p.waits):
        if not 0 <= waits <= MOST_WAITS:
            raise PositionError("position-wait", seat=seat, most=MOST_WAITS, got=waits)


def _counters(p: Position) -> None:
    if not p.rules.has_counters:
        if p.counters or p.pool:
            got = f"a pool of {p.pool}" if p.pool else _told(p.counters)
            raise PositionError("position-no-counters", got=got)
        return
    if len(p.counters) != p.seats or not all(0 <= c <= MOST_COUNTERS for c in p.counters):
        got = _told(p.counters)
        raise PositionError("position-counters", most=MOST_COUNTERS, got=got)
    if not 0 <= p.pool <= MOST_COUNTERS:
        raise PositionError("position-pool", most=MOST_COUNTERS, got=p.pool)


def _told(counters: tuple[int, ...]) -> str:
    """Counters for a message; a negative number stands for a seat of which nothing was said."""
    return ", ".join("none" if c < 0 else str(c) for c in counters) or "none"


def _state(p: Position) -> None:
    if p.result is not None:
        _finished(p)
    elif p.pending is not None:
        _choosing(p, p.pending)
    elif p.is_held(p.seat):
        raise PositionError("position-held-turn", seat=p.seat, space=p.spaces[p.seat])
    elif p.waits[p.seat]:
        raise PositionError("position-wait-turn", seat=p.seat, waits=p.waits[p.seat])


def _finished(p: Position) -> None:
    winner = None if p.result is None else p.result.winner
    if winner is None:
        for seat in range(p.seats):
            if not is_held(p.rules, p.spaces, p.held, seat):
                raise PositionError("position-drawn", seat=seat)
    elif not 0 <= winner < p.seats:
        raise PositionError("position-seat", seat=winner, last=p.seats - 1)
    elif p.spaces[winner] != p.rules.goal:
        raise PositionError("position-winner", seat=winner, space=p.spaces[winner], goal=p.rules.goal)


def _choosing(p: Position, pending: Pending) -> None:
    rules, space = p.rules, p.spaces[p.seat]
    wrong: Callable[[], PositionError] = lambda: PositionError(  # noqa: E731 - the one sentence for all of these
        "position-choice",
        seat=p.seat,
        space=space,
        faces="+".join(map(str, pending.faces)),
        origin=pending.origin,
    )
    in_range = rules.start <= pending.origin < rules.goal
    dice_fit = len(pending.faces) == rules.dice and all(1 <= f <= rules.faces for f in pending.faces)
    if not (in_range and dice_fit):
        raise wrong()
    for count in range(len(pending.answers) + 1):
        trip = travel(rules, pending.origin, pending.faces, pending.initial, pending.answers[:count])
        last = count == len(pending.answers)
        if not trip.among or (not last and not 0 <= pending.answers[count] < len(trip.among)):
            raise wrong()
    if trip.end != space:
        raise wrong()
