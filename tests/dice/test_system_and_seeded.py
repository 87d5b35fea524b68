"""System dice and seeded dice: the spread of both, and the exact throws of the second."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oie.dice import Dice, DiceError, SeededDice, SystemDice


def chi_square(seen: Counter[int], ways: int) -> float:
    expected = seen.total() / ways
    return sum((seen[way] - expected) ** 2 / expected for way in range(ways))


@pytest.mark.parametrize("dice", [SystemDice(), SeededDice(7)], ids=["system", "seeded"])
def test_faces_and_lots_are_spread_evenly(dice: Dice) -> None:
    """6,000 faces and 2,000 lots: beyond these bounds once in about 10^12 runs of honest dice."""
    faces = Counter(die - 1 for _ in range(3000) for die in dice.throw(2))
    assert set(faces) == set(range(6))
    assert chi_square(faces, 6) < 65
    lots = Counter(dice.draw(3) for _ in range(2000))
    assert set(lots) == {0, 1, 2}
    assert chi_square(lots, 3) < 56


def test_the_bound_notices_a_loaded_die() -> None:
    """The other side of the test above: a six that comes a quarter of the time is far outside."""
    loaded = Counter({0: 900, 1: 900, 2: 900, 3: 900, 4: 900, 5: 1500})
    assert chi_square(loaded, 6) > 65 * 4


def test_system_dice_do_not_repeat() -> None:
    assert SystemDice().throw(100) != SystemDice().throw(100)


def test_seeded_throws_are_these_for_ever() -> None:
    """Known answers: whoever changes one of them breaks every seed that was ever written down."""
    dice = SeededDice(2026)
    assert [dice.throw(2) for _ in range(6)] == [(4, 6), (2, 4), (4, 2), (3, 6), (2, 4), (6, 2)]
    assert [dice.draw(5) for _ in range(6)] == [0, 0, 2, 2, 2, 3]
    assert SeededDice(0).throw(8) == (2, 3, 1, 5, 4, 5, 6, 3)
    assert SeededDice(2**64 - 1).throw(4, 20) == (15, 20, 16, 18)


@settings(deadline=None)  # a busy machine is no fault of the dice
@given(seed=st.integers(0, 2**64 - 1), count=st.integers(1, 100), faces=st.integers(2, 256))
def test_seeded_dice_follow_their_description(seed: int, count: int, faces: int) -> None:
    """The docstring of `oie.dice.seeded`, word by word."""
    blocks = (hashlib.sha256(f"oie.seeded.1/{seed}/{block}".encode()).digest() for block in range(20))
    stream = [byte for block in blocks for byte in block if byte < 256 // faces * faces]
    assert SeededDice(seed).throw(count, faces) == tuple(byte % faces + 1 for byte in stream[:count])


def test_throws_and_lots_share_one_stream() -> None:
    apart, together = SeededDice(3), SeededDice(3)
    first = apart.throw(1)
    assert together.throw(3) == (*first, apart.draw(6) + 1, *apart.throw(1))


@pytest.mark.parametrize("seed", [-1, 2**64, pytest.param(10**5000, id="huge"), True, 1.0, "1", None])
def test_a_seed_is_a_number_of_64_bits(seed: int) -> None:
    with pytest.raises(DiceError) as caught:
        SeededDice(seed)
    assert caught.value.code == "dice-seed"
    assert str(caught.value).startswith("expected a seed from 0 to 18446744073709551615, got ")
