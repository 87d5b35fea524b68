"""Rounds played with sealed dice whose secret is always the same, and their records."""

from __future__ import annotations

import hashlib

import oie
from oie.dice import SealedDice, sealed_alone
from oie.record import DiceFacts, Record, RecordedMove, TableFacts, decode, encode
from tests.record.support import game, written


def sealed(segment: int = 1, first: int = 1, round_: int = 3) -> SealedDice:
    """Sealed dice that are always the same, so that no test depends on luck."""

    def entropy(size: int) -> bytes:
        return hashlib.sha256(bytes([size, segment])).digest()[:size]

    return sealed_alone("K7P3M", round_, segment, first, entropy=entropy)


def opened(name: str, dice: SealedDice, seats: int = 2) -> tuple[oie.Step, TableFacts]:
    """A round begun as a table begins it: who starts, or the whole order, drawn with the dice."""
    rules = game(name)
    places, first = list(range(seats)), 0
    if rules.starter == "lots":
        first = dice.draw(seats)
    elif rules.starter == "lots_order":
        places = [places.pop(dice.draw(len(places))) for _ in range(seats)]
    return oie.start(rules, seats, first), TableFacts(3, (0,) * seats, first, tuple(places))


def thrown(steps: tuple[oie.Step, ...], dice: SealedDice, most: int = 10**6) -> tuple[oie.Step, ...]:
    """The round played on with `dice`, for at most so many throws."""
    for _ in range(most):
        position = steps[-1].position
        if position.result is not None:
            break
        steps += (oie.play(position, oie.Throw(dice.throw(position.rules.dice, position.rules.faces))),)
    return steps


def record_with(steps: tuple[oie.Step, ...], table: TableFacts, *dice: SealedDice, shown: bool) -> Record:
    segments = [one.reveal() if shown or n < len(dice) else one.segment for n, one in enumerate(dice, 1)]
    moves = tuple(
        RecordedMove(oie.Throw(event.faces))
        for step in steps
        for event in step.events
        if isinstance(event, oie.Thrown)
    )
    record = written(steps, moves, table=table, dice=DiceFacts("sealed", tuple(segments)))
    return decode(encode(record))


def whole(name: str = "famille", seats: int = 2) -> Record:
    dice = sealed()
    step, table = opened(name, dice, seats)
    return record_with(thrown((step,), dice), table, dice, shown=True)
