"""Spaces: fills and frames of the lane, and above them numbers, pictures and names.

Two layers, because the trail of a pawn lies between them: what is drawn in the first is coloured
paper and carries the accessible names, what is drawn in the second never covers a number.
"""

from __future__ import annotations

from oie.board.captions import heading, label, name_of
from oie.board.ground import Ground
from oie.board.lettering import Name, between, name_at, number_at, picture_at
from oie.board.look import object_of, picture_of
from oie.board.markup import num, text, xy
from oie.board.plan import Plan
from oie.board.tone import Tone, leads, target
from oie.core.ruleset import Kind

BANDED = "tricolour"
"""The picture that is no picture but three bands of colour across the lane (S001-14)."""
LETTERED = ("green", "red", "blue")
"""Pictures that are one large letter, so that no colour stands alone."""
_BANDS: tuple[tuple[Tone, float, float], ...] = (("wait", 0, 0.29), ("go", 0.29, 0.71), ("back", 0.71, 1))

_BARE = 60
"""Lane, in units, under which plain spaces are bare."""


def fills(ground: Ground) -> str:
    """The papers of all spaces of the lane, with their names for those who do not see them."""
    spaces = "".join(_fill(ground, space) for space in range(1, ground.plan.goal))
    return f'<g class="spaces">{spaces}</g>'


def _fill(ground: Ground, space: int) -> str:
    spiral, kind = ground.plan.spiral, ground.kind(space)
    inside = ""
    if kind is not None and kind.picture == BANDED:
        start, pitch = (space - 1) * spiral.pitch, spiral.pitch
        inside += "".join(
            f'<path class="band t-{shade}" d="{spiral.band(start + a * pitch, start + b * pitch)}"/>'
            for shade, a, b in _BANDS
        )
    if ground.mini:
        return f'<g class="sp {ground.shade(space)}"><path d="{spiral.space(space)}"/>{inside}</g>'
    if ground.tone(space) != "plain":
        inside += f'<path class="in" d="{spiral.space(space, 0.055 * ground.plan.lane)}"/>'
    said = text(label(ground.rules, ground.captions, space))
    return (
        f'<g class="sp {ground.shade(space)}" role="img" aria-label="{said}" data-space="{space}">'
        f'<path d="{spiral.space(space)}"/>{inside}</g>'
    )


def rails(plan: Plan) -> str:
    """The heavy outlines of the lane, outside and inside."""
    spiral = plan.spiral
    lines = ""
    for off in (plan.lane / 2, -plan.lane / 2):
        x, y = spiral.point(0, off)
        lines += f'<path class="rail" d="M{num(x)} {num(y)}{spiral.edge(0, spiral.length, off)}"/>'
    return lines


def glyphs(ground: Ground) -> str:
    """Numbers, pictures and names of all spaces of the lane."""
    draw_one = _large if ground.mini else _glyph
    spaces = "".join(draw_one(ground, space) for space in range(1, ground.plan.goal))
    return f'<g class="glyphs" aria-hidden="true">{spaces}</g>'


def _large(ground: Ground, space: int) -> str:
    """The picture alone, large, nothing where a space is plain."""
    kind = ground.kind(space)
    if kind is None or kind.picture == BANDED:
        return ""
    x, y = ground.plan.at(space)
    return ground.easel.place(picture_of(kind, ground.tone(space)), x, y, 0.7 * ground.plan.lane)


def _glyph(ground: Ground, space: int) -> str:
    kind, shade = ground.kind(space), ground.shade(space)
    if kind is None:
        return f'<g class="{shade}">{_plain(ground, space)}{_number(ground.plan, space)}</g>'
    words = _set_name(ground, space, kind)
    if kind.picture == BANDED:
        x, y = ground.plan.at(space)
        number = f'<text class="no middle" {xy(x, y + 0.02 * ground.plan.lane)}>{space}</text>'
        return f'<g class="{shade}">{number}{_name(words)}</g>'
    more = " leads" if leads(kind) else " short" if len(words.lines) > 1 else ""
    picture = _picture(ground, space, kind, words)
    return f'<g class="{shade}{more}">{picture}{_number(ground.plan, space)}{_name(words)}</g>'


def _number(plan: Plan, space: int) -> str:
    more = " three" if space > 99 else ""
    return f'<text class="no{more}" {xy(*number_at(plan, space))}>{space}</text>'


def _plain(ground: Ground, space: int) -> str:
    """A pale sprig, or an everyday object; bare paper where the lane is too narrow to tell which."""
    (x, y), lane, easel = ground.plan.at(space), ground.plan.lane, ground.easel
    if lane < _BARE:
        return ""
    if ground.look.objects:
        return easel.place(object_of(space), x, y + 0.14 * lane, 0.42 * lane)
    return easel.repeat("sprig", x, y + 0.14 * lane, 0.5 * lane, (-17, 0, 14)[space * 2 % 5 % 3])


def _picture(ground: Ground, space: int, kind: Kind, words: Name) -> str:
    """The picture of a special space, smaller where the name below it takes more room."""
    plan, lane, place = ground.plan, ground.plan.lane, ground.easel.place
    name, to = picture_of(kind, ground.tone(space)), target(kind, space)
    if leads(kind) and to is not None:
        x, y = picture_at(plan, space, 0.06, 0.86)
        picture = place(name, x - 0.21 * lane, y, 0.42 * lane)
        arrow = place("arrow", x + 0.23 * lane, y - 0.12 * lane, 0.13 * lane)
        more = " three" if to > 99 else ""
        number = f'<text class="to{more}" {xy(x + 0.23 * lane, y + 0.16 * lane)}>{to}</text>'
        return f'<g class="pic">{picture}{arrow}</g>{number}'
    drop, size = between(words, 0.40 if name in LETTERED else 0.46)
    x, y = picture_at(plan, space, drop, size)
    return f'<g class="pic">{place(name, x, y, size * lane)}</g>'


def _set_name(ground: Ground, space: int, kind: Kind) -> Name:
    """The name, with the space that it leads to where there is room for both."""
    name, to = heading(name_of(kind, ground.captions.lang)), target(kind, space)
    with_target = to is not None and to > 0 and not leads(kind)
    return name_at(ground.plan, space, (f"{name}\u2009→\u2009{to}", name) if with_target else (name,))


def _name(name: Name) -> str:
    more = f" {name.size}" if name.size else ""
    return "".join(f'<text class="nm{more}" {xy(*where)}>{text(words)}</text>' for where, words in name.lines)
