"""Replay: a record taken up again, once all its parts agree.

1. the ruleset is made from the text in the record, whatever the program ships today;
2. the position is read and must be one that the ruleset allows;
3. the events are folded, and must lead to that position;
4. the moves are played, and must lead to the same events;
5. result, seats, order and starter must be those of the round.

Each that fails is one `RecordError` with its own code, and nothing has happened (UX-57).
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from itertools import zip_longest

from oie.core import events as ev
from oie.core.errors import MoveError, NotationError, PositionError
from oie.core.evolve import evolve, opening
from oie.core.game import Step, play, start
from oie.core.notation import parse_position
from oie.core.position import Position
from oie.core.ruleset import Ruleset
from oie.record.errors import RecordError, ReplayMismatch
from oie.record.form import Record
from oie.rulesets import RulesetError, load, ruleset, shipped, shipped_sheet

_SEATS = ("seat", "by", "met", "first")
_SPACES = ("start", "end", "space", "origin", "via")
_COUNTERS = ("amount", "due", "pool")

_POSITION_CODES = {
    "position-space": "record-space",
    "position-occupied": "record-occupied",
    "position-hold": "record-hold",
    "position-goal": "record-no-result",  # a pawn on the goal, and nobody said to have won
}


@dataclass(frozen=True, slots=True)
class Replay:
    """A record whose parts agree, ready to be shown, continued or proved."""

    record: Record
    rules: Ruleset
    steps: tuple[Step, ...]
    """The opening, then one step for each move that counts."""
    position: Position
    """Where the round stands."""


def replay(record: Record, *, moves: bool = True) -> Replay:
    """Take up `record`, or raise `RecordError` for the first thing in it that does not agree.

    `moves=False` leaves out step 4: so a round that an older program played with a fault mended
    since can still be read, from its events, after `ReplayMismatch` was reported.
    """
    rules = rules_of(record)
    _check_seats(record, rules)
    _check_segments(record)
    position = _position(record, rules)
    steps = _steps(record, rules)
    folded = steps[-1].position
    if folded != position:
        raise RecordError("record-fold", folded=str(folded), position=str(position))
    if moves:
        _check_moves(record, rules, steps)
    return Replay(record, rules, steps, position)


def rules_of(record: Record) -> Ruleset:
    """The ruleset in the record under its options. Raises `RecordError`."""
    copy = record.ruleset
    digest = hashlib.sha256(copy.text.encode()).hexdigest()
    if digest != copy.digest:
        raise RecordError("record-ruleset-digest", id=copy.id)
    try:
        if copy.id in shipped() and shipped_sheet(copy.id).digest == digest:
            rules = ruleset(copy.id, **record.options)  # the same text, read and checked already
        else:
            rules = load(copy.text, **record.options)
    except RulesetError as error:
        code = "record-option" if _is_sound(copy.text) else "record-ruleset"
        raise RecordError(code, cause=error) from error
    if (rules.id, rules.version) != (copy.id, copy.version):
        named, held = f"{copy.id} {copy.version}", f"{rules.id} {rules.version}"
        raise RecordError("record-ruleset-other", named=named, held=held)
    return rules


def _is_sound(text: str) -> bool:
    """Whether the ruleset can be had at all, so that the options asked for are what is wrong."""
    try:
        load(text)
    except RulesetError:
        return False
    return True


def _check_seats(record: Record, rules: Ruleset) -> None:
    seats, table = len(record.seats), record.table
    least, most = rules.seats
    if not least <= seats <= most:
        raise RecordError("record-seats", least=least, most=most, got=seats)
    if sorted(table.order) != list(range(seats)):
        raise RecordError("record-order", field="table.order", seats=seats, got=list(table.order))
    if len(table.score) != seats:
        raise RecordError("record-score", field="table.score", seats=seats, got=len(table.score))


def _check_segments(record: Record) -> None:
    """Sealed dice have their segments in order, each from a throw of the round; other dice have none."""
    segments, throws = record.dice.segments, len(record.throws)
    sealed = record.dice.kind == "sealed"
    if sealed != bool(segments):
        expected = "at least one segment" if sealed else "no segments"
        raise RecordError("record-segments", expected=expected, got=len(segments))
    first = 1
    for number, segment in enumerate(segments, 1):
        if segment.segment != number or not first <= segment.first <= throws + 1:
            expected = f"segment {number} from a throw between {first} and {throws + 1}"
            got = f"segment {segment.segment} from throw {segment.first}"
            raise RecordError("record-segments", expected=expected, got=got)
        first = segment.first


def _position(record: Record, rules: Ruleset) -> Position:
    try:
        position = parse_position(rules, record.position)
    except NotationError as error:
        raise RecordError("record-notation", cause=error) from error
    except PositionError as error:
        raise RecordError(_POSITION_CODES.get(error.code, "record-position"), cause=error) from error
    if position.result != record.result:
        if record.result is None:
            raise RecordError("record-no-result")
        won = record.result.winner
        result = "draw" if won is None else f"{won} won"
        raise RecordError("record-result", result=result, position=record.position)
    return position


def _steps(record: Record, rules: Ruleset) -> tuple[Step, ...]:
    """The events folded, one step for the opening and one for each throw or choice."""
    first = record.events[0] if record.events else None
    if not isinstance(first, ev.RoundStarted):
        raise RecordError("record-first-event", got=first)
    if first.seats != len(record.seats):
        raise RecordError("record-event-seats", seats=len(record.seats), got=first.seats)
    for number, event in enumerate(record.events, 1):
        _check_event(event, number, rules, first.seats)
    if first.first != record.table.starter:
        raise RecordError("record-starter", starter=record.table.starter, first=first.first)
    parts: list[list[ev.Event]] = [[]]
    for event in record.events[1:]:
        if isinstance(event, ev.Thrown | ev.Chosen):
            parts.append([])
        parts[-1].append(event)
    position = evolve(opening(rules, first), parts[0])
    steps = [Step(position, (first, *parts[0]))]
    for part in parts[1:]:
        position = evolve(position, part)
        steps.append(Step(position, tuple(part)))
    return tuple(steps)


def _check_event(event: ev.Event, number: int, rules: Ruleset, seats: int) -> None:
    """Refuse what cannot be folded, or could not be shown on the board of this game."""
    if number > 1 and isinstance(event, ev.RoundStarted):
        raise RecordError("record-event-twice", event=number)
    for name in event.__dataclass_fields__:
        value = getattr(event, name)
        if type(value) is not int:
            continue
        if name in _SEATS and value >= seats:
            raise RecordError("record-event-seat", event=number, last=seats - 1, got=value)
        if name in _SPACES and value > rules.goal:
            raise RecordError("record-event-space", event=number, goal=rules.goal, got=value)
        if name in _COUNTERS and value and not rules.has_counters:
            raise RecordError("record-event-counters", event=number)


def _check_moves(record: Record, rules: Ruleset, steps: tuple[Step, ...]) -> None:
    """Play the moves that count, and compare what happens with what the record tells."""
    first = record.events[0]
    assert isinstance(first, ev.RoundStarted)
    try:
        step = start(rules, first.seats, first.first, pool=first.pool)
    except PositionError as error:
        raise RecordError("record-position", cause=error) from error
    counted = record.counted
    for turn in range(max(len(steps), len(counted) + 1)):
        if turn:
            step = _played(step, record, turn) if turn <= len(counted) else Step(step.position, ())
        told = steps[turn].events if turn < len(steps) else ()
        for recorded, played in zip_longest(told, step.events):
            if recorded != played:
                raise ReplayMismatch(turn=turn, recorded=recorded, played=played)


def _played(step: Step, record: Record, turn: int) -> Step:
    try:
        return play(step.position, record.counted[turn - 1].move)
    except MoveError as error:
        raise RecordError("record-illegal-move", turn=turn, cause=error) from error
