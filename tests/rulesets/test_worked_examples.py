"""The worked examples of the shipped rulesets can be played, and every clause that a file names is known."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import oie
from oie.core.position import Position
from oie.rulesets import shipped, shipped_sheet
from tests.clauses import LIST, parse

every_game = pytest.mark.parametrize("game", shipped())


def played(game: str, example: Mapping[str, Any]) -> list[Position]:
    """The positions of an example, from the one it starts with to the one after its last throw."""
    rules = oie.ruleset(game)
    positions = [oie.position(rules, example["position"])]
    for text in example["throws"]:
        assert positions[-1].result is None, "the round is over before the last throw"
        positions.append(oie.play(positions[-1], oie.throw(text)).position)
    return positions


@every_game
def test_the_examples_can_be_played(game: str) -> None:
    """Positions are legal and in their own notation, throws fit the dice, every seat has its own name."""
    examples = shipped_sheet(game).document["examples"]
    assert len(examples) >= 3
    for example in examples:
        positions = played(game, example)
        assert oie.position(oie.ruleset(game), str(positions[0])) == positions[0]
        assert len(positions) == len(example["throws"]) + 1
        assert len(set(example["names"])) == len(example["names"]) == positions[0].seats


@pytest.mark.parametrize(
    ("game", "clause", "ends"),
    [
        ("jardin", "S000-3", "60 12 / 0 to throw"),
        ("jardin", "S000-6b", "20 26! / 0 to throw"),
        ("jardin", "S000-1b", "61 3 / 1 to throw"),
        ("jardin", "A000-8", "1 53 / 1 to throw"),
        ("jardin", "D1", "26 52! / 0 to throw"),
        ("pair-impair", "S001-9", "19 3 15 / 0 to throw"),
        ("pair-impair", "S001-15", "20 9 / 0 to throw"),
        ("pair-impair", "S001-11", "22 21! / 0 to throw"),
        ("pair-impair", "D10", "1 9 / 1 to throw"),
        ("bolton", "S002-19", "26$20 53$20 / 0 to throw / pool 0"),
        ("bolton", "D4", "24$20 20$19 / 0 to throw / pool 1"),
        ("bolton", "S002-14", "30$19 4$20 / 1 to throw / pool 1"),
        ("bolton", "S002-22", "54$20 4$20 / 1 to throw / pool 0"),
        ("famille", "S004-45", "26 12 4 / 0 to throw"),
        ("famille", "S004-46", "22 40 4 / 1 to throw"),
        ("famille", "S004-47", "30 55 13 / 2 to throw"),
        ("famille", "S004-36", "61 4 / 1 to throw"),
    ],
)
def test_an_example_shows_its_clause(game: str, clause: str, ends: str) -> None:
    """The first example of a clause ends as the clause says."""
    example = next(e for e in shipped_sheet(game).document["examples"] if clause in e["clauses"])
    assert str(played(game, example)[-1]) == ends


def clause_ids(value: object) -> Iterator[str]:
    """Every clause id that a document names."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from part if key == "clauses" else clause_ids(part)
    elif isinstance(value, list):
        for part in value:
            yield from clause_ids(part)


@every_game
def test_every_clause_id_is_known(game: str) -> None:
    """Ids of the study stand in tests/clauses.csv; a published game is a clause of its own."""
    known = {clause.id for clause in parse(LIST.read_text("utf-8"))} | {"oudhollands", "chutes-and-ladders"}
    named = set(clause_ids(dict(shipped_sheet(game).document)))
    assert named - known == set()
    prefixes = {"jardin": "000", "pair-impair": "001", "bolton": "002", "famille": "004"}
    foreign = {i for i in named if re.match(r"[SA]\d", i) and i[1:4] != prefixes.get(game, "")}
    assert foreign == set()
