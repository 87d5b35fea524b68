"""Effects in words: what a space does, as a legend, a choice or the rules page says it.

Everything is made from the effects of a ruleset; no kind of space is known here by name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from oie.core.effects import AfterReverse, Choose, Effect, Go, Hold, Lose, Pay, Repeat, ThrowAgain
from oie.core.ruleset import Kind, Ruleset, flat
from oie.text.catalogue import t
from oie.text.words import either


def kind_text(rules: Ruleset, kind: Kind, lang: str) -> str:
    """What the spaces of a kind do: "pay 1 counter into the pool; go back to 30"."""
    if kind.effects:
        return effects_text(rules, kind.effects, lang)
    targets = rules.initial.table.values() if rules.initial is not None else ()
    reached = bool(kind.spaces) and set(kind.spaces) <= set(targets)
    if not reached or rules.initial is None:
        return t(lang, "effect-none")
    return t(lang, "effect-initial" if rules.initial.when == "first" else "effect-initial-at-start")


def brief_text(rules: Ruleset, kind: Kind, lang: str) -> str:
    """The same as short as a summary wants it: without what happens afterwards or while counting back."""
    parts = [
        t(lang, "effect-hold-brief") if isinstance(effect, Hold) and effect.until == "relief" else shown[0]
        for effect in kind.effects
        if (shown := _parts(rules, effect, lang))
    ]
    return _joined(parts, lang)


def effects_text(rules: Ruleset, effects: Iterable[Effect], lang: str) -> str:
    """Effects one after the other, or "no effect" where there are none."""
    return _joined([part for effect in effects for part in _parts(rules, effect, lang)], lang)


def _joined(parts: list[str], lang: str) -> str:
    if not parts:
        return t(lang, "effect-none")
    text = parts[0]
    for part in parts[1:]:
        text = t(lang, "effect-and", before=text, effect=part)
    return text


def _parts(rules: Ruleset, effect: Effect, lang: str) -> list[str]:
    match effect:
        case Repeat():
            return _repeat(rules, effect, lang)
        case Go():
            return [_go(rules, effect, lang)]
        case Lose(turns=0):
            return []
        case Lose(turns=turns, gift=gift):
            return [t(lang, "effect-gift", turns=turns) if gift else t(lang, "effect-lose", turns=turns)]
        case Hold(until="company"):
            return [t(lang, "effect-hold-company")]
        case Hold(relief="freed_stays"):
            return [t(lang, "effect-hold-stays")]
        case Hold():
            return [t(lang, "effect-hold")]
        case Pay(amount=amount):
            return [t(lang, "effect-pay", amount=amount)]
        case ThrowAgain():
            return [t(lang, "effect-throw-again")]
        case Choose(among=among):
            choices = either(lang, (effects_text(rules, branch, lang) for branch in among))
            return [t(lang, "effect-choose", choices=choices)]
        case _:
            assert_never(effect)


def _repeat(rules: Ruleset, effect: Repeat, lang: str) -> list[str]:
    message = {"onward": "effect-onward", "forward": "effect-forward", "back": "effect-backward"}
    parts = [t(lang, message[effect.direction], times=effect.times)]
    if effect.direction == "onward" and rules.overthrow == "reverse":
        parts += _after_reverse(rules, effect.after_reverse, lang)
    return parts


def _after_reverse(rules: Ruleset, after: AfterReverse, lang: str) -> list[str]:
    """What a repeat does to a pawn that comes to it while counting an excess back."""
    if after.direction == "stop":
        return [t(lang, "effect-after-stop")]
    if after.from_goal:
        parts = [t(lang, "effect-after-goal", times=after.times, goal=rules.goal)]
    elif after.direction == "forward":
        parts = [t(lang, "effect-after-forward", times=after.times)]
    else:
        parts = [t(lang, "effect-after-onward", times=after.times)]
    return [*parts, t(lang, "effect-once")] if after.once else parts


def _go(rules: Ruleset, effect: Go, lang: str) -> str:
    if effect.to == "origin":
        return t(lang, "effect-origin")
    if isinstance(effect.to, tuple):
        pairs = ", ".join(t(lang, "effect-pair", **{"from": start}, to=end) for start, end in effect.to)
        text = t(lang, "effect-table", pairs=pairs)
    else:
        leads_back = any(
            effect in flat(k) and max(k.spaces, default=0) > effect.to for k in rules.kinds.values()
        )
        text = t(lang, "effect-back" if leads_back else "effect-straight", to=effect.to)
    return f"{text} {t(lang, 'effect-stop')}" if effect.stop else text
