"""`oie copy`: the file of a game, to make one's own of it."""

from __future__ import annotations

from pathlib import Path

import pytest

import oie
from tests.cli.support import Run


@pytest.mark.parametrize("game", ["famille", "pair-impair"])
def test_the_file_is_the_game_s(run: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "school.yaml"
    done = run("copy", game, str(file))
    assert done.code == 0 and str(file) in done.lines[0]
    assert file.read_text("utf-8") == oie.ruleset(game).text
    assert oie.load(file).digest == oie.ruleset(game).digest


def test_a_file_that_exists_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "school.yaml"
    file.write_text("mine", "utf-8")
    assert "exists and was left alone" in run("copy", "famille", str(file)).sentence()
    assert file.read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("famile", "x.yaml", "famille"),
        ("famille", "no/such/folder/x.yaml", "cannot write"),
        ("famille", "x" * 300, "cannot write"),
        ("famille", "a\0b", "cannot write"),
    ],
)
def test_what_cannot_be_copied_is_one_sentence(
    run: Run, tmp_path: Path, game: str, name: str, said: str
) -> None:
    assert said in run("copy", game, str(tmp_path / name)).sentence()
    assert list(tmp_path.iterdir()) == []
