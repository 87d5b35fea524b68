"""The three tiny rulesets with a choice, a throw-again and a return to the origin, and how to play them."""

from functools import cache
from pathlib import Path

import oie
from oie.core.notation import parse_choice

DATA = Path(__file__).resolve().parent / "data"


@cache
def tiny(name: str) -> oie.Ruleset:
    """A ruleset of `tests/rulesets/data`."""
    return oie.load(DATA / f"{name}.yaml")


def played(name: str, before: str, *moves: str) -> list[oie.Step]:
    """The steps of throws (`3`) and choices (`#0`) from a position in notation."""
    position, steps = oie.position(tiny(name), before), []
    for move in moves:
        step = oie.play(position, parse_choice(move) or oie.throw(move))
        position = step.position
        steps.append(step)
    return steps


def after(name: str, before: str, *moves: str) -> str:
    """The position in notation to which the moves lead."""
    return str(played(name, before, *moves)[-1].position)


def told(step: oie.Step) -> list[str]:
    """The events of a step by name."""
    return [type(event).__name__ for event in step.events]


def legs(*steps: oie.Step) -> list[tuple[int, int, str]]:
    """The legs of steps, as (start, end, why)."""
    return [(e.start, e.end, e.why) for step in steps for e in step.events if isinstance(e, oie.Moved)]
