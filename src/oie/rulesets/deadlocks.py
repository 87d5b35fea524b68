"""Deadlocks: can every pawn of a table be held at once, and by which throws soonest?

Two ways to know. **Counting**: where every space that holds a pawn holds one pawn at most, more
seats than such spaces are never all held. **Searching**: every position that play can reach is
visited, those of fewer throws first, so that the first deadlock seen is a shortest. Counters are
left out of the search, because they never decide where a pawn stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from oie.core.effects import Hold
from oie.core.events import Deadlocked
from oie.core.game import play, start
from oie.core.moves import AwaitsChoice, Choice, Move, Throw
from oie.core.position import Key, Position
from oie.core.ruleset import Ruleset
from oie.core.travel import Trip
from oie.rulesets.reach import Ways, steps
from oie.rulesets.throws import alike

MOST_MOVES = 300_000
"""Moves that a search may try; the shipped games need some 20,000."""

Answer: TypeAlias = Literal["no-holds", "too-few-holds", "yes", "no", "not-known"]
Moves: TypeAlias = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class DeadlockAnswer:
    """Whether a table of `seats` can deadlock, and what is known for more seats."""

    answer: Answer
    """`yes` and `no` by search, `not-known` where the search was cut off, else by counting."""
    seats: int
    """The fewest seats that the game allows."""
    most: int
    """The most seats that it allows."""
    holds: tuple[int, ...]
    """The spaces that can hold a pawn."""
    exclusive: bool
    """Each of them holds one pawn at most."""
    moves: tuple[str, ...] = ()
    """A shortest sequence of throws (and choices, `#0`) from the start to a deadlock."""
    before: str = ""
    """The position before the last of these moves."""
    positions: int = 0
    """How many positions were visited."""

    @property
    def never_from(self) -> int | None:
        """The number of seats from which on counting rules a deadlock out, or None."""
        return len(self.holds) + 1 if self.exclusive else None

    @property
    def not_searched(self) -> tuple[int, int] | None:
        """Fewest and most seats of which nothing is known, or None."""
        last = self.most if self.never_from is None else min(self.most, self.never_from - 1)
        return (self.seats + 1, last) if last > self.seats else None


def deadlock_answer(rules: Ruleset, ways: Ways, most_moves: int = MOST_MOVES) -> DeadlockAnswer:
    """Count, and where counting does not settle it, search with the fewest seats."""
    (seats, most), (holds, exclusive) = rules.seats, hold_spaces(rules, ways)
    if not holds:
        return DeadlockAnswer("no-holds", seats, most, holds, exclusive)
    if exclusive and seats > len(holds):
        return DeadlockAnswer("too-few-holds", seats, most, holds, exclusive)
    search = _Search(rules, seats, most_moves)
    answer, moves, before = search.run()
    return DeadlockAnswer(
        answer, seats, most, holds, exclusive, tuple(map(str, moves)), before, len(search.seen)
    )


def hold_spaces(rules: Ruleset, ways: Ways) -> tuple[tuple[int, ...], bool]:
    """The spaces on which a pawn can be held, and whether each holds one pawn at most.

    A space that holds until relief frees its pawn when another arrives. It can hold two only
    where two may stand on it and the free one's throw can end where it began (G3).
    """
    holds, returns = set[int](), set[int]()
    for state in steps(rules, ways):
        if (hold := rules.holds[state[0]]) is not None and hold.until == "company":
            holds.add(state[0])
        for throw in alike(rules):
            for trip in ways.trips(state, throw.faces):
                if _held_at_end(trip):
                    holds.add(trip.end)
                    if trip.end == state[0]:
                        returns.add(trip.end)
    return tuple(sorted(holds)), not ways.cut and not any(_may_stand_two(rules, space) for space in returns)


def _held_at_end(trip: Trip) -> bool:
    return any(isinstance(effect, Hold) and effect.until == "relief" for _, effect in trip.rests)


def _may_stand_two(rules: Ruleset, space: int) -> bool:
    hold, meeting = rules.holds[space], rules.meeting
    shared = meeting.rule == "share" or space in meeting.share
    return shared or (hold is not None and hold.relief == "freed_stays")


class _Search:
    """Breadth first, one throw a level; the choices that a throw brings belong to its level."""

    def __init__(self, rules: Ruleset, seats: int, most: int) -> None:
        self.left = most
        self.first_matters = rules.initial is not None and rules.initial.when == "first"
        self.throws = [Throw(throw.faces) for throw in alike(rules)]
        self.begin = start(rules, seats).position
        self.seen = {self.key(self.begin)}

    def run(self) -> tuple[Answer, Moves, str]:
        """The answer, the moves that show it, and the position before the last of them."""
        level: list[tuple[Position, Moves]] = [(self.begin, ())]
        while level:
            later: list[tuple[Position, Moves]] = []
            for position, moves in level:
                for before, after, made, stuck in self.outcomes(position):
                    if stuck:
                        return "yes", (*moves, *made), str(before)
                    key = self.key(after)
                    if after.result is None and key not in self.seen:
                        self.seen.add(key)
                        later.append((after, (*moves, *made)))
                if self.left <= 0:
                    return "not-known", (), ""
            level = later
        return "no", (), ""

    def outcomes(self, position: Position) -> Iterator[tuple[Position, Position, Moves, bool]]:
        """(position before the last move, after it, the moves, it is a deadlock), of every throw."""
        waiting: list[tuple[Position, Moves]] = [(position, (throw,)) for throw in reversed(self.throws)]
        while waiting and self.left > 0:
            self.left -= len(waiting[-1][1])  # a choice walks again what its throw has walked
            before, moves = waiting.pop()
            step = play(before, moves[-1])
            match step.position.awaits:
                case AwaitsChoice(among=among):
                    choices = reversed(range(len(among)))
                    waiting.extend((step.position, (*moves, Choice(index))) for index in choices)
                case _:
                    stuck = any(isinstance(event, Deadlocked) for event in step.events)
                    yield before, step.position, moves, stuck

    def key(self, position: Position) -> Key:
        """What of a position decides which moves can lead where."""
        thrown = position.thrown if self.first_matters else ()
        return position.spaces, position.waits, position.held, thrown, position.seat
