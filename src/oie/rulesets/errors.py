"""Errors of ruleset files: each fault with file, line, column and key path, all of a file at once."""

from __future__ import annotations

from dataclasses import dataclass, field

from oie.core.errors import OieError, clip

MOST_FAULTS = 50
"""Faults of one file that are listed; whoever has more reads the rest after mending these."""

FAULTS = {
    "syntax": "not readable as YAML: {problem}",
    "tab": "a tab stands here: use spaces before a line's text",
    "colon": "no colon is expected here: write a text that has one in quotation marks, and align the keys",
    "comma": 'a comma ends a text between braces: write all of it in quotation marks, up to "{got}"',
    "bracket": "a comma or a closing bracket is missing here: a bracket is opened in line {line}",
    "quote": "a closing quotation mark is missing: one is opened in line {line}",
    "escape": "a backslash cannot stand here: write the text in single quotation marks",
    "beginning": "a text cannot begin with {got} here: write it in quotation marks",
    "indent": "this does not fit what stands from line {line} on: align it, and close all quotation marks",
    "ended": "the ruleset has ended before: nothing more is expected here",
    "character": "the character {got} cannot stand in a ruleset",
    "not-text": "expected a text in UTF-8: save the file as UTF-8",
    "too-large": "expected at most {limit} bytes, got {got}",
    "too-deep": "expected lists and mappings within each other at most {limit} deep",
    "too-many": "expected at most {limit} values in a file",
    "alias": "anchors (&) and aliases (*) are not allowed: write the value out",
    "tag": "the tag {got} is not allowed: write the value alone",
    "documents": "expected one ruleset in the file, but a second document begins here",
    "duplicate": 'the key "{got}" stands here a second time',
    "key": "expected a text as key",
    "empty": "expected a ruleset, got an empty file",
    "type": "expected {expected}, got {got}",
    "one-of": "expected one of {expected}, got {got}",
    "range": "expected {least} to {most}, got {got}",
    "quoted": 'expected {expected}, got the text "{got}": write it without quotation marks',
    "unquoted": "expected a text, got {got}: write it in quotation marks",
    "missing": 'the key "{key}" is missing',
    "unknown-key": 'unknown key "{got}": expected one of {known}',
    "misspelt-key": 'unknown key "{got}": is "{meant}" meant?',
    "no-key": 'unknown key "{got}": no key is expected here',
    "one-key": "expected one effect, got {got}: write each as an item of its own, as in [{{hold: {{}}}}]",
    "length": "expected {expected}, got {got}",
    "repeated": "expected each value once, got {got}",
    "misfit": "the option {option} cannot stand here: {problem}",
    "unknown-option": "no option of this file is named {got}",
    "cases": "expected a case for every value of the option {option}: {values} missing",
    "case-key": "the option {option} has no value {got}",
    "no-cases": "the option {option} has no list of values, so it cannot have cases",
    "board-key": "expected a colour of the option {option} ({colours}), got {got}",
    "no-board": "the option {option} is no board, so it has no colours",
    "unused-option": "nothing in the file asks for this option",
    "default": "expected a default that the option allows, got {got}",
    "space": "expected a space from {first} to {last}, got {got}",
    "space-twice": "space {space} is already {other}",
    "goal-kind": "the goal {space} ends the round, so it can bear no effect",
    "initial-faces": "expected as many faces as dice ({count}), from 1 to {faces}, got {got}",
    "initial-twice": "the throw {got} stands in the table already",
    "back": "walking back on a face needs one die, got {count} dice",
    "back-face": "a die of {faces} faces never shows {got}",
    "go-table": "expected the space gone to for each space of the kind: {spaces}",
    "reserved": "the name {got} is kept for what the game itself does",
    "company-choice": "a pawn that may choose otherwise cannot be held while alone",
    "two-moves": "one space can send a pawn on once only",
    "effect-twice": "the effect {got} works here already: expected it once",
    "two-choices": "one space can give one choice only: list all its possibilities side by side",
    "hold-and-move": "a space that sends a pawn on cannot hold it",
    "deadlock-company": "a rule cannot free pawns that are held while alone: expected draw",
    "no-counters": "something is paid here, but the game has no counters",
    "seats": "expected max to be at least min, which is {least}, got {most}",
    "example": "the example cannot be played: {problem}",
    "example-names": "expected a name for each of the {seats} seats, got {got}",
    "unreachable": "the goal cannot be reached from {spaces}",
    "board-limit": "expected at most {most} spaces of {colour}, got {got}",
    "board-space": "expected each space from {first} to {last} at most once, got {got}",
    "no-finish": "no pawn can rest on a space from which the goal is reached",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong in a ruleset file."""

    code: str
    """A key of `FAULTS`."""
    path: tuple[str | int, ...] = ()
    """Keys and indices that lead to the place."""
    line: int = 0
    """From 1; 0 where the fault has no place."""
    column: int = 0
    details: dict[str, object] = field(default_factory=dict)
    when: str = ""
    """The value of an option under which it shows, as `dice=3`; empty where it shows by default."""

    @property
    def where(self) -> str:
        """The key path, as `spaces.bridge.do[0].go.to`."""
        text = ""
        for step in self.path:
            text += f"[{step}]" if isinstance(step, int) else f".{clip(step, 40)}" if text else clip(step, 40)
        return text

    def sentence(self) -> str:
        """What was expected and what was got, in English."""
        shown = {name: clip(value) for name, value in self.details.items()}
        return FAULTS[self.code].format_map(shown)

    def at(self, file: str) -> str:
        """`file:line:column: key.path: sentence`, and the option where it shows under one only."""
        place = f"{file}:{self.line}:{self.column}: " if self.line else f"{file}: "
        where = f"{self.where}: " if self.path else ""
        when = f" (with {clip(self.when)})" if self.when else ""
        return f"{place}{where}{self.sentence()}{when}"


class RulesetError(OieError):
    """A ruleset that cannot be had: a file with faults, a wrong option, an unknown name."""

    sentences = {
        "ruleset-faults": "{text}",
        "ruleset-unknown": "no game is named {got}: expected one of {known}, or a file",
        "ruleset-misspelt": "no game is named {got}: is {meant} meant? (oie list)",
        "ruleset-not-shipped": "no game is named {got}: expected one of {known}",
        "ruleset-file": "cannot read {file}: {problem}",
        "option-none": "{ruleset} has no options, got {got}",
        "option-unknown": "{ruleset} has no option {got}: expected one of {known}",
        "option-value": "option {option}: expected {expected}, got {got}",
        "option-form": "expected an option such as dice=3, got {got}",
    }

    def __init__(
        self, code: str, /, *, faults: tuple[Fault, ...] = (), file: str = "", **details: object
    ) -> None:
        if faults:
            details["text"] = faults[0].at(file) + (
                f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
            )
        if file:
            details["file"] = file
        super().__init__(code, **details)
        self.faults = faults
        self.file = file

    def __str__(self) -> str:
        return str(self.details["text"]) if self.faults else super().__str__()

    def lines(self) -> list[str]:
        """Every fault as one line, in the order of the file; or the one sentence."""
        ordered = sorted(self.faults, key=lambda f: (f.line, f.column))
        return [fault.at(self.file) for fault in ordered] or [str(self)]
