"""Theme: the colours of the game by role, by day and by night, and those of the pawns.

Roles, not hues: gold goes on, green waits, blue is held, red goes back, in every game and on every
screen. `LIGHT` and `DARK` have the same roles; the style sheet and the painters read only these.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from textual.theme import Theme

Palette: TypeAlias = Mapping[str, str]
"""Role -> colour as `#rrggbb`."""

LIGHT: Final[Palette] = {
    "page": "#dce6d2",
    "banner": "#1d4736",
    "on-banner": "#fff8e6",
    "banner-2": "#2a5c47",
    "quiet-banner": "#b9cdbb",
    "panel": "#fffbf0",
    "panel-2": "#f5eedb",
    "ink": "#25231c",
    "ink-2": "#5a5340",
    "line": "#d8cba8",
    "edge": "#8a7b57",
    "act": "#b52e1b",
    "act-edge": "#7e1d10",
    "on-act": "#ffffff",
    "focus": "#0b4fcb",
    "sheet": "#fdf6e3",
    "frame": "#b9a877",
    "cell-0": "#fffbef",
    "cell-1": "#f8efd6",
    "cell-2": "#f1ead9",
    "rule": "#bdb08c",
    "rail": "#3b3425",
    "number": "#2f2a1e",
    "sprig": "#c9bb8e",
    "start": "#e8dfc0",
    "go": "#f7c948",
    "go-ink": "#2f2a1e",
    "wait": "#a5d19a",
    "wait-ink": "#1e2b1b",
    "hold": "#93c3ea",
    "hold-ink": "#14273a",
    "back": "#f29a87",
    "back-ink": "#3a120a",
    "first": "#fbe9b8",
    "first-ink": "#2f2a1e",
    "go-deep": "#8a5b00",
    "wait-deep": "#2c6a35",
    "hold-deep": "#1b5a93",
    "back-deep": "#a8301c",
    "lawn": "#c8e2a6",
    "lawn-ink": "#25231c",
    "pond": "#7ec8e6",
}
"""By day."""

DARK: Final[Palette] = {
    "page": "#0e1613",
    "banner": "#15281f",
    "on-banner": "#f6efdc",
    "banner-2": "#234234",
    "quiet-banner": "#9db3a4",
    "panel": "#18241f",
    "panel-2": "#21312a",
    "ink": "#f4eddb",
    "ink-2": "#b8c1b0",
    "line": "#34473e",
    "edge": "#74897d",
    "act": "#f0b429",
    "act-edge": "#a87706",
    "on-act": "#231a05",
    "focus": "#ffd36b",
    "sheet": "#14211b",
    "frame": "#5e6f52",
    "cell-0": "#24362e",
    "cell-1": "#1e2e27",
    "cell-2": "#293d34",
    "rule": "#4b5f52",
    "rail": "#c9be93",
    "number": "#f4eddb",
    "sprig": "#43594c",
    "start": "#2e3a2b",
    "go": "#8d680c",
    "go-ink": "#fff6dd",
    "wait": "#2f6e3e",
    "wait-ink": "#f1fbef",
    "hold": "#215f97",
    "hold-ink": "#f0f8ff",
    "back": "#99382a",
    "back-ink": "#fff1ec",
    "first": "#4c4526",
    "first-ink": "#fff6dd",
    "go-deep": "#f3c44e",
    "wait-deep": "#8fd39b",
    "hold-deep": "#8cc8f2",
    "back-deep": "#f7a797",
    "lawn": "#234a33",
    "lawn-ink": "#f4eddb",
    "pond": "#1f5f82",
}
"""By night."""

PALETTES: Final[Mapping[str, Palette]] = {"oie-light": LIGHT, "oie-dark": DARK}
"""Name of a Textual theme -> its palette."""

GOLD, ON_GOLD = "#f7c948", "#2f2a1e"
"""The launch button, the same by day and by night."""
IVORY, PIP, ACE = "#fbf6e6", "#2f2a1e", "#c8321f"
"""Dice, their pips, and the one pip of the one."""
HALO, ON_HALO = "#fffdf6", "#22201a"
"""Bubbles."""

SEATS: Final[Mapping[str, tuple[str, str]]] = {
    "blue": ("#1f5fa8", "#ffffff"),
    "red": ("#c8321f", "#ffffff"),
    "yellow": ("#f2b90f", "#22201a"),
    "green": ("#27783f", "#ffffff"),
    "violet": ("#6b3fa0", "#ffffff"),
    "white": ("#f7f3e8", "#22201a"),
    "black": ("#2b2926", "#ffffff"),
    "orange": ("#f07e1a", "#22201a"),
    "turquoise": ("#3fb8af", "#22201a"),
    "pink": ("#f2a0be", "#22201a"),
    "brown": ("#7a4a25", "#ffffff"),
    "grey": ("#9aa3a8", "#22201a"),
}
"""Colour of a seat -> the pawn and the initial on it."""

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


def pawn_colours(colour: str) -> tuple[str, str]:
    """Pawn and initial of a seat's colour; a word from a foreign record that is unknown is grey."""
    return SEATS.get(colour, SEATS["grey"])


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


def best_theme(environment: Mapping[str, str]) -> str:
    """The theme to begin with: `OIE_THEME` (light or dark), else what `COLORFGBG` tells, else dark.

    Some terminals put their colours there as `0;15`: ink, then paper; 7 and 15 are light papers.
    """
    wished = environment.get("OIE_THEME", "").strip().lower()
    if wished in ("light", "dark"):
        return f"oie-{wished}"
    paper = environment.get("COLORFGBG", "").rpartition(";")[2]
    return "oie-light" if paper in ("7", "15") else "oie-dark"
