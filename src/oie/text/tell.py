"""Tell: events become sentences, each with its reason and its clauses.

`tell` reads events in order and joins those that belong together: a throw with its legs, a relief
with the exchange that it brings, a deadlock with those it frees. Nothing is worked out again
that an event says, and no event is left without a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from oie.core import events as ev
from oie.core.effects import Effect, Lose
from oie.core.position import Pending, Position
from oie.core.ruleset import Ruleset, flat
from oie.core.travel import travel
from oie.text import meetings
from oie.text.catalogue import t
from oie.text.effects import effects_text
from oie.text.legs import Walk
from oie.text.sentences import Sentence
from oie.text.story import Story
from oie.text.words import dice_text, either, goal_words, kind_at, kind_name


def tell(
    rules: Ruleset,
    names: Sequence[str],
    events: Sequence[ev.Event],
    lang: str,
    *,
    before: Position | None = None,
) -> tuple[Sentence, ...]:
    """What happened, in `lang`: every event is covered by exactly one sentence, in order.

    `names` are the seats' names in turn order. `before` is the position before the first event; it
    is needed only where that event is a choice, whose words depend on the throw that led to it.
    """
    return _Teller(rules, names, events, lang, None if before is None else before.pending).run()


class _Teller:
    """One telling: the story, and what later sentences need to know of earlier events."""

    def __init__(
        self,
        rules: Ruleset,
        names: Sequence[str],
        events: Sequence[ev.Event],
        lang: str,
        pending: Pending | None,
    ) -> None:
        self.story = Story(rules, names, events, lang)
        self.rules = rules
        self.lang = lang
        self.pending = pending
        self.total = 0 if pending is None else sum(pending.faces)

    def run(self) -> tuple[Sentence, ...]:
        """Every event, once."""
        story = self.story
        while (event := story.take()) is not None:
            self.one(event)
        return tuple(story.sentences)

    def one(self, event: ev.Event) -> None:
        """The sentence that begins with `event`."""
        story = self.story
        match event:
            case ev.RoundStarted():
                self.opening(event)
            case ev.Anted():
                self.antes(event)
            case ev.Thrown(seat=seat, faces=faces):
                self.total = sum(faces)
                legs, clauses = self.legs()
                dice = dice_text(self.lang, faces)
                name = story.name(seat)
                if legs:
                    text = t(self.lang, "event-throw", name=name, dice=dice, legs=legs)
                else:
                    text = t(self.lang, "event-throw-alone", name=name, dice=dice)
                story.say(text, seat, *clauses)
            case ev.Moved(seat=seat) | ev.Stayed(seat=seat) | ev.Guarded(seat=seat):
                story.put_back()
                legs, clauses = self.legs()
                story.say(t(self.lang, "event-goes", name=story.name(seat), legs=legs), seat, *clauses)
            case ev.ChoiceOffered() | ev.Chosen():
                self.choice(event)
            case ev.Released() | ev.Hit() | ev.WaitCancelled() | ev.Returned() | ev.Deadlocked() | ev.Drawn():
                meetings.one(story, event)
            case ev.Held() | ev.TurnsLost() | ev.ThrowGranted() | ev.Paid():
                self.rest(event)
            case ev.Won(seat=seat, pool=pool):
                self.won(seat, pool)
            case ev.PassedOver() | ev.TurnCame():
                self.turn(event)
            case _:
                assert_never(event)

    def opening(self, event: ev.RoundStarted) -> None:
        """Who begins, and what lies in the pool already."""
        name = self.story.name(event.first)
        text = t(self.lang, "event-round-started", name=name)
        if event.pool:
            text = f"{text} {t(self.lang, 'event-pool-left', pool=event.pool)}"
        self.story.say(text, event.first, *self.rules.clauses_of("starter"))

    def antes(self, event: ev.Anted) -> None:
        """The stakes: one sentence where all pay the same, one a seat where they do not."""
        following = self.story.ahead(ev.Anted)
        clauses = self.rules.clauses_of("counters")
        if following and all(e.amount == event.amount for e in following):
            self.story.skip(len(following))
            self.story.say(t(self.lang, "event-antes", amount=event.amount), None, *clauses)
            return
        name = self.story.name(event.seat)
        self.story.say(t(self.lang, "event-ante", name=name, amount=event.amount), event.seat, *clauses)

    def legs(self) -> tuple[str, list[str]]:
        """The legs that follow, in words, with their clauses."""
        walk = Walk(self.rules, self.lang, self.total)
        while (leg := self.story.take(ev.Moved, ev.Stayed, ev.Guarded)) is not None:
            assert isinstance(leg, ev.Moved | ev.Stayed | ev.Guarded)
            walk.tell(leg)
        return walk.text(), walk.clauses

    def choice(self, event: ev.ChoiceOffered | ev.Chosen) -> None:
        """What may be chosen, and what was, in the words of the effects."""
        story, rules, lang, seat = self.story, self.rules, self.lang, event.seat
        name = story.name(seat)
        if isinstance(event, ev.ChoiceOffered):
            self.pending = Pending(event.origin, event.faces, event.initial, event.answers)
            choices = either(lang, (effects_text(rules, branch, lang) for branch in self.among()))
            at = kind_at(rules, event.why, lang)
            text = t(lang, "event-choice-offered", name=name, at=at, space=event.space, choices=choices)
            story.say(text, seat, *rules.clauses_of(event.why))
            return
        among = self.among()
        if event.index < len(among):
            text = t(lang, "event-chosen", name=name, effect=effects_text(rules, among[event.index], lang))
        else:
            text = t(lang, "event-chosen-number", name=name, number=event.index + 1)
        if self.pending is not None:
            self.total = sum(self.pending.faces)
        story.say(text, seat)

    def among(self) -> tuple[tuple[Effect, ...], ...]:
        """The possibilities of the choice that is pending; none where it is not known."""
        went = self.pending
        if went is None:
            return ()
        return travel(self.rules, went.origin, went.faces, went.initial, went.answers).among

    def rest(self, event: ev.Held | ev.TurnsLost | ev.ThrowGranted | ev.Paid) -> None:
        """What the space does on which the pawn rests."""
        story, lang, seat = self.story, self.lang, event.seat
        name, clauses = story.name(seat), self.rules.clauses_of(event.why)
        if isinstance(event, ev.Paid):
            text = self.paid(event)
            clauses = (*clauses, *self.rules.clauses_of("counters"))
        elif isinstance(event, ev.Held):
            message = "event-held-alone" if event.alone else "event-held"
            text = t(lang, message, name=name, at=kind_at(self.rules, event.why, lang), space=event.space)
        elif isinstance(event, ev.ThrowGranted):
            text = t(lang, "event-throw-granted", name=name, at=kind_at(self.rules, event.why, lang))
        else:
            text = self.turns_lost(event)
        story.say(text, seat, *clauses)

    def turns_lost(self, event: ev.TurnsLost) -> str:
        """Turns to lose, or the same as a gift to the others (A001-3)."""
        lang, turns = self.lang, event.turns
        losses = [e for e in flat(self.rules.kinds.get(event.why)) if isinstance(e, Lose)]
        message = "event-gift" if any(e.gift for e in losses) else "event-turns-lost"
        at = kind_at(self.rules, event.why, lang)
        text = t(lang, message, name=self.story.name(event.seat), turns=turns, at=at)
        if event.waits > turns:
            text = f"{text} {t(lang, 'event-turns-owed', waits=event.waits)}"
        return text

    def paid(self, event: ev.Paid) -> str:
        """A payment: how much, why, and what could not be paid (A002-19)."""
        lang, due, amount = self.lang, event.due, event.amount
        name = self.story.name(event.seat)
        meeting = event.why == "meeting" and event.why not in self.rules.kinds
        why = t(lang, "event-meeting") if meeting else kind_name(self.rules, event.why, lang)
        if not due:
            return t(lang, "event-paid-free", name=name, why=why)
        if not amount:
            return t(lang, "event-paid-nothing", name=name, due=due, why=why)
        if amount < due:
            return t(lang, "event-paid-short", name=name, due=due, why=why, amount=amount)
        return t(lang, "event-paid", name=name, amount=amount, why=why)

    def won(self, seat: int, pool: int) -> None:
        """The winner, and the pool."""
        rules, lang, name = self.rules, self.lang, self.story.name(seat)
        message = "event-won-passing" if rules.overthrow == "finish" else "event-won"
        text = t(lang, message, name=name, goal=rules.goal, at=goal_words(rules, lang, "at"))
        if pool:
            text = f"{text} {t(lang, 'event-won-pool', name=name, pool=pool)}"
        self.story.say(text, seat, *rules.clauses_of("track"))

    def turn(self, event: ev.PassedOver | ev.TurnCame) -> None:
        """Whose turn it is, and whose it was not (G1)."""
        name = self.story.name(event.seat)
        if isinstance(event, ev.TurnCame):
            text = t(self.lang, "event-turn-came", name=name)
        elif event.why == "held":
            text = t(self.lang, "event-passed-held", name=name)
        else:
            text = t(self.lang, "event-passed-wait", name=name, left=event.left)
        self.story.say(text, event.seat, "G1")
