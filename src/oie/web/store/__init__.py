"""The store: the logs of tables on disk or in memory, behind one protocol."""

from oie.web.store.log import Kept, Row, Store, StoreError
from oie.web.store.memory import MemoryStore
from oie.web.store.sqlite import SqliteStore

__all__ = ["Kept", "MemoryStore", "Row", "SqliteStore", "Store", "StoreError"]
