"""A shipped ruleset's file never changes under the same version, once that version was released."""

from __future__ import annotations

from pathlib import Path

import pytest

from oie.rulesets import shipped
from tests.rulesets import digests as module
from tests.rulesets.digests import FILE, Table, accepted, faults, main, read, shipped_now, text

A, B, C = "a" * 64, "b" * 64, "c" * 64


def test_no_released_version_has_changed() -> None:
    """Issue 2, Records. Where this fails, give the changed file a new version."""
    assert faults(read(), shipped_now()) == []


@pytest.mark.parametrize("id", shipped())
def test_every_shipped_version_is_listed_as_it_is(id: str) -> None:
    """Run `python -m tests.rulesets.digests` after a change of a version that is not released yet."""
    ((version, digest),) = shipped_now()[id].items()
    assert read().known(id, version) == digest


def test_the_list_is_written_in_one_way() -> None:
    assert FILE.read_text("utf-8") == text(read())


def test_the_list_knows_no_unreleased_version_that_is_not_shipped() -> None:
    """A version that was never released and is shipped no more has left no trace in the world."""
    listed = {(id, version) for id, versions in read().unreleased.items() for version in versions}
    assert listed <= {(id, version) for id, versions in shipped_now().items() for version in versions}


def test_an_unreleased_version_may_change() -> None:
    table = Table({}, {"jardin": {1: A}})
    now = {"jardin": {1: B}}
    assert faults(table, now) == []
    assert accepted(table, now) == Table({}, {"jardin": {1: B}})


def test_a_released_version_may_not_change() -> None:
    table = Table({"jardin": {1: A, 2: B}}, {})
    assert faults(table, {"jardin": {2: B}}) == []
    assert faults(table, {"jardin": {2: C}}) == ["jardin 2 is released: give the changed file version 3"]
    assert faults(table, {"jardin": {1: A}}) == ["jardin 1 is older than 2, which is released"]
    assert faults(table, {"jardin": {3: C}}) == []


def test_a_new_version_leaves_the_released_ones_in_the_list() -> None:
    table = accepted(Table({"jardin": {1: A}}, {}), {"jardin": {2: B}, "bolton": {1: C}})
    assert table == Table({"jardin": {1: A}}, {"jardin": {2: B}, "bolton": {1: C}})


def test_a_release_counts_every_shipped_version() -> None:
    table = accepted(Table({"jardin": {1: A}}, {"jardin": {2: C}}), {"jardin": {2: B}}, release=True)
    assert table == Table({"jardin": {1: A, 2: B}}, {})
    assert faults(table, {"jardin": {2: C}}) != []


def test_the_command_writes_the_list_or_says_why_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Accept, release, and then refuse a change of what was released, with the file as it was."""
    file = tmp_path / "digests.json"
    file.write_text('{"released": {}, "unreleased": {"jardin": {"1": "0"}}}')
    monkeypatch.setattr(module, "FILE", file)
    assert main([]) == 0
    assert read() == Table({}, shipped_now())
    assert main(["--release"]) == 0
    assert read() == Table(shipped_now(), {})
    before = file.read_text("utf-8")
    ((version, _),) = shipped_now()["jardin"].items()
    monkeypatch.setattr(module, "shipped_now", lambda: {"jardin": {version: A}})
    assert main([]) == 1
    said = capsys.readouterr().err
    assert said == f"jardin {version} is released: give the changed file version {version + 1}\n"
    assert main(["--help"]) == 2
    assert file.read_text("utf-8") == before
