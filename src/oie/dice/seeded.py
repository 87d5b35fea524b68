"""Seeded dice: the same seed gives the same throws, on every machine and version, for ever.

The bytes are SHA-256 of the ASCII text `oie.seeded.1/<seed>/<block>` for block 0, 1, 2 …, both
numbers in decimal, one block of 32 bytes after another; throws and lots take their bytes from this one
stream in the order in which they are asked for, through the map of `oie.dice.unbiased`.
They are for tests, examples and the comparison of machines, not for play: whoever knows the seed
knows every throw.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count as counting
from typing import Final

from oie.dice.bounds import check_draw, check_throw, whole
from oie.dice.errors import DiceError, described
from oie.dice.protocol import DiceKind
from oie.dice.unbiased import faces_from, pick

MOST_SEED = 2**64 - 1


class SeededDice:
    """Dice whose every throw follows from `seed`, a number from 0 to 2^64 - 1.

    Raises:
        DiceError: `dice-seed`.
    """

    __slots__ = ("_stream",)

    kind: Final[DiceKind] = "seeded"

    def __init__(self, seed: int) -> None:
        if not whole(seed, 0, MOST_SEED):
            raise DiceError("dice-seed", most=MOST_SEED, got=described(seed))
        self._stream = _bytes_of(seed)

    def throw(self, count: int, faces: int = 6) -> tuple[int, ...]:
        """The next `count` dice of the stream, each 1 to `faces`."""
        check_throw(count, faces)
        return faces_from(self._stream, count, faces)

    def draw(self, n: int) -> int:
        """The next lot of the stream, 0 to n - 1."""
        check_draw(n)
        return pick(self._stream, n)


def _bytes_of(seed: int) -> Iterator[int]:
    for block in counting():
        yield from hashlib.sha256(f"oie.seeded.1/{seed}/{block}".encode("ascii")).digest()
