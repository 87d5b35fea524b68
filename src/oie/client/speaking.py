"""Speaking: what a client says by itself, in order, while it goes on hearing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping

from oie.client.errors import ClientError
from oie.client.line import Line

Answered = Callable[[bool | None], None]
"""Told whether a command was accepted, or None where the line broke before it was answered."""


class Speaking:
    """Messages and commands that nobody waits for."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._tasks: set[asyncio.Task[None]] = set()

    def later(self, message: Mapping[str, object]) -> None:
        """Say a message that gets no answer."""
        self._begin(self._say(message))

    def ask(self, command: Mapping[str, object], answered: Answered) -> None:
        """Send a command, and tell its answer."""
        self._begin(self._ask(command, answered))

    def end(self) -> None:
        """Say no more."""
        for task in tuple(self._tasks):
            task.cancel()

    def _begin(self, saying: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(saying)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _say(self, message: Mapping[str, object]) -> None:
        await self._line.say(message)

    async def _ask(self, command: Mapping[str, object], answered: Answered) -> None:
        try:
            await self._line.ask(command)
        except ClientError as error:
            answered(False if error.code == "client-refused" else None)
        else:
            answered(True)
