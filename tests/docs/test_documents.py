"""The documents are true: README's session, every example, every link."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(p for p in ROOT.rglob("*.md") if not {".venv", "node_modules"} & set(p.parts))
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
SAID = {
    "play_a_round": "wins",
    "own_board": "rang the bell after",
    "play_online": " Proved: ",
    "gymnasium_goose": "who always waits for the ferry wins",
    "pettingzoo_goose": " wins: ",
    "odds_of_a_round": "turned it:",
    "who_is_right": "'to': 59, 'why': 'throw', 'via': 63",
}


def test_every_line_of_the_session_in_the_readme_is_true() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    sessions = re.findall(r"^```pycon\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    test = doctest.DocTestParser().get_doctest("\n".join(sessions), {}, "README.md", "README.md", 0)
    assert 6 <= len(test.examples) <= 10
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda p: p.stem)
def test_every_example_runs(example: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(example)], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert SAID[example.stem] in done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\(([^)\s#]+)(?:#[^)]*)?\)", text):
        if not target.startswith(("http:", "https:", "mailto:")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_no_document_carries_a_path_of_one_machine() -> None:
    for page in PAGES:
        text = page.read_text("utf-8")
        assert "/work/" not in text, page
        assert "/root/" not in text, page
