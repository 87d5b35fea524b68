"""Loaded dice: throws and lots that were given beforehand, for tests and replays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from oie.dice.bounds import check_draw, check_throw, is_throw, whole
from oie.dice.errors import DiceError, described, plus
from oie.dice.protocol import DiceKind


class LoadedDice:
    """Dice that give exactly the given throws and lots, each series in its order, and then refuse.

    A throw or lot that does not fit what is asked is refused and stays the next one.
    """

    __slots__ = ("_drawn", "_lots", "_thrown", "_throws")

    kind: Final[DiceKind] = "loaded"

    def __init__(self, throws: Iterable[tuple[int, ...]], lots: Iterable[int] = ()) -> None:
        self._throws = tuple(throws)
        self._lots = tuple(lots)
        self._thrown = 0
        self._drawn = 0

    @property
    def left(self) -> int:
        """How many of the given throws have not been used."""
        return len(self._throws) - self._thrown

    def throw(self, count: int, faces: int = 6) -> tuple[int, ...]:
        """The next given throw.

        Raises:
            DiceError: `dice-exhausted` after the last one, `dice-loaded` where it has another number
                of dice or a face that they do not have.
        """
        check_throw(count, faces)
        if not self.left:
            raise DiceError("dice-exhausted", given=len(self._throws))
        given = self._throws[self._thrown]
        if not is_throw(given, count, faces):
            number = self._thrown + 1
            raise DiceError("dice-loaded", number=number, given=plus(given), count=count, faces=faces)
        self._thrown += 1
        return tuple(given)

    def draw(self, n: int) -> int:
        """The next given lot.

        Raises:
            DiceError: `dice-exhausted-lots` after the last one, `dice-loaded-lot` where it is not
                among `n`.
        """
        check_draw(n)
        if self._drawn == len(self._lots):
            raise DiceError("dice-exhausted-lots", given=len(self._lots))
        given = self._lots[self._drawn]
        if not whole(given, 0, n - 1):
            raise DiceError("dice-loaded-lot", number=self._drawn + 1, given=described(given), last=n - 1)
        self._drawn += 1
        return given
