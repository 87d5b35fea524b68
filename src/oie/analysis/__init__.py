"""Analysis: what a game's rules amount to, found by counting and solving. Nothing here plays for anybody.

    odds(rules, 2)                exact chances, deadlock and length; `.of(position)` in any position
    simulate(rules, 2, 10**6)     rounds played and counted; `add` and `merge` join tallies
    vary(sheet, "dice", 2)        an option's values side by side
    luck(rules, steps)            what the dice did to each seat in one round

Results are dataclasses with NumPy arrays that show themselves in notebooks. NumPy, SciPy and Numba are
imported when they are first needed, and so is everything named here.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oie.analysis.chances import Moments, Odds, odds
    from oie.analysis.compare import Comparison, together, vary
    from oie.analysis.errors import AnalysisError, CensusError
    from oie.analysis.fortune import Luck, luck
    from oie.analysis.means import Expected, expected
    from oie.analysis.simulation import simulate
    from oie.analysis.tally import Tally, add
    from oie.analysis.tally_file import merge

_PLACES = {
    "AnalysisError": "errors",
    "CensusError": "errors",
    "Comparison": "compare",
    "Expected": "means",
    "Luck": "fortune",
    "Moments": "chances",
    "Odds": "chances",
    "Tally": "tally",
    "add": "tally",
    "expected": "means",
    "luck": "fortune",
    "merge": "tally_file",
    "odds": "chances",
    "simulate": "simulation",
    "together": "compare",
    "vary": "compare",
}
__all__ = [
    "AnalysisError",
    "CensusError",
    "Comparison",
    "Expected",
    "Luck",
    "Moments",
    "Odds",
    "Tally",
    "add",
    "expected",
    "luck",
    "merge",
    "odds",
    "simulate",
    "together",
    "vary",
]


def __getattr__(name: str) -> object:
    """A name of the list above, imported now."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
    return value
