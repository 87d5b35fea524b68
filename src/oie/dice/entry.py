"""Typed throws of real dice as they stand in a history: none is erased, one may be marked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from oie.dice.bounds import MOST_DICE, MOST_FACES, is_throw, whole
from oie.dice.errors import DiceError, described, plus

_MOST_NUMBER = 2**31 - 1


@dataclass(frozen=True, slots=True)
class Entry:
    """One throw that was typed in.

    Fields:
        number: which throw of the round it is, from 1; a throw entered again keeps the number.
        dice: the faces, in the order in which they were typed.
        taken_back: whether it was withdrawn, and does not count.
    """

    number: int
    dice: tuple[int, ...]
    taken_back: bool = False

    def as_dict(self) -> dict[str, object]:
        """The entry as plain data, as a record stores it."""
        return {"throw": self.number, "dice": list(self.dice), "taken_back": self.taken_back}

    @classmethod
    def from_dict(cls, value: object, place: int = 1) -> Entry:
        """The entry that `as_dict` wrote; `place` says in an error which of several it is.

        Raises:
            DiceError: `dice-history`.
        """
        if not isinstance(value, dict) or set(value) != {"throw", "dice", "taken_back"}:
            _refuse(place, "an object with throw, dice and taken_back", described(value))
        number, dice, taken_back = value["throw"], value["dice"], value["taken_back"]
        _check(number, dice, taken_back, place)
        return cls(number, tuple(dice), taken_back)


def next_number(history: tuple[Entry, ...], first: int = 1) -> int:
    """The number of the throw that comes next: that of the last one again where it was taken back."""
    if not history:
        return first
    last = history[-1]
    return last.number if last.taken_back else last.number + 1


def check_history(history: tuple[Entry, ...], first: int = 1) -> None:
    """Refuse entries that no round can have left behind: bad throws, gaps, numbers out of order.

    Raises:
        DiceError: `dice-history`.
    """
    expected = first
    for place, entry in enumerate(history, 1):
        _check(entry.number, entry.dice, entry.taken_back, place)
        if entry.number != expected:
            _refuse(place, f"throw {expected}", f"throw {entry.number}")
        expected = entry.number if entry.taken_back else entry.number + 1


def _check(number: object, dice: object, taken_back: object, place: int) -> None:
    if not whole(number, 1, _MOST_NUMBER):
        _refuse(place, "a throw number from 1", described(number))
    if not isinstance(dice, list | tuple) or not 1 <= len(dice) <= MOST_DICE:
        _refuse(place, f"1 to {MOST_DICE} dice", described(dice))
    if not is_throw(dice, len(dice), MOST_FACES):
        _refuse(place, f"faces of 1 to {MOST_FACES}", plus(dice))
    if not isinstance(taken_back, bool):
        _refuse(place, "taken_back true or false", described(taken_back))


def _refuse(place: int, expected: str, got: str) -> NoReturn:
    raise DiceError("dice-history", entry=place, expected=expected, got=got)
