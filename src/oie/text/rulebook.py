"""Rulebook: the rules of a game as a page, made from its ruleset and from what the core plays.

No number is typed here or in a catalogue: each is read from the ruleset, or found by playing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from oie.core.effects import Choose, Lose, Repeat
from oie.core.ruleset import Ruleset, flat
from oie.rulesets import sheet_of
from oie.text.catalogue import t
from oie.text.consequences import consequences
from oie.text.effects import brief_text, kind_text
from oie.text.examples import example_blocks
from oie.text.known import Known, known
from oie.text.options import option_line, options_of, seats_text, value_label
from oie.text.order_of_play import initial_table, order_of_play
from oie.text.origin import origin_blocks
from oie.text.page import Block, Bullets, Page, Paragraph, Section, Table
from oie.text.words import either, goal_words, in_language, kind_at, kind_name, listed


def rules_page(rules: Ruleset, lang: str) -> Page:
    """The rules page in `lang`; parts of which the ruleset says nothing are left out."""
    document = sheet_of(rules).document
    facts = known(rules)
    parts: list[tuple[str, tuple[Block, ...]]] = [
        ("aim", _aim(rules, document, lang)),
        ("material", (Bullets(tuple(_material(rules, lang))),)),
        ("order", (Bullets(order_of_play(rules, facts, lang), numbered=True),)),
        ("spaces", _spaces(rules, lang)),
        ("end", (Bullets(tuple(_end(rules, facts, document, lang))),)),
        ("examples", example_blocks(rules, document.get("examples", []), lang)),
        ("mistakes", _bullets(_mistakes(rules, document, lang))),
        ("consequences", _bullets(iter(consequences(rules, facts, lang)))),
        ("options", _options(rules, lang)),
        ("remarks", _bullets(in_language(each["words"], lang) for each in document.get("remarks", ()))),
        ("summary", (Bullets(tuple(_summary(rules, lang))),)),
        ("source", origin_blocks(rules, document, lang)),
    ]
    sections = tuple(Section(id, t(lang, f"rules-heading-{id}"), blocks) for id, blocks in parts if blocks)
    return Page(in_language(rules.title, lang) or rules.id, sections)


def _bullets(items: Iterator[str]) -> tuple[Block, ...]:
    texts = tuple(items)
    return (Bullets(texts),) if texts else ()


def _aim(rules: Ruleset, document: Mapping[str, Any], lang: str) -> tuple[Block, ...]:
    message = "rules-aim-passing" if rules.overthrow == "finish" else "rules-aim-exact"
    aim = t(lang, message, goal=rules.goal, name=goal_words(rules, lang, "name"))
    about = in_language(document.get("about", {}), lang)
    return (Paragraph(about), Paragraph(aim)) if about else (Paragraph(aim),)


def _summary(rules: Ruleset, lang: str) -> Iterator[str]:
    """The game in a few lines, for those who know it; it adds no rule (S004-44)."""
    yield t(lang, "rules-summary-turn")
    for kind in sorted((k for k in rules.kinds.values() if k.spaces and k.effects), key=lambda k: k.spaces):
        name, spaces = kind_name(rules, kind.key, lang), listed(lang, map(str, kind.spaces))
        effect = brief_text(rules, kind, lang)
        yield t(lang, "rules-summary-kind", name=name, spaces=spaces, effect=effect)
    if rules.initial is not None:
        message = "rules-initial" if rules.initial.when == "first" else "rules-initial-at-start"
        yield t(lang, message, table=initial_table(rules, lang))
    yield t(lang, f"rules-overthrow-{rules.overthrow}", goal=rules.goal)


def _material(rules: Ruleset, lang: str) -> Iterator[str]:
    yield t(lang, "rules-board", goal=rules.goal)
    yield t(lang, "rules-dice", count=rules.dice, faces=rules.faces)
    yield t(lang, "rules-players", players=seats_text(rules, lang))
    if rules.purse is not None:
        yield t(lang, "rules-purse", purse=rules.purse)
    if rules.longest_wait:
        yield t(lang, "rules-marker")


def _spaces(rules: Ruleset, lang: str) -> tuple[Block, ...]:
    """One row a kind of space, in the order of its first space, and the goal last."""
    kinds = sorted((kind for kind in rules.kinds.values() if kind.spaces), key=lambda kind: kind.spaces)
    rows = [
        (listed(lang, map(str, kind.spaces)), kind_name(rules, kind.key, lang), kind_text(rules, kind, lang))
        for kind in kinds
        if kind.spaces != (rules.goal,)
    ]
    rows.append((str(rules.goal), goal_words(rules, lang, "name"), t(lang, "effect-goal")))
    heads = tuple(t(lang, f"rules-column-{column}") for column in ("spaces", "name", "effect"))
    return Table(heads, tuple(rows)), Paragraph(t(lang, "rules-plain"))


def _end(rules: Ruleset, facts: Known, document: Mapping[str, Any], lang: str) -> Iterator[str]:
    yield t(lang, "rules-end", goal=rules.goal)
    if rules.has_counters:
        yield t(lang, "rules-end-pool")
    if facts.findings.expected is not None:
        yield t(lang, "rules-throws", throws=round(facts.findings.expected, 1))
    if "length" in document:
        least, most = document["length"]["minutes"]
        yield t(lang, "rules-minutes", least=least, most=most)
    if "difficulty" in document:
        yield t(lang, "rules-difficulty", level=str(document["difficulty"]["level"]))
    if not any(isinstance(e, Choose) for kind in rules.kinds.values() for e in flat(kind)):
        yield t(lang, "rules-no-choice")


def _mistakes(rules: Ruleset, document: Mapping[str, Any], lang: str) -> Iterator[str]:
    """The common mistakes that the file names (S004-39), without those that the options rule out."""
    geese = [k for k in rules.kinds.values() if any(isinstance(e, Repeat) for e in k.effects)]
    longest = rules.longest_wait
    traps = [
        k
        for k in rules.kinds.values()
        if any(isinstance(e, Lose) and longest and e.turns == longest and not e.gift for e in k.effects)
    ]
    for key in document.get("mistakes", {}).get("keys", ()):
        message = f"mistake-{key}"
        match key:
            case "goose-rethrown":
                if geese:
                    yield t(lang, message, at=kind_at(rules, geese[0].key, lang))
            case "nine-forgotten":
                if rules.initial is not None and rules.initial.when == "first":
                    yield t(lang, message, table=initial_table(rules, lang))
            case "passing-wins":
                if rules.overthrow == "reverse":
                    yield t(lang, message, goal=rules.goal)
            case "relief-required":
                if traps:
                    yield t(lang, message, places=either(lang, (kind_at(rules, k.key, lang) for k in traps)))
            case _:
                yield t(lang, message)


def _options(rules: Ruleset, lang: str) -> tuple[Block, ...]:
    """Every option with its value, and whether that is the source's, ours, or this table's own."""
    lines = []
    for name, option in options_of(rules).items():
        line = option_line(rules, name, lang)
        if rules.options[name] != option.default:
            usual = value_label(rules, name, option.default, lang)
            lines.append(t(lang, "rules-option-changed", line=line, usual=usual))
        elif option.decided_by == "source":
            lines.append(t(lang, "rules-option-source", line=line))
        else:
            lines.append(t(lang, "rules-option-reading", line=line))
    if not lines:
        return (Paragraph(t(lang, "rules-options-none")),)
    return Paragraph(t(lang, "rules-options-locked")), Bullets(tuple(lines))
