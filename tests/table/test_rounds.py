"""The earlier rounds of a table, read from its log."""

from __future__ import annotations

import pytest

import oie
from oie.dice import LoadedDice
from oie.table import commands as cm
from oie.table import decide, evolve, new_table
from oie.table.events import TableEvent
from oie.table.rounds import changed_options, rounds_of
from oie.table.seats import seat

SEATS = (seat(0, "Ada"), seat(1, "Ben"))


@pytest.mark.clause("A000-17", "UX-10", "S004-51")
def test_every_round_that_was_thrown_in_can_be_opened_again_with_the_options_that_were_new() -> None:
    first = table = new_table(oie.ruleset("famille"), SEATS)
    events: list[TableEvent] = []

    def do(command: cm.Command, *throws: tuple[int, ...]) -> None:
        nonlocal table
        answer = decide(table, command, 0.0, LoadedDice(throws, (0,)))
        assert isinstance(answer, tuple), answer
        for event in answer:
            table = evolve(table, event)
            events.append(event)

    do(cm.StartRound())
    do(cm.ThrowDice(0), (1, 2))
    do(cm.StartRound())  # never thrown in
    do(cm.StartRound())
    do(cm.ThrowDice(0), (5, 4))
    do(cm.ThrowDice(1), (1, 2))
    do(cm.Stop())
    do(cm.SetTable(oie.ruleset("famille", exact_finish=False), SEATS, "system"))
    do(cm.StartRound())
    rounds = list(rounds_of(first, events))
    assert [(one.round, one.throws) for one in rounds] == [(1, 1), (3, 2), (4, 0)]
    assert rounds[-1] == table
    new = [changed_options(before, after) for before, after in zip([None, *rounds], rounds, strict=False)]
    assert new[0] == dict(rounds[0].rules.options)
    assert new[1] == {}
    assert new[2] == {"exact_finish": False}
