"""The steps before the first throw: seals, keys, time, and every message that comes at a bad moment."""

import hashlib
from dataclasses import FrozenInstanceError
from itertools import permutations

import pytest

from oie.dice import SEALING_SECONDS, Contribution, DiceError, Sealing

KEYS = {seat: bytes([seat]) * 16 for seat in range(4)}
SEALS = {seat: hashlib.sha256(key).hexdigest() for seat, key in KEYS.items()}
COMMITMENT = "c0" * 32


def begun(*seats: int, now: float = 100) -> Sealing:
    return Sealing.begin("K7P3M", 1, 1, COMMITMENT, seats=seats, now=now)


def opening(*seats: int) -> Sealing:
    """All of `seats` have sealed at 101; keys may be opened until 111."""
    sealing = begun(*seats)
    for seat in seats:
        sealing = sealing.seal(seat, SEALS[seat], 101)
    return sealing


def code_of(caught: pytest.ExceptionInfo[DiceError]) -> str:
    return caught.value.code


def test_the_pages_have_ten_seconds() -> None:
    assert SEALING_SECONDS == 10


def test_all_seal_then_all_open() -> None:
    sealing = begun(0, 1)
    assert (sealing.phase, sealing.waiting, sealing.wake_at) == ("sealing", (0, 1), 110)
    sealing = sealing.seal(1, SEALS[1], 103)
    assert (sealing.phase, sealing.waiting, sealing.wake_at) == ("sealing", (0,), 110)
    sealing = sealing.seal(0, SEALS[0], 104)
    assert (sealing.phase, sealing.waiting, sealing.wake_at) == ("opening", (0, 1), 114)
    sealing = sealing.open(0, KEYS[0].hex(), 105)
    assert (sealing.phase, sealing.waiting, sealing.wake_at) == ("opening", (1,), 114)
    sealing = sealing.open(1, KEYS[1].hex(), 106)
    assert (sealing.phase, sealing.waiting, sealing.wake_at) == ("sealed", (), None)
    segment = sealing.segment()
    assert (segment.commitment, segment.secret, segment.first) == (COMMITMENT, None, 1)
    assert segment.contributions == tuple(Contribution(s, SEALS[s], KEYS[s].hex()) for s in (0, 1))


def test_the_order_in_which_pages_act_changes_nothing() -> None:
    results = set()
    for order in permutations((0, 1, 2)):
        sealing = begun(0, 1, 2)
        for seat in order:
            sealing = sealing.seal(seat, SEALS[seat], 101)
        for seat in reversed(order):
            sealing = sealing.open(seat, KEYS[seat].hex(), 102)
        results.add(sealing.segment())
    assert len(results) == 1


def test_a_page_that_seals_nothing_counts_as_empty_and_is_recorded() -> None:
    sealing = begun(0, 1).seal(0, SEALS[0], 101)
    assert sealing.at(109.99) is sealing
    sealing = sealing.at(110)
    assert (sealing.phase, sealing.waiting, sealing.wake_at) == ("opening", (0,), 120)
    segment = sealing.open(0, KEYS[0].hex(), 111).segment()
    assert segment.contributions[1] == Contribution(1, None, None)
    assert segment.keys == (KEYS[0], b"")


def test_a_key_that_is_not_opened_counts_as_empty_and_is_recorded() -> None:
    sealing = opening(0, 1).open(1, KEYS[1].hex(), 102)
    assert sealing.at(110.99).phase == "opening"
    segment = sealing.at(111).segment()
    assert segment.contributions[0] == Contribution(0, SEALS[0], None)
    assert segment.keys == (b"", KEYS[1])


def test_where_nobody_seals_there_is_nothing_to_open() -> None:
    assert begun(0, 1).at(110).segment().keys == (b"", b"")


def test_pages_have_their_full_time_to_open_though_the_authority_woke_late() -> None:
    sealing = begun(0, 1).seal(0, SEALS[0], 101).at(5000)
    assert (sealing.phase, sealing.wake_at) == ("opening", 5010)


def test_without_pages_the_dice_are_sealed_at_once() -> None:
    assert begun().segment().contributions == ()


def test_before_the_end_there_is_no_segment() -> None:
    with pytest.raises(DiceError, match=r"^the dice are not sealed yet: 1 of 2 pages are awaited$") as caught:
        opening(0, 1).open(0, KEYS[0].hex(), 102).segment()
    assert code_of(caught) == "dice-unready"


def test_a_repeated_message_changes_nothing() -> None:
    """A page whose line dropped sends again: the same value is accepted at any time, and alters nothing."""
    sealing = begun(0, 1).seal(0, SEALS[0], 101)
    assert sealing.seal(0, SEALS[0], 102) == sealing
    sealing = sealing.seal(1, SEALS[1], 103)
    assert sealing.seal(0, SEALS[0], 104) == sealing
    sealing = sealing.open(0, KEYS[0].hex(), 105)
    assert sealing.open(0, KEYS[0].hex(), 106) == sealing
    done = sealing.at(200)
    assert done.open(0, KEYS[0].hex(), 201) == done
    assert done.seal(0, SEALS[0], 201) == done


def test_a_seal_cannot_be_changed() -> None:
    with pytest.raises(DiceError) as caught:
        begun(0, 1).seal(0, SEALS[0], 101).seal(0, SEALS[3], 102)
    assert code_of(caught) == "dice-seal-changed"


def test_a_seal_cannot_be_copied_from_another_page() -> None:
    with pytest.raises(DiceError, match=r"^seat 1 sent the seal of seat 0$") as caught:
        begun(0, 1).seal(0, SEALS[0], 101).seal(1, SEALS[0], 102)
    assert code_of(caught) == "dice-seal-copied"


@pytest.mark.parametrize("now", [110, 111, 10**9])
def test_a_seal_that_comes_late_is_refused(now: float) -> None:
    with pytest.raises(DiceError) as caught:
        begun(0, 1).seal(0, SEALS[0], 101).seal(1, SEALS[1], now)
    assert code_of(caught) == "dice-seal-late"


def test_a_key_cannot_be_opened_while_others_seal() -> None:
    with pytest.raises(DiceError) as caught:
        begun(0, 1).seal(0, SEALS[0], 101).open(0, KEYS[0].hex(), 102)
    assert code_of(caught) == "dice-open-early"


def test_a_key_opens_at_the_deadline_even_where_nobody_woke_the_authority() -> None:
    sealing = begun(0, 1).seal(0, SEALS[0], 101).open(0, KEYS[0].hex(), 110)
    assert sealing.phase == "sealed"


def test_a_key_that_comes_late_is_refused() -> None:
    with pytest.raises(DiceError) as caught:
        opening(0, 1).open(0, KEYS[0].hex(), 111)
    assert code_of(caught) == "dice-open-late"


def test_a_page_without_a_seal_opens_nothing() -> None:
    with pytest.raises(DiceError) as caught:
        begun(0, 1).seal(0, SEALS[0], 101).at(110).open(1, KEYS[1].hex(), 111)
    assert code_of(caught) == "dice-open-nothing"


def test_a_key_that_was_not_sealed_is_refused() -> None:
    with pytest.raises(DiceError) as caught:
        opening(0, 1).open(0, KEYS[1].hex(), 102)
    assert code_of(caught) == "dice-open-mismatch"
    opened = opening(0, 1).open(0, KEYS[0].hex(), 102)
    with pytest.raises(DiceError) as caught:
        opened.open(0, KEYS[1].hex(), 103)
    assert code_of(caught) == "dice-open-mismatch"


@pytest.mark.parametrize("seat", [2, -1, True, "0", None, 0.0, 10**30])
def test_a_seat_without_a_page_is_refused(seat: int) -> None:
    with pytest.raises(DiceError) as caught:
        begun(0, 1).seal(seat, SEALS[2], 101)
    assert code_of(caught) == "dice-seal-stranger"
    with pytest.raises(DiceError) as caught:
        opening(0, 1).open(seat, KEYS[2].hex(), 101)
    assert code_of(caught) == "dice-seal-stranger"


HOSTILE = ["", "0" * 63, "0" * 65, "g" * 64, "A" * 64, " " * 64, "0" * 63 + "\n", "０" * 64, "é" * 64]


@pytest.mark.parametrize("value", [*HOSTILE, "0x" + "0" * 62, None, 5, b"0" * 64, ["0"] * 64, "\x00" * 64])
def test_what_is_no_hash_is_refused(value: str) -> None:
    with pytest.raises(DiceError, match=r"^seat 0: expected 64 digits 0-9 a-f, got ") as caught:
        begun(0).seal(0, value, 101)
    assert code_of(caught) == "dice-seal-form"


@pytest.mark.parametrize("value", [*(text[32:] for text in HOSTILE if text.strip("0")), None, {}, b"0" * 32])
def test_what_is_no_key_is_refused(value: str) -> None:
    with pytest.raises(DiceError, match=r"^seat 0: expected 32 digits 0-9 a-f, got ") as caught:
        opening(0, 1).open(0, value, 101)
    assert code_of(caught) == "dice-seal-form"


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64, 10**6])
def test_a_key_of_the_wrong_length_is_refused(length: int) -> None:
    with pytest.raises(DiceError, match=rf"got a text of {length} characters$"):
        opening(0, 1).open(0, "0" * length, 101)


def test_a_sealing_is_never_altered() -> None:
    sealing = begun(0, 1)
    sealing.seal(0, SEALS[0], 101)
    assert sealing == begun(0, 1)
    with pytest.raises(FrozenInstanceError):
        sealing.phase = "sealed"  # type: ignore[misc]


@pytest.mark.parametrize("seats", [(1, 0), (0, 0), (-1,), (256,), tuple(range(65)), ("0",), (True,)])
def test_the_pages_are_seats_by_rising_number(seats: tuple[int, ...]) -> None:
    with pytest.raises(DiceError) as caught:
        begun(*seats)
    assert code_of(caught) == "dice-segment"
