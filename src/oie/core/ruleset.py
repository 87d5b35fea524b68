"""A ruleset: the complete rules of one game under chosen options, ready to play.

Made by `oie.rulesets` from a file; the core only reads it. It carries names and clause ids for
the readers (text, board), which the core never looks at, and no code: every difference between
two games is a value in here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

from oie.core.effects import Choose, Effect, Hold, Lose, Pay

Words: TypeAlias = Mapping[str, Mapping[str, str]]
"""Language -> field (`name`, `at`, ...) -> text."""

OptionValue: TypeAlias = "bool | int | str | Mapping[str, tuple[int, ...]]"


@dataclass(frozen=True, slots=True)
class Kind:
    """The spaces that bear one picture and do one thing: "the geese", "the well"."""

    key: str
    """Stable name in events and notations: `goose`, `well`."""
    spaces: tuple[int, ...]
    effects: tuple[Effect, ...]
    words: Words
    clauses: tuple[str, ...] = ()
    picture: str = ""
    """Name of the picture that the space bears; empty where it bears none."""


@dataclass(frozen=True, slots=True)
class InitialThrow:
    """Throws that lead a seat straight to a space, whatever the sum would say."""

    when: Literal["first", "at_start"]
    """`first`: only a seat's first throw; `at_start`: every throw made from the start."""
    table: Mapping[tuple[int, ...], int]
    """Faces in ascending order -> the space gone to."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """What happens where a pawn comes to rest on an occupied space."""

    rule: Literal["occupant_to_origin", "arriver_returns", "share"]
    share: frozenset[int] = frozenset()
    """Spaces on which any number of pawns may stand, so that nobody meets there."""
    fine: int = 0
    """Counters due for a meeting (S002-18)."""
    fined: bool = False
    """A meeting is fined, even by 0 counters (it then stands in the record)."""
    cancels_wait: bool = False
    """A pawn that is displaced no longer owes the turns it had to lose (A000-7)."""


@dataclass(frozen=True, eq=False)
class Ruleset:
    """One game under chosen options; two rulesets are the same only where they are one object.

    Not slotted, because the tables below are worked out once and kept.
    """

    id: str
    version: int
    seats: tuple[int, int]
    """Fewest and most seats."""
    goal: int
    """The last space; the track is 1 to `goal`."""
    start: Literal[0, 1]
    """Where pawns begin: 0 before space 1, or on space 1."""
    dice: int
    faces: int
    kinds: Mapping[str, Kind]
    meeting: Meeting
    starter: Literal["alternate", "lots", "lots_order"] = "lots"
    """Who throws first in a round: in turn from round to round, or drawn (UX-15)."""
    back: frozenset[int] = frozenset()
    """Totals that are walked backward (S001-8)."""
    real_online: bool = True
    """False where players in several places may not throw dice of their own (A000-18)."""
    overthrow: Literal["reverse", "stay", "finish"] = "reverse"
    """A throw larger than needed: count the excess back, do not move, or finish all the same."""
    underflow: Literal["clamp", "stay"] = "clamp"
    """A walk back below the start: stop on the start (G4), or do not walk it."""
    initial: InitialThrow | None = None
    deadlock: Literal["release_oldest", "release_all", "draw"] = "draw"
    purse: int | None = None
    """Counters of a seat at the start of a round, or None where the game has none."""
    stake: int = 0
    """Counters each seat puts into the pool at the start."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """The value of every option, defaults included."""
    clauses: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Rule (`overthrow`, `meeting`, `throw`, ...) -> the clauses it implements."""
    title: Mapping[str, str] = field(default_factory=dict)
    text: str = field(default="", repr=False)
    """The file that it was made from."""
    digest: str = ""
    """SHA-256 of `text` in hexadecimal."""
    memo: dict[object, object] = field(default_factory=dict, repr=False)
    """Answers already worked out for this ruleset; never more than a cache."""

    @cached_property
    def board(self) -> tuple[Kind | None, ...]:
        """The kind of every space, index 0 (before space 1) to `goal`; None where it is plain."""
        board: list[Kind | None] = [None] * (self.goal + 1)
        for kind in self.kinds.values():
            for space in kind.spaces:
                board[space] = kind
        return tuple(board)

    @cached_property
    def holds(self) -> tuple[Hold | None, ...]:
        """How each space holds a pawn, index 0 to `goal`; None where it does not."""
        return tuple(next((e for e in flat(kind) if isinstance(e, Hold)), None) for kind in self.board)

    @cached_property
    def holds_alone(self) -> bool:
        """True where some space holds a pawn for as long as it stands there alone."""
        return any(hold is not None and hold.until == "company" for hold in self.holds)

    @cached_property
    def longest_wait(self) -> int:
        """The most turns that any space makes a seat lose."""
        kinds = self.kinds.values()
        return max((e.turns for kind in kinds for e in flat(kind) if isinstance(e, Lose)), default=0)

    @property
    def has_counters(self) -> bool:
        """True where seats have counters."""
        return self.purse is not None

    def clauses_of(self, why: str) -> tuple[str, ...]:
        """The clauses behind a reason: a kind's own, or those of the rule of that name."""
        kind = self.kinds.get(why)
        return kind.clauses if kind is not None else tuple(self.clauses.get(why, ()))


def flat(kind: Kind | None) -> tuple[Effect, ...]:
    """Every effect of a kind, those inside choices included."""
    return () if kind is None else _flat(kind.effects)


def _flat(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        if isinstance(effect, Choose):
            for branch in effect.among:
                found.extend(_flat(branch))
    return tuple(found)


def asks_counters(kinds: Mapping[str, Kind]) -> bool:
    """True where some space asks for counters."""
    return any(isinstance(e, Pay) for kind in kinds.values() for e in flat(kind))
