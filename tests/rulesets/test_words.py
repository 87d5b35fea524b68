"""The words of the shipped rulesets: complete in every language, tidy, and true to their sources.

Where words can stand is asked of the schema, so that a new place for words is looked at as soon as it exists.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import oie
from oie.rulesets import Sheet, read_sheet, shipped
from oie.rulesets.options import case_key
from oie.rulesets.schema import LANGUAGES, SCHEMA

DATA = Path(oie.__file__).parent / "rulesets" / "data"
GAMES = shipped()

Place: TypeAlias = tuple[str, Mapping[str, Any]]
"""Where words stand, as `spaces.well.words`, and what stands there: language -> a text or several."""

every_game = pytest.mark.parametrize("game", GAMES)


def sheet(game: str) -> Sheet:
    """The file of a shipped game, read as a foreign one: with every check of its shape."""
    return read_sheet((DATA / f"{game}.yaml").read_text("utf-8"), f"{game}.yaml")


def word_places(schema: Mapping[str, Any], value: object, path: str = "") -> Iterator[Place]:
    """Every place of a document that the schema keeps for words in several languages."""
    if "$ref" in schema:
        schema = SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]]
    if isinstance(value, dict):
        if path.endswith("words") or "[a-z]{2,3}" in schema.get("propertyNames", {}).get("pattern", ""):
            yield path, value
            return
        for key, part in value.items():
            inner = schema.get("properties", {}).get(key, schema.get("additionalProperties"))
            if isinstance(inner, dict):
                yield from word_places(inner, part, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and isinstance(schema.get("items"), dict):
        for index, part in enumerate(value):
            yield from word_places(schema["items"], part, f"{path}[{index}]")


def texts(value: object) -> Iterator[str]:
    """Every text below a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from texts(part)


def shape(value: object) -> object:
    """The keys of a value, its texts left out: what two languages must have in common."""
    return {key: shape(value[key]) for key in sorted(value)} if isinstance(value, dict) else None


def places(game: str) -> list[Place]:
    """The places of one game's words."""
    return list(word_places(SCHEMA, dict(sheet(game).document)))


def in_language(game: str, language: str) -> Iterator[tuple[str, str]]:
    """(place, text) of every text of a game in one language."""
    for path, words in places(game):
        for text in texts(words.get(language, {})):
            yield path, text


# --- complete ---------------------------------------------------------------------------------------------


@every_game
def test_the_walk_finds_every_place_of_words(game: str) -> None:
    """Without this the tests below could pass on an empty list."""
    document = sheet(game).document
    expected = {"title", "about", "source.note", "track.goal"}
    expected |= {f"spaces.{key}.words" for key in document["spaces"]}
    expected |= {f"options.{key}.words" for key in document.get("options", {})}
    expected |= {f"remarks[{index}].words" for index in range(len(document["remarks"]))}
    assert {path for path, _ in places(game)} == expected


@every_game
@pytest.mark.clause("UX-95")
def test_all_four_languages_stand_wherever_words_can_stand(game: str) -> None:
    """UX-95: every text of a ruleset is there in French, English, Portuguese and Malay."""
    wanted = set(LANGUAGES)
    assert {path: set(words) ^ wanted for path, words in places(game) if set(words) != wanted} == {}


@every_game
def test_the_languages_of_a_place_say_the_same_things(game: str) -> None:
    """A label that one language has, all have."""
    unlike = [path for path, words in places(game) if len({str(shape(said)) for said in words.values()}) > 1]
    assert unlike == []


@every_game
@pytest.mark.clause("G10")
def test_names_and_phrases_of_place_are_not_empty(game: str) -> None:
    """G10: a kind of space and the goal have `name` and `at` in each language, and these differ."""
    document = sheet(game).document
    named = [(key, kind["words"]) for key, kind in document["spaces"].items()]
    for key, words in [*named, ("goal", document["track"]["goal"])]:
        for language in LANGUAGES:
            name, at = words[language]["name"].strip(), words[language]["at"].strip()
            assert name, (key, language)
            assert at, (key, language)
            assert at != name, (key, language)


@every_game
def test_every_value_of_an_option_has_a_label(game: str) -> None:
    """Numbers, ranges and boards speak for themselves; every other value is labelled, and nothing else is."""
    for name, option in sheet(game).options.items():
        wanted = {case_key(v) for v in option.values if isinstance(v, bool) or not isinstance(v, int)}
        for language, words in option.words.items():
            assert isinstance(words, dict)
            labels = words.get("values", {})
            assert isinstance(labels, dict)
            assert set(labels) == wanted, (name, language)
            assert len(set(map(str, labels.values()))) == len(labels), (name, language)


@every_game
def test_no_two_kinds_share_a_name(game: str) -> None:
    """A sentence that names a space leaves no doubt which one."""
    document = sheet(game).document
    for language in LANGUAGES:
        names = [kind["words"][language]["name"].casefold() for kind in document["spaces"].values()]
        names.append(document["track"]["goal"][language]["name"].casefold())
        assert [name for name, times in Counter(names).items() if times > 1] == []


# --- set in type ------------------------------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_plain_and_tidy(game: str, language: str) -> None:
    """No stray spaces; quotation marks and apostrophes as typed, which the renderers turn into type."""
    untidy = re.compile(r"^\s|\s$|\s\s|\n|[\u00a0\u202f\u2018\u2019\u201c\u201d]|\s[,.)]|\(\s")
    assert [(p, text) for p, text in in_language(game, language) if untidy.search(text)] == []


@every_game
def test_french_marks_have_their_space(game: str) -> None:
    """French sets a space before : ; ! ? » and after «; the other languages set none."""
    wrong = re.compile(r"\S[;!?»]|\S:(\s|$)|«\S")
    assert [(p, text) for p, text in in_language(game, "fr") if wrong.search(text)] == []
    spaced = re.compile(r"\s[;:!?»]|«\s")
    for language in ("en", "pt", "ms"):
        assert [(p, text) for p, text in in_language(game, language) if spaced.search(text)] == []


@every_game
def test_sentences_end_and_labels_do_not(game: str) -> None:
    """Reasons, remarks, notes and summaries are sentences; names and labels are none."""
    for path, words in places(game):
        for language, value in words.items():
            said = value if isinstance(value, Mapping) else {"text": value}
            for field, part in said.items():
                sentence = field == "why" or (field == "text" and path != "title")
                for text in texts(part):
                    assert text.endswith(".") == sentence, (path, language, text)


# --- true to the source -----------------------------------------------------------------------------------

SOURCE_NAMES = {
    ("jardin", "fr"): {
        "bridge": "pont",
        "goose": "oie",
        "inn": "auberge",
        "well": "puits",
        "death": "tête de mort",
        "goal": "Jardin de l'Oie",
    },
    ("pair-impair", "ms"): {
        "green": "petak hijau",
        "blue": "petak biru",
        "red": "petak merah",
        "tricolour": "petak tiga warna",
    },
    ("bolton", "pt"): {
        "goose": "ganso",
        "bridge": "ponte",
        "second_bridge": "outra ponte",
        "inn": "estalagem",
        "well": "poço",
        "maze": "labirinto",
        "prison": "prisão",
        "death": "cabeça da morte",
        "dice": "dois dados",
        "goal": "ganso num lago",
    },
    ("famille", "fr"): {
        "goose": "oie",
        "bridge": "pont",
        "inn": "auberge",
        "well": "puits",
        "maze": "labyrinthe",
        "prison": "prison",
        "death": "mort",
    },
}


@pytest.mark.parametrize(("game", "language"), SOURCE_NAMES)
def test_a_space_is_called_as_its_source_calls_it(game: str, language: str) -> None:
    """S000-3 to S000-7, S001-10 to S001-14, S002-4 and S002-5, S004-9."""
    document = sheet(game).document
    names = {key: kind["words"][language]["name"] for key, kind in document["spaces"].items()}
    names["goal"] = document["track"]["goal"][language]["name"]
    wanted = SOURCE_NAMES[game, language]
    assert {key: names[key] for key in wanted} == wanted


@pytest.mark.clause("S002-0")
def test_bolton_names_its_source() -> None:
    """S002-0: an extract translated from Henry Carrington Bolton, The Game of Goose."""
    source = sheet("bolton").document["source"]
    assert source["author"] == "Henry Carrington Bolton"
    assert "excerto traduzido de The Game of Goose" in source["title"]
    assert source["language"] == "pt"


def test_famille_names_its_references_and_the_day_of_its_check() -> None:
    """S004-52 to S004-54: checked 31 October 2026; Vantyghem 1.6 (2025); Djeco, seen as an excerpt."""
    source = sheet("famille").document["source"]
    assert source["checked"] == "2026-10-31"
    vantyghem, djeco = source["references"]
    assert "David Vantyghem" in vantyghem
    assert "1.6 (2025)" in vantyghem
    assert "DJ05223" in djeco
    assert "extrait indexé" in djeco
    assert "extrait indexé" in source["note"]["fr"]


@every_game
def test_what_we_decided_is_called_a_convention_and_never_the_rule(game: str) -> None:
    """S004-54: in French « convention retenue », never « la règle »."""
    for name, option in sheet(game).options.items():
        french = option.words["fr"]
        assert isinstance(french, dict)
        why = str(french["why"])
        assert "la règle" not in why.casefold(), name
        if option.decided_by == "interpretation":
            assert "onvention retenue" in why, name


@pytest.mark.clause("A001-1", "D9")
def test_the_board_of_pair_impair_is_marked_as_reconstructed() -> None:
    """A001-1, D9: wherever its colours are spoken of, in every language; the text gives blue 21 only."""
    document = sheet("pair-impair").document
    board = sheet("pair-impair").options["board"]
    assert board.reconstructed
    assert board.decided_by == "interpretation"
    assert board.given == {"blue": (21,)}
    marked = {
        "fr": "lateau reconstitué, couleurs non données par le texte",
        "en": "econstructed board, colours not given by the text",
        "pt": "abuleiro reconstituído, cores não indicadas pelo texto",
        "ms": "apan dibina semula, warna tidak diberikan oleh teks",
    }
    remark = next(r["words"] for r in document["remarks"] if "D9" in r["clauses"])
    for language, phrase in marked.items():
        words = board.words[language]
        assert isinstance(words, dict)
        for text in (document["about"][language], document["source"]["note"][language], remark[language]):
            assert phrase in text
        assert phrase in str(words["why"])


REMARKS = {
    "jardin": {"S000-9c", "S000-10b", "A000-8"},
    "pair-impair": {"S001-3", "S001-10", "A001-1", "A001-3", "D9"},
    "bolton": {"S002-4", "S002-9", "A002-13", "A002-19", "D5"},
    "famille": {
        *("S004-2", "S004-2b", "S004-4", "S004-5", "S004-6", "S004-8", "S004-10", "S004-14", "S004-21"),
        *("S004-38", "S004-40", "S004-41", "S004-42", "S004-43"),
    },
}


@pytest.mark.parametrize("game", REMARKS)
def test_a_remark_says_what_the_data_cannot(game: str) -> None:
    """One remark at least for every such clause, and none without a clause."""
    remarks = sheet(game).document["remarks"]
    assert all(remark["clauses"] for remark in remarks)
    assert REMARKS[game] <= {clause for remark in remarks for clause in remark["clauses"]}


def test_mistakes_length_and_difficulty_stand_only_where_the_source_has_them() -> None:
    """S004-39, S004-50 and S004-3: no other source says anything of the kind."""
    for key in ("mistakes", "length", "difficulty"):
        assert [game for game in GAMES if key in sheet(game).document] == ["famille"]
