"""A throw of real dice as somebody types it: `6+3`, `6 3`, `6,3` or `63`."""

from __future__ import annotations

import re

from oie.dice.bounds import check_throw, is_throw
from oie.dice.errors import DiceError

_LONGEST = 1000
_BETWEEN = re.compile(r"[ \t]*[+,][ \t]*|[ \t]+")
_NUMBER = re.compile(r"[0-9]{1,3}", re.ASCII)
_DIGITS = re.compile(r"[0-9]+", re.ASCII)


def parse_throw(text: str, count: int, faces: int = 6) -> tuple[int, ...]:
    """The throw of `count` dice of 1 to `faces` that `text` says, in its order.

    Faces are parted by plus signs, commas or blanks. Where no die has a face of two digits they may
    also stand side by side, as long as there is one for each die.

    Raises:
        DiceError: `dice-typed` for any other text, `dice-count` and `dice-faces` as everywhere.
    """
    check_throw(count, faces)
    words = _BETWEEN.split(text.strip(" \t\r\n")) if len(text) <= _LONGEST else []
    if len(words) == 1 and faces <= 9 and len(words[0]) == count and _DIGITS.fullmatch(words[0]):
        words = list(words[0])
    dice = tuple(int(word) for word in words if _NUMBER.fullmatch(word))
    if len(dice) != len(words) or not is_throw(dice, count, faces):
        example = example_of(count, faces)
        raise DiceError("dice-typed", count=count, faces=faces, example=example, got=text)
    return dice


def example_of(count: int, faces: int) -> str:
    """A throw as it may be typed, for use in a sentence: `6+1` for two dice of 6."""
    return "+".join(str(faces if die % 2 == 0 else 1) for die in range(count))
