"""SVG: a whole board drawn from a ruleset, the same bytes every time.

Back to front: sheet · garden · start box · papers of the spaces · rails · [trail] · numbers,
pictures, names · [pawns] · [bubble]. The layers in brackets are left empty for whoever plays on the
board; all else is one picture that can be kept for ever. It has no `style` and no colour, only
classes of `board.css`; its `font-size` is the width of the lane, so that sizes are plain `em`. Ids
begin with `prefix`, so that several boards may stand on one page. A board of 63 spaces weighs 39 kB
(9 kB compressed) with every effect said; that of `bolton` with its everyday objects 52 kB (13 kB).
"""

from __future__ import annotations

from oie.board.captions import Captions, letters, title
from oie.board.garden import garden, gate
from oie.board.ground import Ground
from oie.board.look import Look, look_of
from oie.board.markup import num, text
from oie.board.pictures import Easel
from oie.board.plan import Plan, Shape, plan
from oie.board.spaces import fills, glyphs, rails
from oie.board.start import start_box
from oie.core.ruleset import Ruleset

_BOUQUET = ((-38, 0.72), (38, 0.72), (0, 1.0))
"""Turn and size of the three sprigs in a free corner."""


def draw(
    rules: Ruleset,
    captions: Captions | None = None,
    *,
    shape: Shape = "wide",
    mini: bool = False,
    compact: bool | None = None,
    look: Look | None = None,
    prefix: str = "",
    shared: str = "",
    pawns: str = "",
    crowded: bool = False,
) -> str:
    """The board of a ruleset as one `<svg>` element.

    `mini` leaves out numbers and names, for menus; `compact` sets the letters for lanes under 52 px
    (by default where the shape usually has them); `shared` is the prefix of a `sprite` that the page
    already holds; `pawns` is what `pawns_on` drew for a position, and `crowded` clears the nest out of
    the way of more than four that wait in the start box (a page sets the class itself).
    """
    words, sheet = captions or Captions(), plan(rules.goal, shape)
    name = prefix or f"{rules.id}-{shape}{'-mini' if mini else ''}"
    ground = Ground(
        rules, sheet, look or look_of(rules), words, Easel(name, shared, letters(words.lang)), mini
    )
    drawn = _paper(sheet) + ("" if mini else _corners(ground)) + garden(ground)
    drawn += start_box(ground) + fills(ground) + rails(sheet) + gate(ground)
    drawn += _layer("trail") + glyphs(ground) + _layer("pawns", pawns) + _layer("bubble")
    small = sheet.compact if compact is None else compact
    kind = " mini" if mini else " compact" if small else ""
    kind += " crowded" if crowded else ""
    said, view = text(title(rules, words.lang)), " ".join(map(str, sheet.view))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board{kind}" viewBox="{view}"'
        f' role="{"img" if mini else "group"}" aria-label="{said}" lang="{text(words.lang)}"'
        f' font-size="{num(sheet.lane)}">{drawn}<defs>{ground.easel.symbols()}</defs></svg>'
    )


def _layer(name: str, drawn: str = "") -> str:
    return f'<g data-layer="{name}">{drawn}</g>'


def _paper(sheet: Plan) -> str:
    """The sheet with its double frame."""
    x, y, width, height = sheet.view
    frames = (("sheet", 1, 18), ("hairline", 9, 12))
    return "".join(
        f'<rect class="{kind}" x="{x + inset}" y="{y + inset}" width="{width - 2 * inset}"'
        f' height="{height - 2 * inset}" rx="{round_}"/>'
        for kind, inset, round_ in frames
    )


def _corners(ground: Ground) -> str:
    """A bouquet of three sprigs in every corner but that of the start box."""
    spiral = ground.plan.spiral
    reach = (spiral.radius + 0.5 * spiral.lane) * (1 - 2**-0.5) * 0.60
    scale = (spiral.radius + 0.5 * spiral.lane) / 235
    sprig = ground.easel.place("sprig", 0, 0, 56)
    bouquet = "".join(
        f'<g transform="translate(0 22) rotate({turn}) scale({size}) translate(0 -22)">{sprig}'
        '<circle class="berry" cx="4" cy="-27" r="4.500"/></g>'
        for turn, size in _BOUQUET
    )
    right, bottom = spiral.width - reach, spiral.height - reach
    corners = ((right, reach, 45), (reach, reach, -45), (right, bottom, 135))
    return (
        '<g class="corners" aria-hidden="true">'
        + "".join(
            f'<g transform="translate({num(x)} {num(y)}) rotate({turn}) scale({scale:.3f})">{bouquet}</g>'
            for x, y, turn in corners
        )
        + "</g>"
    )
