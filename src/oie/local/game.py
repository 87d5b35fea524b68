"""A local game: the shell around one table.

It gives the table time and dice, keeps the secret of sealed dice out of everything that is shown
or stored, and saves and resumes. Screens draw `game.table` and call `do`; they hold no rules.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from oie.core.errors import OieError
from oie.core.moves import Throw
from oie.core.ruleset import Ruleset
from oie.dice import Dice, DiceKind, SealedDice, Segment, SystemDice, sealed_alone
from oie.record import Record, Replay, Seat, read, replay, save
from oie.table import Answer, Refusal, Table, decide, evolve, new_table
from oie.table import commands as cm
from oie.table.records import record_of, table_of
from oie.table.table import PACE

_CODE = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Characters of a table's code that cannot be mistaken for one another."""


class LocalGame:
    """One table on one screen."""

    def __init__(
        self,
        rules: Ruleset,
        seats: tuple[Seat, ...],
        dice: DiceKind = "system",
        pace: float = PACE,
        *,
        thrown: Dice | None = None,
        clock: Callable[[], float] = time.monotonic,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """A table before its first round; `thrown`, `clock` and `entropy` are for tests."""
        self.table: Table = new_table(rules, seats, dice, pace)
        self.code = "".join(secrets.choice(_CODE) for _ in range(5))
        self._clock = clock
        self._entropy = entropy
        self._plain: Dice = thrown if thrown is not None else SystemDice()
        self._sealed: SealedDice | None = None
        self._segments: tuple[Segment, ...] = ()
        self._saved: Path | None = None

    @property
    def segments(self) -> tuple[Segment, ...]:
        """The public facts of the sealed dice of this round; empty where its dice are not sealed."""
        if self._sealed is None:
            return self._segments
        return (*self._segments, self._sealed.segment)

    @property
    def delay(self) -> float | None:
        """Seconds until the machine moves, 0 where it is due; None where it is not awaited."""
        wake_at = self.table.wake_at
        return None if wake_at is None else max(0.0, wake_at - self._clock())

    def do(self, command: cm.Command) -> Answer | Refusal:
        """Carry out a command; its events, or why it was refused (then nothing has changed)."""
        if isinstance(command, cm.StartRound):
            return self._start(command)
        return self._do(command, self._clock())

    def hurry(self) -> Answer | Refusal:
        """The machine's move at once, without its pace: for rounds that nobody watches."""
        return self._do(cm.Wake(), max(self._clock(), self.table.wake_at or 0.0))

    def _do(self, command: cm.Command, now: float) -> Answer | Refusal:
        answer = decide(self.table, command, now, self._dice())
        if isinstance(answer, tuple):
            self._apply(answer)
        return answer

    def record(self) -> Record:
        """The round written down. Raises `TableError` before any round."""
        return record_of(self.table, self.segments, datetime.now().astimezone())

    def save(self, path: Path) -> None:
        """Save the round to `path`. Raises `TableError` or `RecordError`."""
        save(path, self.record())
        self._saved = path if self.table.running and self._sealed is not None else None

    def resume(self, path: Path) -> Replay:
        """Take up the round in the file at `path`. Raises `RecordError`; then nothing has changed."""
        return self.take_up(replay(read(path)))

    def take_up(self, found: Replay) -> Replay:
        """Take up a round that was read."""
        table = table_of(found, self._clock())
        segments = found.record.dice.segments
        sealed = self._seal(table, segments) if table.running else None
        self.close()
        self.table, self._segments, self._sealed = table, segments, sealed
        return found

    def close(self) -> None:
        """Leave the table: the secret of a running sealed round is shown in the file that it was saved to.

        The throws of a later session come from a segment of their own, so nothing to come is told.
        """
        if self._sealed is None:
            return
        shown = self._reveal()
        saved, self._saved = self._saved, None
        if saved is not None:
            # The round goes on without that file: it may have been moved or changed since.
            with suppress(OieError):
                _show_in(saved, shown)

    def _start(self, command: cm.StartRound) -> Answer | Refusal:
        before = self._sealed
        dice = self._dice()
        fresh = None
        if self.table.dice == "sealed":
            dice = fresh = sealed_alone(self.code, self.table.round + 1, entropy=self._entropy)
        answer = decide(self.table, command, self._clock(), dice)
        if isinstance(answer, tuple):
            if before is not None:
                self.close()
            self._segments, self._sealed = (), fresh
            self._apply(answer)
        return answer

    def _apply(self, answer: Answer) -> None:
        for event in answer:
            self.table = evolve(self.table, event)
        if not self.table.running and self._sealed is not None:
            self.close()

    def _dice(self) -> Dice:
        return self._sealed if self._sealed is not None else self._plain

    def _seal(self, table: Table, segments: tuple[Segment, ...]) -> SealedDice | None:
        """Dice for the rest of a round that is taken up: a segment of its own (UX-56)."""
        if table.dice != "sealed":
            return None
        throws = sum(isinstance(made.move, Throw) for made in table.history())
        last = segments[-1]
        return sealed_alone(last.table, table.round, last.segment + 1, throws + 1, self._entropy)

    def _reveal(self) -> Segment:
        assert self._sealed is not None
        shown = self._sealed.reveal()
        self._segments, self._sealed = (*self._segments, shown), None
        return shown


def _show_in(path: Path, shown: Segment) -> None:
    """Write a segment's secret into the record at `path`, if it is still the one with that segment."""
    record = read(path)
    known = record.dice.segments
    if known and known[-1].commitment == shown.commitment:
        save(path, replace(record, dice=replace(record.dice, segments=(*known[:-1], shown))))
