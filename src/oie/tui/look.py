"""Look: colour and sign of a space, from what it does and never from what it is called.

Gold goes on, green waits, blue is held, red goes back; the sign says the same without colour:
`»` on, `‖` wait, `■` held, `«` back, `⚂` the place of an initial throw, `◆` anything else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from oie.core.effects import Choose, Go, Hold, Lose, Repeat, ThrowAgain
from oie.core.ruleset import Kind, Ruleset, flat

Role: TypeAlias = Literal["go", "wait", "hold", "back", "first"]

SIGNS: Final[Mapping[Role, str]] = {"go": "»", "wait": "‖", "hold": "■", "back": "«", "first": "⚂"}
OTHER: Final = "◆"
"""The sign of a space that only asks for counters or for a choice."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a space looks."""

    role: Role
    sign: str
    figure: str = ""
    """What follows the sign: the space gone to, or the turns lost."""
    bands: bool = False
    """Its picture is three colours side by side."""


def look(rules: Ruleset, space: int) -> Look | None:
    """The look of a space, 1 to the goal; None where it is plain or the goal."""
    kind = rules.board[space]
    return None if kind is None or space == rules.goal else kind_look(rules, kind, space)


def kind_look(rules: Ruleset, kind: Kind, space: int | None = None) -> Look:
    """The look of the spaces of a kind; `figure` is that of `space` where they differ."""
    bands = kind.picture == "tricolour"
    for effect in flat(kind):
        match effect:
            case Hold():
                return Look("hold", SIGNS["hold"])
            case Lose(turns=turns) if turns:
                return Look("wait", SIGNS["wait"], str(turns))
            case Go(to="origin"):
                return Look("back", SIGNS["back"])
            case Go():
                return _jump(kind, effect, space)
            case Repeat(direction=direction):
                role: Role = "back" if direction == "back" else "go"
                return Look(role, SIGNS[role], bands=bands)
            case ThrowAgain():
                return Look("go", SIGNS["go"])
            case Choose():
                return Look("first", OTHER)
    targets = rules.initial.table.values() if rules.initial is not None else ()
    reached = bool(kind.spaces) and set(kind.spaces) <= set(targets)
    return Look("first", SIGNS["first"] if reached else OTHER)


def _jump(kind: Kind, go: Go, space: int | None) -> Look:
    """A forced move is gold where it leads on and red where it leads back."""
    several = isinstance(go.to, tuple)
    start = space if space is not None else min(kind.spaces, default=0)
    end = go.target(start, 0)
    role: Role = "go" if end > start else "back"
    return Look(role, SIGNS[role], "" if several and space is None else str(end))
