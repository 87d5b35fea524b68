"""The table: where rounds are played, as a state machine without I/O."""

from oie.table.decide import Answer, Refusal, decide
from oie.table.errors import TableError
from oie.table.evolve import evolve
from oie.table.table import Table, new_table

__all__ = ["Answer", "Refusal", "Table", "TableError", "decide", "evolve", "new_table"]
