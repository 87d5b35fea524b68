"""`oie rules`: the rules of shipped games and of one's own, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

import oie
from oie.text import LANGUAGES
from tests.cli.support import Run
from tests.cli.test_referee import FORK


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", oie.shipped())
def test_every_game_is_explained_in_every_language(run: Run, id: str, lang: str) -> None:
    done = run("rules", id, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert len(done.lines) > 20
    assert str(oie.ruleset(id).goal) in done.out
    assert max(map(len, done.lines)) <= 100


def test_markdown_has_headings(run: Run) -> None:
    done = run("rules", "famille", "--lang", "fr", "--markdown")
    assert done.code == 0
    assert done.out.startswith("# ")
    assert "\n## " in done.out


def test_the_numbers_are_those_of_the_options(run: Run) -> None:
    two, three = run("rules", "jardin"), run("rules", "jardin", "--option", "dice=3")
    assert two.out != three.out
    assert three.code == 0


def test_a_game_of_one_s_own_is_a_path(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fork.yaml").write_text(FORK)
    (tmp_path / "fork").write_text(FORK)
    monkeypatch.chdir(tmp_path)
    told = {run("rules", name).out for name in ("fork.yaml", "fork", "./fork", str(tmp_path / "fork.yaml"))}
    assert len(told) == 1
    assert "Fork" in told.pop()


def test_a_file_does_not_hide_a_shipped_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "famille").write_text(FORK)
    monkeypatch.chdir(tmp_path)
    assert "63" in run("rules", "famille").out
    assert "Fork" in run("rules", "./famille").out


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("nulle",), ["no game is named nulle", "famille"]),
        (("nulle.yaml",), ["cannot read nulle.yaml", "No such file"]),
        (("/",), ["cannot read /", "not an ordinary file"]),
        (("",), ["no game is named"]),
        (("famile",), ["no game is named famile: is famille meant?"]),
        (("Jardin",), ["no game is named Jardin: is jardin meant?"]),
        (("famille", "--option", "dice=3"), ["famille has no option dice", "exact_finish"]),
        (("jardin", "--option", "dice=4"), ["dice", "one of 1, 2, 3", "4"]),
        (("jardin", "--option", "dice=deux"), ["dice", "one of 1, 2, 3", "deux"]),
        (("pair-impair", "--option", 'board={"green":[99]}'), ["99"]),
        (("pair-impair", "--option", "board=" + "[" * 100_000), ["board"]),
    ],
    ids=lambda v: " ".join(v)[:40] if isinstance(v, tuple) else "",
)
def test_wrong_input_gets_one_sentence(run: Run, argv: tuple[str, ...], words: list[str]) -> None:
    sentence = run("rules", *argv).sentence()
    for word in words:
        assert word in sentence
