"""What dice refuse: one code and one sentence for each.

No sentence repeats a value that could be a secret: where digits of a hash or a key are expected,
only the kind and the length of what came are told.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from oie.core.errors import OieError

_WIDEST = 64  # bits; a larger number is described instead of printed


class DiceError(OieError):
    """A throw that cannot be made, a typed throw that is none, or sealed dice that do not agree."""

    sentences: ClassVar[Mapping[str, str]] = {
        "dice-count": "expected 1 to {most} dice, got {got}",
        "dice-faces": "expected dice of {least} to {most} faces, got {got}",
        "dice-lot": "expected a lot among 1 to {most}, got {got}",
        "dice-seed": "expected a seed from 0 to {most}, got {got}",
        "dice-loaded": "throw {number} was given as {given}, but {count} dice of 1 to {faces} are thrown",
        "dice-loaded-lot": "lot {number} was given as {given}, but a lot from 0 to {last} is drawn",
        "dice-exhausted": "no throw is left: all {given} given throws were used",
        "dice-exhausted-lots": "no lot is left: all {given} given lots were used",
        "dice-typed": "expected {count} dice of 1 to {faces}, such as {example}, got '{got}'",
        "dice-typed-twice": "the throw {entered} was entered and is not played yet",
        "dice-nothing-typed": "expected a throw of the real dice, but none was entered",
        "dice-nothing-to-take-back": "there is no throw to take back",
        "dice-history": "entry {entry} of the real throws: expected {expected}, got {got}",
        "dice-secret": "expected a secret of {size} bytes, got {got}",
        "dice-wrong-secret": "this is not the secret that segment {segment} was committed to",
        "dice-seal-stranger": "seat {seat} has no page that contributes to these dice",
        "dice-seal-form": "seat {seat}: expected {digits} digits 0-9 a-f, got {got}",
        "dice-seal-late": "seat {seat} sealed too late: the pages are opening their keys",
        "dice-seal-changed": "seat {seat} has already sealed another key",
        "dice-seal-copied": "seat {seat} sent the seal of seat {other}",
        "dice-open-early": "seat {seat} opened too early: the pages are still sealing their keys",
        "dice-open-late": "seat {seat} opened too late: the dice are sealed",
        "dice-open-nothing": "seat {seat} has sealed no key that it could open",
        "dice-open-mismatch": "seat {seat} opened a key that is not the one it sealed",
        "dice-unready": "the dice are not sealed yet: {waiting} of {pages} pages are awaited",
        "dice-number": "expected a throw number from {first} to {most}, got {got}",
        "dice-revealed": "the secret of segment {segment} has been shown: its dice throw no more",
        "dice-segment": "sealed segment, {where}: expected {expected}, got {got}",
        "dice-segments": "segment {place} of the round, {where}: expected {expected}, got {got}",
        "dice-unrevealed": "the secret of segment {segment} was never shown: its throws cannot be proved",
        "dice-commitment": "segment {segment}: the secret shown is not the one committed to",
        "dice-contribution": "segment {segment}: the key of seat {seat} is not the one it sealed",
        "dice-wrong-lot": "lot {number} of segment {segment}: the sealed dice give {expected}, got {got}",
        "dice-wrong-throw": "throw {number}: the sealed dice give {expected}, got {got}",
    }


def described(value: object) -> str:
    """`value` in a few words: small numbers as they are, of anything else only what it is."""
    match value:
        case None:
            return "nothing"
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if value.bit_length() <= _WIDEST else "a number that is too large"
        case str():
            return f"a text of {len(value)} characters"
        case bytes():
            return f"{len(value)} bytes"
        case list() | tuple():
            return f"a list of {len(value)}"
        case dict():
            return "an object"
        case _:
            return f"a {type(value).__name__}"


def plus(dice: object) -> str:
    """A throw as players write it, `6+3`, or a description of what stands in its place."""
    if not isinstance(dice, list | tuple):
        return described(dice)
    return "+".join(described(die) for die in dice[:40]) or "no dice"
