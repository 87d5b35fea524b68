"""Client: a program's own seat at a table that is served elsewhere; needs the extra `web`.

    async with oie.client.open_table("http://localhost:8063", "famille", SEATS) as table: ...
    async with oie.client.join("http://localhost:8063/t/K7P3M", name="Ben") as table: ...
    async with oie.client.watch("http://localhost:8063/t/K7P3M") as table: ...

It draws no dice and holds no rules; it says what it wants, keeps what it is told, returns to its seat
by itself, contributes to sealed dice, and proves them. What is said on the wire stands in
`docs/reference/protocol.md`. It knows nothing of the server's own program.
"""

from __future__ import annotations

from oie.client.doors import AtTable, join, open_table, watch
from oie.client.errors import ClientError, Lie
from oie.client.messages import PROTOCOL, Accepted, Asked, Elsewhere, Presence, Refused, State, Update, You
from oie.client.table import Table
from oie.client.witness import Proof

__all__ = [
    "PROTOCOL",
    "Accepted",
    "Asked",
    "AtTable",
    "ClientError",
    "Elsewhere",
    "Lie",
    "Presence",
    "Proof",
    "Refused",
    "State",
    "Table",
    "Update",
    "You",
    "join",
    "open_table",
    "watch",
]
