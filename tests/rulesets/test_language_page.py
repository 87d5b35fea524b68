"""The page on the ruleset language: its examples are sound files, and it leaves no key and no word out."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oie.rulesets.build import REASONS
from oie.rulesets.check import Report, check_text
from oie.rulesets.findings import LONG
from oie.rulesets.schema import LANGUAGES, SCHEMA
from oie.rulesets.syntax import MOST_LEVELS
from oie.rulesets.tree import MOST_BYTES, MOST_VALUES, read_tree
from tests.rulesets.small import small

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "ruleset-language.md"
TEXT = PAGE.read_text("utf-8")
SNIPPETS = re.findall(r"^```yaml\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def completed(snippet: str) -> str:
    """A snippet as a whole file: the sections that it lacks are those of the small game."""
    usual, given = read_tree(small()).value, read_tree(snippet).value
    assert isinstance(usual, dict)
    assert isinstance(given, dict)
    return json.dumps({**usual, **given})


@pytest.mark.parametrize("snippet", SNIPPETS, ids=lambda snippet: snippet.split(":")[0])
def test_every_example_can_be_played(snippet: str) -> None:
    found = check_text(completed(snippet), "example")
    assert isinstance(found, Report), [fault.at("example") for fault in found]


def words(schema: Any) -> Iterator[str]:
    """Every key and every word that the schema knows."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        yield from (word for word in schema.get("enum", ()) if isinstance(word, str))
        for part in schema.values():
            yield from words(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from words(part)


@pytest.mark.parametrize("word", sorted(set(words(SCHEMA))))
def test_every_key_and_every_word_is_explained(word: str) -> None:
    assert f"`{word}`" in TEXT


@pytest.mark.parametrize("effect", sorted(SCHEMA["$defs"]["effect"]["properties"]))
def test_every_effect_has_a_part_with_an_example(effect: str) -> None:
    part = TEXT.split(f"\n### {effect}\n")[1].split("\n#")[0]
    assert f"{{{effect}: {{" in "".join(re.findall(r"^```yaml\n(.*?)^```$", part, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize(
    "section", sorted(set(SCHEMA["properties"]) - {"oie", "id", "version", "title", "about"})
)
def test_every_section_stands_in_an_example(section: str) -> None:
    assert any(re.search(rf"^{section}:", snippet, re.MULTILINE) for snippet in SNIPPETS)


@pytest.mark.parametrize("number", [f"{MOST_BYTES:,}", f"{MOST_VALUES:,}", str(MOST_LEVELS), str(LONG)])
def test_the_limits_are_those_of_the_program(number: str) -> None:
    assert re.search(rf"\b{number}\b", TEXT)


@pytest.mark.parametrize("name", sorted(REASONS))
def test_the_names_that_are_kept_are_listed(name: str) -> None:
    assert f"`{name}`" in TEXT


def test_the_languages_are_those_of_the_program() -> None:
    assert all(f"`{language}`" in TEXT for language in LANGUAGES)


def test_all_groups_of_mechanics_have_a_line() -> None:
    assert re.findall(r"^\| (\d+) \| \S", TEXT, re.MULTILINE) == [str(n) for n in range(1, 23)]
