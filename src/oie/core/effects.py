"""Effects: what a space does to a pawn that lands there, as data.

Two families, told apart by when they work. **Moves** (`Repeat`, `Go`) send the pawn on at once
and are the business of `travel`. **Rests** (`Hold`, `Lose`, `Pay`, `ThrowAgain`) work where the
pawn comes to rest, after a meeting was settled. `Choose` asks the player which list of effects
shall work. Nothing here knows a proper name: what a goose or a well does is said by a ruleset.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Direction: TypeAlias = Literal["onward", "forward", "back", "stop"]


@dataclass(frozen=True, slots=True)
class AfterReverse:
    """What a repeat does when the pawn came to it while counting an excess back."""

    direction: Direction
    """`onward` goes on back, `forward` turns round, `stop` lets the pawn rest."""
    times: int = 1
    """How often the throw is counted."""
    from_goal: bool = False
    """Count from the goal instead of from this space."""
    once: bool = False
    """Works once in a throw; a space of this kind reached by it does nothing (A002-22)."""


@dataclass(frozen=True, slots=True)
class Repeat:
    """Go on by the same throw (a goose): the dice are not thrown again."""

    times: int = 1
    """How often the throw is counted, 1 or more."""
    direction: Direction = "onward"
    """`onward` keeps the direction of travel; `back` makes a reverse goose."""
    after_reverse: AfterReverse = AfterReverse("onward")


@dataclass(frozen=True, slots=True)
class Go:
    """A forced move to one space."""

    to: int | Literal["origin"] | tuple[tuple[int, int], ...]
    """The space; or `origin`, back to where the throw began, where nothing works on the pawn; or
    (space, space gone to) for each space of the kind (chutes and ladders)."""
    stop: bool = False
    """The space gone to does not act (S000-4: "and stop there")."""

    def target(self, space: int, origin: int) -> int:
        """Where a pawn on `space` goes whose throw began on `origin`."""
        if self.to == "origin":
            return origin
        return self.to if isinstance(self.to, int) else dict(self.to)[space]


@dataclass(frozen=True, slots=True)
class Lose:
    """Lose turns: the seat's next `turns` slots of the order pass without a throw."""

    turns: int
    gift: bool = False
    """The same, worded as turns given to every other seat (S001-10, A001-3)."""


@dataclass(frozen=True, slots=True)
class Hold:
    """Stay, until another pawn lands here (an event) or while no other pawn is here (a state)."""

    until: Literal["relief", "company"] = "relief"
    relief: Literal["exchange", "freed_stays"] = "exchange"
    """Where the freed pawn goes: to the reliever's origin, or nowhere (A002-20)."""


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay counters into the pool, or as many as are left."""

    amount: int


@dataclass(frozen=True, slots=True)
class ThrowAgain:
    """The same seat throws once more, from where its pawn rests."""


@dataclass(frozen=True, slots=True)
class Choose:
    """The player chooses which list of effects works."""

    among: tuple[tuple[Effect, ...], ...]


Move: TypeAlias = Repeat | Go
Rest: TypeAlias = Lose | Hold | Pay | ThrowAgain
Effect: TypeAlias = Move | Rest | Choose
