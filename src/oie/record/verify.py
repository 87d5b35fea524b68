"""Verify: the proof of a whole record, its sealed dice included.

`replay` proves that the throws led to the events and the events to the position. Here the throws
themselves are proved, as far as they came from sealed dice whose secret has been shown, and the lot
that said who begins.
"""

from __future__ import annotations

from dataclasses import dataclass

from oie.core.ruleset import Ruleset
from oie.dice import DiceError, Segment, by_segment
from oie.dice import verify as verify_segment
from oie.record.errors import RecordError
from oie.record.form import Record
from oie.record.replay import Replay, replay


@dataclass(frozen=True, slots=True)
class SegmentProof:
    """What is known of one sealed segment."""

    segment: int
    throws: int
    """Throws made with its dice."""
    proved: bool
    """False as long as its secret has not been shown: then nothing can be said of its throws."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A record that holds in all its parts, and what is proved of its throws."""

    replay: Replay
    segments: tuple[SegmentProof, ...]
    unsealed: int
    """Throws that were made before any dice were sealed, or without: these cannot be proved."""
    start: bool
    """The lot that said who begins is proved."""
    running: bool
    """The round is not over, so that its last secret is not to be shown yet."""

    @property
    def throws(self) -> int:
        """Throws that count."""
        return self.unsealed + sum(one.throws for one in self.segments)

    @property
    def proved(self) -> int:
        """Throws that are proved."""
        return sum(one.throws for one in self.segments if one.proved)

    @property
    def hidden(self) -> tuple[int, ...]:
        """Numbers of the segments whose secret has not been shown."""
        return tuple(one.segment for one in self.segments if not one.proved)


def verify(record: Record) -> Proof:
    """Prove all of `record` that can be proved.

    A segment whose secret has not been shown is no fault: while the round is running it must not be
    shown, and where the program was killed it never was. Raises `RecordError` as `replay` does, and
    `record-dice` with its cause where a secret was shown and something does not follow from it.
    """
    played = replay(record)
    faces = played.rules.faces
    throws = record.throws
    segments = []
    try:
        for segment, its in by_segment(record.dice.segments, throws):
            if segment.round != record.table.round:
                facts = {"segment": segment.segment, "sealed": segment.round, "round": record.table.round}
                raise RecordError("record-dice-round", **facts)
            if segment.secret is not None:
                verify_segment(segment, its, faces)
            segments.append(SegmentProof(segment.segment, len(its), segment.secret is not None))
    except DiceError as error:
        raise RecordError("record-dice", cause=error) from error
    return Proof(
        replay=played,
        segments=tuple(segments),
        unsealed=len(throws) - sum(one.throws for one in segments),
        start=_start(record, played.rules),
        running=record.result is None,
    )


def _start(record: Record, rules: Ruleset) -> bool:
    """Whether proved lots said who begins; raises where they say something else (UX-15)."""
    segments, seats = record.dice.segments, len(record.seats)
    if not segments or segments[0].secret is None or not segments[0].lots:
        return False
    if rules.starter == "lots":
        return _agree(_drawn(segments[0], (seats,)), (record.table.starter,))
    if rules.starter == "lots_order":
        lots = _drawn(segments[0], tuple(range(seats, 0, -1)))
        places = list(range(seats))
        return _agree(lots and tuple(places.pop(lot) for lot in lots), record.table.order)
    return False


def _drawn(segment: Segment, among: tuple[int, ...]) -> tuple[int, ...]:
    """What the first lots drew, or nothing where they are lots for something else."""
    lots = segment.lots[: len(among)]
    return tuple(lot.drawn for lot in lots) if tuple(lot.of for lot in lots) == among else ()


def _agree(drawn: tuple[int, ...], told: tuple[int, ...]) -> bool:
    if drawn and drawn != told:
        expected, got = (", ".join(map(str, places)) for places in (drawn, told))
        raise RecordError("record-dice-start", expected=expected, got=got)
    return bool(drawn)
