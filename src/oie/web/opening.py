"""Opening: what is posted to open a table, set it anew, or sit down at it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from aiohttp import web

from oie.core.errors import OieError
from oie.core.ruleset import Ruleset
from oie.dice import DiceKind
from oie.record import Replay, Seat, SeatKind, decode
from oie.record import replay as replay_record
from oie.rulesets import load, ruleset, sheet_of
from oie.table import Table, new_table
from oie.table import commands as cm
from oie.table.decide import check_dice, check_pace
from oie.table.lobby import open_lobby
from oie.table.records import table_of
from oie.table.rights import Actor
from oie.table.seats import PAWNS, check_seats, seat
from oie.table.table import PACE
from oie.web import access, own
from oie.web.desk import DESK
from oie.web.errors import WebError
from oie.web.fields import Fields, fields_of, options_of
from oie.web.site import HUB, SITE, address_of, find

GUEST = "guest"
"""Kind of a seat that somebody elsewhere may take."""
KINDS = ("person", "machine", GUEST)


async def open_table(request: web.Request) -> web.Response:
    """A new table: its game, options, seats, dice and pace. With a guest among the seats it has a lobby."""
    asked = await fields_of(request)
    rules = await _rules(request, asked)
    table, key = _table(asked, rules)
    return await _opened(request, table, key)


async def open_record(request: web.Request) -> web.Response:
    """A new table with a saved round at it; a file that is none leaves nothing behind (UX-57).

    At the places (from 0) of `?guests=1,2` guests are waited for, at those of `?machines=1` the machine plays
    (UX-59).
    """
    replayed = await request.app[DESK].do(_replayed, await request.read())
    now = datetime.now().timestamp()
    taken = _for_machines(table_of(replayed, now), _places(request, "machines"), now)
    guests = _places(request, "guests")
    people = [place for place, one in enumerate(taken.seats) if one.kind == "person"]
    key = access.new_key() if guests & set(people) else None
    lobby = None
    if key is not None:
        here = (one.kind == "person" and place not in guests for place, one in enumerate(taken.seats))
        lobby = open_lobby(access.digest_of(key), here)
    check_dice(taken.rules, taken.dice, online=lobby is not None)
    empty = new_table(taken.rules, taken.seats, taken.dice, taken.pace, lobby)
    return await _opened(request, empty, key, taken)


def _replayed(data: bytes) -> Replay:
    return replay_record(decode(data))


def _places(request: web.Request, name: str) -> set[int]:
    asked = request.query.get(name, "").split(",")
    return {int(one) for one in asked if one.isdecimal() and len(one) < 4}


def _for_machines(table: Table, places: set[int], now: float) -> Table:
    """The table with the machine at these places; where it is its turn, it throws after its pace."""
    if not places:
        return table
    machine: SeatKind = "machine"
    seats = tuple(
        replace(one, kind=machine) if place in places else one for place, one in enumerate(table.seats)
    )
    given = replace(table, seats=seats)
    return replace(given, wake_at=now + table.pace if given.machine_awaited else None)


async def _opened(
    request: web.Request, table: Table, key: str | None, taken: Table | None = None
) -> web.Response:
    site = request.app[SITE]
    site.opened.spend(address_of(request))
    host = await request.app[HUB].open(table)
    if taken is not None:  # as a command, so that sealed dice get a segment of their own (UX-56)
        _version(await host.do(cm.TakeUp(taken), Actor(None if key is None else access.digest_of(key))))
    response = web.json_response({"address": f"/t/{host.code}", "code": host.code}, status=201)
    if key is not None:
        access.give(response, host.code, key, site.secure)
    return response


def _table(asked: Fields, rules: Ruleset) -> tuple[Table, str | None]:
    """The table asked for, and the key of its host where it has a lobby."""
    kinds, seats = _seats(asked, rules)
    pace = asked.get("pace", PACE)
    if isinstance(pace, bool) or not isinstance(pace, int | float) or not -1e6 < pace < 1e6:
        raise WebError("web-form", expected="pace")
    check_pace(float(pace))
    online = GUEST in kinds
    dice = _dice(asked, "sealed" if online else "system")
    check_dice(rules, dice, online)
    if not online:
        return new_table(rules, seats, dice, float(pace)), None
    key = access.new_key()
    lobby = open_lobby(access.digest_of(key), (kind == "person" for kind in kinds))
    return new_table(rules, seats, dice, float(pace), lobby), key


async def sit(request: web.Request) -> web.Response:
    """Sit down at a table under a name; the answer brings the key of the seat (UX-45)."""
    host = await find(request)
    asked = await fields_of(request)
    name, place = asked.get("name"), asked.get("place")
    if not isinstance(name, str) or not (place is None or type(place) is int):
        raise WebError("web-form", expected="name, place")
    request.app[SITE].seated.spend(address_of(request))
    key = request.cookies.get(access.COOKIE, "") if access.key_of(request) else access.new_key()
    digest = access.digest_of(key)
    version = _version(await host.do(cm.TakeSeat(place, name, digest), Actor(digest)))
    response = web.json_response({"version": version})
    access.give(response, host.code, key, request.app[SITE].secure)
    return response


async def take_up(request: web.Request) -> web.Response:
    """A saved round in place of what is played at the table (UX-55)."""
    host = await find(request)
    replayed = await request.app[DESK].do(_replayed, await request.read())
    taken = table_of(replayed, datetime.now().timestamp())
    return _answer(await host.do(cm.TakeUp(taken), actor_of(request)))


async def settings(request: web.Request) -> web.Response:
    """Another game, other options or other seats, between rounds."""
    host = await find(request)
    asked = await fields_of(request)
    rules = await _rules(request, asked, host.table.rules)
    _, seats = _seats(asked, rules)
    dice = _dice(asked, host.table.dice)
    return _answer(await host.do(cm.SetTable(rules, seats, dice), actor_of(request)))


async def delete(request: web.Request) -> web.Response:
    """Forget the table for good: its host may, and whoever has a table on one screen."""
    host = await find(request)
    lobby = host.table.lobby
    if lobby is not None and access.key_of(request) != lobby.host:
        raise WebError("web-host")
    await request.app[HUB].delete(host.code)
    response = web.json_response({"deleted": host.code})
    response.del_cookie(access.COOKIE, path=f"/t/{host.code}")
    return response


def actor_of(request: web.Request) -> Actor:
    """In whose name a request is made."""
    return Actor(access.key_of(request))


def _version(answer: int | OieError) -> int:
    if isinstance(answer, OieError):
        raise answer
    return answer


def _answer(answer: int | OieError) -> web.Response:
    return web.json_response({"version": _version(answer)})


async def _rules(request: web.Request, asked: Fields, now: Ruleset | None = None) -> Ruleset:
    """The game asked for: that of a `file` that was sent, what the table plays `now`, or a shipped one."""
    options = options_of(asked)
    if "file" in asked:
        return await request.app[DESK].do(load, own.text_of(asked), **options)
    id = asked.get("ruleset")
    if not isinstance(id, str):
        raise WebError("web-form", expected="ruleset, options")
    if now is not None and id == now.id:
        return await request.app[DESK].about(now, sheet_of(now).rules, options)
    return ruleset(id, **options)


def _seats(asked: Fields, rules: Ruleset) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
    """The kind of every seat asked for (`person`, `machine` or `guest`), and the seats."""
    given = asked.get("seats")
    if not isinstance(given, list) or not all(isinstance(one, dict) for one in given):
        raise WebError("web-form", expected="seats")
    check_seats(rules, len(given))
    given = given[: len(PAWNS)]
    kinds = tuple(one["kind"] if one.get("kind") in KINDS else "person" for one in given)
    seats = tuple(
        seat(place, str(one.get("name", "")), kinds[place] == "machine") for place, one in enumerate(given)
    )
    return kinds, seats


def _dice(asked: Fields, usual: DiceKind) -> DiceKind:
    match asked.get("dice", usual):
        case "real":
            return "real"
        case "sealed":
            return "sealed"
        case _:
            return "system"
