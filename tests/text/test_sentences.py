"""Sentences of single moves, against what people have written down (data/sentences.txt)."""

from __future__ import annotations

import pytest

import oie
from oie.text import LANGUAGES, tell
from tests.text.tables import NAMES, Proof, proofs

PROOFS = proofs()


def said(proof: Proof, lang: str) -> list[str]:
    """What is said of the move."""
    events = oie.play(proof.before, proof.move).events
    return [s.text for s in tell(proof.before.rules, NAMES, events, lang, before=proof.before)]


def of(start: str) -> list[list[str]]:
    """The English sentences of the proofs whose title begins so."""
    return [proof.said["en"] for proof in PROOFS if proof.title.startswith(start)]


def test_there_are_proofs_of_every_game() -> None:
    assert len(PROOFS) >= 55
    assert {proof.before.rules.id for proof in PROOFS} == {*oie.shipped(), "tiny"}
    assert all(set(proof.said) == set(LANGUAGES) for proof in PROOFS)


@pytest.mark.clause("UX-95", "G10")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("proof", PROOFS, ids=lambda p: p.title)
def test_a_move_is_told_as_written_down(proof: Proof, lang: str) -> None:
    assert said(proof, lang) == proof.said[lang]


@pytest.mark.clause("S004-45", "S004-46", "S004-47")
def test_the_reason_stands_in_the_sentence() -> None:
    assert of("famille {} 0* 0* 0*")[0][0] == "Alice throws 6 and 3: initial throw, straight to 26."
    assert of("famille {} 60 4")[0][0].endswith("past 63, so the 2 too many are counted back: 61.")


@pytest.mark.clause("A000-8")
def test_a_pawn_sent_forward_by_a_hit_is_said_to_go_forward() -> None:
    hit = of("jardin {} 53 1 /")[0][1]
    assert "comes to rest on 1" in hit
    assert "Bob goes forward to 53, where this throw began" in hit


@pytest.mark.clause("A000-1", "D1", "G7")
def test_the_deadlock_says_who_is_freed_and_why() -> None:
    freed = of("jardin {} 20 52!")[0][2]
    assert "Every pawn is held" in freed
    assert "Bob, held longest, is freed on 52" in freed


@pytest.mark.clause("A002-19", "G9")
def test_a_fine_that_cannot_be_paid_is_told() -> None:
    assert any("has none left: nothing is paid" in s for s in of("bolton {} 52!$20 47$0")[0])
    assert any("owes 3 counters (labyrinth) but has only 2" in s for s in of('bolton {"fine": 3}')[0])


@pytest.mark.clause("G5", "A000-3")
def test_the_loop_guard_is_explained() -> None:
    assert "this space has acted in this throw already" in of('jardin {"dice": 3} 0 3')[0][0]
