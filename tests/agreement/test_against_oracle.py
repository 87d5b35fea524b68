"""The core and the oracle agree on every fact of whole rounds; two hands, one set of rules."""

from __future__ import annotations

import random

import pytest

import oie
from tests.agreement.compare import combinations, compare_round, every_value

SEATS = {"jardin": (1, 2)}


def seats_of(id: str) -> tuple[int, ...]:
    """Numbers of seats to compare."""
    return SEATS.get(id, (1, 2, 3, 5, 12))


@pytest.mark.parametrize("id", oie.shipped())
def test_every_value_of_every_option(id: str) -> None:
    compared = 0
    for place, options in enumerate(every_value(id)):
        for seats in seats_of(id):
            for seed in range(6):
                compared += compare_round(id, options, seats, 1000 * place + 20 * seats + seed, most=150)
    assert compared > 800


@pytest.mark.parametrize("id", ["jardin", "pair-impair", "bolton", "famille"])
def test_combinations_of_options(id: str) -> None:
    chance = random.Random(7)
    for place, options in enumerate(combinations(id, chance, 12)):
        compare_round(id, options, 2 if id == "jardin" else 2 + place % 3, seed=place, most=150)


@pytest.mark.hunt
@pytest.mark.parametrize("id", oie.shipped())
def test_thousands_of_rounds(id: str) -> None:
    chance = random.Random(20261130)
    compared = seed = 0
    while compared < 170_000:
        for options in combinations(id, chance, 40) or [{}]:
            seats = chance.choice([n for n in seats_of(id) if n > 1])
            seed += 1
            compared += compare_round(id, options, seats, seed, most=400)
