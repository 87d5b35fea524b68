"""Comparison of the compiled form with the core: one throw, every fact of it."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np

import oie
from oie.analysis.chain import batch_of
from oie.analysis.compile import Compiled
from oie.analysis.stepping import DRAWN, RUNNING, WON, Batch, throw

Facts = dict[str, object]


def by_core(position: oie.Position, faces: tuple[int, ...]) -> tuple[Facts, oie.Position]:
    """What the core says of a throw."""
    step = oie.play(position, oie.Throw(faces))
    after = step.position
    kinds = Counter(type(event).__name__ for event in step.events)
    paid = [event for event in step.events if isinstance(event, oie.Paid)]
    facts: Facts = {
        "end": RUNNING if after.result is None else DRAWN if after.result.winner is None else WON,
        "turns": kinds["PassedOver"] + kinds["TurnCame"] + (after.result is not None),
        "hits": kinds["Hit"],
        "returns": kinds["Returned"],
        "releases": sum(isinstance(e, oie.Released) and e.by is not None for e in step.events),
        "held": kinds["Held"],
        "deadlocks": kinds["Deadlocked"],
        "paid": len(paid),
        "due": sum(event.due for event in paid),
        "leads": _front(after) not in (None, _front(position)),
        "shift": 0,
        "after": None,
    }
    if after.result is None:
        facts["shift"] = (after.seat - position.seat) % position.seats
        seats = [(after.seat + k) % after.seats for k in range(after.seats)]
        facts["after"] = [(after.spaces[s], after.thrown[s], after.waits[s], after.held[s]) for s in seats]
    return facts, after


def _front(position: oie.Position) -> int | None:
    best = max(position.spaces)
    return position.spaces.index(best) if position.spaces.count(best) == 1 else None


def by_tables(tables: Compiled, position: oie.Position, number: int) -> Facts:
    """What the tables say of a throw of the class `number`; first throws as far as they are told apart."""
    done = throw(tables, batch_of(tables, position), np.array([number]))
    names = ("turns", "hits", "returns", "releases", "held", "deadlocks", "paid", "due", "leads", "shift")
    facts: Facts = {name: int(getattr(done, name)[0]) for name in names}
    facts["end"], facts["after"] = int(done.end[0]), None
    if facts["end"] == RUNNING:
        facts["after"] = _seats(tables, done.after)
    return facts


def _seats(tables: Compiled, batch: Batch) -> list[tuple[int, bool, int, int]]:
    rows = zip(
        batch.rows[:, 0].tolist(), batch.waits[:, 0].tolist(), batch.orders[:, 0].tolist(), strict=True
    )
    return [(row % tables.spaces, row < tables.spaces, wait, order) for row, wait, order in rows]


def differences(tables: Compiled, position: oie.Position, faces: tuple[int, ...], number: int) -> Facts:
    """The facts in which the core and the tables differ: fact -> (core, tables)."""
    core, _ = by_core(position, faces)
    mine = by_tables(tables, position, number)
    if not tables.fresh_rows and core["after"] is not None:
        core["after"] = [(space, True, wait, held) for space, _, wait, held in core["after"]]  # type: ignore[attr-defined]
    return {name: (core[name], mine[name]) for name in core if core[name] != mine[name]}


def compare_rounds(tables: Compiled, rules: oie.Ruleset, seats: int, throws: int, seed: int) -> None:
    """Whole random rounds, to a number of throws: no fact of any of them may differ."""
    chance = random.Random(seed)
    classes = tables.class_of()
    position = oie.start(rules, seats, analysis=True).position
    for _ in range(throws):
        number = chance.randrange(len(classes))
        faces = faces_of(rules, number)
        off = differences(tables, position, faces, int(classes[number]))
        assert not off, (str(position), faces, off)
        position = oie.play(position, oie.Throw(faces)).position
        if position.result is not None:
            position = oie.start(rules, seats, analysis=True).position


def faces_of(rules: oie.Ruleset, number: int) -> tuple[int, ...]:
    """The ordered throw of this number, the last die counted fastest."""
    faces = []
    for _ in range(rules.dice):
        number, face = divmod(number, rules.faces)
        faces.append(face + 1)
    return tuple(reversed(faces))
