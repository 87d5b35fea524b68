"""The board: where the spaces of a track lie, and what they look like.

    draw(rules, Captions("fr", start="Départ", goal="arrivée", effects=say), shape="tall")

draws any ruleset as one SVG; `stylesheet()` has its colours in three themes, `sprite()` its
pictures, `legend()` what stands beside it, `places()` its geometry for a page that moves pawns.
"""

from oie.board.captions import Captions
from oie.board.crowd import Stand, fan, standing
from oie.board.layout import Grid, grid
from oie.board.legend import Entry, legend
from oie.board.look import Look
from oie.board.pawns import SEATS, Pawn, figure, icon, pawns_on
from oie.board.pictures import pictures, sprite
from oie.board.places import Places, places
from oie.board.plan import SHAPES, Plan, Shape, plan
from oie.board.svg import draw
from oie.board.theme import THEMES, Theme, seat_colours, stylesheet, tokens
from oie.board.tone import Tone, tone

__all__ = [
    "SEATS",
    "SHAPES",
    "THEMES",
    "Captions",
    "Entry",
    "Grid",
    "Look",
    "Pawn",
    "Places",
    "Plan",
    "Shape",
    "Stand",
    "Theme",
    "Tone",
    "draw",
    "fan",
    "figure",
    "grid",
    "icon",
    "legend",
    "pawns_on",
    "pictures",
    "places",
    "plan",
    "seat_colours",
    "sprite",
    "standing",
    "stylesheet",
    "tokens",
    "tone",
]
