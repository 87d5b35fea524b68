"""The texts of the pages: what templates and scripts ask for is said in every language, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import oie
import oie.web.errors  # whose codes look like ids of messages
from oie.analysis.tally import EVENTS
from oie.core.errors import every_code
from oie.text import LANGUAGES
from tests.text.catalogues import messages

WEB = Path(oie.__file__).parent / "web"
PRESS = WEB.parent / "press" / "odds_page.py"
SOURCES = [*WEB.glob("*.py"), *WEB.glob("static/*.js"), *WEB.glob("templates/*.html"), PRESS]
ID = re.compile(r"[\"'`]((?:web|ui|online|odds)-[a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]")
MADE = ("web-caution-", "web-theme-", "ui-dice-", "ui-help-dice-", "online-wrong-", "odds-dice-")
"""Beginnings of ids that scripts put together."""


def asked() -> dict[str, str]:
    """Id -> a file that asks for it; codes of errors, which look alike, are left out."""
    found = {}
    for path in SOURCES:
        found.update(dict.fromkeys(ID.findall(path.read_text("utf-8")), path.name))
    codes = {code for _, code, _ in every_code()}
    return {id: where for id, where in found.items() if id not in codes or id in messages("en")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_pages_ask_for_is_said(lang: str) -> None:
    """A label that is missing would stand on the page as its id (UX-95)."""
    known = messages(lang)
    assert len(asked()) > 100
    assert {id: where for id, where in asked().items() if id not in known} == {}


def test_every_message_of_the_pages_is_asked_for() -> None:
    """Nothing in the files of the pages is left over."""
    files = ("web", "online", "odds")
    mine = {id for id, message in messages("en").items() if message.file in files}
    told = {f"odds-report-{name}" for name in (*EVENTS, "turns", "first-wins", "nobody")}
    assert {id for id in mine if not id.startswith(MADE)} - set(asked()) - told == set()
