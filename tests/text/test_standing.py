"""The status line: whose turn, who is held or waits, and how long; and what may be chosen."""

from __future__ import annotations

import pytest

import oie
from oie.text import LANGUAGES, choices, status, turn_line, waiting_lines
from tests.text.tables import NAMES, tiny


def said(game: str, position: str, lang: str = "en", **options: object) -> str:
    return status(oie.position(oie.ruleset(game, **options), position), NAMES, lang)


@pytest.mark.clause("UX-04", "UX-13")
def test_whose_turn_it_is_and_who_waits_how_long() -> None:
    assert said("famille", "4 31-2 19-1 / 0 to throw") == (
        "Alice to throw. Bob has 2 turns to lose. Chloé has 1 turn to lose."
    )
    assert (
        said("famille", "4 31-2 5 / 0 to throw", "fr") == "À Alice de lancer. Bob a encore 2 tours à passer."
    )
    assert said("famille", "4 31-2 5 / 0 to throw", "pt") == (
        "É a vez de Alice lançar. Bob ainda tem 2 vezes a perder."
    )
    assert said("famille", "4 31-2 5 / 0 to throw", "ms") == (
        "Giliran Alice untuk membaling. Bob perlu melepaskan 2 giliran lagi."
    )


@pytest.mark.clause("UX-04", "UX-13")
def test_who_is_held_and_where_and_until_when() -> None:
    assert said("jardin", "4 26! / 0 to throw") == (
        "Alice to throw. Bob is held in the well (26) until another pawn lands there."
    )
    assert said("jardin", "4 26! / 0 to throw", "fr") == (
        "À Alice de lancer. Bob a son pion bloqué au puits (26) jusqu’à ce qu’un autre y arrive."
    )
    assert said("oudhollands", "4 31 / 0 to throw") == (
        "Alice to throw. Bob is held in the well (31) while no other pawn stands there."
    )


def test_a_pawn_can_be_held_and_have_turns_to_lose() -> None:
    assert waiting_lines(oie.position(oie.ruleset("bolton"), "4 31!-1 / 0 to throw"), NAMES, "en") == (
        "Bob is held in the well (31) until another pawn lands there.",
        "Bob has 1 turn to lose.",
    )


def test_how_a_round_has_ended() -> None:
    assert said("famille", "63 4 / 0 won") == "Alice has won."
    assert said("jardin", "26!1 52!2 / draw", deadlock="draw") == "The round has ended without a winner."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_may_be_chosen(lang: str) -> None:
    asked = oie.play(oie.position(tiny(), "3 0 / 1 to throw"), oie.Throw((4,))).position
    offered = choices(asked, lang)
    assert len(offered) == 2
    assert "2" in offered[0]
    assert turn_line(asked, NAMES, lang)
    assert choices(oie.start(tiny()).position, lang) == ()


def test_the_choices_in_english() -> None:
    asked = oie.play(oie.position(tiny(), "3 0 / 1 to throw"), oie.Throw((4,))).position
    assert choices(asked, "en") == ("pay 2 counters into the pool", "go back to where the throw began")
    assert turn_line(asked, NAMES, "en") == "Bob to choose."
