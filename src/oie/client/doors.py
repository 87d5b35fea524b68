"""Doors: the three ways to a table, and what is asked of it by request rather than over its line."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager

from oie.client.door import Door
from oie.client.errors import ClientError
from oie.client.table import Table
from oie.client.view import Place
from oie.client.wires import Transport
from oie.record import Record, decode, encode

FIRST_SECONDS = 15.0
"""How long a table may take to be there at first; later the line is laid again without end."""

Asked = Mapping[str, object]
"""A seat that is asked for: `{"name": "Ben", "kind": "guest"}`; also `person` (this client) and `machine`."""


class AtTable(Table):
    """A table at a server, with this client's key to it."""

    def __init__(self, door: Door, lang: str) -> None:
        super().__init__(door.connect, door.code, lang=lang)
        self._door = door

    @property
    def address(self) -> str:
        """The address of the table, for whoever is to come. No key is in it."""
        return str(self._door.address)

    @property
    def key(self) -> str | None:
        """This client's key: with it `join` leads back to the same seat. It is a secret."""
        return self._door.key

    async def sit(self, name: str, place: Place | None = None) -> int:
        """Take one more seat, the first that is free where `place` is None (UX-45)."""
        return await self._ask("seat", {"name": name} | ({} if place is None else {"place": place}))

    async def settings(
        self, ruleset: str, seats: Sequence[Asked], options: Asked | None = None, dice: str | None = None
    ) -> int:
        """Another game, other options, seats or dice, between rounds. For the host."""
        return await self._ask("settings", _asked(ruleset, seats, options, dice))

    async def take_up(self, record: Record) -> int:
        """A saved round in place of what is played (UX-55). For the host."""
        return await self._ask("record", encode(record).encode())

    async def record(self) -> Record:
        """The round as it stands, to keep; `oie.record.verify` proves all of it that can be proved."""
        return decode(await self._door.get("record.json"))

    async def delete(self) -> None:
        """Forget the table for good. For the host."""
        await self._door.post("delete", {})

    async def _ask(self, path: str, body: Mapping[str, object] | bytes) -> int:
        answer = await self._door.post(path, body)
        version = int(answer["version"])
        await self.until(lambda table: table.version >= version)
        return version


@asynccontextmanager
async def open_table(
    server: str,
    ruleset: str,
    seats: Sequence[Asked],
    *,
    options: Asked | None = None,
    dice: str | None = None,
    pace: float | None = None,
    lang: str = "en",
    transport: Transport = "auto",
) -> AsyncIterator[AtTable]:
    """Open a table at the server of an address, as its host; the table stays when this ends.

    With a seat of kind `guest` it is played from several places, with sealed dice unless `dice` says
    otherwise. Raises `ClientError`.
    """
    async with Door(server, transport=transport) as door:
        asked = _asked(ruleset, seats, options, dice) | ({} if pace is None else {"pace": pace})
        answer = await door.post("/tables", asked)
        door.address = door.address.join(type(door.address)(str(answer["address"])))
        async with _at(door, lang) as table:
            yield table


@asynccontextmanager
async def join(
    address: str,
    *,
    name: str | None = None,
    place: Place | None = None,
    key: str | None = None,
    lang: str = "en",
    transport: Transport = "auto",
) -> AsyncIterator[AtTable]:
    """Sit down at a table under a `name`; or return, with the `key` of a seat that one has there.

    With a key whose seat is gone and a name, a seat is taken again. Raises `ClientError`: `client-refused`
    with `reason` `table-full` where every seat is taken; then `watch` may still be possible (UX-45).
    """
    async with Door(address, key, transport) as door:
        if key is None:
            await _sit(door, name, place)
        async with _at(door, lang) as table:
            if key is not None and name is not None and not table.places:
                await table.sit(name, place)
            yield table


@asynccontextmanager
async def watch(address: str, *, lang: str = "en", transport: Transport = "auto") -> AsyncIterator[AtTable]:
    """Look at a table without a seat. Raises `ClientError`."""
    async with Door(address, transport=transport) as door, _at(door, lang) as table:
        yield table


async def _sit(door: Door, name: str | None, place: Place | None) -> None:
    if name is None:
        raise ClientError("client-name")
    await door.post("seat", {"name": name} | ({} if place is None else {"place": place}))


@asynccontextmanager
async def _at(door: Door, lang: str) -> AsyncIterator[AtTable]:
    table = AtTable(door, lang)
    try:
        await table.begin(FIRST_SECONDS)
        yield table
    finally:
        await table.end()


def _asked(
    ruleset: str, seats: Sequence[Asked], options: Asked | None, dice: str | None
) -> dict[str, object]:
    asked: dict[str, object] = {"ruleset": ruleset, "seats": list(seats), "options": dict(options or {})}
    return asked if dice is None else asked | {"dice": dice}
