"""Names, spaces and lists as they stand inside sentences."""

from __future__ import annotations

import pytest

import oie
from oie.text import LANGUAGES, goal_words, kind_at, kind_name, plain
from oie.text.words import either, field_of, in_language, listed, name_of, prose, spans


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Alice", "Alice"),
        ("  Al\tice \n", "Al ice"),
        ("A\x1b[31mB", "A [31mB"),
        ("a\u202eb", "a b"),
        ("x" * 60, "x" * 39 + "…"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("", ""),
        ("[bold]", "[bold]"),
    ],
)
def test_a_name_is_one_line_of_plain_text(name: str, shown: str) -> None:
    assert plain(name) == shown


@pytest.mark.parametrize("name", ["דנה", "ليلى", "ab ש"])
def test_a_name_written_from_the_right_is_isolated(name: str) -> None:
    assert plain(name) == f"\u2068{name}\u2069"


def test_a_name_of_any_length_is_cut_before_it_is_looked_at() -> None:
    assert len(plain("x " * 1_000_000)) <= 40


def test_a_seat_without_a_name_has_its_number() -> None:
    assert name_of(["Alice"], 2, "fr") == "Joueur 3"
    assert name_of(["Alice", "  "], 1, "en") == "Player 2"


def test_lists_end_with_and_or_or() -> None:
    assert [listed("en", "abc"[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert either("fr", ["1", "2", "3"]) == "1, 2 ou 3"
    assert spans([9, 1, 2, 3, 5, 6]) == ["1–3", "5", "6", "9"]


@pytest.mark.clause("G10")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", oie.shipped())
def test_every_kind_of_space_has_a_name_and_a_place(game: str, lang: str) -> None:
    rules = oie.ruleset(game)
    for key in rules.kinds:
        assert kind_name(rules, key, lang)
        assert kind_at(rules, key, lang)
    assert goal_words(rules, lang, "name") and goal_words(rules, lang, "at")


@pytest.mark.clause("G10")
def test_the_well_in_french() -> None:
    rules = oie.ruleset("famille")
    assert (kind_name(rules, "well", "fr"), kind_at(rules, "well", "fr")) == ("puits", "au puits")


def test_a_language_that_a_file_lacks_falls_back_to_english_and_then_to_any() -> None:
    assert in_language({"en": "well", "de": "Brunnen"}, "fr") == "well"
    assert in_language({"de": "Brunnen"}, "fr") == "Brunnen"
    assert in_language({}, "fr") == ""
    assert (
        field_of({"fr": {"name": "puits"}, "en": {"name": "well", "at": "in the well"}}, "fr", "at")
        == "in the well"
    )
    assert kind_name(oie.ruleset("famille"), "no-such-kind", "fr") == "no-such-kind"


def test_texts_of_a_ruleset_are_set_as_the_catalogues_are() -> None:
    assert prose("l'oie : « oui » ; non !", "fr") == "l’oie\u202f: «\u202foui\u202f»\u202f; non\u202f!"
    assert prose("l’oie\u202f: oui", "fr") == "l’oie\u202f: oui"
    assert prose("à 14:41", "fr") == "à 14:41"
    assert prose("the goose's: 'garden'", "en") == "the goose’s: 'garden'"
