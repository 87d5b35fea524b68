"""`oie census`: the counts of `tests/census`, as a command."""

from __future__ import annotations

import json

import pytest

from tests.census.cases import CASES, file_of
from tests.cli.support import Run


@pytest.mark.parametrize("case", [("jardin", 1), ("pair-impair", 3), ("famille", 2)])
def test_it_writes_what_is_checked_in(run: Run, case: tuple[str, int]) -> None:
    id, seats = case
    done = run("census", id, "--seats", str(seats), "--depth", str(CASES[case]))
    assert (done.code, done.err) == (0, "")
    assert done.out == file_of(*case).read_text("utf-8")


def test_json_has_the_same_numbers(run: Run) -> None:
    asked = ("census", "jardin", "--seats", "2", "--depth", "3", "--option", "dice=1")
    text, found = run(*asked).out, json.loads(run(*asked, "--json").out)
    assert found["options"]["dice"] == 1
    assert [level["depth"] for level in found["levels"]] == [1, 2, 3]
    for level in found["levels"]:
        assert f"  running {level['running']}\n" in text
        assert f"  digest {level['digest']}\n" in text
    assert [end["throw"] for end in found["throws"]] == [[face] for face in range(1, 7)]
    assert found["throws"][5]["position"] == "12 0* / 1 to throw"


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--seats", "2"), "needs --depth"),
        (("--depth", "2"), "needs --seats"),
        (("--seats", "0", "--depth", "1"), "1 to 12 seats"),
        (("--seats", "-3", "--depth", "1"), "1 to 12 seats"),
        (("--seats", "13", "--depth", "1"), "1 to 12 seats"),
        (("--seats", "2", "--depth", "0"), "depth from 1 to 500"),
        (("--seats", "2", "--depth", "-1"), "depth from 1 to 500"),
        (("--seats", "2", "--depth", "1000000"), "depth from 1 to 500"),
        (("--seats", "2", "--depth", "9" * 5000), "whole number"),
        (("--seats", "2", "--depth", "1.5"), "whole number"),
    ],
    ids=lambda v: " ".join(v)[:30] if isinstance(v, tuple) else "",
)
def test_wrong_input_gets_one_sentence(run: Run, argv: tuple[str, ...], words: str) -> None:
    assert words in run("census", "famille", *argv).sentence()


def test_too_many_positions_are_one_sentence_after_what_was_counted(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oie.analysis.census.MOST_POSITIONS", 200)
    done = run("census", "famille", "--seats", "2", "--depth", "9")
    assert done.code == 2
    assert "depth 2" in done.out
    assert done.err.startswith("oie: depth 3 has more than 200 different positions")
