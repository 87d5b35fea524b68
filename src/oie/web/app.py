"""The app: which address answers what. It knows requests; what happens at a table is the host's affair."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from datetime import datetime
from typing import TypeAlias

from aiohttp import web

from oie.core.errors import OieError
from oie.core.ruleset import Ruleset
from oie.dice import Dice, DiceKind
from oie.record import Seat, decode, encode, file_name
from oie.record import replay as replay_record
from oie.rulesets import ruleset
from oie.table import commands as cm
from oie.table import new_table
from oie.table.decide import check_pace
from oie.table.events import RoundTakenUp
from oie.table.records import table_of
from oie.table.seats import PAWNS, check_seats, seat
from oie.table.table import PACE
from oie.text import say_error
from oie.web import pages, sockets
from oie.web.errors import WebError
from oie.web.host import Host
from oie.web.hub import Hub
from oie.web.language import language_of
from oie.web.security import MOST_BODY, fence
from oie.web.statics import static
from oie.web.store import Store

Fields: TypeAlias = Mapping[str, object]
HUB: web.AppKey[Hub] = web.AppKey("hub", Hub)
LOCAL_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})
NOT_FOUND = {"web-no-table", "ruleset-unknown"}


def make_app(store: Store, dice: Dice | None = None, hosts: frozenset[str] = LOCAL_NAMES) -> web.Application:
    """The server over a store; `dice` are for tests, `hosts` the names under which it may be asked."""
    app = web.Application(middlewares=[fence(hosts), _refusals], client_max_size=MOST_BODY)
    app[HUB] = Hub(store, dice)
    app.cleanup_ctx.append(_ending)
    app.add_routes(
        [
            web.get("/", pages.menu),
            web.get("/about", pages.about),
            web.get("/privacy", pages.privacy),
            web.get("/rules/{id}", pages.rules),
            web.get("/t/{code}", table_page),
            web.get("/t/{code}/socket", socket),
            web.get("/t/{code}/board.svg", board),
            web.get("/t/{code}/rules.json", table_rules),
            web.get("/t/{code}/record.json", record),
            web.post("/tables", open_table),
            web.post("/records", open_record),
            web.post("/t/{code}/record", take_up),
            web.post("/t/{code}/settings", settings),
            *pages.ROUTES,
            web.get("/health", health),
            web.get("/locales/{lang}/{file}", pages.locale),
            web.get("/static/{path:.+}", static),
        ]
    )
    return app


async def _ending(app: web.Application) -> AsyncIterator[None]:
    yield
    app[HUB].close()


@web.middleware
async def _refusals(request: web.Request, handler: pages.Handler) -> web.StreamResponse:
    """A refusal is an answer with a code and a sentence, never a traceback."""
    try:
        return await handler(request)
    except OieError as error:
        status = 404 if error.code in NOT_FOUND else 503 if error.code.startswith("store-") else 400
        message = say_error(error, language_of(request))
        if "text/html" in request.headers.get("Accept", ""):  # somebody followed a link, and no script asks
            return pages.refused(request, status, message)
        return web.json_response({"code": error.code, "message": message}, status=status)


async def _host(request: web.Request) -> Host:
    return await request.app[HUB].find(request.match_info["code"])


async def table_page(request: web.Request) -> web.Response:
    """The page of a table."""
    return pages.table(await _host(request), language_of(request), request)


async def socket(request: web.Request) -> web.StreamResponse:
    """A page's line to its table."""
    return await sockets.serve(request, await _host(request), language_of(request))


async def board(request: web.Request) -> web.Response:
    """The board of a table in one of its shapes."""
    host = await _host(request)
    return pages.board(host.table.rules, request.query.get("shape", "wide"), language_of(request))


async def table_rules(request: web.Request) -> web.Response:
    """The rules page of a table, with its options."""
    host = await _host(request)
    return web.json_response(pages.rules_data(host.table.rules, language_of(request)))


async def record(request: web.Request) -> web.Response:
    """The round as a file to keep (UX-50)."""
    text = encode((await _host(request)).record())
    name = file_name(datetime.now().astimezone())
    disposition = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return web.Response(text=text, content_type="application/json", headers=disposition)


async def take_up(request: web.Request) -> web.Response:
    """A saved round in place of what is played at the table (UX-55)."""
    host = await _host(request)
    replayed = replay_record(decode(await request.read()))
    answer = await host.take_up(table_of(replayed, datetime.now().timestamp()))
    return _answer(answer)


async def open_record(request: web.Request) -> web.Response:
    """A new table with a saved round at it; a file that is none leaves nothing behind (UX-57)."""
    replayed = replay_record(decode(await request.read()))
    taken = table_of(replayed, datetime.now().timestamp())
    empty = new_table(taken.rules, taken.seats, taken.dice, taken.pace)
    host = await request.app[HUB].open(empty, (RoundTakenUp(taken),))
    return web.json_response({"address": f"/t/{host.code}"}, status=201)


async def settings(request: web.Request) -> web.Response:
    """Another game, other options or other seats, between rounds."""
    host = await _host(request)
    asked = await _object(request)
    rules = _rules(asked)
    return _answer(await host.do(cm.SetTable(rules, _seats(asked, rules), _dice(asked))))


async def open_table(request: web.Request) -> web.Response:
    """A new table: its game, options, seats, dice and pace."""
    asked = await _object(request)
    rules = _rules(asked)
    seats = _seats(asked, rules)
    pace = asked.get("pace", PACE)
    if isinstance(pace, bool) or not isinstance(pace, int | float):
        raise WebError("web-form", expected="a number as pace")
    check_pace(float(pace))
    host = await request.app[HUB].open(new_table(rules, seats, _dice(asked), float(pace)))
    return web.json_response({"address": f"/t/{host.code}"}, status=201)


async def health(request: web.Request) -> web.Response:
    """That the server lives, and how many tables are awake."""
    return web.json_response({"ok": True, "awake": request.app[HUB].awake})


def _answer(answer: int | OieError) -> web.Response:
    if isinstance(answer, OieError):
        raise answer
    return web.json_response({"version": answer})


async def _object(request: web.Request) -> Fields:
    try:
        asked = json.loads(await request.read())
    except (ValueError, RecursionError) as error:
        raise WebError("web-form", expected="ruleset and seats") from error
    if not isinstance(asked, dict):
        raise WebError("web-form", expected="ruleset and seats")
    return asked


def _rules(asked: Fields) -> Ruleset:
    id, options = asked.get("ruleset"), asked.get("options", {})
    if not isinstance(id, str) or not isinstance(options, dict):
        raise WebError("web-form", expected="ruleset and options")
    return ruleset(id, **options)


def _seats(asked: Fields, rules: Ruleset) -> tuple[Seat, ...]:
    given = asked.get("seats")
    if not isinstance(given, list) or not all(isinstance(one, dict) for one in given):
        raise WebError("web-form", expected="a list of seats")
    check_seats(rules, len(given))
    return tuple(
        seat(place, str(one.get("name", "")), one.get("kind") == "machine")
        for place, one in enumerate(given[: len(PAWNS)])
    )


def _dice(asked: Fields) -> DiceKind:
    return "real" if asked.get("dice") == "real" else "system"
