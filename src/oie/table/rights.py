"""Rights: who may ask a table for what. `decide` says what is possible; this says for whom.

At a table on one screen whoever has its address may do everything. At a table with a lobby the host
has the controls (UX-44), and a move is made by whoever sits at the awaited seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from oie.table import commands as cm
from oie.table.errors import TableError
from oie.table.table import Table


@dataclass(frozen=True, slots=True)
class Actor:
    """Who asks: the digest of their key, or None for a spectator and for the table's own clock."""

    key: str | None


CLOCK = Actor(None)
"""The table itself, when its time has come."""


def refusal(table: Table, actor: Actor, command: cm.Command) -> TableError | None:
    """Why `actor` may not ask for `command`, or None where they may."""
    lobby = table.lobby
    if lobby is None:
        return None
    if isinstance(command, cm.ThrowDice | cm.ReportThrow | cm.Choose):
        place = table.awaited_place
        if place is None or (actor.key is not None and lobby.chairs[place].key == actor.key):
            return None
        return _wrong_seat(table)
    places = () if actor.key is None else lobby.places(actor.key)
    host = actor.key is not None and actor.key == lobby.host
    match command:
        case cm.TakeBack():
            return None if host or places else TableError("table-host-only")
        case cm.Seal(place=place) | cm.OpenKey(place=place):
            return None if place in places else TableError("table-not-your-place")
        case cm.LeaveSeat(place=place) | cm.GiveBack(place=place):
            return None if host or place in places else TableError("table-not-your-place")
        case cm.TakeSeat():
            return None
        case cm.ClaimHost():
            return None if places and not host else TableError("table-seated-only")
        case (
            cm.StartRound()
            | cm.Stop()
            | cm.SetPace()
            | cm.SetTable()
            | cm.TakeUp()
            | cm.HoldSeat()
            | cm.HandOver()
            | cm.SetWatching()
        ):
            return None if host else TableError("table-host-only")
        case cm.Wake() | cm.Deal() | cm.ShowSecret():
            return None if actor is CLOCK else TableError("table-host-only")
        case _:
            assert_never(command)


def is_known(table: Table, key: str) -> bool:
    """Whether a key has a seat at an online table, or its host's controls."""
    lobby = table.lobby
    return lobby is not None and (key == lobby.host or bool(lobby.places(key)))


def may_look(table: Table, key: str | None) -> bool:
    """Whether somebody may see what is played.

    At a table on one screen everybody may, and everybody who has a seat; others where spectators are let in,
    or a seat is free that they could take.
    """
    lobby = table.lobby
    if lobby is None or lobby.watching or (key is not None and is_known(table, key)):
        return True
    chairs = zip(lobby.chairs, table.seats, strict=True)
    return any(chair.key is None and seat.kind == "person" for chair, seat in chairs)


def _wrong_seat(table: Table) -> TableError:
    awaited = table.awaited
    return TableError("table-wrong-seat", name="" if awaited is None else awaited.name)
