"""Errors of records: why a file is refused. A refusal changes nothing (UX-57).

Every cause has its own code. Where the core, the rulesets or the dice found the fault, their error is
the detail `cause`, so that a front end can say it in the reader's language too; in English the
sentence ends with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from oie.core.errors import OieError, clip
from oie.core.events import Event

_LONGEST_CAUSE = 300


class RecordError(OieError):
    """A file or text that is no record, or a record whose parts do not agree."""

    sentences: ClassVar[Mapping[str, str]] = {
        "record-file": "cannot read {file}: {problem}",
        "record-not-a-file": "cannot read {file}: it is not an ordinary file",
        "record-unwritable": "cannot write {file}: {problem}",
        "record-too-large": "expected at most {limit} bytes in a record",
        "record-not-utf8": "expected UTF-8 text, but byte {byte} begins no character",
        "record-not-json": "expected JSON, but line {line}, column {column} cannot be read",
        "record-too-deep": "expected at most {limit} levels of lists and objects",
        "record-key-twice": "expected each key once, but {key} stands twice in one object",
        "record-not-a-number": "expected a number that JSON and oie can hold, got {got}",
        "record-not-an-object": "expected one JSON object, got {got}",
        "record-format": "expected the format oie-record, got {got}",
        "record-newer": "the record has version {got}, this oie reads up to {known}: a newer oie is needed",
        "record-version": "expected a record of version {oldest} to {known}, got {got}",
        "record-upgrade": "the record of version {version} is damaged: it cannot be upgraded",
        "record-missing": "{field}: this key is missing",
        "record-unknown": "{field}: a record has no such key",
        "record-object": "{field}: expected an object, got {got}",
        "record-list": "{field}: expected a list of at most {most}, got {got}",
        "record-text": "{field}: expected a text of {least} to {most} characters, got {got}",
        "record-digest": "{field}: expected 64 digits 0-9 a-f, got {got}",
        "record-pattern": "{field}: expected a text such as {example}, got {got}",
        "record-whole": "{field}: expected a whole number from {least} to {most}, got {got}",
        "record-truth": "{field}: expected true or false, got {got}",
        "record-word": "{field}: expected one of {words}, got {got}",
        "record-time": "{field}: expected a time such as {example}, got {got}",
        "record-pace": "{field}: expected {least} to {most} seconds in steps of {step}, got {got}",
        "record-move": "{field}: expected a throw or a choice, got {got}",
        "record-event": "{field}: expected an event of a known type, got {got}",
        "record-name": "{field}: expected a name of 1 to {most} characters, got {got}",
        "record-name-characters": "{field}: expected a name without control characters, got {got}",
        "record-seats": "expected {least} to {most} seats, got {got}",
        "record-ruleset": "the ruleset in the record is faulty: {cause}",
        "record-ruleset-digest": "the text of the ruleset {id} does not have the digest beside it",
        "record-ruleset-other": "the record names the ruleset {named}, but holds the text of {held}",
        "record-option": "the options of the record do not fit its ruleset: {cause}",
        "record-order": "{field}: expected each of {seats} places once, got {got}",
        "record-score": "{field}: expected a score for each of {seats} places, got {got}",
        "record-starter": "the record says that seat {starter} began, but its first event says seat {first}",
        "record-notation": "the position cannot be read: {cause}",
        "record-position": "the position cannot be: {cause}",
        "record-space": "a pawn stands outside the track: {cause}",
        "record-occupied": "pawns share a space that holds one only: {cause}",
        "record-hold": "a pawn is held where nothing holds it: {cause}",
        "record-no-result": "the round is over, but the record names neither a winner nor a draw",
        "record-result": "the record gives the result {result}, but its position says '{position}'",
        "record-first-event": "expected the first event to be round_started, got {got}",
        "record-event-seats": "the record has {seats} seats, but its first event says {got}",
        "record-event-twice": "event {event}: a round starts once",
        "record-event-seat": "event {event}: expected a seat from 0 to {last}, got {got}",
        "record-event-space": "event {event}: expected a space from 0 to {goal}, got {got}",
        "record-event-counters": "event {event}: the game has no counters, so none can be paid",
        "record-fold": "the events lead to '{folded}', but the record says '{position}'",
        "record-illegal-move": "turn {turn} cannot be played: {cause}",
        "record-segments": "dice.segments: expected {expected}, got {got}",
        "record-dice": "the sealed dice do not prove the record: {cause}",
        "record-dice-round": "segment {segment} was sealed for round {sealed}, but this is round {round}",
        "record-dice-start": "the sealed lots put {expected} first, but the record says {got}",
    }

    def __str__(self) -> str:
        shown = {
            # A cause is clipped by its own sentence; cutting it at the width of a value would lose its end.
            name: clip(str(value), _LONGEST_CAUSE) if isinstance(value, OieError) else clip(value)
            for name, value in self.details.items()
        }
        return self.sentences[self.code].format_map(shown)


class ReplayMismatch(RecordError):
    """A record whose moves lead to other events than those it tells.

    `turn` is the number of the move among those that count, 0 for the opening; `recorded` and
    `played` are the first two events that differ, None where one side has no further event.
    """

    sentences: ClassVar[Mapping[str, str]] = {
        "record-replay": "turn {turn}: the record tells {recorded}, but its moves lead to {played}",
        "record-replay-more": "turn {turn}: the record tells {recorded}, to which its moves do not lead",
        "record-replay-less": "turn {turn}: the moves of the record lead to {played}, which it does not tell",
    }

    def __init__(self, *, turn: int, recorded: Event | None, played: Event | None) -> None:
        code = f"record-replay{'-more' if played is None else '-less' if recorded is None else ''}"
        super().__init__(code, turn=turn, recorded=recorded, played=played)
        self.turn = turn
        self.recorded = recorded
        self.played = played

    def __reduce__(self) -> tuple[object, ...]:
        return _mismatch, (self.turn, self.recorded, self.played)


def _mismatch(turn: int, recorded: Event | None, played: Event | None) -> ReplayMismatch:
    """A mismatch that was pickled, as it was."""
    return ReplayMismatch(turn=turn, recorded=recorded, played=played)
