"""Origin: where a game's rules come from, and which of them are our reading.

A clause id that begins with S (or any other than A, D, G) is a sentence of the source. A, D and G
stand for what the source leaves open: a convention adopted here, which is never called the rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from oie.core.ruleset import Ruleset
from oie.text.catalogue import has, t
from oie.text.options import option_label, option_line, option_why, options_of
from oie.text.page import Block, Bullets, Paragraph
from oie.text.words import in_language, kind_name, prose

_OURS = re.compile(r"(A[0-9]|D[0-9]|G[0-9])")
CLAUSES = "docs/reference/clauses.md"
"""Where the ids of clauses are explained."""
_DERIVED = ("throw", "loop_guard", "track_end")
"""Names that `Ruleset.clauses` has besides the sections of a file; they repeat other sections."""


def origin_blocks(rules: Ruleset, document: Mapping[str, Any], lang: str) -> tuple[Block, ...]:
    """The source, what it states, what is read into it, what is reconstructed, and references."""
    source = document.get("source", {})
    blocks: list[Block] = [Paragraph(text) for text in _source(source, lang)]
    stated = tuple(_lines(rules, document, lang, ours=False))
    if stated:
        blocks += [Paragraph(t(lang, "source-states")), Bullets(stated)]
    reading = (*_readings(rules, lang), *_lines(rules, document, lang, ours=True))
    if reading:
        blocks += [Paragraph(t(lang, "source-reading")), Bullets(reading)]
    rebuilt = [name for name, option in options_of(rules).items() if option.reconstructed]
    if rebuilt:
        names = ", ".join(option_label(rules, name, lang) for name in rebuilt)
        blocks.append(Paragraph(t(lang, "source-reconstructed", name=names)))
    references = tuple(
        prose(str(each), str(source.get("language", ""))) for each in source.get("references", ())
    )
    if references:
        blocks += [Paragraph(t(lang, "source-references")), Bullets(references)]
    if stated or reading:
        blocks.append(Paragraph(t(lang, "source-letters", file=CLAUSES)))
    return tuple(blocks)


def _source(source: Mapping[str, Any], lang: str) -> Iterator[str]:
    """Title, language, date of the last look, and the note."""
    language = str(source.get("language", ""))
    named = [str(source[key]) for key in ("title", "author", "year") if key in source]
    if named:
        text = t(lang, "source-text", text=prose(", ".join(named), language))
        if language in ("fr", "ms", "pt", "en"):
            text = f"{text} {t(lang, 'source-language', language=language)}"
        date = re.fullmatch(r"([0-9]{4})-([0-9]{2})-([0-9]{2})", str(source.get("checked", "")))
        if date is not None:
            year, month, day = map(int, date.groups())
            text = f"{text} {t(lang, 'source-checked', day=day, month=month, year=year)}"
        yield text
    note = in_language(source.get("note", {}), lang)
    if note:
        yield note


def _readings(rules: Ruleset, lang: str) -> Iterator[str]:
    """The options whose usual value is our reading, each with its value and the reason."""
    for name, option in options_of(rules).items():
        if option.decided_by == "interpretation":
            line, why = option_line(rules, name, lang), option_why(rules, name, lang)
            yield t(lang, "source-option", line=line, why=why) if why else line


def _lines(rules: Ruleset, document: Mapping[str, Any], lang: str, *, ours: bool) -> Iterator[str]:
    """Rules and kinds of spaces with their clauses, of the source or of ours."""
    for name, clauses in _named(rules, document, lang):
        chosen = [clause for clause in clauses if bool(_OURS.match(clause)) is ours and clause != rules.id]
        if chosen:
            yield t(lang, "source-line", rule=name, clauses=", ".join(chosen))


def _named(rules: Ruleset, document: Mapping[str, Any], lang: str) -> Iterator[tuple[str, Iterable[str]]]:
    for key, clauses in rules.clauses.items():
        message = f"source-rule-{key.replace('_', '-')}"
        if key not in _DERIVED and has(message):
            yield t(lang, message), clauses
    for kind in rules.kinds.values():
        yield kind_name(rules, kind.key, lang), kind.clauses
    for key in ("examples", "remarks"):
        given = document.get(key, ())
        found = dict.fromkeys(clause for each in given for clause in each.get("clauses", ()))
        yield t(lang, f"source-rule-{key}"), tuple(found)
