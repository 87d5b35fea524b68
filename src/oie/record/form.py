"""Form: a record and its parts as values. What each key of the file means stands in
`docs/reference/record-format.md`.

A record holds all that is needed to take a round up again or to prove it, the text of its ruleset
included, and nothing that is to come: no throw, no state of dice, no time at which a machine moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypeAlias

from oie.core.events import Event
from oie.core.moves import Move, Throw
from oie.core.position import Position, Result
from oie.core.ruleset import OptionValue
from oie.dice import DiceKind, Segment

FORMAT: Final = "oie-record"
VERSION: Final = 1
"""Version of the record format; what a change of it means stands in `docs/reference/versions.md`."""

SeatKind: TypeAlias = Literal["person", "machine"]


@dataclass(frozen=True, slots=True)
class RulesetCopy:
    """The ruleset of the round, as it was when the round began."""

    id: str
    version: int
    digest: str
    """SHA-256 of `text` in UTF-8, hexadecimal."""
    text: str
    """The whole file, so that the record outlives a change of it."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a seat, and how its pawn looks."""

    name: str
    """1 to 14 printable characters; text, never markup."""
    kind: SeatKind
    colour: str
    """A word such as `blue`."""
    shape: str
    """A word such as `circle`."""


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What the table knows beside the round."""

    round: int
    """Number of the round at its table, from 1."""
    score: tuple[int, ...]
    """Rounds won so far, by place at the table."""
    starter: int
    """The seat that threw first."""
    order: tuple[int, ...]
    """Turn order: seat n of the record has the place `order[n]` at the table."""
    pace: float = 1.0
    """Seconds before the machine throws, 0.25 to 3 in steps of 0.25."""
    online: bool = False
    """True where the table was played from several places (UX-59)."""


@dataclass(frozen=True, slots=True)
class DiceFacts:
    """Which dice are thrown, and the sealed segments so far."""

    kind: DiceKind
    segments: tuple[Segment, ...] = ()


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A throw or a choice as it stands in the history."""

    move: Move
    typed: bool = False
    """A throw of real dice, typed in."""
    taken_back: bool = False
    """A typed throw that was withdrawn: it stays in the history and does not count."""


@dataclass(frozen=True, slots=True)
class Record:
    """A round written down, running or over."""

    saved_at: datetime
    """With its offset from UTC."""
    ruleset: RulesetCopy
    options: Mapping[str, OptionValue]
    """The value of every option."""
    seats: tuple[Seat, ...]
    """In turn order."""
    table: TableFacts
    dice: DiceFacts
    moves: tuple[RecordedMove, ...]
    events: tuple[Event, ...]
    """From `RoundStarted` on; those of a throw that was taken back are not among them."""
    position: str
    """The position that the events lead to, in notation."""
    result: Result | None
    """None while the round is running."""

    @property
    def throws(self) -> tuple[tuple[int, ...], ...]:
        """The throws that count, in order."""
        return tuple(made.move.faces for made in self.counted if isinstance(made.move, Throw))

    @property
    def counted(self) -> tuple[RecordedMove, ...]:
        """The moves that count, in order: all but those taken back."""
        return tuple(made for made in self.moves if not made.taken_back)


def write_down(
    position: Position,
    *,
    saved_at: datetime,
    seats: Sequence[Seat],
    table: TableFacts,
    dice: DiceFacts,
    moves: Sequence[RecordedMove],
    events: Sequence[Event],
) -> Record:
    """The record of a round that stands at `position` after `events`.

    Raises ValueError where `saved_at` has no offset: a time without one means nothing elsewhere.
    """
    if saved_at.utcoffset() is None:
        raise ValueError("expected a time with its offset from UTC")
    rules = position.rules
    return Record(
        saved_at=saved_at,
        ruleset=RulesetCopy(rules.id, rules.version, rules.digest, rules.text),
        options=rules.options,
        seats=tuple(seats),
        table=table,
        dice=dice,
        moves=tuple(moves),
        events=tuple(events),
        position=str(position),
        result=position.result,
    )
