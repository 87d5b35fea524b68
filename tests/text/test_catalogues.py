"""The catalogues: the same messages everywhere, set as good print, fit for the browser too."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from oie.text.catalogue import LANGUAGES, file_of
from tests.text.catalogues import LOCALES, messages, nodes, parsed

LABELS = {
    "ui-launch": "▶ Lancer la manche",
    "ui-new-round": "▶ Nouvelle manche",
    "ui-save": "💾 Sauvegarder",
    "ui-resume": "📂 Reprendre",
    "ui-history": "📜 Historique",
    "ui-sound": "🔊 Son",
    "ui-fullscreen": "⛶ Plein écran",
    "ui-reset": "⟲ Réinitialiser",
    "ui-quit": "✕ Quitter",
    "ui-victory": "🎉 Victoire !",
}
"""The labels of the first French source, letter by letter."""
VOCABULARY = [
    "ruleset",
    "option",
    "board",
    "track",
    "space",
    "goal",
    "pawn",
    "seat",
    "dice",
    "throw",
    "initial-throw",
    "turn",
    "round",
    "leg",
    "origin",
    "landing",
    "effect",
    "goose",
    "hazard",
    "overthrow",
    "reverse",
    "hit",
    "hold",
    "release",
    "reliever",
    "lose-turns",
    "counter",
    "stake",
    "ante",
    "pool",
    "deadlock",
    "position",
    "move",
    "event",
    "step",
    "record",
    "table",
    "host",
    "guest",
    "spectator",
    "machine",
    "seat-key",
    "version",
    "census",
]
SCREENS = [
    "title",
    "launch",
    "new-round",
    "save",
    "resume",
    "history",
    "sound",
    "fullscreen",
    "reset",
    "quit",
    "help",
    "settings",
    "throw",
    "your-turn",
    "machine-turn",
    "confirm-new-round",
    "yes",
    "no",
    "keep",
    "saved-as",
    "resumed",
    "victory",
    "winner",
    "drawn",
    "score",
    "legend",
    "players",
    "last-throws",
    "history-empty",
    "lots",
    "order",
    "choose-ruleset",
    "choose-option",
    "enter-throw",
    "take-back",
    "taken-back",
    "machine",
    "player",
    "press-enter",
    "round",
    "pace",
    "rules-at-table",
    "held",
    "waits",
    "goal",
    "start",
    "counters",
    "pool",
]
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
NARROW = "\u202f"


def test_there_are_messages_to_look_at() -> None:
    assert len(messages("en")) > 500
    assert set(LANGUAGES) == {"fr", "en", "pt", "ms"}


@pytest.mark.clause("UX-95")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files_and_messages(lang: str) -> None:
    assert sorted(path.name for path in (LOCALES / lang).glob("*.ftl")) == FILES
    assert set(messages(lang)) == set(messages("en"))


@pytest.mark.clause("UX-95")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_fills_in_the_same_variables(lang: str) -> None:
    english = messages("en")
    apart = {id: (m.variables, english[id].variables) for id, m in messages(lang).items()}
    assert not {id: pair for id, pair in apart.items() if pair[0] != pair[1]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_stands_in_the_file_that_its_first_word_names(lang: str) -> None:
    assert not [id for id, message in messages(lang).items() if message.file != file_of(id)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_function_is_called_which_browser_and_python_do_differently(lang: str) -> None:
    """`NUMBER(type: "ordinal")` and `style: "percent"` above all: no function is needed at all."""
    assert not {id: message.functions for id, message in messages(lang).items() if message.functions}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_words_has_a_default(lang: str) -> None:
    """But for the plural `one`, a word between brackets is one that the code gives: the same everywhere."""
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        english = keys_of(path.name, "en")
        for id, keys in keys_of(path.name, lang).items():
            assert keys == english[id], f"{path.name}: {id}"


def keys_of(file: str, lang: str) -> dict[str, set[str]]:
    """Message id -> the words between brackets that are no plural; every choice has just one default."""
    found: dict[str, set[str]] = {}
    for entry in parsed(LOCALES / lang / file).body:
        if isinstance(entry, ast.Message):
            keys = found.setdefault(entry.id.name, set())
            for node in nodes(entry):
                if isinstance(node, ast.SelectExpression):
                    assert sum(v.default for v in node.variants) == 1
                    keys |= {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            keys -= {"one", "other"}
    return found


@pytest.mark.clause("UX-95")
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_nothing_is_left_in_english(lang: str) -> None:
    """A message of three words and more that reads as in English was never translated."""
    english = messages("en")
    same = [
        id
        for id, message in messages(lang).items()
        if message.text == english[id].text and len(re.findall(r"[^\W\d_]{3,}", message.text)) > 2
    ]
    assert not same


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_empty_or_carries_markup(lang: str) -> None:
    for id, message in messages(lang).items():
        assert message.text.strip() or message.variables, id
        assert not re.search(r"<[a-z/]|\[/?[a-z ]+\]|\*\*|&[a-z]+;", message.text), id
        assert "  " not in message.text.strip(), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_curved(lang: str) -> None:
    """But for the sentences of the code itself, which stand in English as they are there."""
    exempt = ("errors", "faults", "details") if lang == "en" else ()
    straight = [
        id for id, m in messages(lang).items() if re.search(r"\w'\w", m.text) and m.file not in exempt
    ]
    assert not straight


def test_french_is_set_with_narrow_spaces() -> None:
    """Before ; : ! ? and », after «; only the label of the source stands as written there."""
    for id, message in messages("fr").items():
        if id == "ui-victory":
            continue
        prose = re.sub(r"\[.*?\]", "", message.text)  # what is to be typed in a file is no prose
        assert not re.search(r"[ \u00a0a-zà-ÿ)}][;!?»]|«[^\u202f]", prose), id
        assert not re.search(rf"[^{NARROW}\d]:(?= |$)", prose), id
        assert '"' not in prose, id


@pytest.mark.parametrize(("lang", "quotes"), [("pt", "«»"), ("ms", "“”"), ("fr", "«»")])
def test_quotation_marks_are_those_of_the_language(lang: str, quotes: str) -> None:
    others = set('«»“”„"') - set(quotes)
    assert not [id for id, message in messages(lang).items() if others & set(message.text)]


@pytest.mark.clause("UX-95", "S000-13", "S000-14", "S000-15", "S000-16", "S000-17", "S000-18", "S000-19")
@pytest.mark.clause("S000-20", "S000-22")
def test_the_french_labels_are_those_of_the_source() -> None:
    assert {id: messages("fr")[id].text for id in LABELS} == LABELS


@pytest.mark.clause("UX-95")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_keeps_its_sign_in_every_language(lang: str) -> None:
    for id, label in LABELS.items():
        assert messages(lang)[id].text.split()[0] == label.split()[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_vocabulary_stands_in_every_language(lang: str) -> None:
    terms = {id for id, message in messages(lang).items() if message.file == "terms"}
    assert terms == {f"term-{word}" for word in VOCABULARY}


def test_one_word_for_one_thing() -> None:
    """No two terms are said alike in any language."""
    for lang in LANGUAGES:
        said = [message.text for message in messages(lang).values() if message.file == "terms"]
        assert len(said) == len(set(said)), lang


def test_the_screens_find_what_they_need() -> None:
    assert {f"ui-{name}" for name in SCREENS} <= set(messages("en"))
