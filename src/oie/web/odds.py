"""Odds at the table: each seat's chance at this moment, and what the dice did once the round is over."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from typing import TypeVar

from aiohttp import web

from oie.core.moves import AwaitsThrow
from oie.record import encode
from oie.rulesets import ruleset
from oie.web import pages
from oie.web.errors import WebError
from oie.web.language import language_of
from oie.web.oracle import PROJECT, Oracle, available, command
from oie.web.site import find

T = TypeVar("T")
LOOK_SECONDS = 0.5
"""How often somebody who waits is looked after."""
ORACLE: web.AppKey[Oracle] = web.AppKey("oracle", Oracle)


async def wanted(request: web.Request, answer: Coroutine[object, object, T]) -> T:
    """The answer, waited for as long as the client does: what nobody wants to know is not worked out."""
    task = asyncio.ensure_future(answer)
    try:
        while not (await asyncio.wait((task,), timeout=LOOK_SECONDS))[0]:
            if request.transport is None or request.transport.is_closing():
                raise WebError("web-odds-none")
        return task.result()
    finally:
        task.cancel()


async def ready(request: web.Request) -> web.Response:
    """Whether the odds can be worked out here, else the command that makes it so."""
    oracle = request.app[ORACLE]
    told = {"ready": available(), "installing": oracle.installing, "command": command()}
    return web.json_response({**told, "installs": PROJECT in os.environ})


async def install(request: web.Request) -> web.Response:
    """Bring what the odds need, where `make play` has started the server."""
    request.app[ORACLE].install()
    return await ready(request)


async def chances(request: web.Request) -> web.Response:
    """Each seat's chance now, in turn order, with the version that they belong to."""
    host = await find(request)
    table = host.table
    if table.position is None or table.position.result is not None:
        raise WebError("web-odds-none")
    if not isinstance(table.position.awaits, AwaitsThrow):  # a choice is open: the odds wait for it
        raise WebError("web-odds-none")
    asked = request.app[ORACLE].chances(table.rules, len(table.seats), str(table.position))
    answer = await wanted(request, asked)
    return web.json_response({"version": table.version, **answer})


async def luck(request: web.Request) -> web.Response:
    """The luck of the round that is over: the curve of chances, the turning throw, each player's dice."""
    host = await find(request)
    table = host.table
    if table.position is None or table.position.result is None:
        raise WebError("web-odds-none")
    key = f"{host.code} {table.round} {table.version}"
    asked = request.app[ORACLE].luck(key, encode(host.record()))
    return web.json_response(await wanted(request, asked))


async def report(request: web.Request) -> web.Response:
    """The odds of a shipped game: lengths, where pawns come, who throws first, what house rules do."""
    game, lang = ruleset(request.match_info["id"]), language_of(request)
    body = await wanted(request, request.app[ORACLE].report(game.id, lang))
    return pages.odds(request, game, body)


ROUTES = (
    web.get("/rules/{id}/odds", report),
    web.get("/odds.json", ready),
    web.post("/odds/install", install),
    web.get("/t/{code}/chances.json", chances),
    web.get("/t/{code}/luck.json", luck),
)
"""Addresses of the odds."""
