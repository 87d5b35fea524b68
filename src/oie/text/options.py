"""Options in words: what a table may choose, and what this one has chosen."""

from __future__ import annotations

from collections.abc import Mapping

from oie.core.ruleset import OptionValue, Ruleset
from oie.rulesets import Option, sheet_of
from oie.rulesets.options import case_key
from oie.text.catalogue import t
from oie.text.words import in_language, kind_name, listed


def options_of(rules: Ruleset) -> Mapping[str, Option]:
    """The options of a ruleset, in the order of its file."""
    return sheet_of(rules).options if rules.text else {}


def option_label(rules: Ruleset, name: str, lang: str) -> str:
    """What an option is called: "Turns lost at the inn"."""
    return _text(options_of(rules)[name], lang, "name") or name.replace("_", " ")


def option_why(rules: Ruleset, name: str, lang: str) -> str:
    """One line on why its default is what it is; may be empty."""
    return _text(options_of(rules)[name], lang, "why")


def value_label(rules: Ruleset, name: str, value: OptionValue, lang: str) -> str:
    """A value of an option in words: "the exact count is needed", "yes", "2"."""
    if isinstance(value, Mapping):
        return _board(rules, value, lang)
    option = options_of(rules)[name]
    labels: dict[str, str] = {}
    for language, texts in option.words.items():
        values = texts.get("values") if isinstance(texts, dict) else None
        if isinstance(values, dict) and case_key(value) in values:
            labels[language] = str(values[case_key(value)])
    label = in_language(labels, lang)
    if label:
        return label
    if isinstance(value, bool):
        return t(lang, "option-true" if value else "option-false")
    return str(value).replace("_", " ")


def option_line(rules: Ruleset, name: str, lang: str) -> str:
    """An option with the value that this table has chosen."""
    value = value_label(rules, name, rules.options[name], lang)
    return t(lang, "option-line", name=option_label(rules, name, lang), value=value)


def rule_lines(rules: Ruleset, lang: str) -> tuple[str, ...]:
    """The rules at this table, short: the game with its size, then every option with its value."""
    return (short(rules, lang), *(option_line(rules, name, lang) for name in options_of(rules)))


def short(rules: Ruleset, lang: str) -> str:
    """A game in one line: title, spaces, dice, players."""
    title = in_language(rules.title, lang) or rules.id
    return t(
        lang, "rules-short", title=title, goal=rules.goal, dice=rules.dice, players=seats_text(rules, lang)
    )


def seats_text(rules: Ruleset, lang: str) -> str:
    """How many play: "2 to 12 players"."""
    least, most = rules.seats
    if least == most:
        return t(lang, "rules-seats-exactly", count=least)
    return t(lang, "rules-seats", least=least, most=most)


def _text(option: Option, lang: str, field: str) -> str:
    given = {
        language: str(texts[field])
        for language, texts in option.words.items()
        if isinstance(texts, dict) and field in texts
    }
    return in_language(given, lang)


def _board(rules: Ruleset, board: Mapping[str, tuple[int, ...]], lang: str) -> str:
    """The colours of a board with their spaces."""
    parts = []
    for colour, spaces in board.items():
        name = kind_name(rules, colour, lang)
        shown = listed(lang, map(str, spaces))
        message = "option-board" if spaces else "option-board-none"
        parts.append(t(lang, message, name=name, spaces=shown) if spaces else t(lang, message, name=name))
    text = parts[0] if parts else ""
    for part in parts[1:]:
        text = t(lang, "effect-and", before=text, effect=part)
    return text
