"""Rounds: the earlier rounds of a table, read from its log (A000-17).

A table keeps only the round that is played; what came before stands in its log, and is read again where
somebody opens it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oie.core.ruleset import OptionValue
from oie.table.events import RoundStopped, RoundTakenUp, SealBegun, TableEvent, TableSet
from oie.table.evolve import evolve
from oie.table.round import RoundOpened
from oie.table.table import Table

_ENDING = (RoundOpened, RoundStopped, RoundTakenUp, SealBegun, TableSet)
"""After these the round before is gone from the table."""


def rounds_of(first: Table, events: Iterable[TableEvent]) -> Iterator[Table]:
    """The table as it was at the end of each of its rounds, the running one last.

    `first` is the table before its first event. A round that was given up counts, one that was never
    thrown in does not.
    """
    table = first
    for event in events:
        if isinstance(event, _ENDING) and table.moves:
            yield table
        table = evolve(table, event)
    if table.opening is not None:
        yield table


def changed_options(before: Table | None, after: Table) -> dict[str, OptionValue]:
    """The options that hold from this round on, with their values; all of them in the first (UX-10)."""
    known = {} if before is None or before.rules.id != after.rules.id else before.rules.options
    return {name: value for name, value in after.rules.options.items() if known.get(name) != value}
