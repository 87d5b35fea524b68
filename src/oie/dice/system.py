"""System dice: the randomness of the operating system, one die at a time."""

from __future__ import annotations

import secrets
from typing import Final

from oie.dice.bounds import check_draw, check_throw
from oie.dice.protocol import DiceKind


class SystemDice:
    """Dice that nobody can foresee or repeat, without bias: `secrets.randbelow` draws again where needed."""

    __slots__ = ()

    kind: Final[DiceKind] = "system"

    def throw(self, count: int, faces: int = 6) -> tuple[int, ...]:
        """One throw of `count` dice, each 1 to `faces`."""
        check_throw(count, faces)
        return tuple(secrets.randbelow(faces) + 1 for _ in range(count))

    def draw(self, n: int) -> int:
        """A lot among `n`, 0 to n - 1."""
        check_draw(n)
        return secrets.randbelow(n)
