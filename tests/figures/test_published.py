"""Figures that others have published, reproduced from the shipped rulesets.

Sources: Althoen, King and Schilling 1993; possiblywrong.wordpress.com 2015; perlmonks 775760;
Zeilberger, oSnakesAndLadders2; Groote, Wiedijk and Zantema, SIAM Review 58(1), 2016.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

import oie
from oie.rulesets import shipped_sheet
from tests.figures.chain import build
from tests.figures.solve import distribution, exact_mean, solve

CHUTES = shipped_sheet("chutes-and-ladders").text
CHUTE_48 = CHUTES.replace("47, 49", "48, 49").replace("47: 26", "48: 26")


COIN = """
oie: 1
id: coin
version: 1
title: {en: Coin}
about: {en: One or two steps.}
seats: {min: 2, max: 2}
track: {spaces: 30, start: on}
dice: {count: 1, faces: 2}
overthrow: {rule: finish}
spaces: {}
"""


def test_chutes_and_ladders_needs_39_throws_as_an_exact_fraction() -> None:
    mean = exact_mean(build(oie.ruleset("chutes-and-ladders"), 1))
    assert mean == Fraction(
        225837582538403273407117496273279920181931269186581786048583,
        5757472998140039232950575874628786131130999406013041613400,
    )


def test_the_board_with_its_chute_on_48() -> None:
    rules = oie.load(CHUTE_48)
    assert rules.board[47] is None and rules.board[48] is not None
    alone, two = solve(build(rules, 1)), solve(build(rules, 2))
    assert alone.throws == pytest.approx(39.598366, abs=5e-7)
    assert two.throws == pytest.approx(52.518789, abs=5e-7)
    assert two.win[0] == pytest.approx(0.507803, abs=5e-7)


def test_the_lengths_of_a_million_counted_rounds() -> None:
    chances = distribution(build(oie.load(CHUTE_48), 1), 400)
    ended = [sum(chances[: n + 1]) for n in range(len(chances))]
    assert next(n for n, p in enumerate(ended) if p >= 0.5) == 33
    assert max(range(len(chances)), key=chances.__getitem__) == 22
    assert next(n for n, p in enumerate(ended) if p >= 0.1) == 15
    assert next(n for n, p in enumerate(ended) if p >= 0.9) == 73
    assert next(n for n, p in enumerate(chances) if p > 0) == 7
    assert chances[7] == pytest.approx(73 / 46656, abs=1e-15)


def test_thirty_spaces_and_a_coin() -> None:
    """Zeilberger: spaces 1 to 30, one or two steps with a half each, an overthrow finishes."""
    rules = oie.load(COIN)
    alone, two = solve(build(rules, 1)), solve(build(rules, 2))
    assert alone.turns == pytest.approx(19.55555556, abs=5e-9)
    assert alone.turns_sd**2 == pytest.approx(2.172839498, abs=5e-9)
    assert two.win[0] == pytest.approx(0.5955725767, abs=5e-11)


def test_oudhollands_with_two_pawns() -> None:
    odds = solve(build(oie.ruleset("oudhollands"), 2))
    assert odds.win == pytest.approx((0.39362514, 0.37998531), abs=5e-9)
    assert odds.drawn == pytest.approx(0.22638955, abs=5e-9)
    assert odds.turns == pytest.approx(40.624711, abs=5e-7)


def test_oudhollands_with_three_pawns() -> None:
    odds = solve(build(oie.ruleset("oudhollands"), 3))
    assert odds.win == pytest.approx((0.34595980, 0.33289941, 0.32114079), abs=5e-9)
    assert odds.drawn == 0
    assert odds.turns == pytest.approx(58.696817, abs=5e-7)
