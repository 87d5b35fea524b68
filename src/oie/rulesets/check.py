"""Check: all that `oie check FILE` says of a ruleset, as plain data.

`check_text` reads a foreign file and answers with its faults or with a `Report`. A report has the
findings under the default options, and for every option those of its values that change any.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from oie.core.effects import Choose, Effect, Pay
from oie.core.ruleset import OptionValue, Ruleset
from oie.rulesets.build import build, sense_faults
from oie.rulesets.deadlocks import MOST_MOVES
from oie.rulesets.errors import MOST_FAULTS, Fault, RulesetError
from oie.rulesets.examples import example_faults
from oie.rulesets.findings import Findings, look
from oie.rulesets.load import Sheet, read_sheet
from oie.rulesets.options import Option, case_key, settle
from oie.rulesets.partial import further_faults
from oie.rulesets.reach import board_faults
from oie.rulesets.throws import alike
from oie.rulesets.tree import read_tree

MOST_CHANGES = 100
MOST_WORK = 300_000
"""Spaces times throws, over all changes of an option that are looked at."""
MOST_MOVES_VARIED = 2 * MOST_MOVES
"""Moves of the search for deadlocks, over all changes of an option."""
"""Single changes of an option that are looked at; the shipped games have at most 18."""


@dataclass(frozen=True, slots=True)
class Variant:
    """Values of one option that change the findings, all in the same way."""

    option: str
    values: tuple[str, ...]
    """Each as it is written in a file, or `without green` for a board that lacks a colour."""
    findings: Findings


@dataclass(frozen=True, slots=True)
class Report:
    """What was found in a ruleset file that can be played."""

    file: str
    id: str
    version: int
    spaces: int
    dice: int
    faces: int
    seats: tuple[int, int]
    asked: tuple[str, ...]
    """The options asked for, as `dice=3`; every other one has its default."""
    findings: Findings
    variants: tuple[Variant, ...]
    same: tuple[str, ...]
    """Options of which no value changes any finding."""
    left_out: int
    """Changes of an option that were not looked at, because there are too many."""

    @property
    def sound(self) -> bool:
        """True where the goal can be reached from everywhere, under every option looked at."""
        return not any(f.lost for f in (self.findings, *(v.findings for v in self.variants)))

    def lines(self) -> list[str]:
        """The report in plain English, one matter a line."""
        from oie.rulesets.telling import report_lines

        return report_lines(self)


def check_text(
    text: str | bytes,
    name: str = "ruleset",
    options: Mapping[str, object] | None = None,
    most_moves: int = MOST_MOVES,
) -> Report | tuple[Fault, ...]:
    """The report of a foreign file called `name`, or every fault that it has.

    Raises `RulesetError` only where `options` asks for what the file does not know.
    """
    try:
        sheet = read_sheet(text, name)
    except RulesetError as error:
        return _in_order((*error.faults, *_further(text, error.faults)))
    try:
        return check(sheet, options, most_moves)
    except RulesetError as error:
        if error.faults:
            return _in_order(error.faults)
        raise


def _in_order(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    return tuple(sorted(faults, key=lambda fault: (fault.line, fault.column)))[:MOST_FAULTS]


def _further(text: str | bytes, faults: tuple[Fault, ...]) -> list[Fault]:
    """What else is wrong in a file that has faults of shape, if it can be read at all."""
    try:
        return [fault for fault in further_faults(read_tree(text), faults) if fault not in faults]
    except RulesetError:
        return []


def check(sheet: Sheet, options: Mapping[str, object] | None = None, most_moves: int = MOST_MOVES) -> Report:
    """The report of a file that was read, around `options` (the defaults where None).

    Raises `RulesetError` with every fault of sense, those of other values of an option included.
    """
    asked = dict(options or {})
    settled = settle(str(sheet.document["id"]), sheet.options, asked)
    rules, faults = _rules(sheet, settled)
    varied: list[tuple[str, str, Ruleset]] = []
    changes = list(_changes(sheet.options, settled))
    looked_at = changes[: _most_changes(rules)]
    for name, label, value in looked_at:
        other, more = _rules(sheet, {**settled, name: value})
        if not isinstance(value, Mapping):  # a board that lacks a colour is ours, not the file's
            faults += [replace(f, when=f"{name}={label}") for f in more if f not in faults]
        if other is not None:
            varied.append((name, label, other))
    if rules is not None and not asked:  # the examples of a source are those of its own options
        faults += example_faults(sheet.tree, rules)
    if faults or rules is None:
        raise RulesetError("ruleset-faults", faults=_once(faults), file=sheet.name)
    findings = _Looking(sheet.options, most_moves).at(rules)
    looking = _Looking(sheet.options, min(most_moves, MOST_MOVES_VARIED // max(1, len(varied))))
    variants = _group(findings, [(name, label, looking.at(other)) for name, label, other in varied])
    return Report(
        file=sheet.name,
        id=rules.id,
        version=rules.version,
        spaces=rules.goal,
        dice=rules.dice,
        faces=rules.faces,
        seats=rules.seats,
        asked=tuple(f"{name}={case_key(settled[name])}" for name in asked),
        findings=findings,
        variants=variants,
        same=tuple(name for name in sheet.options if name not in {v.option for v in variants}),
        left_out=len(changes) - len(looked_at),
    )


def _most_changes(rules: Ruleset | None) -> int:
    """How many changes of an option are looked at: fewer, the larger the board and the more the dice."""
    if rules is None:
        return MOST_CHANGES
    return max(1, min(MOST_CHANGES, MOST_WORK // (rules.goal * len(alike(rules)))))


def _rules(sheet: Sheet, settled: Mapping[str, OptionValue]) -> tuple[Ruleset | None, list[Fault]]:
    """The ruleset under these options, or what forbids it."""
    doc = sheet.resolved(settled)
    faults = sense_faults(sheet.tree, doc)
    if faults:
        return None, faults
    rules = build(doc, settled, sheet.text, sheet.digest)
    faults = board_faults(sheet.tree, rules, sheet.options)
    return (None if faults else rules), faults


def _once(faults: list[Fault]) -> tuple[Fault, ...]:
    """The same thing in the same place is one fault, under whatever options it shows."""
    found: dict[tuple[str, int, int, str], Fault] = {}
    for fault in faults:
        found.setdefault((fault.code, fault.line, fault.column, fault.sentence()), fault)
    return tuple(found.values())


def _changes(
    options: Mapping[str, Option], settled: Mapping[str, OptionValue]
) -> Iterator[tuple[str, str, OptionValue]]:
    """(option, label, value) of every single change that is looked at."""
    for name, option in options.items():
        now = settled[name]
        if isinstance(now, Mapping):
            for colour in now:
                if now[colour]:
                    yield name, f"without {colour}", {**now, colour: ()}
            continue
        for value in option.values or option.span or ():
            if case_key(value) != case_key(now):
                yield name, case_key(value), value


class _Looking:
    """Findings, each worked out once for rules that differ in nothing that matters to them."""

    def __init__(self, options: Mapping[str, Option], most_moves: int) -> None:
        self.options = options
        self.most_moves = most_moves
        self.known: dict[object, Findings] = {}

    def at(self, rules: Ruleset) -> Findings:
        """The findings of `rules`."""
        key = mechanics(rules)
        if key not in self.known:
            self.known[key] = look(rules, self.options, self.most_moves)
        return replace(self.known[key], deadlock_rule=rules.deadlock)


def mechanics(rules: Ruleset) -> object:
    """What of a ruleset moves and holds pawns: all but words, counters and what ends a deadlock."""
    meeting, initial = rules.meeting, rules.initial
    return (
        rules.seats,
        (rules.goal, rules.start, rules.dice, rules.faces, rules.back, rules.overthrow, rules.underflow),
        tuple((key, kind.spaces, _unpaid(kind.effects)) for key, kind in rules.kinds.items()),
        (meeting.rule, meeting.share, meeting.cancels_wait),
        None if initial is None else (initial.when, tuple(sorted(initial.table.items()))),
    )


def _unpaid(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects without the amounts that they cost."""
    return tuple(
        Pay(0)
        if isinstance(effect, Pay)
        else Choose(tuple(map(_unpaid, effect.among)))
        if isinstance(effect, Choose)
        else effect
        for effect in effects
    )


def _group(findings: Findings, seen: list[tuple[str, str, Findings]]) -> tuple[Variant, ...]:
    """Values that change something, those of one option that change the same together."""
    variants: list[Variant] = []
    for name, label, other in seen:
        if _effort_apart(other) == _effort_apart(findings):
            continue
        last = variants[-1] if variants else None
        if last is not None and last.option == name and _effort_apart(last.findings) == _effort_apart(other):
            variants[-1] = Variant(name, (*last.values, label), other)
        else:
            variants.append(Variant(name, (label,), other))
    return tuple(variants)


def _effort_apart(findings: Findings) -> Findings:
    """The findings without what a search went through before it found the same."""
    return replace(findings, deadlock=replace(findings.deadlock, before="", positions=0))
