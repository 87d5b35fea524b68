"""Played: simulated rounds by the core itself, throw by throw.

The slow way, complete and without Numba, and the one that knows choices: each possibility is taken
equally often. The dice are those of `stream`, so that for a seed it finds what the kernels find.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from oie.analysis.compile import MOST_DIRECT
from oie.analysis.stream import cuts, key_of, numbers
from oie.analysis.tally import LONGEST, Lengths, Tally, blank
from oie.core import events as ev
from oie.core.game import play
from oie.core.moves import AwaitsChoice, Choice, Move, Throw
from oie.core.position import Position
from oie.core.ruleset import Ruleset
from oie.rulesets.throws import alike


def play_by_core(opening: Position, seed: int, first: int, count: int) -> Tally:
    """The tally of rounds `first` to `first + count - 1`, which begin with `opening`."""
    import numpy as np

    rules, seats = opening.rules, opening.seats
    picks, key = _Picks(rules), key_of(seed)
    visits, counted = Counter[int](), Counter[str]()
    won, turns, throws = [0] * (seats + 1), list[int](), list[int]()
    for round_ in range(first, first + count):
        drawn = numbers(key, round_)
        position = opening
        used, thrown, front = 0, 0, None
        while position.result is None:
            move = picks.move(position, drawn)
            if isinstance(move, Throw):
                front = in_front(position.spaces)
                thrown += 1
            step = play(position, move)
            position = step.position
            used += _count(step.events, visits, counted)
            if position.pending is None:
                ahead = in_front(position.spaces)
                counted["leads"] += ahead is not None and ahead != front
        won[seats if position.result.winner is None else position.result.winner] += 1
        turns.append(used)
        throws.append(thrown)
    tally = blank(opening, seed)
    return replace(
        tally,
        parts=((first, count),) if count else (),
        won=np.array(won[:-1], dtype=np.int64),
        drawn=won[-1],
        turns=_lengths(turns),
        throws=_lengths(throws),
        visits=np.array([visits[space] for space in range(rules.goal + 1)], dtype=np.int64),
        events={name: int(counted[name]) for name in tally.events},
    )


class _Picks:
    """Which throw, or which answer, a number of 32 bits stands for."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.total = rules.faces**rules.dice
        self.throws = [throw.faces for throw in alike(rules)]
        self.cuts = cuts([throw.ways for throw in alike(rules)])

    def move(self, position: Position, drawn: Iterator[int]) -> Move:
        """The next move of a position that is not over."""
        number, awaits = next(drawn), position.awaits
        if isinstance(awaits, AwaitsChoice):
            return Choice(number * len(awaits.among) >> 32)
        if self.total > MOST_DIRECT:
            return Throw(self.throws[bisect_right(self.cuts, number)])
        rest, faces = number * self.total >> 32, list[int]()
        for _ in range(self.rules.dice):
            rest, face = divmod(rest, self.rules.faces)
            faces.append(face + 1)
        return Throw(tuple(reversed(faces)))


def in_front(spaces: tuple[int, ...]) -> int | None:
    """The seat that is alone in front, or None."""
    best = max(spaces)
    return spaces.index(best) if spaces.count(best) == 1 else None


def _count(events: Iterable[ev.Event], visits: Counter[int], counted: Counter[str]) -> int:
    """Count what happened; the slots of the order that were used up.

    A slot is counted when it ends: a further throw granted in it is part of it.
    """
    slots = 0
    for event in events:
        match event:
            case ev.Moved(end=end):
                visits[end] += 1
            case ev.Hit(end=end):
                visits[end] += 1
                counted["hits"] += 1
            case ev.Returned(end=end):
                visits[end] += 1
                counted["returns"] += 1
            case ev.Released(by=by):
                counted["releases"] += by is not None
            case ev.Held():
                counted["holds"] += 1
            case ev.Deadlocked():
                counted["deadlocks"] += 1
            case ev.Guarded():
                counted["guards"] += 1
            case ev.Paid(due=due):
                counted["payments"] += 1
                counted["due"] += due
            case ev.TurnCame() | ev.PassedOver() | ev.Won() | ev.Drawn():
                slots += 1
            case _:
                pass
    return slots


def _lengths(lengths: list[int]) -> Lengths:
    import numpy as np

    shown = np.minimum(np.array(lengths, dtype=np.int64), LONGEST - 1)
    histogram = np.bincount(shown, minlength=LONGEST).astype(np.int64)
    return Lengths(histogram, sum(lengths), sum(n * n for n in lengths))
