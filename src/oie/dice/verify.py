"""The proof of sealed throws, for anybody who has the segment with its secret and the throws."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NoReturn

from oie.dice.bounds import MOST_DICE, check_throw, is_throw
from oie.dice.derivation import lot_of, seal_of, throw_of
from oie.dice.errors import DiceError, plus
from oie.dice.secret import Secret
from oie.dice.segment import Segment


def verify(segment: Segment, throws: Iterable[Sequence[int]], faces: int = 6) -> None:
    """Prove that `throws`, from number `segment.first` on, are those that `segment` was sealed to.

    Checks the secret against the commitment, every opened key against its seal, every lot, and every
    throw of dice of 1 to `faces`, in this order.

    Raises:
        DiceError: `dice-unrevealed`, `dice-commitment`, `dice-contribution`, `dice-wrong-lot` or
            `dice-wrong-throw`, which names the first lot or throw that is wrong.
    """
    check_throw(1, faces)
    secret = _secret_of(segment)
    for page in segment.contributions:
        if page.k is not None and not hmac.compare_digest(seal_of(page.key), page.c or ""):
            raise DiceError("dice-contribution", segment=segment.segment, seat=page.seat)
    for number, lot in enumerate(segment.lots, 1):
        drawn = lot_of(secret.digest, segment.keys, number, lot.of)
        if drawn != lot.drawn:
            place = segment.segment
            raise DiceError("dice-wrong-lot", number=number, segment=place, expected=drawn, got=lot.drawn)
    for number, dice in enumerate(throws, segment.first):
        # No dice, or more than can be thrown, are wrong whatever a throw of so many would have given.
        count = min(max(len(dice), 1), MOST_DICE)
        expected = throw_of(secret.digest, segment.keys, number, count, faces)
        if not is_throw(dice, count, faces) or tuple(dice) != expected:
            raise DiceError("dice-wrong-throw", number=number, expected=plus(expected), got=plus(dice))


def by_segment(
    segments: Sequence[Segment], throws: Sequence[Sequence[int]]
) -> tuple[tuple[Segment, tuple[Sequence[int], ...]], ...]:
    """Each segment of a round with its own throws, out of all throws of the round from number 1 on.

    A segment's throws are those from its `first` to before the next one's; throws before the first
    segment belong to none (the round began with other dice). A round that was saved may be taken up at
    another table: each segment names its own.

    Raises:
        DiceError: `dice-segments` where the segments are not all of one round, in their order.
    """
    if segments and segments[0].segment != 1:
        _refuse(1, "segment", 1, segments[0].segment)
    for place, (one, following) in enumerate(pairwise(segments), 2):
        if following.round != one.round:
            _refuse(place, "round", one.round, following.round)
        if following.segment != place:
            _refuse(place, "segment", place, following.segment)
        if following.first < one.first:
            _refuse(place, "first", f"{one.first} or more", following.first)
    ends = [*(following.first for following in segments[1:]), len(throws) + 1]
    return tuple(
        (segment, tuple(throws[segment.first - 1 : end - 1]))
        for segment, end in zip(segments, ends, strict=False)  # no segment has no end of its own
    )


def _refuse(place: int, where: str, expected: object, got: object) -> NoReturn:
    raise DiceError("dice-segments", place=place, where=where, expected=expected, got=got)


def _secret_of(segment: Segment) -> Secret:
    if segment.secret is None:
        raise DiceError("dice-unrevealed", segment=segment.segment)
    secret = Secret(bytes.fromhex(segment.secret))
    commitment = secret.commitment(segment.table, segment.round, segment.segment)
    if not hmac.compare_digest(commitment, segment.commitment):
        raise DiceError("dice-commitment", segment=segment.segment)
    return secret
