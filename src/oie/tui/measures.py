"""Measures: how a screen is shared out. The board comes first and takes all the height there is."""

from __future__ import annotations

from dataclasses import dataclass

from oie.core.ruleset import Ruleset
from oie.tui.board_paint import START_ROWS
from oie.tui.cards import TITLE, player_rows
from oie.tui.geometry import geometry

AIRY_COLUMNS, AIRY_ROWS = 110, 34
"""From this size on there are margins, and buttons three rows high."""
TALL_ROWS = 36
"""From this height on the banner is three rows high and hints stand below."""
ROOMY_ROWS = 48
"""From this height on there is room for a longer text."""
ASIDE = 34
"""The fewest columns of cards at the left of the board."""


@dataclass(frozen=True, slots=True)
class Measures:
    """Columns and rows of the parts of the table screen."""

    board: int
    """Columns of the board."""
    aside: int
    """Columns of the cards at its left; 0 where there is no room for them."""
    turn: int
    """Rows of heading and sentences."""
    airy: bool
    tall: bool


def measures(columns: int, rows: int, banner: int, rules: Ruleset, seats: int) -> Measures:
    """The measures of a screen whose banner takes so many rows, for so many seats."""
    airy = columns >= AIRY_COLUMNS and rows >= AIRY_ROWS
    tall = rows >= TALL_ROWS
    margin = 2 if airy else 0
    height = rows - banner - (1 if tall else 0) - margin
    least = 46 if columns >= 150 else 40 if columns >= 100 else 31
    shape = geometry(rules.goal, columns - least - margin, height - START_ROWS)
    board = shape.columns if shape.columns <= columns - least else max(10, columns - least)
    left = columns - board - margin
    aside = min(48, left - least - margin) if left - least - margin >= ASIDE else 0
    players = player_rows(rules, seats, columns - board) + TITLE
    answer = 4 if airy else 1
    dice = 5 if airy else 3
    free = height - players - 1 - dice - answer - (4 if airy else 1)
    return Measures(board, aside, max(3, min(9 if rows >= ROOMY_ROWS else 7, free)), airy, tall)
