"""The log, second part: the rows of seats and of sealed dice. Keys stand in them as digests only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from oie.dice.segment import Lot
from oie.table import events as ev
from oie.table.commands import Offer

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Data: TypeAlias = dict[str, Json]

TYPES: dict[type[ev.TableEvent], str] = {
    ev.SealBegun: "seal_begun",
    ev.KeySealed: "key_sealed",
    ev.KeyOpened: "key_opened",
    ev.SealTimeUp: "seal_time_up",
    ev.LotsDrawn: "lots_drawn",
    ev.SecretShown: "secret_shown",
    ev.SeatTaken: "seat_taken",
    ev.SeatLeft: "seat_left",
    ev.SeatHeld: "seat_held",
    ev.SeatGivenBack: "seat_given_back",
    ev.HostChanged: "host_changed",
    ev.WatchingSet: "watching_set",
}
"""Table event -> its `type` in a row."""
NAMES = frozenset(TYPES.values())


def encode(event: ev.LobbyEvent | ev.SealEvent) -> Data:
    """The row of an event: its fields by their names."""
    return {"type": TYPES[type(event)], **_fields(event)}


def _fields(value: ev.LobbyEvent | ev.SealEvent | Offer | Lot) -> Data:
    return {name: _plain(getattr(value, name)) for name in value.__slots__}


def _plain(value: object) -> Json:
    """Tuples as lists and values as objects, all the way down."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    assert isinstance(value, Offer | Lot)
    return _fields(value)


def decode(row: Mapping[str, Json]) -> ev.LobbyEvent | ev.SealEvent:
    """The event of a row. Raises KeyError, TypeError or ValueError where it is damaged."""
    f = _Row(row)
    match row["type"]:
        case "seal_begun":
            offer = _Row(f.object("offer"))
            pages = tuple(offer.whole_of(page) for page in offer.list("pages"))
            return ev.SealBegun(f.number("at"), Offer(offer.text("code"), offer.text("commitment"), pages))
        case "key_sealed":
            return ev.KeySealed(f.number("at"), f.whole("place"), f.text("c"))
        case "key_opened":
            return ev.KeyOpened(f.number("at"), f.whole("place"), f.text("k"))
        case "seal_time_up":
            return ev.SealTimeUp(f.number("at"))
        case "lots_drawn":
            lots = [_Row(f.object_of(lot)) for lot in f.list("lots")]
            return ev.LotsDrawn(tuple(Lot(lot.whole("of"), lot.whole("drawn")) for lot in lots))
        case "secret_shown":
            return ev.SecretShown(f.text("secret"))
        case "seat_taken":
            return ev.SeatTaken(f.whole("place"), f.text("name"), f.text("key"))
        case "seat_left":
            return ev.SeatLeft(f.whole("place"))
        case "seat_held":
            return ev.SeatHeld(f.number("at"), f.whole("place"))
        case "seat_given_back":
            return ev.SeatGivenBack(f.whole("place"))
        case "host_changed":
            return ev.HostChanged(f.text("key"))
        case "watching_set":
            return ev.WatchingSet(row["watching"] is True)
        case other:
            raise ValueError(f"no table event is called {other!r}")


class _Row:
    """The fields of a row, each of the type it must have."""

    def __init__(self, row: Mapping[str, Json]) -> None:
        self.row = row

    def text(self, name: str) -> str:
        value = self.row[name]
        if not isinstance(value, str):
            raise TypeError(f"{name}: expected a text")
        return value

    def number(self, name: str) -> float:
        value = self.row[name]
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise TypeError(f"{name}: expected a number")
        return float(value)

    def whole(self, name: str) -> int:
        return self.whole_of(self.row[name])

    def whole_of(self, value: Json) -> int:
        if type(value) is not int:
            raise TypeError("expected a whole number")
        return value

    def list(self, name: str) -> list[Json]:
        value = self.row[name]
        if not isinstance(value, list):
            raise TypeError(f"{name}: expected a list")
        return value

    def object(self, name: str) -> Data:
        return self.object_of(self.row[name])

    def object_of(self, value: Json) -> Data:
        if not isinstance(value, dict):
            raise TypeError("expected an object")
        return value
