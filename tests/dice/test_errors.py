"""Every code of the dice has its sentence, and every sentence a place that says it."""

import ast
from pathlib import Path
from string import Formatter

import pytest

import oie.dice.errors
from oie.dice import DiceError
from oie.dice.errors import described, plus

HERE = Path(oie.dice.errors.__file__).parent


def said() -> list[tuple[str, set[str]]]:
    """Each code that the room raises, with the names of the details it gives."""
    found = []
    for path in sorted(HERE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name("DiceError"), args=[ast.Constant(str(code))]):
                    found.append((code, {str(detail.arg) for detail in node.keywords}))
    return found


def test_every_code_is_used_and_has_a_sentence() -> None:
    assert {code for code, _ in said()} == set(DiceError.sentences)


@pytest.mark.parametrize("code", sorted(DiceError.sentences))
def test_every_sentence_gets_the_details_it_names(code: str) -> None:
    named = {name for _, name, _, _ in Formatter().parse(DiceError.sentences[code]) if name}
    given = [details for used, details in said() if used == code]
    assert given
    assert all(details == named for details in given)
    assert str(DiceError(code, **dict.fromkeys(named, "x"))).count("x") >= len(named)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "nothing"),
        (True, "true"),
        (False, "false"),
        (-7, "-7"),
        (2**64, "a number that is too large"),
        (1.5, "a float"),
        ("abc", "a text of 3 characters"),
        (b"abc", "3 bytes"),
        ([1, 2], "a list of 2"),
        ({}, "an object"),
    ],
)
def test_values_are_described_in_few_words(value: object, words: str) -> None:
    assert described(value) == words


def test_a_throw_is_told_as_players_write_it() -> None:
    assert plus((6, 3)) == "6+3"
    assert plus([]) == "no dice"
    assert plus("63") == "a text of 2 characters"
    assert len(plus([1] * 10**6)) < 100
