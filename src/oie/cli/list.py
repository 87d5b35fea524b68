"""`oie list`: the games that come with the program."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any

from oie.cli.answer import language, say, say_json, width
from oie.cli.given import AsJson, Lang
from oie.core.ruleset import Ruleset
from oie.rulesets import ruleset, shipped, shipped_sheet


def list_(*, lang: Lang = None, json: AsJson = False) -> int:
    """List the games that come with oie.

    For example:

        oie list --lang fr
    """
    from oie.text import t
    from oie.text.words import in_language

    speech = language(lang)
    games = [(ruleset(id), shipped_sheet(id).document) for id in shipped()]
    if json:
        say_json(
            [
                {
                    "id": rules.id,
                    "version": rules.version,
                    "title": in_language(document["title"], speech),
                    "about": in_language(document["about"], speech),
                    "spaces": rules.goal,
                    "dice": rules.dice,
                    "faces": rules.faces,
                    "seats": list(rules.seats),
                    "options": list(rules.options),
                }
                for rules, document in games
            ]
        )
        return 0
    for number, (rules, document) in enumerate(games):
        least, most = rules.seats
        message = "command-list-facts" if least < most else "command-list-facts-fixed"
        dice = dice_of(rules, document, speech)
        facts = t(speech, message, spaces=rules.goal, dice=dice, least=least, most=most)
        say(
            [
                *([""] if number else []),
                f"{rules.id}: {in_language(document['title'], speech)}",
                f"  {facts}",
                *indented(in_language(document["about"], speech)),
            ]
        )
    return 0


def dice_of(rules: Ruleset, document: Mapping[str, Any], lang: str) -> str:
    """How many dice a game has: "2 dice", or "1 to 3 dice" where its players choose."""
    from oie.text import t

    count = document["dice"]["count"]
    option = shipped_sheet(rules.id).options[count["option"]] if isinstance(count, dict) else None
    numbers = [value for value in option.values if isinstance(value, int)] if option is not None else []
    if not numbers:
        return t(lang, "command-list-dice", dice=rules.dice)
    return t(lang, "command-list-dice-span", least=min(numbers), most=max(numbers))


def indented(text: str) -> list[str]:
    """A paragraph under a heading."""
    return textwrap.wrap(text, width(), initial_indent="  ", subsequent_indent="  ")
