"""`t` and the choice of a language."""

from __future__ import annotations

import subprocess
import sys
import warnings

import pytest

from oie.text import LANGUAGES, MissingMessage, best_language, t
from oie.text.catalogue import file_of, has


def test_a_message_is_filled_in_and_counts() -> None:
    assert t("en", "status-waits", name="Bob", turns=1) == "Bob has 1 turn to lose."
    assert t("en", "status-waits", name="Bob", turns=2) == "Bob has 2 turns to lose."
    assert t("fr", "ui-counters", count=0) == "0 jeton"
    assert t("fr", "ui-counters", count=2) == "2 jetons"


def test_numbers_are_not_grouped_and_have_the_point_of_the_language() -> None:
    assert t("fr", "ui-counters", count=1_000_000) == "1000000 jetons"
    assert t("en", "ui-pace-value", seconds=0.25) == "0.25 s"
    assert t("fr", "ui-pace-value", seconds=0.25) == "0,25 s"


@pytest.mark.parametrize("name", ["<b>Bob</b>", "[red]Bob", "{ $name }", "Bob\u2019s", '"', "100 %"])
def test_a_name_is_text_and_nothing_else(name: str) -> None:
    assert t("en", "status-won", name=name) == f"{name} has won."


def test_a_text_without_end_is_cut() -> None:
    assert len(t("en", "status-won", name="x" * 10_000)) < 2100


def test_no_isolating_marks_are_put_around_arguments() -> None:
    assert not {"\u2068", "\u2069"} & set(t("en", "leg-there", at="in the well", leg="back to 3"))


@pytest.mark.parametrize("message", ["ui-nothing-of-the-kind", "nonsense", "", "../secret-x", "ui-"])
@pytest.mark.parametrize("lang", [*LANGUAGES, "xx"])
def test_a_missing_message_is_its_id_and_a_warning_that_fails_tests(lang: str, message: str) -> None:
    with pytest.warns(MissingMessage):
        assert t(lang, message) == message


def test_an_unknown_language_speaks_english() -> None:
    with pytest.warns(MissingMessage):
        assert t("xx", "ui-yes") == "Yes"


def test_a_forgotten_argument_never_raises() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert "has won" in t("en", "status-won")
    assert [w.category for w in caught] == [MissingMessage]


def test_python_hides_the_warning_from_players() -> None:
    code = "import oie.text; print(oie.text.t('en', 'ui-nothing'))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert (done.stdout, done.stderr) == ("ui-nothing\n", "")


def test_fluent_is_imported_with_the_first_message_only() -> None:
    code = (
        "import sys, oie, oie.text\n"
        "print(any(m.split('.')[0] in ('fluent', 'babel') for m in sys.modules))\n"
        "oie.text.t('fr', 'ui-yes'); print('fluent.runtime' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.split() == ["False", "True"]


def test_the_first_word_of_an_id_names_its_file() -> None:
    assert (file_of("leg-walk"), file_of("plain-keys")) == ("events", "plain")
    assert has("leg-walk")
    assert not has("leg-nothing")


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("fr", {"LANG": "ms_MY.UTF-8"}, "fr"),
        ("pt-BR", {}, "pt"),
        ("PT_br.UTF-8", {}, "pt"),
        (None, {"LANG": "ms_MY.UTF-8"}, "ms"),
        (None, {"LANG": "fr_CA"}, "fr"),
        (None, {"LC_ALL": "pt_PT.UTF-8", "LANG": "fr_FR.UTF-8"}, "pt"),
        (None, {"LC_MESSAGES": "ms", "LANG": "fr_FR.UTF-8"}, "ms"),
        (None, {"LANGUAGE": "de:fr:en", "LANG": "de_DE"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "C"}, "en"),
        (None, {"LANG": "fra"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
        ("", {"LANG": "fr"}, "fr"),
        ("de", {"LANG": "fr"}, "fr"),
    ],
)
def test_the_language_asked_for_or_that_of_the_environment(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert best_language(asked, environment) == language
