"""What may be asked of dice; the same limits for every kind, so that kinds can be exchanged."""

from __future__ import annotations

from oie.dice.errors import DiceError, described

MOST_DICE = 100
"""The most dice in one throw."""

LEAST_FACES = 2
"""The fewest faces of a die."""

MOST_FACES = 256
"""The most faces of a die: one byte tells any face apart."""

MOST_LOTS = 256
"""The most lots among which one is drawn."""


def whole(value: object, least: int, most: int) -> bool:
    """Whether `value` is a whole number from `least` to `most`; True and False are none."""
    return type(value) is int and least <= value <= most


def check_throw(count: int, faces: int) -> None:
    """Refuse a throw of too few or too many dice, or of dice that cannot exist.

    Raises:
        DiceError: `dice-count` or `dice-faces`.
    """
    if not whole(count, 1, MOST_DICE):
        raise DiceError("dice-count", most=MOST_DICE, got=described(count))
    if not whole(faces, LEAST_FACES, MOST_FACES):
        raise DiceError("dice-faces", least=LEAST_FACES, most=MOST_FACES, got=described(faces))


def check_draw(n: int) -> None:
    """Refuse a lot among none or too many.

    Raises:
        DiceError: `dice-lot`.
    """
    if not whole(n, 1, MOST_LOTS):
        raise DiceError("dice-lot", most=MOST_LOTS, got=described(n))


def is_throw(dice: object, count: int, faces: int) -> bool:
    """Whether `dice` is a throw of exactly `count` dice of 1 to `faces`."""
    return isinstance(dice, list | tuple) and len(dice) == count and all(whole(die, 1, faces) for die in dice)
