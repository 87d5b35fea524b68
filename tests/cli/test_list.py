"""`oie list`: the shipped games, and how long it takes to name them."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import oie
from oie.text import LANGUAGES
from tests.cli.support import Run, environment


def test_every_game_has_its_facts_and_a_sentence(run: Run) -> None:
    done = run("list", "--lang", "en")
    assert (done.code, done.err) == (0, "")
    paragraphs = [p.splitlines() for p in done.out.split("\n\n")]
    assert [p[0].partition(": ")[0] for p in paragraphs] == list(oie.shipped())
    title, facts, *about = paragraphs[0]
    assert title.startswith("famille: ")  # the one that a family wants stands first
    assert facts == "  63 spaces, 2 dice, 2 to 12 players"
    assert about[-1].endswith(".")
    assert max(map(len, done.lines)) <= 80
    assert paragraphs[1][:2] == ["jardin: The Goose’s Garden", "  63 spaces, 1 to 3 dice, 2 players"]
    assert paragraphs[2][1] == "  35 spaces, 1 die, 2 to 12 players"


def test_each_language_lists_in_its_own_words(run: Run) -> None:
    told = {lang: run("list", "--lang", lang) for lang in LANGUAGES}
    assert len({done.out for done in told.values()}) == len(LANGUAGES)
    assert "Le Jardin de l’Oie" in told["fr"].out
    assert all(not done.err for done in told.values())


def test_json_is_for_programs(run: Run) -> None:
    found = json.loads(run("list", "--json", "--lang", "fr").out)
    assert [game["id"] for game in found] == list(oie.shipped())
    famille = found[0]
    assert famille["title"].startswith("Le jeu de l’oie")
    assert (famille["spaces"], famille["dice"], famille["faces"]) == (63, 2, 6)
    assert (famille["seats"], famille["options"]) == ([2, 12], ["nine_from_start", "exact_finish"])


def test_naming_the_games_loads_nothing_that_only_a_game_needs() -> None:
    """The bar is half a second of CPU; the time is printed for the reader of `-s`."""
    program = (
        "import sys; from oie.cli.main import main; code = main(['list']);"
        "heavy = {'textual', 'rich', 'numpy', 'scipy', 'jsonschema', 'asyncio'} & set(sys.modules);"
        "sys.exit(f'loaded {heavy}' if heavy else code)"
    )
    before = os.times()
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, env=environment(), check=False, timeout=60
    )
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    print(f"\noie list: {spent:.2f} s of CPU")
    assert (done.returncode, done.stderr) == (0, b"")
