"""Telling: a report of `check` in plain English, one matter a line.

Other languages and forms are made elsewhere from the same data.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, assert_never

from oie.rulesets.deadlocks import DeadlockAnswer
from oie.rulesets.findings import Chain, Findings, Guard
from oie.rulesets.throws import Alike

if TYPE_CHECKING:
    from oie.rulesets.check import Report

MOST_SHOWN = 6
"""Places of one kind that are written out; the data has all of them."""

CAUTIONS = {
    "colour-absent": "Caution: no space is {colour} ({option}).",
    "outside-text": "Caution: outside the text, which names {spaces} as {colour} ({option}).",
    "long": "Caution: a lone pawn needs {throws} throws, more than {limit}: the game is long.",
    "no-finish": "Caution: from no space on which a pawn can rest does one leg lead to the goal.",
    "ways-cut": "Caution: there are too many ways to choose; not all of them were followed.",
}
RULES = {
    "release_oldest": "the pawn held longest is then freed",
    "release_all": "all pawns are then freed",
    "draw": "the round is then drawn",
}


def report_lines(report: Report) -> list[str]:
    """The report, the differences that options make indented below what they change."""
    dice = f"{report.dice} {'die' if report.dice == 1 else 'dice'} of {report.faces} faces"
    seats = span(report.seats)
    lines = [f"{report.file}: {report.id}, version {report.version}: no faults."]
    lines.append(f"{report.spaces} spaces, {dice}, {seats} {'seat' if report.seats == (1, 1) else 'seats'}.")
    if report.asked:
        lines.append(f"With {', '.join(report.asked)}:")
    usual = dict(_said(report.findings))
    lines += usual.values()
    for variant in report.variants:
        said = dict(_said(variant.findings))
        lines.append(f"With {variant.option}={_either(variant.values)}:")
        lines += [f"  {line}" for topic, line in said.items() if usual.get(topic) != line]
        lines += [f"  No longer: {line}" for topic, line in usual.items() if topic not in said]
    if report.same:
        lines.append(f"Options that change none of this: {', '.join(report.same)}.")
    if report.left_out:
        lines.append(f"{report.left_out} further values of options were not looked at.")
    return lines


def _said(findings: Findings) -> Iterator[tuple[object, str]]:
    """(topic, sentence); of a topic that a change makes go away it is said that it is gone."""
    yield "goal", _goal(findings.lost)
    if not findings.guards:
        yield "loops", "No throw loops: the loop guard never acts."
    yield from _guards(findings.guards)
    for chain in findings.chains:
        yield (chain.first, chain.second), _chain(chain)
    yield "rest", _never("No pawn ever rests on", "A pawn can rest on every space.", findings.never_rested)
    yield "land", _never("No throw ever leads to", "Throws lead to every space.", findings.never_landed)
    for kind, spaces in findings.dead:
        yield ("dead", kind), f"Caution: {kind} never acts on {numbers(spaces)}."
    yield from _deadlock(findings.deadlock, findings.deadlock_rule)
    throws = ", ".join(map(_throw, findings.never_win))
    yield "win", f"Never a winning throw: {throws}." if throws else "Every throw can win."
    yield "length", _length(findings.expected)
    for caution in findings.cautions:
        yield caution.code, CAUTIONS[caution.code].format_map(caution.details)


def _throw(throw: Alike) -> str:
    """`6+6`, or `a total of 9`, with what is not meant by it."""
    if throw.alone:
        return "+".join(map(str, throw.faces))
    others = " or ".join("+".join(map(str, faces)) for faces in throw.apart)
    return f"a total of {throw.total}{f' other than {others}' if others else ''}"


def _goal(lost: Sequence[int]) -> str:
    if not lost:
        return "The goal can be reached from every space on which a pawn can rest."
    return f"Caution: the goal cannot be reached from {numbers(lost)}."


def _guards(guards: Sequence[Guard]) -> Iterator[tuple[object, str]]:
    """One sentence for each space on which the loop guard acts."""
    for space, kind in sorted({(guard.space, guard.kind) for guard in guards}):
        here = [guard for guard in guards if guard.space == space]
        throws = dict.fromkeys(_throw(guard.throw) for guard in here)
        shown = [
            f"{throw} from {numbers(sorted({g.origin for g in here if _throw(g.throw) == throw}))}"
            for throw in throws
        ]
        more = len(shown) - MOST_SHOWN
        tail = f" and {more} more" if more > 0 else ""
        yield (
            ("guard", space),
            f"The loop guard acts on {space} ({kind}): {'; '.join(shown[:MOST_SHOWN])}{tail}.",
        )


def _chain(chain: Chain) -> str:
    shown = ", ".join(f"{start} to {at}" for start, at in chain.places[:MOST_SHOWN])
    more = len(chain.places) - MOST_SHOWN
    tail = f" and {more} more" if more > 0 else ""
    first = chain.first.replace("_", " ")
    example = f"for example {_throw(chain.throw)} from {chain.origin}"
    return f"Moves chain, {first} to {chain.second}: {shown}{tail}; {example}."


def _never(what: str, otherwise: str, spaces: Sequence[int]) -> str:
    return f"{what} {numbers(spaces)}." if spaces else otherwise


def _deadlock(found: DeadlockAnswer, rule: str) -> Iterator[tuple[object, str]]:
    seats = f"{found.seats} {'seat' if found.seats == 1 else 'seats'}"
    match found.answer:
        case "no-holds":
            said = "No deadlock: no space holds a pawn."
        case "too-few-holds":
            said = f"No deadlock: only {numbers(found.holds)} can hold a pawn, one at a time."
        case "yes":
            said = f"Deadlock with {seats}, soonest by the throws {' '.join(found.moves)}; {RULES[rule]}."
        case "no":
            said = f"No deadlock with {seats}: none of the {found.positions} positions is one."
        case "not-known":
            said = f"Deadlock with {seats}: not known, the search ended at {found.positions} positions."
        case _:
            assert_never(found.answer)
    yield "deadlock", said
    if found.not_searched is not None and found.answer != "no-holds":
        yield "not-searched", f"Deadlock with {span(found.not_searched)} seats: not searched."
    never = found.never_from
    if never is not None and found.seats < never <= found.most:
        holds = numbers(found.holds)
        yield "never", f"No deadlock with {never} or more: only {holds} can hold a pawn, one at a time."


def _length(expected: float | None) -> str:
    if expected is None:
        return "A lone pawn may never reach the goal."
    return f"A lone pawn needs {expected:.1f} throws on average, holds not counted."


def _either(values: Sequence[str]) -> str:
    return values[0] if len(values) == 1 else f"{', '.join(values[:-1])} or {values[-1]}"


def span(bounds: tuple[int, int]) -> str:
    """`2`, or `2 to 6`."""
    least, most = bounds
    return f"{least}" if least == most else f"{least} to {most}"


def numbers(spaces: Sequence[int]) -> str:
    """Ascending spaces, runs of three and more as `7 to 12`."""
    runs: list[list[int]] = []
    for space in spaces:
        if runs and space == runs[-1][-1] + 1:
            runs[-1].append(space)
        else:
            runs.append([space])
    parts: list[str] = []
    for run in runs:
        parts += [f"{run[0]} to {run[-1]}"] if len(run) > 2 else list(map(str, run))
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
