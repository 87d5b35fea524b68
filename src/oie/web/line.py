"""Line: one client at a table, whatever carries its messages.

Every line has one queue of what it is to be told, of limited length: a client that stops reading is
dropped, keeps nobody waiting, and may come back and ask for what it missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec

from oie.core.errors import OieError
from oie.table.rights import Actor, may_look
from oie.table.round import MoveMade
from oie.text import LANGUAGES, best_language, say_error
from oie.web import outgoing as out
from oie.web.course import Change
from oie.web.errors import WebError
from oie.web.host import Host
from oie.web.incoming import AskRound, Command, Hello, MessageError, Shown, id_of, read, with_key
from oie.web.state import history_of, state_text, update_text

MOST_WAITING = 200
"""Messages that may wait for a client before it is dropped."""
MOST_HELD = 4 * 1024 * 1024
"""Characters of them."""
HELLO_COSTS = 4.0
"""Messages that a `hello` counts as: it may be answered with the history of a whole round."""
MOST_A_SECOND = 20


class Line:
    """One client at a table: the page of a person, of a spectator, or a program."""

    def __init__(
        self,
        host: Host,
        key: str | None,
        lang: str,
        drop: Callable[[], None],
        now: Callable[[str], bool] | None = None,
    ) -> None:
        """`key` is the digest of the client's key, or None; `drop` ends what carries the messages.

        `now` takes a message that need not wait in the queue; False where it must.
        """
        self.host = host
        self.key = key
        self.lang = lang
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING)
        self.sending = False
        """Whether a message that has left the queue is on its way, so that none may overtake it."""
        self._held = 0
        self._dropped = False
        self._drop = drop
        self._now = now
        self._allowance = float(MOST_A_SECOND)
        self._spent_at = 0.0
        self._clock = asyncio.get_running_loop().time
        self._you: out.You | None = None

    @property
    def actor(self) -> Actor:
        """In whose name it asks."""
        return Actor(self.key)

    def begin(self) -> None:
        """Take the line up: the client is told who it is, and hears from now on what happens."""
        self._tell_you()
        self.host.join(self)

    def end(self) -> None:
        """The client is gone."""
        self.host.leave(self)
        with suppress(asyncio.QueueFull):
            self.waiting.put_nowait(None)

    def tell(self, message: out.Outgoing) -> None:
        """Put a message into the queue."""
        self.tell_text(out.encode(message))

    def tell_text(self, text: str) -> None:
        """Send a message, or put it into the queue; a client whose queue is full is dropped."""
        if self._now is not None and not self.sending and self.waiting.empty() and self._now(text):
            return
        if self._held + len(text) <= MOST_HELD and not self.waiting.full():
            self._held += len(text)
            self.waiting.put_nowait(text)
        elif not self._dropped:
            self._dropped = True
            self.host.tally.dropped += 1
            self.host.leave(self)
            self._drop()

    async def next(self) -> str | None:
        """The next message of the queue, or None where the line ends."""
        text = await self.waiting.get()
        if text is not None:
            self._held -= len(text)
        return text

    def changed(self, change: Change) -> None:
        """A change of the table, in this client's language; then who the client is, if that changed."""
        if not isinstance(change.event, MoveMade):
            self._tell_you()
        if may_look(change.after, self.key):
            self.tell_text(update_text(change, self.lang, self.host.fixed))
        elif may_look(change.before, self.key):  # the host lets nobody watch any more
            self.turned_away(WebError("web-watching"))

    def present(self, facts: dict[str, object]) -> None:
        """Who is there."""
        self.tell(out.Present(**facts))  # type: ignore[arg-type]

    def turned_away(self, error: OieError) -> None:
        """There is nothing to look at any more: say why, then hang up."""
        self.tell(self._refusal(None, error))
        with suppress(asyncio.QueueFull):
            self.waiting.put_nowait(None)

    def replaced(self) -> None:
        """The same person is elsewhere now."""
        self.tell(out.Elsewhere())
        with suppress(asyncio.QueueFull):
            self.waiting.put_nowait(None)

    async def hear(self, text: str) -> None:
        """Answer one message, once."""
        try:
            self._spend(1.0)
            await self._one(read(text))
        except OieError as error:
            self.tell(self._refusal(id_of(text), error))

    async def _one(self, given: Hello | Shown | AskRound | Command) -> None:
        match given:
            case Hello(lang=lang, since=since):
                self._spend(HELLO_COSTS - 1.0)
                self.lang = lang if lang in LANGUAGES else best_language(lang, {})
                self._catch_up(since)
            case Shown(version=version):
                self.host.shown(self, version)
            case AskRound():
                self._ask_round()
            case Command(id=id, command=command):
                table, key = self.host.table, self.key or ""
                asked = with_key(command, key, self.host.presence.host_away(table))
                answer = await self.host.do(asked, self.actor)
                if isinstance(answer, OieError):
                    self.tell(self._refusal(id, answer))
                else:
                    self.tell_text(out.accepted(id, answer))

    def _catch_up(self, since: int) -> None:
        """What the client lacks: the missing changes where they are remembered, else the whole state."""
        table = self.host.table
        missing = self.host.since(since) if since >= 0 else None
        if missing is None or since > table.version:
            history = history_of(table, self.lang)
            state = state_text(table, self.lang, self.host.fixed)
            self.tell(out.State(table.version, msgspec.Raw(state.encode()), history))
        for change in missing or ():
            self.tell_text(update_text(change, self.lang, self.host.fixed))
        facts = self.host.presence.facts(table)
        if facts:
            self.present(facts)

    def _ask_round(self) -> None:
        table = self.host.table
        places = table.lobby.places(self.key) if table.lobby is not None and self.key is not None else ()
        if not places:
            raise MessageError("message-seated")
        for page in tuple(self.host.presence):
            if isinstance(page, Line) and table.lobby is not None and page.key == table.lobby.host:
                page.tell(out.Asked(table.seats[places[0]].name))

    def _tell_you(self) -> None:
        """Who the client is, where it does not know that yet."""
        lobby, seats = self.host.table.lobby, len(self.host.table.seats)
        places = range(seats) if lobby is None else lobby.places(self.key) if self.key else ()
        host = lobby is None or (self.key is not None and self.key == lobby.host)
        you = out.You(out.PROTOCOL, list(places), host, lobby is not None)
        if you != self._you:
            self._you = you
            self.tell(you)

    def _refusal(self, id: int | None, error: OieError) -> out.Refused:
        self.host.tally.refused[error.code] += 1
        return out.Refused(id, error.code, say_error(error, self.lang))

    def _spend(self, costs: float) -> None:
        """At most so many messages a second, with some in reserve. Raises `MessageError` for more."""
        now = self._clock()
        left = min(2.0 * MOST_A_SECOND, self._allowance + (now - self._spent_at) * MOST_A_SECOND)
        self._spent_at = now
        if left < costs:  # what is refused costs nothing, or who flooded would never be heard again
            self._allowance = left
            raise MessageError("message-rate")
        self._allowance = left - costs
