"""Motion: the pictures of a move, one after the other, drawn from its events.

The table has long been in its final state when the first picture is shown: nothing here decides
anything, and the last picture is always that state. Without motion only the last one is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from oie.core import events as ev
from oie.core.evolve import evolve
from oie.core.position import Position
from oie.tui.scene import Bubble, Step
from oie.tui.telling import bubble_of, lost_bubble, paid_bubble

TUMBLE, TUMBLES = 0.11, 7
"""Seconds of one picture of tumbling dice, and how many there are."""
HOP, LONGEST_WALK = 0.16, 1.9
"""Seconds of one space, and of a whole walk."""
LANDINGS: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
"""The first, second, ... landing of one throw."""
LANDING, JUMP, SHORT, REST = 0.9, 0.5, 0.3, 0.5


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a move and how long it is shown."""

    position: Position
    """What seats, counters and turns to lose are at this moment."""
    spaces: tuple[int, ...]
    """Where the pawns are drawn."""
    trail: tuple[Step, ...]
    bubbles: tuple[Bubble, ...]
    told: int
    """How many of the events have been shown."""
    seconds: float
    tumbling: int = 0
    """Which picture of tumbling dice, from 1; 0 where they lie."""


def still(before: Position, events: Sequence[ev.Event]) -> Frame:
    """The last picture of a move: the state after it, with its whole trail, landings numbered."""
    position = evolve(before, events)
    trail: list[Step] = []
    for event in events:
        if isinstance(event, ev.Moved):
            trail += walked(event, begins=not trail)
    return Frame(position, position.spaces, _numbered(trail), (), len(events), 0.0)


def frames(
    before: Position, events: Sequence[ev.Event], names: Sequence[str], lang: str
) -> tuple[Frame, ...]:
    """The pictures of a move; the last one is `still`."""
    return (*_Film(before, events, names, lang).run(), still(before, events))


def walked(event: ev.Moved, begins: bool) -> list[Step]:
    """The spaces of one leg: where it began (`begins`, if it is the first), what was walked, its end."""
    steps = [Step(event.start, "○", event.seat)] if begins else []
    stops = [event.start, *([] if event.via is None else [event.via]), event.end]
    if not event.jump:
        for place, (start, end) in enumerate(pairwise(stops)):
            back = end < start
            way = range(start + (-1 if back else 1), end, -1 if back else 1)
            steps += [Step(space, "◦" if back else "•", event.seat) for space in way]
            if place == 0 and len(stops) == 3:
                steps.append(Step(end, "•", event.seat))
    return [*steps, Step(event.end, "◉", event.seat)]


def _numbered(trail: Sequence[Step]) -> tuple[Step, ...]:
    """Landings carry their number where there is more than one; a later mark wins on its space."""
    landings = sum(step.sign == "◉" for step in trail)
    shown: dict[int, Step] = {}
    number = 0
    for step in trail:
        marked = step
        if step.sign == "◉":
            number += 1
            marked = replace(step, sign=LANDINGS[number - 1 : number] or "◉") if landings > 1 else step
        elif step.space in shown and shown[step.space].sign not in "•◦":
            continue
        shown[step.space] = marked
    return tuple(shown.values())


class _Film:
    """What has been shown so far."""

    def __init__(self, before: Position, events: Sequence[ev.Event], names: Sequence[str], lang: str) -> None:
        self.position = before
        self.events = events
        self.names = names
        self.lang = lang
        self.spaces = before.spaces
        self.trail: list[Step] = []
        self.total = sum(before.pending.faces) if before.pending is not None else 0
        self.told = 0

    def run(self) -> Iterator[Frame]:
        """Every picture before the last."""
        for index, event in enumerate(self.events):
            self.told = index
            match event:
                case ev.Thrown(faces=faces):
                    self.total = sum(faces)
                    yield from self.tumble()
                case ev.Moved():
                    yield from self.move(event)
                case _:
                    yield from self.other(event)
            self.position = evolve(self.position, (event,))
            self.spaces = self.position.spaces
            self.told = index + 1
            if isinstance(event, ev.Thrown):
                yield self.frame(REST)
            elif isinstance(event, ev.Hit | ev.Returned):
                yield self.frame(JUMP)
        yield self.frame(REST)

    def frame(self, seconds: float, *bubbles: Bubble | None, tumbling: int = 0) -> Frame:
        """A picture of the moment."""
        said = tuple(bubble for bubble in bubbles if bubble is not None)
        shown = _numbered_last(self.trail)
        return Frame(self.position, self.spaces, shown, said, self.told, seconds, tumbling)

    def tumble(self) -> Iterator[Frame]:
        """The dice tumble; the trail of the throw before is gone."""
        for picture in range(1, TUMBLES + 1):
            yield self.frame(TUMBLE, tumbling=picture)

    def move(self, event: ev.Moved) -> Iterator[Frame]:
        """One leg: why, where a space is the reason, then on foot or straight there."""
        reason = bubble_of(self.position.rules, event, self.total, self.names, self.lang)
        over = reason if event.via is not None and event.why == "throw" else None
        if reason is not None and over is None:
            yield self.frame(LANDING, reason)
        steps = walked(event, begins=not self.trail)
        if event.jump:
            self.trail += steps
            self.put(event.seat, event.end)
            yield self.frame(JUMP)
            return
        hop = min(HOP, LONGEST_WALK / max(1, len(steps)))
        turned = False
        for step in steps:
            self.trail.append(step)
            if step.sign != "○":
                self.put(event.seat, step.space)
            turned = turned or step.space == event.via
            yield self.frame(hop, over if turned else None)

    def put(self, seat: int, space: int) -> None:
        """Draw a pawn on another space."""
        self.spaces = (*self.spaces[:seat], space, *self.spaces[seat + 1 :])

    def other(self, event: ev.Event) -> Iterator[Frame]:
        """Everything that is no walk: a word at the space where it happens, and time to read it."""
        rules = self.position.rules
        bubble = bubble_of(rules, event, self.total, self.names, self.lang)
        if isinstance(event, ev.TurnsLost):
            bubble = lost_bubble(rules, event, self.spaces[event.seat], self.lang)
        elif isinstance(event, ev.Paid) and event.amount:
            bubble = paid_bubble(event, self.spaces[event.seat], self.lang)
        if bubble is not None:
            yield self.frame(LANDING, bubble)
        elif isinstance(event, ev.PassedOver):
            self.told += 1
            yield self.frame(SHORT)


def _numbered_last(trail: Sequence[Step]) -> tuple[Step, ...]:
    """The trail while it grows; the last mark on a space wins."""
    return tuple({step.space: step for step in trail}.values())
