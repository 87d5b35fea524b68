"""Records of rounds that were played beforehand, for a page to take up."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from playwright.sync_api import Page

from oie.core.ruleset import Ruleset
from oie.dice import LoadedDice
from oie.record import encode
from oie.table import commands as cm
from oie.table import decide, evolve, new_table
from oie.table.records import record_of
from oie.table.seats import seat


def written(rules: Ruleset, names: Sequence[str], throws: Sequence[tuple[int, ...]]) -> str:
    """The record of a round by people of these names after these throws; the first of them begins."""
    table = new_table(rules, tuple(seat(n, name) for n, name in enumerate(names)), "system")
    dice = LoadedDice(throws, [0])
    commands: list[cm.Command] = [cm.StartRound(), *map(cm.ThrowDice, range(len(throws)))]
    for command in commands:
        answer = decide(table, command, 0.0, dice)
        assert isinstance(answer, tuple), answer
        for event in answer:
            table = evolve(table, event)
    return encode(record_of(table, (), datetime.now(UTC)))


def take_up(page: Page, address: str, record: str, folder: Path) -> None:
    """Resume a record from the menu."""
    file = folder / "round.json"
    file.write_text(record, "utf-8")
    page.goto(address)
    with page.expect_file_chooser() as chooser:
        page.locator("#resume").click()
    chooser.value.set_files(file)
    page.wait_for_url("**/t/*")
