"""Real dice: thrown on the table and typed in; the last throw may be taken back, and both stand.

A mistyped throw is withdrawn, not erased: the history keeps it, marked, and the throw that is
entered in its place bears the same number. What becomes of the position is the caller's affair.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from oie.dice.bounds import check_draw, check_throw, is_throw
from oie.dice.entry import Entry, check_history, next_number
from oie.dice.errors import DiceError, plus
from oie.dice.protocol import Dice, DiceKind
from oie.dice.system import SystemDice
from oie.dice.typed import example_of


class RealDice:
    """Dice whose throws are entered one at a time with `enter`, and then thrown once.

    `history` and `first` (the number of its first throw) are for a round that is taken up again. Lots
    are not typed: they are drawn from `lots`, the system's dice where none are given.
    """

    __slots__ = ("_entered", "_first", "_history", "_lots")

    kind: Final[DiceKind] = "real"

    def __init__(self, history: Iterable[Entry] = (), first: int = 1, lots: Dice | None = None) -> None:
        self._history = tuple(history)
        self._first = first
        self._lots: Dice = SystemDice() if lots is None else lots
        self._entered: tuple[int, ...] | None = None
        check_history(self._history, first)

    @property
    def history(self) -> tuple[Entry, ...]:
        """Every throw played so far, those taken back included, in the order of entry."""
        return self._history

    def enter(self, dice: tuple[int, ...], faces: int = 6) -> None:
        """Say what the real dice show; the next `throw` gives it.

        Raises:
            DiceError: `dice-typed` where it is no throw, `dice-typed-twice` where the one before it
                has not been thrown.
        """
        check_throw(len(dice), faces)
        _check_fits(dice, len(dice), faces)
        if self._entered is not None:
            raise DiceError("dice-typed-twice", entered=plus(self._entered))
        self._entered = tuple(dice)

    def throw(self, count: int, faces: int = 6) -> tuple[int, ...]:
        """The throw that was entered, which from now on stands in the history.

        Raises:
            DiceError: `dice-nothing-typed` where none was, `dice-typed` where it has another number
                of dice or a face they do not have; a throw so refused has to be entered anew.
        """
        check_throw(count, faces)
        dice, self._entered = self._entered, None
        if dice is None:
            raise DiceError("dice-nothing-typed")
        _check_fits(dice, count, faces)
        self._history += (Entry(next_number(self._history, self._first), dice),)
        return dice

    def draw(self, n: int) -> int:
        """A lot among `n`, 0 to n - 1, from the dice given for lots."""
        check_draw(n)
        return self._lots.draw(n)

    def take_back(self) -> Entry:
        """Withdraw the last throw and return it as it now stands in the history, marked.

        Only the last one: before another can be taken back, one has to be thrown in its place.

        Raises:
            DiceError: `dice-nothing-to-take-back`.
        """
        if not self._history or self._history[-1].taken_back:
            raise DiceError("dice-nothing-to-take-back")
        withdrawn = replace(self._history[-1], taken_back=True)
        self._history = (*self._history[:-1], withdrawn)
        self._entered = None
        return withdrawn


def _check_fits(dice: tuple[int, ...], count: int, faces: int) -> None:
    if not is_throw(dice, count, faces):
        example = example_of(count, faces)
        raise DiceError("dice-typed", count=count, faces=faces, example=example, got=plus(dice))
