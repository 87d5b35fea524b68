"""Errors: what is said when an input is wrong, with a stable code and its details.

Here live the base class and the errors of the core. Every room that can refuse an input has its
own `errors.py` with a subclass of `OieError`. What the rules allow is never an error: an
overthrow, a hold, a deadlock are events.

An error is made from a code and details, `InvalidThrow("invalid-throw", count=2, faces=6, ...)`.
`str(e)` is the English sentence of that code; front ends say the same code in the reader's
language (`error-<code>` in the Fluent catalogues, with the same details).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

_LONGEST = 80
_WIDEST = 64


def clip(value: object, longest: int = _LONGEST) -> str:
    """`value` as one printable line of at most `longest` characters, for use in a message."""
    if isinstance(value, int) and value.bit_length() > _WIDEST:
        return "a number that is too large"  # Python refuses to print the largest ones
    text = value if isinstance(value, str) else str(value)
    line = "".join(c if c.isprintable() else " " for c in text[: longest + 1])
    return line if len(text) <= longest else line[: longest - 1] + "…"


class OieError(Exception):
    """A wrong input, with a stable `code` and `details` from which the sentence is made.

    `sentences` of each subclass maps its codes to English templates in `str.format` form; every
    detail is clipped to one short line, so that a hostile input cannot flood a message.
    """

    sentences: ClassVar[Mapping[str, str]] = {}

    def __init__(self, code: str, /, **details: object) -> None:
        super().__init__(code, details)
        if code not in self.sentences:
            raise KeyError(f"{type(self).__name__} has no code {code!r}")
        self.code = code
        self.details: dict[str, object] = details

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.code, self.details)

    def __str__(self) -> str:
        shown = {name: clip(value) for name, value in self.details.items()}
        return self.sentences[self.code].format_map(shown)


def _again(kind: type[OieError], code: str, details: dict[str, object]) -> OieError:
    """An error that was pickled, as it was."""
    return kind(code, **details)


class MoveError(OieError):
    """A move that does not fit the position; its sentence ends with `- at '<position>'`."""


class InvalidThrow(MoveError):
    """A throw with the wrong number of dice, or with faces that the dice do not have."""

    sentences = {"invalid-throw": "expected {count} dice of 1 to {faces}, got {got} - at '{position}'"}


class InvalidChoice(MoveError):
    """A choice that is not among those offered."""

    sentences = {"invalid-choice": "expected a choice from 0 to {last}, got {got} - at '{position}'"}


class NotAwaited(MoveError):
    """A throw where a choice is awaited, a choice where a throw is, or anything after the end."""

    sentences = {
        "choice-awaited": "expected a choice, got the throw {got} - at '{position}'",
        "throw-awaited": "expected a throw, got the choice {got} - at '{position}'",
        "round-over": "the round is over, got {got} - at '{position}'",
    }


class NotationError(OieError):
    """A text that is no position, throw or choice."""

    sentences = {
        "notation-too-long": "expected at most {limit} characters, got {got}",
        "notation-throw": "expected a throw such as 6+3, got '{got}'",
        "notation-shape": "expected a position such as '26 0* / 1 to throw', got '{got}'",
        "notation-seat": "expected a seat such as 26, 0*, 31!, 19-1 or 4$18, got '{got}'",
        "notation-awaited": "expected '1 to throw', '1 to choose by 3+1 from 4', "
        "'0 won' or 'draw', got '{got}'",
        "notation-pool": "expected 'pool' and a number, got '{got}'",
    }


class PositionError(OieError):
    """Facts that make no position under the ruleset, from a notation, a record or a question."""

    sentences = {
        "position-seats": "expected {least} to {most} seats, got {got}",
        "position-seat": "expected a seat from 0 to {last}, got {seat}",
        "position-space": "seat {seat}: expected a space from {first} to {goal}, got {got}",
        "position-occupied": "space {space} holds one pawn only, got seats {seats}",
        "position-hold": "seat {seat} cannot be held on space {space}: nothing holds a pawn there",
        "position-order": "held pawns are numbered from 1, the one held longest, to {count}: got {got}",
        "position-wait": "seat {seat}: expected 0 to {most} turns to lose, got {got}",
        "position-counters": "expected counters for every seat, from 0 to {most}, got {got}",
        "position-no-counters": "this game has no counters, got {got}",
        "position-pool": "expected a pool of 0 to {most} counters, got {got}",
        "position-goal": "seat {seat} stands on the goal {goal}, so the round is over",
        "position-winner": "seat {seat} has not won: its pawn stands on {space}, the goal is {goal}",
        "position-drawn": "a round is drawn where every pawn is held, but seat {seat} is free",
        "position-held-turn": "seat {seat} is held on space {space}, so it is not to throw",
        "position-wait-turn": "seat {seat} has {waits} turns to lose, so it is not to throw",
        "position-choice": "seat {seat} has no choice on space {space} by {faces} from {origin}",
    }


def every_code() -> Iterator[tuple[type[OieError], str, str]]:
    """Every error class that is imported, with each of its codes and its English sentence."""
    waiting: list[type[OieError]] = [OieError]
    while waiting:
        kind = waiting.pop(0)
        waiting.extend(sorted(kind.__subclasses__(), key=lambda c: c.__name__))
        for code, sentence in vars(kind).get("sentences", {}).items():
            yield kind, code, sentence
