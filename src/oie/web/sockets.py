"""Sockets: one page's line to its table.

Every page has one queue of what it is to be told, of limited length: a page that stops reading is
dropped, keeps nobody waiting, and may come back and ask for what it missed.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress

from aiohttp import WSMsgType, web

from oie.core.errors import OieError
from oie.text import LANGUAGES, best_language, say_error
from oie.web.host import Change, Host
from oie.web.messages import MOST_BYTES, Command, Hello, MessageError, Shown, read
from oie.web.state import history_of, state_of, update_of

MOST_WAITING = 200
"""Messages that may wait for a page before it is dropped."""
HEARTBEAT = 20.0
TOO_SLOW = 1013
MOST_A_SECOND = 20


class Page:
    """One browser page at a table."""

    def __init__(self, host: Host, socket: web.WebSocketResponse, lang: str) -> None:
        self.host = host
        self.socket = socket
        self.lang = lang
        self.waiting: asyncio.Queue[dict[str, object] | None] = asyncio.Queue(MOST_WAITING)
        self.allowance = float(MOST_A_SECOND)
        self.spent_at = 0.0

    def tell(self, message: dict[str, object]) -> None:
        """Put a message into the queue; a page whose queue is full is dropped."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.host.leave(self)
            asyncio.get_running_loop().create_task(self.socket.close(code=TOO_SLOW))

    def changed(self, change: Change) -> None:
        """A change of the table, in this page's language."""
        self.tell({**update_of(change, self.lang)})

    async def send(self) -> None:
        """Send what is waiting, in order, until the page is gone."""
        with suppress(ConnectionError, RuntimeError):
            while (message := await self.waiting.get()) is not None:
                await self.socket.send_str(json.dumps(message, ensure_ascii=False, separators=(",", ":")))

    async def hear(self) -> None:
        """Answer every message of the page, each once."""
        async for message in self.socket:
            if message.type is not WSMsgType.TEXT:
                break
            try:
                if not self.may_speak():
                    raise MessageError("message-rate")
                await self.one(message.data)
            except OieError as error:
                self.tell(self.refusal(None, error))

    async def one(self, text: str) -> None:
        """One message."""
        given = read(text)
        match given:
            case Hello(lang=lang):
                self.lang = lang if lang in LANGUAGES else best_language(lang, {})
                self.tell(self.whole())
            case Shown(version=version):
                self.host.shown(self, version)
            case Command(id=id, command=command):
                answer = await self.host.do(command)
                if isinstance(answer, OieError):
                    self.tell(self.refusal(id, answer))
                else:
                    self.tell({"type": "accepted", "id": id, "version": answer})

    def whole(self) -> dict[str, object]:
        """The complete state with the history."""
        table = self.host.table
        return {
            "type": "state",
            "version": table.version,
            "state": state_of(table, self.lang),
            "history": history_of(table, self.lang),
        }

    def refusal(self, id: int | None, error: OieError) -> dict[str, object]:
        """Why a command was refused, in the page's language."""
        return {"type": "refused", "id": id, "code": error.code, "message": say_error(error, self.lang)}

    def may_speak(self) -> bool:
        """At most so many messages a second, with some in reserve."""
        now = asyncio.get_running_loop().time()
        self.allowance = min(2.0 * MOST_A_SECOND, self.allowance + (now - self.spent_at) * MOST_A_SECOND)
        self.spent_at = now
        self.allowance -= 1.0
        return self.allowance >= 0


async def serve(request: web.Request, host: Host, lang: str) -> web.WebSocketResponse:
    """Keep a page's line open until it goes."""
    socket = web.WebSocketResponse(heartbeat=HEARTBEAT, max_msg_size=MOST_BYTES, compress=False)
    await socket.prepare(request)
    page = Page(host, socket, lang)
    host.join(page, page.changed)
    sender = asyncio.get_running_loop().create_task(page.send())
    try:
        await page.hear()
    finally:
        host.leave(page)
        with suppress(asyncio.QueueFull):
            page.waiting.put_nowait(None)
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender
    return socket
