"""Captions: the words on a board, in the reader's language.

Names of spaces come from the ruleset. What a space does is said by the caller, because sentences
are the business of `oie.text`, which a board does not know.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from oie.board.markup import LONGEST, line
from oie.board.tone import narrowed
from oie.core.ruleset import Kind, Ruleset

Effects: TypeAlias = Callable[[Kind], str] | Mapping[str, str]
"""Kind of space, or its key -> what it does: "go on by the same throw"."""

FALLBACK = "en"
LONGEST_NAME, LONGEST_TITLE = 40, 80
LETTERS: Mapping[str, Mapping[str, str]] = {
    "en": {"green": "G", "red": "R", "blue": "B"},
    "fr": {"green": "V", "red": "R", "blue": "B"},
    "pt": {"green": "Vd", "red": "Vm", "blue": "Az"},  # as cables are marked: two begin with V
    "ms": {"green": "H", "red": "M", "blue": "B"},
}
"""Language -> picture that is a letter -> the letter, so that no colour stands alone."""


@dataclass(frozen=True, slots=True)
class Captions:
    """What a board says besides the names that its ruleset carries."""

    lang: str = FALLBACK
    start: str = ""
    """The word in the start box: "Start"."""
    goal: str = ""
    """The name of the goal: "goose in a pond"."""
    effects: Effects = field(default_factory=dict)

    def effect(self, kind: Kind) -> str:
        """What the spaces of a kind do, or nothing where nobody said it."""
        return self.effects(kind) if callable(self.effects) else self.effects.get(kind.key, "")


def letters(lang: str) -> Mapping[str, str]:
    """The letters of coloured spaces in a language, else in English."""
    return LETTERS.get(lang, LETTERS[FALLBACK])


def spoken(words: Mapping[str, str], lang: str) -> str:
    """The text in `lang`, else in English, else in any language; empty where there is none."""
    for language in (lang, FALLBACK, *words):
        if language in words:
            return re.sub(r"(?<=\w)'(?=\w)", "’", words[language])
    return ""


def title(rules: Ruleset, lang: str) -> str:
    """The name of the game."""
    return line(spoken(rules.title, lang) or rules.id, LONGEST_TITLE)


def name_of(kind: Kind, lang: str) -> str:
    """The name of a kind of space: "goose"."""
    names = {language: texts["name"] for language, texts in kind.words.items() if "name" in texts}
    return line(spoken(names, lang) or kind.key, LONGEST_NAME)


def heading(name: str) -> str:
    """A name as it stands alone, with a capital."""
    return name[:1].upper() + name[1:]


def label(rules: Ruleset, captions: Captions, space: int) -> str:
    """The accessible name of a space: "18, goose: go on by the same throw", or "17" alone."""
    kind = rules.board[space]
    if space == 0:
        return heading(captions.start) or "0"
    if kind is None:
        name = captions.goal if space == rules.goal else ""
        return f"{space}, {name}" if name else str(space)
    effect = captions.effect(narrowed(kind, space))
    colon = "\u202f: " if captions.lang.startswith("fr") else ": "
    said = f"{name_of(kind, captions.lang)}{colon}{effect}" if effect else name_of(kind, captions.lang)
    return line(f"{space}, {said}", LONGEST)
