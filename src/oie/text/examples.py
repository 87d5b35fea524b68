"""Worked examples: the throws of a ruleset's examples, played by the core when the page is made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from oie.core.errors import OieError
from oie.core.events import PassedOver, TurnCame
from oie.core.game import play
from oie.core.notation import parse_position, parse_throw
from oie.core.position import Position
from oie.core.ruleset import Ruleset
from oie.text.catalogue import t
from oie.text.page import Block, Bullets, Paragraph
from oie.text.standing import waiting_lines
from oie.text.tell import tell
from oie.text.words import listed, name_of


def example_blocks(rules: Ruleset, given: list[Mapping[str, Any]], lang: str) -> tuple[Block, ...]:
    """Each example as the position before it and the sentences of its throws.

    An example that does not fit the options chosen is left out, and the last block says so.
    """
    blocks: list[Block] = []
    left_out = 0
    for example in given:
        try:
            blocks += _example(rules, example, lang)
        except OieError:
            left_out += 1
    if left_out:
        blocks.append(Paragraph(t(lang, "rules-example-left-out", count=left_out)))
    return tuple(blocks)


def _example(rules: Ruleset, example: Mapping[str, Any], lang: str) -> tuple[Block, ...]:
    position = parse_position(rules, str(example["position"]))
    names = [str(name) for name in example.get("names", ())]
    before = " ".join((_before(position, names, lang), *waiting_lines(position, names, lang)))
    sentences: list[str] = []
    for throw in example["throws"]:
        sentences += _played(position, str(throw), names, lang)
        position = play(position, parse_throw(str(throw))).position
    return Paragraph(before), Bullets(tuple(sentences), numbered=True)


def _before(position: Position, names: list[str], lang: str) -> str:
    if set(position.spaces) == {0}:
        return t(lang, "rules-example-start")
    pawns = listed(
        lang,
        (
            t(lang, "rules-example-pawn", name=name_of(names, seat, lang), space=space)
            for seat, space in enumerate(position.spaces)
        ),
    )
    return t(lang, "rules-example-before", pawns=pawns)


def _played(position: Position, throw: str, names: list[str], lang: str) -> Iterator[str]:
    """One text for the throw with all that it does, one for each seat passed over after it."""
    events = play(position, parse_throw(throw)).events
    told = tell(position.rules, names, events, lang, before=position)
    shown = [s for s in told if not isinstance(events[s.first], TurnCame)]
    passed = [s for s in shown if isinstance(events[s.first], PassedOver)]
    yield " ".join(s.text for s in shown if s not in passed)
    yield from (s.text for s in passed)
