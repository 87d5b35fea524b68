"""The search for a deadlock counts what it walks: a choice deep in a throw costs all that lies before it."""

from __future__ import annotations

import pytest

import oie
from oie.core.game import Step
from oie.core.moves import Choice, Move, Throw
from oie.core.position import Position
from oie.rulesets import deadlocks
from oie.rulesets.reach import Ways

DEEP = """
oie: 1
id: deep
version: 1
title: {en: Deep}
about: {en: Every space asks.}
seats: {min: 2, max: 6}
track: {spaces: 60, start: before, goal: {en: {name: goal, at: at the goal}}}
dice: {count: 1, faces: 2}
spaces:
  k:
    at: [%s]
    do: [{choose: {among: [[{repeat: {}}], [{repeat: {direction: back}}], [{hold: {}}]]}}]
    words: {en: {name: k, at: at k}}
"""


def test_the_work_stays_within_what_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, walked, deepest = oie.load(DEEP % ", ".join(map(str, range(2, 60)))), 0, 0

    def play(position: Position, move: Move) -> Step:
        nonlocal walked, deepest
        depth = (
            1 if isinstance(move, Throw) or position.pending is None else len(position.pending.answers) + 2
        )
        assert isinstance(move, Throw | Choice)
        walked, deepest = walked + depth, max(deepest, depth)
        return oie.play(position, move)

    monkeypatch.setattr(deadlocks, "play", play)
    search = deadlocks._Search(rules, 6, 2_000)
    answer, _, _ = search.run()
    assert answer == "not-known" and deepest > 5
    assert walked <= 2_000 + deepest
    assert deadlocks.hold_spaces(rules, Ways(rules))[0]
