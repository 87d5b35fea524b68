"""`oie check`: what is wrong in a ruleset file, or what a reader of rules would want to know of it."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from oie.cli.answer import WRONG, language, one_line, say, say_json
from oie.cli.given import AsJson, Options, options_of, sheet_given
from oie.press.referee import Json
from oie.rulesets import RulesetError


def check(
    file: Annotated[str, Parameter(help="A ruleset file, or the name of a shipped game.")],
    /,
    *,
    option: Options = (),
    lang: Annotated[
        str | None, Parameter(help="Language of the faults: fr, en, pt or ms. The report is in English.")
    ] = None,
    json: AsJson = False,
) -> int:
    """Check a ruleset file: every fault with its line, or loops, deadlocks and dead ends.

    For example:

        oie check my-game.yaml
    """
    from oie.rulesets.check import check as look
    from oie.text import say_faults

    speech = language(lang)
    options = options_of(option, "oie check")
    try:
        report = look(sheet_given(file), options)
    except RulesetError as error:
        if not error.faults:
            raise
        if json:
            say_json({"file": error.file, "faults": _faults(error, speech)})
        else:
            say(map(one_line, say_faults(error, speech)))
        return WRONG
    if json:
        say_json({"file": report.file, "faults": [], "report": report.lines()})
    else:
        say(report.lines())
    return 0


def _faults(error: RulesetError, lang: str) -> list[Json]:
    """The faults as JSON, in the order of the file."""
    from oie.text import say_fault

    ordered = sorted(error.faults, key=lambda fault: (fault.line, fault.column))
    return [
        {
            "line": fault.line or None,
            "column": fault.column or None,
            "path": fault.where,
            "code": fault.code,
            "message": say_fault(fault, error.file, lang),
        }
        for fault in ordered
    ]
