"""The `Dice` protocol: all that the rest of the program knows of chance."""

from __future__ import annotations

from typing import Literal, Protocol, runtime_checkable

DiceKind = Literal["system", "seeded", "loaded", "real", "sealed"]
"""How a round's throws came about; a record says so."""


@runtime_checkable
class Dice(Protocol):
    """Something that can be thrown and of which lots can be drawn.

    Every implementation refuses the same arguments (`oie.dice.bounds`) with a `DiceError`.
    """

    @property
    def kind(self) -> DiceKind:
        """Which of the five kinds these dice are."""

    def throw(self, count: int, faces: int = 6) -> tuple[int, ...]:
        """One throw of `count` dice, each 1 to `faces`, in the order in which they fell."""

    def draw(self, n: int) -> int:
        """A lot among `n`: each of 0 to n - 1 is as likely as any other."""
