"""Look: what tells two boards apart besides their rules, and which picture a space bears."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from oie.board.pictures import OBJECTS_SHEET, pictures
from oie.board.tone import Tone
from oie.core.effects import Choose, ThrowAgain
from oie.core.ruleset import Kind, Ruleset

Scene: TypeAlias = Literal["garden", "cottage", "reeds", "flags", "mill", "playground"]


@dataclass(frozen=True, slots=True)
class Look:
    """How a board is furnished."""

    scene: Scene = "garden"
    """The one trait of the garden that tells the games apart, also at the size of a menu."""
    objects: bool = False
    """Plain spaces bear everyday objects instead of sprigs."""


LOOKS: Mapping[str, Look] = {
    "famille": Look("cottage"),
    "bolton": Look("reeds", objects=True),  # S002-4
    "pair-impair": Look("flags"),
    "oudhollands": Look("mill"),
    "chutes-and-ladders": Look("playground"),
}
"""Ruleset id -> look; every other ruleset gets the garden."""

_SIGNS: Mapping[Tone, str] = {
    "go": "onward",
    "wait": "wait",
    "hold": "hold",
    "back": "backward",
    "first": "dice",
    "plain": "star",
}
"""What a special space bears where its ruleset names no picture, or one that nobody drew."""


def look_of(rules: Ruleset) -> Look:
    """The look of a game."""
    return LOOKS.get(rules.id, Look())


def picture_of(kind: Kind, tone: Tone) -> str:
    """The name of the picture that a special space bears."""
    if kind.picture in pictures():
        return kind.picture
    if any(isinstance(effect, Choose) for effect in kind.effects):
        return "choice"
    return "dice" if any(isinstance(effect, ThrowAgain) for effect in kind.effects) else _SIGNS[tone]


def object_of(space: int) -> str:
    """The everyday object on a plain space: neighbours and spaces a loop apart differ."""
    names = [picture.name for picture in pictures().values() if picture.sheet == OBJECTS_SHEET]
    return names[space * 11 % len(names)]
