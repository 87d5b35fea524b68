"""The server as a process: it says where it is, is one a folder, and loses nothing when it is killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import aiohttp
import pytest

from tests.web.support import Json

SEATS = [{"name": "Ann", "kind": "person"}, {"name": "Ben", "kind": "person"}]


@contextmanager
def server(data: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process and its address; stopped at the end."""
    command = [sys.executable, "-m", "oie", "serve", "--data", str(data), "--no-browser", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            ready = process.stdout.readline()
            assert ready.startswith("ready http://127.0.0.1:"), process.stderr and process.stderr.read()
            yield process, ready.removeprefix("ready ").strip()
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            process.communicate(timeout=10)


def free_port() -> int:
    """A port that nobody listens on at this moment."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def post(address: str, body: object) -> Json:
    """The answer to a JSON request."""
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        told: Json = json.load(answer)
        return told


def test_a_second_start_finds_the_first_one_and_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    port = free_port()
    with server(tmp_path / "a", "--port", str(port)) as (_, address):
        assert address == f"http://127.0.0.1:{port}/"
        again = [sys.executable, "-m", "oie", "serve", "--data", str(tmp_path / "a"), "--no-browser"]
        second = subprocess.run(again, capture_output=True, text=True, check=False, timeout=20)
        assert (second.returncode, second.stdout.splitlines()[0]) == (0, f"ready {address}")
        other = [*again[:-2], str(tmp_path / "b"), "--no-browser", "--port", str(port)]
        taken = subprocess.run(other, capture_output=True, text=True, check=False, timeout=20)
        assert taken.returncode == 2
        assert taken.stderr.count("\n") == 1
        assert str(port) in taken.stderr


def test_it_stops_in_order_when_it_is_asked_to(tmp_path: Path) -> None:
    with server(tmp_path, "--port", str(free_port())) as (process, _):
        process.send_signal(signal.SIGINT if os.name == "posix" else signal.CTRL_C_EVENT)  # type: ignore[attr-defined]
        assert process.wait(10) == 0


async def play_until_killed(
    process: subprocess.Popen[str], address: str, table: str, moves: int
) -> tuple[int, Json]:
    """Play, kill the server in the middle, and return the last version that was acknowledged."""
    acknowledged, state = -1, Json()
    line = f"{address.rstrip('/')}{table}/socket"
    async with aiohttp.ClientSession() as session, session.ws_connect(line) as socket:
        await socket.send_json({"type": "hello", "lang": "en", "since": -1})
        assert (await socket.receive_json())["type"] == "you"
        state = (await socket.receive_json())["state"]
        acknowledged = state["version"]
        sent = 0
        if not state["running"]:
            await socket.send_json({"type": "host", "id": 0, "do": "start"})
        else:
            await socket.send_json({"type": "intent", "id": 0, "intent": "throw", "turn": state["turn"]})
        while True:
            message = await socket.receive()
            if message.type is not aiohttp.WSMsgType.TEXT:
                return acknowledged, state
            told: Json = message.json()
            if told["type"] == "update":
                state = told["state"]
            if told["type"] == "accepted":
                acknowledged = told["version"]
                sent += 1
                if sent == moves:
                    process.kill()
                if state["running"]:
                    intent = {"type": "intent", "id": sent, "intent": "throw", "turn": state["turn"]}
                else:
                    intent = {"type": "host", "id": sent, "do": "start"}
                with suppress(ConnectionError):
                    await socket.send_json(intent)


def test_twenty_kills_under_load_lose_nothing_acknowledged(tmp_path: Path) -> None:
    port, table, least = free_port(), "", -1
    for kill in range(20):
        with server(tmp_path, "--port", str(port)) as (process, address):
            if not table:
                table = post(f"{address}tables", {"ruleset": "famille", "seats": SEATS})["address"]
            version, _ = asyncio.run(play_until_killed(process, address, table, 3 + kill % 4))
            assert version > least
            least = version
    with server(tmp_path, "--port", str(port)) as (_, address):

        async def look() -> Json:
            line = f"{address.rstrip('/')}{table}/socket"
            async with aiohttp.ClientSession() as session, session.ws_connect(line) as socket:
                await socket.send_json({"type": "hello", "lang": "en", "since": -1})
                await socket.receive_json()
                told: Json = await socket.receive_json()
                return told

        assert asyncio.run(look())["version"] >= least


def test_a_folder_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    import sqlite3

    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    command = [sys.executable, "-m", "oie", "serve", "--data", str(tmp_path), "--no-browser", "--lang", "en"]
    done = subprocess.run(command[:-2], capture_output=True, text=True, check=False, timeout=20)
    assert done.returncode == 2
    assert "newer program" in done.stderr or "plus récent" in done.stderr


@pytest.mark.parametrize("port", ["0", "70000", "x", "1.5", "-1"])
def test_a_port_that_cannot_be_is_one_sentence(port: str) -> None:
    command = [sys.executable, "-m", "oie", "serve", "--port", port]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=20)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
