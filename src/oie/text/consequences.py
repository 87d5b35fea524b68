"""Consequences in words: what follows from the rules and is worth knowing before one plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oie.core.ruleset import Ruleset
from oie.rulesets.throws import Alike, alike
from oie.text.catalogue import t
from oie.text.known import Known
from oie.text.words import dice_text, either, kind_at, listed, place, spans

MOST_WITH_THROWS = 6
"""Spaces from which the goal is near that are listed with their throws; of more only the spaces are told."""


def consequences(rules: Ruleset, known: Known, lang: str) -> tuple[str, ...]:
    """One sentence each, the most surprising ones first."""
    return (
        *_winning(rules, known, lang),
        *_looping(rules, known, lang),
        *_stuck(known, lang),
        *_length(rules, known, lang),
    )


def _throw(lang: str, throw: Alike) -> str:
    """A throw that is told apart by its faces, or else by its total."""
    if len(throw.faces) == 1:
        return str(throw.total)
    if throw.alone:
        return dice_text(lang, sorted(throw.faces, reverse=True))
    return t(lang, "consequence-total", total=str(throw.total))


def _never_win(rules: Ruleset, known: Known, lang: str) -> list[str]:
    """Throws that win from nowhere: whole totals together, then single throws of other totals."""
    never = known.findings.never_win
    others = {throw.total for throw in alike(rules) if throw not in never}
    totals = dict.fromkeys(str(throw.total) for throw in never if throw.total not in others)
    single = [_throw(lang, throw) for throw in never if throw.total in others]
    if rules.dice == 1:
        return [*totals, *single]
    whole = [t(lang, "consequence-total", total=either(lang, totals))] if totals else []
    return [*whole, *single]


def _winning(rules: Ruleset, known: Known, lang: str) -> Iterator[str]:
    never = _never_win(rules, known, lang)
    if never:
        yield t(lang, "consequence-never-win", throws=either(lang, never))
    if 0 < len(known.winning) <= MOST_WITH_THROWS:
        items = [
            t(
                lang,
                "consequence-winning-item",
                space=place(lang, space),
                throws=either(lang, (_throw(lang, throw) for throw in throws)),
            )
            for space, throws in known.winning
        ]
        yield t(lang, "consequence-winning", goal=rules.goal, spaces=listed(lang, items))
    elif known.winning:
        spaces = [space for space, _ in known.winning]
        names = [place(lang, 0)] if 0 in spaces else []
        shown = listed(lang, [*names, *spans(space for space in spaces if space)])
        yield t(lang, "consequence-winning", goal=rules.goal, spaces=shown)
    if known.start_wins:
        totals = either(lang, dict.fromkeys(str(throw.total) for throw in known.start_wins))
        yield t(lang, "consequence-start-wins", goal=rules.goal, throws=totals)


def _looping(rules: Ruleset, known: Known, lang: str) -> Iterator[str]:
    told: set[tuple[int, int, int]] = set()
    for recoil in known.recoils:
        text = t(lang, "consequence-recoil", at=kind_at(rules, recoil.kind, lang), goal=rules.goal)
        parts = [text, *_guarded("consequence-recoil-guard", recoil.guarded, lang)]
        told.update(recoil.guarded)
        yield " ".join(parts)
    guards = {(guard.origin, guard.throw.total, guard.space) for guard in known.findings.guards}
    yield from _guarded("consequence-guard", sorted(guards - told), lang)


def _guarded(message: str, cases: Iterable[tuple[int, int, int]], lang: str) -> Iterator[str]:
    """Throws that the loop guard stops, those of one total on one space together."""
    together: dict[tuple[int, int], list[int]] = {}
    for origin, total, space in cases:
        together.setdefault((total, space), []).append(origin)
    for (total, space), origins in sorted(together.items()):
        starts = either(lang, (place(lang, origin) for origin in sorted(set(origins))))
        yield t(lang, message, count=total, starts=starts, space=space)


def _stuck(known: Known, lang: str) -> Iterator[str]:
    """Whether every pawn of a table can be held at once (G7)."""
    found = known.findings.deadlock
    holds = listed(lang, map(str, found.holds))
    match found.answer:
        case "no-holds":
            yield t(lang, "consequence-no-holds")
        case "too-few-holds":
            yield t(lang, "consequence-deadlock-too-few", count=len(found.holds), spaces=holds)
        case "no":
            yield t(lang, "consequence-deadlock-searched", seats=found.seats)
        case "yes":
            throws = ", ".join(found.moves)
            text = t(lang, "consequence-deadlock", seats=found.seats, count=len(found.moves), throws=throws)
            never = found.never_from
            if never is not None and found.seats < never <= found.most:
                more = t(lang, "consequence-deadlock-never-from", seats=never, spaces=holds)
                text = f"{text} {more}"
            yield text
        case "not-known":
            pass


def _length(rules: Ruleset, known: Known, lang: str) -> Iterator[str]:
    if known.shortest is not None:
        yield t(lang, "consequence-shortest", goal=rules.goal, count=known.shortest)
    if rules.back:
        steps = sum(-face if face in rules.back else face for face in range(1, rules.faces + 1)) / rules.faces
        yield t(lang, "consequence-mean", steps=round(steps, 2))
