"""The map from bytes to faces, by exact enumeration of all 256 bytes."""

from collections import Counter
from itertools import cycle

import pytest

from oie.dice.unbiased import faces_from, pick, refused_from


def of_byte(byte: int, ways: int) -> int | None:
    """What one byte gives, or None where it is refused: the byte after it is then 0, which never is."""
    stream = iter([byte, 0])
    value = pick(stream, ways)
    return None if next(stream, None) is None else value


def test_each_face_of_six_has_42_of_252_bytes() -> None:
    given = Counter(of_byte(byte, 6) for byte in range(256))
    assert given == {0: 42, 1: 42, 2: 42, 3: 42, 4: 42, 5: 42, None: 4}
    assert [byte for byte in range(256) if of_byte(byte, 6) is None] == [252, 253, 254, 255]


def test_a_byte_gives_its_remainder_and_one() -> None:
    assert faces_from(iter([0, 5, 6, 251, 252, 255, 140]), 5, 6) == (1, 6, 1, 6, 3)


@pytest.mark.parametrize("ways", range(1, 257))
def test_every_number_of_ways_is_served_evenly(ways: int) -> None:
    given = Counter(of_byte(byte, ways) for byte in range(256))
    refused = given.pop(None, 0)
    assert set(given) == set(range(ways))
    assert set(given.values()) == {256 // ways}
    assert refused == 256 % ways < ways
    assert refused_from(ways) == 256 - refused


def test_pairs_of_dice_are_even_over_all_pairs_of_bytes() -> None:
    """Two dice from two accepted bytes: each of the 36 throws, order kept, has 42 x 42 of them."""
    faces = [faces_from(cycle([byte]), 1, 6)[0] for byte in range(252)]
    pairs = Counter((first, second) for first in faces for second in faces)
    assert len(pairs) == 36
    assert set(pairs.values()) == {42 * 42}
