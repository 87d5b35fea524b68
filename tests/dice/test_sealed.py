"""Sealed dice: known answers, and what a restart, a resume and the end of a round do to them."""

import hashlib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oie.dice import Contribution, DiceError, Lot, SealedDice, Secret, Segment, sealed_alone
from tests.dice.independent import values

RAW = bytes(range(32))


def seal(key: bytes) -> str:
    return hashlib.sha256(key).hexdigest()


def segment_of(*keys: bytes | None, raw: bytes = RAW, segment: int = 1, first: int = 1) -> Segment:
    pages = tuple(
        Contribution(seat, seal(key), key.hex()) if key else Contribution(seat)
        for seat, key in enumerate(keys)
    )
    return Segment("K7P3M", 1, segment, Secret(raw).commitment("K7P3M", 1, segment), pages, first)


def dice_of(*keys: bytes | None) -> SealedDice:
    return SealedDice(Secret(RAW), segment_of(*keys))


def shown(segment: Segment) -> dict[str, Any]:
    return {**segment.as_dict(), "secret": RAW.hex()}


def counted() -> Callable[[int], bytes]:
    """Random bytes that are none: 32 of 1, then 16 of 2 ..."""
    calls = iter(range(1, 100))
    return lambda size: bytes([next(calls)]) * size


def test_the_throws_of_the_page_are_these() -> None:
    """Known answers, those of docs/reference/sealed-dice.md: changing one breaks every record."""
    sealed = segment_of(bytes(range(0xA0, 0xB0)), bytes(range(0x75, 0x85)), None)
    assert sealed.commitment == "2909a659a01b23b31c403f5751c39a00ac518acb2bfb5c71959e5e57f2f84257"
    dice = SealedDice(Secret(RAW), sealed)
    assert dice.draw(3) == 1
    assert [dice.throw(2) for _ in range(4)] == [(4, 5), (1, 3), (3, 6), (4, 3)]


@settings(deadline=None)  # a busy machine is no fault of the dice
@given(
    st.lists(st.none() | st.binary(min_size=16, max_size=16), max_size=4),
    st.integers(1, 100),
    st.integers(2, 256),
    st.integers(1, 256),
)
def test_throws_and_lots_follow_the_page(keys: list[bytes | None], count: int, faces: int, n: int) -> None:
    """Against the second implementation, throws of several blocks included."""
    dice = dice_of(*keys)
    facts = shown(dice.segment)
    assert dice.throw(count, faces) == tuple(v + 1 for v in values(facts, b"T", 1, count, faces))
    assert dice.throw(count) == tuple(v + 1 for v in values(facts, b"T", 2, count, 6))
    assert [dice.draw(n), dice.draw(n)] == [values(facts, b"L", number, 1, n)[0] for number in (1, 2)]


def test_a_long_throw_goes_on_in_the_next_block() -> None:
    """100 dice need four blocks; the first 32 bytes alone would end after at most 32 of them."""
    dice = dice_of(b"k" * 16).throw(100)
    assert dice == tuple(v + 1 for v in values(shown(segment_of(b"k" * 16)), b"T", 1, 100, 6))
    assert len({dice[start : start + 30] for start in (0, 30, 60)}) == 3


def test_a_throw_begins_with_the_faces_of_a_shorter_one() -> None:
    assert dice_of(b"k" * 16).throw(100)[:2] == dice_of(b"k" * 16).throw(2)


def test_each_part_of_the_derivation_counts() -> None:
    """Secret, keys, their order, and who kept silent: each changes the throws."""
    one, two = b"1" * 16, b"2" * 16
    ways = [(), (None,), (one,), (two,), (one, two), (two, one), (one, None), (None, one), (one, None, two)]
    throws = {dice_of(*keys).throw(100) for keys in ways}
    other = bytes(32)
    throws.add(SealedDice(Secret(other), segment_of(one, raw=other)).throw(100))
    assert len(throws) == len(ways) + 1


def test_the_commitment_binds_table_round_and_segment() -> None:
    secret = Secret(RAW)
    places = [
        ("K7P3M", 1, 1),
        ("K7P3M", 1, 2),
        ("K7P3M", 2, 1),
        ("K7P3", 1, 1),
        ("K7P3M1", 1, 1),
        ("É", 1, 1),
    ]
    assert len({secret.commitment(*place) for place in places}) == len(places)


def test_lots_and_throws_are_counted_apart() -> None:
    with_lots, without = dice_of(b"k" * 16), dice_of(b"k" * 16)
    with_lots.draw(2)
    with_lots.draw(12)
    assert with_lots.throw(2) == without.throw(2)
    assert (with_lots.next_throw, without.next_throw) == (2, 2)
    assert [lot.of for lot in with_lots.segment.lots] == [2, 12]


def test_dice_built_anew_for_the_same_throw_give_it_again() -> None:
    """After a restart, or where the throw was not committed, throw n is throw n."""
    dice = dice_of(b"k" * 16)
    lot, thrown = dice.draw(5), [dice.throw(2) for _ in range(5)]
    kept = Secret(RAW).uncover()  # what the store keeps, in its own table
    again = SealedDice(Secret(kept), Segment.from_dict(dice.segment.as_dict()), next_throw=4)
    assert [again.throw(2), again.throw(2)] == thrown[3:]
    assert again.segment.lots == (Lot(5, lot),)
    assert again.draw(5) == dice.draw(5)


def test_a_throw_that_is_refused_is_not_used_up() -> None:
    dice, other = dice_of(), dice_of()
    for count, faces in ((0, 6), (2, 1), (101, 6)):
        with pytest.raises(DiceError):
            dice.throw(count, faces)
    with pytest.raises(DiceError):
        dice.draw(0)
    assert (dice.throw(2), dice.draw(2)) == (other.throw(2), other.draw(2))


@pytest.mark.clause("UX-56")
def test_a_resumed_round_begins_a_new_segment() -> None:
    """UX-56: a new secret, a new commitment, new keys; the throws go on counting."""
    before = sealed_alone("LOCAL", 1)
    before.throw(2)
    after = sealed_alone("LOCAL", 1, segment=2, first=2)
    assert (after.segment.segment, after.segment.first, after.next_throw) == (2, 2, 2)
    assert after.segment.commitment != before.segment.commitment
    assert after.segment.contributions != before.segment.contributions
    assert after.throw(100) != before.throw(100)


def test_after_the_secret_is_shown_there_are_no_more_throws() -> None:
    dice = dice_of(b"k" * 16)
    dice.throw(2)
    assert dice.segment.secret is None
    facts = dice.reveal()
    assert facts.secret == RAW.hex()
    assert dice.segment == dice.reveal() == facts
    for attempt in (lambda: dice.throw(2), lambda: dice.draw(2), lambda: SealedDice(Secret(RAW), facts)):
        with pytest.raises(DiceError, match=r"^the secret of segment 1 has been shown: "):
            attempt()


def test_another_secret_is_refused() -> None:
    with pytest.raises(DiceError) as caught:
        SealedDice(Secret(bytes(32)), segment_of())
    assert caught.value.code == "dice-wrong-secret"


@pytest.mark.parametrize("number", [4, 0, -1, 2**31, True, 5.0, "5"])
def test_a_throw_outside_the_segment_is_refused(number: int) -> None:
    with pytest.raises(DiceError) as caught:
        SealedDice(Secret(RAW), segment_of(first=5), next_throw=number)
    assert caught.value.code == "dice-number"


def test_the_last_number_can_be_thrown() -> None:
    dice = SealedDice(Secret(RAW), segment_of(), next_throw=2**31 - 1)
    assert len(dice.throw(2)) == len(dice.throw(2)) == 2


def test_without_pages_the_program_contributes() -> None:
    """Play in the terminal: one key, of the program itself, sealed and opened like a page's."""
    dice = sealed_alone("LOCAL", 7, entropy=counted())
    assert dice.segment.contributions == (Contribution(0, seal(b"\2" * 16), "02" * 16),)
    assert (dice.segment.table, dice.segment.round, dice.segment.segment) == ("LOCAL", 7, 1)
    assert dice.reveal().secret == "01" * 32
    assert sealed_alone("LOCAL", 7).segment.commitment != sealed_alone("LOCAL", 7).segment.commitment
