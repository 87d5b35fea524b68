"""Ids in the code: each message asked for exists and gets the arguments it takes, and each is asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import oie
from oie.rulesets.errors import FAULTS
from oie.text.catalogue import FILES
from tests.text.catalogues import LOCALES, messages
from tests.text.codes import all_codes

SOURCES = sorted(Path(oie.__file__).parent.rglob("*.py"))
WORDS = sorted({*FILES, *(path.stem for path in (LOCALES / "en").glob("*.ftl"))})
ID = re.compile(rf"(?:{'|'.join(WORDS)})-[a-z0-9]+(?:-[a-z0-9_]+)*")
SPEAKERS = ("t", "say", "asked")
"""Functions that take a message and its arguments: `t`, and those that screens wrap around it."""
MADE = (
    "error-",  # by the code of an error
    "fault-",  # by the code of a fault
    "term-",  # the vocabulary: for the pages of later screens
    "ui-",  # for the screens
    "online-",  # for the pages, like the next two
    "odds-",
    "web-",  # for the pages, whose templates and scripts are read by tests/web/test_page_texts.py
    "command-verify-",  # by what a proof has found
    "mistake-",  # by the keys of a ruleset
    "rules-heading-",
    "rules-column-",
    "rules-starter-",
    "rules-overthrow-",
    "rules-underflow-",
    "rules-deadlock-",
    "rules-goal-",
    "source-rule-",
)
"""Beginnings of ids that the code puts together, or that others ask for."""


def speaker(node: ast.Call) -> str:
    """The bare name of the function that is called."""
    called = node.func
    return called.id if isinstance(called, ast.Name) else str(getattr(called, "attr", ""))


def calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """(place, id, names of arguments) of every call with an id written out; None where some are unpacked."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            if speaker(node) not in SPEAKERS:
                continue
            texts = [
                a.value for a in node.args[:2] if isinstance(a, ast.Constant) and isinstance(a.value, str)
            ]
            ids = [text for text in texts if ID.fullmatch(text)]
            if ids:
                names = {keyword.arg for keyword in node.keywords}
                given = None if None in names else {name for name in names if name}
                yield f"{path.name}:{node.lineno}", ids[0], given


def texts(node: ast.AST) -> set[str]:
    """Every text at or below a node that has the form of an id."""
    found = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return {text for text in found if ID.fullmatch(text)}


def written() -> set[str]:
    """Every text in the code that has the form of an id."""
    return set().union(*(texts(ast.parse(path.read_text("utf-8"))) for path in SOURCES))


def asked_for() -> set[str]:
    """The same, in the room of words anywhere and elsewhere where a message is said."""
    found: set[str] = set()
    for path in SOURCES:
        tree = ast.parse(path.read_text("utf-8"))
        if "text" in path.parts:
            found |= texts(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and speaker(node) in SPEAKERS:
                found = found.union(*(texts(argument) for argument in node.args[:2]))
    return found


def test_there_are_calls_to_look_at() -> None:
    assert len(list(calls())) > 100


def test_every_message_that_is_asked_for_exists() -> None:
    known = set(messages("en"))
    codes = {*(code for _, code, _ in all_codes()), *FAULTS}  # some begin as a message might
    assert not asked_for() - known - codes


def test_every_message_gets_the_arguments_it_takes() -> None:
    english = messages("en")
    wrong = [
        f"{place}: {id} takes {sorted(english[id].variables)}, gets {sorted(given)}"
        for place, id, given in calls()
        if id in english and given is not None and given != english[id].variables
    ]
    assert not wrong


def test_every_message_is_asked_for() -> None:
    idle = set(messages("en")) - written()
    assert not {id for id in idle if not id.startswith(MADE)}
