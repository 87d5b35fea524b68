"""Host: one table that is awake, with the pages that look at it.

For a command: decide, write down, and only when the disk has it change the table and tell every
page. While that lasts the next command of the same table waits. Where writing fails nothing has
changed, and the page that asked is told.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from datetime import datetime

from oie.core.errors import OieError
from oie.dice import Dice, SystemDice
from oie.record import Record
from oie.table import Table
from oie.table import commands as cm
from oie.table.records import record_of
from oie.table.rights import CLOCK, Actor, refusal
from oie.table.round import MoveMade
from oie.web.bodies import body_of
from oie.web.course import Change, Course
from oie.web.errors import WebError
from oie.web.presence import Listener, Presence
from oie.web.state import Fixed
from oie.web.store import Row, Store
from oie.web.tally import Tally
from oie.web.vault import Vault

_LATE = 0.01  # a timer may fire a little before its time, and the table would find it too early
SHOW_SECONDS = 12.0
"""How long the machine waits at most for the pages to finish showing a move."""
REMEMBERED = 24
"""Changes kept in memory for pages that come back after a short while."""


class Host:
    """The keeper of one table."""

    def __init__(
        self,
        code: str,
        table: Table,
        store: Store,
        *,
        dice: Dice | None = None,
        clock: Callable[[], float] = time.time,
        vault: Vault | None = None,
        tally: Tally | None = None,
    ) -> None:
        """A table that is awake. `vault` knows its secret if it woke up; `dice` and `clock` are for tests."""
        self.code = code
        self.table = table
        self.presence = Presence(clock)
        self.tally = Tally() if tally is None else tally
        self.used = clock()
        self.fixed = Fixed()
        """What was written of the table for the pages that are told of it."""
        self._store = store
        self._vault = vault or Vault(code, store)
        self._dice: Dice = SystemDice() if dice is None else dice
        self._clock = clock
        self._lock = asyncio.Lock()
        self._closed = False
        self._changes: deque[Change] = deque(maxlen=REMEMBERED)
        self._showing: set[Listener] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def pages(self) -> int:
        """Pages that look at the table."""
        return self.presence.pages

    @property
    def busy(self) -> bool:
        """True while a command is being written down."""
        return self._lock.locked()

    def join(self, page: Listener) -> None:
        """A page looks at the table: it hears every change, and the machine's clock runs."""
        self.presence.join(page, self.table)
        self.used = self._clock()
        self._schedule()

    def leave(self, page: Listener) -> None:
        """A page is gone; without any the machine stops (UX-33)."""
        self.presence.leave(page, self.table)
        self._showing.discard(page)
        self.used = self._clock()
        self._schedule()

    def shown(self, page: Listener, version: int) -> None:
        """A page has finished showing `version`: the machine's pace counts from the end of the last show."""
        if version >= self.table.version and page in self._showing:
            self._showing.discard(page)
            if not self._showing:
                self._schedule(after_show=True)

    def since(self, version: int) -> list[Change] | None:
        """The changes after `version`, or None where they are not all remembered."""
        missing = [change for change in self._changes if change.version > version]
        return missing if len(missing) == self.table.version - version else None

    async def do(self, command: cm.Command, actor: Actor = CLOCK) -> int | OieError:
        """Carry out a command: the version it led to, or why nothing changed."""
        async with self._lock:
            if self._closed:  # deleted while somebody looked on: a row more would begin a log in its middle
                return WebError("web-no-table", code=self.code)
            refused = refusal(self.table, actor, command)
            if refused is not None:
                return refused
            course = Course(self.table, self._clock(), self._dice, self._vault)
            failed = course.run(command, self.presence.contributors)
            if failed is None:
                failed = await self._write(course, type(command).__name__)
            if failed is not None:
                return failed
            self._adopt(course)
            self.tally.accepted += 1
            return self.table.version

    def record(self) -> Record:
        """The round written down. Raises `TableError` before any round."""
        return record_of(self.table, self.table.segments, datetime.now().astimezone())

    async def _write(self, course: Course, command: str) -> OieError | None:
        rows = [
            Row(self.code, change.version, course.now, body_of(command, change), change.digest)
            for change in course.changes
        ]
        try:
            await self._store.write(rows, course.kept)
        except OieError as error:
            return error
        return None

    def _adopt(self, course: Course) -> None:
        """What was written down is true from now on, and told."""
        for kept in course.kept:
            self._vault.keep(kept)
        before, self.table = self.table, course.table
        self.used = self._clock()
        for change in course.changes:
            self._changes.append(change)
            self._showing = set(self.presence) if isinstance(change.event, MoveMade) else set()
            for page in tuple(self.presence):
                page.changed(change)
            change.told.clear()  # thousands of tables: a page that comes back has its text made anew
        if before.lobby != self.table.lobby:
            self.presence.changed(self.table)  # the host may be another one, who is here or away
        self._schedule()

    def _schedule(self, after_show: bool = False) -> None:
        """Set the clock for the machine's next move; none runs where no page looks on."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        wake_at, now = self.table.wake_at, self._clock()
        if wake_at is None or not self.pages:
            return
        if self.table.sealing is not None:
            delay = max(wake_at - now, 0.0)
        elif after_show:
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

    def deleted(self) -> None:
        """The table is no more: every page is told, and has nothing to come back to."""
        for page in tuple(self.presence):
            page.turned_away(WebError("web-no-table", code=self.code))

    def close(self) -> None:
        """Stop the clock, and do nothing any more."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
