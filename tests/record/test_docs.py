"""The reference pages of the record format and of the versions are true."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

import oie
from oie.record import FORMAT, VERSION, decode, encode, replay
from oie.record.bounds import LARGEST, MOST_BYTES, MOST_LEVELS, MOST_NAME
from oie.record.schema import schema
from oie.web.outgoing import PROTOCOL

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "reference" / "record-format.md").read_text("utf-8")
VERSIONS = (ROOT / "docs" / "reference" / "versions.md").read_text("utf-8")


def example() -> str:
    found = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.clause("UX-52")
def test_the_example_is_a_record_written_as_oie_writes_it() -> None:
    record = decode(example())
    assert encode(record) == example()
    position = replay(record).position
    assert position.awaits == oie.AwaitsThrow(1, 1, 6)
    assert position.held == (1, 0)
    assert [made.taken_back for made in record.moves] == [False, True, False, False]


@pytest.mark.parametrize("part", ["", "table"])
def test_every_key_is_described(part: str) -> None:
    described = set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
    known = schema()["properties"]
    assert set(known[part]["properties"] if part else known) <= described


def test_the_numbers_on_the_page_are_those_of_the_program() -> None:
    assert f"This page describes version {VERSION}." in PAGE
    assert f'`format` | `"{FORMAT}"`' in PAGE
    assert MOST_BYTES == 2**20
    assert "At most 1 MiB" in PAGE
    assert f"At most {MOST_LEVELS} levels" in PAGE
    assert f"1 to {MOST_NAME} printable characters" in PAGE
    assert LARGEST == 2**53 - 1
    assert "2⁵³ − 1" in PAGE


@pytest.mark.clause("UX-56")
def test_the_page_says_that_coming_throws_are_not_saved() -> None:
    """UX-56: and that a sealed round taken up again begins a new segment."""
    assert "**Coming throws are not in it.**" in PAGE
    assert "A sealed round that is taken up again begins a new segment." in PAGE.replace("\n  ", " ")


def test_every_version_stands_where_the_page_says() -> None:
    places = re.findall(r"^\| [\w ]+ \| .*?`(src/[\w./]+)`", VERSIONS, re.MULTILINE)
    assert len(places) == 6
    assert all((ROOT / place).exists() for place in places)
    assert f"**Package** (`{oie.__version__}`)" in VERSIONS
    assert f"**Record format** ({VERSION})" in VERSIONS
    assert f"**Messages** ({PROTOCOL})" in VERSIONS


def test_the_package_has_one_version() -> None:
    """What is built bears the version that the program says."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project.get("version", oie.__version__) == oie.__version__


def test_the_format_has_one_version() -> None:
    """Written once in the code; every record that is saved says it."""
    assert json.loads(example())["version"] == VERSION
    sources = [path.read_text("utf-8") for path in (ROOT / "src" / "oie" / "record").glob("*.py")]
    assert sum(len(re.findall(r"^VERSION\b.*=", source, re.MULTILINE)) for source in sources) == 1
