"""Decide: what happens when a seat throws or chooses, as events.

The order of application, numbered as in docs/explanation/order-of-application.md:

1. the throw;  2. the initial throw table;  3. legs, repeats and reverse;  4. forced moves;
5. the pawn comes to rest (2 to 5 are `travel`);  6. the goal, which ends the meeting of pawns;
7. hit, relief or sharing;  8. hold;  9. turns to lose;  10. payments (G9);  11. win;
12. deadlock (G7);  13. who throws next, with one event for every seat passed over (G1).

Nothing is changed here: events are applied to a draft by `evolve`, so that later steps see the
effect of earlier ones, and the draft's position is the step's position.
"""

from __future__ import annotations

from typing import TypeAlias

from oie.core import events as ev
from oie.core.effects import Hold, Lose, Pay, ThrowAgain
from oie.core.errors import InvalidChoice, InvalidThrow, NotAwaited
from oie.core.evolve import LAST_STEP, Draft
from oie.core.legal import MOST_WAITS
from oie.core.moves import Choice, Move, Throw
from oie.core.position import Pending, Position, is_held
from oie.core.quiet import keep, known
from oie.core.travel import Trip, travel

Fine: TypeAlias = tuple[int, int, str]
"""(seat, counters due, kind or `meeting`)."""


def decide(position: Position, move: Move) -> tuple[Position, tuple[ev.Event, ...]]:
    """The position after `move`, and the events that lead there.

    Raises `InvalidThrow`, `InvalidChoice` or `NotAwaited`; then nothing has happened.
    """
    quiet = None
    if isinstance(move, Throw):
        _check_throw(position, move)
        quiet = known(position, move.faces)
    else:
        _check_choice(position, move)
    if quiet is not None:
        after, events = quiet
    else:
        turn = _Turn(position)
        turn.run(move)
        after, events = turn.draft.freeze(), tuple(turn.events)
        if isinstance(move, Throw):
            keep(position, move.faces, events)
    position.rules.memo[LAST_STEP] = (position, events, after)
    return after, events


def _check_throw(position: Position, move: Throw) -> None:
    rules = position.rules
    faces = move.faces
    if position.result is not None:
        raise NotAwaited("round-over", got=f"the throw {move}", position=position)
    if position.pending is not None:
        raise NotAwaited("choice-awaited", got=move, position=position)
    fits = len(faces) == rules.dice and all(type(f) is int and 1 <= f <= rules.faces for f in faces)
    if not fits:
        got = str(move) or "nothing"
        raise InvalidThrow("invalid-throw", count=rules.dice, faces=rules.faces, got=got, position=position)


def _check_choice(position: Position, move: Choice) -> None:
    if position.result is not None:
        raise NotAwaited("round-over", got=f"the choice {move.index}", position=position)
    if position.pending is None:
        raise NotAwaited("throw-awaited", got=move.index, position=position)
    awaits = position.awaits
    last = len(getattr(awaits, "among", ())) - 1
    if type(move.index) is not int or not 0 <= move.index <= last:
        raise InvalidChoice("invalid-choice", last=last, got=move.index, position=position)


class _Turn:
    """One move being worked out: the draft and the events so far."""

    def __init__(self, position: Position) -> None:
        self.rules = position.rules
        self.draft = Draft.of(position)
        self.seat = position.seat
        self.events: list[ev.Event] = []

    def say(self, event: ev.Event) -> None:
        """Let an event happen."""
        self.events.append(event)
        self.draft.apply(event)

    def run(self, move: Move) -> None:
        """Steps 1 to 13 for a throw; a choice goes on where its throw had stopped."""
        draft, seat = self.draft, self.seat
        if isinstance(move, Throw):
            throw = Pending(draft.spaces[seat], move.faces, not draft.thrown[seat], ())
            self.say(ev.Thrown(seat, move.faces))  # 1, G6
            shown = 0
        else:
            before = draft.pending
            assert before is not None
            throw = Pending(before.origin, before.faces, before.initial, (*before.answers, move.index))
            self.say(ev.Chosen(seat, move.index))
            shown = len(travel(self.rules, before.origin, before.faces, before.initial, before.answers).legs)
        trip = travel(self.rules, throw.origin, throw.faces, throw.initial, throw.answers)  # 2 to 5
        self.legs(trip, shown)
        if trip.among:
            self.offer(throw, trip)
            return
        seat_fines = [(seat, amount, why) for amount, why in trip.dues]
        stays = True
        meeting_fines: list[Fine] = []
        if trip.end != self.rules.goal:  # 6
            stays, meeting_fines = self.meet(trip.end, throw.origin)  # 7
        if stays:
            self.rest(trip)  # 8, 9
            seat_fines.extend((seat, e.amount, why) for why, e in trip.rests if isinstance(e, Pay))
        self.pay(seat_fines + meeting_fines)  # 10
        if stays and trip.end == self.rules.goal:
            self.say(ev.Won(seat, self.draft.pool))  # 11
        elif not self.deadlock():  # 12
            again = next((why for why, e in trip.rests if isinstance(e, ThrowAgain)), None) if stays else None
            self.pass_on(again)  # 13

    def legs(self, trip: Trip, shown: int) -> None:
        """Steps 2 to 5 as events, without the legs that an earlier part of the throw showed."""
        seat = self.seat
        for leg in trip.legs[shown:]:
            if leg.way == "guard":
                self.say(ev.Guarded(seat, leg.start, leg.why))
            elif leg.way == "stay":
                self.say(ev.Stayed(seat, leg.start, leg.why))
            else:
                self.say(ev.Moved(seat, leg.start, leg.end, leg.why, leg.via, leg.way == "jump"))

    def offer(self, throw: Pending, trip: Trip) -> None:
        """Stop at a choice."""
        kind = self.rules.board[trip.end]
        assert kind is not None
        self.say(
            ev.ChoiceOffered(
                self.seat,
                trip.end,
                kind.key,
                throw.origin,
                throw.faces,
                throw.initial,
                throw.answers,
                len(trip.among),
            )
        )

    def meet(self, space: int, origin: int) -> tuple[bool, list[Fine]]:
        """Step 7: whether the thrower stays on `space`, and the fines for meeting."""
        draft, seat, meeting = self.draft, self.seat, self.rules.meeting
        met = [s for s, at in enumerate(draft.spaces) if at == space and s != seat]
        if not met or space == origin:  # G3
            return True, []
        # Where everybody sets out, nobody meets, unless the arriver returns (A000-9, A001-5, A004-6).
        start = space == self.rules.start and meeting.rule == "occupant_to_origin"
        shares = meeting.rule == "share" or space in meeting.share or start
        hold = self.rules.holds[space]
        if hold is not None and hold.until == "relief":
            return True, self.relieve(met, hold, origin, shares)
        if shares:
            return True, []
        if meeting.rule == "arriver_returns":  # D4
            self.say(ev.Returned(seat, space, origin, met[0]))
            return False, self.meeting_fine(seat)
        fines: list[Fine] = []
        for other in met:
            self.displace(other, origin)  # D3
            fines += self.meeting_fine(other)
        return True, fines

    def relieve(self, met: list[int], hold: Hold, origin: int, shares: bool) -> list[Fine]:
        """Free who is held here; a free pawn is hit like anywhere else (G8)."""
        hit: list[int] = []
        for other in met:
            if self.draft.held[other]:
                self.say(ev.Released(other, self.draft.spaces[other], self.seat))
                if hold.relief == "exchange":  # S000-6b, A002-4
                    self.displace(other, origin)
            elif not shares:
                self.displace(other, origin)
                hit.append(other)
        if self.rules.meeting.rule == "arriver_returns":  # who meets pays, once (A002-19)
            return self.meeting_fine(self.seat) if hit else []
        return [fine for other in hit for fine in self.meeting_fine(other)]

    def displace(self, other: int, origin: int) -> None:
        """Put another pawn where the throw began; nothing works on it there (G2)."""
        self.say(ev.Hit(other, self.seat, self.draft.spaces[other], origin))
        if self.rules.meeting.cancels_wait and self.draft.waits[other]:
            self.say(ev.WaitCancelled(other, self.draft.waits[other]))

    def meeting_fine(self, seat: int) -> list[Fine]:
        """The fine for a meeting, where the game has one (S002-18, A002-11)."""
        meeting = self.rules.meeting
        return [(seat, meeting.fine, "meeting")] if meeting.fined else []

    def rest(self, trip: Trip) -> None:
        """Steps 8 and 9: the space where the pawn rests holds it or costs it turns."""
        seat, space, draft = self.seat, trip.end, self.draft
        for why, effect in trip.rests:
            if isinstance(effect, Hold):
                if effect.until == "relief":
                    self.say(ev.Held(seat, space, why))
                elif draft.spaces.count(space) == 1:
                    self.say(ev.Held(seat, space, why, alone=True))
        for why, effect in trip.rests:
            if isinstance(effect, Lose) and effect.turns:
                waits = min(draft.waits[seat] + effect.turns, MOST_WAITS)
                self.say(ev.TurnsLost(seat, effect.turns, waits, why))

    def pay(self, fines: list[Fine]) -> None:
        """Step 10: who has too few pays what it has (A002-19)."""
        for seat, due, why in fines:
            self.say(ev.Paid(seat, due, min(due, self.draft.counters[seat]), why))

    def deadlock(self) -> bool:
        """Step 12: every pawn held (G7); True where that ends the round."""
        draft, seats = self.draft, range(len(self.draft.spaces))
        if not all(is_held(self.rules, draft.spaces, draft.held, s) for s in seats):
            return False
        rule = self.rules.deadlock
        self.say(ev.Deadlocked(rule))
        if rule == "draw":
            self.say(ev.Drawn(draft.pool))
            return True
        freed = [s for s in seats if rule == "release_all" or draft.held[s] == 1]
        for seat in freed:
            self.say(ev.Released(seat, draft.spaces[seat], None))
        return False

    def pass_on(self, again: str | None) -> None:
        """Step 13: the next seat that throws, past those held or losing a turn (G1)."""
        draft, seat = self.draft, self.seat
        waits = is_held(self.rules, draft.spaces, draft.held, seat) or draft.waits[seat]
        if again is not None and not waits:
            self.say(ev.ThrowGranted(seat, again))
            return
        while True:
            seat = (seat + 1) % len(draft.spaces)
            if is_held(self.rules, draft.spaces, draft.held, seat):
                self.say(ev.PassedOver(seat, "held", draft.waits[seat]))
            elif draft.waits[seat]:
                self.say(ev.PassedOver(seat, "wait", draft.waits[seat] - 1))
            else:
                self.say(ev.TurnCame(seat))
                return
