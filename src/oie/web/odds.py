"""Odds at the table: each seat's chance at this moment, and what the dice did once the round is over."""

from __future__ import annotations

from aiohttp import web

from oie.core.moves import AwaitsThrow
from oie.record import encode
from oie.web.errors import WebError
from oie.web.oracle import COMMAND, Oracle, available
from oie.web.site import find

ORACLE: web.AppKey[Oracle] = web.AppKey("oracle", Oracle)


async def ready(request: web.Request) -> web.Response:
    """Whether the odds can be worked out here, else the command that makes it so."""
    return web.json_response({"ready": available(), "command": COMMAND})


async def chances(request: web.Request) -> web.Response:
    """Each seat's chance now, in turn order, with the version that they belong to."""
    host = await find(request)
    table = host.table
    if table.position is None or table.position.result is not None:
        raise WebError("web-odds-none")
    if not isinstance(table.position.awaits, AwaitsThrow):  # a choice is open: the odds wait for it
        raise WebError("web-odds-none")
    answer = await request.app[ORACLE].chances(table.rules, len(table.seats), str(table.position))
    return web.json_response({"version": table.version, **answer})


async def luck(request: web.Request) -> web.Response:
    """The luck of the round that is over: the curve of chances, the turning throw, each player's dice."""
    host = await find(request)
    table = host.table
    if table.position is None or table.position.result is None:
        raise WebError("web-odds-none")
    key = f"{host.code} {table.round} {table.version}"
    return web.json_response(await request.app[ORACLE].luck(key, encode(host.record())))


ROUTES = (
    web.get("/odds.json", ready),
    web.get("/t/{code}/chances.json", chances),
    web.get("/t/{code}/luck.json", luck),
)
"""Addresses of the odds."""
