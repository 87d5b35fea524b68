"""`oie check`: every fault of a file with its place, or what is to be known of a sound one."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import oie
from tests.cli.support import Run
from tests.cli.test_referee import FORK

FAULTY = FORK.replace("spaces: 9", "spaces: nine").replace("to: 6", "too: 6").replace("faces: 3", "faces: 99")


def written(folder: Path, text: str | bytes, name: str = "game.yaml") -> str:
    """A file with this text; its path."""
    file = folder / name
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return str(file)


def test_all_faults_are_named_at_once_with_their_places(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, FAULTY)
    done = run("check", file)
    assert (done.code, done.err) == (2, "")
    assert len(done.lines) >= 3
    assert all(line.startswith(f"{file}:") for line in done.lines)
    assert any(":8:" in line and "track.spaces" in line for line in done.lines)
    places = [tuple(map(int, line.removeprefix(f"{file}:").split(":")[:2])) for line in done.lines]
    assert places == sorted(places)


def test_json_has_a_place_a_code_and_a_sentence_for_each_fault(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, FAULTY)
    done = run("check", file, "--json")
    assert done.code == 2
    found = json.loads(done.out)
    assert found["file"] == file
    assert len(found["faults"]) == len(run("check", file).lines)
    first = found["faults"][0]
    assert set(first) == {"line", "column", "path", "code", "message"}
    assert (first["line"], first["path"], first["code"]) == (8, "track.spaces", "type")


@pytest.mark.parametrize("id", ["famille", "pair-impair", "chutes-and-ladders"])
def test_a_sound_game_gets_a_report(run: Run, id: str) -> None:
    done = run("check", id)
    assert (done.code, done.err) == (0, "")
    assert "no faults" in done.lines[0]
    assert json.loads(run("check", id, "--json").out)["report"] == done.lines


def test_a_copy_of_a_shipped_game_gets_the_same_report(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path, oie.ruleset("famille").text)
    assert run("check", file).lines[1:] == run("check", "famille").lines[1:]


def test_options_are_looked_at(run: Run) -> None:
    two, one = run("check", "famille"), run("check", "famille", "--option", "exact_finish=false")
    assert one.code == 0
    assert one.out != two.out


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "empty"),
        (b"\xff\xfe", "UTF-8"),
        (b"oie: [", "YAML"),
        (b"a: &x 1", "anchors"),
        (b"a: !!python/object 1", "tag"),
        (b"- " * 4000, "24 deep"),
        (b"x" * 300_000, "200000 bytes"),
        (b"\x00", "U+0000"),
        (b"%YAML 9.9\n---\n", "YAML"),
    ],
    ids=lambda v: v if isinstance(v, str) else "",
)
def test_what_is_no_ruleset_is_said_on_its_lines(run: Run, tmp_path: Path, text: bytes, words: str) -> None:
    done = run("check", written(tmp_path, text))
    assert (done.code, done.err) == (2, "")
    assert words in done.out
    assert all(line.startswith(f"{tmp_path}") for line in done.lines)


def test_files_that_cannot_be_read_get_one_sentence(run: Run, tmp_path: Path) -> None:
    assert "cannot read" in run("check", str(tmp_path)).sentence()
    assert "cannot read" in run("check", str(tmp_path / "none.yaml")).sentence()
    assert "no game is named none" in run("check", "none").sentence()
    assert "no option x" in run("check", "famille", "--option", "x=1").sentence()
    locked = Path(written(tmp_path, FORK))
    locked.chmod(0)
    if not os.access(locked, os.R_OK):  # an administrator may read everything
        assert "cannot read" in run("check", str(locked)).sentence()
