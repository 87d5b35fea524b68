"""Moves: the two inputs of a game, a throw and a choice, and what a position awaits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from oie.core.effects import Effect


@dataclass(frozen=True, slots=True)
class Throw:
    """One throw of all the dice; the order of the faces is kept, as they were seen."""

    faces: tuple[int, ...]

    def __str__(self) -> str:
        return "+".join(map(str, self.faces))


@dataclass(frozen=True, slots=True)
class Choice:
    """The answer to a choice that a space offers: its index, from 0."""

    index: int

    def __str__(self) -> str:
        return f"#{self.index}"


Move: TypeAlias = Throw | Choice


@dataclass(frozen=True, slots=True)
class AwaitsThrow:
    """`seat` is to throw `dice` dice."""

    seat: int
    dice: int
    faces: int


@dataclass(frozen=True, slots=True)
class AwaitsChoice:
    """`seat`, whose pawn stands on `space`, is to choose among lists of effects."""

    seat: int
    space: int
    among: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True)
class Finished:
    """The round is over: `winner` is a seat, or None where it was drawn."""

    winner: int | None


Awaits: TypeAlias = AwaitsThrow | AwaitsChoice | Finished
