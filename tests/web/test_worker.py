"""The worker: one question after the other, each answered once, and none that nobody waits for."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from oie.web.errors import WebError
from oie.web.worker import Answer, Worker

LONG = 60.0


def noted(folder: str, name: str, seconds: float = 0.0) -> Answer:
    """Write down that it was begun, take so long, and answer."""
    with (Path(folder) / name).open("a") as file:
        file.write(f"{os.getpid()}\n")
    time.sleep(seconds)
    return {"name": name}


def refused() -> Answer:
    raise WebError("web-odds-none")


def broken() -> Answer:
    raise PermissionError("no memory that may be run")


def run(test: Callable[[Worker], Awaitable[None]], patience: float = 0.2) -> None:
    async def whole() -> None:
        worker = Worker(patience)
        try:
            await asyncio.wait_for(test(worker), 60)
        finally:
            worker.close()

    asyncio.run(whole())


async def begun(folder: Path, name: str) -> int:
    """Wait until a question is worked on; by which process."""
    while not (folder / name).exists() or not (folder / name).read_text():
        await asyncio.sleep(0.02)
    return int((folder / name).read_text().split()[-1])


async def given_up(task: asyncio.Task[Answer]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def test_the_same_question_is_worked_on_once(tmp_path: Path) -> None:
    async def test(worker: Worker) -> None:
        asked = (worker.ask("a", noted, str(tmp_path), "a", 0.3) for _ in range(5))
        assert await asyncio.gather(*asked) == [{"name": "a"}] * 5
        assert len((tmp_path / "a").read_text().split()) == 1
        assert worker.waiting == 0

    run(test)


def test_what_nobody_waits_for_is_not_begun(tmp_path: Path) -> None:
    async def test(worker: Worker) -> None:
        first = asyncio.ensure_future(worker.ask("a", noted, str(tmp_path), "a", 0.5))
        second = asyncio.ensure_future(worker.ask("b", noted, str(tmp_path), "b"))
        other = asyncio.ensure_future(worker.ask("c", noted, str(tmp_path), "c"))
        kept = asyncio.ensure_future(worker.ask("c", noted, str(tmp_path), "c"))
        await begun(tmp_path, "a")
        await given_up(second)
        await given_up(other)
        assert worker.waiting == 2
        assert (await first, await kept) == ({"name": "a"}, {"name": "c"})
        assert not (tmp_path / "b").exists()

    run(test)


def test_what_was_begun_is_stopped_after_a_while_and_the_next_is_answered(tmp_path: Path) -> None:
    async def test(worker: Worker) -> None:
        long = asyncio.ensure_future(worker.ask("a", noted, str(tmp_path), "a", LONG))
        first = await begun(tmp_path, "a")
        after = asyncio.ensure_future(worker.ask("b", noted, str(tmp_path), "b"))
        began = time.perf_counter()
        await given_up(long)
        assert await after == {"name": "b"}
        assert time.perf_counter() - began < LONG / 3
        assert await begun(tmp_path, "b") != first

    run(test)


def test_who_asks_again_in_time_gets_what_was_begun(tmp_path: Path) -> None:
    async def test(worker: Worker) -> None:
        long = asyncio.ensure_future(worker.ask("a", noted, str(tmp_path), "a", 1.0))
        await begun(tmp_path, "a")
        await given_up(long)
        assert await worker.ask("a", noted, str(tmp_path), "a", 1.0) == {"name": "a"}
        assert len((tmp_path / "a").read_text().split()) == 1

    run(test, patience=0.5)


def test_a_fault_is_logged_and_told_in_our_words(caplog: pytest.LogCaptureFixture) -> None:
    async def test(worker: Worker) -> None:
        with pytest.raises(WebError) as failed:
            await worker.ask("b", broken)
        assert failed.value.code == "web-odds-failed"

    run(test)
    assert [record.message for record in caplog.records] == ["odds could not be worked out"]


def test_a_refusal_is_told_and_a_killed_process_is_replaced(tmp_path: Path) -> None:
    async def test(worker: Worker) -> None:
        with pytest.raises(WebError) as refusal:
            await worker.ask("r", refused)
        assert refusal.value.code == "web-odds-none"
        long = asyncio.ensure_future(worker.ask("a", noted, str(tmp_path), "a", LONG))
        os.kill(await begun(tmp_path, "a"), signal.SIGKILL)
        with pytest.raises(WebError) as failed:
            await long
        assert failed.value.code == "web-odds-failed"
        assert await worker.ask("b", noted, str(tmp_path), "b") == {"name": "b"}

    run(test)
