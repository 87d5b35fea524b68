"""Board painting: the track with its numbers, signs, names and pictures, then pawns, trail, bubbles.

What never changes during a round is painted once for each size, language and theme, and copied;
numbers are never covered (pawns stand below them).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rich.cells import cell_len
from textual.color import Color

from oie.core.ruleset import Ruleset
from oie.text import t
from oie.text.words import goal_words, kind_name
from oie.tui.canvas import Canvas, fit
from oie.tui.geometry import Geometry
from oie.tui.look import BANDS, look
from oie.tui.pawns import WIDEST, Standing, stand
from oie.tui.pixels import PICTURES, draw
from oie.tui.rails import draw_edges, draw_rails
from oie.tui.scene import Bubble, Scene
from oie.tui.theme import HALO, ON_HALO, PALETTES, Palette

START_ROWS = 1
"""Rows of the start box, below the track."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What does not change from moment to moment: which board, how large, in which words and colours."""

    rules: Ruleset
    shape: Geometry
    lang: str
    theme: str
    """One of `PALETTES`."""

    @property
    def palette(self) -> Palette:
        """The colours."""
        return PALETTES[self.theme]

    @property
    def start(self) -> str:
        """The word on the start box."""
        return t(self.lang, "ui-start")


def paint(sheet: Sheet, scene: Scene) -> Canvas:
    """The board at one moment."""
    canvas, shape = _ground(sheet).copy(), sheet.shape
    for step in scene.trail:
        if step.space:
            x, y = shape.corner(step.space)
            ink = trail_ink(scene.pawns[step.seat].paper, canvas.paper(x, y))
            canvas.put(x + shape.width - 1, y, step.sign, ink, bold=True)
    for space in sorted(set(scene.spaces)):
        _pawns(canvas, sheet, scene, space)
    for bubble in scene.bubbles:
        _bubble(canvas, sheet, bubble)
    return canvas


def trail_ink(colour: str, paper: str) -> str:
    """A seat's colour, made as light or dark as the paper beneath it asks."""
    ink, ground = Color.parse(colour), Color.parse(paper)
    towards = Color(0, 0, 0) if ground.brightness > 0.5 else Color(255, 255, 255)
    for share in (0.0, 0.2, 0.4, 0.6, 0.8):
        mixed = ink.blend(towards, share)
        if abs(mixed.brightness - ground.brightness) > 0.35:
            return mixed.hex.lower()
    return towards.hex.lower()


@lru_cache(maxsize=32)
def _ground(sheet: Sheet) -> Canvas:
    rules, shape, palette = sheet.rules, sheet.shape, sheet.palette
    canvas = Canvas(shape.columns, shape.rows + START_ROWS, palette["sheet"], palette["number"])
    for space in range(1, rules.goal + 1):
        _space(canvas, sheet, space)
    if shape.framed:
        draw_rails(canvas, shape, palette)
    else:
        draw_edges(canvas, shape, palette)
    for space in range(1, rules.goal + 1):
        _words(canvas, sheet, space)
    canvas.fill(0, shape.rows, shape.columns, START_ROWS, palette["start"])
    canvas.put(1, shape.rows, f"▲ {sheet.start}", palette["ink"], bold=True)
    return canvas


def _space(canvas: Canvas, sheet: Sheet, space: int) -> None:
    """The paper of a space."""
    rules, shape, palette = sheet.rules, sheet.shape, sheet.palette
    x, y = shape.corner(space)
    seen = look(rules, space)
    if space == rules.goal:
        paper = palette["lawn"]
    elif seen is None or seen.tone == "plain":
        paper = palette[f"cell-{space % 3}"]
    else:
        paper = palette[seen.tone]
    canvas.fill(x, y, shape.width, shape.height, paper)
    if seen is not None and seen.bands:
        third = shape.width / len(BANDS)
        for place, role in enumerate(BANDS):
            left = round(place * third)
            canvas.fill(x + left, y, round((place + 1) * third) - left, shape.height, palette[role])


def _words(canvas: Canvas, sheet: Sheet, space: int) -> None:
    """Number, sign, name and picture of a space."""
    rules, shape, palette, lang = sheet.rules, sheet.shape, sheet.palette, sheet.lang
    x, y = shape.corner(space)
    left = x + (shape.width >= 5 + shape.framed)
    seen, kind = look(rules, space), rules.board[space]
    if space == rules.goal:
        ink, sign, name = palette["lawn-ink"], "⚑", goal_words(rules, lang, "name")
    elif seen is None or kind is None:
        canvas.put(left, y, str(space), palette["number"])
        return
    else:
        plain = seen.bands or seen.tone == "plain"
        ink = palette["number" if plain else f"{seen.tone}-ink"]
        figure = seen.figure if shape.width >= 3 + len(seen.figure) + 2 else ""
        sign, name = f"{seen.sign}{figure}", kind_name(rules, kind.key, lang)
    after = canvas.put(left, y, str(space), ink, bold=True)
    gap = shape.width > (left - x) + len(str(space)) + len(sign) + 1  # and a column for the trail
    after = canvas.put(after + gap, y, sign, ink, bold=True)
    picture = PICTURES.get(kind.picture if kind is not None and space < rules.goal else "garden")
    if picture is not None and shape.height >= 4 and shape.width >= len(picture[0]):
        draw(canvas, x + (shape.width - len(picture[0])) // 2, y + 1, picture)
        if shape.height >= 5:
            _name(canvas, x, y + 4, name, columns=shape.width, ink=ink)
        elif after + 1 + cell_len(name) < x + shape.width:  # beside the number, with a column for the trail
            canvas.put(after + 1, y, name, ink)
    elif shape.height >= 3 and shape.width >= 5:
        _name(canvas, x, y + 1, name, columns=shape.width, ink=ink)


def _name(canvas: Canvas, x: int, y: int, name: str, *, columns: int, ink: str) -> None:
    """A name in the middle of a line; of several words only where they fit, for the legend has them."""
    if cell_len(name) > columns and " " in name:
        return
    text = fit(name, columns)
    canvas.put(x + (columns - cell_len(text)) // 2, y, text, ink)


def _pawns(canvas: Canvas, sheet: Sheet, scene: Scene, space: int) -> None:
    """The pawns on one space, below its number."""
    shape = sheet.shape
    seats = [seat for seat, at in enumerate(scene.spaces) if at == space]
    if space:
        left, top = shape.corner(space)
        top, columns, rows = top + min(1, shape.height - 1), shape.width, max(1, shape.height - 1)
        rows = min(rows, 3)
        top += max(1, shape.height - 1) - rows
    else:
        left, top = cell_len(sheet.start) + 4, shape.rows
        columns, rows = shape.columns - left, START_ROWS
    places = stand(scene.pawns, seats, columns, rows)
    if space:
        for row in {top + place.y for place in places}:
            for column in range(left, left + columns):
                canvas.put(column, row, " ", paper=canvas.paper(column, shape.corner(space)[1]))
    else:
        left -= min(place.x for place in places)  # in the start box they stand from the left
    for place in places:
        x = left + place.x
        if place.seat is None:
            canvas.put(x, top + place.y, place.text, ON_HALO, HALO, bold=True)
        else:
            _pawn(canvas, scene, place, x, top + place.y)


def _pawn(canvas: Canvas, scene: Scene, place: Standing, x: int, y: int) -> None:
    """One pawn: an arrow before the awaited one, a sign after one that waits, a head if it has room."""
    assert place.seat is not None
    pawn, text = scene.pawns[place.seat], place.text
    if len(text) == WIDEST:
        badge = scene.badges[place.seat] if scene.badges else ""
        text = pawn.chip(WIDEST, "▸" if place.seat == scene.turn else " ", badge)
    canvas.put(x, y, text, pawn.ink, pawn.paper, bold=True)
    if place.head:
        canvas.put(x + 1, y - 1, "▄▄", pawn.paper)


def _bubble(canvas: Canvas, sheet: Sheet, bubble: Bubble) -> None:
    """A slip of paper above or below the space, kept on the board."""
    shape, palette = sheet.shape, sheet.palette
    text = f" {fit(bubble.text, canvas.columns - 4)} "
    wide = cell_len(text)
    x, y = shape.corner(bubble.space) if bubble.space else (1, shape.rows)
    row = y - 1 if y > shape.rows // 2 else y + shape.height
    left = max(0, min(x + shape.width // 2 - wide // 2, canvas.columns - wide))
    canvas.put(left, row, text, ON_HALO, HALO, bold=True)
    canvas.put(left, row, "▌", palette.get(bubble.role, ON_HALO), HALO)
