"""What docs/how-to/serve.md shows is there: command lines, options, numbers of the log and of the metrics."""

from __future__ import annotations

import ast
import asyncio
import re
import shlex
from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer

import oie
from oie.cli.main import COMMANDS, build
from oie.web import access, hub, line
from oie.web.app import make_app
from oie.web.keeping import seconds_of
from oie.web.site import Site, public_of
from oie.web.store import MemoryStore
from oie.web.tally import Tally

PAGE = (Path(__file__).resolve().parents[2] / "docs/how-to/serve.md").read_text("utf-8")
WEB = Path(oie.__file__).parent / "web"
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
TYPED = [row for kind, text in BLOCKS if kind == "console" for row in text.splitlines()]
STARTED = re.findall(r"^ExecStart=(.*)$", PAGE, re.MULTILINE)


def words(typed: str) -> list[str]:
    """A command line from its command on."""
    program, *rest = shlex.split(typed.removeprefix("sudo -u oie "))
    assert Path(program).name == "oie"
    return rest


def test_the_page_shows_command_lines() -> None:
    assert len(TYPED) >= 7 and len(STARTED) == 1
    assert {words(typed)[0] for typed in TYPED} == {"serve", "tables", "backup"} <= set(COMMANDS)


@pytest.mark.parametrize("typed", [*TYPED, *STARTED])
def test_every_command_line_is_understood(typed: str) -> None:
    command, bound, _ = build().parse_args(words(typed))
    assert command.__name__ == words(typed)[0]
    given = bound.arguments
    if "keep" in given:
        assert seconds_of(given["keep"]) == 30 * 86_400
    if "public_url" in given:
        assert public_of(given["public_url"]) == given["public_url"]


@pytest.mark.parametrize("kept", re.findall(r"`--keep (\w+)`", PAGE))
def test_every_time_to_keep_is_understood(kept: str) -> None:
    assert seconds_of(kept) in (None, 30 * 86_400, 12 * 3_600)


def test_the_public_address_is_one_everywhere() -> None:
    assert set(re.findall(r"--public-url (\S+)", PAGE)) - {"`"} == {"https://goose.example"}
    assert "goose.example {" in PAGE and "server_name goose.example;" in PAGE


def test_a_saved_round_passes_through_the_proxy() -> None:
    from oie.web.security import MOST_BODY

    found = re.search(r"client_max_body_size (\d+)m;", PAGE)
    assert found is not None and int(found[1]) * 1024 * 1024 >= MOST_BODY


def said_in_the_log() -> set[str]:
    """The first argument of every call of a logger in the server's room."""
    return {
        str(node.args[0].value)
        for path in WEB.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("info", "warning", "error", "exception")
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }


def test_every_event_of_the_log_is_listed_and_no_other() -> None:
    table = PAGE.partition("| event | fields |")[2].partition("\n\n")[0]
    listed = {word for row in table.splitlines()[2:] for word in re.findall("`([^`]+)`", row.split("|")[1])}
    assert listed == said_in_the_log()
    assert set(Tally().facts()) <= set(re.findall("`([^`]+)`", table))


def test_every_metric_is_listed_and_no_other() -> None:
    async def asked() -> tuple[str, dict[str, object]]:
        async with TestClient(TestServer(make_app(MemoryStore()))) as client:
            metrics = await (await client.get("/metrics")).text()
            return metrics, await (await client.get("/health")).json()

    metrics, health = asyncio.run(asked())
    table = PAGE.partition("| metric | what it counts |")[2].partition("\n\n")[0]
    listed = {word for row in table.splitlines()[2:] for word in re.findall("`([^`]+)`", row.split("|")[1])}
    there = set(re.findall(r"^# TYPE (\S+)", metrics, re.MULTILINE))
    assert there <= listed and listed - there <= {"process_resident_memory_bytes"}
    (shown,) = (text for kind, text in BLOCKS if kind == "json")
    assert set(health) == set(re.findall(r'"(\w+)":', shown))
    assert f'"data": {health["data"]}' in shown


def test_the_limits_are_those_of_the_program() -> None:
    table = PAGE.partition("| what | how much |")[2]
    allowed: dict[str, access.Allowance] = {
        "new tables": Site().opened,
        "seats taken": Site().seated,
        "wrong codes": Site().wrong,
    }
    for beginning, allowance in allowed.items():
        assert f"| {beginning} from one address | {allowance.most:.0f} a minute" in table
        assert allowance.rate * 60 == allowance.most
    assert f"| tables awake at once | {hub.MOST_AWAKE:,};" in table
    assert f"| {line.MOST_A_SECOND} a second, with {line.MOST_A_SECOND} in reserve |" in table
    assert f"| {line.MOST_WAITING}, then it is dropped" in table
