"""Rounds to write down: of the shipped games and of a small one with choices, thrown from a seed."""

from __future__ import annotations

import random
from collections.abc import Mapping
from datetime import datetime, timedelta, timezone
from functools import cache

import oie
from oie.core.ruleset import Ruleset
from oie.record import DiceFacts, Record, RecordedMove, Seat, TableFacts, write_down
from oie.rulesets import shipped

SAVED_AT = datetime(2026, 11, 30, 14, 41, 7, tzinfo=timezone(timedelta(hours=1)))

# A choice, turns to lose, a hold with exchange, counters, a throw-again and a return to the origin.
CROSSROADS = """\
oie: 1
id: crossroads
version: 3
title: {en: Crossroads}
about: {en: A short track on which nearly everything can happen.}
seats: {min: 2, max: 4}
starter: {rule: lots}
track: {spaces: 16, start: before}
dice: {count: 1}
meeting: {rule: occupant_to_origin, share: [0], fine: 1}
deadlock: {rule: release_oldest}
counters: {purse: {option: purse}, stake: 1}
spaces:
  fork:
    at: [3, 7, 12]
    do: [{choose: {among: [[{pay: {amount: 2}}], [{go: {to: origin}}], [{repeat: {}}]]}}]
    words: {en: {name: fork, at: at the fork}}
  inn:
    at: [5]
    do: [{lose: {turns: 2}}]
    words: {en: {name: inn, at: at the inn}}
  well:
    at: [9, 14]
    do: [{hold: {until: relief, relief: exchange}}]
    words: {en: {name: well, at: in the well}}
  spring:
    at: [10]
    do: [{throw_again: {}}]
    words: {en: {name: spring, at: at the spring}}
options:
  purse:
    range: [1, 50]
    default: 9
    decided_by: interpretation
    words: {en: {name: Counters, why: Somebody has to pay.}}
"""

GAMES = (*shipped(), "crossroads")

OPTIONS: Mapping[str, tuple[Mapping[str, object], ...]] = {
    "jardin": ({}, {"dice": 1, "deadlock": "release_all"}, {"dice": 3, "displacement_cancels_wait": True}),
    "pair-impair": ({}, {"board": {"tricolour": [7], "green": [10, 17], "red": [30], "blue": [21]}}),
    "bolton": ({}, {"collision": "occupant_to_origin", "purse": 12}),
    "famille": ({}, {"exact_finish": False}),
}


@cache
def game(name: str, which: int = 0) -> Ruleset:
    """One of `GAMES` under one of its `OPTIONS`."""
    known = OPTIONS.get(name, ({},))
    options = known[which % len(known)]
    return oie.load(CROSSROADS, **options) if name == "crossroads" else oie.ruleset(name, **options)


def round_of(
    rules: Ruleset, seed: int, moves: int, seats: int = 2, *, first: int = 0, typed: bool = False
) -> tuple[tuple[oie.Step, ...], tuple[RecordedMove, ...]]:
    """A round of at most `moves` moves; the same seed gives the same round."""
    chance = random.Random(seed)
    steps = [oie.start(rules, seats, first, pool=chance.choice([0, 3]) if rules.has_counters else 0)]
    made: list[RecordedMove] = []
    while len(made) < moves:
        move: oie.Move
        match steps[-1].position.awaits:
            case oie.AwaitsThrow(dice=dice, faces=faces):
                move = oie.Throw(tuple(chance.randint(1, faces) for _ in range(dice)))
            case oie.AwaitsChoice(among=among):
                move = oie.Choice(chance.randrange(len(among)))
            case oie.Finished():
                break
        made.append(RecordedMove(move, typed=typed and isinstance(move, oie.Throw)))
        steps.append(oie.play(steps[-1].position, move))
    return tuple(steps), tuple(made)


def written(
    steps: tuple[oie.Step, ...],
    moves: tuple[RecordedMove, ...],
    *,
    names: tuple[str, ...] = ("Alice", "Bob", "Chloé", "Đặng"),
    table: TableFacts | None = None,
    dice: DiceFacts | None = None,
) -> Record:
    """The record of a round whose steps are given."""
    position = steps[-1].position
    seats = position.seats
    started = steps[0].events[0]
    assert isinstance(started, oie.RoundStarted)
    return write_down(
        position,
        saved_at=SAVED_AT,
        seats=[
            Seat(name, "machine" if n % 2 else "person", ("blue", "red")[n % 2], f"shape-{n // 2}")
            for n, name in enumerate(names[:seats])
        ],
        table=table or TableFacts(3, tuple(range(seats)), started.first, tuple(range(seats))[::-1], 0.75),
        dice=dice or DiceFacts("system"),
        moves=moves,
        events=[event for step in steps for event in step.events],
    )


def record_of(
    name: str = "famille", seed: int = 1, moves: int = 12, seats: int = 2, which: int = 0
) -> Record:
    """The record of a round of at most `moves` moves."""
    rules = game(name, which)
    seats = max(seats, rules.seats[0])
    return written(*round_of(rules, seed, moves, seats, first=seed % seats))
