"""The census itself: weights that add up, merging, choices, limits."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import oie
from oie.analysis.census import census, census_text, digest, orders
from oie.analysis.errors import CensusError

CHOOSING = """
oie: 1
id: fork
version: 1
title: {en: Fork}
about: {en: Go on or back.}
seats: {min: 2, max: 4}
track: {spaces: 8, start: before}
dice: {count: 1, faces: 3}
spaces:
  fork:
    at: [2, 5]
    do:
      - choose: {among: [[{go: {to: origin}}], [{go: {to: 6}}], [{lose: {turns: 1}}]]}
    words: {en: {name: fork, at: at the fork}}
"""


def by_hand(rules: oie.Ruleset, seats: int, depth: int) -> Counter[str]:
    """Every single sequence of `depth` ordered throws played out, none merged: position -> how often."""
    waiting = [(oie.start(rules, seats, analysis=True).position, 0)]
    ends: Counter[str] = Counter()
    while waiting:
        position, thrown = waiting.pop()
        awaits = position.awaits
        if isinstance(awaits, oie.AwaitsChoice):
            moves: list[oie.Move] = [oie.Choice(i) for i in range(len(awaits.among))]
        elif thrown == depth:
            ends[str(position)] += 1
            continue
        elif isinstance(awaits, oie.Finished):
            continue
        else:
            faces = range(1, awaits.faces + 1)
            moves = [oie.Throw(f) for f in product(faces, repeat=awaits.dice)]
            thrown += 1
        waiting += [(oie.play(position, move).position, thrown) for move in moves]
    return ends


@pytest.mark.parametrize(
    ("rules", "seats", "depth"),
    [
        (oie.ruleset("jardin"), 2, 2),
        (oie.ruleset("bolton", stake=3, deadlock="draw"), 1, 2),
        (oie.ruleset("pair-impair"), 3, 5),
        (oie.load(CHOOSING), 2, 4),
    ],
    ids=["jardin", "bolton", "pair-impair", "choices"],
)
def test_merging_positions_and_equal_faces_loses_no_sequence(
    rules: oie.Ruleset, seats: int, depth: int
) -> None:
    ends = by_hand(rules, seats, depth)
    level = census(rules, seats, depth).levels[-1]
    assert level.positions == len(ends)
    assert level.won == sum(n for text, n in ends.items() if " won" in text)
    assert level.won + level.drawn + level.running == ends.total()
    assert level.digest == digest(ends.items())


@pytest.mark.parametrize("id", oie.shipped())
def test_every_sequence_is_thrown_on_or_over(id: str) -> None:
    rules = oie.ruleset(id)
    before = 1
    for level in census(rules, 2, 4).levels:
        assert level.won + level.drawn + level.running == before * rules.faces**rules.dice
        assert level.events["Thrown"] == before * rules.faces**rules.dice
        assert level.events.get("Won", 0) == level.won
        assert level.events.get("Drawn", 0) == level.drawn
        before = level.running


def test_an_answer_is_a_branch_of_weight_one_counted_apart() -> None:
    found = census(oie.load(CHOOSING), 2, 3)
    before = 1
    for level in found.levels:
        offered, chosen = level.events["ChoiceOffered"], level.events["Chosen"]
        assert chosen == 3 * offered
        assert level.won + level.drawn + level.running == 3 * before + chosen - offered
        before = level.running
    assert [(e.faces, e.answers, str(e.position)) for e in found.endings] == [
        ((1,), (), "1 0* / 1 to throw"),
        ((2,), (0,), "0 0* / 1 to throw"),
        ((2,), (1,), "6 0* / 1 to throw"),
        ((2,), (2,), "2-1 0* / 1 to throw"),
        ((3,), (), "3 0* / 1 to throw"),
    ]
    assert "  2 #1  6 0* / 1 to throw\n" in census_text(found)


@pytest.mark.clause("S004-20")
def test_the_listing_of_single_throws_sees_what_no_aggregate_does() -> None:
    """Exchanging the results of 6+3 and 5+4 leaves every count as it is, as numbers.md says."""
    text = oie.ruleset("famille").text
    exchanged = text.replace("[6, 3], go: 26", "[6, 3], go: 53").replace("[5, 4], go: 53", "[5, 4], go: 26")
    assert exchanged != text
    rules, other = oie.ruleset("famille"), oie.load(exchanged)
    ours, theirs = census(rules, 2, 3), census(other, 2, 3)
    assert ours.levels == theirs.levels
    assert ours.endings != theirs.endings
    six_three = {e.faces: str(e.position) for e in ours.endings}[6, 3]
    assert six_three == "26 0* / 1 to throw"


def test_a_census_ends_where_no_sequence_runs_on() -> None:
    head, _, _ = CHOOSING.partition("spaces:\n")
    rules = oie.load(head.replace("spaces: 8", "spaces: 2") + "overthrow: {rule: finish}\nspaces: {}\n")
    found = census(rules, 1, 500)
    assert [(level.running, level.won) for level in found.levels] == [(1, 2), (0, 3)]


def test_orders_counts_the_ways_to_show_some_faces() -> None:
    assert [orders(f) for f in ((1,), (2, 2), (2, 3), (1, 1, 2), (1, 2, 3), (4, 4, 4))] == [1, 1, 2, 3, 6, 1]
    every = [tuple(sorted(f)) for f in product(range(1, 7), repeat=3)]
    assert {f: orders(f) for f in set(every)} == Counter(every)


@pytest.mark.parametrize("depth", [0, -1, 501, True, 10**30])
def test_a_depth_out_of_bounds_is_refused(depth: int) -> None:
    with pytest.raises(CensusError) as refused:
        census(oie.ruleset("famille"), 2, depth)
    assert refused.value.code == "census-depth"


@pytest.mark.parametrize("seats", [0, -2, 13, 10**30])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(oie.PositionError, match="expected 1 to 12 seats"):
        census(oie.ruleset("famille"), seats, 1)


def test_dice_that_fall_in_too_many_ways_are_refused() -> None:
    with pytest.raises(CensusError, match="64000000 ways"):
        census(oie.load(CHOOSING.replace("count: 1, faces: 3", "count: 6, faces: 20")), 1, 1)


def test_a_depth_with_too_many_positions_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oie.analysis.census.MOST_POSITIONS", 200)
    with pytest.raises(CensusError, match="depth 3 has more than 200"):
        census(oie.ruleset("famille"), 2, 5)
