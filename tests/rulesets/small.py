"""A small ruleset as a text, of which a test says only what it is about; and the reports of shipped ones."""

from functools import cache

from oie.rulesets import shipped_sheet
from oie.rulesets.check import Report, check


@cache
def checked(name: str) -> Report:
    """The report of a shipped ruleset, which takes a second or two where a deadlock is searched."""
    return check(shipped_sheet(name))


def small(**sections: str) -> str:
    """A file of twenty spaces and one die; each section is one line of YAML and replaces the usual one."""
    usual = {
        "oie": "1",
        "id": "small",
        "version": "1",
        "title": "{en: Small}",
        "about": "{en: A small game}",
        "seats": "{min: 2, max: 4}",
        "track": "{spaces: 20, start: before}",
        "dice": "{count: 1}",
        "spaces": "{}",
    }
    return "".join(f"{key}: {value}\n" for key, value in {**usual, **sections}.items())


def kinds(**given: str) -> str:
    """The section `spaces`: for each kind `at: ..., do: ...`."""
    words = "words: {en: {name: x, at: at x}}"
    return "{" + ", ".join(f"{key}: {{{value}, {words}}}" for key, value in given.items()) + "}"


def option(**given: str) -> str:
    """The section `options`: for each option what its values are."""
    words = "decided_by: source, words: {en: {name: x, why: x}}"
    return "{" + ", ".join(f"{key}: {{{value}, {words}}}" for key, value in given.items()) + "}"
