"""Legs in words: where one throw takes a pawn, and why.

A leg is an event `Moved`, `Stayed` or `Guarded`. What an event does not say (how much was thrown,
whether the pawn was counting an excess back) is carried along from leg to leg by `Walk`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias, assert_never

from oie.core.effects import Go, Repeat
from oie.core.events import Guarded, Moved, Stayed
from oie.core.ruleset import Ruleset, flat
from oie.text.catalogue import t
from oie.text.words import kind_at

Leg: TypeAlias = Moved | Stayed | Guarded


@dataclass(slots=True)
class Walk:
    """The legs of one throw being told."""

    rules: Ruleset
    lang: str
    total: int
    """The sum of the dice."""
    parts: list[str] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)
    reversed: bool = False
    """The pawn is counting an excess back."""
    spent: set[str] = field(default_factory=set)
    """Kinds that work once in a throw, and have worked while counting back."""
    last: Leg | None = None
    stopped: bool = False
    """The last leg ended where nothing works on the pawn, and said so."""

    def text(self) -> str:
        """The legs told so far, and why the pawn rests on a space that sends others on."""
        parts = [*self.parts, *self._idle()]
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = t(self.lang, "leg-then", before=text, leg=part)
        return text

    def tell(self, leg: Leg) -> None:
        """Take one leg more."""
        self.clauses += self.rules.clauses_of(leg.why)
        match leg:
            case Moved(jump=True):
                text = self._jump(leg)
            case Moved():
                text = self._walk(leg)
            case Stayed():
                text = self._stay(leg)
            case Guarded():
                self.clauses += self.rules.clauses_of("loop_guard")
                text = t(self.lang, "leg-guard")
            case _:
                assert_never(leg)
        if leg.why in self.rules.kinds:
            text = t(self.lang, "leg-there", at=kind_at(self.rules, leg.why, self.lang), leg=text)
        self.parts.append(text)
        self.last = leg

    def _repeat(self, why: str) -> Repeat | None:
        return next((e for e in flat(self.rules.kinds.get(why)) if isinstance(e, Repeat)), None)

    def _times(self, why: str) -> int:
        """How often the throw is counted on a leg of this reason."""
        effect = self._repeat(why)
        if effect is None:
            return 1
        after = effect.after_reverse
        if self.reversed and effect.direction == "onward":
            if after.once:
                self.spent.add(why)
            return after.times
        return effect.times

    def _by(self, times: int) -> str:
        return t(self.lang, "leg-by", times=times, count=self.total)

    def _walk(self, leg: Moved) -> str:
        """A leg on foot: onward or back, reversed at the goal or stopped at an end of the track."""
        rules, lang, start, end = self.rules, self.lang, leg.start, leg.end
        times = self._times(leg.why)
        count = self.total * times
        again = leg.why != "throw"
        by = self._by(times)
        if leg.via is not None:
            self.reversed = True
            self.clauses += rules.clauses_of("overthrow")
            over = start + count - leg.via
            if again:
                return t(lang, "leg-again-reverse", by=by, goal=leg.via, over=over, end=end)
            return t(lang, "leg-reverse", start=start, goal=leg.via, over=over, end=end)
        if end == rules.start and start - end < count:  # G4: the walk was stopped there
            self.clauses += rules.clauses_of("track_end")
            if start == end:
                return t(lang, "leg-floor", end=end)
            if again:
                return t(lang, "leg-again-clamped", by=by, end=end)
            return t(lang, "leg-clamped", start=start, end=end)
        if end < start:
            if again:
                return t(lang, "leg-again-back", by=by, end=end)
            return t(lang, "leg-back", total=self.total, start=start, end=end)
        self.reversed = False
        if end == rules.goal and end - start < count:
            self.clauses += rules.clauses_of("overthrow")
            if again:
                return t(lang, "leg-again-finish", by=by, goal=end)
            return t(lang, "leg-finish", start=start, goal=end)
        if again:
            return t(lang, "leg-again", by=by, end=end)
        return t(lang, "leg-walk", start=start, end=end)

    def _jump(self, leg: Moved) -> str:
        """A forced move, an initial throw, or a count that begins at the goal."""
        rules, lang, end = self.rules, self.lang, leg.end
        if leg.why == "initial_throw":
            at_start = rules.initial is not None and rules.initial.when == "at_start"
            return t(lang, "leg-initial-at-start" if at_start else "leg-initial", end=end)
        gos = [e for e in flat(rules.kinds.get(leg.why)) if isinstance(e, Go)]
        for go in gos:
            if go.to == "origin":
                self.stopped = True
                return t(lang, "leg-origin", end=end)
            if go.stop and go.target(leg.start, leg.start) == end:
                self.stopped = True
                return t(lang, "leg-straight-stop", end=end)
        if not gos and self._repeat(leg.why) is not None:
            return t(lang, "leg-from-goal", by=self._by(self._times(leg.why)), goal=rules.goal, end=end)
        return t(lang, "leg-straight-back" if end < leg.start else "leg-straight", end=end)

    def _stay(self, leg: Stayed) -> str:
        """A leg that would have left the track and was not walked."""
        count = self.total * self._times(leg.why)
        if (
            leg.space + count > self.rules.goal
            and self.rules.overthrow == "stay"
            and not self._goes_back(leg)
        ):
            self.clauses += self.rules.clauses_of("overthrow")
            return t(self.lang, "leg-stay-over", space=leg.space, count=count, goal=self.rules.goal)
        self.clauses += self.rules.clauses_of("track_end")
        return t(self.lang, "leg-stay-under", space=leg.space, count=count, first=self.rules.start)

    def _goes_back(self, leg: Stayed) -> bool:
        """True where the leg that was not walked would have led back."""
        if leg.why == "throw":
            return self.total in self.rules.back
        effect = self._repeat(leg.why)
        last = self.last
        came_back = isinstance(last, Moved) and (last.end < last.start or last.via is not None)
        return effect is not None and (effect.direction == "back" or came_back)

    def _idle(self) -> list[str]:
        """Why the pawn rests on a space that would have sent it on, where that needs saying."""
        last = self.last
        if not self.reversed or self.stopped or not isinstance(last, Moved):
            return []
        kind = self.rules.board[last.end]
        effect = None if kind is None else self._repeat(kind.key)
        if kind is None or effect is None or effect.direction != "onward":
            return []
        if effect.after_reverse.direction == "stop":
            message = "leg-idle-reverse"
        elif kind.key in self.spent:
            message = "leg-idle-once"
        else:
            return []
        self.clauses += kind.clauses
        at = kind_at(self.rules, kind.key, self.lang)
        return [t(self.lang, "leg-there", at=at, leg=t(self.lang, message))]
