"""The chain is the one that the core leads through: its states, its edges, and what becomes of them."""

from __future__ import annotations

import random

import numpy as np
import pytest

import oie
from oie.analysis import chain as chains
from oie.analysis.chain import Chain, batch_of, build
from oie.analysis.compile import compiled
from oie.analysis.errors import AnalysisError
from tests.analysis.comparing import faces_of
from tests.figures.chain import build as build_by_core
from tests.figures.chain import throws

GAMES: list[tuple[str, dict[str, object]]] = [
    ("famille", {}),
    ("jardin", {"deadlock": "draw"}),
    ("pair-impair", {}),
    ("oudhollands", {}),
]


def built(id: str, seats: int, **options: object) -> Chain:
    """The chain of a shipped game."""
    return build(compiled(oie.ruleset(id, **options)), seats)


@pytest.mark.parametrize(("id", "options"), GAMES, ids=[id for id, _ in GAMES])
@pytest.mark.parametrize("seats", [1, 2])
def test_it_has_as_many_states_as_one_made_by_asking_the_core(
    id: str, options: dict[str, object], seats: int
) -> None:
    slow = build_by_core(oie.ruleset(id, **options), seats).edges
    fast = built(id, seats, **options)
    # The slow one knows the start twice where first throws make no difference and pawns come back to it.
    slow = slow[1:] if slow[0] in slow[1:] else slow
    assert fast.count == len(slow)
    # An edge of the slow one stands for all throws that lead to one state at one cost.
    for turns in range(1, 6):
        ways = fast.tables.ways
        mine = int(((fast.turns == turns) @ ways).sum())
        assert mine == sum(e.weight for edges in slow for e in edges if e.turns == turns)
    ends = int(((fast.next == -1) @ fast.tables.ways).sum())
    assert ends == sum(e.weight for edges in slow for e in edges if e.state == -1)


@pytest.mark.parametrize(("id", "seats"), [("famille", 3), ("bolton", 3), ("jardin", 3), ("famille", 2)])
def test_rounds_of_the_core_go_along_its_edges(id: str, seats: int) -> None:
    rules = oie.ruleset(id)
    chain, classes = built(id, seats), compiled(rules).class_of()
    chance = random.Random(seats)
    position = oie.start(rules, seats, analysis=True).position
    assert int(chain.state_of(batch_of(chain.tables, position))[0]) == chain.begin
    for _ in range(600):
        state = int(chain.state_of(batch_of(chain.tables, position))[0])
        number = chance.randrange(len(classes))
        step = oie.play(position, oie.Throw(faces_of(rules, number)))
        after = step.position
        edge = int(chain.next[state, classes[number]])
        if after.result is not None:
            assert edge == (-1 if after.result.winner is not None else -2)
            position = oie.start(rules, seats, analysis=True).position
            continue
        assert edge == int(chain.state_of(batch_of(chain.tables, after))[0]) >= 0
        assert int(chain.shift[state, classes[number]]) == (after.seat - position.seat) % seats
        position = after


def test_throws_of_the_slow_chain_are_weighted_as_ours() -> None:
    rules = oie.ruleset("famille")
    assert sorted(throws(rules, True).values()) != sorted(compiled(rules).ways.tolist())
    assert sum(throws(rules, True).values()) == int(compiled(rules).ways.sum()) == 36


def test_a_position_that_no_round_comes_to_is_no_state() -> None:
    chain = built("famille", 2)
    rules = oie.ruleset("famille")
    for text in ("26* 0* / 0 to throw", "5 9 / 0 to throw", "3-7 4 / 1 to throw"):
        position = oie.position(rules, text)
        assert chain.state_of(batch_of(chain.tables, position)).tolist() == [-1]


def test_a_chain_from_a_position_has_what_follows_it() -> None:
    rules = oie.ruleset("famille")
    tables = compiled(rules)
    whole = built("famille", 2)
    late = build(tables, 2, batch_of(tables, oie.position(rules, "3-7 60 / 1 to throw")))
    assert late.next[late.begin].tolist().count(-1) == 1
    assert late.count > whole.count
    assert int(late.places[:, 1].max()) == 7


def test_too_many_states_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chains, "MOST_STATES", 2000)
    with pytest.raises(AnalysisError) as caught:
        built("famille", 2)
    assert caught.value.code == "odds-large"
    with pytest.raises(AnalysisError):
        built("famille", 7)


def test_keys_lead_to_positions_and_back() -> None:
    chain = built("bolton", 2)
    assert np.array_equal(chain.state_of(chain.batch(chain.keys)), np.arange(chain.count))
