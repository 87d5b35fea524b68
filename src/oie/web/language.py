"""Language: which of ours a request is answered in."""

from __future__ import annotations

from aiohttp import web

from oie.text import LANGUAGES, best_language

COOKIE = "lang"


def language_of(request: web.Request) -> str:
    """The language asked for, else the one chosen before, else what the browser prefers."""
    asked = request.query.get("lang") or request.cookies.get(COOKIE)
    if asked in LANGUAGES:
        return str(asked)
    wished = request.headers.get("Accept-Language", "")[:200]
    tags = [part.partition(";")[0].strip() for part in wished.split(",")]
    return best_language(None, {"LANGUAGE": ":".join(tag.replace("-", "_") for tag in tags)})
