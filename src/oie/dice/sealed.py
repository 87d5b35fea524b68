"""Sealed dice: every throw fixed before the first by a secret and the pages' keys, and provable later.

The throws follow from the secret, the keys and the throw's number alone, so that asking again for
the same number gives the same throw: after a restart, or where a throw was not committed, the dice are
built anew from the stored secret, the segment and the number of throws in the log.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from oie.dice.bounds import check_draw, check_throw, whole
from oie.dice.derivation import KEY_BYTES, MOST_NUMBER, lot_of, seal_of, throw_of
from oie.dice.errors import DiceError, described
from oie.dice.protocol import DiceKind
from oie.dice.sealing import Sealing
from oie.dice.secret import Secret
from oie.dice.segment import Lot, Segment


class SealedDice:
    """The dice of one segment, from throw `next_throw` on (by default its first).

    Raises:
        DiceError: `dice-wrong-secret` where the segment was committed to another secret,
            `dice-revealed` where it has been shown, `dice-number` where `next_throw` is none of its throws.
    """

    __slots__ = ("_keys", "_next", "_secret", "_segment")

    kind: Final[DiceKind] = "sealed"

    def __init__(self, secret: Secret, segment: Segment, next_throw: int | None = None) -> None:
        number = segment.first if next_throw is None else next_throw
        if segment.secret is not None:
            raise DiceError("dice-revealed", segment=segment.segment)
        if not whole(number, segment.first, MOST_NUMBER):
            raise DiceError("dice-number", first=segment.first, most=MOST_NUMBER, got=described(number))
        expected = secret.commitment(segment.table, segment.round, segment.segment)
        if not hmac.compare_digest(expected, segment.commitment):
            raise DiceError("dice-wrong-secret", segment=segment.segment)
        self._secret = secret
        self._segment = segment
        self._keys = segment.keys
        self._next = number

    @property
    def segment(self) -> Segment:
        """The public facts so far, with the lots drawn; the secret only after `reveal`."""
        return self._segment

    @property
    def next_throw(self) -> int:
        """The number in the round of the throw that comes next."""
        return self._next

    def throw(self, count: int, faces: int = 6) -> tuple[int, ...]:
        """Throw `next_throw` of the round.

        Raises:
            DiceError: `dice-revealed` after `reveal`.
        """
        check_throw(count, faces)
        self._check_hidden()
        dice = throw_of(self._secret.digest, self._keys, self._next, count, faces)
        self._next += 1
        return dice

    def draw(self, n: int) -> int:
        """The next lot of the segment, 0 to n - 1, which from now on stands in it.

        Raises:
            DiceError: `dice-revealed` after `reveal`.
        """
        check_draw(n)
        self._check_hidden()
        lots = self._segment.lots
        drawn = lot_of(self._secret.digest, self._keys, len(lots) + 1, n)
        self._segment = replace(self._segment, lots=(*lots, Lot(n, drawn)))
        return drawn

    def reveal(self) -> Segment:
        """The segment with its secret shown, at the end of the round; these dice throw no more."""
        self._segment = replace(self._segment, secret=self._secret.uncover().hex())
        return self._segment

    def _check_hidden(self) -> None:
        if self._segment.secret is not None:
            raise DiceError("dice-revealed", segment=self._segment.segment)


def sealed_alone(
    table: str,
    round_: int,
    segment: int = 1,
    first: int = 1,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
) -> SealedDice:
    """Sealed dice for play without pages: the program itself contributes, as the page of seat 0.

    `entropy` gives so many random bytes; anything but the system's randomness is for tests.
    """
    secret = Secret.drawn(entropy)
    key = entropy(KEY_BYTES)
    commitment = secret.commitment(table, round_, segment)
    sealing = Sealing.begin(table, round_, segment, commitment, seats=(0,), now=0, first=first)
    sealing = sealing.seal(0, seal_of(key), now=0).open(0, key.hex(), now=0)
    return SealedDice(secret, sealing.segment())
