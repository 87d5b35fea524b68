"""The proof: true throws pass, and one changed bit anywhere is named."""

import hashlib
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oie.dice import Contribution, DiceError, Lot, SealedDice, Segment, by_segment, sealed_alone, verify
from tests.dice.independent import check

Throws = list[tuple[int, ...]]


def sealed(round_: int, segment: int = 1, first: int = 1) -> SealedDice:
    """Sealed dice whose secret and key are always the same, so that no test depends on luck."""
    return sealed_alone(
        "LOCAL",
        round_,
        segment,
        first,
        entropy=lambda size: hashlib.sha256(bytes([size, segment])).digest()[:size],
    )


def played(dice: SealedDice, throws: int = 6) -> tuple[Segment, Throws]:
    dice.draw(3)
    dice.draw(2)
    thrown = [dice.throw(2) for _ in range(throws)]
    return dice.reveal(), thrown


def code_of(segment: Segment, throws: Throws, faces: int = 6) -> str:
    with pytest.raises(DiceError) as caught:
        verify(segment, throws, faces)
    assert str(caught.value)
    return caught.value.code


def test_true_throws_are_proved_by_both_checks() -> None:
    segment, throws = played(sealed(1, segment=2, first=17))
    verify(segment, throws)
    verify(segment, [])
    assert check(segment.as_dict(), [list(dice) for dice in throws]) is None


def test_dice_of_other_faces_are_proved_too() -> None:
    dice = sealed(1)
    throws = [dice.throw(3, 12) for _ in range(5)]
    segment = dice.reveal()
    verify(segment, throws, faces=12)
    assert code_of(segment, throws, faces=20) == "dice-wrong-throw"
    assert code_of(segment, throws, faces=0) == "dice-faces"


@settings(deadline=None)  # a busy machine is no fault of the dice
@given(place=st.integers(0, 5), die=st.integers(0, 1), other=st.integers(1, 5))
def test_the_first_wrong_throw_is_named(place: int, die: int, other: int) -> None:
    segment, throws = played(sealed(1, segment=2, first=17))
    changed = list(throws[place])
    changed[die] = (changed[die] - 1 + other) % 6 + 1
    true, throws[place] = throws[place], tuple(changed)
    throws[5] = (7, 7)
    with pytest.raises(DiceError) as caught:
        verify(segment, throws)
    if place < 5:
        says = f"the sealed dice give {true[0]}+{true[1]}, got {changed[0]}+{changed[1]}"
        assert str(caught.value) == f"throw {17 + place}: {says}"
    assert caught.value.code == "dice-wrong-throw"
    assert check(segment.as_dict(), [list(dice) for dice in throws]) == f"throw {17 + place}"


def test_a_throw_left_out_put_in_or_exchanged_is_noticed() -> None:
    dice = sealed(1)
    throws = [dice.throw(8) for _ in range(4)]
    segment = dice.reveal()
    assert code_of(segment, throws[1:]) == "dice-wrong-throw"
    assert code_of(segment, [throws[0], *throws]) == "dice-wrong-throw"
    assert code_of(segment, [throws[1], throws[0], *throws[2:]]) == "dice-wrong-throw"
    assert code_of(segment, [throws[0][::-1]]) == "dice-wrong-throw"


BAD: list[Any] = [
    (),
    (0, 0),
    (1,) * 101,
    (1,) * 10**5,
    (True, True),
    (1.0, 2.0),
    ("1", "2"),
    (None,),
    "63",
    [[1], [2]],
]


@pytest.mark.parametrize("dice", BAD, ids=range(len(BAD)))
def test_what_is_no_throw_is_wrong_and_no_accident(dice: Any) -> None:
    segment, _ = played(sealed(1))
    with pytest.raises(DiceError) as caught:
        verify(segment, [dice])
    assert caught.value.code == "dice-wrong-throw"
    assert len(str(caught.value)) < 200


def test_true_and_1_are_not_the_same_face() -> None:
    dice = sealed(1)
    while 1 not in (thrown := dice.throw(1)):
        pass
    segment = replace(dice.reveal(), first=dice.next_throw - 1)
    verify(segment, [thrown])
    assert code_of(segment, [(True,)]) == "dice-wrong-throw"


def test_a_wrong_lot_is_named() -> None:
    segment, throws = played(sealed(1))
    second = segment.lots[1]
    wrong = replace(segment, lots=(segment.lots[0], Lot(2, 1 - second.drawn)))
    with pytest.raises(DiceError) as caught:
        verify(wrong, throws)
    assert caught.value.code == "dice-wrong-lot"
    expected = f"lot 2 of segment 1: the sealed dice give {second.drawn}, got {1 - second.drawn}"
    assert str(caught.value) == expected
    assert check(wrong.as_dict(), []) == "lot 2"


def test_a_secret_that_was_never_shown_proves_nothing() -> None:
    dice = sealed(1)
    throws = [dice.throw(2)]
    assert code_of(dice.segment, throws) == "dice-unrevealed"


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "00" * 32},
        {"commitment": "00" * 32},
        {"table": "OTHER"},
        {"round": 2},
        {"segment": 2},
    ],
)
def test_all_that_the_commitment_binds_is_checked(change: dict[str, Any]) -> None:
    segment, throws = played(sealed(1))
    assert code_of(replace(segment, **change), throws) == "dice-commitment"


def test_a_key_that_was_not_sealed_is_noticed() -> None:
    segment, throws = played(sealed(1))
    (page,) = segment.contributions
    forged = replace(segment, contributions=(replace(page, k="00" * 16),))
    with pytest.raises(DiceError, match=r"^segment 1: the key of seat 0 is not the one it sealed$"):
        verify(forged, throws)


def test_a_key_left_out_or_added_later_changes_the_throws() -> None:
    dice = sealed(1)
    throws = [dice.throw(8)]
    segment = dice.reveal()
    (page,) = segment.contributions
    dropped = replace(segment, contributions=(Contribution(page.seat, page.c),))
    added = replace(segment, contributions=(page, Contribution(1)))
    assert code_of(dropped, throws) == "dice-wrong-throw"
    assert code_of(added, throws) == "dice-wrong-throw"


def test_a_number_changed_in_the_record_is_noticed() -> None:
    dice = sealed(1)
    throws = [dice.throw(8)]
    assert code_of(replace(dice.reveal(), first=2), throws) == "dice-wrong-throw"
    verify(replace(dice.reveal(), first=2**31 - 1), [])
    assert code_of(replace(dice.reveal(), first=2**31 - 1), throws * 2) == "dice-wrong-throw"


def resumed() -> tuple[list[Segment], Throws]:
    """Throws 1 and 2 with other dice, 3 to 5 in one segment, none in the next, 6 and 7 in the last."""
    throws: Throws = [(1, 1), (2, 2)]
    segments = []
    for number, first, count in ((1, 3, 3), (2, 6, 0), (3, 6, 2)):
        dice = sealed(1, segment=number, first=first)
        throws += [dice.throw(2) for _ in range(count)]
        segments.append(dice.reveal())
    return segments, throws


@pytest.mark.clause("UX-56")
def test_the_throws_of_a_resumed_round_are_parted_by_segment_and_proved() -> None:
    """UX-56: each resume begins a segment, and each segment is proved with its own secret."""
    segments, throws = resumed()
    parts = by_segment(segments, throws)
    assert [len(part) for _, part in parts] == [3, 0, 2]
    assert [segment for segment, _ in parts] == segments
    for segment, part in parts:
        verify(segment, part)


@pytest.mark.clause("UX-56", "UX-59")
def test_a_round_that_goes_on_at_another_table_is_proved_too() -> None:
    throws: list[tuple[int, ...]] = []
    segments = []
    for number, table in ((1, "AAAAA"), (2, "BBBBB")):
        dice = sealed_alone(table, 1, segment=number, first=len(throws) + 1)
        throws += [dice.throw(2) for _ in range(3)]
        segments.append(dice.reveal())
    for segment, part in by_segment(segments, throws):
        verify(segment, part)


def test_a_record_cut_short_is_proved_as_far_as_it_goes() -> None:
    segments, throws = resumed()
    parts = by_segment(segments, throws[:4])
    assert [len(part) for _, part in parts] == [2, 0, 0]
    assert by_segment([], throws) == ()
    assert by_segment(segments[:1], []) == ((segments[0], ()),)


@pytest.mark.parametrize(
    ("place", "change", "sentence"),
    [
        (0, {"segment": 2}, "segment 1 of the round, segment: expected 1, got 2"),
        (1, {"segment": 3}, "segment 2 of the round, segment: expected 2, got 3"),
        (1, {"round": 2}, "segment 2 of the round, round: expected 1, got 2"),
        (2, {"first": 5}, "segment 3 of the round, first: expected 6 or more, got 5"),
    ],
)
def test_segments_that_are_not_of_one_round_are_refused(
    place: int, change: dict[str, Any], sentence: str
) -> None:
    segments, throws = resumed()
    segments[place] = replace(segments[place], **change)
    with pytest.raises(DiceError) as caught:
        by_segment(segments, throws)
    assert caught.value.code == "dice-segments"
    assert str(caught.value) == sentence
