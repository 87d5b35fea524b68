"""Throws: which of them lead every pawn to the same place, and how likely they are.

The core reads of a throw its total and, in the table of initial throws, its faces. So throws of
one total are alike, except those that stand in the table. Six dice of twenty faces show 177,100
different throws but only 115 that are not alike: whoever asks "for every throw" asks it here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import factorial, prod

from oie.core.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Alike:
    """Throws that no rule tells apart."""

    faces: tuple[int, ...]
    """The first of them, its faces in ascending order."""
    ways: int
    """How many of the `faces ** dice` equally likely throws, in order, they are."""
    alone: bool
    """No other faces, in whatever order, are among them."""
    apart: tuple[tuple[int, ...], ...] = ()
    """Throws of the same total that are not among them: those in the table of initial throws."""

    @property
    def total(self) -> int:
        """The sum of the faces."""
        return sum(self.faces)


def alike(rules: Ruleset) -> tuple[Alike, ...]:
    """Every class of throws once, by total; within one total the initial throws first."""
    known = rules.memo.get("alike")
    if known is None:
        known = rules.memo["alike"] = tuple(_alike(rules))
    assert isinstance(known, tuple)
    return known


def _alike(rules: Ruleset) -> Iterator[Alike]:
    table = {} if rules.initial is None else rules.initial.table
    totals = {0: 1}
    for _ in range(rules.dice):
        more: Counter[int] = Counter()
        for total, ways in totals.items():
            for face in range(1, rules.faces + 1):
                more[total + face] += ways
        totals = more
    for total, ways in sorted(totals.items()):
        apart = tuple(sorted(faces for faces in table if sum(faces) == total))
        for faces in apart:
            yield Alike(faces, orders(faces), True)
        rest = ways - sum(map(orders, apart))
        if rest:
            shown = _ascending(total, rules.dice, 1, rules.faces)
            first = list(islice((faces for faces in shown if faces not in table), 2))
            yield Alike(first[0], rest, len(first) == 1, apart)


def orders(faces: tuple[int, ...]) -> int:
    """In how many orders these faces can be thrown."""
    return factorial(len(faces)) // prod(factorial(n) for n in Counter(faces).values())


def _ascending(total: int, dice: int, least: int, most: int) -> Iterator[tuple[int, ...]]:
    """The throws of `total` with faces from `least` to `most` in ascending order, the first first."""
    if dice == 1:
        if least <= total <= most:
            yield (total,)
        return
    for face in range(max(least, total - (dice - 1) * most), total // dice + 1):
        for rest in _ascending(total - face, dice - 1, face, most):
            yield (face, *rest)
