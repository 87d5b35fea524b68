"""A slow exact solver for tests: the Markov chain of a round, worked out by asking the core.

Seats are alike, so a position is turned until the awaited seat is the first; each edge remembers by
how much it was turned. A turn is a slot in the order, thrown or not; a throw is dice thrown.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from typing import TypeVar

import oie
from oie.core.position import Position

T = TypeVar("T")
Key = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[bool, ...]]


@dataclass(frozen=True, slots=True)
class Edge:
    """One throw from a state: where it leads, how often, and what it costs."""

    state: int
    """The state reached; -1 where the round is won, -2 where it is drawn."""
    weight: int
    """Ways to throw it, of `faces ** dice`."""
    shift: int
    """Seats by which the next thrower lies after this one; the winner, where it is won."""
    turns: int


@dataclass
class Chain:
    """The states of a round from its start, state 0, and the edges of each."""

    rules: oie.Ruleset
    seats: int
    edges: list[list[Edge]] = field(default_factory=list)

    @property
    def ways(self) -> int:
        """Ways to throw the dice."""
        return int(self.rules.faces**self.rules.dice)


def throws(rules: oie.Ruleset, first: bool) -> dict[tuple[int, ...], int]:
    """Throws that can differ in effect, with how many ways each stands for.

    Only the table of initial throws tells apart throws of one total.
    """
    counted: Counter[tuple[int, ...]] = Counter()
    by_total: dict[int, tuple[int, ...]] = {}
    for faces in product(range(1, rules.faces + 1), repeat=rules.dice):
        shown = tuple(sorted(faces))
        counted[shown if first else by_total.setdefault(sum(faces), shown)] += 1
    return dict(counted)


def build(rules: oie.Ruleset, seats: int) -> Chain:
    """The chain of a round of `seats` seats, from 1."""
    chain = Chain(rules, seats)
    begin = oie.start(rules, seats, analysis=True).position
    known: dict[Key, int] = {_key(begin): 0}
    waiting = [begin]
    merged, full = throws(rules, False), throws(rules, True)
    while len(chain.edges) < len(waiting):
        position = waiting[len(chain.edges)]
        edges: Counter[tuple[int, int, int]] = Counter()
        initial = rules.initial is not None and position.spaces[0] == rules.start
        for faces, weight in (full if initial else merged).items():
            step = oie.play(position, oie.Throw(faces))
            turns = 1 + sum(isinstance(e, oie.PassedOver) for e in step.events)
            after = step.position
            if after.result is not None:
                drawn = after.result.winner is None
                edges[-2 if drawn else -1, after.result.winner or 0, turns] += weight
                continue
            turned = _turned(after)
            state = known.setdefault(_key(turned), len(known))
            if state == len(waiting):
                waiting.append(turned)
            edges[state, after.seat, turns] += weight
        chain.edges.append([Edge(s, w, shift, t) for (s, shift, t), w in edges.items()])
    return chain


def _turned(p: Position) -> Position:
    """The position with the awaited seat first; first throws forgotten where nothing asks for them."""
    k = p.seat

    def turn(values: tuple[T, ...]) -> tuple[T, ...]:
        return values[k:] + values[:k]

    asked = p.rules.initial is not None and p.rules.initial.when == "first"
    thrown = turn(p.thrown) if asked else (True,) * p.seats
    return Position(p.rules, turn(p.spaces), turn(p.waits), turn(p.held), thrown, turn(p.counters), 0, 0)


def _key(p: Position) -> Key:
    return p.spaces, p.waits, p.held, p.thrown
