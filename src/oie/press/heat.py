"""Heat: the board picture with every space coloured by a number."""

from __future__ import annotations

from collections.abc import Sequence

from oie.board import Captions, draw, plan, stylesheet
from oie.core.ruleset import Ruleset

_EMPTY = '<g data-layer="trail"></g>'
_COLD, _HOT = (255, 237, 160), (189, 0, 38)


def heat_map(rules: Ruleset, values: Sequence[float], title: str, unit: str, lang: str = "") -> str:
    """The board as one SVG; `values` has a number for each space from 0.

    The darker a space, the larger its number; each number can be read by pointing at its space. The picture
    needs nothing else, unless it is for a page in `lang` that has the stylesheet of boards.
    """
    sheet = plan(rules.goal, "wide")
    most = max(values[1 : rules.goal], default=0.0) or 1.0
    layer = ""
    for space in range(1, rules.goal):
        part = values[space] / most
        red, green, blue = (round(a + (b - a) * part) for a, b in zip(_COLD, _HOT, strict=True))
        layer += (
            f'<path d="{sheet.spiral.space(space)}" fill="rgb({red},{green},{blue})" fill-opacity="0.75">'
            f"<title>{space}: {values[space]:.4f} {unit}</title></path>"
        )
    drawn = draw(rules, Captions(lang) if lang else None, prefix="heat")
    assert drawn.count(_EMPTY) == 1, "the board keeps a layer free above the papers"
    drawn = drawn.replace(_EMPTY, f'<g data-layer="trail" role="img" aria-label="{title}">{layer}</g>')
    head, _, rest = drawn.partition(">")
    _, _, width, height = sheet.view
    if lang:
        return drawn
    style = f"<style>{stylesheet()}</style>"
    return f'{head} data-theme="light" width="{width}" height="{height}">{style}{rest}'
