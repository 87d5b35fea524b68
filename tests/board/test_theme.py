"""Colours: every pair that the screens use is told apart in three themes; nothing is coloured elsewhere."""

from __future__ import annotations

import re

import pytest

import oie
from oie.board import (
    SEATS,
    THEMES,
    Pawn,
    Theme,
    draw,
    figure,
    icon,
    pawns_on,
    plan,
    seat_colours,
    sprite,
    stylesheet,
    tokens,
)
from tests.board.reading import SHIPPED, captions

TEXT = """
ink/panel ink/panel-2 ink/page ink/page-2 ink-2/panel ink-2/panel-2 ink-2/page link/panel link/panel-2
on-banner/banner on-banner/banner-2 on-act/act number/cell-0 number/cell-1 number/cell-2
go-ink/go wait-ink/wait hold-ink/hold back-ink/back first-ink/first ink/start ink/lawn
go-deep/panel wait-deep/panel hold-deep/panel back-deep/panel back-deep/panel-2
#25231C/plaque #22201A/halo #2F2A1E/#F7C948 #FFFFFF/#2C6A35 #FFFFFF/#1B5A93
"""
SHAPE = """
edge/panel edge/panel-2 focus/panel focus/page focus/sheet rail/sheet rail/lawn rule/cell-0
act/panel act/panel-2
"""
PAIRS = [(*pair.split("/"), 4.5) for pair in TEXT.split()] + [
    (*pair.split("/"), 3.0) for pair in SHAPE.split()
]


def luminance(colour: str) -> float:
    """Relative luminance of WCAG 2."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(a: str, b: str) -> float:
    """Contrast ratio of WCAG 2."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("over", "under", "least"), PAIRS)
def test_every_pair_in_use_has_contrast(theme: Theme, over: str, under: str, least: float) -> None:
    """visual.md section 3; WCAG 2.2, 1.4.3 for text and 1.4.11 for shapes."""
    colours = tokens(theme)
    assert ratio(colours.get(over, over), colours.get(under, under)) >= least


@pytest.mark.parametrize("place", range(12))
@pytest.mark.clause("UX-03")
def test_initials_and_patterns_of_seats_have_contrast(place: int) -> None:
    seat = seat_colours(place)
    assert set(seat) == {"seat", "on-seat", "pattern", "medal", "on-medal"}
    assert ratio(seat["on-seat"], seat["seat"]) >= 4.5
    assert ratio(seat["on-medal"], seat["medal"]) >= 4.5
    assert ratio(seat["pattern"], seat["seat"]) >= 3


def test_the_themes_settle_the_same_tokens() -> None:
    light, dark, contrast = (set(tokens(theme)) for theme in THEMES)
    assert light == dark == contrast and len(light) > 60
    used = set(re.findall(r"var\(--([a-z0-9-]+)", stylesheet()))
    local = {"fill", "mark", "inner-frame", "inner-dash", "seat", "on-seat", "pattern", "medal", "on-medal"}
    assert used - light - local == {"display", "text"}  # the faces are the page's


def test_a_page_that_names_no_theme_follows_the_system() -> None:
    css = stylesheet()
    for question, theme in (("prefers-color-scheme: dark", "dark"), ("prefers-contrast: more", "contrast")):
        block = css.partition(f"@media ({question})")[2]
        assert block.startswith(" { :root:not([data-theme])")
        assert f"--sheet: {tokens(theme)['sheet']}" in block.partition("@media")[0]
    assert not re.search(r"url\(|@import|!important", css)
    assert css.count("{") == css.count("}")


def test_every_class_that_is_drawn_is_in_the_stylesheet() -> None:
    pawns = [Pawn(seat, "A", waits=seat % 2, held=seat % 3 == 0) for seat in range(len(SEATS))]
    drawn = sprite() + figure(pawns[3]) + icon(0, "Ab")
    for ruleset in SHIPPED:
        rules = oie.ruleset(ruleset)
        crowd = pawns_on(plan(rules.goal), {0: pawns[:6], 9: pawns})
        drawn += draw(rules, captions(rules, "fr"), pawns=crowd, crowded=True) + draw(rules, mini=True)
    classes = {name for found in re.findall(r'class="([^"]+)"', drawn) for name in found.split()}
    known = set(re.findall(r"\.([a-z][a-z0-9-]*)", stylesheet()))
    layers = {"spaces", "corners", "garden", "doorway", "pawn", "figure", "mini"}  # handles for a page
    assert classes - known == layers
