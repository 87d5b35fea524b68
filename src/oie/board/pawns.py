"""Pawns: a wooden goose for each of twelve seats, told apart by shape and pattern as well as colour.

On the breast a medallion with the initial; the same medallion in the seat's colour is the mark of
the seat in lists. Colours are those of the class `s1` to `s12` in `board.css`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from oie.board.crowd import Stand, standing
from oie.board.markup import ellipse, num, text
from oie.board.plan import Plan


@dataclass(frozen=True, slots=True)
class Mould:
    """What a seat's pawn looks like besides its colour (UX-03)."""

    shape: str
    """Of the medallion."""
    pattern: str
    """Of neck and tail."""


SEATS: tuple[Mould, ...] = (
    Mould("circle", "plain"),
    Mould("square", "collar"),
    Mould("triangle", "dots"),
    Mould("diamond", "stripes"),
    Mould("hexagon", "checks"),
    Mould("star", "plain"),
    Mould("shield", "plain"),
    Mould("circle", "stripes"),
    Mould("square", "collar"),
    Mould("diamond", "checks"),
    Mould("hexagon", "dots"),
    Mould("shield", "half"),
)
"""Seats 0 to 11: blue, red, yellow, green, violet, white, black, orange, turquoise, pink, brown, grey."""

HIGH, FOOT = 56, (24, 53)
"""Height of a pawn on its grid, 48 wide, and where on it the pawn touches the board."""
_MEDALS: Mapping[str, str] = {
    "circle": "M24 28.5a9.5 9.5 0 1 0 .01 0z",
    "square": "M15.5 29.5h17v17h-17z",
    "triangle": "M24 26 35 46.5H13z",
    "diamond": "M24 26.5 35.5 38 24 49.5 12.5 38z",
    "hexagon": "M18.5 28.5h11L35 38l-5.5 9.5h-11L13 38z",
    "star": "M24 25.5l3.6 7.6 8.4 1-6.2 5.7 1.7 8.3L24 44l-7.5 4.1 1.7-8.3L12 34.1l8.4-1z",
    "shield": "M15 29h18v9c0 6-4 9-9 11-5-2-9-5-9-11z",
}
_BASELINES = {"triangle": 45.2, "shield": 42.6}
_BODY = (
    "M7 37C3 34 2 30 3 26.5c3 1.5 6 2 9 1 3-1.5 6-2 9-1.5 2.5.5 3-1.5 2.3-5C22 14 23 5 31 5c5 0 8.5 3.5 8.5 8"
    " 0 2.5-1.5 4.5-3 6.5-2.5 3-2 6 .5 9.5 3.5 4.5 5.5 7 5 11.5C41.5 47 35 51 25.5 51 15 51 8.5 46 7 37z"
)
_BEAK = "M38 11.5 47.5 15 38 18z"
_EYE = (
    '<circle class="p-white" cx="33" cy="11.5" r="2.6"/><circle class="p-ink" cx="33.6" cy="11.5" r="1.5"/>'
)
_DOT = "M{} {}a1.6 1.6 0 1 0 .01 0z"
_DOTS = ((10, 31.4), (38, 33.4), (29, 22.4), (27, 15.4), (33, 18.4), (17, 27.4), (39.5, 40.4))
_PATTERNS: Mapping[str, str] = {
    "plain": "",
    "collar": "M22.6 19.5c4 1.5 8 1.8 12.5.8l1 4c-4.5 1.2-9 1-13.2-.8z",
    "dots": "".join(_DOT.format(x, y) for x, y in _DOTS),
    "stripes": "M5 30l32-2 2 3-33 3zM22.5 15l13 5-1 3-12-4z",
    "checks": "M24 13h4v4h-4zM28 17h4v4h-4zM24 21h4v4h-4zM32 13h4v4h-4zM7 28h4v4H7zM37 31h3v4h-3z",
    "half": "M25 51C15 51 8.5 46 7 37 3 34 2 30 3 26.5c3 1.5 6 2 9 1l13-1z",
}


@dataclass(frozen=True, slots=True)
class Pawn:
    """The pawn of a seat at one moment."""

    seat: int
    """0 to 11."""
    initial: str
    """One or two letters, or the number of the seat."""
    waits: int = 0
    """Turns to lose, shown on a green badge."""
    held: bool = False
    """Held, shown as a padlock on a blue badge."""


def goose(
    pawn: Pawn, x: float = FOOT[0], foot: float = FOOT[1], height: float = HIGH, flip: bool = False
) -> str:
    """The pawn with its foot at x, foot; `flip` lets it look to the left."""
    mould, k = SEATS[pawn.seat], height / HIGH
    where = f"translate({num(x - FOOT[0] * k)} {num(foot - FOOT[1] * k)}) scale({k:.4g})"
    turned = ' transform="translate(48 0) scale(-1 1)"' if flip else ""
    body = f'<path class="halo" d="{_BODY}"/><path class="beak" d="{_BEAK}"/><path class="body" d="{_BODY}"/>'
    if mould.pattern != "plain":
        body += f'<path class="pattern" d="{_PATTERNS[mould.pattern]}"/>'
    return (
        f'<g class="pawn s{pawn.seat + 1}" transform="{where}">{ellipse("shade", 25, 51.5, 19, 4)}'
        f"<g{turned}>{body}{_EYE}</g>{_medal(mould.shape, pawn.initial)}{_badge(pawn)}</g>"
    )


def mark(pawn: Pawn, x: float, foot: float, height: float) -> str:
    """The medallion alone, with its foot at x, foot: what a crowded space shows in place of the goose."""
    shape, k = SEATS[pawn.seat].shape, height / 24
    where = f"translate({num(x - 24 * k)} {num(foot - 50 * k)}) scale({k:.4g})"
    badge, halo = _badge(pawn), f'<path class="halo" d="{_MEDALS[shape]}"/>'
    if badge:
        badge = f'<g transform="translate(12 20) scale(.52)">{badge}</g>'
    medal = _medal(shape, pawn.initial)
    return f'<g class="mark s{pawn.seat + 1}" transform="{where}">{halo}{medal}{badge}</g>'


def icon(seat: int, initial: str) -> str:
    """The medallion of a seat as an SVG of its own, for lists; its size is the page's."""
    return _svg(f"mark s{seat + 1}", "10 24 28 28", _medal(SEATS[seat].shape, initial))


def figure(pawn: Pawn) -> str:
    """The pawn as an SVG of its own, for cards; its size is the page's."""
    return _svg("figure", "-3 1 54 57", goose(pawn))


def _svg(kind: str, view: str, drawn: str) -> str:
    head = f'xmlns="http://www.w3.org/2000/svg" class="{kind}" viewBox="{view}" aria-hidden="true"'
    return f"<svg {head}>{drawn}</svg>"


def pawns_on(plan: Plan, where: Mapping[int, Sequence[Pawn]], flip: bool = False) -> str:
    """The pawns of a position: space (0 for the start box) -> pawns on it, drawn from back to front."""
    placed: list[tuple[float, int, str]] = []
    for space, group in where.items():
        for pawn, stand in zip(group, standing(plan, space, len(group)), strict=True):
            placed.append((stand.y, pawn.seat, _placed(pawn, stand, flip)))
    return "".join(drawn for _, _, drawn in sorted(placed))


def _placed(pawn: Pawn, stand: Stand, flip: bool) -> str:
    if not stand.mark:
        return goose(pawn, stand.x, stand.y, stand.height, flip)
    return mark(pawn, stand.x, stand.y, stand.height)


def _medal(shape: str, initial: str) -> str:
    more = " two" if len(initial) > 1 else ""
    return (
        f'<path class="medal" d="{_MEDALS[shape]}"/>'
        f'<text class="ini{more}" x="24" y="{_BASELINES.get(shape, 42.4)}">{text(initial)}</text>'
    )


def _badge(pawn: Pawn) -> str:
    """Held comes first: a pawn that is held has no turn of its own to lose."""
    if not pawn.held and not pawn.waits:
        return ""
    kind, sign = "waits", f'<text x="41" y="51.2">{pawn.waits}</text>'
    if pawn.held:
        shackle = '<path class="shackle" d="M38.8 46.5v-2a2.2 2.2 0 0 1 4.4 0v2"/>'
        kind, sign = "held", f'<path d="M37.4 46.5h7.2v5h-7.2z"/>{shackle}'
    return f'<g class="badge {kind}"><circle cx="41" cy="47" r="8.5"/>{sign}</g>'
