"""Tables to speak of: the proofread sentences, and rounds played at random with a fixed seed."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import oie
from oie.core.notation import parse_choice

DATA = Path(__file__).parent / "data"
NAMES = ("Alice", "Bob", "Chloé")


@dataclass(frozen=True, slots=True)
class Proof:
    """One move, with what people have written down that shall be said of it."""

    title: str
    before: oie.Position
    move: oie.Move
    said: dict[str, list[str]]
    """Language -> sentences."""


@cache
def tiny() -> oie.Ruleset:
    """A ruleset with a choice, a throw-again, a return to the origin and a reverse goose."""
    return oie.load(DATA / "tiny.yaml")


def rules_of(game: str, options: dict[str, object]) -> oie.Ruleset:
    """A shipped game under options, or the tiny one."""
    return tiny() if game == "tiny" else oie.ruleset(game, **options)


def move_of(text: str) -> oie.Move:
    """A throw (`6+3`) or a choice (`#0`)."""
    return parse_choice(text) or oie.throw(text)


def proofs() -> list[Proof]:
    """The blocks of `data/sentences.txt`."""
    found: list[Proof] = []
    for block in (DATA / "sentences.txt").read_text("utf-8").split("\n> ")[1:]:
        title, *lines = block.strip().split("\n")
        game, _, rest = title.partition(" ")
        end = rest.index("}") + 1
        before, _, move = rest[end:].partition("|")
        rules = rules_of(game, json.loads(rest[:end]))
        said = {line[:2]: line[4:].split(" | ") for line in lines}
        found.append(Proof(title, oie.position(rules, before), move_of(move.strip()), said))
    return found


def random_round(
    rules: oie.Ruleset, seed: int, most: int = 400
) -> list[tuple[oie.Position | None, oie.Step]]:
    """The steps of a round of the fewest seats, each with the position before it."""
    chance = random.Random(seed)
    step = oie.start(rules, rules.seats[0])
    steps: list[tuple[oie.Position | None, oie.Step]] = [(None, step)]
    for _ in range(most):
        before = step.position
        match before.awaits:
            case oie.AwaitsThrow(dice=dice, faces=faces):
                move: oie.Move = oie.Throw(tuple(chance.randint(1, faces) for _ in range(dice)))
            case oie.AwaitsChoice(among=among):
                move = oie.Choice(chance.randrange(len(among)))
            case _:
                break
        step = oie.play(before, move)
        steps.append((before, step))
    return steps
