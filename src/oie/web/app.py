"""The app: which address answers what. It knows requests; what happens at a table is the host's affair."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime

from aiohttp import web

from oie.core.errors import OieError
from oie.dice import Dice
from oie.record import encode, file_name
from oie.text import say_error
from oie.web import (
    access,
    content,
    control,
    keeping,
    metrics,
    odds,
    opening,
    own,
    pages,
    past,
    qr,
    sockets,
    streams,
)
from oie.web.desk import DESK, Desk
from oie.web.errors import STATUS
from oie.web.hub import Hub
from oie.web.language import language_of
from oie.web.line import Line
from oie.web.oracle import Oracle
from oie.web.security import MOST_BODY, fence
from oie.web.site import HUB, SITE, Site, find, link_of
from oie.web.statics import static
from oie.web.store import Store


def make_app(store: Store, dice: Dice | None = None, site: Site | None = None) -> web.Application:
    """The server over a store; `dice` are for tests, `site` says how it is reached."""
    site = site or Site()
    app = web.Application(
        middlewares=[_counted, fence(site.names, site.public), _refusals], client_max_size=MOST_BODY
    )
    app[HUB], app[SITE], app[streams.LINES] = Hub(store, dice), site, dict[str, Line]()
    app[sockets.OUTBOX], app[DESK] = sockets.Outbox(), Desk()
    app[metrics.PULSE], app[odds.ORACLE] = metrics.Pulse(), Oracle()
    app.cleanup_ctx.extend((_ending, keeping.tend))
    app.add_routes(
        [
            web.get("/", pages.menu),
            web.get("/about", pages.about),
            web.get("/privacy", pages.privacy),
            web.get("/rules/{id}", pages.rules),
            web.get("/t/{code}", table_page),
            web.get("/t/{code}/socket", socket),
            web.get("/t/{code}/events", events),
            web.post("/t/{code}/say", say),
            web.get("/t/{code}/board.svg", board),
            web.get("/t/{code}/qr.svg", qr.table),
            web.get("/t/{code}/rules.json", table_rules),
            web.get("/t/{code}/rules", rules_page),
            web.get("/t/{code}/record.json", record),
            web.get("/t/{code}/link.json", link),
            web.get("/t/{code}/rounds.json", past.rounds),
            web.get("/t/{code}/rounds/{place}.json", past.one),
            web.post("/t/{code}/record", opening.take_up),
            web.post("/t/{code}/settings", opening.settings),
            web.post("/t/{code}/seat", opening.sit),
            web.post("/t/{code}/delete", opening.delete),
            web.post("/tables", opening.open_table),
            web.post("/records", opening.open_record),
            *pages.ROUTES,
            *odds.ROUTES,
            *own.ROUTES,
            web.get("/health", metrics.health),
            web.get("/metrics", metrics.metrics),
            web.post(control.PATH, control.delete),
            web.get("/locales/{lang}/{file}", pages.locale),
            web.get("/static/{path:.+}", static),
        ]
    )
    return app


async def _ending(app: web.Application) -> AsyncIterator[None]:
    yield
    app[odds.ORACLE].close()
    app[DESK].close()
    app[HUB].close()


@web.middleware
async def _counted(request: web.Request, handler: pages.Handler) -> web.StreamResponse:
    """What is not heard at all is counted, and said nowhere: a scanner would fill the log."""
    tally = request.app[HUB].tally
    try:
        return await handler(request)
    except web.HTTPMisdirectedRequest:
        tally.hosts += 1
        raise
    except web.HTTPForbidden:
        tally.origins += 1
        raise


@web.middleware
async def _refusals(request: web.Request, handler: pages.Handler) -> web.StreamResponse:
    """A refusal is an answer with a code and a sentence, never a traceback."""
    try:
        return await handler(request)
    except web.RequestPayloadError as error:  # a body that is not packed as it says
        raise web.HTTPBadRequest(text="the body of this request cannot be read\n") from error
    except OieError as error:
        request.app[HUB].tally.refused[error.code] += 1
        status = STATUS.get(error.code, 503 if error.code.startswith("store-") else 400)
        message = say_error(error, language_of(request))
        if "text/html" in request.headers.get("Accept", ""):  # somebody followed a link, and no script asks
            return pages.refused(request, status, message)
        return web.json_response({"code": error.code, "message": message}, status=status)


async def table_page(request: web.Request) -> web.Response:
    """The page of a table. Looking at it changes nothing: a preview of the link takes no seat."""
    host, lang = await find(request), language_of(request)
    rules = host.table.rules
    facts = await request.app[DESK].about(rules, content.rules_data, rules, lang)
    return pages.table(host, lang, request, facts)


async def socket(request: web.Request) -> web.StreamResponse:
    """A client's line to its table over a WebSocket."""
    return await sockets.serve(request, await find(request), access.key_of(request), language_of(request))


async def events(request: web.Request) -> web.StreamResponse:
    """The same as a stream of events, where WebSockets are blocked."""
    return await streams.serve(request, await find(request), access.key_of(request), language_of(request))


async def say(request: web.Request) -> web.Response:
    """What a client on a stream says."""
    return await streams.hear(request, await find(request))


async def board(request: web.Request) -> web.Response:
    """The board of a table in one of its shapes."""
    rules = (await find(request)).table.rules
    shape = request.query.get("shape", "wide")
    return await request.app[DESK].about(rules, pages.board, rules, shape, language_of(request))


async def table_rules(request: web.Request) -> web.Response:
    """The rules page of a table, with its options."""
    rules = (await find(request)).table.rules
    facts = await request.app[DESK].about(rules, pages.rules_data, rules, language_of(request))
    return web.json_response(facts)


async def rules_page(request: web.Request) -> web.Response:
    """The board and the rules of a table, to read and to print."""
    host = await find(request)
    rules = host.table.rules
    return await request.app[DESK].about(rules, pages.rules_of, request, rules, host.code)


async def link(request: web.Request) -> web.Response:
    """The address to send to guests; no key is ever in it."""
    host = await find(request)
    return web.json_response({"link": link_of(request, f"/t/{host.code}")})


async def record(request: web.Request) -> web.Response:
    """The round as a file to keep (UX-50)."""
    text = encode((await find(request)).record())
    name = file_name(datetime.now().astimezone())
    disposition = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return web.Response(text=text, content_type="application/json", headers=disposition)
