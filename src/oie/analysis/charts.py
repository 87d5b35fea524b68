"""Charts: lines and bars as SVG, small enough to need no package. Colours follow the reader's theme.

Every chart has a title for screen readers; its numbers stand in a table beside it wherever it is used.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 64, 16, 40, 44
SHADES = ("#0b6e99", "#c2410c", "#4d7c0f", "#7e22ce", "#a16207", "#be185d")
DASHES = ("", "8 4", "2 4", "12 4 2 4", "4 4", "1 5")
"""Lines differ by more than colour."""

Series = tuple[str, Sequence[float]]


def line_chart(title: str, series: Sequence[Series], across: str, up: str) -> str:
    """Values at 0, 1, 2, ... of each series as lines."""
    most = max((value for _, values in series for value in values), default=1.0) or 1.0
    longest = max((len(values) for _, values in series), default=2)
    step, count = _step(most)
    drawn = _frame(title, across, up, [n * step for n in range(count + 1)])
    for number in _ticks(longest - 1):
        x = _x(number, longest - 1)
        drawn += f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{number:g}</text>'
    for place, (name, values) in enumerate(series):
        shade, dash = SHADES[place % len(SHADES)], DASHES[place % len(DASHES)]
        points = " ".join(
            f"{_x(n, longest - 1):.1f},{_y(value, step * count):.1f}" for n, value in enumerate(values)
        )
        drawn += f'<polyline points="{points}" fill="none" stroke="{shade}" stroke-width="2"'
        drawn += f' stroke-dasharray="{dash}"/>' if dash else "/>"
        drawn += _key(name, place, shade) if name else ""
    return _svg(title, drawn)


def bar_chart(title: str, bars: Sequence[tuple[str, float]], up: str, least: float = 0.0) -> str:
    """One bar for each (name, value), from `least` up."""
    most = max((value for _, value in bars), default=1.0)
    step, count = _step(max(most - least, 1e-9))
    drawn = _frame(title, "", up, [least + n * step for n in range(count + 1)])
    wide = (WIDTH - LEFT - RIGHT) / max(1, len(bars))
    for place, (name, value) in enumerate(bars):
        x, y = LEFT + (place + 0.15) * wide, _y(value - least, step * count)
        tall = HEIGHT - BOTTOM - y
        drawn += f'<rect x="{x:.1f}" y="{y:.1f}" width="{0.7 * wide:.1f}" height="{max(0.0, tall):.1f}"'
        drawn += f' fill="{SHADES[0]}"/>'
        middle = x + 0.35 * wide
        drawn += f'<text x="{middle:.1f}" y="{y - 4:.1f}" text-anchor="middle">{value:.4g}</text>'
        shown = name if len(name) * 6.5 < wide else name[: max(3, int(wide / 6.5) - 1)] + "…"
        drawn += (
            f'<text x="{middle:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{escape(shown)}</text>'
        )
    return _svg(title, drawn)


def _svg(title: str, drawn: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        f' height="{HEIGHT}" role="img" aria-label="{escape(title)}" font-family="sans-serif"'
        f' font-size="12" fill="currentColor">{drawn}</svg>'
    )


def _frame(title: str, across: str, up: str, marks: Sequence[float]) -> str:
    """Title, names of the axes, and a line across for each mark; the first is where values begin."""
    drawn = f'<text x="{LEFT}" y="18" font-size="14" font-weight="bold">{escape(title)}</text>'
    drawn += f'<text x="{LEFT}" y="33">{escape(up)}</text>'
    drawn += f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{escape(across)}</text>'
    for mark in marks:
        y = _y(mark - marks[0], marks[-1] - marks[0])
        drawn += f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="currentColor" stroke-opacity="0.2"/>'
        drawn += f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{mark:.6g}</text>'
    return drawn


def _key(name: str, place: int, shade: str) -> str:
    """The name of a line, beside a piece of it."""
    y, dash = TOP + 10 + 18 * place, DASHES[place % len(DASHES)]
    x = WIDTH - RIGHT - 190
    return (
        f'<path d="M{x} {y}h28" stroke="{shade}" stroke-width="2" stroke-dasharray="{dash or "none"}"/>'
        f'<text x="{x + 36}" y="{y + 4}">{escape(name)}</text>'
    )


def _x(number: float, last: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, last)


def _y(value: float, most: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * value / most


def _step(most: float) -> tuple[float, int]:
    """A round distance of marks and their number, so that they reach `most`."""
    size = 10.0 ** floor(log10(most))
    for step in (size / 5, size / 2, size, 2 * size):
        count = int(-(-most // step))
        if count <= 6:
            return step, max(1, count)
    return 2 * size, max(1, int(-(-most // (2 * size))))


def _ticks(last: int) -> list[int]:
    step, count = _step(max(1, last))
    whole = max(1, round(step))
    return [n * whole for n in range(count + 1) if n * whole <= last]
