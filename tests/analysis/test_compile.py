"""The compiled form is the core's: every state of one pawn, every throw; every meeting; random rounds."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

import oie
from oie.analysis import keeping
from oie.analysis.asking import place
from oie.analysis.chain import build
from oie.analysis.compile import Compiled, compile_rules, compiled
from oie.analysis.errors import AnalysisError
from tests.analysis.comparing import compare_rounds, differences, faces_of
from tests.analysis.games import CHOOSING, OWN, every_game

GAMES = every_game()
HUNDREDTH = 20_000
"""Random throws of `make test`, over all games and two and three seats; `make hunt` makes a million."""


@pytest.mark.parametrize(("name", "rules"), GAMES, ids=[name for name, _ in GAMES])
def test_a_lone_pawn_is_moved_as_by_the_core(name: str, rules: oie.Ruleset) -> None:
    """Every reachable state of one pawn, every class of throws, and every ordered throw of two dice."""
    tables = compiled(rules)
    chain = build(tables, 1)
    classes = tables.class_of()
    numbers = range(len(classes)) if len(classes) <= 36 else _one_of_each(classes)
    for row in np.unique(chain.batch(chain.keys).rows).tolist():
        position = place(rules, ((row % tables.spaces, row >= tables.spaces),))
        for number in numbers:
            off = differences(tables, position, faces_of(rules, number), int(classes[number]))
            assert not off, (str(position), number, off)


def _one_of_each(classes: np.ndarray[tuple[int], np.dtype[np.uint32]]) -> list[int]:
    return [int(number) for number in np.unique(classes, return_index=True)[1]]


def test_every_ordered_throw_has_the_class_of_its_faces() -> None:
    """With three dice, where not every throw is played above."""
    rules = oie.ruleset("jardin", dice=3)
    tables = compiled(rules)
    classes = tables.class_of()
    assert len(classes) == 216
    totals = [sum(faces_of(rules, number)) for number in range(216)]
    assert totals == [int(tables.faces[c].sum()) for c in classes]
    assert np.bincount(classes).tolist() == tables.ways.tolist()


@pytest.mark.parametrize("id", [*oie.shipped(), *OWN])
def test_every_meeting_is_the_cores(id: str) -> None:
    """Every state of two pawns that a round comes to, every class of throws."""
    rules = oie.load(OWN[id]) if id in OWN else oie.ruleset(id)
    tables = compiled(rules)
    chain = build(tables, 2)
    batch = chain.batch(chain.keys)
    sample = range(chain.count) if id in ("again", "crowd") else range(0, chain.count, 1 + chain.count // 60)
    for state in sample:
        rows = batch.rows[:, state].tolist()
        pawns = tuple((row % tables.spaces, row >= tables.spaces) for row in rows)
        held = tuple(batch.orders[:, state].tolist())
        position = place(rules, pawns, held=held, wait=int(batch.waits[1, state]))
        for number in range(tables.classes):
            off = differences(tables, position, tuple(tables.faces[number].tolist()), number)
            assert not off, (str(position), number, off)


@pytest.mark.parametrize(("name", "rules"), GAMES, ids=[name for name, _ in GAMES])
@pytest.mark.parametrize("seats", [2, 3])
def test_random_rounds(name: str, rules: oie.Ruleset, seats: int) -> None:
    compare_rounds(compiled(rules), rules, seats, HUNDREDTH // (2 * len(GAMES)), seed=seats)


@pytest.mark.hunt
@pytest.mark.parametrize(("name", "rules"), GAMES, ids=[name for name, _ in GAMES])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_million_random_throws(name: str, rules: oie.Ruleset, seats: int) -> None:
    compare_rounds(compiled(rules), rules, seats, 1_000_000 // (2 * len(GAMES)), seed=100 + seats)


@pytest.mark.parametrize("id", OWN)
@pytest.mark.parametrize("seats", [4, 6])
def test_rules_of_our_own_with_many_seats(id: str, seats: int) -> None:
    rules = oie.load(OWN[id])
    compare_rounds(compiled(rules), rules, seats, 400, seed=seats)


def test_a_choice_cannot_be_compiled() -> None:
    with pytest.raises(AnalysisError) as caught:
        compiled(oie.load(CHOOSING))
    assert caught.value.code == "compile-choice"
    assert str(caught.value) == "fork: space 2 asks for a choice, which no table can hold"


def same(one: Compiled, other: Compiled) -> bool:
    """Whether two tables are equal in every number."""
    return all(np.array_equal(getattr(one, f.name), getattr(other, f.name)) for f in fields(Compiled))


def test_tables_are_kept_and_a_damaged_file_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OIE_CACHE_DIR", str(tmp_path))
    rules = oie.ruleset("pair-impair")
    made = compile_rules(rules)
    rules.memo.pop("compiled", None)
    assert same(compiled(rules), made)
    (file,) = tmp_path.glob("tables-*.npz")
    rules.memo.pop("compiled")
    monkeypatch.setattr("oie.analysis.compile.compile_rules", lambda _: pytest.fail("it was made again"))
    assert same(compiled(rules), made)
    monkeypatch.undo()
    monkeypatch.setenv("OIE_CACHE_DIR", str(tmp_path))
    file.write_bytes(b"damaged")
    rules.memo.pop("compiled")
    assert same(compiled(rules), made)


def test_a_folder_that_cannot_be_written_is_no_hindrance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a file"
    file.write_text("no folder")
    monkeypatch.setenv("OIE_CACHE_DIR", str(file))
    rules = oie.ruleset("oudhollands")
    rules.memo.pop("compiled", None)
    assert compiled(rules).goal == 63


def test_another_option_or_another_text_has_another_digest() -> None:
    digests = {
        keeping.digest_of(oie.ruleset("jardin")),
        keeping.digest_of(oie.ruleset("jardin", dice=3)),
        keeping.digest_of(oie.load(oie.ruleset("jardin").text + "\n")),
        keeping.digest_of(oie.ruleset("jardin"), "odds"),
    }
    assert len(digests) == 4
