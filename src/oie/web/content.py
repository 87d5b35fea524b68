"""Content: what pages say about a game, as plain data: its rules, its legend, and what may be chosen.

Everything is read from the ruleset and said by `oie.text`; nothing about any game is known here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from oie.board.captions import letters
from oie.board.legend import legend as board_legend
from oie.core.ruleset import Ruleset
from oie.rulesets import Option, RulesetError, sheet_of
from oie.rulesets.findings import cautions_of
from oie.text import (
    Bullets,
    Page,
    Paragraph,
    goal_words,
    kind_name,
    option_label,
    option_line,
    option_why,
    rule_lines,
    rules_page,
    say_error,
    say_fault,
    t,
    value_label,
)
from oie.text.words import in_language, spans
from oie.web.drawing import captions

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Data: TypeAlias = dict[str, Json]
MOST_LISTED = 60
"""Values of an option that are listed; of more the least and the most are told."""


def title(rules: Ruleset, lang: str) -> str:
    """The name of a game."""
    return in_language(rules.title, lang) or rules.id


def about(rules: Ruleset, lang: str) -> str:
    """One or two sentences on it."""
    return in_language(sheet_of(rules).document.get("about", {}), lang)


@lru_cache(maxsize=64)
def rules_data(rules: Ruleset, lang: str) -> Data:
    """The rules at a table: the page, the legend and the options that are played."""
    return {
        "ruleset": rules.id,
        "title": title(rules, lang),
        "goal": goal_words(rules, lang, "name"),
        "short": rule_lines(rules, lang)[0],
        "sections": sections(rules_page(rules, lang)),
        "kinds": legend(rules, lang),
        "options": [
            {"text": option_line(rules, name, lang), "clauses": list(option.clauses)}
            for name, option in sheet_of(rules).options.items()
        ],
    }


def legend(rules: Ruleset, lang: str) -> list[Json]:
    """The kinds of special spaces, the commonest first."""
    return [
        {
            "key": entry.key,
            "name": entry.name,
            "spaces": ", ".join(spans(entry.spaces)),
            "effect": entry.effect,
            "tone": entry.tone,
            "picture": entry.picture,
        }
        for entry in board_legend(rules, captions(rules, lang))
    ]


def sections(page: Page) -> list[Json]:
    """A rules page as data for templates and scripts."""
    return [
        {"id": s.id, "heading": s.heading, "blocks": [_block(b) for b in s.blocks]} for s in page.sections
    ]


def _block(block: object) -> Data:
    if isinstance(block, Paragraph):
        return {"kind": "text", "text": block.text}
    if isinstance(block, Bullets):
        return {"kind": "list", "numbered": block.numbered, "items": list(block.items)}
    heads, rows = getattr(block, "heads", ()), getattr(block, "rows", ())
    return {"kind": "table", "heads": list(heads), "rows": [list(row) for row in rows]}


def setup_data(rules: Ruleset, lang: str) -> Data:
    """What may be chosen for a game, with the values that `rules` has."""
    options: list[Json] = [_option(rules, name, o, lang) for name, o in sheet_of(rules).options.items()]
    return {
        "ruleset": rules.id,
        "title": title(rules, lang),
        "about": about(rules, lang),
        "seats": list(rules.seats),
        "goal": rules.goal,
        "options": options,
    }


def _option(rules: Ruleset, name: str, option: Option, lang: str) -> Data:
    told: Data = {
        "name": name,
        "label": option_label(rules, name, lang),
        "why": option_why(rules, name, lang),
        "clauses": list(option.clauses),
        "reading": option.decided_by != "source",
    }
    value = rules.options[name]
    if option.board is not None and isinstance(value, Mapping):
        told["board"] = [
            {
                "key": key,
                "name": kind_name(rules, key, lang),
                "most": most,
                "letter": letters(lang).get(key, ""),
            }
            for key, most in option.board.items()
        ]
        told["value"] = {key: list(spaces) for key, spaces in value.items()}
        return told
    given: tuple[bool | int | str, ...] = option.values
    told["value"] = value if isinstance(value, bool | int | str) else None
    if option.span is not None:
        least, most = option.span
        if most - least >= MOST_LISTED:
            return {**told, "least": least, "most": most}
        given = tuple(range(least, most + 1))
    told["values"] = [{"value": one, "label": value_label(rules, name, one, lang)} for one in given]
    return told


def cautions(rules: Ruleset, lang: str) -> list[Json]:
    """What is allowed but may not be meant: said before a board that somebody coloured is played."""
    said: list[Json] = []
    for caution in cautions_of(rules, sheet_of(rules).options):
        details = dict(caution.details)
        if "colour" in details:
            details["colour"] = kind_name(rules, details["colour"], lang)
        said.append(t(lang, f"web-caution-{caution.code}", **details))
    return said


def faults(error: RulesetError, lang: str) -> list[Json]:
    """What is wrong with options that were asked for, without the places in a file nobody here has seen."""
    return [say_fault(f, "", lang).rpartition(f"{f.where}: ")[2] for f in error.faults] or [
        say_error(error, lang)
    ]
