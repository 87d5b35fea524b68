"""The censuses as checked in: any change of a rule shows here as a diff."""

from __future__ import annotations

import difflib

import pytest

import oie
from tests.census.cases import CASES, EXPECTED, file_of, text_of


@pytest.mark.parametrize(("ruleset", "seats"), CASES)
def test_the_counts_are_those_checked_in(ruleset: str, seats: int) -> None:
    """`python -m tests.census` writes the files anew; the diff is to be understood first."""
    file = file_of(ruleset, seats)
    expected, found = file.read_text("utf-8"), text_of(ruleset, seats)
    diff = difflib.unified_diff(
        expected.splitlines(), found.splitlines(), f"{file.name} (checked in)", "counted now", lineterm=""
    )
    assert found == expected, "\n" + "\n".join(diff)


def test_every_shipped_ruleset_is_counted_with_one_two_and_three_seats() -> None:
    wanted = {(id, seats) for id in oie.shipped() for seats in (1, 2, 3) if seats <= oie.ruleset(id).seats[1]}
    assert set(CASES) == wanted
    assert len(wanted) == 17  # jardin has two pawns


def test_no_file_is_left_over() -> None:
    assert {p.name for p in EXPECTED.iterdir()} == {file_of(*case).name for case in CASES}
