"""Words: names, spaces and lists as they stand inside sentences.

Proper names of spaces come from rulesets only: `name` ("well") and `at` ("in the well") in every
language, so that a sentence needs no grammar of its own for them (G10).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from oie.core.errors import clip
from oie.core.ruleset import Ruleset, Words
from oie.rulesets import sheet_of
from oie.text.catalogue import FALLBACK, t

LONGEST_NAME = 40
"""Characters of a name that a sentence repeats; a table allows 14 (UX-16)."""
_FROM_THE_RIGHT = ("R", "AL", "AN")
_ISOLATE, _POP = "\u2068", "\u2069"
_WITH_ARTICLE = ("fr", "en", "pt")
"""Languages in which the machine is called so with an article."""
_JOINERS = "\u200c\u200d"
_BEFORE_FRENCH_MARKS = re.compile(r"(?<=\S)[ \u00a0]?(?=[;:!?»](?:\s|$))")
_AFTER_FRENCH_QUOTE = re.compile(r"«[ \u00a0]?(?!\u202f)")


@lru_cache(maxsize=8192)
def plain(name: str) -> str:
    """`name` as plain text on one line, without control characters, isolated if written from the right."""
    kept = "".join(c if c.isprintable() or c in _JOINERS else " " for c in name[: 4 * LONGEST_NAME])
    words = " ".join(kept.split())
    line = words if len(words) <= LONGEST_NAME else words[: LONGEST_NAME - 1] + "…"
    from_right = any(unicodedata.bidirectional(c) in _FROM_THE_RIGHT for c in line)
    return f"{_ISOLATE}{line}{_POP}" if from_right else line


def name_of(names: Sequence[str], seat: int, lang: str) -> str:
    """The name of a seat, or "Player 3" where it has none."""
    name = plain(names[seat]) if 0 <= seat < len(names) else ""
    return name or t(lang, "ui-player", number=seat + 1)


def settled(text: str, lang: str) -> str:
    """A sentence in which the machine's own name is small but for the beginning of a sentence.

    A seat is called "The machine" where nobody has named it; that is no proper name.
    """
    name = _machine(lang)
    if lang not in _WITH_ARTICLE or name not in text:
        return text
    return re.sub(rf"(?<!^)(?<![.!?] ){name}(?!\w)", name[0].lower() + name[1:], text)


@cache
def _machine(lang: str) -> str:
    return t(lang, "ui-machine")


def in_language(words: Mapping[str, str], lang: str) -> str:
    """The text of a ruleset in `lang`, else in English, else in any language; empty where there is none."""
    for language in (lang, FALLBACK, *words):
        if language in words:
            return prose(words[language], language)
    return ""


def field_of(words: Words, lang: str, field: str) -> str:
    """The same for one field (`name`, `at`, `why`) of words that have several."""
    return in_language({language: texts[field] for language, texts in words.items() if field in texts}, lang)


def prose(text: str, lang: str) -> str:
    """A text from a ruleset set as the catalogues are: curved apostrophes, French narrow spaces."""
    curved = re.sub(r"(?<=\w)'(?=\w)", "’", text)
    if lang != "fr":
        return curved
    return _AFTER_FRENCH_QUOTE.sub("«\u202f", _BEFORE_FRENCH_MARKS.sub("\u202f", curved))


def kind_name(rules: Ruleset, key: str, lang: str) -> str:
    """The name of a kind of space: "well"."""
    kind = rules.kinds.get(key)
    return (field_of(kind.words, lang, "name") if kind is not None else "") or clip(key, LONGEST_NAME)


def kind_at(rules: Ruleset, key: str, lang: str) -> str:
    """Where a pawn on such a space is: "in the well"."""
    kind = rules.kinds.get(key)
    return (field_of(kind.words, lang, "at") if kind is not None else "") or clip(key, LONGEST_NAME)


def goal_words(rules: Ruleset, lang: str, field: str) -> str:
    """`name` or `at` of the goal."""
    given = sheet_of(rules).document["track"].get("goal", {}) if rules.text else {}
    return field_of(given, lang, field) or t(lang, f"rules-goal-{field}")


def listed(lang: str, items: Iterable[str]) -> str:
    """The items as "a", "a and b", "a, b and c"."""
    return _joined(lang, tuple(items), "list-and")


def either(lang: str, items: Iterable[str]) -> str:
    """The items as "a or b", "a, b or c"."""
    return _joined(lang, tuple(items), "list-or")


def _joined(lang: str, items: tuple[str, ...], message: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return t(lang, message, before=", ".join(items[:-1]), last=items[-1])


def dice_text(lang: str, faces: Iterable[int]) -> str:
    """A throw in words: "6 and 3"."""
    return listed(lang, map(str, faces))


def place(lang: str, space: int) -> str:
    """A space alone, in a list or a table: its number, or "the start" for 0."""
    return t(lang, "rules-place", space=space)


def spans(spaces: Iterable[int]) -> list[str]:
    """Spaces in order, runs of three and more as "50–62"."""
    runs: list[list[int]] = []
    for space in sorted(set(spaces)):
        if runs and space == runs[-1][1] + 1:
            runs[-1][1] = space
        else:
            runs.append([space, space])
    parts: list[str] = []
    for first, last in runs:
        parts += [f"{first}–{last}"] if last - first > 1 else list(map(str, range(first, last + 1)))
    return parts
