"""Telling: the few words that stand on the board and in the legend; whole sentences are `oie.text`'s."""

from __future__ import annotations

from collections.abc import Sequence

from oie.core import events as ev
from oie.core.effects import Choose, Effect, Go, Hold, Lose, Pay, Repeat, ThrowAgain
from oie.core.ruleset import Kind, Ruleset
from oie.text import t
from oie.text.words import goal_words, kind_name, name_of
from oie.tui.look import kind_look
from oie.tui.scene import Bubble


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def titled(rules: Ruleset, key: str, lang: str) -> str:
    """The name of a kind of space as a heading: "Well"."""
    return capital(kind_name(rules, key, lang))


def does(rules: Ruleset, kind: Kind, lang: str) -> str:
    """What the spaces of a kind do, in a few words for the legend."""
    parts = [_does(effect, kind, lang) for effect in kind.effects]
    words = [part for part in parts if part]
    if not words:
        words = [_thrown(rules, kind, lang) or t(lang, "terminal-does-nothing")]
    return ", ".join(words)


def _thrown(rules: Ruleset, kind: Kind, lang: str) -> str:
    """Which initial throws lead to the spaces of a kind; empty where none does."""
    if rules.initial is None:
        return ""
    found = sorted((space, faces) for faces, space in rules.initial.table.items() if space in kind.spaces)
    dice = ", ".join("+".join(map(str, sorted(faces, reverse=True))) for _, faces in found)
    return t(lang, "terminal-thrown", when=rules.initial.when, dice=dice) if dice else ""


def _does(effect: Effect, kind: Kind, lang: str) -> str:
    match effect:
        case Repeat(direction=direction):
            return t(lang, "terminal-does-repeat-back" if direction == "back" else "terminal-does-repeat")
        case Go(to="origin"):
            return t(lang, "terminal-does-origin")
        case Go(to=tuple() as pairs):
            ahead = all(end > start for start, end in pairs)
            return t(lang, "terminal-does-ahead" if ahead else "terminal-does-behind")
        case Go():
            return t(lang, "terminal-to", space=effect.target(min(kind.spaces, default=0), 0))
        case Lose(turns=turns):
            return t(lang, "terminal-does-lose", turns=turns) if turns else ""
        case Hold(until=until):
            return t(lang, "terminal-does-hold" if until == "relief" else "terminal-does-hold-alone")
        case Pay(amount=amount):
            return t(lang, "terminal-does-pay", amount=amount)
        case ThrowAgain():
            return t(lang, "terminal-does-throw")
        case Choose():
            return t(lang, "terminal-does-choose")


def space_words(rules: Ruleset, space: int, lang: str) -> str:
    """A space in one line: its number, its name and what it does."""
    kind = rules.board[space]
    if space == rules.goal:
        return f"{space} · {capital(goal_words(rules, lang, 'name'))}"
    if kind is None:
        return str(space)
    only = Kind(kind.key, (space,), kind.effects, kind.words)
    return f"{space} · {titled(rules, kind.key, lang)} · {does(rules, only, lang)}"


def bubble_of(rules: Ruleset, event: ev.Event, total: int, names: Sequence[str], lang: str) -> Bubble | None:
    """What is said on the board where an event happens; None where it needs no word there."""
    match event:
        case ev.Moved(why="initial_throw", start=start, end=end):
            return Bubble(start, t(lang, "terminal-straight", space=end), "first")
        case ev.Moved(why="throw", via=int() as via, end=end):
            return Bubble(via, t(lang, "terminal-over", count=via - end))
        case ev.Moved(why="throw"):
            return None
        case ev.Moved(start=start, end=end, why=why, jump=True):
            return _at(rules, why, start, t(lang, "terminal-to", space=end), lang)
        case ev.Moved(start=start, end=end, why=why):
            message = "terminal-on" if end > start or event.via else "terminal-back"
            return _at(rules, why, start, t(lang, message, count=total), lang)
        case ev.Guarded(space=space, why=why):
            return _at(rules, why, space, t(lang, "terminal-no-further"), lang)
        case ev.Stayed(space=space):
            return Bubble(space, t(lang, "terminal-no-further"))
        case ev.Held(space=space, why=why):
            return _at(rules, why, space, t(lang, "terminal-held"), lang)
        case ev.ThrowGranted():
            return None
        case ev.Hit(seat=seat, start=start, end=end) | ev.Returned(seat=seat, start=start, end=end):
            return Bubble(start, t(lang, "terminal-sent", name=name_of(names, seat, lang), space=end))
        case ev.Released(seat=seat, space=space):
            return Bubble(space, t(lang, "terminal-freed", name=name_of(names, seat, lang)))
        case _:
            return None


def lost_bubble(rules: Ruleset, event: ev.TurnsLost, space: int, lang: str) -> Bubble:
    """The turns that a space costs, said where the pawn rests."""
    return _at(rules, event.why, space, t(lang, "terminal-lost", turns=event.turns), lang)


def paid_bubble(event: ev.Paid, space: int, lang: str) -> Bubble:
    """A payment, said where the pawn rests."""
    return Bubble(space, t(lang, "terminal-paid", amount=event.amount))


def _at(rules: Ruleset, why: str, space: int, what: str, lang: str) -> Bubble:
    kind = rules.kinds.get(why)
    role = "" if kind is None else kind_look(rules, kind, space).tone
    return Bubble(space, t(lang, "terminal-bubble", name=titled(rules, why, lang), what=what), role)


def path_of(rules: Ruleset, events: Sequence[ev.Event], lang: str) -> str:
    """The way of the thrower's pawn: `14 → goose 18 → 22`."""
    parts: list[str] = []
    for event in events:
        match event:
            case ev.Moved(start=start, end=end, via=via):
                if not parts:
                    parts.append(_place(rules, start, lang, named=False))
                parts += [_place(rules, stop, lang) for stop in (via, end) if stop is not None]
            case ev.Returned(end=end):
                parts.append(_place(rules, end, lang, named=False))
            case ev.Stayed(space=space):
                parts = parts or [_place(rules, space, lang, named=False)]
            case _:
                pass
    return " → ".join(parts)


def _place(rules: Ruleset, space: int, lang: str, named: bool = True) -> str:
    if space == 0:
        return t(lang, "ui-start").lower()
    kind = rules.board[space]
    if not named or kind is None or space == rules.goal:
        return str(space)
    return f"{kind_name(rules, kind.key, lang)} {space}"
