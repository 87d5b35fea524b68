"""`oie referee`: one throw at a real table, in sentences and in JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oie.text import LANGUAGES
from tests.cli.support import Run

# A choice of three, then a space that throws again, so that a throw and its answers can be asked about.
FORK = """
oie: 1
id: fork
version: 1
title: {en: Fork}
about: {en: Go on or back.}
seats: {min: 2, max: 4}
track: {spaces: 9, start: before}
dice: {count: 1, faces: 3}
spaces:
  fork:
    at: [2]
    do: [{choose: {among: [[{go: {to: origin}}], [{go: {to: 6}}], [{lose: {turns: 2}}]]}}]
    words: {en: {name: fork, at: at the fork}}
"""
KEYS = {
    "trace", "spaces", "waits", "held", "first_throw_done", "released", "passed_over", "next", "counters",
    "pool", "fines", "draw", "winner", "position",
}  # fmt: skip


@pytest.mark.clause("S004-20", "S004-32")
def test_every_leg_has_its_reason_and_its_clause(run: Run) -> None:
    done = run("referee", "famille", "--position", "4* 26 / 0 to throw", "--throw", "6+3")
    assert done.code == 0
    assert not done.err
    throw, hit, turn, gap, letters, seats, position = done.lines
    assert "6 and 3" in throw
    assert "S004-20" in throw
    assert "26" in hit
    assert "4" in hit
    assert "S004-32" in hit
    assert "G1" in turn
    assert (gap, position) == ("", "26 4 / 1 to throw")
    assert "docs/reference/clauses.md" in letters
    assert seats == "Seats are counted from 0 in the position: 0 is Player 1 and 1 is Player 2."


def test_who_waits_and_for_how_long_is_said(run: Run) -> None:
    done = run("referee", "famille", "--position", "0 14 / 1 to throw", "--throw", "2+3", "--name", "Ann")
    assert done.lines[-1] == "0 19-1 / 0 to throw"
    assert any("Player 2" in line and "1" in line for line in done.lines[-3:-2])
    assert any("Ann" in line for line in done.lines)
    assert "0 is Ann and 1 is Player 2" in done.lines[-2]


@pytest.mark.clause("S004-20", "G6")
def test_a_first_throw_that_counts_as_made_is_pointed_out(run: Run) -> None:
    """Only where the mark of a first throw would change what this throw does."""

    def note(game: str, position: str, dice: str) -> str:
        lines = run("referee", game, "--position", position, "--throw", dice, "--name", "Ann").lines
        return " ".join(line for line in lines if line.startswith("("))

    told = note("famille", "0 26 / 0 to throw", "6+3")
    assert told == (
        "(Here the first throw of Ann counts as made. "
        "Where it is not, write 0*: then 6 and 3 is a first throw.)"
    )
    assert not note("famille", "0* 26 / 0 to throw", "6+3")
    assert not note("famille", "0 26 / 0 to throw", "6+4")
    assert not note("famille", "4 26 / 0 to throw", "6+3")
    assert not note("chutes-and-ladders", "0 26 / 0 to throw", "6")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_move_does_not_repeat_the_position(run: Run, lang: str) -> None:
    """The position was typed by the one who reads; in JSON and in Python it stays in the sentence."""
    sentence = run(*("referee", *throw("famille", START, "7+1")), "--lang", lang).sentence()
    assert "7+1" in sentence
    assert "to throw" not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reader_s_language_is_spoken(run: Run, lang: str) -> None:
    told = [
        run("referee", "jardin", "--position", "0* 0* / 0 to throw", "--throw", "6+6", "--lang", one).out
        for one in (lang, "en")
    ]
    assert told[0].strip()
    assert (told[0] == told[1]) is (lang == "en")


def test_json_has_the_keys_of_the_vectors(run: Run) -> None:
    asked = ("--position", "31! 24 30-1 / 1 to throw", "--throw", "4+3", "--option", "deadlock=release_all")
    found = json.loads(run("referee", "bolton", *asked, "--json").out)
    assert set(found) == KEYS
    assert found["trace"] == [
        {"to": 31, "why": "throw"},
        {"who": 0, "to": 24, "why": "hit"},
    ]
    assert found["spaces"] == [24, 31, 30]
    assert found["held"] == [False, True, False]
    assert found["waits"] == [0, 0, 0]
    assert found["released"] == [0]
    assert found["passed_over"] == [2]
    assert found["next"] == 0
    assert found["fines"] == [[1, "well"]]
    assert found["position"] == "24$20 31!$19 30$20 / 0 to throw / pool 1"


def test_the_end_has_no_next_seat(run: Run) -> None:
    found = json.loads(
        run("referee", "famille", "--position", "60 4 / 0 to throw", "--throw", "1+2", "--json").out
    )
    assert (found["next"], found["winner"], found["draw"]) == (None, 0, False)


def test_a_choice_is_offered_and_answered(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "fork.yaml"
    file.write_text(FORK)
    start = ("referee", str(file), "--position", "0* 0* / 0 to throw")
    offered = run(*start, "--throw", "2")
    waiting = "2 0* / 0 to choose by 2 from 0 first"
    assert offered.lines[-1] == waiting
    for answer, position in enumerate(["0 0* / 1 to throw", "6 0* / 1 to throw", "2-2 0* / 1 to throw"]):
        at_once = run(*start, "--throw", "2", "--choose", str(answer))
        later = run("referee", str(file), "--position", waiting, "--choose", str(answer))
        assert at_once.lines[-1] == later.lines[-1] == position
    assert "0 to 2" in run(*start, "--throw", "2", "--choose", "3").sentence()


def test_options_are_read_as_json_or_as_a_word(run: Run) -> None:
    board = 'board={"green":[9],"red":[],"tricolour":[],"blue":[21]}'
    asked = ("referee", "pair-impair", "--position", "5 1* / 0 to throw", "--throw", "4")
    assert run(*asked).lines[-1] == "9 1* / 1 to throw"
    assert run(*asked, "--option", board).lines[-1] == "9-1 1* / 1 to throw"
    dice = run(
        "referee", "jardin", "--position", "0 0 / 0 to throw", "--throw", "1+2+4", "--option", "dice=3"
    )
    assert dice.lines[-1] == "7 0 / 1 to throw"


def throw(ruleset: str, position: str, dice: str, *more: str) -> tuple[str, ...]:
    """The arguments that ask about one throw."""
    return (ruleset, "--position", position, "--throw", dice, *more)


START = "0 0 / 0 to throw"
WRONG: list[tuple[tuple[str, ...], list[str]]] = [
    ((), ["needs RULESET"]),
    (("famille",), ["needs --position"]),
    (("famille", "--position", START), ["needs --throw"]),
    (("famille", "--throw", "6+3"), ["needs --position"]),
    (throw("famille", "0 0", "1+1"), ["expected a position such as", "'0 0'"]),
    (throw("famille", "0 0 / 2 to throw", "1+1"), ["seat from 0 to 1", "2"]),
    (throw("famille", "64 0 / 1 to throw", "1+1"), ["space from 0 to 63", "64"]),
    (throw("famille", "3 3 / 1 to throw", "1+1"), ["space 3 holds one pawn only"]),
    (throw("famille", "0 / 0 to throw", "1+1"), ["2 to 12 seats", "1"]),
    (throw("famille", "0 " * 3000, "1+1"), ["at most 2000 characters"]),
    (throw("famille", START, "7+1"), ["2 dice of 1 to 6", "7+1"]),
    (throw("famille", START, "1"), ["2 dice of 1 to 6"]),
    (throw("famille", START, "six"), ["a throw such as 6+3", "'six'"]),
    (throw("famille", "63 0 / 0 won", "1+1"), ["the round is over"]),
    (("famille", "--position", START, "--choose", "0"), ["expected a throw"]),
    (("famille", "--position", START, "--choose", "x"), ["whole number", "x"]),
    (throw("nulle", START, "1+1"), ["no game is named nulle"]),
    (throw("nulle.yaml", START, "1+1"), ["cannot read nulle.yaml"]),
    (throw("famille", START, "1+1", "--option", "x=1"), ["no option x"]),
    (throw("famille", START, "1+1", "--option", "x"), ["such as dice=3"]),
    (throw("famille", START, "1+1", "--option", "exact_finish=3"), ["exact_finish", "true, false", "3"]),
    (throw("jardin", START, "1", "--option", "dice=1", "--option", "dice=2"), ["--option dice can be given"]),
    (("famille", "--batch", "x"), ["--batch and RULESET cannot be used together"]),
    (("--batch", "x", "--throw", "1+1"), ["--batch and --throw cannot be used together"]),
    (("--batch", "/nowhere/x"), ["cannot read /nowhere/x"]),
    (("--batch", "/"), ["cannot read /"]),
    (("--batch", "\0"), ["cannot read"]),
]


@pytest.mark.parametrize(("argv", "words"), WRONG, ids=[" ".join(argv)[-60:] for argv, _ in WRONG])
def test_wrong_questions_get_one_sentence(run: Run, argv: tuple[str, ...], words: list[str]) -> None:
    sentence = run("referee", *argv).sentence()
    for word in words:
        assert word in sentence
