"""Table: one table at a server, as one client sees it. It holds no rules: it keeps what it is told.

The client returns to its seat by itself, contributes to sealed dice, and keeps what a proof needs.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from typing import TypeAlias

from oie.client.contribution import Contribution
from oie.client.errors import ClientError, Lie
from oie.client.line import Line
from oie.client.messages import PROTOCOL, Asked, Message, Presence, State, Update, You
from oie.client.speaking import Speaking
from oie.client.view import Place, View
from oie.client.wires import Connect
from oie.client.witness import Proof, Witness

MOST_UNREAD = 10_000
"""News kept for whoever reads `updates`; older ones are dropped."""

News: TypeAlias = State | Update


class Table(View):
    """A table that this client looks at, and plays at where it has a seat.

    Every command returns the version it led to, and raises `ClientError` where the table refused it.
    """

    def __init__(
        self,
        connect: Connect,
        code: str,
        *,
        lang: str = "en",
        sealed: Callable[[], bytes] | None = None,
    ) -> None:
        """`connect` lays a wire; `sealed` draws the keys of this client for sealed dice, and is for tests."""
        super().__init__(code)
        self.lang = lang
        self._line = Line(connect, self._hear, self._hello, self._wake)
        self._speaking = Speaking(self._line)
        self._contribution = Contribution(self._speaking, sealed)
        self._witness = Witness(code, self._contribution)
        self._gap_at = -1
        self._waiting: list[asyncio.Future[None]] = []
        self._readers: list[asyncio.Queue[News | None]] = []

    # What it knows

    @property
    def up(self) -> bool:
        """True while there is a line to the table."""
        return self._line.up

    def proof(self) -> Proof:
        """The proof of the dice of the last round that has ended.

        Raises `Lie` where the server said two things that cannot both be true, `DiceError` where a throw or a
        lot is not the one that was sealed, and `ClientError` where there is nothing to prove (yet).
        """
        return self._witness.proof()

    # What it may do

    async def throw(self) -> int:
        """Throw. Where the line breaks the throw is asked for again, and made once (UX-43)."""
        return await self._move({"intent": "throw"})

    async def choose(self, choice: int) -> int:
        """Choose one of `state["awaits"]["offers"]`, from 0."""
        return await self._move({"intent": "choose", "choice": choice})

    async def report(self, *dice: int) -> int:
        """At a table with real dice: what they show."""
        return await self._move({"intent": "report", "dice": list(dice)})

    async def take_back(self) -> int:
        """At a table with real dice: the last throw was typed in wrongly."""
        return await self._move({"intent": "take_back"})

    async def start(self) -> int:
        """Open the next round; one that is running is given up. For the host."""
        return await self._host("start")

    async def stop(self) -> int:
        """Give the round up. For the host."""
        return await self._host("stop")

    async def pace(self, seconds: float) -> int:
        """How long the machine waits before it throws. For the host."""
        return await self._host("pace", pace=seconds)

    async def hold(self, place: Place) -> int:
        """Let the machine throw for a place until it is given back (UX-46). For the host."""
        return await self._host("hold", place=place)

    async def free(self, place: Place) -> int:
        """Let somebody else sit at a place. For the host."""
        return await self._host("free", place=place)

    async def hand_over(self, place: Place) -> int:
        """Give the host's controls to whoever sits at a place (UX-47). For the host."""
        return await self._host("hand_over", place=place)

    async def watching(self, open: bool) -> int:
        """Let spectators come, or not. For the host."""
        return await self._host("watching", watching=open)

    async def give_back(self, place: Place | None = None) -> int:
        """Throw for oneself again where the machine held the place."""
        return await self._lobby("give_back", place=self._mine(place))

    async def leave(self, place: Place | None = None) -> int:
        """Leave a place: somebody else may take it."""
        return await self._lobby("leave", place=self._mine(place))

    async def claim_host(self) -> int:
        """Take the controls of a host who has been away for two minutes (UX-47)."""
        return await self._lobby("claim_host")

    async def ask_round(self) -> None:
        """Ask the host for a new round (UX-44)."""
        await self._line.say({"type": "ask_round"})

    async def updates(self) -> AsyncIterator[News]:
        """What the table is told from now on, each version once and in order.

        A `State` stands for all changes up to its version, where they were too many to be told one by one.
        Raises `ClientError` where the line is at its end for another reason than being closed here.
        """
        queue: asyncio.Queue[News | None] = asyncio.Queue(MOST_UNREAD)
        self._readers.append(queue)
        try:
            while (news := await self._next(queue)) is not None:
                yield news
        finally:
            self._readers.remove(queue)

    async def _next(self, queue: asyncio.Queue[News | None]) -> News | None:
        """The next of the news; None once this client has closed the line, after all that was told."""
        failed = self._line.failed
        news = queue.get_nowait() if failed is not None and not queue.empty() else None
        if failed is None:
            news = await queue.get()
        failed = self._line.failed
        if news is None and failed is not None and failed.code != "client-closed":
            raise failed
        return news

    async def until(self, ready: Callable[[Table], object]) -> None:
        """Wait until `ready(table)` is true. Raises `ClientError` where the line is at its end."""
        while not ready(self):
            if self._line.failed is not None:
                raise self._line.failed
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting

    # Beginning and end

    async def begin(self, seconds: float) -> None:
        """Lay the line and wait until the table is known. Raises `ClientError`."""
        self._line.begin()
        try:
            async with asyncio.timeout(seconds):
                await self.until(lambda table: table.you is not None and table.version >= 0)
        except TimeoutError as error:
            problem = self._line.last_problem or "it says nothing"
            raise ClientError("client-unreachable", address=self.code, problem=problem) from error

    async def end(self) -> None:
        """Close the line; the seat stays."""
        self._speaking.end()
        await self._line.end()

    # What it hears

    def _hello(self, whole: bool) -> Mapping[str, object]:
        return {"type": "hello", "lang": self.lang, "since": -1 if whole else self.version}

    def _hear(self, message: Message) -> None:
        match message:
            case You():
                if message.protocol != PROTOCOL:
                    raise ClientError("client-protocol", got=message.protocol, known=PROTOCOL)
                self.you = message
            case State():
                if message.version < self.version:
                    raise Lie("lie-version", known=self.version, got=message.version)
                self._news(message)
            case Update():
                if message.version == self.version + 1:
                    self._news(message)
                elif message.version > self.version >= 0 and self._gap_at != self.version:  # UX-41
                    self._gap_at = self.version
                    self._speaking.later(self._hello(False))
            case Presence():
                self.presence = message
            case Asked(name=name):
                self.asked.append(name)

    def _news(self, news: News) -> None:
        known = news.version == self.version
        taken_up = isinstance(news, Update) and news.what == "round_taken_up"
        self.version, self.state = news.version, news.state
        self._witness.see(news)
        self._contribution.see(self.state, self.places)
        if taken_up:
            self._speaking.later(self._hello(True))  # its moves are not in an update
        awaits = self.state["awaits"]
        if isinstance(news, Update) and awaits is not None and awaits["machine"]:
            self._speaking.later({"type": "shown", "version": self.version})
        for reader in () if known else self._readers:
            if reader.full():
                reader.get_nowait()
            reader.put_nowait(news)

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for one in waiting:
            if not one.done():
                one.set_result(None)
        if self._line.failed is not None:
            for reader in self._readers:
                if not reader.full():
                    reader.put_nowait(None)

    # How it speaks

    async def _move(self, intent: Mapping[str, object]) -> int:
        """Ask for a move of this turn; after a break, again only where the table still waits for it."""
        round_, turn = self.state["round"], self.turn
        while True:
            try:
                return await self._line.ask({"type": "intent", **intent, "turn": turn})
            except ClientError as error:
                if error.code != "client-unanswered":
                    raise
                await self.until(lambda table: table.up and not table._line.unsure)
                if self.state["round"] != round_ or not (self.turn > turn or self.running):
                    raise
                if self.turn > turn:
                    return self.version

    async def _host(self, do: str, **fields: object) -> int:
        return await self._line.ask({"type": "host", "do": do, **fields})

    async def _lobby(self, do: str, **fields: object) -> int:
        return await self._line.ask({"type": "lobby", "do": do, **fields})

    def _mine(self, place: Place | None) -> Place:
        if place is not None:
            return place
        return self.places[0] if self.places else 0

    def __repr__(self) -> str:
        return f"<Table {self.code} at version {self.version}>"
