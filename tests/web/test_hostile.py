"""A million hostile frames: nothing changes, breaks or grows, and each has one answer (UX-40, UX-42).

Most go straight to `Line.hear` at tables in every condition, from people who have no right to anything there;
`test_hostile_requests` sends thousands over real connections.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

import oie
from oie.core.errors import OieError
from oie.dice import DiceKind
from oie.table import commands as cm
from oie.table import new_table
from oie.table.lobby import open_lobby
from oie.table.rights import Actor
from oie.table.seats import seat
from oie.web import line as lines
from oie.web.host import Host
from oie.web.hub import LETTERS, Hub
from oie.web.incoming import AskRound, Command, Hello, Shown, read
from oie.web.line import Line
from oie.web.store import MemoryStore, Row
from tests.web.nasty import frame
from tests.web.virtual import run_virtually

MANY = 1_000_000
HOST, GUEST, STRANGER = Actor("host"), Actor("guest"), "a key of another table"
MOST_GROWTH = 24 * 1024 * 1024
"""Bytes; what a million frames may leave behind, caches included."""


@pytest.fixture(autouse=True)
def nobody_is_told_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit of messages a second would answer for almost all of them."""
    monkeypatch.setattr(lines, "MOST_A_SECOND", 1e12)


async def played(host: Host, throws: int) -> None:
    """So many throws, by whoever is awaited."""
    for _ in range(throws):
        if not host.table.running:
            return
        actor = (HOST, GUEST)[host.table.awaited_place or 0]
        assert isinstance(await host.do(cm.ThrowDice(host.table.turn), actor), int)


async def tables() -> list[Host]:
    """Tables in every condition: before a round, while dice are sealed, at the host's turn, after the end."""
    hub, found = Hub(MemoryStore()), []
    for condition in ("before", "sealing", "running", "over"):
        lobby = open_lobby("host", (True, False))
        dice: DiceKind = "sealed" if condition == "sealing" else "system"
        host = await hub.open(
            new_table(oie.ruleset("pair-impair"), (seat(0, "H"), seat(1, "G")), dice, lobby=lobby)
        )
        await host.do(cm.TakeSeat(1, "G", "guest"), GUEST)
        here = Line(host, "host", "en", lambda: None)  # the host is there, so nobody may take over
        here.begin()
        here.waiting = asyncio.Queue()  # without end: what it is told is not looked at
        if condition != "before":
            await host.do(cm.StartRound(), HOST)
        if condition == "over":
            await played(host, 1000)
        if condition == "running":
            while host.table.awaited_place != 0 or host.table.turn == 0:
                await played(host, 1)
        found.append(host)
    assert [host.table.running for host in found] == [False, False, True, False]
    return found


@dataclass
class Attacker:
    """One line of somebody who is up to no good."""

    line: Line
    heard: Counter[str]

    async def send(self, text: str) -> None:
        """One frame: exactly one answer where one is due, and no change."""
        before = self.line.host.table
        due = _due(text)
        await self.line.hear(text)
        answers = 0
        while not self.line.waiting.empty():
            told = json.loads(self.line.waiting.get_nowait() or "{}")
            if told["type"] in ("accepted", "refused"):
                answers += 1
                assert told["type"] == "refused", text
                assert 0 < len(told["message"]) < 2000
                self.heard[told["code"]] += 1
        assert answers == due or (due == 0 and answers == 1 and self.heard["message-seated"]), text
        assert self.line.host.table is before, text


def _due(text: str) -> int:
    """How many answers a frame must get."""
    try:
        message = read(text)
    except OieError:
        return 1
    match message:
        case Command():
            return 1
        case Hello() | Shown() | AskRound():
            return 0


def _may(text: str) -> bool:
    """Whether a guest may do that: leave its own seat."""
    try:
        message = read(text)
    except OieError:
        return False
    return isinstance(message, Command) and message.command == cm.LeaveSeat(1)


def memory() -> int:
    """Resident memory of this process in bytes; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


async def attack(seed: int, frames: int) -> Counter[str]:
    """So many frames at every table; the codes that they were refused with."""
    chance, heard = random.Random(seed), Counter[str]()
    attackers = []
    for host in await tables():
        keys: list[str | None] = [None, STRANGER]
        if host.table.sealing is None:
            keys.append("guest")  # while dice are sealed, a guest's key may be a good one
        attackers += [Attacker(Line(host, key, "en", lambda: None), heard) for key in keys]
    for attacker in attackers:
        attacker.line.begin()
    settled = 0
    old: list[str] = []
    for number in range(frames):
        text = chance.choice(old) if old and chance.random() < 0.05 else frame(chance)
        if chance.random() < 0.001:
            old.append(text)
        attacker = chance.choice(attackers)
        if attacker.line.key != "guest" or not _may(text):
            await attacker.send(text)
        if number == frames // 5:
            settled = memory()
    assert memory() - settled < MOST_GROWTH
    return heard


@pytest.mark.clause("UX-40", "UX-42", "UX-44", "S000-12c")
def test_ten_thousand_frames() -> None:
    """1 % of the hunt; it meets many kinds of refusal, or else it would hunt nothing."""
    heard = run_virtually(attack(2026, MANY // 100))
    assert {
        "message-json",
        "message-type",
        "message-field",
        "message-unknown-field",
        "message-seated",
        "table-host-only",
        "table-wrong-seat",
        "table-not-your-place",
        "table-no-round",
        "table-host-here",
        "table-not-real",
        "table-seated-only",
    } <= set(heard), heard


@pytest.mark.hunt
@pytest.mark.parametrize("part", range(20))
def test_a_million_frames(part: int) -> None:
    run_virtually(attack(part, MANY // 20))


def test_a_line_that_is_not_read_is_dropped_and_holds_nobody_up() -> None:
    async def test() -> None:
        host = (await tables())[2]
        dropped: list[bool] = []
        stuck = Line(host, None, "en", lambda: dropped.append(True))
        stuck.begin()
        for _ in range(1000):
            await stuck.hear('{"type":"hello","lang":"en","since":-1}')
        assert dropped
        assert stuck.waiting.qsize() <= lines.MOST_WAITING
        before = host.table.version
        await played(host, 1)
        assert host.table.version > before

    asyncio.run(test())


class _Thoughtful(MemoryStore):
    """A store whose readers take their time."""

    def rows(self, table: str, after: int = 0) -> list[Row]:
        time.sleep(0.02)
        return super().rows(table, after)


def test_a_table_that_is_asked_for_while_old_ones_are_removed_wakes_once() -> None:
    """Two keepers of one table would each tell their own pages their own story."""

    async def test() -> None:
        store = _Thoughtful()
        code = (await Hub(store).open(new_table(oie.ruleset("famille"), (seat(0, "H"), seat(1, "G"))))).code
        hub = Hub(store)
        removing = asyncio.ensure_future(hub.remove([code], before=0.0))
        await asyncio.sleep(0.005)
        first = asyncio.ensure_future(hub.find(code))
        await removing
        second = asyncio.ensure_future(hub.find(code))
        assert await first is await second is await hub.find(code)

    asyncio.run(test())


@pytest.mark.clause("UX-45")
def test_codes_that_are_guessed_leave_nothing_behind() -> None:
    async def test() -> None:
        hub = Hub(MemoryStore())
        for number in range(200):
            with pytest.raises(OieError):
                await hub.find(f"ZZ{LETTERS[number % 30]}{LETTERS[number // 30]}Z")
        assert (hub.awake, len(hub._waking)) == (0, 0)

    asyncio.run(test())
