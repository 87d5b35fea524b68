"""Own: a game that somebody wrote: looked at before it is played, and played from its text.

The text comes with every request about it, and stays with each table that plays it; the server keeps no list
of such games, and shows nobody else's.
"""

from __future__ import annotations

from pathlib import PurePath

from aiohttp import web

from oie.core.ruleset import Ruleset
from oie.rulesets import RulesetError, Sheet, read_sheet, sheet_of, shipped_sheet
from oie.text import say_faults
from oie.web import content, drawing
from oie.web.desk import DESK
from oie.web.errors import WebError
from oie.web.fields import Fields, fields_of, options_of
from oie.web.language import language_of
from oie.web.site import SITE, address_of, find

LONGEST_NAME, MOST_LINE = 60, 400
"""Characters of a file's name, and of one fault, that are shown."""


async def look(request: web.Request) -> web.Response:
    """What is wrong with a file under the options asked for, or what a page needs to play it."""
    lang, asked = language_of(request), await _asked(request)
    desk = request.app[DESK]
    try:
        rules = await desk.do(_rules, asked)
    except RulesetError as error:
        told = {"ok": False, "faults": [_short(line) for line in say_faults(error, lang)], "cautions": []}
        return web.json_response(told)
    setup = await desk.do(content.setup_data, rules, lang)
    cautions = await desk.do(content.cautions, rules, lang)
    return web.json_response({"ok": True, "faults": [], "cautions": cautions, "setup": setup})


async def board(request: web.Request) -> web.Response:
    """The board of a file, to look at. Raises `RulesetError`."""
    desk, asked = request.app[DESK], await _asked(request)
    svg = await desk.do(drawing.preview, await desk.do(_rules, asked), language_of(request))
    return web.Response(text=svg, content_type="image/svg+xml")


async def source(request: web.Request) -> web.Response:
    """The file of a shipped game, to make one's own of it. Raises `RulesetError`."""
    sheet = shipped_sheet(request.match_info["id"])
    kept = {"Content-Disposition": f'attachment; filename="{sheet.name}"'}
    response = web.Response(text=sheet.text, content_type="application/yaml", headers=kept)
    response.enable_compression()
    return response


async def check(request: web.Request) -> web.Response:
    """Whether a table's game can be played under the options asked for."""
    host, lang, options = await find(request), language_of(request), await _asked(request, "options")
    rules = host.table.rules
    return web.json_response(await request.app[DESK].about(rules, checked, sheet_of(rules), options, lang))


def checked(sheet: Sheet, options: Fields, lang: str) -> dict[str, object]:
    """What is wrong with the options of a game, and what is only unusual."""
    try:
        rules = sheet.rules(options)
    except RulesetError as error:
        return {"ok": False, "faults": content.faults(error, lang), "cautions": []}
    return {"ok": True, "faults": [], "cautions": content.cautions(rules, lang)}


async def _asked(request: web.Request, expected: str = "file, name") -> Fields:
    request.app[SITE].looked.spend(address_of(request))
    return await fields_of(request, expected)


def _rules(asked: Fields) -> Ruleset:
    name = asked.get("name")
    if not isinstance(name, str):
        raise WebError("web-form", expected="file, name")
    plain = "".join(c for c in PurePath(name.replace("\\", "/")).name if c.isprintable())
    return read_sheet(text_of(asked), plain[:LONGEST_NAME] or "file").rules(options_of(asked))


def text_of(asked: Fields) -> str:
    """The text of the file that was sent. Raises `WebError`."""
    text = asked.get("file")
    if not isinstance(text, str):
        raise WebError("web-form", expected="file, name")
    return text


def _short(line: str) -> str:
    return line if len(line) <= MOST_LINE else line[: MOST_LINE - 1] + "…"


ROUTES = (
    web.get("/games/{id}.yaml", source),
    web.post("/own", look),
    web.post("/own/board.svg", board),
    web.post("/t/{code}/check", check),
)
"""Addresses of games that somebody wrote."""
