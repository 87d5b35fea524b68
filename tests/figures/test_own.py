"""The figures of `famille` and `jardin`, computed exactly and independently several times over."""

from __future__ import annotations

from fractions import Fraction

import pytest

import oie
from oie.rulesets import shipped_sheet
from tests.figures.chain import build
from tests.figures.solve import distribution, exact_mean, solve

FAMILLE = shipped_sheet("famille").text


def changed(*changes: tuple[str, str]) -> oie.Ruleset:
    """`famille` with its file changed; each old text stands in it once."""
    text = FAMILLE
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return oie.load(text)


def test_a_lone_pawn() -> None:
    chain = build(oie.ruleset("famille"), 1)
    odds = solve(chain)
    assert exact_mean(chain) == Fraction(
        5783250731005352519755454690114931070854243223906044115,
        201894086036967061403660448345295204353317838518118708,
    )
    assert odds.turns == pytest.approx(28.644973433974, abs=5e-13)
    assert odds.turns_sd == pytest.approx(23.213037223124, abs=5e-12)
    assert odds.throws == pytest.approx(26.185382851845, abs=5e-12)


def test_the_lengths_of_a_lone_pawn() -> None:
    chances = distribution(build(oie.ruleset("famille"), 1), 300)
    printed = [
        0.0046296,
        0.0031722,
        0.0041569,
        0.0062382,
        0.0155712,
        0.0290825,
        0.0401655,
        0.0445045,
        0.0441572,
    ]
    assert chances[2:11] == pytest.approx(printed, abs=5e-8)
    assert chances[:2] == [0, 0] and chances[2] == pytest.approx(1 / 216, abs=1e-15)
    assert max(range(len(chances)), key=chances.__getitem__) == 9
    ended = [sum(chances[: n + 1]) for n in range(len(chances))]
    assert next(n for n, p in enumerate(ended) if p >= 0.5) == 21
    assert next(n for n, p in enumerate(ended) if p >= 0.95) == 75


def test_two_pawns() -> None:
    odds = solve(build(oie.ruleset("famille"), 2))
    assert odds.win == pytest.approx((0.513446548168, 0.486553451832), abs=5e-13)
    assert odds.turns == pytest.approx(33.331161789326, abs=5e-12)
    assert odds.throws == pytest.approx(30.579651080699, abs=5e-12)
    assert odds.turns_sd == pytest.approx(23.166459583, abs=5e-10)


def test_three_pawns() -> None:
    odds = solve(build(oie.ruleset("famille"), 3))
    assert odds.win == pytest.approx((0.35225447, 0.33355641, 0.31418913), abs=5e-9)
    assert odds.turns == pytest.approx(37.68635784, abs=5e-9)
    assert odds.turns_sd == pytest.approx(23.71317755, abs=5e-9)


AFTER_REVERSE = "do: [{repeat: {after_reverse: {direction: onward}}}]"
PRISON = "    at: [52]\n    do: [{lose: {turns: 2}}]"
READINGS = {
    "nine from the start": (
        oie.ruleset("famille", nine_from_start="whenever_at_start"),
        33.020853,
        0.506720,
        38.037943,
    ),
    "goose forward after a reverse": (
        changed((AFTER_REVERSE, AFTER_REVERSE.replace("onward", "forward"))),
        27.637374,
        0.513820,
        32.196826,
    ),
    "prison loses three turns": (
        changed((PRISON, PRISON.replace("2}", "3}"))),
        29.396816,
        0.513187,
        34.086316,
    ),
    "death leads to space 1": (changed(("{go: {to: 0}}", "{go: {to: 1}}")), 33.336052, 0.512309, 37.022743),
    "a pure race": (changed(("  rule: occupant_to_origin", "  rule: share")), 28.644973, 0.510541, 33.590424),
}


@pytest.mark.parametrize("reading", READINGS, ids=lambda name: name.replace(" ", "-"))
def test_other_readings(reading: str) -> None:
    rules, alone, first, two = READINGS[reading]
    assert solve(build(rules, 1)).turns == pytest.approx(alone, abs=5e-7)
    odds = solve(build(rules, 2))
    assert odds.win[0] == pytest.approx(first, abs=5e-7)
    assert odds.turns == pytest.approx(two, abs=5e-7)


def test_the_chance_of_ever_meeting_death() -> None:
    """0.622681477: a throw that touches 58 ends the round in a changed file."""
    rules = changed(("    at: [58]\n    do: [{go: {to: 0}}]", "    at: [58]\n    do: [{hold: {}}]"))
    assert solve(build(rules, 1)).drawn == pytest.approx(0.622681477, abs=5e-10)


def test_a_goose_that_runs_forward_after_a_reverse_loops_from_51_with_8() -> None:
    rules = changed((AFTER_REVERSE, AFTER_REVERSE.replace("onward", "forward")))
    step = oie.play(oie.position(rules, "51 4 / 0 to throw"), oie.Throw((6, 2)))
    assert any(isinstance(event, oie.Guarded) for event in step.events)
    assert step.position.spaces[0] == 59


def test_exchanging_the_initial_throws_changes_no_figure_but_the_throw() -> None:
    swapped = changed(
        ("{faces: [6, 3], go: 26}", "{faces: [6, 3], go: 53}"),
        ("{faces: [5, 4], go: 53}", "{faces: [5, 4], go: 26}"),
    )
    assert solve(build(swapped, 2)).win[0] == pytest.approx(0.513446548168, abs=5e-13)
    start = oie.start(oie.ruleset("famille"), 2).position
    assert oie.play(start, oie.Throw((6, 3))).position.spaces[0] == 26
    assert oie.play(start, oie.Throw((5, 4))).position.spaces[0] == 53


def test_jardin_with_two_dice_and_a_drawn_deadlock() -> None:
    odds = solve(build(oie.ruleset("jardin", deadlock="draw"), 2))
    assert odds.win[0] == pytest.approx(0.420553, abs=5e-7)
    assert odds.drawn == pytest.approx(0.166728, abs=5e-7)
    assert odds.turns == pytest.approx(43.4378, abs=5e-5)


def test_jardin_with_three_dice_stops_its_loops() -> None:
    forward = oie.start(oie.ruleset("jardin", dice=3), 2).position
    step = oie.play(forward, oie.Throw((6, 6, 6)))
    assert step.position.spaces[0] == 54 and any(isinstance(e, oie.Guarded) for e in step.events)
    back = oie.position(oie.ruleset("jardin", dice=3, goose_after_bounce="backward"), "60 3 / 0 to throw")
    assert oie.play(back, oie.Throw((6, 6, 6))).position.spaces[0] == 0
