"""The log of a table: each of its events as plain JSON data, and back.

One row a version is the one truth that a server stores; a table is its log, folded.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import TypeAlias

from oie.core.moves import Choice, Move, Throw
from oie.core.ruleset import Ruleset
from oie.dice import DiceKind
from oie.record import Seat, SeatKind, decode_event, encode_event
from oie.record import decode as decode_record
from oie.record import encode as encode_record
from oie.record import replay as replay_record
from oie.rulesets import load, ruleset, shipped, shipped_sheet
from oie.table import events as ev
from oie.table import log_seats
from oie.table.evolve import evolve
from oie.table.lobby import Chair, Lobby
from oie.table.records import record_of, table_of
from oie.table.round import MoveMade, RoundOpened
from oie.table.table import Table, new_table

TYPES: dict[type[ev.TableEvent], str] = {
    RoundOpened: "round_opened",
    MoveMade: "move_made",
    ev.MoveTakenBack: "move_taken_back",
    ev.PaceSet: "pace_set",
    ev.TableSet: "table_set",
    ev.RoundStopped: "round_stopped",
    ev.RoundTakenUp: "round_taken_up",
    **log_seats.TYPES,
}
"""Table event -> its `type` in a row."""
Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Data: TypeAlias = dict[str, Json]


def opened(table: Table) -> Data:
    """The first row of a log: the table before its first round."""
    return {
        "type": "table_opened",
        "rules": _rules(table.rules),
        "seats": [_seat(seat) for seat in table.seats],
        "dice": table.dice,
        "pace": table.pace,
        "lobby": None if table.lobby is None else _lobby(table.lobby),
    }


def encode(event: ev.TableEvent) -> Data:
    """A table event as JSON data."""
    match event:
        case RoundOpened(at=at, order=order, first=first, events=events):
            return {
                "type": "round_opened",
                "at": at,
                "order": list(order),
                "first": first,
                "events": [encode_event(e) for e in events],
            }
        case MoveMade(at=at, move=move, events=events, typed=typed):
            return {
                "type": "move_made",
                "at": at,
                "move": _move(move),
                "typed": typed,
                "events": [encode_event(e) for e in events],
            }
        case ev.MoveTakenBack():
            return {"type": "move_taken_back"}
        case ev.PaceSet(pace=pace):
            return {"type": "pace_set", "pace": pace}
        case ev.TableSet(rules=rules, seats=seats, dice=dice):
            told = [_seat(seat) for seat in seats]
            return {"type": "table_set", "rules": _rules(rules), "seats": list(told), "dice": dice}
        case ev.RoundStopped():
            return {"type": "round_stopped"}
        case ev.RoundTakenUp(table=table):
            at = 0.0 if table.opening is None else table.opening.at
            record = record_of(table, table.segments, datetime.fromtimestamp(at, UTC))
            return {"type": "round_taken_up", "at": at, "record": encode_record(record)}
        case _:
            return log_seats.encode(event)


def replay(rows: Iterable[Mapping[str, Json]]) -> Table:
    """The table that a log tells, from its first row on.

    Raises `OieError`, KeyError, TypeError or ValueError where a row is damaged: the caller says which.
    """
    told = iter(rows)
    table = first_of(next(told, None))
    for row in told:
        table = evolve(table, decode(row))
    return table


def first_of(row: Mapping[str, Json] | None) -> Table:
    """The table that the first row of a log opens. Raises like `replay`."""
    if row is None:
        raise ValueError("the log is empty")
    if row["type"] != "table_opened":
        raise ValueError("a log begins with the opening of its table")
    seats = tuple(_seat_of(seat) for seat in _list(row["seats"]))
    lobby = None if row.get("lobby") is None else _lobby_of(_dict(row["lobby"]))
    pace = float(_number(row["pace"]))
    return new_table(_rules_of(row["rules"]), seats, _dice_of(row["dice"]), pace, lobby)


def decode(row: Mapping[str, Json]) -> ev.TableEvent:
    """The table event of a row."""
    match row["type"]:
        case "round_opened":
            events = tuple(decode_event(e, "events") for e in _list(row["events"]))
            order = tuple(int(_number(place)) for place in _list(row["order"]))
            return RoundOpened(_number(row["at"]), order, int(_number(row["first"])), events)
        case "move_made":
            events = tuple(decode_event(e, "events") for e in _list(row["events"]))
            return MoveMade(_number(row["at"]), _move_of(row["move"]), events, row["typed"] is True)
        case "move_taken_back":
            return ev.MoveTakenBack()
        case "pace_set":
            return ev.PaceSet(float(_number(row["pace"])))
        case "table_set":
            seats = tuple(_seat_of(seat) for seat in _list(row["seats"]))
            return ev.TableSet(_rules_of(row["rules"]), seats, _dice_of(row["dice"]))
        case "round_stopped":
            return ev.RoundStopped()
        case "round_taken_up":
            record = decode_record(str(row["record"]))
            return ev.RoundTakenUp(table_of(replay_record(record), _number(row["at"])))
        case _:
            return log_seats.decode(row)


def _rules(rules: Ruleset) -> Data:
    options: Data = {
        name: {colour: list(spaces) for colour, spaces in value.items()}
        if isinstance(value, Mapping)
        else value
        for name, value in rules.options.items()
    }
    return {
        "id": rules.id,
        "version": rules.version,
        "digest": rules.digest,
        "text": rules.text,
        "options": options,
    }


def _rules_of(data: Json) -> Ruleset:
    """The ruleset as it was when it was written down, whatever is shipped today."""
    given = _dict(data)
    options, id = _dict(given["options"]), str(given["id"])
    if id in shipped() and shipped_sheet(id).digest == given["digest"]:
        return ruleset(id, **options)
    return load(str(given["text"]), **options)


def _seat(seat: Seat) -> Data:
    return {"name": seat.name, "kind": seat.kind, "colour": seat.colour, "shape": seat.shape}


def _seat_of(data: Json) -> Seat:
    given = _dict(data)
    kind: SeatKind = "machine" if given["kind"] == "machine" else "person"
    return Seat(str(given["name"]), kind, str(given["colour"]), str(given["shape"]))


def _lobby(lobby: Lobby) -> Data:
    return {"host": lobby.host, "chairs": [chair.key for chair in lobby.chairs], "watching": lobby.watching}


def _lobby_of(data: Data) -> Lobby:
    keys = [None if key is None else str(key) for key in _list(data["chairs"])]
    return Lobby(str(data["host"]), tuple(Chair(key) for key in keys), data["watching"] is True)


def _dice_of(data: Json) -> DiceKind:
    return "real" if data == "real" else "sealed" if data == "sealed" else "system"


def _move(move: Move) -> Data:
    return {"throw": list(move.faces)} if isinstance(move, Throw) else {"choice": move.index}


def _move_of(data: Json) -> Move:
    given = _dict(data)
    if "choice" in given:
        return Choice(int(_number(given["choice"])))
    return Throw(tuple(int(_number(face)) for face in _list(given["throw"])))


def _dict(value: Json) -> Data:
    if not isinstance(value, dict):
        raise TypeError("expected an object")
    return value


def _list(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise TypeError("expected a list")
    return value


def _number(value: Json) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError("expected a number")
    return value
