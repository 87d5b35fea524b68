"""The transcripts: which rounds are written down, and how."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import oie
from oie.core.events import Event
from oie.dice import SeededDice

FOLDER = Path(__file__).parent / "rounds"
MOST_THROWS = 120

ROUNDS: dict[str, tuple[str, dict[str, object], int, int]] = {
    "jardin-1-seat": ("jardin", {}, 1, 3),
    "jardin-2-seats": ("jardin", {}, 2, 11),
    "jardin-1-die": ("jardin", {"dice": 1}, 2, 5),
    "jardin-3-dice": ("jardin", {"dice": 3}, 2, 26),
    "jardin-drawn": ("jardin", {"deadlock": "draw", "dice": 1}, 2, 0),
    "jardin-released": ("jardin", {"deadlock": "release_all"}, 2, 1),
    "jardin-cancels": ("jardin", {"displacement_cancels_wait": True}, 2, 53),
    "jardin-backward": ("jardin", {"goose_after_bounce": "backward", "dice": 3}, 2, 9),
    "pair-impair-1-seat": ("pair-impair", {}, 1, 1),
    "pair-impair-2-seats": ("pair-impair", {}, 2, 8),
    "pair-impair-3-seats": ("pair-impair", {"backward_overflow": "stay"}, 3, 4),
    "bolton-1-seat": ("bolton", {}, 1, 2),
    "bolton-2-seats": ("bolton", {"stake": 2}, 2, 6),
    "bolton-3-seats": ("bolton", {"fine": 3, "purse": 5}, 3, 7),
    "bolton-occupant": ("bolton", {"collision": "occupant_to_origin", "relief": "freed_stays"}, 3, 12),
    "famille-1-seat": ("famille", {}, 1, 1),
    "famille-2-seats": ("famille", {}, 2, 3),
    "famille-3-seats": ("famille", {}, 3, 14),
    "famille-12-seats": ("famille", {"exact_finish": False}, 12, 2),
    "oudhollands-1-seat": ("oudhollands", {}, 1, 2),
    "oudhollands-2-seats": ("oudhollands", {}, 2, 16),
    "oudhollands-3-seats": ("oudhollands", {}, 3, 5),
    "chutes-and-ladders-1-seat": ("chutes-and-ladders", {}, 1, 1),
    "chutes-and-ladders-2-seats": ("chutes-and-ladders", {}, 2, 2),
    "chutes-and-ladders-3-seats": ("chutes-and-ladders", {}, 3, 3),
}


def transcript(name: str) -> str:
    """The text of one round, from its start to its end or `MOST_THROWS`."""
    id, options, seats, seed = ROUNDS[name]
    rules = oie.ruleset(id, **options)
    dice = SeededDice(seed)
    step = oie.start(rules, seats, analysis=True)
    shown = " ".join(f"{key}={value}" for key, value in options.items())
    lines = [f"# {id} {shown}".rstrip() + f", {seats} seats, seed {seed}", *_events(step.events), ""]
    for number in range(1, MOST_THROWS + 1):
        if step.position.result is not None:
            break
        throw = oie.Throw(dice.throw(rules.dice, rules.faces))
        lines.append(f"{number}. {step.position}  {throw}")
        step = oie.play(step.position, throw)
        lines += [*_events(step.events), ""]
    lines.append(str(step.position))
    return "\n".join(lines) + "\n"


def _events(events: tuple[Event, ...]) -> Iterator[str]:
    """One line an event, without what is as usual."""
    for event in events:
        told = ", ".join(
            f"{field.name}={value!r}"
            for field in fields(event)
            if (value := getattr(event, field.name)) != field.default
        )
        yield f"   {type(event).__name__}({told})"
