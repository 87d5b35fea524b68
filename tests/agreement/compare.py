"""Comparison of the core with the oracle: whole random rounds, every fact of every throw."""

from __future__ import annotations

import json
import random
from itertools import product
from typing import cast

import oie
from oie.press.referee import facts
from oie.rulesets import shipped_sheet
from tests.oracle import Options, State, follow, start

COMPARED = (
    "trace",
    "spaces",
    "waits",
    "held",
    "first_throw_done",
    "passed_over",
    "next",
    "counters",
    "draw",
    "winner",
)
SPANS = {"purse": (1, 3, 20, 999), "stake": (0, 1, 20)}


def every_value(id: str) -> list[dict[str, object]]:
    """Options with one of them varied: each value of each option, and the defaults."""
    found: list[dict[str, object]] = [{}]
    for name, option in shipped_sheet(id).options.items():
        values = option.values or SPANS.get(name, ())
        found += [{name: value} for value in values if value != option.default]
    return found


def combinations(id: str, chance: random.Random, count: int) -> list[dict[str, object]]:
    """Some combinations of the values of all options, edited boards among them."""
    options = shipped_sheet(id).options
    names = [n for n in options if options[n].board is None]
    choices = [options[n].values or SPANS[n] for n in names]
    every: list[dict[str, object]] = [dict(zip(names, values, strict=True)) for values in product(*choices)]
    found = chance.sample(every, min(count, len(every)))
    if "board" in options:
        found = [{**one, "board": edited_board(chance)} for one in found for _ in range(3)]
    return found


def edited_board(chance: random.Random) -> dict[str, list[int]]:
    """Colours put on some spaces of `pair-impair` by chance; at most one is blue."""
    while True:
        spaces = chance.sample(range(2, 35), chance.randint(4, 16))
        cut = sorted(chance.sample(range(1, len(spaces)), 2))
        board = {
            "blue": spaces[:1],
            "green": spaces[1 : cut[0] + 1],
            "red": spaces[cut[0] + 1 : cut[1] + 1],
            "tricolour": spaces[cut[1] + 1 :],
        }
        try:
            oie.ruleset("pair-impair", board=board)
        except oie.RulesetError:
            continue  # the goal is out of reach: not a board that can be played
        return board


def compare_round(id: str, options: dict[str, object], seats: int, seed: int, most: int) -> int:
    """Play one round both ways, at most `most` throws; how many were compared.

    Raises AssertionError with the position, the throw and both answers at the first difference.
    """
    chance = random.Random(seed)
    rules = oie.ruleset(id, **options)
    first = chance.randrange(seats)
    position = oie.start(rules, seats, first, analysis=True).position
    state: State = start(id, cast(Options, options), seats, first)
    for count in range(most):
        if position.result is not None:
            return count
        faces = tuple(chance.randint(1, rules.faces) for _ in range(rules.dice))
        before = position
        step = oie.play(position, oie.Throw(faces))
        state, told = follow(state, list(faces))
        ours = facts(step)
        answer = json.loads(json.dumps(told))
        for key in COMPARED:
            assert ours[key] == answer[key], (
                f"{key} of {id} {options} '{before}' + {faces}: {ours} / {answer}"
            )
        if rules.has_counters:
            assert ours["pool"] == answer["pool"], (id, options, str(before), faces)
        assert ours["fines"] == answer["fines"], (id, options, str(before), faces)
        if id != "oudhollands":  # there a hold is a state: nobody is released from it by an event
            assert ours["released"] == answer["released"], (id, options, str(before), faces)
        position = step.position
    return most
