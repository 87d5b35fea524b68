"""Hub: every table of a server, awake or asleep.

A table wakes when somebody asks for it: its log is folded. It sleeps again, and costs no memory, when no
page has looked at it for a while; nothing is lost by that, for the log is the table.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable
from weakref import WeakValueDictionary

from oie.core.errors import OieError
from oie.dice import Dice
from oie.table import Table, evolve, log
from oie.table.events import TableEvent
from oie.table.log import replay
from oie.table.rounds import rounds_of
from oie.web.errors import WebError
from oie.web.host import Host
from oie.web.store import Row, Store
from oie.web.tally import Tally
from oie.web.vault import Vault

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Characters of a code that cannot be mistaken for one another."""
CODE_LENGTH = 8
"""Of a table on one screen: it is not listed anywhere, and its address is all that is needed to play."""
SHORT_CODE = 5
"""Of a table with a lobby: it is told and typed (UX-45), and who acts for a seat needs a key besides."""
MOST_AWAKE = 5_000
DROWSY_SECONDS = 120.0
"""After so long without a page a table may sleep."""


class Hub:
    """The tables of one data folder."""

    def __init__(
        self, store: Store, dice: Dice | None = None, clock: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self._dice = dice
        self._clock = clock
        self.tally = Tally()
        self._hosts: dict[str, Host] = {}
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def awake(self) -> int:
        """Tables in memory."""
        return len(self._hosts)

    @property
    def lines(self) -> int:
        """Pages and programs that look at a table."""
        return sum(host.pages for host in self._hosts.values())

    def now(self) -> float:
        """The time, as the rows of tables have it."""
        return self._clock()

    async def open(self, table: Table, events: tuple[TableEvent, ...] = ()) -> Host:
        """Write a new table down, with what happened at it at once, and keep it awake.

        Raises `StoreError` or `WebError`; then there is no table.
        """
        self.rest()
        if len(self._hosts) >= MOST_AWAKE:
            raise WebError("web-full", most=MOST_AWAKE)
        code = await self._new_code(CODE_LENGTH if table.lobby is None else SHORT_CODE)
        told = [log.opened(table), *(log.encode(event) for event in events)]
        now = self._clock()
        rows = [Row(code, version, now, _body(event), "") for version, event in enumerate(told)]
        await asyncio.wrap_future(self.store.append(rows))
        for event in events:
            table = evolve(table, event)
        host = self._hosts[code] = self._host(code, table)
        self.tally.opened += 1
        return host

    async def _new_code(self, length: int) -> str:
        """A code that no table has."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(length))
            if code not in self._hosts and not await asyncio.to_thread(self.store.rows, code, -1):
                return code

    async def find(self, code: str) -> Host:
        """The table of that code. Raises `WebError` where there is none, or it cannot be read."""
        host = self._hosts.get(code)
        if host is not None:
            host.used = self._clock()  # it does not go to sleep between a request and its answer
            return host
        if not 1 <= len(code) <= 16 or not set(code) <= set(LETTERS):
            raise WebError("web-no-table", code=code)
        async with self._alone(code):
            if code not in self._hosts:
                self._hosts[code] = await asyncio.to_thread(self._wake, code)
        return self._hosts[code]

    def _alone(self, code: str) -> asyncio.Lock:
        """Held while a table wakes or is removed; all who wait have the same one, and then it is gone."""
        return self._waking.setdefault(code, asyncio.Lock())

    async def rounds(self, host: Host) -> list[Table]:
        """A table as it was at the end of each of its rounds; the running or last one comes last."""
        return await asyncio.to_thread(self._rounds, host.code)

    def _rounds(self, code: str) -> list[Table]:
        told = [json.loads(row.body)["event"] for row in self.store.rows(code, -1)]
        return list(rounds_of(log.first_of(told[0]), map(log.decode, told[1:])))

    def _wake(self, code: str) -> Host:
        """Read a table's log, and the secret of its dice, and fold it."""
        table, vault = fold(code, self.store.rows(code, -1)), Vault(code, self.store)
        vault.load(table)
        return self._host(code, table, vault)

    def _host(self, code: str, table: Table, vault: Vault | None = None) -> Host:
        return Host(
            code, table, self.store, dice=self._dice, clock=self._clock, vault=vault, tally=self.tally
        )

    async def delete(self, code: str) -> None:
        """Forget a table for good."""
        async with self._alone(code):
            host = self._hosts.pop(code, None)
            if host is not None:
                host.close()
            await asyncio.wrap_future(self.store.delete(code))
            self.tally.removed += 1
            if host is not None:
                host.deleted()

    async def remove(self, codes: list[str], before: float) -> int:
        """Remove those of some tables that sleep and whose last row is older than `before`; how many.

        Nobody can wake a table while it is removed: who asks for it waits, and finds none.
        """
        removed = 0
        for code in codes:
            async with self._alone(code):
                rows = await asyncio.to_thread(self.store.rows, code, -1)
                if code not in self._hosts and rows and rows[-1].at < before:
                    await asyncio.wrap_future(self.store.delete(code))
                    removed += 1
        self.tally.removed += removed
        return removed

    def rest(self) -> None:
        """Let tables sleep that no page looks at."""
        now = self._clock()
        for code, host in list(self._hosts.items()):
            if not host.pages and not host.busy and now - host.used > DROWSY_SECONDS:
                host.close()
                del self._hosts[code]

    def close(self) -> None:
        """End every clock and the store."""
        for host in self._hosts.values():
            host.close()
        self.store.close()


def _body(event: log.Data) -> str:
    return json.dumps({"command": "Open", "event": event}, separators=(",", ":"))


def fold(code: str, rows: list[Row]) -> Table:
    """The table that a log tells. Raises `WebError` where there is none, or it cannot be read."""
    if not rows:
        raise WebError("web-no-table", code=code)
    try:
        if [row.version for row in rows] != list(range(len(rows))):
            raise ValueError("a version is missing")
        return replay(json.loads(row.body)["event"] for row in rows)
    except (OieError, ValueError, KeyError, TypeError, AssertionError) as error:
        raise WebError("web-damaged", code=code, problem=error) from error
