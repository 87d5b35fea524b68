"""Census: exact counts over all throw sequences of a game, to a depth.

Here nothing is drawn at random and nothing is estimated. A sequence's depth is its number of
throws. All throws are enumerated breadth first from the start of a round, seat 0 to throw:

1. every ordered throw of every running position is made (equal faces in another order once, with
   their number as weight), and every answer to a choice that a throw comes to is given: an answer
   is a branch of weight 1, so that choices are counted apart from throws;
2. equal positions are merged (`position.key`) and their weights, the exact numbers of sequences
   that lead there, are added;
3. positions in which the round is over are counted and left; running ones go to the next depth.

So for N ordered throws: `won + drawn + running` of a depth is N times `running` of the depth
before, and one more for each answer beyond the first of a choice. Aggregates do not see two throws
whose results are exchanged; the list of every single throw of depth 1 does.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import TypeAlias

from oie.analysis.errors import CensusError
from oie.core import events as ev
from oie.core.errors import PositionError
from oie.core.game import play, start
from oie.core.moves import AwaitsChoice, AwaitsThrow, Choice, Throw
from oie.core.position import Key, Position
from oie.core.ruleset import Ruleset

MOST_DEPTH = 500
"""Throws that a sequence may have."""
MOST_THROWS = 50_000
"""Ways in which the dice may fall, their order kept; six dice have 46,656."""
MOST_POSITIONS = 400_000
"""Different positions of one depth that are kept in memory, about a kilobyte each."""

_Reached: TypeAlias = dict[Key, tuple[Position, int]]
"""Positions of one depth with their weights."""
_Counts: TypeAlias = Counter[type[ev.Event]]


@dataclass(frozen=True, slots=True)
class Ending:
    """Where one throw of depth 1 ends, after the answers given to the choices it came to."""

    faces: tuple[int, ...]
    answers: tuple[int, ...]
    position: Position


@dataclass(frozen=True, slots=True)
class Level:
    """All sequences of `depth` throws that a round allows. Weights are numbers of sequences."""

    depth: int
    positions: int
    """Different positions reached by the last throw."""
    won: int
    """Weight of the positions in which a seat has won by the last throw."""
    drawn: int
    """Weight of the positions in which the last throw left every pawn held for good."""
    running: int
    """Weight of the positions in which a throw is awaited."""
    events: Mapping[str, int]
    """Name of an event -> how often it happened in the last throw of these sequences."""
    digest: str
    """SHA-256 over `<weight> <position>` lines, sorted by position text; hexadecimal."""


@dataclass(frozen=True, slots=True)
class Census:
    """A whole census: every depth from 1, and the end of every single first throw."""

    opening: Position
    levels: tuple[Level, ...]
    endings: tuple[Ending, ...]


def census(rules: Ruleset, seats: int, depth: int) -> Census:
    """The census of a round of `seats` seats to `depth` throws.

    `seats` may be any number from 1 to the most that the game allows. Raises `PositionError` for
    another number, `CensusError` for a depth out of bounds, dice that fall in too many ways or too
    many positions.
    """
    opening = opening_of(rules, seats)
    found = tuple(levels(opening, depth))
    return Census(opening, found, tuple(endings(opening)))


def opening_of(rules: Ruleset, seats: int) -> Position:
    """The start of a round of `seats` seats, fewer than the game asks for included."""
    if rules.faces**rules.dice > MOST_THROWS:
        raise CensusError("census-throws", most=MOST_THROWS, got=rules.faces**rules.dice)
    most = rules.seats[1]
    if type(seats) is not int or not 1 <= seats <= most:
        raise PositionError("position-seats", least=1, most=most, got=seats)
    return start(rules, seats, analysis=True).position


def levels(opening: Position, depth: int) -> Iterator[Level]:
    """The levels below `opening` from 1 to `depth`, fewer where no sequence runs on so long.

    Raises `CensusError` for a depth out of bounds, or one with more positions than are kept.
    """
    if type(depth) is not int or not 1 <= depth <= MOST_DEPTH:
        raise CensusError("census-depth", most=MOST_DEPTH, got=depth)
    running: _Reached = {opening.key: (opening, 1)}
    for here in range(1, depth + 1):
        if not running:
            return
        level, running = _deeper(here, opening.rules, running)
        yield level


def _deeper(depth: int, rules: Ruleset, before: _Reached) -> tuple[Level, _Reached]:
    """The level one throw below the running positions `before`, and those that run on."""
    reached: _Reached = {}
    counts: _Counts = Counter()
    throws = [(Throw(faces), orders(faces)) for faces in _sorted_throws(rules)]
    for position, weight in before.values():
        for throw, ways in throws:
            for _, after in _branches(position, throw, weight * ways, counts):
                key = after.key
                known = reached.get(key)
                reached[key] = (after, weight * ways + (0 if known is None else known[1]))
        if len(reached) > MOST_POSITIONS:
            raise CensusError("census-large", depth=depth, most=MOST_POSITIONS)
    onward = {key: entry for key, entry in reached.items() if entry[0].result is None}
    over = [(p.result.winner, weight) for p, weight in reached.values() if p.result is not None]
    level = Level(
        depth,
        positions=len(reached),
        won=sum(weight for winner, weight in over if winner is not None),
        drawn=sum(weight for winner, weight in over if winner is None),
        running=sum(weight for _, weight in onward.values()),
        events={kind.__name__: counts[kind] for kind in ev.EVENTS if counts[kind]},
        digest=digest((str(position), weight) for position, weight in reached.values()),
    )
    return level, onward


def _branches(
    position: Position, throw: Throw, weight: int, counts: _Counts
) -> Iterator[tuple[tuple[int, ...], Position]]:
    """Every (answers, position) to which a throw leads; its events are added to `counts`."""
    waiting: list[tuple[tuple[int, ...], Position, Throw | Choice]] = [((), position, throw)]
    while waiting:
        answers, before, move = waiting.pop()
        step = play(before, move)
        for event in step.events:
            counts[type(event)] += weight
        if step.position.pending is None:
            yield answers, step.position
            continue
        awaits = step.position.awaits
        assert isinstance(awaits, AwaitsChoice)
        for index in reversed(range(len(awaits.among))):
            waiting.append(((*answers, index), step.position, Choice(index)))


def _sorted_throws(rules: Ruleset) -> Iterator[tuple[int, ...]]:
    """Every throw of the dice, faces ascending."""
    return combinations_with_replacement(range(1, rules.faces + 1), rules.dice)


def orders(faces: tuple[int, ...]) -> int:
    """In how many orders the dice can show these faces."""
    return factorial(len(faces)) // prod(factorial(n) for n in Counter(faces).values())


def digest(weights: Iterable[tuple[str, int]]) -> str:
    """One number for a list of (position text, weight), whatever its order."""
    lines = (f"{weight} {text}\n" for text, weight in sorted(weights))
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def endings(opening: Position) -> Iterator[Ending]:
    """Where every single ordered throw from `opening` ends, a choice's every answer apart."""
    awaits = opening.awaits
    assert isinstance(awaits, AwaitsThrow)
    for faces in product(range(1, awaits.faces + 1), repeat=awaits.dice):
        for answers, position in _branches(opening, Throw(faces), 1, Counter()):
            yield Ending(faces, answers, position)


def census_text(found: Census) -> str:
    """A census as text, the same for every reader: what is checked in, compared and diffed."""
    lines = heading_lines(found.opening)
    for level in found.levels:
        lines += ["", *level_lines(level)]
    return "\n".join([*lines, "", *ending_lines(found.endings)]) + "\n"


def heading_lines(opening: Position) -> list[str]:
    """What is counted: the game, its options, the seats and where they start."""
    rules = opening.rules
    options = " ".join(f"{name}={_plain(value)}" for name, value in rules.options.items())
    return [
        f"ruleset {rules.id} {rules.version}",
        f"options {options or 'none'}",
        f"seats {opening.seats}",
        f"start {opening}",
    ]


def ending_lines(found: Iterable[Ending]) -> list[str]:
    """The end of every first throw, a line each."""
    return ["every first throw", *(f"  {_moves(ending)}  {ending.position}" for ending in found)]


def _moves(ending: Ending) -> str:
    return " ".join([str(Throw(ending.faces)), *(str(Choice(index)) for index in ending.answers)])


def level_lines(level: Level) -> list[str]:
    """One level as lines of text."""
    return [
        f"depth {level.depth}",
        f"  positions {level.positions}",
        f"  running {level.running}",
        f"  won {level.won}",
        f"  drawn {level.drawn}",
        *(f"  event {name} {count}" for name, count in level.events.items()),
        f"  digest {level.digest}",
    ]


def as_json(found: Census) -> dict[str, object]:
    """A census as JSON values; weights are whole numbers however large."""
    rules = found.opening.rules
    return {
        "ruleset": rules.id,
        "version": rules.version,
        "options": dict(rules.options),
        "seats": found.opening.seats,
        "start": str(found.opening),
        "levels": [
            {
                "depth": level.depth,
                "positions": level.positions,
                "running": level.running,
                "won": level.won,
                "drawn": level.drawn,
                "events": dict(level.events),
                "digest": level.digest,
            }
            for level in found.levels
        ],
        "throws": [
            {"throw": list(end.faces), "choices": list(end.answers), "position": str(end.position)}
            for end in found.endings
        ],
    }


def _plain(value: object) -> str:
    """An option's value without spaces."""
    if isinstance(value, Mapping):
        return ";".join(f"{colour}:{','.join(map(str, spaces))}" for colour, spaces in value.items())
    return str(value).lower() if isinstance(value, bool) else str(value)
