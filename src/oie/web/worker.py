"""Worker: one process for all that takes long, at the lowest priority, one question after the other.

Whoever asks the same waits for the same answer. What nobody waits for any more is given up: at once where it
has not begun, and after a while where it has, for the process must then be stopped and started anew.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeAlias

from oie.core.errors import OieError
from oie.web.errors import WebError

Answer: TypeAlias = dict[str, object]
_LOG = logging.getLogger("oie.web")
PATIENCE = 5.0
"""Seconds for which a question that was begun is worked on although nobody waits: starting anew takes two."""


@dataclass(slots=True, eq=False)
class _Question:
    key: object
    work: Callable[..., Answer]
    arguments: tuple[object, ...]
    answer: asyncio.Future[Answer]
    waiting: int = 0
    """Who waits for the answer."""


class Worker:
    """The process, started when somebody first asks. Everything here belongs to the loop's thread."""

    def __init__(self, patience: float | None = None) -> None:
        """Nothing is started yet; another `patience` than `PATIENCE` is for tests."""
        self._patience = PATIENCE if patience is None else patience
        self._pool: ProcessPoolExecutor | None = None
        self._questions: dict[object, _Question] = {}
        self._line: deque[_Question] = deque()
        self._now: _Question | None = None

    @property
    def waiting(self) -> int:
        """Questions that have no answer yet, the one that is worked on included."""
        return len(self._questions)

    async def ask(self, key: object, work: Callable[..., Answer], *arguments: object) -> Answer:
        """The answer of `work(*arguments)`; `key` is the same for the same question.

        Cancel it, and the question is given up where nobody else waits for it. Raises the `OieError` of
        `work`, or `WebError` where it failed otherwise or its process was killed.
        """
        question = self._questions.get(key)
        if question is None:
            answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            question = self._questions[key] = _Question(key, work, arguments, answer)
            self._line.append(question)
            self._next()
        question.waiting += 1
        try:
            return await asyncio.shield(question.answer)
        finally:
            question.waiting -= 1
            if not question.waiting and not question.answer.done():
                self._unwanted(question)

    def _next(self) -> None:
        """Begin with the next question, if nothing is worked on."""
        if self._now is not None or not self._line:
            return
        question = self._now = self._line.popleft()
        loop = asyncio.get_running_loop()
        running = loop.run_in_executor(self._workers(), question.work, *question.arguments)
        running.add_done_callback(lambda done: self._done(question, done))

    def _done(self, question: _Question, running: asyncio.Future[Answer]) -> None:
        error = None if running.cancelled() else running.exception()
        if question is not self._now:
            return  # it was given up, and the process with it
        self._now = None
        del self._questions[question.key]
        if isinstance(error, BrokenExecutor):  # the process was killed: the next question starts another
            self._pool = None
            error = WebError("web-odds-failed")
        elif error is not None and not isinstance(error, OieError):
            _LOG.error("odds could not be worked out", exc_info=error)
            error = WebError("web-odds-failed")
        if not question.waiting or running.cancelled():
            question.answer.cancel()
        elif error is not None:
            question.answer.set_exception(error)
        else:
            question.answer.set_result(running.result())
        self._next()

    def _unwanted(self, question: _Question) -> None:
        """Nobody waits for this answer any more."""
        if question is self._now:
            asyncio.get_running_loop().call_later(self._patience, self._give_up, question)
        else:
            self._line.remove(question)
            del self._questions[question.key]

    def _give_up(self, question: _Question) -> None:
        """Stop the process, unless it is done or somebody has asked the same again by now."""
        if question is not self._now or question.waiting:
            return
        self._stop()
        self._now = None
        del self._questions[question.key]
        self._next()

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            fresh = multiprocessing.get_context("spawn")  # no copy of this process with its sockets
            self._pool = ProcessPoolExecutor(1, mp_context=fresh, initializer=_begin)
        return self._pool

    def _stop(self) -> None:
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None

    def close(self) -> None:
        """Stop, whatever is worked on; nobody gets an answer any more."""
        self._line.clear()
        self._now = None
        for question in self._questions.values():
            question.answer.cancel()
        self._questions.clear()
        self._stop()


def _begin() -> None:
    """The process's first act: let everything else go before it."""
    if hasattr(os, "nice"):
        with suppress(OSError):  # a service of the system may be forbidden to change its priority
            os.nice(15)
