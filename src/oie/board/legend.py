"""Legend: what stands beside a board about its special spaces, as data (UX-12)."""

from __future__ import annotations

from dataclasses import dataclass

from oie.board.captions import Captions, heading, name_of
from oie.board.look import picture_of
from oie.board.tone import Tone, leads, target, tone
from oie.core.ruleset import Kind, Ruleset


@dataclass(frozen=True, slots=True)
class Entry:
    """One kind of space."""

    key: str
    name: str
    spaces: tuple[int, ...]
    tone: Tone
    picture: str
    """Name of its symbol in the sprite."""
    effect: str
    """What it does, in the reader's language; empty where nobody said it."""
    targets: tuple[tuple[int, int], ...] = ()
    """(space, space gone to), where a forced move leads to fixed spaces."""
    throws: tuple[tuple[tuple[int, ...], int], ...] = ()
    """(faces, space gone to) of the initial throws that lead here."""
    apart: bool = False
    """Each space has a target of its own."""


def legend(rules: Ruleset, captions: Captions | None = None) -> tuple[Entry, ...]:
    """The kinds of a board, the most frequent first, those of one frequency in the order of the track."""
    words = captions or Captions()
    kinds = [kind for kind in rules.kinds.values() if kind.spaces]
    kinds.sort(key=lambda kind: (-len(kind.spaces), min(kind.spaces)))
    return tuple(_entry(rules, words, kind) for kind in kinds)


def _entry(rules: Ruleset, captions: Captions, kind: Kind) -> Entry:
    shade = tone(rules, kind, min(kind.spaces))
    reached = [(space, target(kind, space)) for space in sorted(kind.spaces)]
    initial = rules.initial.table if rules.initial is not None else {}
    return Entry(
        kind.key,
        heading(name_of(kind, captions.lang)),
        tuple(sorted(kind.spaces)),
        shade,
        picture_of(kind, shade),
        captions.effect(kind),
        tuple((space, to) for space, to in reached if to is not None),
        tuple((faces, to) for faces, to in sorted(initial.items()) if to in kind.spaces),
        leads(kind),
    )
