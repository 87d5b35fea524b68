"""The server as a process of its own, for tests."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

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


def refused(*arguments: str) -> str:
    """The one sentence with which `oie` refuses a command line."""
    command = [sys.executable, "-m", "oie", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=20)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    return done.stderr


def free_port() -> int:
    """A port that nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def post(address: str, body: object) -> Json:
    """The answer to a JSON request."""
    request = urllib.request.Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        told: Json = json.load(answer)
        return told


def get(address: str, **headers: str) -> tuple[int, str]:
    """Status and text of an address."""
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=10) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()
