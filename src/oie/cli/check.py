"""`oie check`: what is wrong in a ruleset file, or what a reader of rules would want to know of it."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from oie.cli.answer import WRONG, one_line, say, say_json
from oie.cli.given import AsJson, Options, options_of, sheet_given
from oie.press.referee import Json
from oie.rulesets import RulesetError


def check(
    file: Annotated[str, Parameter(help="A ruleset file, or the name of a shipped game.")],
    /,
    *,
    option: Options = (),
    json: AsJson = False,
) -> int:
    """Check a ruleset file: every fault with its line, or loops, deadlocks and dead ends.

    For example:

        oie check my-game.yaml
    """
    from oie.rulesets.check import check as look

    options = options_of(option, "oie check")
    try:
        report = look(sheet_given(file), options)
    except RulesetError as error:
        if not error.faults:
            raise
        if json:
            say_json({"file": error.file, "faults": _faults(error)})
        else:
            say(one_line(line) for line in error.lines())
        return WRONG
    if json:
        say_json({"file": report.file, "faults": [], "report": report.lines()})
    else:
        say(report.lines())
    return 0


def _faults(error: RulesetError) -> list[Json]:
    """The faults as JSON, in the order of the file."""
    ordered = sorted(error.faults, key=lambda fault: (fault.line, fault.column))
    return [
        {
            "line": fault.line or None,
            "column": fault.column or None,
            "path": fault.where,
            "code": fault.code,
            "message": fault.sentence(),
        }
        for fault in ordered
    ]
