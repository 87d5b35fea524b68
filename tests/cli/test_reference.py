"""The reference page says what the program says."""

from __future__ import annotations

from oie.cli.main import COMMANDS
from tests.cli.reference import PAGE, page


def test_the_page_is_what_the_program_says_of_itself() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m tests.cli writes it anew"


def test_every_command_has_its_part() -> None:
    text = PAGE.read_text("utf-8")
    for command in COMMANDS:
        assert f"\n## oie {command}\n" in text
