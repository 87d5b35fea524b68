"""Guests: what commands around the seats of an online table do (UX-44 to UX-48).

Who may ask for them stands in `rights`; here stands what is possible at all.
"""

from __future__ import annotations

from typing import TypeAlias, assert_never

from oie.table import commands as cm
from oie.table import events as ev
from oie.table.errors import TableError
from oie.table.lobby import Lobby, need
from oie.table.seats import check_name
from oie.table.table import Table

HOST_AWAY = 120.0
"""Seconds after which somebody else may take over from a host who is away (UX-47)."""

LobbyCommand: TypeAlias = (
    cm.TakeSeat | cm.LeaveSeat | cm.HoldSeat | cm.GiveBack | cm.HandOver | cm.ClaimHost | cm.SetWatching
)


def seated(table: Table, command: LobbyCommand, now: float) -> tuple[ev.TableEvent, ...]:
    """The events of a command around seats. Raises `TableError`."""
    lobby = need(table.lobby)
    match command:
        case cm.TakeSeat(place=place, name=name, key=key):
            return (_take(table, lobby, place, name, key),)
        case cm.LeaveSeat(place=place):
            _check_taken(table, lobby, place)
            return (ev.SeatLeft(place),)
        case cm.HoldSeat(place=place):
            _check(table, place)
            if table.by_machine(place):
                raise TableError("table-not-yours", name=table.seats[place].name)
            return (ev.SeatHeld(now, place),)
        case cm.GiveBack(place=place):
            _check(table, place)
            if not lobby.chairs[place].held:
                raise TableError("table-place", most=len(table.seats), got=place + 1)
            return (ev.SeatGivenBack(place),)
        case cm.HandOver(place=place):
            return (ev.HostChanged(_check_taken(table, lobby, place)),)
        case cm.ClaimHost(key=key, away=away):
            if away < HOST_AWAY:
                raise TableError("table-host-here", away=int(away), most=int(HOST_AWAY))
            return (ev.HostChanged(key),)
        case cm.SetWatching(watching=watching):
            return (ev.WatchingSet(watching),)
        case _:
            assert_never(command)


def _take(table: Table, lobby: Lobby, place: int | None, name: str, key: str) -> ev.SeatTaken:
    """Sit down: at a free place, under a name that nobody else at the table has."""
    if place is None:
        free = [n for n, seat in enumerate(table.seats) if _free(lobby, n, seat.kind)]
        if not free:
            raise TableError("table-full")
        place = free[0]
    _check(table, place)
    if not _free(lobby, place, table.seats[place].kind):
        raise TableError("table-seat-taken")
    text = check_name(name)
    others = {seat.name.casefold() for n, seat in enumerate(table.seats) if n != place}
    if text.casefold() in others:
        raise TableError("table-name-taken", got=text)
    return ev.SeatTaken(place, text, key)


def _free(lobby: Lobby, place: int, kind: str) -> bool:
    return kind == "person" and lobby.chairs[place].key is None


def _check(table: Table, place: int) -> None:
    if not 0 <= place < len(table.seats):
        raise TableError("table-place", most=len(table.seats), got=place + 1)


def _check_taken(table: Table, lobby: Lobby, place: int) -> str:
    """The key of whoever sits at a place."""
    _check(table, place)
    key = lobby.chairs[place].key
    if key is None:
        raise TableError("table-seat-empty")
    return key
