"""Fortune: what the dice did to each seat in one round, from the odds after every throw.

    luck(rules, replay(record).steps)

Chances before a throw are the mean of those after it, so whatever a throw adds to a seat's chance is
luck, and over a round each seat's luck adds up to what it ended with less what it began with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Literal

from oie.analysis.chances import Odds, odds
from oie.analysis.charts import line_chart
from oie.analysis.notebook import table_html
from oie.analysis.packages import need
from oie.core.events import Thrown
from oie.core.game import Step
from oie.core.position import Position
from oie.core.ruleset import Ruleset

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[Any]

ROUNDS_EACH = 40_000
"""Rounds simulated from each position where positions are too many to be solved."""
USUAL = 0.95
"""A seat's dice are called ordinary where 95 of 100 seats would see theirs so near to the mean."""


@dataclass(frozen=True, slots=True)
class SeatDice:
    """The dice of one seat against what is normal for so few throws."""

    seat: int
    throws: int
    mean: float
    """Mean total of its throws; that of the dice where it made none."""
    normal: float
    """Mean total of the dice."""
    spread: float
    """Standard deviation of the mean of so many throws."""
    at_least: float
    """Chance that so many throws add up to as much or more."""
    at_most: float
    """Chance that they add up to as much or less."""
    gained: float
    """What its own throws added to its chance to win; less than 0 where they took from it."""

    @property
    def verdict(self) -> Literal["ordinary", "high", "low"]:
        """Whether the dice showed much more or much less than is normal."""
        tail = (1 - USUAL) / 2
        return "high" if self.at_least < tail else "low" if self.at_most < tail else "ordinary"


@dataclass(frozen=True, eq=False)
class Luck:
    """A round as a curve of chances."""

    curve: Floats
    """[N + 1, seats] each seat's chance at the beginning and after each of N throws."""
    throws: tuple[tuple[int, tuple[int, ...]], ...]
    """(seat, faces) of each throw."""
    winner: int | None
    turning: int | None
    """The throw, from 0, that raised the winner's chance most; where nobody has won, the one that
    changed any seat's chance most. None where nothing was thrown."""
    dice: tuple[SeatDice, ...]
    method: str
    """How the chances were found, as in `Odds`."""
    error: float
    """By how much they may be off."""

    def rows(self) -> tuple[str, list[tuple[str, ...]]]:
        """A heading and one row for each seat."""
        rows: list[tuple[str, ...]] = [("", "throws", "mean", "normal", "as much or more", "gained", "dice")]
        for d in self.dice:
            chances = (f"{d.at_least:.3f}", f"{d.gained:+.3f}")
            rows.append(
                (f"seat {d.seat}", str(d.throws), f"{d.mean:.2f}", f"{d.normal:.2f}", *chances, d.verdict)
            )
        turned = "" if self.turning is None else f", turned by throw {self.turning + 1}"
        return f"{len(self.throws)} throws{turned}", rows

    def _repr_html_(self) -> str:
        return table_html(*self.rows()) + self._repr_svg_()

    def _repr_svg_(self) -> str:
        series = [(f"seat {seat}", self.curve[:, seat].tolist()) for seat in range(self.curve.shape[1])]
        return line_chart("Chance to win after each throw", series, "throws", "chance")


def luck(rules: Ruleset, steps: Sequence[Step]) -> Luck:
    """The luck of a round given as its steps, the opening first, such as those of a replayed record.

    The round may still be running. Raises `AnalysisError` where packages are missing or a position has
    no odds, ValueError where there is no step.
    """
    import numpy as np

    need("numpy", "scipy")
    if not steps:
        raise ValueError("a round has at least its opening")
    seats = steps[0].position.seats
    chances = _Chances(rules, seats)
    curve, throws = [chances.of(steps[0].position)], list[tuple[int, tuple[int, ...]]]()
    for step in steps[1:]:
        throws += [(e.seat, e.faces) for e in step.events if isinstance(e, Thrown)]
        if step.position.pending is None:  # a throw that stops at a choice is worth what follows the choice
            curve.append(chances.of(step.position))
    throws = throws[: len(curve) - 1]
    table = np.array(curve)
    result = steps[-1].position.result
    winner = None if result is None else result.winner
    gains = np.diff(table, axis=0)
    turning = None
    if len(gains):
        turning = int((np.abs(gains).max(axis=1) if winner is None else gains[:, winner]).argmax())
    dice = tuple(_dice_of(rules, seat, throws, gains) for seat in range(seats))
    return Luck(table, tuple(throws), winner, turning, dice, chances.odds.method, chances.error)


class _Chances:
    """The chances in each position of a round: solved once, or simulated one by one."""

    def __init__(self, rules: Ruleset, seats: int) -> None:
        self.rules, self.odds = rules, odds(rules, seats)
        self.error = self.odds.residual

    def of(self, position: Position) -> tuple[float, ...]:
        """Each seat's chance."""
        if self.odds.method != "simulation" or position.result is not None:
            return self.odds.of(position)
        found: Odds = odds(self.rules, position.seats, position, rounds=min(ROUNDS_EACH, self.odds.rounds))
        self.error = max(self.error, found.residual)
        return found.win


def _dice_of(
    rules: Ruleset, seat: int, throws: Sequence[tuple[int, tuple[int, ...]]], gains: Floats
) -> SeatDice:
    """One seat's throws against those of fair dice."""
    import numpy as np

    mine = [number for number, (thrower, _) in enumerate(throws) if thrower == seat]
    totals = [sum(throws[number][1]) for number in mine]
    die = np.full(rules.faces, 1 / rules.faces)
    chances = np.ones(1)  # of the sum of all dice, each counted from 0
    for _ in range(rules.dice * len(mine)):
        chances = np.convolve(chances, die)
    above = sum(totals) - rules.dice * len(mine)
    normal = rules.dice * (rules.faces + 1) / 2
    one = rules.dice * (rules.faces**2 - 1) / 12
    return SeatDice(
        seat,
        len(mine),
        mean=sum(totals) / len(mine) if mine else normal,
        normal=normal,
        spread=sqrt(one / len(mine)) if mine else 0.0,
        at_least=float(min(1.0, chances[above:].sum())),
        at_most=float(min(1.0, chances[: above + 1].sum())),
        gained=float(gains[mine, seat].sum()) if mine else 0.0,
    )
