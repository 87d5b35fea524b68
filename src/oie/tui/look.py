"""Look: colour and sign of a space, from what it does and never from what it is called.

The colour is the tone that every board of the project shows (`oie.board.tone`): gold goes on, green
waits, blue is held, red goes back. The sign says the same without colour: `»` on, `‖` wait, `■`
held, `«` back, `⚂` the place of an initial throw, `◆` a fine or a choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from oie.board import Tone, tone
from oie.board.tone import leads, target
from oie.core.effects import Lose
from oie.core.ruleset import Kind, Ruleset, flat

SIGNS: Final[Mapping[Tone, str]] = {
    "go": "»",
    "wait": "‖",
    "hold": "■",
    "back": "«",
    "first": "◆",
    "plain": "",
}
INITIAL: Final = "⚂"
"""The sign of a space to which an initial throw leads."""
BANDS: Final = ("wait", "go", "back")
"""The three colours side by side of a space with the picture `tricolour`."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a special space looks."""

    tone: Tone
    sign: str
    figure: str = ""
    """What follows the sign: the space gone to, or the turns lost."""
    bands: bool = False


def look(rules: Ruleset, space: int) -> Look | None:
    """The look of a space, 1 to the goal; None where it is plain or the goal."""
    kind = rules.board[space]
    return None if kind is None or space == rules.goal else kind_look(rules, kind, space)


def kind_look(rules: Ruleset, kind: Kind, space: int | None = None) -> Look:
    """The look of a kind; `figure` is that of `space`, and empty for all where they differ."""
    place = min(kind.spaces, default=0) if space is None else space
    shade = tone(rules, kind, place)
    initial = rules.initial is not None and not kind.effects and place in rules.initial.table.values()
    sign = INITIAL if initial else SIGNS[shade]
    return Look(shade, sign, _figure(kind, place, every=space is None), kind.picture == "tricolour")


def _figure(kind: Kind, place: int, every: bool) -> str:
    end = target(kind, place)
    if end is not None:
        return "" if every and leads(kind) else str(end)
    turns = sum(effect.turns for effect in flat(kind) if isinstance(effect, Lose))
    return str(turns) if turns else ""
