"""Drawing: the board as a page gets it, one SVG with the places on it.

The picture is that of `oie.board`. A page that moves pawns over it must know where the spaces lie; it
reads that from the `metadata` of the same file, so that picture and places can never part.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from typing import get_args

from oie.board.captions import Captions
from oie.board.pawns import Pawn, goose, icon
from oie.board.places import places
from oie.board.plan import Shape, plan
from oie.board.svg import draw
from oie.core.ruleset import Kind, Ruleset
from oie.table.seats import PAWNS
from oie.text import goal_words, kind_text, t

PREFIX = "b"
"""Of the ids in a board at a table: legend and history use its pictures as `#b-goose`."""


@lru_cache(maxsize=64)
def board(rules: Ruleset, shape: str, lang: str) -> str:
    """The board of a table; a `shape` that there is none of is taken as `wide`."""
    chosen: Shape = next((s for s in get_args(Shape) if s == shape), "wide")
    svg = draw(rules, captions(rules, lang), shape=chosen, prefix=PREFIX)
    lying = json.dumps(places(plan(rules.goal, chosen)), separators=(",", ":"))
    return svg.removesuffix("</svg>") + f"<metadata>{lying}</metadata></svg>"


@lru_cache(maxsize=64)
def small(rules: Ruleset, lang: str) -> str:
    """The same as a little picture for the menu."""
    return draw(rules, captions(rules, lang), mini=True, prefix=f"m-{rules.id}")


def preview(rules: Ruleset, lang: str) -> str:
    """The board of a game that somebody wrote, to look at before it is played."""
    return draw(rules, captions(rules, lang), shape="wide", prefix="own")


def captions(rules: Ruleset, lang: str) -> Captions:
    """The words on a board."""

    def effect(kind: Kind) -> str:
        return kind_text(rules, kind, lang)

    return Captions(lang, t(lang, "ui-start"), goal_words(rules, lang, "name"), effect)


@cache
def moulds() -> str:
    """Every pawn and mark once, in an SVG that shows nothing, for scripts to copy: `#pawn-blue`, …"""
    drawn = ""
    for number, (colour, _) in enumerate(PAWNS):
        nobody = Pawn(number, "-")
        drawn += f'<g id="pawn-{colour}">{goose(nobody)}</g><g id="mark-{colour}">{icon(number, "-")}</g>'
    badges = "".join(goose(Pawn(0, "-", waits, held)) for waits, held in ((1, False), (0, True)))
    return (
        f'<svg width="0" height="0" class="icons" aria-hidden="true">{drawn}<g id="badges">{badges}</g></svg>'
    )
