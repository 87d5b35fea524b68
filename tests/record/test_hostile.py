"""Damaged and hostile files: one sentence each, and whatever is let through is a sound record."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from oie.record import RecordError, decode, encode, replay, verify
from tests.record.hostile import bad, good
from tests.record.support import record_of

SLOWEST = 5.0
"""CPU seconds for one file; the usual ones take milliseconds."""


def read_all(seeds: range) -> Counter[str]:
    """What became of each file, by code of refusal; `accepted` and `proved` for those that are sound."""
    became: Counter[str] = Counter()
    for seed in seeds:
        data = bad(seed)
        began = time.process_time()
        try:
            record = decode(data)
            became["read"] += 1
            resumed = replay(record)
            became["accepted"] += 1
            verify(record)
            became["proved"] += 1
        except RecordError as error:
            became[error.code] += 1
            sentence = str(error)
            assert "\n" not in sentence, seed
            assert len(sentence) < 500, seed
        else:
            text = encode(record)
            assert decode(text) == record, seed
            assert str(resumed.position), seed
        assert time.process_time() - began < SLOWEST, seed
    return became


@pytest.mark.clause("UX-57")
def test_hostile_files_are_refused_with_one_sentence() -> None:
    """UX-57: 1,000 damaged files, which is 1 % of what the hunt reads."""
    became = read_all(range(1000))
    refused = {code for code in became if code.startswith("record-")}
    # A generator that always fails in the same place, or never, would show nothing.
    assert len(refused) >= 30
    assert became["read"] >= 100
    assert became["accepted"] >= 10


@pytest.mark.hunt
@pytest.mark.clause("UX-57")
@pytest.mark.parametrize("part", range(20))
def test_many_hostile_files(part: int) -> None:
    """UX-57: 100,000 damaged files, in twenty parts for as many workers as there are."""
    read_all(range(1_000_000 + part * 5000, 1_000_000 + (part + 1) * 5000))


def test_the_files_that_are_damaged_are_good() -> None:
    for text in good():
        record = decode(text)
        assert verify(record).throws == len(record.throws)
        assert encode(record) == text


def test_a_long_record_is_read_in_good_time() -> None:
    """The longest record that a file can hold: every move of it is played."""
    record = record_of("chutes-and-ladders", moves=400)
    began = time.process_time()
    replay(decode(encode(record)))
    assert time.process_time() - began < SLOWEST
