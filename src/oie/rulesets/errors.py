"""Errors of ruleset files: each fault with file, line, column and key path, all of a file at once."""

from __future__ import annotations

from dataclasses import dataclass, field

from oie.core.errors import OieError, clip

FAULTS = {
    "syntax": "not readable as YAML: {problem}",
    "not-text": "expected UTF-8 text",
    "too-large": "expected at most {limit} bytes, got {got}",
    "too-deep": "expected at most {limit} levels",
    "too-many": "expected at most {limit} values in a file",
    "alias": "expected plain values: anchors and aliases are not allowed",
    "tag": "expected plain values: the tag {got} is not allowed",
    "documents": "expected one document in the file",
    "duplicate": "expected each key once, got {got} again",
    "empty": "expected a ruleset, got an empty file",
    "type": "expected {expected}, got {got}",
    "one-of": "expected one of {expected}, got {got}",
    "range": "expected {least} to {most}, got {got}",
    "missing": "expected the key {key}",
    "unknown-key": "unknown key {got}",
    "pattern": "expected a text such as {example}, got {got}",
    "length": "expected {expected}, got {got}",
    "repeated": "expected each value once, got {got}",
    "unknown-option": "no option is named {got}",
    "cases": "expected a case for every value of {option}: {values}",
    "case-key": "the option {option} has no value {got}",
    "board-key": "the option {option} has no colour {got}",
    "unused-option": "nothing in the file asks for this option",
    "default": "expected the default to be one of the values, got {got}",
    "space": "expected a space from {first} to {last}, got {got}",
    "space-twice": "space {space} is already {other}",
    "goal-kind": "the goal {space} ends the round, so it can bear no effect",
    "initial-faces": "expected {count} faces from 1 to {faces}, got {got}",
    "initial-twice": "the throw {got} stands in the table already",
    "back": "walking back on a face needs one die, got {count}",
    "go-table": "expected the space gone to for each of {spaces}",
    "two-moves": "one space can send a pawn on once only",
    "hold-and-move": "a space that sends a pawn on cannot hold it",
    "deadlock-company": "pawns held while alone cannot be freed: expected deadlock: draw",
    "no-counters": "something is paid here, but the game has no counters",
    "seats": "expected as many seats at most as at least, got {least} to {most}",
    "example": "the example cannot be played: {problem}",
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
        """`file:line:column: key.path: sentence`."""
        place = f"{file}:{self.line}:{self.column}: " if self.line else f"{file}: "
        where = f"{self.where}: " if self.path else ""
        return f"{place}{where}{self.sentence()}"


class RulesetError(OieError):
    """A ruleset that cannot be had: a file with faults, a wrong option, an unknown name."""

    sentences = {
        "ruleset-faults": "{text}",
        "ruleset-unknown": "no ruleset is named {got}: expected one of {known}, or a file",
        "ruleset-file": "cannot read {file}: {problem}",
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
