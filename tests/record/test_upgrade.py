"""Records of older versions go through every step after their own. Version 1 is the first, so the older
ones here are made up, and their steps are known only while a test runs."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from oie.record import VERSION, RecordError, decode, encode, replay
from oie.record import upgrade as module
from oie.record.tree import Json
from oie.record.upgrade import Document
from tests.record.support import record_of


def step_minus_1(document: Document) -> Document:
    """In version -1 the seats were called players, and were names only."""
    names = document["players"]
    assert isinstance(names, list)
    kept = {key: value for key, value in document.items() if key != "players"}
    return {**kept, "seats": [{"name": name} for name in names]}


def step_0(document: Document) -> Document:
    """In version 0 seats had no kind and no pawn, and the table had no pace."""
    seats, table = document["seats"], document["table"]
    assert isinstance(seats, list)
    assert isinstance(table, dict)
    found: list[Json] = []
    for n, seat in enumerate(seats):
        assert isinstance(seat, dict)
        found.append(
            {**seat, "kind": ("person", "machine")[n], "colour": ("blue", "red")[n], "shape": "shape-0"}
        )
    return {**document, "seats": found, "table": {**table, "pace": 0.75}}


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "STEPS", {-1: step_minus_1, 0: step_0})


def as_version(version: int) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(encode(record_of()))
    told["version"] = version
    if version < 1:
        told["table"].pop("pace")
        told["seats"] = [{"name": seat["name"]} for seat in told["seats"]]
    if version < 0:
        told["players"] = [seat["name"] for seat in told.pop("seats")]
    return told


@pytest.mark.clause("UX-57")
@pytest.mark.usefixtures("older")
@pytest.mark.parametrize("version", [-1, 0, 1])
def test_an_older_version_is_upgraded_step_by_step(version: int) -> None:
    """UX-57: it opens as if it had been written today, and is saved in today's version."""
    data = json.dumps(as_version(version))
    record = decode(data)
    assert record == record_of()
    assert replay(record).position.key == replay(record_of()).position.key
    assert json.loads(encode(record))["version"] == VERSION == 1


@pytest.mark.usefixtures("older")
def test_a_version_older_than_all_steps_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        decode(json.dumps(as_version(-1) | {"version": -2}))
    assert str(caught.value) == "expected a record of version -1 to 1, got -2"


@pytest.mark.usefixtures("older")
@pytest.mark.parametrize("players", [None, 3, [["a"]], {"a": 1}, "missing"])
def test_a_damaged_older_version_is_one_sentence(players: object) -> None:
    """Whatever a step stumbles over is a fault of the file, never a traceback."""
    told = as_version(-1)
    told["players"] = players
    if players == "missing":
        del told["players"]
    with pytest.raises(RecordError) as caught:
        decode(json.dumps(told))
    assert caught.value.code in ("record-upgrade", "record-name")
    assert "\n" not in str(caught.value)


@pytest.mark.usefixtures("older")
def test_a_step_leaves_its_argument_as_it_is() -> None:
    for version, step in ((-1, step_minus_1), (0, step_0)):
        told = as_version(version)
        before = deepcopy(told)
        step(told)
        assert told == before


def test_every_version_from_the_oldest_has_its_step() -> None:
    """The chain has no gap, so that no record is left behind."""
    assert set(module.STEPS) == set(range(min(module.STEPS, default=VERSION), VERSION))
