"""Random walks of clicks, duplicates, delays, drops, reloads and restarts, and what must hold after each."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any
from unittest.mock import patch

import msgspec

import oie
from oie.client.contribution import KEY_BYTES
from oie.client.errors import ClientError, Lie
from oie.client.messages import Data
from oie.client.table import News, Table
from oie.dice import DiceError, by_segment, verify
from oie.table import Table as TableItself
from oie.table import commands as cm
from oie.table import evolve, new_table
from oie.table.lobby import open_lobby
from oie.table.log import decode, replay
from oie.table.rights import Actor
from oie.table.seats import seat
from oie.web.access import digest_of
from oie.web.state import state_of
from oie.web.store import Row
from oie.web.vault import Vault
from tests.web.virtual import Server, VirtualWire

LANGUAGES = ("fr", "en", "pt", "ms")
GAMES = ("famille", "famille", "jardin", "pair-impair", "bolton")
QUIET = 40.0
"""Seconds within which all who are back must have caught up."""


def digest(state: Data) -> str:
    """Of a whole state, but for what is said in words of a language."""
    plain = {name: value for name, value in state.items() if name not in ("title", "rules", "status")}
    for name, words in (("last", "sentences"), ("awaits", "offers")):
        if plain[name] is not None:
            plain[name] = {key: value for key, value in plain[name].items() if key != words}
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()[:16]


class Seen(Table):
    """A client that writes down the digest of every version it is told."""

    def __init__(self, browser: Browser) -> None:
        chance = browser.walk.chance
        lang, sealed = chance.choice(LANGUAGES), lambda: chance.randbytes(KEY_BYTES)
        super().__init__(browser.connect, browser.walk.code, lang=lang, sealed=sealed)
        self._browser = browser

    def _news(self, news: News) -> None:
        super()._news(news)
        walk, name = self._browser.walk, self._browser.name
        told = digest(news.state)
        if self._browser.seen.setdefault(news.version, told) != told:
            walk.faults.append(f"{name} saw two versions {news.version}")
        segments = news.state["segments"]
        if segments and segments[-1]["secret"] is not None:
            try:
                walk.proofs += bool(self.proof().proved)
            except (Lie, DiceError) as lie:
                walk.faults.append(f"{name}: {lie}")


class Browser:
    """One person: a key, and the page that is open now, if any."""

    def __init__(self, walk: Walk, name: str, place: int | None) -> None:
        self.walk = walk
        self.name = name
        self.place = place
        self.key = walk.chance.randbytes(18).hex() if place is not None else None
        self.seen: dict[int, str] = {}
        self.table: Seen | None = None
        self.old: list[Seen] = []

    async def connect(self) -> VirtualWire:
        return await self.walk.server.connect(self.walk.code, self.key, "en")

    def open(self) -> Seen:
        """Open the page, or open it once more: the older one may stay for a while."""
        if self.table is not None:
            self.old.append(self.table)
        self.table = Seen(self)
        self.table._line.begin()
        return self.table

    async def close(self) -> None:
        """Close every page."""
        for table in [*self.old, *([] if self.table is None else [self.table])]:
            await table.end()
        self.old.clear()
        self.table = None


def _due(table: Table) -> bool:
    """Whether a table waits for this client: to throw, or to open a round."""
    idle = table.state and not table.running and table.state["sealing"] is None
    return table.my_turn or bool(idle and table.host)


class Walk:
    """One table, its people, and some minutes of their evening."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.server = Server(self.chance)
        self.code = ""
        self.people: list[Browser] = []
        self.intents: Counter[tuple[int, int]] = Counter()
        """(place, turn) -> intentions of that person for that turn."""
        self.accepted: list[tuple[int, int, int]] = []
        """(place, turn, version) of every intent that was answered with `accepted`."""
        self.faults: list[str] = []
        """What clients saw that must not be."""
        self.proofs = 0
        """Rounds that clients have proved."""
        self._tasks: list[asyncio.Task[None]] = []

    async def sit(self) -> None:
        """Open the table and seat everybody."""
        chance = self.chance
        rules = oie.ruleset(chance.choice(GAMES))
        count = chance.randint(2, min(4, rules.seats[1]))
        machines = int(chance.random() < 0.3 and count > 2)
        seats = tuple(seat(n, f"P{n}", machine=machines > 0 and n == count - 1) for n in range(count))
        self.people = [Browser(self, f"Q{n}", n) for n in range(count - machines)]
        owner = self.people[0]
        lobby = open_lobby(digest_of(owner.key or ""), (n == 0 for n in range(count)))
        table = new_table(rules, seats, chance.choice(("sealed", "sealed", "system")), 0.25, lobby)
        host = await self.server.hub.open(table)
        self.code = host.code
        for guest in self.people[1:]:
            mark = digest_of(guest.key or "")
            assert isinstance(await host.do(cm.TakeSeat(guest.place, guest.name, mark), Actor(mark)), int)
        if chance.random() < 0.3:
            self.people.append(Browser(self, "watcher", None))
        for one in self.people:
            one.open()

    async def wander(self, steps: int) -> None:
        """So many things happen, each when it likes."""
        for _ in range(steps):
            await asyncio.sleep(self.chance.expovariate(8))
            awaited = [one for one in self.people if one.table is not None and _due(one.table)]
            self._happen(
                self.chance.choice(awaited if awaited and self.chance.random() < 0.7 else self.people)
            )
        await asyncio.gather(*self._tasks)

    def _happen(self, one: Browser) -> None:
        what = self.chance.choices(list(HAPPENINGS), list(HAPPENINGS.values()))[0]
        table = one.table if one.table is not None and one.table._line.failed is None else one.open()
        match what:
            case "click":
                for _ in range(self.chance.choice((1, 1, 1, 2, 3))):
                    self._later(self._click(one, table))
            case "throw":
                self._later(self._throw(one, table))
            case "stale":
                self._later(self._ask(one, table, max(0, table.turn + self.chance.randint(-3, 2))))
            case "cut":
                if isinstance(table._line._wire, VirtualWire):
                    client, server = (self.chance.choice((0.0, 0.01, 0.3, 4.0)) for _ in range(2))
                    table._line._wire.break_(client, server)
            case "reload":
                one.open()
            case "leave":
                self._later(self._away(one))
            case "restart":
                self._later(self._restart())
            case "host":
                self._later(self._command(table))
            case "wait":
                pass

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.get_running_loop().create_task(work))

    async def _click(self, one: Browser, table: Seen) -> None:
        """A click on the dice as the page shows them; or, where there is no round, on the button for one."""
        if table.state and not table.running and table.state["sealing"] is None and table.host:
            with suppress(ClientError):
                await table.start()
        else:
            await self._ask(one, table, table.turn)

    async def _ask(self, one: Browser, table: Seen, turn: int) -> None:
        if one.place is not None:
            self.intents[one.place, turn] += 1
        with suppress(ClientError):
            version = await table._line.ask({"type": "intent", "intent": "throw", "turn": turn})
            assert one.place is not None, "a spectator threw"
            self.accepted.append((one.place, turn, version))

    async def _throw(self, one: Browser, table: Seen) -> None:
        """The client's own way, which asks again after a break: one intention all the same."""
        if table.my_turn and one.place is not None:
            self.intents[one.place, table.turn] += 1
            with suppress(ClientError):
                await table.throw()

    async def _command(self, table: Seen) -> None:
        chance, places = self.chance, range(len(table.state.get("seats", [0, 0])))
        with suppress(ClientError):
            match chance.choice(("start", "stop", "hold", "hold", "give_back", "give_back", "pace", "hand")):
                case "start":
                    await table.start()
                case "stop":
                    await table.stop()
                case "hold":
                    await table.hold(chance.choice(places))
                case "give_back":
                    await table.give_back(chance.choice(places))
                case "pace":
                    await table.pace(chance.choice((0.25, 0.5, 1.0, 7.0)))
                case "hand":
                    await table.hand_over(chance.choice(places))

    async def _away(self, one: Browser) -> None:
        await one.close()
        await asyncio.sleep(self.chance.choice((0.1, 1.0, 30.0)))
        if one.table is None:
            one.open()

    async def _restart(self) -> None:
        if not self.server.down:
            self.server.kill()
            await asyncio.sleep(self.chance.choice((0.05, 1.0)))
            self.server.start()

    async def meet(self) -> None:
        """Everybody is back, nothing breaks any more, and all catch up."""
        loop = asyncio.get_running_loop()
        for one in self.people:
            await one.close()  # an older page that comes back would take the seat (UX-48)
        for one in self.people:
            table = one.open()
            await table.until(lambda table: table.you is not None and table.version >= 0)
        await self._settle()
        end = loop.time() + QUIET
        while True:
            versions = {one.table.version for one in self.people if one.table is not None}
            if versions == {(await self.server.hub.find(self.code)).table.version}:
                return
            assert loop.time() < end, f"they never caught up: {versions}"
            await asyncio.sleep(0.01)

    async def _settle(self) -> None:
        """The machine's hand is stayed: the host stops the round, or lets it run to its end."""
        for one in self.people:
            if one.table is not None and one.table.host and self.chance.random() < 0.5:
                with suppress(ClientError):
                    await one.table.stop()

    async def part(self) -> None:
        """Everybody goes, and the server stops."""
        for one in self.people:
            await one.close()
        await self.server.end()


HAPPENINGS = {
    "click": 40,
    "throw": 20,
    "stale": 4,
    "cut": 6,
    "reload": 4,
    "leave": 1,
    "restart": 2,
    "host": 3,
    "wait": 6,
}
"""What happens, and how often."""


def check(walk: Walk) -> Counter[str]:
    """What must hold after a walk; how often things happened, so that a hunt can show that it hunts."""
    assert not walk.faults and not walk.server.faults, (walk.faults, walk.server.faults)
    rows = walk.server.store.rows(walk.code, -1)
    assert [row.version for row in rows] == list(range(len(rows)))
    truth = _truth(rows)
    for one in walk.people:
        for version, told in one.seen.items():
            assert told == truth[version], f"{one.name} saw another version {version}"
        assert max(one.seen) == len(rows) - 1
    throws = _throws(rows)
    claimed: Counter[int] = Counter()
    for place, turn, version in walk.accepted:
        made = version if version in throws else version - 1  # the secret is shown after the last throw
        assert throws[made] == (place, turn), "an accepted intention did not throw"
        claimed[made] += 1
    assert max(claimed.values(), default=1) == 1, "two accepted intentions are one throw"
    for (place, turn), many in Counter(throws.values()).items():
        assert many <= walk.intents[place, turn], f"place {place} threw in turn {turn} without wanting to"
    facts = {"versions": len(rows), "throws": len(throws), "accepted": len(walk.accepted)}
    return Counter(facts | {"proofs": walk.proofs, "secrets": _sealed(rows)})


def _events(rows: list[Row]) -> list[Data]:
    return [json.loads(row.body)["event"] for row in rows]


def _truth(rows: list[Row]) -> list[str]:
    """The digest of each version, folded from what is on the disk."""
    events, truth, table = _events(rows), [], None
    for event in events:
        table = replay([event]) if table is None else evolve(table, decode(event))
        truth.append(digest(json.loads(msgspec.json.encode(state_of(table, "en")))))
    return truth


def _throws(rows: list[Row]) -> dict[int, tuple[int, int]]:
    """Version -> (place, turn) of every throw that no machine made."""
    throws: dict[int, tuple[int, int]] = {}
    table: TableItself | None = None
    for row, event in zip(rows, _events(rows), strict=True):
        if table is None:
            table = replay([event])
            continue
        if event["type"] == "move_made" and json.loads(row.body)["command"] == "ThrowDice":
            place = table.awaited_place
            assert place is not None
            throws[row.version] = (place, table.turn)
        table = evolve(table, decode(event))
    return throws


def _sealed(rows: list[Row]) -> int:
    """Prove every round whose secret has been shown; how many there were."""
    table, shown = None, 0
    for event in _events(rows):
        table = replay([event]) if table is None else evolve(table, decode(event))
        if event["type"] == "secret_shown":
            made = [m.made.move for m in table.moves]
            throws = [move.faces for move in made if isinstance(move, oie.Throw)]
            for segment, its in by_segment(table.segments, throws):
                verify(segment, its, table.rules.faces)
            shown += 1
    return shown


async def walk_once(seed: int, steps: int) -> Counter[str]:
    """A whole walk; what happened in it. The same seed is the same walk, but for the table's code."""
    walk = Walk(seed)
    random.seed(seed)  # how long clients wait before they come back
    with patch.object(Vault.__init__, "__defaults__", (walk.chance.randbytes,)):
        await walk.sit()
        await walk.wander(steps)
        await walk.meet()
        seen = check(walk)
        await walk.part()
    return seen
