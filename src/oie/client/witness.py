"""Witness: what one client saw of sealed dice with its own eyes, and the proof it makes of that.

Whoever sealed the dice tells the throws, the keys and the secret. The witness holds them against what was
told before: the commitment from before the first throw, the key that this client gave, every throw as it was
made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from oie.client.contribution import Contribution
from oie.client.errors import ClientError, Lie
from oie.client.messages import Data, State, Update
from oie.core.errors import OieError
from oie.dice import Segment, verify

Faces = tuple[int, ...]
NEW = ("round_taken_up", "table_set", "round_stopped")
"""Changes after which the round is another one, whatever its number."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What is proved of a round's dice.

    Fields:
        round: number of the round.
        throws: all throws of the round, in order.
        proved: how many of them follow from sealed dice. Those of a round that was taken up may come from
            dice whose secret nobody shows any more.
        segments: the public facts of the segments that are proved, with their secrets.
        contributed: numbers of the segments to which a key of this client belongs, so that nobody could
            have known their throws beforehand.
        witnessed: numbers of the segments whose commitment this client saw before their first throw.
    """

    round: int
    throws: tuple[Faces, ...]
    proved: int
    segments: tuple[Segment, ...]
    contributed: tuple[int, ...]
    witnessed: tuple[int, ...]


@dataclass(slots=True)
class _Round:
    number: int
    commitments: dict[int, str] = field(default_factory=dict)
    throws: list[Faces] = field(default_factory=list)
    lie: OieError | None = None
    """The first lie that was told of it; nothing that is told later makes it good."""


class Witness:
    """The memory of one client; it knows the running round and the proof of the last one that ended."""

    def __init__(self, code: str, contribution: Contribution) -> None:
        self._code = code
        self._contribution = contribution
        self._round = _Round(-1)
        self._last: Proof | OieError = ClientError("client-unproved", round=0)

    def see(self, news: State | Update) -> None:
        """Remember what was told, and prove the round where its secret is shown."""
        state = news.state
        if state["dice"]["kind"] != "sealed":
            self._last = ClientError("client-not-sealed")
            return
        if state["round"] != self._round.number or (isinstance(news, Update) and news.what in NEW):
            self._round = _Round(state["round"])
        if isinstance(news, Update) and news.what == "round_taken_up":
            self._last = ClientError("client-unproved", round=state["round"])  # it goes on
        if self._round.lie is None:
            try:
                self._note(news)
            except OieError as lie:
                self._round.lie = self._last = lie
        if self._round.lie is not None:
            return
        segments = state["segments"]
        if segments and segments[-1]["secret"] is not None:
            self._last = self._prove(state)
            if isinstance(self._last, OieError):
                self._round.lie = self._last

    def proof(self) -> Proof:
        """The proof of the last round that ended, or the reason why there is none."""
        if isinstance(self._last, OieError):
            raise self._last
        return self._last

    def _note(self, news: State | Update) -> None:
        state, round_ = news.state, self._round
        sealing = state["sealing"]
        if sealing is not None:
            one = sealing["segment"]
            if one["table"] != self._code:
                raise Lie("lie-table", expected=self._code, got=one["table"])
            round_.commitments.setdefault(one["segment"], one["commitment"])
        for one in [*state["segments"], *([] if sealing is None else [sealing["segment"]])]:
            if round_.commitments.get(one["segment"], one["commitment"]) != one["commitment"]:
                raise Lie("lie-commitment", segment=one["segment"], round=round_.number)
        if isinstance(news, State):
            self._agree(_history(news))
        elif news.what == "move_made" and any(event["type"] == "thrown" for event in news.events):
            round_.throws.append(tuple(state["last"]["faces"]))

    def _agree(self, throws: list[Faces]) -> None:
        """Take the throws of the round so far, if they go on from those that were told."""
        known = self._round.throws
        for number, (first, later) in enumerate(zip(known, throws, strict=False), 1):
            if first != later:
                shown = {"first": _plus(first), "later": _plus(later)}
                raise Lie("lie-throw", number=number, round=self._round.number, **shown)
        self._round.throws = throws

    def _prove(self, state: Data) -> Proof | OieError:
        round_, proved, count = self._round, [], 0
        try:
            segments = tuple(Segment.from_dict(one) for one in state["segments"])
            for segment, throws in _split(segments, round_.throws):
                if segment.secret is not None:
                    verify(segment, throws, state["dice"]["faces"])
                    self._check_part(segment)
                    proved.append(segment)
                    count += len(throws)
        except OieError as lie:
            return lie
        return Proof(
            round=round_.number,
            throws=tuple(round_.throws),
            proved=count,
            segments=tuple(proved),
            contributed=tuple(one.segment for one in proved if self._gave(one)),
            witnessed=tuple(one.segment for one in proved if one.segment in round_.commitments),
        )

    def _gave(self, segment: Segment) -> bool:
        part = self._contribution.part(segment.commitment)
        return part is not None and any(one.k == part.key.hex() for one in segment.contributions)

    def _check_part(self, segment: Segment) -> None:
        """What this client gave, and the table took, must stand in the segment."""
        part, where = self._contribution.part(segment.commitment), {"segment": segment.segment}
        if part is None:
            return
        found = next((one for one in segment.contributions if one.seat == part.place), None)
        if part.sealed and (found is None or found.c != part.c):
            raise Lie("lie-seal", round=segment.round, **where)
        if part.opened and (found is None or found.k != part.key.hex()):
            raise Lie("lie-key", round=segment.round, **where)


def _split(segments: Sequence[Segment], throws: Sequence[Faces]) -> list[tuple[Segment, Sequence[Faces]]]:
    """Each segment with its throws: those from its first to before the first of the next one."""
    ends = [*(one.first - 1 for one in segments[1:]), len(throws)]
    return [(one, throws[one.first - 1 : end]) for one, end in zip(segments, ends, strict=True)]


def _history(news: State) -> list[Faces]:
    """The throws of the round that count, as a whole state tells them."""
    counted = [one for one in news.history if one["number"] is not None and not one["taken_back"]]
    return [tuple(one["faces"]) for one in counted]


def _plus(faces: Faces) -> str:
    return "+".join(map(str, faces))
