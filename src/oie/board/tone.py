"""Tone: what kind of thing a space does, read off its effects; a board shows it as a colour.

`go` sends on, `wait` costs turns, `hold` keeps, `back` sends back, `first` marks a space without
moving anybody (where an initial throw leads, or a fine alone), `plain` does nothing. No kind of
space is known here by name.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal, TypeAlias, assert_never

from oie.core.effects import Choose, Effect, Go, Hold, Lose, Pay, Repeat, ThrowAgain
from oie.core.ruleset import Kind, Ruleset

Tone: TypeAlias = Literal["go", "wait", "hold", "back", "first", "plain"]


def tone(rules: Ruleset, kind: Kind | None, space: int) -> Tone:
    """The tone of a space that bears `kind`."""
    if kind is None:
        return "plain"
    strongest = _strongest(kind.effects, space)
    if strongest == "plain" and rules.initial is not None and space in rules.initial.table.values():
        return "first"
    return strongest


def _strongest(effects: Iterable[Effect], space: int) -> Tone:
    """The first tone that moves or keeps the pawn; a fine marks only where nothing else happens."""
    tones = [_tone(effect, space) for effect in effects]
    strong = [t for t in tones if t not in ("first", "plain")]
    return next(iter(strong or [t for t in tones if t == "first"]), "plain")


def _tone(effect: Effect, space: int) -> Tone:
    match effect:
        case Repeat(direction="back"):
            return "back"
        case Repeat() | ThrowAgain():
            return "go"
        case Go(to="origin"):
            return "back"
        case Go():
            return "go" if effect.target(space, space) > space else "back"
        case Lose(turns=turns):
            return "wait" if turns else "plain"
        case Hold():
            return "hold"
        case Pay(amount=amount):
            return "first" if amount else "plain"
        case Choose(among=among):
            tones = {_strongest(branch, space) for branch in among}
            return tones.pop() if len(tones) == 1 else "first"
        case _:
            assert_never(effect)


def target(kind: Kind, space: int) -> int | None:
    """The space that a forced move from `space` leads to; None where there is none, or none that is fixed."""
    for effect in kind.effects:
        if isinstance(effect, Go) and effect.to != "origin":
            return effect.target(space, space)
    return None


def leads(kind: Kind) -> bool:
    """True where each space of the kind leads to a place of its own (chutes, ladders)."""
    return any(isinstance(effect, Go) and isinstance(effect.to, tuple) for effect in kind.effects)


def narrowed(kind: Kind, space: int) -> Kind:
    """The kind as if it stood on `space` alone, so that its words name one place and not all."""
    effects = tuple(
        replace(effect, to=effect.target(space, space))
        if isinstance(effect, Go) and isinstance(effect.to, tuple)
        else effect
        for effect in kind.effects
    )
    return replace(kind, spaces=(space,), effects=effects)
