"""The luck of a round: a curve of chances that ends at the result, and dice against fair ones."""

from __future__ import annotations

import numpy as np
import pytest

import oie
import oie.analysis
from oie.analysis.fortune import Luck, luck
from oie.dice import SeededDice
from tests.analysis.games import CHOOSING


def played(id: str, seats: int, seed: int, **options: object) -> tuple[oie.Ruleset, list[oie.Step]]:
    """A whole round with seeded dice."""
    rules, dice = oie.ruleset(id, **options), SeededDice(seed)
    steps = [oie.start(rules, seats, first=seed % seats)]
    while isinstance(steps[-1].position.awaits, oie.AwaitsThrow):
        steps.append(oie.play(steps[-1].position, oie.Throw(dice.throw(rules.dice))))
    return rules, steps


@pytest.mark.parametrize("seed", range(4))
def test_a_round_ends_where_its_winner_is_certain(seed: int) -> None:
    rules, steps = played("famille", 2, seed)
    found = luck(rules, steps)
    assert found.curve.shape == (len(steps), 2) and len(found.throws) == len(steps) - 1
    first = seed % 2
    assert found.curve[0, first] == pytest.approx(0.513446548168, abs=1e-12)
    assert found.curve[-1].tolist() == [float(found.winner == 0), float(found.winner == 1)]
    assert np.abs(found.curve.sum(axis=1) - 1).max() < 1e-12
    gained = [d.gained for d in found.dice]
    # With two seats what one gains the other loses, so the gains account for the whole curve.
    assert gained[0] - gained[1] == pytest.approx(found.curve[-1, 0] - found.curve[0, 0], abs=1e-12)


def test_the_turning_throw_is_the_one_that_won_most() -> None:
    rules = oie.ruleset("famille")
    steps = [oie.Step(oie.position(rules, "20 60 / 0 to throw"), ())]
    for faces in ((1, 1), (2, 2), (1, 2)):
        steps.append(oie.play(steps[-1].position, oie.Throw(faces)))
    found = luck(rules, steps)
    assert found.winner is None and found.turning is not None
    jump = np.abs(np.diff(found.curve, axis=0)).max(axis=1)
    assert found.turning == int(jump.argmax())
    won = [steps[0], *steps[1:2], oie.play(steps[1].position, oie.Throw((1, 2)))]
    ended = luck(rules, won)
    assert (ended.winner, ended.turning, ended.throws[1]) == (1, 1, (1, (1, 2)))


def test_dice_are_compared_with_fair_ones() -> None:
    rules = oie.ruleset("famille")
    steps = [oie.start(rules, 2)]
    for faces in ((6, 6), (1, 1), (6, 5), (1, 2)):
        steps.append(oie.play(steps[-1].position, oie.Throw(faces)))
    high, low = luck(rules, steps).dice
    assert (high.throws, high.mean, high.normal) == (2, 11.5, 7.0)
    assert high.at_least == pytest.approx(5 / 1296) and high.verdict == "high"
    assert low.at_most == pytest.approx(5 / 1296) and low.verdict == "low"
    assert high.spread == pytest.approx((35 / 6 / 2) ** 0.5)
    none = luck(rules, steps[:2]).dice[1]
    assert (none.throws, none.mean, none.at_least, none.verdict) == (0, 7.0, 1.0, "ordinary")


def test_a_drawn_round_leaves_nobody_a_chance() -> None:
    for seed in range(60):
        rules, steps = played("jardin", 2, seed, deadlock="draw")
        if steps[-1].position.result == oie.core.position.Result(None):
            found = luck(rules, steps)
            assert found.winner is None and found.curve[-1].tolist() == [0, 0]
            return
    pytest.fail("no round was drawn")


def test_four_seats_are_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oie.analysis.fortune.ROUNDS_EACH", 300)
    monkeypatch.setattr("oie.analysis.chances.SIMULATED", 3000)
    rules, steps = played("famille", 4, 1)
    found = luck(rules, steps[-6:])
    assert (found.method, found.winner) == ("simulation", steps[-1].position.result.winner)  # type: ignore[union-attr]
    assert 0.01 < found.error < 0.1
    assert found.curve[-1].max() == 1


def test_choices_count_with_their_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oie.analysis.fortune.ROUNDS_EACH", 40)
    monkeypatch.setattr("oie.analysis.chances.SIMULATED_BY_CORE", 40)
    rules = oie.load(CHOOSING)
    steps = [oie.start(rules, 2)]
    for move in (oie.Throw((2,)), oie.Choice(1), oie.Throw((1,))):
        steps.append(oie.play(steps[-1].position, move))
    found = luck(rules, steps)
    assert [seat for seat, _ in found.throws] == [0, 1] and found.curve.shape == (3, 2)


def test_it_shows_itself() -> None:
    rules, steps = played("famille", 2, 1)
    found = oie.analysis.luck(rules, steps)
    assert isinstance(found, Luck)
    assert "seat 1" in found._repr_html_() and found._repr_svg_().startswith("<svg")
    with pytest.raises(ValueError, match="opening"):
        luck(rules, [])


def test_everything_named_in_the_room_is_there() -> None:
    for name in oie.analysis.__all__:
        assert getattr(oie.analysis, name).__name__ == name
    with pytest.raises(AttributeError):
        _ = oie.analysis.nothing
