"""The server as a process: it says where it is, is one a folder, and loses nothing when it is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from oie.web.network import PORT, own_addresses
from tests.web.process import SEATS, free_port, get, post, refused, server
from tests.web.support import Json


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


def test_where_the_usual_port_is_taken_the_next_one_is_used_and_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        if os.name == "posix":
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        for _ in range(40):  # another test may have it for a moment, or somebody else for good
            with suppress(OSError):
                taken.bind(("127.0.0.1", PORT))
                taken.listen()
                break
            time.sleep(0.25)
        with server(tmp_path) as (process, address):
            port = int(address.rstrip("/").rpartition(":")[2])
            assert PORT < port <= PORT + 20
            assert process.stdout is not None
            assert process.stdout.readline() == f"port {PORT} is taken, so the server is on port {port}\n"


@pytest.mark.skipif(not own_addresses(), reason="this machine has no network")
def test_lan_says_every_address_and_draws_the_first(tmp_path: Path) -> None:
    port = free_port()
    with server(tmp_path, "--lan", "--port", str(port)) as (process, address):
        assert process.stdout is not None
        assert process.stdout.readline() == "everybody in the same network can open it:\n"
        for own in own_addresses():
            assert process.stdout.readline() == f"  http://{own}:{port}/\n"
        assert set(process.stdout.readline()) <= set("█▀▄ \n")
        lan = f"http://{own_addresses()[0]}:{port}/"
        assert get(lan)[0] == get(address)[0] == 200
        assert get(lan, Host="goose.example")[0] == 421


def test_what_cannot_be_served_is_one_sentence(tmp_path: Path) -> None:
    data = ("serve", "--no-browser", "--data", str(tmp_path / "d"))
    assert "https://goose.example" in refused(*data, "--public-url", "https://goose.example/games")
    assert "30d" in refused(*data, "--keep", "soon")
    assert "--host" in refused(*data, "--lan", "--host", "127.0.0.1")
    assert "--public-url" in refused(*data, "--lan", "--public-url", "https://goose.example")
    assert "no-such-host.invalid" in refused(*data, "--host", "no-such-host.invalid")
    assert "cannot write the log" in refused(*data, "--log", str(tmp_path / "no such folder" / "log"))
    assert not (tmp_path / "d" / "tables.sqlite").exists()


def test_a_public_server_says_its_address_and_how_long_tables_are_kept(tmp_path: Path) -> None:
    with server(tmp_path / "a", "--port", str(free_port()), "--public-url", "https://Goose.example/") as (
        process,
        address,
    ):
        assert process.stdout is not None
        assert process.stdout.readline() == "its public address is https://goose.example/\n"
        assert process.stdout.readline().startswith("tables are removed 30 days after")
        assert "30 days after" in get(f"{address}privacy?lang=en", Host="goose.example")[1]
    with server(tmp_path / "b", "--port", str(free_port())) as (process, address):
        assert process.stdout is not None
        assert process.stdout.readline().startswith("the server goes on")
        assert "They stay until" in get(f"{address}privacy?lang=en")[1]


@pytest.mark.skipif(os.name == "nt", reason="there are no modes")
def test_nobody_else_can_read_a_new_data_folder(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "data"
    with server(folder, "--port", str(free_port())):
        assert folder.stat().st_mode & 0o077 == 0
        assert (folder / "server.secret").stat().st_mode & 0o077 == 0
    assert not (folder / "server.secret").exists()
