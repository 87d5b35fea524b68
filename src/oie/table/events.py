"""Table events: what happened at a table, around the events of its rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oie.core.ruleset import Ruleset
from oie.dice import DiceKind
from oie.dice.segment import Lot
from oie.record import Seat
from oie.table.commands import Offer
from oie.table.round import MoveMade, RoundOpened
from oie.table.table import Table


@dataclass(frozen=True, slots=True)
class MoveTakenBack:
    """The last move, a typed throw, does not count; it stays in the history."""


@dataclass(frozen=True, slots=True)
class PaceSet:
    """The machine's pace, in seconds."""

    pace: float


@dataclass(frozen=True, slots=True)
class TableSet:
    """What the rounds to come are played with; the score begins anew where the seats' number changed."""

    rules: Ruleset
    seats: tuple[Seat, ...]
    dice: DiceKind


@dataclass(frozen=True, slots=True)
class RoundStopped:
    """The round was given up."""


@dataclass(frozen=True, slots=True)
class RoundTakenUp:
    """A saved round took the place of what was played here (UX-55)."""

    table: Table
    """The table as it was saved; its version is not counted."""


@dataclass(frozen=True, slots=True)
class SealBegun:
    """The authority has shown its commitment; the pages seal their keys (docs/reference/sealed-dice.md)."""

    at: float
    offer: Offer


@dataclass(frozen=True, slots=True)
class KeySealed:
    """The page of a place has sealed its key."""

    at: float
    place: int
    c: str


@dataclass(frozen=True, slots=True)
class KeyOpened:
    """The page of a place has opened its key."""

    at: float
    place: int
    k: str


@dataclass(frozen=True, slots=True)
class SealTimeUp:
    """The time for sealing, or for opening, is over: keys that did not come count as empty."""

    at: float


@dataclass(frozen=True, slots=True)
class LotsDrawn:
    """All lots drawn so far from the segment that is played."""

    lots: tuple[Lot, ...]


@dataclass(frozen=True, slots=True)
class SecretShown:
    """The secret of the last segment, 64 hexadecimal digits: its throws can be proved."""

    secret: str


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody sat down at a place."""

    place: int
    name: str
    key: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A place is free again."""

    place: int


@dataclass(frozen=True, slots=True)
class SeatHeld:
    """The machine throws for a place for now."""

    at: float
    place: int


@dataclass(frozen=True, slots=True)
class SeatGivenBack:
    """The machine no longer throws for a place."""

    place: int


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Somebody else has the host's controls."""

    key: str


@dataclass(frozen=True, slots=True)
class WatchingSet:
    """Whether spectators may come."""

    watching: bool


LobbyEvent: TypeAlias = SeatTaken | SeatLeft | SeatHeld | SeatGivenBack | HostChanged | WatchingSet
"""What happens around the seats of a table that is played from several places."""

SealEvent: TypeAlias = SealBegun | KeySealed | KeyOpened | SealTimeUp | LotsDrawn | SecretShown
"""What happens around sealed dice."""

TableEvent: TypeAlias = (
    RoundOpened
    | MoveMade
    | MoveTakenBack
    | PaceSet
    | TableSet
    | RoundStopped
    | RoundTakenUp
    | LobbyEvent
    | SealEvent
)
