"""Errors in every language: a message for every code, in English the very sentence of the code."""

from __future__ import annotations

import re

import pytest

import oie
from oie.core.errors import OieError
from oie.rulesets.errors import FAULTS, Fault, RulesetError
from oie.text import LANGUAGES, say_error, say_fault, say_faults
from oie.text.details import _FIXED, _FORMS, detail, words
from tests.text.catalogues import messages
from tests.text.codes import all_codes

CODES = [pytest.param(kind, code, sentence, id=code) for kind, code, sentence in all_codes()]
SAMPLES: tuple[object, ...] = (7, "four", 1, 0, -3, "6+3", "a, b", 100_000, 2.5, "<b>{x}</b>")


def fields(sentence: str) -> list[str]:
    """The details that a sentence names, in order."""
    return list(dict.fromkeys(re.findall(r"(?<!\{)\{(\w+)\}", sentence)))


def sample(kind: type[OieError], code: str, sentence: str, shift: int) -> OieError:
    """An error of this code with some details, made without its own constructor's demands."""
    error = kind.__new__(kind)
    Exception.__init__(error, code)
    error.code = code
    error.details = {name: SAMPLES[(i + shift) % len(SAMPLES)] for i, name in enumerate(fields(sentence))}
    if isinstance(error, RulesetError):
        error.faults, error.file = (), ""
    return error


def test_there_are_codes_of_every_room() -> None:
    rooms = {kind.__module__.split(".")[1] for kind, _, _ in all_codes()}
    assert {"core", "rulesets", "dice", "record", "press", "table", "cli", "analysis"} <= rooms


@pytest.mark.clause("UX-57", "UX-95")
@pytest.mark.parametrize(("kind", "code", "sentence"), CODES)
def test_every_code_has_a_message_with_the_same_details(
    kind: type[OieError], code: str, sentence: str
) -> None:
    for lang in LANGUAGES:
        message = messages(lang).get(f"error-{code}")
        assert message is not None, f"{lang} says nothing for {code}"
        assert message.variables == set(fields(sentence)), lang


@pytest.mark.parametrize(("kind", "code", "sentence"), CODES)
def test_in_english_the_message_is_the_sentence(kind: type[OieError], code: str, sentence: str) -> None:
    for shift in range(len(SAMPLES)):
        error = sample(kind, code, sentence, shift)
        assert say_error(error, "en") == str(error)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_no_message_of_a_code_that_is_gone(lang: str) -> None:
    said = {id for id in messages(lang) if id.startswith(("error-", "fault-"))}
    assert said == {f"error-{code}" for _, code, _ in all_codes()} | {f"fault-{code}" for code in FAULTS}


@pytest.mark.parametrize("code", FAULTS)
def test_every_fault_of_a_file_has_a_message(code: str) -> None:
    names = fields(FAULTS[code])
    for lang in LANGUAGES:
        assert messages(lang)[f"fault-{code}"].variables == set(names), lang
    for shift in range(len(SAMPLES)):
        given = {name: SAMPLES[(i + shift) % len(SAMPLES)] for i, name in enumerate(names)}
        fault = Fault(code, ("spaces", "inn", 2), 4, 9, given, "dice=3" if shift else "")
        assert say_fault(fault, "mine.yaml", "en") == fault.at("mine.yaml")


def broken() -> RulesetError:
    """A file with several faults."""
    with pytest.raises(RulesetError) as caught:
        oie.load("oie: 1\nid: x\nversion: 0\nseats: {min: 2, max: 99}\n")
    return caught.value


def test_all_faults_of_a_file_are_said_in_its_order() -> None:
    error = broken()
    assert list(say_faults(error, "en")) == error.lines()
    assert say_error(error, "en") == str(error)
    french = say_faults(error, "fr")
    assert len(french) == len(error.faults) > 2
    assert all("expected" not in line for line in french)
    assert say_error(error, "fr").endswith(f"(et {len(error.faults) - 1} de plus)")
    assert say_faults(RulesetError("option-form", got="x"), "fr") == (
        "il faut une option telle que dice=3, reçu\u202f: x",
    )


@pytest.mark.parametrize(
    ("make", "french"),
    [
        (lambda: oie.play(oie.start(oie.ruleset("famille")).position, oie.Throw((7, 1))),
         "il faut 2 dés de 1 à 6, reçu\u202f: 7+1 - position «\u202f0* 0* / 0 to throw\u202f»"),
        (lambda: oie.play(oie.start(oie.ruleset("famille")).position, oie.Choice(1)),
         "c’est un lancer qui est attendu, et non le choix 1 - position «\u202f0* 0* / 0 to throw\u202f»"),
        (lambda: oie.ruleset("bolton", fine=9),
         "option fine\u202f: il faut l’un de 0, 1, 2, 3, reçu\u202f: 9"),
        (lambda: oie.ruleset("bolton", purse=0),
         "option purse\u202f: il faut un nombre entier de 1 à 999, reçu\u202f: 0"),
        (lambda: oie.throw("6&3"), "il faut un lancer tel que 6+3, reçu\u202f: «\u202f6&3\u202f»"),
        (lambda: oie.position(oie.ruleset("jardin"), "4 5 6 / 0 to throw"),
         "il faut de 2 à 2 places, reçu\u202f: 3"),
    ],
)  # fmt: skip
def test_real_refusals_in_french(make: object, french: str) -> None:
    assert callable(make)
    with pytest.raises(OieError) as caught:
        make()
    assert say_error(caught.value, "fr") == french
    assert say_error(caught.value, "en") == str(caught.value)


@pytest.mark.clause("UX-57")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cause_inside_an_error_is_said_in_the_same_language(lang: str) -> None:
    from oie.record.errors import RecordError

    cause = oie.NotationError("notation-seat", got="x")
    said = say_error(RecordError("record-notation", cause=cause), lang)
    assert say_error(cause, lang) in said


@pytest.mark.parametrize("text", _FIXED)
def test_fixed_words_in_english_are_what_they_stand_for(text: str) -> None:
    assert words(text, "en") == text
    for lang in LANGUAGES:
        assert words(text, lang)


@pytest.mark.parametrize(("form", "message"), _FORMS)
def test_forms_in_english_are_what_they_stand_for(form: str, message: str) -> None:
    plain = re.sub(r"\(\?P<\w+>(-\?)?\\d\+\)", "12", form).replace("s?", "s")
    text = re.sub(r"\(\?P<\w+>[^)]*\)", "[5, 9]", plain)
    assert words(text, "en") == text, message
    for lang in ("fr", "pt", "ms"):
        assert words(text, lang) != text or lang == "pt", (lang, text)


def test_words_parted_by_or_are_said_one_by_one() -> None:
    assert words("a text or a list such as [5, 9]", "fr") == "un texte ou une liste telle que [5, 9]"
    assert words("heads or tails", "fr") == "heads or tails"


def test_what_was_typed_stays_as_it_was() -> None:
    assert detail("6+3+", "fr") == "6+3+"
    assert detail(2**70, "fr") == "un nombre trop grand"
    assert detail("a\nb\x1b", "fr") == "a b "
    assert detail(0.1 + 0.2, "en") == "0.30000000000000004"
