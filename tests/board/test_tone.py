"""Tones: what kind of thing a space does, from its effects alone; and the legend made of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

import oie
from oie.board import Captions, legend, tone
from oie.board.tone import leads, narrowed, target
from oie.core.effects import Choose, Effect, Go, Hold, Lose, Pay, Repeat, ThrowAgain
from oie.core.ruleset import Kind

RULES = oie.ruleset("famille")


def kind(*effects: Effect, spaces: tuple[int, ...] = (10,)) -> Kind:
    return Kind("thing", spaces, effects, {})


@pytest.mark.parametrize(
    ("effects", "expected"),
    [
        ((Repeat(),), "go"),
        ((Repeat(direction="back"),), "back"),
        ((ThrowAgain(),), "go"),
        ((Go(30),), "go"),
        ((Go(3),), "back"),
        ((Go("origin"),), "back"),
        ((Go(((10, 4),)),), "back"),
        ((Lose(2),), "wait"),
        ((Lose(0),), "plain"),
        ((Hold(),), "hold"),
        ((Pay(3),), "first"),
        ((Pay(0),), "plain"),
        ((Pay(3), Hold()), "hold"),
        ((Pay(3), Go(1)), "back"),
        ((Choose(((Lose(1),), (Lose(2),))),), "wait"),
        ((Choose(((Lose(1),), (Go(1),))),), "first"),
        ((), "plain"),
    ],
)
def test_the_tone_of_a_space_is_read_off_its_effects(effects: tuple[Effect, ...], expected: str) -> None:
    assert tone(RULES, kind(*effects), 10) == expected


@pytest.mark.clause("S004-20", "A004-9")
def test_a_space_without_effects_is_marked_only_where_an_initial_throw_leads() -> None:
    dice = kind(spaces=(26, 12))
    assert (tone(RULES, dice, 26), tone(RULES, dice, 12), tone(RULES, None, 26)) == (
        "first",
        "plain",
        "plain",
    )
    assert tone(replace(RULES, initial=None), dice, 26) == "plain"


def test_targets_are_told_per_space() -> None:
    ladders = kind(Go(((10, 4), (20, 35))), spaces=(10, 20))
    assert (target(ladders, 20), target(kind(Go("origin")), 10), target(kind(Hold()), 10)) == (35, None, None)
    assert leads(ladders) and not leads(kind(Go(30)))
    assert narrowed(ladders, 20) == kind(Go(35), spaces=(20,))


@pytest.mark.clause("UX-12", "S004-10")
def test_the_legend_lists_every_kind_the_most_frequent_first() -> None:
    entries = legend(RULES, Captions("fr", effects={"goose": "avance encore"}))
    assert [e.key for e in entries] == ["goose", "dice", "bridge", "inn", "well", "maze", "prison", "death"]
    goose, dice, bridge = entries[:3]
    assert (goose.name, goose.tone, goose.picture, goose.effect) == ("Oie", "go", "goose", "avance encore")
    assert goose.spaces == tuple(sorted(RULES.kinds["goose"].spaces))
    assert dice.throws == (((3, 6), 26), ((4, 5), 53)) and not dice.targets
    assert (bridge.targets, bridge.throws, bridge.apart) == (((6, 12),), (), False)
    chutes = legend(oie.ruleset("chutes-and-ladders"))
    assert chutes[0].apart and chutes[0].targets[0] == (16, 6)
