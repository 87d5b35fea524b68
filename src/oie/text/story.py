"""Story: the events being told and the sentences made of them so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from oie.core.events import Event
from oie.core.ruleset import Ruleset
from oie.text.sentences import Sentence
from oie.text.words import name_of, settled

E = TypeVar("E")


@dataclass(slots=True)
class Story:
    """A reader's place in a list of events; every event taken is covered by the next sentence."""

    rules: Ruleset
    names: Sequence[str]
    events: Sequence[Event]
    lang: str
    sentences: list[Sentence] = field(default_factory=list)
    at: int = 0
    """Index of the next event."""
    first: int = 0
    """Index of the first event that the next sentence covers."""

    def name(self, seat: int) -> str:
        """The name of a seat, fit to stand in a sentence."""
        return name_of(self.names, seat, self.lang)

    def take(self, *kinds: type[Event]) -> Event | None:
        """The next event, if there is one and it is of one of `kinds` (of any, where none is given)."""
        if self.at >= len(self.events) or (kinds and not isinstance(self.events[self.at], kinds)):
            return None
        self.at += 1
        return self.events[self.at - 1]

    def put_back(self) -> None:
        """Let the last event be taken again."""
        self.at -= 1

    def peek(self, kind: type[E]) -> E | None:
        """The next event, if it is of this kind; it stays to be taken."""
        event = self.events[self.at] if self.at < len(self.events) else None
        return event if isinstance(event, kind) else None

    def ahead(self, kind: type[E]) -> list[E]:
        """The events of this kind that follow one another from here."""
        found: list[E] = []
        for event in self.events[self.at :]:
            if not isinstance(event, kind):
                break
            found.append(event)
        return found

    def skip(self, count: int = 1) -> None:
        """Take so many events at once."""
        self.at += count

    def say(self, text: str, seat: int | None, *clauses: str) -> None:
        """One sentence about all events taken since the last."""
        known = tuple(dict.fromkeys(clauses))
        self.sentences.append(Sentence(settled(text, self.lang), seat, self.first, self.at - 1, known))
        self.first = self.at
