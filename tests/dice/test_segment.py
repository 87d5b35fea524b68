"""The public facts of a segment, written and read again."""

import copy
import json
import pickle
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oie.dice import Contribution, DiceError, Lot, Segment

PLAIN: dict[str, Any] = {
    "table": "K7P3M",
    "round": 3,
    "segment": 2,
    "commitment": "0c" * 32,
    "contributions": [
        {"seat": 0, "c": "0a" * 32, "k": "0b" * 16},
        {"seat": 2, "c": "1a" * 32, "k": None},
        {"seat": 5, "c": None, "k": None},
    ],
    "first": 18,
    "lots": [{"of": 3, "drawn": 2}, {"of": 2, "drawn": 0}],
    "secret": None,
}


@pytest.mark.clause("UX-52")
def test_what_a_record_stores_is_read_back_the_same() -> None:
    """UX-52: `dice.segments` of a record are these plain objects, through JSON and back."""
    segment = Segment.from_dict(json.loads(json.dumps(PLAIN)))
    assert segment == Segment(
        table="K7P3M",
        round=3,
        segment=2,
        commitment="0c" * 32,
        contributions=(Contribution(0, "0a" * 32, "0b" * 16), Contribution(2, "1a" * 32), Contribution(5)),
        first=18,
        lots=(Lot(3, 2), Lot(2, 0)),
    )
    assert segment.as_dict() == PLAIN
    assert segment.keys == (b"\x0b" * 16, b"", b"")
    assert copy.deepcopy(segment) == pickle.loads(pickle.dumps(segment)) == segment


def test_a_shown_secret_is_stored() -> None:
    shown = {**PLAIN, "secret": "5e" * 32}
    assert Segment.from_dict(shown).as_dict() == shown


HEX64 = st.text("0123456789abcdef", min_size=64, max_size=64)


@settings(deadline=None)  # a busy machine is no fault of the dice
@given(
    st.text(st.characters(codec="utf-8", categories=["L", "N", "P", "S"]), min_size=1, max_size=64),
    st.integers(0, 2**31 - 1),
    st.integers(1, 2**31 - 1),
    st.lists(st.integers(0, 255), max_size=64, unique=True).map(sorted),
    HEX64,
)
def test_any_segment_survives_json(table: str, round_: int, number: int, seats: list[int], c: str) -> None:
    pages = tuple(Contribution(seat, c, c[:32]) for seat in seats)
    segment = Segment(table, round_, number, c, pages, number, (Lot(256, 255),), c)
    assert Segment.from_dict(json.loads(json.dumps(segment.as_dict()))) == segment


HUGE = pytest.param(10**5000, id="huge")
BAD_NUMBERS = [-1, 2**31, True, 1.0, "1", None, [], HUGE]
BAD_HEX = ["", "0" * 63, "0" * 65, "G" * 64, "0A" * 32, "٠" * 64, 0, [], b"0" * 64]


def refused(value: object) -> str:
    with pytest.raises(DiceError) as caught:
        Segment.from_dict(value)
    assert caught.value.code == "dice-segment"
    sentence = str(caught.value)
    assert sentence.startswith("sealed segment, ")
    assert len(sentence) < 250
    return sentence


@pytest.mark.parametrize("key", sorted(PLAIN))
def test_a_missing_key_is_named(key: str) -> None:
    value = {name: fact for name, fact in PLAIN.items() if name != key}
    assert refused(value) == f"sealed segment, segment: expected the key {key}, got none"


def test_an_unknown_key_is_refused() -> None:
    assert refused({**PLAIN, "note": 1}).endswith("got 1 more")


@pytest.mark.parametrize("key", ["round", "segment", "first"])
@pytest.mark.parametrize("value", BAD_NUMBERS)
def test_a_number_that_is_none_is_refused(key: str, value: object) -> None:
    assert f"sealed segment, {key}: expected a number from " in refused({**PLAIN, key: value})


@pytest.mark.parametrize("key", ["segment", "first"])
def test_segments_and_throws_are_counted_from_one(key: str) -> None:
    assert "expected a number from 1 to " in refused({**PLAIN, key: 0})
    assert Segment.from_dict({**PLAIN, "round": 0}).round == 0


@pytest.mark.parametrize("key", ["commitment", "secret"])
@pytest.mark.parametrize("value", BAD_HEX)
def test_what_is_no_hash_is_refused(key: str, value: object) -> None:
    sentence = refused({**PLAIN, key: value})
    assert sentence.startswith(f"sealed segment, {key}: expected 64 digits 0-9 a-f, got ")


def test_a_commitment_cannot_be_missing() -> None:
    assert refused({**PLAIN, "commitment": None}).endswith("got nothing")


@pytest.mark.parametrize("value", ["", "x" * 65, "a\nb", "a\x00", "\ud800", "\u202e", 5, None, ["K7P3M"]])
def test_what_is_no_code_is_refused(value: object) -> None:
    assert "sealed segment, table: expected a code of 1 to 64 printable characters" in refused(
        {**PLAIN, "table": value}
    )


@pytest.mark.parametrize("value", [None, 5, "text", [], [PLAIN], True, HUGE])
def test_what_is_no_object_is_refused(value: object) -> None:
    assert refused(value).startswith("sealed segment, segment: expected an object with table, round")


@pytest.mark.parametrize(
    "page",
    [
        None,
        {},
        {"seat": 0, "c": None},
        {"seat": 0, "c": None, "k": None, "more": 1},
        {"seat": -1, "c": None, "k": None},
        {"seat": True, "c": None, "k": None},
        {"seat": 256, "c": None, "k": None},
        {"seat": 0, "c": "0a" * 31, "k": None},
        {"seat": 0, "c": "0a" * 32, "k": "0a" * 32},
        {"seat": 0, "c": "0a" * 32, "k": ""},
        {"seat": 0, "c": None, "k": "0a" * 16},
        {"seat": 0, "c": 5, "k": 5},
    ],
)
def test_a_bad_contribution_is_refused(page: object) -> None:
    refused({**PLAIN, "contributions": [page]})


@pytest.mark.parametrize(
    "pages",
    [
        [{"seat": 1, "c": None, "k": None}, {"seat": 0, "c": None, "k": None}],
        [{"seat": 1, "c": None, "k": None}, {"seat": 1, "c": None, "k": None}],
        [{"seat": seat, "c": None, "k": None} for seat in range(65)],
        [None] * 10**5,
        {"0": None},
        None,
        "text",
    ],
)
def test_bad_lists_of_contributions_are_refused(pages: object) -> None:
    assert refused({**PLAIN, "contributions": pages}).startswith("sealed segment, contributions: ")


@pytest.mark.parametrize(
    "lots",
    [
        None,
        {},
        [None],
        [{}],
        [{"of": 0, "drawn": 0}],
        [{"of": 2, "drawn": 2}],
        [{"of": 2, "drawn": -1}],
        [{"of": 257, "drawn": 1}],
        [{"of": 2, "drawn": True}],
        [{"of": "2", "drawn": 1}],
        [{"of": 2, "drawn": 1}] * 257,
    ],
)
def test_bad_lots_are_refused(lots: object) -> None:
    refused({**PLAIN, "lots": lots})


def test_the_value_read_is_not_the_value_given() -> None:
    """What is read keeps nothing of the caller's object, and leaves it as it was."""
    given_value = copy.deepcopy(PLAIN)
    segment = Segment.from_dict(given_value)
    assert given_value == PLAIN
    given_value["contributions"].clear()
    assert len(segment.contributions) == 3


def test_a_refusal_repeats_no_digits() -> None:
    """A malformed secret may be most of a true one: the sentence tells its length only."""
    assert "5e5e" not in refused({**PLAIN, "secret": "5e" * 31 + "5E"})
