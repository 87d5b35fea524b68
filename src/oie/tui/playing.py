"""Playing: a local game and the picture that is shown of it, without a screen.

The game is always ahead of the picture: a command is carried out at once, then its pictures follow
one another until the last, which is the state. While they follow, nobody throws.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from oie.core import events as ev
from oie.core.moves import AwaitsChoice, Throw
from oie.core.position import Position
from oie.local import LocalGame
from oie.table import Answer, Refusal
from oie.table import commands as cm
from oie.table.round import MoveMade
from oie.text import t, tell
from oie.tui.history import before_last
from oie.tui.look import SIGNS
from oie.tui.motion import Frame, frames, still
from oie.tui.scene import Scene, pawns_of

SETTLE = 0.25
"""Seconds after a throw in which a throw is not heard: a key held down throws once (UX-21)."""


@dataclass(frozen=True, slots=True)
class LastMove:
    """The move whose dice, trail and words are shown."""

    before: Position
    made: MoveMade

    @property
    def faces(self) -> tuple[int, ...]:
        """What was thrown; where it was a choice, the throw that it belongs to."""
        if isinstance(self.made.move, Throw):
            return self.made.move.faces
        return self.before.pending.faces if self.before.pending is not None else ()


class Playing:
    """One game with its pictures."""

    def __init__(self, game: LocalGame, *, moving: bool, clock: Callable[[], float]) -> None:
        """`moving` is False where only last pictures are shown; `clock` counts seconds."""
        self.game = game
        self.moving = moving
        self._clock = clock
        self._thrown_at: float | None = None
        self._film: tuple[Frame, ...] = ()
        self._at = 0
        self._last: LastMove | None = None
        self.look_again()

    # What there is to see

    @property
    def showing(self) -> bool:
        """True while pictures of a move follow one another."""
        return self._at < len(self._film) - 1

    @property
    def frame(self) -> Frame | None:
        """The picture of the moment; None before any move of the round."""
        return self._film[self._at] if self._film else None

    @property
    def position(self) -> Position | None:
        """The position as far as it has been shown."""
        return self.frame.position if self.frame is not None else self.game.table.position

    @property
    def mover(self) -> int | None:
        """The seat that made the last move."""
        return self._last.before.seat if self._last is not None else None

    @property
    def faces(self) -> tuple[int, ...]:
        """The dice on the table."""
        return self._last.faces if self._last is not None else ()

    def scene(self) -> Scene:
        """What the board shows."""
        table, frame = self.game.table, self.frame
        pawns = pawns_of(table.in_order)
        if frame is None:
            position = table.position
            spaces = position.spaces if position is not None else (table.rules.start,) * len(pawns)
            return Scene(pawns, spaces, _badges(position), self._awaited())
        badges = _badges(frame.position)
        return Scene(pawns, frame.spaces, badges, self._awaited(), frame.trail, frame.bubbles)

    def _awaited(self) -> int | None:
        """The seat that is awaited, once the pictures have ended."""
        table = self.game.table
        if table.position is None or not table.running or self.showing:
            return None
        return table.position.seat

    def told(self, lang: str) -> str:
        """What the last move has done so far, in sentences; how the round began before any move."""
        table, last, frame = self.game.table, self._last, self.frame
        if last is None or frame is None:
            return self._began(lang)
        sentences = tell(table.rules, table.names, last.made.events, lang, before=last.before)
        shown = [
            sentence.text
            for sentence in sentences
            if sentence.last < frame.told and not isinstance(last.made.events[sentence.last], ev.TurnCame)
        ]
        return " ".join(shown)

    def _began(self, lang: str) -> str:
        """The lots, the stakes, the seal."""
        table = self.game.table
        opening = table.opening
        if opening is None:
            return ""
        parts = []
        if table.rules.starter == "lots_order":
            parts.append(t(lang, "ui-order", names=", ".join(table.names)))
        elif table.rules.starter == "lots":
            parts.append(t(lang, "ui-lots", name=table.names[opening.first]))
        sentences = tell(table.rules, table.names, opening.events, lang)
        parts += [sentence.text for sentence in sentences if parts == [] or sentence.first > 0]
        if self.game.segments:
            parts.append(t(lang, "ui-sealed", commitment=self.game.segments[-1].commitment))
        return " ".join(parts)

    # What can be done

    def do(self, command: cm.Command, lang: str) -> Refusal | None:
        """Carry a command out and begin its pictures; the refusal, if it was one."""
        self.finish()
        answer = self.game.do(command)
        if not isinstance(answer, tuple):
            return answer
        self._film, self._at, self._last = (), 0, None
        self._answered(answer, lang)
        return None

    def may_throw(self) -> bool:
        """False shortly after a throw, and while its pictures follow one another."""
        if self.showing:
            return False
        return self._thrown_at is None or self._clock() - self._thrown_at >= SETTLE

    def machine_due(self) -> float | None:
        """Seconds until the machine is to move, counted from now; None where it is not awaited.

        The pace counts from the end of the pictures of the move before (UX-30).
        """
        delay, table = self.game.delay, self.game.table
        if delay is None or not table.running or table.position is None:
            return None
        if table.dice == "real" and not isinstance(table.position.awaits, AwaitsChoice):
            return None  # its dice are typed in by whoever threw them
        return max(delay, table.pace)

    def advance(self) -> None:
        """The next picture."""
        if self.showing:
            self._at += 1

    def finish(self) -> bool:
        """Go to the last picture; False where it is shown already."""
        was = self.showing
        self._at = max(0, len(self._film) - 1)
        return was

    def look_again(self) -> None:
        """Show the table as it is, after a round was taken up or given up."""
        table = self.game.table
        moves = table.history()
        self._film, self._at, self._last = (), 0, None
        if table.opening is not None and moves:
            self._last = LastMove(before_last(table), moves[-1])
            self._film = (still(self._last.before, moves[-1].events),)

    def _answered(self, answer: Answer, lang: str) -> None:
        for event in answer:
            if isinstance(event, MoveMade):
                table = self.game.table
                self._thrown_at = self._clock()
                self._last = LastMove(before_last(table), event)
                whole = frames(self._last.before, event.events, table.names, lang)
                self._film, self._at = (whole if self.moving else whole[-1:]), 0
                return
        self.look_again()


def _badges(position: Position | None) -> tuple[str, ...]:
    """A sign for each seat that does not throw, by what keeps it."""
    if position is None:
        return ()
    return tuple(
        SIGNS["hold"] if position.is_held(seat) else SIGNS["wait"] if position.waits[seat] else ""
        for seat in range(position.seats)
    )
