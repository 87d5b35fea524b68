"""Logs: JSON lines that help whoever runs the server, in which nobody is found."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import signal
import socket
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import aiohttp
import pytest

from oie.web import logs
from oie.web.errors import WebError
from oie.web.store import Row, SqliteStore, timing
from tests.web.clients import Player, Server, opened, seated
from tests.web.process import SEATS, free_port, get, post, server
from tests.web.support import Json

NAMES = ("Zébulon Quick", "Aurélie Ygrec")


@pytest.fixture
def said() -> Iterator[io.StringIO]:
    """What the log says, as to a pipe."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    handler.addFilter(logs.Alike())
    root = logging.getLogger()
    root.addHandler(handler)
    logs.LOG.setLevel(logging.INFO)
    yield stream
    root.removeHandler(handler)
    logs.LOG.setLevel(logging.NOTSET)


def lines(text: str) -> list[Json]:
    """Every line as the JSON object that it has to be."""
    return [json.loads(line) for line in text.splitlines()]


def raised(error: BaseException) -> BaseException:
    """An error with a place in the program."""
    try:
        raise error
    except type(error) as caught:
        return caught


async def a_round(address: str) -> list[str]:
    """Play a whole round with sealed dice, and do much else; everything that must stay unsaid."""
    async with aiohttp.ClientSession(address, cookie_jar=aiohttp.DummyCookieJar()) as session:
        asked = cast(Server, session)
        seats = [{"name": NAMES[0], "kind": "person"}, {"name": "Guest", "kind": "guest"}]
        table, key = await opened(asked, dice="sealed", seats=seats)
        guest = await seated(asked, table, NAMES[1])
        players = [
            await Player.at(asked, table, key),
            await Player.at(asked, table, guest, "stream"),
        ]
        for player in players:
            await player.until(lambda p: p.state and p.presence.get("seats") == [True, True])
        await players[0].ask(type="host", do="start")
        await asyncio.gather(*(player.until(lambda p: p.state["awaits"]) for player in players))
        assert (await players[1].ask(type="intent", intent="throw", turn=99))["type"] == "refused"
        while not players[0].state["result"]:
            mover = players[players[0].state["seats"][players[0].state["awaits"]["seat"]]["place"]]
            await mover.throw()
            turn = mover.state["turn"]
            for player in players:
                await player.until(lambda p, turn=turn: p.state["turn"] == turn)  # type: ignore[misc]
        for wrong in ("/t/22222", f"{table}/rounds/zzz.json", f"{table}/nothing"):
            await (await session.get(wrong)).read()
        await (await session.get("/", headers={"Host": "evil.example"})).read()
        for player in players:
            await player.close()
        return [table.removeprefix("/t/"), key, guest]


@pytest.mark.clause("S000-12a")
def test_a_whole_round_leaves_no_name_key_code_or_address_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with server(tmp_path / "data", "--port", str(free_port()), "--log", str(log)) as (process, address):
        secrets = asyncio.run(a_round(address))
        port = int(address.rstrip("/").rpartition(":")[2])
        for nonsense in (
            b"NONSENSE\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            f"GET /t/{secrets[0]} X\r\n\r\n".encode(),
        ):
            with socket.create_connection(("127.0.0.1", port)) as raw:
                raw.sendall(nonsense)
                raw.recv(1000)
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) == 0
    text = log.read_text("ascii")
    told = lines(text)
    assert told[0]["event"] == "start" and told[0]["version"] and told[0]["port"] == port
    assert told[-1]["event"] == "stop" and told[-1]["opened"] == 1 and told[-1]["accepted"] > 10
    assert told[-1]["foreign_hosts"] == 1
    assert any(line["level"] == "error" for line in told), "the broken requests"
    hidden = [*secrets, *NAMES, *(json.dumps(name)[1:-1] for name in NAMES), "127.0.0.1", "evil"]
    assert not [one for one in hidden if one in text]
    assert all({"at", "level", "event"} <= set(line) for line in told)


def test_without_a_file_everything_goes_to_a_pipe_and_nothing_to_standard_output(tmp_path: Path) -> None:
    with server(tmp_path / "data", "--port", str(free_port()), "--log", "-") as (process, _):
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=10)
    assert [line["event"] for line in lines(err)] == ["start", "stop"]
    assert "{" not in out


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_terminal_is_told_errors_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    for target, expected in ((None, ["lost"]), ("-", ["start", "lost"])):
        monkeypatch.setattr(sys, "stderr", Terminal())
        handler = logs.begin(target)
        logs.LOG.info("start")
        logs.LOG.error("lost")
        assert [line["event"] for line in lines(cast(Terminal, sys.stderr).getvalue())] == expected
        logs.end(handler)


def test_an_error_is_told_with_its_place_and_without_what_was_typed(said: io.StringIO) -> None:
    secret = "Zebulon at 7KQ2M from 203.0.113.9"
    try:
        try:
            int(secret)
        except ValueError as error:
            raise WebError("web-damaged", code="7KQ2M", problem=error) from error
    except WebError as error:
        logging.getLogger("aiohttp.server").error("Error handling request from %s", secret, exc_info=error)
    logging.getLogger("asyncio").error(f"Task exception was never retrieved: {secret}")
    (told, other) = lines(said.getvalue())
    assert told["event"] == "Error handling request from %s"
    assert told["error"] == ["WebError web-damaged", "ValueError"]
    assert "test_logs.py:" in told["trace"][-1]
    assert other["event"] == "a word of another library" and other["by"] == "asyncio"
    assert not [part for part in ("Zebulon", "7KQ2M", "203.0.113.9") if part in said.getvalue()]


def test_errors_of_files_and_of_the_store_keep_what_helps(said: io.StringIO) -> None:
    logs.LOG.error("one", exc_info=raised(PermissionError(13, "Permission denied", "/home/zebulon")))
    logs.LOG.error("two", exc_info=raised(sqlite3.OperationalError("database or disk is full")))
    assert [line["error"] for line in lines(said.getvalue())] == [
        ["PermissionError 13"],
        ["OperationalError database or disk is full"],
    ]


def test_what_repeats_is_counted() -> None:
    clock = [0.0]
    alike = logs.Alike(lambda: clock[0])

    def passes(message: str, error: BaseException | None = None) -> logging.LogRecord | None:
        info = None if error is None else (type(error), error, error.__traceback__)
        record = logging.LogRecord("oie.web", logging.ERROR, "", 0, message, None, info)
        return record if alike.filter(record) else None

    assert [bool(passes("lost")) for _ in range(9)] == [True] * 5 + [False] * 4
    assert passes("found") is not None
    assert passes("lost", raised(KeyError("x"))) is not None
    clock[0] = logs.WHILE + 1
    again = passes("lost")
    assert again is not None and json.loads(logs.Lines().format(again))["unsaid"] == 4
    for n in range(3_000):
        passes(f"event {n}")
    assert len(alike._seen) <= 1_000


def test_an_error_that_nobody_waits_for_is_told(said: io.StringIO) -> None:
    async def fails() -> None:
        raise KeyError("Zebulon")

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(logs.of_loop)
        loop.call_soon(lambda: 1 / 0)
        task = loop.create_task(fails())
        await asyncio.sleep(0.01)
        del task
        await asyncio.sleep(0.01)

    asyncio.run(run())
    assert {line["error"][0] for line in lines(said.getvalue())} == {"ZeroDivisionError", "KeyError"}
    assert "Zebulon" not in said.getvalue()


def test_a_thread_that_ends_by_an_error_is_told(tmp_path: Path) -> None:
    handler = logs.begin(str(tmp_path / "log"))
    thread = threading.Thread(target=dict[str, str]().__getitem__, args=("Zebulon",))
    thread.start()
    thread.join()
    logs.end(handler)
    (told,) = lines((tmp_path / "log").read_text("ascii"))
    assert (told["event"], told["error"]) == ("a thread ended", ["KeyError"])


def test_a_slow_commit_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: io.StringIO) -> None:
    monkeypatch.setattr(timing, "SLOW", 0.05)
    store = SqliteStore(tmp_path / "tables.sqlite")
    store.append([Row("7KQ2M", 0, 0.0, "{}", "")]).result(5)
    assert not said.getvalue()
    with sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = store.append([Row("7KQ2M", 1, 0.0, "{}", "")])
        time.sleep(0.1)
        other.execute("COMMIT")
        waiting.result(5)
    other.close()
    store.close()
    (told,) = [line for line in lines(said.getvalue()) if line["event"] == "slow commit"]
    assert told["seconds"] >= 0.05 and told["jobs"] == 1 and "7KQ2M" not in said.getvalue()


def test_a_store_that_cannot_write_says_so_once(tmp_path: Path, said: io.StringIO) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    with sqlite3.connect(tmp_path / "tables.sqlite") as other:
        other.execute("ALTER TABLE log RENAME TO elsewhere")
    for version in range(3):
        assert store.append([Row("7KQ2M", version, 0.0, "{}", "")]).exception(5)
    with sqlite3.connect(tmp_path / "tables.sqlite") as other:
        other.execute("ALTER TABLE elsewhere RENAME TO log")
    store.append([Row("7KQ2M", 0, 0.0, "{}", "")]).result(5)
    with sqlite3.connect(tmp_path / "tables.sqlite") as other:
        other.execute("ALTER TABLE log RENAME TO elsewhere")
    assert store.append([Row("7KQ2M", 1, 0.0, "{}", "")]).exception(5)
    other.close()
    store.close()
    told = [line for line in lines(said.getvalue()) if line["level"] == "error"]
    assert [line["event"] for line in told] == ["nothing can be written"] * 2
    assert "7KQ2M" not in said.getvalue()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved away")
def test_a_log_that_is_moved_away_is_begun_anew(tmp_path: Path) -> None:
    handler = logs.begin(str(tmp_path / "log"))
    logs.LOG.info("before")
    (tmp_path / "log").rename(tmp_path / "log.1")
    logs.LOG.info("after")
    logs.end(handler)
    assert [one["event"] for one in lines((tmp_path / "log.1").read_text("ascii"))] == ["before"]
    assert [one["event"] for one in lines((tmp_path / "log").read_text("ascii"))] == ["after"]


def test_an_unexpected_fault_answers_500_and_stands_in_the_log(tmp_path: Path) -> None:
    """A table whose rules cannot be read any more: whatever it is, the server goes on."""
    log = tmp_path / "log"
    with server(tmp_path / "data", "--port", str(free_port()), "--log", str(log)) as (_, address):
        made = post(f"{address}tables", {"ruleset": "famille", "seats": SEATS})
        with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as other:
            other.execute("ALTER TABLE log RENAME TO elsewhere")
        other.close()
        assert get(f"{address}t/22222")[0] == 500
        assert get(f"{address}{made['address'][1:]}")[0] == 200
    (told,) = [line for line in lines(log.read_text("ascii")) if line["level"] == "error"]
    assert told["error"] == ["OperationalError no such table: log"]
    assert told["trace"][-1].startswith("web/store/sqlite.py:")
