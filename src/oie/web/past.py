"""Past: the earlier rounds of a table, for the history (A000-17, UX-10)."""

from __future__ import annotations

from aiohttp import web

from oie.table import Table
from oie.table.rounds import changed_options
from oie.text import option_line
from oie.text.words import in_language
from oie.web.errors import WebError
from oie.web.language import language_of
from oie.web.site import HUB, find
from oie.web.state import Data, Json, history_of, state_of


async def rounds(request: web.Request) -> web.Response:
    """Every round of the table in a line: its number, game, result, and the options that are new in it."""
    host, lang = await find(request), language_of(request)
    tables = await request.app[HUB].rounds(host)
    told: list[Json] = []
    before: Table | None = None
    for place, table in enumerate(tables):
        told.append(_line(place, before, table, lang))
        before = table
    return web.json_response({"rounds": told})


def _line(place: int, before: Table | None, table: Table, lang: str) -> Data:
    position = table.position
    winner = None if position is None or position.result is None else position.result.winner
    new = [option_line(table.rules, name, lang) for name in changed_options(before, table)]
    return {
        "place": place,
        "round": table.round,
        "title": in_language(table.rules.title, lang) or table.rules.id,
        "begun": None if table.opening is None else table.opening.at,
        "throws": table.throws,
        "ended": position is not None and position.result is not None,
        "winner": None if winner is None else table.names[winner],
        "options": list(new) if before is not None else [],
    }


async def one(request: web.Request) -> web.Response:
    """A round as it ended: its state and its history, as the table's page has them of the running round."""
    host, lang = await find(request), language_of(request)
    tables = await request.app[HUB].rounds(host)
    place = request.match_info["place"]
    if not place.isdigit() or int(place) >= len(tables):
        raise WebError("web-no-round", most=len(tables))
    table = tables[int(place)]
    return web.json_response({"state": state_of(table, lang), "history": history_of(table, lang)})
