"""Garden: the goal, all that the last loop encloses, with a pond and the goose that waits there."""

from __future__ import annotations

from math import sqrt

from oie.board.captions import LONGEST_NAME, heading, label
from oie.board.ground import Ground
from oie.board.markup import line, num, text
from oie.board.scene import Box, flowers, hill, horizon, meadow, night, plaque, pond

_CURVE = 1.15
"""Radius of the arc that bears the goal's name, in widths of the garden."""
_LETTER = 0.58
"""Mean width of a letter of the goal's name, per size."""


def garden(ground: Ground) -> str:
    """The scene; nothing in it is read out, the goal speaks through `gate`."""
    spiral, easel, scene = ground.plan.spiral, ground.easel, ground.look.scene
    box, outline, clip = Box(*spiral.garden_box()), spiral.garden(), f"{ground.easel.prefix}-garden"
    parts = [hill(box)]
    parts += [] if ground.mini else [night(box)]
    parts += [horizon(box, easel, scene)]
    parts += [] if ground.mini else [meadow(box, easel, scene)]
    parts += [pond(box, easel, scene)]
    parts += [flowers(box, easel, spiral.garden_outline(), 2 if ground.mini else 1)]
    over = "" if ground.mini else _name(ground, box)
    return (
        f'<g class="garden" aria-hidden="true"><clipPath id="{clip}"><path d="{outline}"/></clipPath>'
        f'<path class="lawn" d="{outline}"/><g clip-path="url(#{clip})">{"".join(parts)}</g>{over}</g>'
    )


def gate(ground: Ground) -> str:
    """The outline of the goal, and its accessible name."""
    outline = ground.plan.spiral.garden()
    if ground.mini:
        return f'<path class="gate" d="{outline}"/>'
    said = text(label(ground.rules, ground.captions, ground.plan.goal))
    return (
        f'<path class="gate" role="img" aria-label="{said}" data-space="{ground.plan.goal}" d="{outline}"/>'
    )


def _name(ground: Ground, box: Box) -> str:
    """The goal's name on an arc, and its number below."""
    words, goal = heading(line(ground.captions.goal, LONGEST_NAME)), ground.plan.goal
    if not words:
        return plaque(box, goal, box.down(0) + 16 * box.u)
    size = min(12 * box.u, 0.84 * box.width / (max(len(words), 6) * _LETTER))
    r = _CURVE * box.width
    y = box.y + 1.30 * size + r - sqrt(r * r - box.width**2 / 4)
    arch = f"{ground.easel.prefix}-arch"
    path = f"M{num(box.x)} {num(y)}A{num(r)} {num(r)} 0 0 1 {num(box.x + box.width)} {num(y)}"
    return (
        f'<path id="{arch}" fill="none" d="{path}"/><text class="goalname" font-size="{num(size)}">'
        f'<textPath href="#{arch}" startOffset="50%">{text(words)}</textPath></text>'
        + plaque(box, goal, box.y + 1.35 * size + 12 * box.u)
    )
