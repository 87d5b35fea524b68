"""Theme: the colours of the screen by role, and those of the pawns.

Every colour is a token of `oie.board`, where the boards of all screens and sheets have theirs: by
day, by night and in high contrast. The style sheet and the painters read only these roles.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeAlias

from textual.color import Color
from textual.theme import Theme

from oie.board import THEMES, seat_colours, tokens
from oie.board import Theme as Tokens
from oie.table.seats import PAWNS

Palette: TypeAlias = Mapping[str, str]
"""Role -> colour as `#rrggbb`."""


def _palette(theme: Tokens) -> Palette:
    """The tokens that are colours, and two roles that only a screen of characters has."""
    found = {role: value.lower() for role, value in tokens(theme).items() if value.startswith("#")}
    found = {role: value for role, value in found.items() if len(value) == 7}
    banner, on_banner = Color.parse(found["banner"]), Color.parse(found["on-banner"])
    found["quiet-banner"] = on_banner.blend(banner, 0.28).hex.lower()
    found["lawn-ink"] = found["ink"]
    return found


PALETTES: Final[Mapping[str, Palette]] = {f"oie-{theme}": _palette(theme) for theme in THEMES}
"""Name of a Textual theme -> its palette: by day, by night, in high contrast."""

GOLD, ON_GOLD = "#f7c948", "#2f2a1e"
"""The launch button, the same by day and by night."""
IVORY, PIP, ACE = "#fbf6e6", "#2f2a1e", "#c8321f"
"""Dice, their pips, and the one pip of the one."""
HALO, ON_HALO = "#fffdf6", "#22201a"
"""Bubbles."""

SHAPES: Final[Mapping[str, str]] = {
    "circle": "●",
    "square": "■",
    "triangle": "▲",
    "diamond": "◆",
    "hexagon": "⬢",
    "star": "★",
    "shield": "▼",
}
"""Shape of a seat's pawn -> its sign, one column wide."""


@cache
def pawn_colours(colour: str) -> tuple[str, str]:
    """Pawn and initial of a seat's colour; a word from a foreign record that is unknown is grey."""
    words = [word for word, _ in PAWNS]
    paints = seat_colours(words.index(colour if colour in words else "grey"))
    return paints["seat"].lower(), paints["on-seat"].lower()


def shape_sign(shape: str) -> str:
    """The sign of a pawn's shape; a circle for an unknown word."""
    return SHAPES.get(shape, SHAPES["circle"])


def themes() -> tuple[Theme, ...]:
    """Both palettes as Textual themes; each role is a variable of the style sheet."""
    return tuple(_theme(name, palette) for name, palette in PALETTES.items())


def _theme(name: str, palette: Palette) -> Theme:
    return Theme(
        name=name,
        primary=palette["act"],
        secondary=palette["banner-2"],
        accent=palette["act"],
        foreground=palette["ink"],
        background=palette["page"],
        surface=palette["panel"],
        panel=palette["panel-2"],
        warning=palette["go-deep"],
        error=palette["back-deep"],
        success=palette["wait-deep"],
        dark=name == "oie-dark",
        variables={f"oie-{role}": colour for role, colour in palette.items()}
        | {
            "oie-gold": GOLD,
            "oie-on-gold": ON_GOLD,
            "footer-background": palette["banner"],
            "scrollbar": palette["line"],
            "scrollbar-hover": palette["edge"],
            "scrollbar-active": palette["edge"],
            "scrollbar-background": palette["panel"],
            "scrollbar-background-hover": palette["panel"],
            "scrollbar-background-active": palette["panel"],
            "scrollbar-corner-color": palette["panel"],
            "input-cursor-background": palette["ink"],
            "input-cursor-foreground": palette["panel"],
            "input-selection-background": palette["hold"],
        },
    )


def next_theme(name: str) -> str:
    """The theme after this one."""
    names = list(PALETTES)
    return names[(names.index(name) + 1) % len(names)] if name in names else names[0]


def best_theme(environment: Mapping[str, str]) -> str:
    """The theme to begin with: the one `OIE_THEME` names, else what `COLORFGBG` tells, else dark.

    Some terminals put their colours there as `0;15`: ink, then paper; 7 and 15 are light papers.
    """
    wished = environment.get("OIE_THEME", "").strip().lower()
    if f"oie-{wished}" in PALETTES:
        return f"oie-{wished}"
    paper = environment.get("COLORFGBG", "").rpartition(";")[2]
    return "oie-light" if paper in ("7", "15") else "oie-dark"
