"""The reference page says what the program says."""

from __future__ import annotations

import json
import re

import pytest

from oie.cli.main import COMMANDS
from oie.press.referee import facts
from tests.cli.reference import PAGE, QUOTED, renewed
from tests.cli.support import Run
from tests.record.support import game, round_of

TEXT = PAGE.read_text("utf-8")


def test_what_the_page_quotes_is_what_the_program_says() -> None:
    assert renewed(TEXT) == TEXT, "python -m tests.cli writes it anew"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_part_with_its_help(command: str) -> None:
    assert f"\n## oie {command}\n\n<!-- said: oie {command} --help -->\n" in TEXT


def test_there_is_something_to_quote() -> None:
    assert len(QUOTED.findall(TEXT)) > len(COMMANDS) + 3


def test_every_key_of_the_referee_is_explained() -> None:
    steps, _ = round_of(game("famille"), 1, 1)
    explained = set(re.findall(r"`(\w+)`", TEXT.partition("| key | value |")[2].partition("`why` is")[0]))
    assert set(facts(steps[-1])) <= explained


def test_the_question_on_the_page_is_answered(run: Run) -> None:
    question = re.search(r"```json\n(.*)\n```", TEXT)
    assert question is not None
    done = run("referee", "--batch", "-", stdin=question[1].encode())
    assert json.loads(done.out)["position"] == "26 4 / 1 to throw"
