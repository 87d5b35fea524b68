"""The odds: every published and independently computed figure, and that they hang together."""

from __future__ import annotations

import random
import time
from fractions import Fraction

import numpy as np
import pytest

import oie
from oie.analysis.chances import Odds, odds
from oie.analysis.errors import AnalysisError
from oie.rulesets import shipped_sheet
from tests.analysis.comparing import faces_of
from tests.analysis.games import CHOOSING, ENDLESS, OWN
from tests.figures.test_own import READINGS
from tests.figures.test_published import CHUTE_48, COIN


def test_chutes_and_ladders_as_a_fraction() -> None:
    """Althoen, King and Schilling, 1993."""
    found = odds(oie.ruleset("chutes-and-ladders"), 1)
    assert found.method == "fractions" and found.exact is not None
    assert found.exact.turns == found.exact.throws
    assert found.exact.throws == Fraction(
        225837582538403273407117496273279920181931269186581786048583,
        5757472998140039232950575874628786131130999406013041613400,
    )


def test_chutes_and_ladders_with_its_chute_on_48() -> None:
    """possiblywrong.wordpress.com, 2015; perlmonks 775760."""
    rules = oie.load(CHUTE_48)
    alone, two = odds(rules, 1), odds(rules, 2)
    assert alone.throws.mean == pytest.approx(39.598366, abs=5e-7)
    assert two.throws.mean == pytest.approx(52.518789, abs=5e-7)
    assert two.win[0] == pytest.approx(0.507803, abs=5e-7)
    lengths = alone.distribution()
    ended = np.cumsum(lengths)
    assert [int((ended < p).sum()) for p in (0.5, 0.1, 0.9)] == [33, 15, 73]
    assert int(lengths.argmax()) == 22
    assert int(np.flatnonzero(lengths)[0]) == 7
    assert lengths[7] == pytest.approx(73 / 46656, abs=1e-15)


def test_thirty_spaces_and_a_coin() -> None:
    """Zeilberger, oSnakesAndLadders2."""
    alone, two = odds(oie.load(COIN), 1), odds(oie.load(COIN), 2)
    assert alone.turns.mean == pytest.approx(19.55555556, abs=5e-9)
    assert alone.turns.sd**2 == pytest.approx(2.172839498, abs=5e-10)
    assert two.win[0] == pytest.approx(0.5955725767, abs=5e-11)


def test_oudhollands_with_two_pawns() -> None:
    """Groote, Wiedijk and Zantema, 2016."""
    found = odds(oie.ruleset("oudhollands"), 2)
    assert found.win == pytest.approx((0.39362514, 0.37998531), abs=5e-9)
    assert found.deadlock == pytest.approx(0.22638955, abs=5e-9)
    assert found.turns.mean == pytest.approx(40.624711, abs=5e-7)


def test_oudhollands_with_three_pawns() -> None:
    found = odds(oie.ruleset("oudhollands"), 3)
    assert found.win == pytest.approx((0.34595980, 0.33289941, 0.32114079), abs=5e-9)
    assert found.deadlock == 0
    assert found.turns.mean == pytest.approx(58.696817, abs=5e-7)
    assert found.method == "bicgstab" and found.residual < 1e-10


def test_famille_with_one_pawn() -> None:
    found = odds(oie.ruleset("famille"), 1)
    assert found.exact is not None and found.exact.turns == Fraction(
        5783250731005352519755454690114931070854243223906044115,
        201894086036967061403660448345295204353317838518118708,
    )
    assert found.turns.mean == pytest.approx(28.644973433974, abs=5e-13)
    assert found.turns.sd == pytest.approx(23.213037223124, abs=5e-13)
    assert found.throws.mean == pytest.approx(26.185382851845, abs=5e-13)
    assert (found.win, found.deadlock, found.residual) == ((1.0,), 0.0, 0.0)


def test_the_lengths_of_one_pawn() -> None:
    found = odds(oie.ruleset("famille"), 1)
    lengths = found.distribution()
    printed = [0.0046296, 0.0031722, 0.0041569, 0.0062382, 0.0155712]
    printed += [0.0290825, 0.0401655, 0.0445045, 0.0441572]
    assert lengths[2:11].tolist() == pytest.approx(printed, abs=5e-8)
    assert lengths[:2].tolist() == [0, 0] and lengths[2] == pytest.approx(1 / 216, abs=1e-15)
    ended = np.cumsum(lengths)
    assert (int(lengths.argmax()), *(int((ended < p).sum()) for p in (0.5, 0.95))) == (9, 21, 75)
    assert float(lengths @ np.arange(len(lengths))) == pytest.approx(found.turns.mean, abs=1e-8)


def test_the_spaces_that_one_pawn_ever_meets() -> None:
    ever = odds(oie.ruleset("famille"), 1).ever()
    assert ever[58] == pytest.approx(0.622681477, abs=5e-10)
    assert ever[63] == pytest.approx(1, abs=1e-12)
    assert ever[1] == 0


def test_famille_with_two_pawns() -> None:
    found = odds(oie.ruleset("famille"), 2)
    assert found.win == pytest.approx((0.513446548168, 0.486553451832), abs=5e-13)
    assert found.turns.mean == pytest.approx(33.331161789326, abs=5e-13)
    assert found.turns.sd == pytest.approx(23.166459583, abs=5e-10)
    assert found.throws.mean == pytest.approx(30.579651080699, abs=6e-13)
    assert (found.deadlock, found.method) == (0.0, "lu") and found.residual < 1e-12


def test_famille_with_three_pawns() -> None:
    found = odds(oie.ruleset("famille"), 3)
    assert found.win == pytest.approx((0.35225447, 0.33355641, 0.31418913), abs=5e-9)
    assert found.turns.mean == pytest.approx(37.68635784, abs=5e-9)
    assert found.turns.sd == pytest.approx(23.71317755, abs=5e-9)
    position = oie.position(oie.ruleset("famille"), "26 40 3 / 1 to throw")
    assert sum(found.of(position)) == pytest.approx(1, abs=1e-10)


@pytest.mark.parametrize("reading", READINGS, ids=lambda name: name.replace(" ", "-"))
def test_other_readings(reading: str) -> None:
    rules, alone, first, two = READINGS[reading]
    assert odds(rules, 1).turns.mean == pytest.approx(alone, abs=5e-7)
    found = odds(rules, 2)
    assert found.win[0] == pytest.approx(first, abs=5e-7)
    assert found.turns.mean == pytest.approx(two, abs=5e-7)


def test_exchanging_the_two_initial_throws_changes_no_figure() -> None:
    text = shipped_sheet("famille").text
    swapped = text.replace("faces: [6, 3], go: 26", "faces: [6, 3], go: 53")
    swapped = swapped.replace("faces: [5, 4], go: 53", "faces: [5, 4], go: 26")
    one, other = odds(oie.load(swapped), 2), odds(oie.ruleset("famille"), 2)
    assert one.win == pytest.approx(other.win, abs=1e-14)
    assert one.turns.mean == pytest.approx(other.turns.mean, abs=1e-12)
    after = oie.play(oie.start(oie.load(swapped), 2).position, oie.Throw((6, 3))).position
    assert str(after) == "53 0* / 1 to throw"
    mine, theirs = one.of(after), other.of(oie.position(other.rules, "26 0* / 1 to throw"))
    assert abs(mine[0] - theirs[0]) > 0.01


def test_jardin_with_a_drawn_deadlock() -> None:
    found = odds(oie.ruleset("jardin", deadlock="draw"), 2)
    assert found.win[0] == pytest.approx(0.420553, abs=5e-7)
    assert found.deadlock == pytest.approx(0.166728, abs=5e-7)
    assert found.turns.mean == pytest.approx(43.4378, abs=5e-5)
    assert sum(found.win) + found.deadlock == pytest.approx(1, abs=1e-13)


@pytest.mark.parametrize("id", ["famille", "bolton", "jardin", "pair-impair", "oudhollands", "again"])
def test_chances_are_the_mean_of_those_after_the_next_throw(id: str) -> None:
    """In random positions of rounds; the throws are the core's, so that any wrong edge would show."""
    rules = oie.load(OWN[id]) if id in OWN else oie.ruleset(id)
    found, chance = odds(rules, 2), random.Random(3)
    position = oie.start(rules, 2, first=1).position
    total = rules.faces**rules.dice
    for _ in range(25):
        steps = [oie.play(position, oie.Throw(faces_of(rules, n))).position for n in range(total)]
        mean = np.mean([found.of(after) for after in steps], axis=0)
        assert found.of(position) == pytest.approx(mean, abs=1e-12), str(position)
        position = chance.choice([step for step in steps if step.result is None])


def test_a_position_is_looked_up_at_once() -> None:
    """The bar is 20 ms; the best of several, because a busy machine only ever adds."""
    rules = oie.ruleset("famille")
    found, position = odds(rules, 2), oie.position(rules, "26 10 / 1 to throw")
    assert found.of(position) == pytest.approx((0.5262365448324966, 0.4737634551675034), abs=1e-12)
    spent = []
    for _ in range(5):
        before = time.perf_counter()
        found.of(position)
        spent.append(time.perf_counter() - before)
    assert min(spent) < 0.02


def test_the_round_may_begin_anywhere() -> None:
    rules = oie.ruleset("famille")
    position = oie.position(rules, "0 60 / 1 to throw")
    late = odds(rules, 2, position)
    assert late.win == pytest.approx(odds(rules, 2).of(position), abs=1e-13)
    assert late.win[1] > 0.55
    assert late.turns.mean < odds(rules, 2).turns.mean - 5
    assert late.position == "0 60 / 1 to throw"


def test_a_position_that_no_round_comes_to_has_odds_too() -> None:
    rules = oie.ruleset("famille")
    position = oie.position(rules, "40* 0* / 1 to throw")
    found = odds(rules, 2)
    assert found.of(position) == pytest.approx(odds(rules, 2, position).win, abs=1e-13)
    steps = [oie.play(position, oie.Throw(faces_of(rules, n))).position for n in range(36)]
    assert found.of(position) == pytest.approx(np.mean([found.of(s) for s in steps], axis=0), abs=1e-12)


def test_a_round_that_is_over_is_won_by_its_winner() -> None:
    rules = oie.ruleset("jardin", deadlock="draw")
    found = odds(rules, 2)
    assert found.of(oie.position(rules, "63 4 / 0 won")) == (1.0, 0.0)
    assert found.of(oie.position(rules, "26!1 52!2 / draw")) == (0.0, 0.0)


def test_what_was_solved_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = oie.ruleset("famille")
    before = odds(rules, 2)
    monkeypatch.setattr("oie.analysis.chances._solution", lambda _: pytest.fail("it was solved again"))
    for _ in range(2):
        again = odds(rules, 2)
        assert (again.win, again.turns, again.method) == (before.win, before.turns, before.method)
        rules.memo.pop(("odds", 2))  # then from the disk
    assert odds(rules, 2, oie.position(rules, "26 0* / 1 to throw")).deadlock == 0
    with pytest.raises(pytest.fail.Exception):
        odds(rules, 2, oie.position(rules, "5 9 / 0 to throw"))


def test_four_seats_are_simulated_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oie.analysis.chances.SIMULATED", 100_000)
    found = odds(oie.ruleset("famille"), 4)
    assert found.method == "simulation"
    assert 0 < found.residual < 0.03
    assert list(found.win) == sorted(found.win, reverse=True)  # who throws earlier wins more often
    assert 0.265 < found.win[0] < 0.28
    assert sum(found.win) == pytest.approx(1)
    assert (found.rounds, odds(oie.ruleset("famille"), 4, rounds=500).rounds) == (100_000, 500)
    position = oie.position(oie.ruleset("famille"), "62 0 0 0 / 0 to throw")
    assert found.of(position)[0] > found.of(position)[1]
    assert found.of(position) is found.of(position)


def test_a_game_with_choices_is_simulated_by_the_core() -> None:
    rules = oie.load(CHOOSING)
    found = odds(rules, 2)
    assert found.method == "simulation" and found.win[0] > 0.4


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: odds(oie.load(ENDLESS), 2), "odds-endless"),
        (lambda: odds(oie.ruleset("famille"), 0), "odds-seats"),
        (lambda: odds(oie.ruleset("famille"), 13), "odds-seats"),
        (
            lambda: odds(oie.ruleset("famille"), 2, oie.start(oie.ruleset("famille"), 3).position),
            "odds-position",
        ),
        (
            lambda: odds(oie.ruleset("famille"), 2).of(oie.start(oie.ruleset("jardin"), 2).position),
            "odds-position",
        ),
        (
            lambda: odds(oie.ruleset("famille"), 2).of(oie.start(oie.ruleset("famille"), 3).position),
            "odds-position",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_questions_without_an_answer(make: object, code: str) -> None:
    with pytest.raises(AnalysisError) as caught:
        make()  # type: ignore[operator]
    assert caught.value.code == code


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oie.analysis.packages.find_spec", lambda name: None)
    with pytest.raises(AnalysisError) as caught:
        odds(oie.ruleset("famille"), 2)
    assert str(caught.value).endswith("(numpy, scipy): pip install numpy scipy numba")


def test_in_a_notebook_it_is_a_table() -> None:
    shown = odds(oie.ruleset("famille"), 2)._repr_html_()
    assert "<td>seat 0 wins</td><td>0.513446548168</td>" in shown
    assert isinstance(odds(oie.ruleset("famille"), 2), Odds)
