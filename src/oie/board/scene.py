"""Scene: the pieces of the garden, each drawn for a box of any proportions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from oie.board.look import Scene
from oie.board.markup import ellipse, num, xy
from oie.board.pictures import Easel
from oie.board.spiral import Point, spans

HORIZON, POND = 0.475, 0.67
"""Where the trees stand and where the middle of the pond lies, in heights of the box."""

Polygon: TypeAlias = tuple[Point, ...]
Stand: TypeAlias = tuple[str, float, float]
"""A picture, its place across the box (-0.5 to 0.5) and its height in hundredths."""

_TRAITS: Mapping[Scene, tuple[Stand, ...]] = {
    "garden": (("tree", -0.37, 29), ("evergreen", 0.385, 26)),
    "cottage": (("house", -0.345, 27), ("tree", 0.37, 28)),
    "reeds": (("tree", -0.38, 22), ("evergreen", 0.39, 21)),
    "flags": (("tree", -0.385, 27), ("evergreen", 0.395, 25)),
    "mill": (("windmill", -0.355, 32), ("tree", 0.38, 24)),
    "playground": (("slide", -0.335, 25), ("tree", 0.37, 28)),
}
_ROOMY: Mapping[Scene, tuple[Stand, ...]] = {
    "garden": (("evergreen", -0.27, 16), ("tree", 0.275, 19)),
    "cottage": (("evergreen", -0.20, 15), ("evergreen", 0.265, 18)),
    "reeds": (("evergreen", -0.30, 13), ("tree", 0.31, 15)),
    "flags": (("evergreen", -0.29, 15), ("tree", 0.30, 17)),
    "mill": (("evergreen", 0.275, 17),),
    "playground": (("evergreen", 0.265, 18),),
}
"""What stands beside them where the box is a third wider than it is high."""
_FLOWERS = ("tulip", "daisy", "rose", "sunflower", "blossom", "daisy", "iris", "daisy")
_TUFTS = ((-0.44, 0.50), (0.45, 0.53), (-0.43, 0.80), (0.43, 0.78), (-0.16, 0.43), (0.20, 0.45))
_STARS = (
    (-0.44, 0.10, 0.7),
    (-0.46, 0.22, 0.5),
    (0.45, 0.12, 0.6),
    (0.46, 0.25, 0.5),
    (-0.17, 0.31, 0.5),
    (0.28, 0.34, 0.6),
    (0.10, 0.37, 0.4),
    (-0.26, 0.36, 0.4),
)
_RIPPLES = ((-0.55, -0.35, 16), (0.42, -0.50, 22), (-0.30, 0.62, 18), (0.50, 0.42, 24), (-0.75, 0.15, 8))
_FLAGS, _FLAG_TONES = 11, ("wait", "go", "back")


@dataclass(frozen=True, slots=True)
class Box:
    """The garden without its mouth."""

    x: float
    y: float
    width: float
    height: float

    @property
    def u(self) -> float:
        """The unit of the scene, a hundredth of the shorter side."""
        return min(self.width, self.height) / 100

    def over(self, share: float) -> float:
        """The x of a share of the width from the middle."""
        return self.x + (0.5 + share) * self.width

    def down(self, share: float) -> float:
        """The y of a share of the height from the top."""
        return self.y + share * self.height


def hill(box: Box) -> str:
    """The rise behind the pond."""
    return ellipse("hill", box.over(0.28), box.down(1.05), 0.82 * box.width, 0.66 * box.height)


def night(box: Box) -> str:
    """Moon and stars, which the stylesheet shows in the dark theme only."""
    u = box.u
    stars = "".join(
        f'<circle cx="{num(box.over(x))}" cy="{num(box.down(y))}" r="{r * u:.2f}"/>' for x, y, r in _STARS
    )
    moon = (
        f'<path d="M{num(box.over(0.185))} {num(box.down(0.235))}a{num(5.5 * u)} {num(5.5 * u)} 0 1 0 '
        f"{num(6.2 * u)} {num(7.6 * u)}a{num(4.5 * u)} {num(4.5 * u)} 0 0 1 {num(-6.2 * u)} {num(-7.6 * u)}z"
        '"/>'
    )
    return f'<g class="night">{stars}{moon}</g>'


def horizon(box: Box, easel: Easel, scene: Scene) -> str:
    """What stands behind the pond, the trait of the game first."""
    things = _ROOMY[scene] if box.width > 1.3 * box.height else ()
    ground = box.down(HORIZON)
    drawn = ""
    for name, across, height in (*things, *_TRAITS[scene]):
        half = 0.5 + 0.53 * height * box.u * easel.ratio(name)
        x = min(max(box.over(across), box.x + half), box.x + box.width - half)
        drawn += easel.stand(name, x, ground, height * box.u)
    return drawn + (bunting(box) if scene == "flags" else "")


def bunting(box: Box) -> str:
    """A cord with flags of the three colours of a tricolour space, hung behind the goose."""
    u, cord, flags = box.u, "", ""
    for i in range(_FLAGS):
        across = (i + 0.5) / _FLAGS - 0.5
        x, y = box.over(0.94 * across), _hung(box, across)
        flag = f"M{num(x - 4 * u)} {num(y)}h{num(8 * u)}l{num(-4 * u)} {num(8.5 * u)}z"
        flags += f'<path class="band t-{_FLAG_TONES[i % 3]}" d="{flag}"/>'
    points = [(box.over(0.94 * (k / 12 - 0.5)), _hung(box, k / 12 - 0.5)) for k in range(13)]
    cord = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f'<path class="cord" stroke-width="{num(0.7 * u)}" d="{cord}"/>{flags}'


def _hung(box: Box, across: float) -> float:
    return box.down(0.37) - (2 * across) ** 2 * min(0.155 * box.height, 0.13 * box.width)


def pond(box: Box, easel: Easel, scene: Scene) -> str:
    """Bank, water and the goose with her goslings."""
    u, cx, cy = box.u, box.over(0), box.down(POND)
    rx, ry = min(0.38 * box.width, 72 * u), 18.5 * u
    drawn = ellipse("bank", cx, cy, rx + 4 * u, ry + 3 * u) + ellipse("pond", cx, cy, rx, ry)
    for x, y, long in _RIPPLES:
        path = f"M{num(cx + x * rx - long * u / 2)} {num(cy + y * ry)}h{num(long * u)}"
        drawn += f'<path class="ripple" stroke-width="{num(1.2 * u)}" d="{path}"/>'
    drawn += ellipse("ripple", cx - 2 * u, cy + 6.5 * u, 23 * u, 5.5 * u, stroke=1.1 * u)
    drawn += easel.place("swimmer", cx, cy - 12.5 * u, 42 * u)
    drawn += ellipse("pond", cx - 3 * u, cy + 10.6 * u, 19 * u, 4.6 * u)
    drawn += easel.place("gosling", cx - 0.50 * rx, cy - 0.02 * ry, 10 * u)
    drawn += easel.place("gosling", cx - 0.66 * rx, cy + 0.30 * ry, 9 * u)
    if scene == "reeds":
        drawn += easel.stand("reeds", cx - 0.93 * rx, cy + 0.45 * ry, 30 * u)
        drawn += easel.stand("reeds", cx + 0.97 * rx, cy + 0.30 * ry, 34 * u)
    lilies = easel.place("lily", cx + 0.66 * rx, cy + 0.30 * ry, 9 * u)
    return drawn + lilies + easel.place("lily", cx - 0.28 * rx, cy + 0.68 * ry, 7.5 * u)


def meadow(box: Box, easel: Easel, scene: Scene) -> str:
    """Tufts of grass, a butterfly and a bee; insects sleep at night and fly where there is room."""
    u = box.u
    tufts = "".join(easel.stand("tuft", box.over(x), box.down(y), 7 * u) for x, y in _TUFTS)
    if scene == "flags" or 0.87 < box.width / box.height < 1.3:
        return tufts
    butterfly = easel.place("butterfly", box.over(-0.13), box.down(0.34), 7.5 * u)
    bee = easel.place("bee", box.over(0.17), box.down(0.365), 6 * u)
    return f'{tufts}<g class="day">{butterfly}{bee}</g>'


def flowers(box: Box, easel: Easel, outline: Polygon, every: int = 1) -> str:
    """An arc of flowers along the bottom, each lifted until it stands on the lawn with its whole foot."""
    u, drawn = box.u, ""
    count = max(5, int(box.width / (15 * u)))
    for i in range(0, count, every):
        across, height = (i + 0.5) / count * 2 - 1, (12 if i % 2 else 10.5) * u
        x, y = box.over(0.40 * across), box.down(1) - (3.5 + 9 * across * across) * u
        while y > box.down(POND) and not _on(outline, x, y, 0.4 * height):
            y -= u
        drawn += easel.stand(_FLOWERS[i % len(_FLOWERS)], x, y, height)
    return drawn


def _on(outline: Polygon, x: float, y: float, half: float) -> bool:
    """True where a foot at x, y, `half` a width to each side, stands inside the outline."""
    ends = spans(outline, y)
    return any(a <= x - half and x + half <= b for a, b in zip(ends[::2], ends[1::2], strict=False))


def plaque(box: Box, goal: int, y: float) -> str:
    """The number of the goal in an oval."""
    u, cx = box.u, box.over(0)
    wide = 9 if goal < 100 else 11
    return (
        f'<g class="plaque"><ellipse cx="{num(cx)}" cy="{num(y)}" rx="{num(wide * u)}" ry="{num(6.6 * u)}"/>'
        f'<text {xy(cx, y + 3.4 * u)} font-size="{num(9.8 * u)}">{goal}</text></g>'
    )
