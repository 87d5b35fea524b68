"""Desk: what a game that somebody wrote asks for is worked out beside the loop, one thing after the other.

Reading such a file and playing every throw of its game takes up to some seconds: no table waits for that.
Games that come with the program are known to take little, and are not kept waiting by others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from aiohttp import web

from oie.core.ruleset import Ruleset
from oie.rulesets import sheet_of
from oie.web.errors import WebError

P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING = 24
"""Pieces of work that may wait; whoever comes then is told to try again."""
SECONDS = 5
"""After how many seconds."""


class Desk:
    """One thread for all such work of a server."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="oie-desk")
        self._waiting = 0

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of some work. Raises what it raises, and `WebError` where too much is waiting."""
        if self._waiting >= MOST_WAITING:
            raise WebError("web-too-many", seconds=SECONDS)
        self._waiting += 1
        try:
            return await asyncio.wrap_future(self._thread.submit(work, *args, **kwargs))
        finally:
            self._waiting -= 1

    async def about(self, rules: Ruleset, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same about a game; at once where it comes with the program."""
        return work(*args, **kwargs) if sheet_of(rules).trusted else await self.do(work, *args, **kwargs)

    def close(self) -> None:
        """Begin nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


DESK: web.AppKey[Desk] = web.AppKey("desk", Desk)
