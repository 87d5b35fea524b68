"""Which censuses are checked in, and where: a file for each ruleset and number of seats."""

from __future__ import annotations

from pathlib import Path

import oie
from oie.analysis.census import census, census_text

EXPECTED = Path(__file__).with_name("expected")

# (ruleset, seats): depth. As deep as half a second allows; a lone pawn has few positions.
CASES = {
    ("jardin", 1): 10,
    ("jardin", 2): 5,
    ("pair-impair", 1): 20,
    ("pair-impair", 2): 9,
    ("pair-impair", 3): 7,
    ("bolton", 1): 8,
    ("bolton", 2): 4,
    ("bolton", 3): 4,
    ("famille", 1): 10,
    ("famille", 2): 5,
    ("famille", 3): 4,
    ("oudhollands", 1): 10,
    ("oudhollands", 2): 5,
    ("oudhollands", 3): 4,
    ("chutes-and-ladders", 1): 20,
    ("chutes-and-ladders", 2): 9,
    ("chutes-and-ladders", 3): 6,
}


def file_of(ruleset: str, seats: int) -> Path:
    """Where the census of a case is checked in."""
    return EXPECTED / f"{ruleset}-{seats}.txt"


def text_of(ruleset: str, seats: int) -> str:
    """The census of a case as today's program counts it."""
    return census_text(census(oie.ruleset(ruleset), seats, CASES[ruleset, seats]))
