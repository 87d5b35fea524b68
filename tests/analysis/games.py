"""Rulesets for the tests: every value of every option of the shipped ones, and some that go further."""

from __future__ import annotations

import random

import oie
from tests.agreement.compare import edited_board, every_value

HEAD = """
oie: 1
id: {id}
version: 1
title: {{en: T}}
about: {{en: A.}}
seats: {{min: 2, max: 6}}
track: {{spaces: {spaces}, start: {start}}}
dice: {{count: {dice}, faces: {faces}}}
"""
WORDS = "words: {en: {name: n, at: a}}"
EXCHANGE = "hold: {until: relief, relief: exchange}"
STAYS = "hold: {until: relief, relief: freed_stays}"

AGAIN = (
    HEAD.format(id="again", spaces=20, start="before", dice=1, faces=4)
    + f"""
meeting: {{rule: occupant_to_origin, share: [0], cancels_wait: true}}
deadlock: {{rule: release_oldest}}
spaces:
  gift: {{at: [3, 9], do: [{{throw_again: {{}}}}], {WORDS}}}
  carrier: {{at: [6], do: [{{throw_again: {{}}}}, {{go: {{to: 11}}}}], {WORDS}}}
  slow: {{at: [7], do: [{{lose: {{turns: 2}}}}, {{go: {{to: 8}}}}], {WORDS}}}
  slower: {{at: [8], do: [{{lose: {{turns: 3}}}}], {WORDS}}}
  cell: {{at: [12, 13, 16], do: [{{{EXCHANGE}}}, {{throw_again: {{}}}}], {WORDS}}}
"""
)
"""Further throws, turns to lose that a move brings with it, holds in plenty."""

CROWD = (
    HEAD.format(id="crowd", spaces=15, start="on", dice=1, faces=4)
    + f"""
overthrow: {{rule: stay}}
meeting: {{rule: arriver_returns, share: [5], fine: 2}}
counters: {{purse: 9, stake: 1}}
deadlock: {{rule: release_all}}
initial_throw: {{when: first, table: [{{faces: [2], go: 6}}, {{faces: [4], go: 12}}]}}
spaces:
  cell: {{at: [5, 8, 11], do: [{{pay: {{amount: 1}}}}, {{{STAYS}}}], {WORDS}}}
  toll: {{at: [9], do: [{{pay: {{amount: 3}}}}, {{go: {{to: 2}}}}], {WORDS}}}
  back: {{at: [13], do: [{{repeat: {{direction: back}}}}], {WORDS}}}
"""
)
"""Throwers that go back before their first throw counts, fines, pawns freed where they stand."""

MANY_DICE = (
    HEAD.format(id="many-dice", spaces=90, start="before", dice=6, faces=6)
    + f"""
meeting: {{rule: occupant_to_origin, share: [0]}}
initial_throw: {{when: at_start, table: [{{faces: [1, 2, 3, 4, 5, 6], go: 60}}]}}
spaces:
  bridge: {{at: [30], do: [{{go: {{to: 40}}}}], {WORDS}}}
"""
)
"""Dice that fall in 46,656 ways."""

CHOOSING = (
    HEAD.format(id="fork", spaces=8, start="before", dice=1, faces=3)
    + f"""
spaces:
  fork: {{at: [2, 5], do: [{{choose: {{among: [[{{go: {{to: origin}}}}], [{{go: {{to: 6}}}}]]}}}}], {WORDS}}}
"""
)

ENDLESS = (
    HEAD.format(id="trap", spaces=9, start="before", dice=1, faces=2)
    + f"""
spaces:
  trap: {{at: [4], do: [{{go: {{to: 3}}}}], {WORDS}}}
  gate: {{at: [5], do: [{{go: {{to: 3}}}}], {WORDS}}}
"""
)
"""Nobody comes past 3."""

OWN = {"again": AGAIN, "crowd": CROWD, "many-dice": MANY_DICE}


def every_game() -> list[tuple[str, oie.Ruleset]]:
    """Every shipped ruleset under every value of every option, and our own."""
    shipped = [
        (" ".join([id, *(f"{k}={v}" for k, v in options.items())]), oie.ruleset(id, **options))
        for id in oie.shipped()
        for options in every_value(id)
    ]
    chance = random.Random(5)
    boards = [
        (f"pair-impair board {number}", oie.ruleset("pair-impair", board=edited_board(chance)))
        for number in range(4)
    ]
    return [*shipped, *boards, *((name, oie.load(text)) for name, text in OWN.items())]
