"""Report: everything that is worth knowing of a game's odds, gathered once for every form of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from oie.analysis.chances import SIMULATED, SIMULATED_BY_CORE, Odds, from_tally, odds
from oie.analysis.compare import Comparison, vary
from oie.analysis.compile import compiled
from oie.analysis.errors import AnalysisError
from oie.analysis.means import Expected, expected
from oie.analysis.packages import has
from oie.analysis.simulation import simulate
from oie.core.game import start
from oie.core.ruleset import Ruleset
from oie.rulesets import Sheet

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[Any]

EXACT_SEATS = (2, 3)
"""Numbers of seats for which the advantage of throwing first is solved."""


@dataclass(frozen=True, eq=False)
class Report:
    """The odds of a game with so many seats, and what changes them."""

    rules: Ruleset
    odds: Odds
    lengths: Floats
    """[T] chance that a round lasts so many turns."""
    means: Expected
    """How often everything happens in a round."""
    by_seats: tuple[Odds, ...]
    """The odds with other numbers of seats."""
    options: tuple[Comparison, ...]
    """The effect of each option."""


def gather(
    sheet: Sheet,
    options: Mapping[str, object],
    seats: int,
    progress: Callable[[str], None] | None = None,
) -> Report:
    """Work out all of it. Raises `RulesetError` and `AnalysisError`."""
    tell = progress or (lambda _: None)
    rules = sheet.rules(options)
    tell(f"{rules.id}, {seats} seats")
    found = odds(rules, seats)
    if found.method == "simulation":
        found, lengths, means = _counted(rules, seats)
    else:
        lengths, means = found.distribution(1e-9), expected(found.chain)
    others = [found]
    for count in EXACT_SEATS:
        if count != seats and rules.seats[0] <= count <= rules.seats[1]:
            tell(f"{rules.id}, {count} seats")
            others.append(odds(rules, count))
    compared = []
    for name, option in sheet.options.items():
        if option.board is None:
            compared.append(vary(sheet, name, min(seats, 2), options, tell))
    by_seats = tuple(sorted(others, key=lambda each: each.seats))
    return Report(rules, found, lengths, means, by_seats, tuple(compared))


def _counted(rules: Ruleset, seats: int) -> tuple[Odds, Floats, Expected]:
    """The same from simulated rounds, where positions are too many or choices asked for."""
    try:
        compiled(rules)
        fast = has("numba")
    except AnalysisError:
        fast = False
    tally = simulate(rules, seats, SIMULATED if fast else SIMULATED_BY_CORE)
    histogram = tally.turns.histogram / tally.rounds
    last = int(histogram.nonzero()[0][-1])
    means = {name: count / tally.rounds for name, count in tally.events.items()}
    begin = start(rules, seats, analysis=True).position
    return (
        from_tally(rules, begin, tally),
        histogram[: last + 1],
        Expected(tally.visits / tally.rounds, means),
    )
