"""Meetings in words: who is displaced, freed or held where pawns meet, and what ends a deadlock."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from oie.core import events as ev
from oie.text.catalogue import t
from oie.text.story import Story
from oie.text.words import kind_at, listed

Meeting: TypeAlias = ev.Released | ev.Hit | ev.WaitCancelled | ev.Returned | ev.Deadlocked | ev.Drawn


def one(story: Story, event: Meeting) -> None:
    """The sentence that begins with `event`, of this kind."""
    lang = story.lang
    match event:
        case ev.Released(by=by):
            if by is None:
                text = t(lang, "event-freed", name=story.name(event.seat), space=event.space)
                story.say(text, event.seat, *story.rules.clauses_of("deadlock"), "G7")
            else:
                _relief(story, event, by)
        case ev.Hit():
            _hit(story, event)
        case ev.WaitCancelled():
            story.say(_cancelled(story, event), event.seat, *story.rules.clauses_of("meeting"))
        case ev.Returned():
            text = t(
                lang,
                "event-returned",
                name=story.name(event.seat),
                met=story.name(event.met),
                start=event.start,
                end=event.end,
            )
            story.say(text, event.seat, *story.rules.clauses_of("meeting"), "G2")
        case ev.Deadlocked():
            _deadlock(story, event)
        case ev.Drawn():
            story.say(_drawn(story, event, "event-drawn"), None, *story.rules.clauses_of("deadlock"), "G7")
        case _:
            assert_never(event)


def _hit(story: Story, event: ev.Hit) -> None:
    """A pawn is displaced: both spaces, and why; forward too, after a death (A000-8)."""
    text = t(
        story.lang,
        "event-hit",
        by=story.name(event.by),
        name=story.name(event.seat),
        start=event.start,
        end=event.end,
        way="forward" if event.end > event.start else "back",
    )
    cancelled = story.peek(ev.WaitCancelled)
    if cancelled is not None and cancelled.seat == event.seat:
        story.skip()
        text = f"{text} {_cancelled(story, cancelled)}"
    story.say(text, event.seat, *story.rules.clauses_of("meeting"), "G2")


def _cancelled(story: Story, event: ev.WaitCancelled) -> str:
    return t(story.lang, "event-wait-cancelled", name=story.name(event.seat), turns=event.turns)


def _relief(story: Story, event: ev.Released, by: int) -> None:
    """Who is freed and where he goes, and who is held in his place (S000-6b, A002-4)."""
    lang, rules = story.lang, story.rules
    kind = rules.board[event.space]
    at = "" if kind is None else kind_at(rules, kind.key, lang)
    clauses = list(() if kind is None else kind.clauses)
    names = {"by": story.name(by), "name": story.name(event.seat)}
    sent = story.peek(ev.Hit)
    if sent is not None and sent.seat == event.seat:
        story.skip()
        text = t(lang, "event-relief", **names, at=at, space=event.space, end=sent.end)
        clauses.append("G2")
        cancelled = story.peek(ev.WaitCancelled)
        if cancelled is not None and cancelled.seat == event.seat:
            story.skip()
            text = f"{text} {_cancelled(story, cancelled)}"
    else:
        text = t(lang, "event-relief-stays", **names, at=at, space=event.space)
    held = story.peek(ev.Held)
    if held is not None and held.seat == by and not held.alone:
        story.skip()
        text = f"{text} {t(lang, 'event-takes-place', name=names['by'], space=held.space)}"
    story.say(text, event.seat, *clauses)


def _deadlock(story: Story, event: ev.Deadlocked) -> None:
    """Every pawn held: who is freed, and why, or that the round is drawn (G7, D1)."""
    lang, clauses = story.lang, (*story.rules.clauses_of("deadlock"), "G7")
    drawn = story.peek(ev.Drawn)
    if drawn is not None:
        story.skip()
        story.say(_drawn(story, drawn, "event-deadlock-draw"), None, *clauses)
        return
    freed = [e for e in story.ahead(ev.Released) if e.by is None]
    story.skip(len(freed))
    if not freed:
        story.say(t(lang, "event-deadlock"), None, *clauses)
    elif event.rule == "release_oldest" and len(freed) == 1:
        name, space = story.name(freed[0].seat), freed[0].space
        story.say(t(lang, "event-deadlock-oldest", name=name, space=space), freed[0].seat, *clauses)
    else:
        pawns = listed(
            lang, (t(lang, "event-deadlock-pawn", name=story.name(e.seat), space=e.space) for e in freed)
        )
        story.say(t(lang, "event-deadlock-all", pawns=pawns), None, *clauses)


def _drawn(story: Story, event: ev.Drawn, message: str) -> str:
    text = t(story.lang, message)
    return f"{text} {t(story.lang, 'event-drawn-pool', pool=event.pool)}" if event.pool else text
