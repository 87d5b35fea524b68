"""Theme: both palettes have the same roles, and every pair that the screens use can be read."""

from __future__ import annotations

import pytest
from textual.color import Color

from oie.table.seats import PAWNS
from oie.tui.theme import (
    GOLD,
    HALO,
    IVORY,
    ON_GOLD,
    ON_HALO,
    PALETTES,
    PIP,
    SHAPES,
    best_theme,
    next_theme,
    pawn_colours,
    themes,
)

PAIRS = (
    ("ink", "panel"),
    ("ink", "panel-2"),
    ("ink", "page"),
    ("ink-2", "panel"),
    ("ink-2", "panel-2"),
    ("ink-2", "page"),
    ("on-banner", "banner"),
    ("on-banner", "banner-2"),
    ("quiet-banner", "banner"),
    ("on-act", "act"),
    ("number", "cell-0"),
    ("number", "cell-1"),
    ("number", "cell-2"),
    ("go-ink", "go"),
    ("wait-ink", "wait"),
    ("hold-ink", "hold"),
    ("back-ink", "back"),
    ("first-ink", "first"),
    ("ink", "start"),
    ("lawn-ink", "lawn"),
    ("go-deep", "panel"),
)
"""(ink, paper) of texts."""


def contrast(one: str, two: str) -> float:
    """The ratio of WCAG 2."""
    return _ratio(_light(one), _light(two))


def _light(colour: str) -> float:
    parts = [c / 255 for c in Color.parse(colour).rgb]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _ratio(one: float, two: float) -> float:
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize(("ink", "paper"), PAIRS)
def test_every_text_can_be_read(ink: str, paper: str, theme: str) -> None:
    assert contrast(PALETTES[theme][ink], PALETTES[theme][paper]) >= 4.5


@pytest.mark.parametrize("theme", PALETTES)
def test_rails_stand_out(theme: str) -> None:
    assert contrast(PALETTES[theme]["rail"], PALETTES[theme]["sheet"]) >= 3


@pytest.mark.clause("UX-03")
def test_initials_can_be_read_on_every_pawn() -> None:
    for colour, _ in PAWNS:
        paper, ink = pawn_colours(colour)
        assert contrast(ink, paper) >= 4.5
    for ink, paper in ((ON_GOLD, GOLD), (PIP, IVORY), (ON_HALO, HALO)):
        assert contrast(ink, paper) >= 7


@pytest.mark.clause("UX-03")
def test_every_pawn_of_a_table_has_its_colour_and_its_sign() -> None:
    assert len({pawn_colours(colour) for colour, _ in PAWNS}) == len(PAWNS)
    assert {shape for _, shape in PAWNS} == set(SHAPES)
    assert len(set(SHAPES.values())) == len(SHAPES)


def test_the_palettes_have_the_same_roles_and_become_themes() -> None:
    light, dark, contrast = PALETTES.values()
    used = {role for pair in PAIRS for role in pair}
    assert used <= set(light) & set(dark) & set(contrast)
    assert [theme.name for theme in themes()] == list(PALETTES)
    for theme in themes():
        assert theme.variables["oie-page"] == PALETTES[theme.name]["page"]
    assert [next_theme(name) for name in (*PALETTES, "other")] == [
        "oie-dark",
        "oie-contrast",
        "oie-light",
        "oie-light",
    ]


@pytest.mark.parametrize(
    ("environment", "theme"),
    [
        ({}, "oie-dark"),
        ({"OIE_THEME": "light"}, "oie-light"),
        ({"OIE_THEME": "contrast"}, "oie-contrast"),
        ({"OIE_THEME": "DARK", "COLORFGBG": "0;15"}, "oie-dark"),
        ({"COLORFGBG": "0;15"}, "oie-light"),
        ({"COLORFGBG": "15;0"}, "oie-dark"),
        ({"OIE_THEME": "mauve"}, "oie-dark"),
    ],
)
def test_the_theme_to_begin_with(environment: dict[str, str], theme: str) -> None:
    assert best_theme(environment) == theme
