"""Pages: what a browser is sent to look at: HTML from templates that escape every name, pictures and data.

A page holds no rules: it is given labels, pictures and places, and asks the table for all that happens.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from functools import cache
from importlib import resources
from typing import TypeAlias

from aiohttp import web
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

import oie
from oie.board.theme import THEMES, stylesheet
from oie.core.ruleset import Ruleset
from oie.rulesets import ruleset, shipped, shipped_sheet
from oie.text import LANGUAGES, rules_page, t
from oie.web import content, drawing
from oie.web.fields import fields_of
from oie.web.host import Host
from oie.web.language import COOKIE, language_of
from oie.web.own import checked
from oie.web.site import SITE, unit_of

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]
NAMES = {"en": "English", "fr": "Français", "ms": "Bahasa Melayu", "pt": "Português"}
"""Each language in its own words."""
FIRST = ("famille", "jardin", "bolton", "pair-impair")
"""The games of the menu in their order; any other shipped game follows."""
STYLES = {"menu": ("oie", "menu"), "table": ("oie", "table", "forms", "lobby"), "paper": ("oie", "paper")}
"""Kind of page -> its stylesheets, after that of the board."""
_SIGN = re.compile(r"^[^\w]+\s")
_KEPT = "private, max-age=0, must-revalidate"


@cache
def _templates() -> Environment:
    env = Environment(loader=PackageLoader("oie.web"), autoescape=True, undefined=StrictUndefined)
    env.trim_blocks = env.lstrip_blocks = True
    return env


def label(text: str) -> str:
    """A label without the sign at its head: the page has a picture of its own for it."""
    return _SIGN.sub("", text)


def _page(
    request: web.Request | None, name: str, lang: str, theme: str = "", **values: object
) -> web.Response:
    theme = theme or (request.cookies.get("theme", "") if request is not None else "")
    html = (
        _templates()
        .get_template(name)
        .render(
            lang=lang,
            languages={code: NAMES[code] for code in LANGUAGES},
            theme=theme if theme in THEMES else "",
            version=oie.__version__,
            say=lambda id, **args: t(lang, id, **args),
            label=lambda id, **args: label(t(lang, id, **args)),
            icons=Markup((resources.files("oie.web") / "templates" / "icons.svg").read_text("utf-8")),
            **values,
        )
    )
    response = web.Response(text=html, content_type="text/html", headers={"Cache-Control": "no-store"})
    response.enable_compression()
    if request is not None and request.query.get("lang") in LANGUAGES:
        response.set_cookie(COOKIE, lang, max_age=31_536_000, samesite="Lax", path="/")
    return response


def _json(data: object) -> Markup:
    """Data inside a page: no `<` may stand in it."""
    return Markup(json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"))


async def menu(request: web.Request) -> web.Response:
    """The games, as little boards."""
    lang = language_of(request)
    names = [*FIRST, *(id for id in shipped() if id not in FIRST)]
    games = [_card(ruleset(id), lang) for id in names]
    return _page(
        request, "menu.html", lang, games=games, texts=Markup(texts(lang)), pawns=Markup(drawing.moulds())
    )


def _card(rules: Ruleset, lang: str) -> dict[str, object]:
    facts = [
        t(lang, "web-fact-seats", least=rules.seats[0], most=rules.seats[1]),
        t(lang, "web-fact-spaces", count=rules.goal),
        t(lang, "web-fact-dice", count=rules.dice),
    ]
    if rules.has_counters:
        facts.append(t(lang, "web-fact-counters"))
    return {
        "id": rules.id,
        "title": content.title(rules, lang),
        "about": content.about(rules, lang),
        "facts": facts,
        "board": Markup(drawing.small(rules, lang)),
    }


async def about(request: web.Request) -> web.Response:
    """What oie is, and whose pictures, fonts and libraries it shows."""
    lang = language_of(request)
    return _page(request, "about.html", lang, credits=_credits())


@cache
def _credits() -> list[dict[str, str]]:
    """Name, licence and its text for every vendored file that pages use."""
    lock = json.loads((resources.files("oie.web") / "static" / "vendor" / "vendor.json").read_text("utf-8"))
    return list(lock)


async def privacy(request: web.Request) -> web.Response:
    """What is kept, where and for how long."""
    unit, count = unit_of(request.app[SITE].keep)
    return _page(request, "privacy.html", language_of(request), unit=unit, count=count)


def refused(request: web.Request, status: int, message: str) -> web.Response:
    """Why there is no such page, for whoever followed a link to it."""
    response = _page(request, "refused.html", language_of(request), message=message, closed=status == 403)
    response.set_status(status)
    return response


async def rules(request: web.Request) -> web.Response:
    """The rules of a shipped game, with its board."""
    return rules_of(request, ruleset(request.match_info["id"]))


def rules_of(request: web.Request, game: Ruleset, code: str = "") -> web.Response:
    """The rules of a game with its board; of the game of a table where its `code` is given."""
    lang = language_of(request)
    return _page(
        request,
        "rules.html",
        lang,
        game=game,
        code=code,
        title=content.title(game, lang),
        sections=content.sections(rules_page(game, lang)),
        board=Markup(drawing.board(game, "wide", lang)),
    )


def odds(request: web.Request, game: Ruleset, body: str) -> web.Response:
    """The odds of a game; `body` is what the press has written of them."""
    lang = language_of(request)
    title = t(lang, "odds-report-title", game=content.title(game, lang))
    return _page(request, "odds.html", lang, game=game, title=title, body=Markup(body))


def table(
    host: Host, lang: str, request: web.Request | None = None, facts: content.Data | None = None
) -> web.Response:
    """The page of a table; `facts` are those of its rules, where they have been worked out already."""
    return _page(
        request,
        "table.html",
        lang,
        code=host.code,
        title=content.title(host.table.rules, lang),
        texts=Markup(texts(lang)),
        rules=_json(content.rules_data(host.table.rules, lang) if facts is None else facts),
        pawns=Markup(drawing.moulds()),
    )


def board(rules: Ruleset, shape: str, lang: str) -> web.Response:
    """The board of a table, with the places on it."""
    svg = drawing.board(rules, shape, lang)
    response = web.Response(text=svg, content_type="image/svg+xml", headers={"Cache-Control": _KEPT})
    response.enable_compression()
    return response


def rules_data(rules: Ruleset, lang: str) -> dict[str, object]:
    """The rules at a table as data."""
    return {**content.rules_data(rules, lang), "setup": content.setup_data(rules, lang)}


async def setup(request: web.Request) -> web.Response:
    """What may be chosen for a shipped game."""
    return web.json_response(content.setup_data(ruleset(request.match_info["id"]), language_of(request)))


async def check(request: web.Request) -> web.Response:
    """Whether a game can be played under the options asked for: what is wrong, and what is only unusual."""
    sheet, asked = shipped_sheet(request.match_info["id"]), await fields_of(request, "options")
    return web.json_response(checked(sheet, asked, language_of(request)))


async def style(request: web.Request) -> web.Response:
    """The whole stylesheet of a kind of page: colours, board and pawns, then what the page adds."""
    name = request.match_info["name"]
    if name not in STYLES:
        raise web.HTTPNotFound
    response = web.Response(text=_style(name), content_type="text/css", headers={"Cache-Control": _KEPT})
    response.enable_compression()
    return response


@cache
def _style(name: str) -> str:
    folder = resources.files("oie.web") / "static" / "css"
    return "\n".join((stylesheet(), *((folder / f"{part}.css").read_text("utf-8") for part in STYLES[name])))


def texts(lang: str) -> str:
    """The messages that scripts say, as the Fluent source of a language; no `<` may stand in it."""
    folder = resources.files("oie.text") / "locales" / lang
    files = ("screens", "web", "online", "odds")
    return "\n".join((folder / f"{file}.ftl").read_text("utf-8") for file in files).replace("<", "‹")


async def locale(request: web.Request) -> web.Response:
    """The messages of a language for a page that changes to it: `/locales/fr/page.ftl`."""
    lang, file = request.match_info["lang"], request.match_info["file"]
    if lang not in LANGUAGES or file != "page.ftl":
        raise web.HTTPNotFound
    response = web.Response(text=texts(lang), content_type="text/plain", headers={"Cache-Control": _KEPT})
    response.enable_compression()
    return response


ROUTES = (
    web.get("/style/{name}.css", style),
    web.get("/games/{id}.json", setup),
    web.post("/games/{id}/check", check),
)
"""Addresses of pages besides those that `oie.web.app` names."""
