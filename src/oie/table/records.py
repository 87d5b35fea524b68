"""Records of a table: its round written down, and a round that was written down taken up again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from oie.core.moves import Throw
from oie.dice import Segment
from oie.record import DiceFacts, Record, RecordedMove, Replay, TableFacts, write_down
from oie.table.errors import TableError
from oie.table.round import Made, MoveMade, RoundOpened
from oie.table.table import Table, throws_in


def record_of(table: Table, segments: Sequence[Segment], saved_at: datetime) -> Record:
    """The running or finished round of a table, as it stands. Raises `TableError` before any round."""
    opening, position = table.opening, table.position
    if opening is None or position is None:
        raise TableError("table-no-round")
    return write_down(
        position,
        saved_at=saved_at,
        seats=table.in_order,
        table=TableFacts(
            table.round, table.score, opening.first, table.order, table.pace, table.lobby is not None
        ),
        dice=DiceFacts(table.dice, tuple(segments)),
        moves=[RecordedMove(m.made.move, m.made.typed, m.taken_back) for m in table.moves],
        events=[*opening.events, *(e for made in table.history() for e in made.events)],
    )


def table_of(replay: Replay, now: float) -> Table:
    """The table as it was when the record was saved (UX-55).

    Where the machine's move was pending, it comes after its pace, counted from `now`.
    """
    record = replay.record
    order = record.table.order
    seats = tuple(seat for _, seat in sorted(zip(order, record.seats, strict=True), key=lambda pair: pair[0]))
    table = Table(
        replay.rules,
        seats,
        record.dice.kind,
        record.table.pace,
        record.table.round,
        record.table.score,
        order,
        RoundOpened(now, order, record.table.starter, replay.steps[0].events),
        _moves(replay, now),
        replay.position,
        replay.position.pool if record.result is not None and record.result.winner is None else 0,
        segments=record.dice.segments,
    )
    table = replace(table, throws=throws_in(table.moves))
    return replace(table, wake_at=now + table.pace if table.machine_awaited else None)


def _moves(replay: Replay, now: float) -> tuple[Made, ...]:
    """The history, moves taken back included; these have no events any more."""
    steps = iter(replay.steps[1:])
    made = []
    for recorded in replay.record.moves:
        typed = recorded.typed and isinstance(recorded.move, Throw)
        events = () if recorded.taken_back else next(steps).events
        made.append(Made(MoveMade(now, recorded.move, events, typed), recorded.taken_back))
    return tuple(made)
