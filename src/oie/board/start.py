"""Start: the box that the first row leaves free, where pawns wait before space 1.

Where pawns begin on space 1 the box is a doorway with a gate, and space 1 carries the pawns.
"""

from __future__ import annotations

from oie.board.captions import LONGEST_NAME, heading, label
from oie.board.ground import Ground
from oie.board.markup import line, num, text, xy

_LETTER = 0.66
"""Width of a letter of the word, per size, where many are broad ("Permulaan")."""


def start_box(ground: Ground) -> str:
    """The box with its word, an arrow to space 1, and a nest or a gate."""
    plan, lane = ground.plan, ground.plan.lane
    box = f'<path class="start" d="{plan.spiral.start()}"/>'
    if ground.mini:
        return box
    foot = plan.spiral.height
    near = lane / 2 + plan.spiral.radius
    word = heading(line(ground.captions.start, LONGEST_NAME))
    size = min(0.34 * lane, (near - 1.28 * lane) / max(len(word) * _LETTER, 1))
    where = f'font-size="{num(size)}" {xy(0.30 * lane, foot - 0.16 * lane)}'
    name = f'<text class="startname" {where}>{text(word)}</text>' if word else ""
    head = (
        f"h{num(0.56 * lane)}m{num(-0.16 * lane)} {num(-0.13 * lane)}l{num(0.16 * lane)} {num(0.13 * lane)}"
    )
    arrow = (
        f'<path class="arrow" d="M{num(near - 0.86 * lane)} {num(foot - 0.25 * lane)}{head}'
        f'l{num(-0.16 * lane)} {num(0.13 * lane)}"/>'
    )
    thing = _thing(ground, foot)
    said = text(label(ground.rules, ground.captions, 0))
    return f'<g role="img" aria-label="{said}" data-space="0">{box}{thing}{name}{arrow}</g>'


def _thing(ground: Ground, foot: float) -> str:
    lane = ground.plan.lane
    if ground.rules.start == 1:
        return ground.easel.place("gate", 0.86 * lane, foot - 1.12 * lane, 1.2 * lane, ' class="doorway"')
    up = min(1.62 * lane, ground.plan.spiral.headroom(0.9 * lane) - 0.4 * lane)
    return ground.easel.place("nest", 0.62 * lane, foot - up, 0.84 * lane, ' class="nest"')
