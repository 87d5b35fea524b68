"""Host: one table that is awake, with the pages that look at it.

For a command: decide, write down, and only when the disk has it change the table and tell every
page. While that lasts the next command of the same table waits. Where writing fails nothing has
changed, and the page that asked is told.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from oie.core.errors import OieError
from oie.dice import Dice, SystemDice
from oie.record import Record
from oie.table import Table, decide, evolve, log
from oie.table import commands as cm
from oie.table import events as ev
from oie.table.records import record_of
from oie.table.round import MoveMade
from oie.web.store import Row, Store

_LATE = 0.01  # a timer may fire a little before its time, and the table would find it too early
SHOW_SECONDS = 12.0
"""How long the machine waits at most for the pages to finish showing a move."""


@dataclass(frozen=True, slots=True)
class Change:
    """One version of a table, as every page is told."""

    version: int
    event: ev.TableEvent
    before: Table
    after: Table


Listener = Callable[[Change], None]


class Host:
    """The keeper of one table."""

    def __init__(
        self,
        code: str,
        table: Table,
        store: Store,
        dice: Dice | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.code = code
        self.table = table
        self.used = clock()
        self._store = store
        self._dice: Dice = SystemDice() if dice is None else dice
        self._clock = clock
        self._lock = asyncio.Lock()
        self._pages: dict[object, Listener] = {}
        self._showing: set[object] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def pages(self) -> int:
        """Pages that look at the table."""
        return len(self._pages)

    @property
    def busy(self) -> bool:
        """True while a command is being written down."""
        return self._lock.locked()

    def join(self, page: object, listener: Listener) -> None:
        """A page looks at the table: it hears every change, and the machine's clock runs."""
        self._pages[page] = listener
        self.used = self._clock()
        self._schedule()

    def leave(self, page: object) -> None:
        """A page is gone; without any the machine stops (UX-33)."""
        self._pages.pop(page, None)
        self._showing.discard(page)
        self.used = self._clock()
        self._schedule()

    def shown(self, page: object, version: int) -> None:
        """A page has finished showing `version`: the machine's pace counts from the end of the last show."""
        if version >= self.table.version and page in self._showing:
            self._showing.discard(page)
            if not self._showing:
                self._schedule(after_show=True)

    async def do(self, command: cm.Command) -> int | OieError:
        """Carry out a command: the version it led to, or why nothing changed."""
        async with self._lock:
            answer = decide(self.table, command, self._clock(), self._dice)
            if not isinstance(answer, tuple):
                return answer
            return await self._commit(answer, type(command).__name__)

    async def take_up(self, table: Table) -> int | OieError:
        """Put a round that was saved in place of what is played here."""
        async with self._lock:
            return await self._commit((ev.RoundTakenUp(table),), "TakeUp")

    def record(self) -> Record:
        """The round written down. Raises `TableError` before any round."""
        return record_of(self.table, (), datetime.now().astimezone())

    async def _commit(self, events: tuple[ev.TableEvent, ...], command: str) -> int | OieError:
        changes: list[Change] = []
        table = self.table
        for event in events:
            after = evolve(table, event)
            changes.append(Change(after.version, event, table, after))
            table = after
        rows: list[dict[str, object]] = [
            {"command": command, "event": log.encode(change.event)} for change in changes
        ]
        refusal = await self._write(rows, [_digest(change.after) for change in changes])
        if refusal is not None:
            return refusal
        self.table = table
        self.used = self._clock()
        for change in changes:
            self._tell(change)
        return table.version

    async def _write(self, bodies: list[dict[str, object]], digests: list[str]) -> OieError | None:
        version, now = self.table.version, self._clock()
        rows = [
            Row(self.code, version + 1 + place, now, json.dumps(body, separators=(",", ":")), digests[place])
            for place, body in enumerate(bodies)
        ]
        try:
            await asyncio.wrap_future(self._store.append(rows))
        except OieError as error:
            return error
        return None

    def _tell(self, change: Change) -> None:
        self._showing = set(self._pages) if isinstance(change.event, MoveMade) else set()
        for listener in list(self._pages.values()):
            listener(change)
        self._schedule()

    def _schedule(self, after_show: bool = False) -> None:
        """Set the clock for the machine's next move; none runs where no page looks on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        wake_at, now = self.table.wake_at, self._clock()
        if wake_at is None or not self._pages:
            return
        if after_show:
            delay = self.table.pace
        elif self._showing:
            delay = max(wake_at - now, SHOW_SECONDS)
        else:
            delay = max(wake_at - now, 0.0)
        self._timer = asyncio.get_running_loop().call_later(delay + _LATE, self._wake)

    def _wake(self) -> None:
        task = asyncio.get_running_loop().create_task(self._wake_up())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _wake_up(self) -> None:
        await self.do(cm.Wake())

    def close(self) -> None:
        """Stop the clock."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _digest(table: Table) -> str:
    """What a row says of the position after it, to find a log that was tampered with."""
    return "" if table.position is None else hashlib.sha256(str(table.position).encode()).hexdigest()[:16]
