"""The table: where rounds are played, as a state machine without I/O."""

from oie.table.decide import Answer, Refusal, decide
from oie.table.errors import TableError
from oie.table.table import Table, evolve, new_table

__all__ = ["Answer", "Refusal", "Table", "TableError", "decide", "evolve", "new_table"]
