"""Lone: how many throws a pawn that nobody meets needs to the goal, on average, exactly solved.

Throws are counted, not turns: turns to lose cost none, and a hold is taken as released at once.
Where a space asks for a choice, each possibility is taken equally often.
"""

from __future__ import annotations

from oie.core.ruleset import Ruleset
from oie.rulesets.reach import State, Ways, first_state, steps, without_goal
from oie.rulesets.throws import alike

Row = dict[State, float]


def expected_throws(rules: Ruleset, ways: Ways) -> float | None:
    """The expected number of throws from the start, or None where the goal may never be reached."""
    if without_goal(rules, ways):
        return None
    first = first_state(rules)
    rows = {state: _row(rules, ways, state) for state in steps(rules, ways)}
    needed = dict.fromkeys(rows, 1.0)
    order = sorted(rows, key=lambda state: (state == first, -state[0]))
    for state in order[:-1]:
        _eliminate(state, rows, needed)
    return needed[first] / _leaving(rows[first], first)


def _row(rules: Ruleset, ways: Ways, state: State) -> Row:
    """The chances of where a throw ends, the goal with the others."""
    row: Row = {}
    throws = rules.faces**rules.dice
    for throw in alike(rules):
        ends = [trip.end for trip in ways.trips(state, throw.faces)]
        for end in ends:
            row[end, False] = row.get((end, False), 0.0) + throw.ways / throws / len(ends)
    return row


def _leaving(row: Row, state: State) -> float:
    """The chance of not staying, as a sum, which loses no digits where it is small."""
    return sum(chance for end, chance in row.items() if end != state)


def _eliminate(state: State, rows: dict[State, Row], needed: dict[State, float]) -> None:
    """Put where `state` leads in the place of `state`, in every row that is left."""
    gone = rows.pop(state)
    leaving = _leaving(gone, state)
    gone.pop(state, None)
    for other, row in rows.items():
        share = row.pop(state, 0.0) / leaving
        if share:
            needed[other] += share * needed[state]
            for end, chance in gone.items():
                row[end] = row.get(end, 0.0) + share * chance
