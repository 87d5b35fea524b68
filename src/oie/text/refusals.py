"""Refusals: errors in the reader's language.

Every code that a room can refuse with has a message `error-<code>`, and every fault of a ruleset
file a message `fault-<code>`, with the same details as the English sentence. In English what is
said here is `str(error)`, to the letter; a test holds both against each other.
"""

from __future__ import annotations

from collections.abc import Mapping

from oie.core.errors import OieError, clip
from oie.rulesets import Fault, RulesetError
from oie.text.catalogue import t
from oie.text.details import detail

_LONGEST_CAUSE = 300


def say_error(error: OieError, lang: str) -> str:
    """Why something was refused, as one sentence."""
    if isinstance(error, RulesetError) and error.faults:
        text = say_fault(error.faults[0], error.file, lang)
        more = len(error.faults) - 1
        return t(lang, "detail-and-more", text=text, count=more) if more else text
    return t(lang, f"error-{error.code}", **_details(error.details, lang))


def say_faults(error: RulesetError, lang: str) -> tuple[str, ...]:
    """Every fault of a ruleset file, one a line, in the order of the file; else the one sentence."""
    faults = sorted(error.faults, key=lambda fault: (fault.line, fault.column))
    return tuple(say_fault(fault, error.file, lang) for fault in faults) or (say_error(error, lang),)


def say_fault(fault: Fault, file: str, lang: str) -> str:
    """`file:line:column: key.path: sentence`, and the option under which alone the fault shows."""
    sentence = t(lang, f"fault-{fault.code}", **_details(fault.details, lang))
    place = f"{file}:{fault.line}:{fault.column}: " if fault.line else f"{file}: "
    where = f"{fault.where}: " if fault.path else ""
    text = f"{place}{where}{sentence}"
    return t(lang, "detail-when", text=text, when=clip(fault.when)) if fault.when else text


def _details(given: Mapping[str, object], lang: str) -> dict[str, str | int | float]:
    """The details of a sentence; one that is an error itself is said as such."""
    return {
        name: _cut(say_error(value, lang)) if isinstance(value, OieError) else detail(value, lang)
        for name, value in given.items()
    }


def _cut(text: str) -> str:
    """The sentence of a cause, no longer than the core lets it be."""
    return text if len(text) <= _LONGEST_CAUSE else text[: _LONGEST_CAUSE - 1] + "…"
