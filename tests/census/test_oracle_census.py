"""The same counts by the oracle, which imports nothing of `oie`: every position, weight and throw.

The oracle plays every ordered throw by itself and its positions are written down here in the
notation, so that one digest over all (position, weight) pairs compares the whole level.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import pytest

import oie
from oie.analysis.census import census, digest
from oie.core.ruleset import OptionValue
from oie.rulesets import shipped_sheet
from tests.oracle import Answer, State, follow, start


@dataclass
class Found:
    """One level by the oracle."""

    weights: dict[str, int]
    won: int = 0
    drawn: int = 0
    running: int = 0


def notation(state: State, answer: Answer) -> str:
    """A round of the oracle as a position text of `oie`."""
    by_event = state["ruleset"] != "oudhollands"  # there a hold is a state: standing alone
    several = sum(answer["held"]) > 1
    seats = []
    for seat, player in enumerate(state["players"]):
        since, counters = answer["held_since"][seat], answer["counters"]
        order = f"!{since + 1 if several else ''}" if by_event and since is not None else ""
        seats.append(
            f"{player['space']}"
            + ("" if player["first_throw_done"] else "*")
            + order
            + (f"-{player['wait']}" if player["wait"] else "")
            + (f"${counters[seat]}" if counters is not None else "")
        )
    if answer["draw"]:
        awaited = "draw"
    elif answer["winner"] is not None:
        awaited = f"{answer['winner']} won"
    else:
        awaited = f"{answer['next']} to throw"
    pool = f" / pool {answer['pool']}" if answer["counters"] is not None else ""
    return f"{' '.join(seats)} / {awaited}{pool}"


def oracle_levels(opening: State, dice: int, depth: int) -> Iterator[Found]:
    """Levels from depth 1, equal positions merged by their text."""
    running: dict[str, tuple[State, int]] = {"": (opening, 1)}
    for _ in range(depth):
        found, onward = Found({}), dict[str, tuple[State, int]]()
        for state, weight in running.values():
            for faces in product(range(1, 7), repeat=dice):
                after, answer = follow(state, list(faces))
                text = notation(after, answer)
                found.weights[text] = found.weights.get(text, 0) + weight
                if answer["draw"]:
                    found.drawn += weight
                elif answer["winner"] is not None:
                    found.won += weight
                else:
                    found.running += weight
                    onward[text] = (after, found.weights[text])
        yield found
        running = onward


def same(id: str, options: dict[str, object], seats: int, depth: int) -> None:
    """Compare every level to `depth`, and every single first throw."""
    rules = oie.ruleset(id, **options)
    ours = census(rules, seats, depth)
    opening = start(id, options, seats)
    for level, theirs in zip(ours.levels, oracle_levels(opening, rules.dice, depth), strict=True):
        assert level.positions == len(theirs.weights)
        assert (level.won, level.drawn, level.running) == (theirs.won, theirs.drawn, theirs.running)
        assert level.digest == digest(theirs.weights.items())
    for ending in ours.endings:
        assert str(ending.position) == notation(*follow(opening, list(ending.faces))), ending.faces


DEPTHS = {1: 3, 2: 3, 3: 2}


@pytest.mark.parametrize("seats", DEPTHS)
@pytest.mark.parametrize("id", oie.shipped())
def test_the_oracle_counts_the_same(id: str, seats: int) -> None:
    if seats <= oie.ruleset(id).seats[1]:
        same(id, {}, seats, DEPTHS[seats])


def one_option_changed() -> Iterator[tuple[str, str, OptionValue]]:
    """Every value of every option that is not its default; of a range its ends."""
    for id in oie.shipped():
        for name, option in shipped_sheet(id).options.items():
            for value in option.values or option.span or ():
                if value != option.default:
                    yield id, name, value


OPTIONS = list(one_option_changed())


@pytest.mark.parametrize(("id", "name", "value"), OPTIONS, ids=["-".join(map(str, o)) for o in OPTIONS])
def test_the_oracle_counts_the_same_under_every_option(id: str, name: str, value: OptionValue) -> None:
    same(id, {name: value}, 2, 2)
