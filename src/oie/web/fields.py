"""Fields: the JSON object of a request."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TypeAlias

from aiohttp import web

from oie.web.errors import WebError

Fields: TypeAlias = Mapping[str, object]


async def fields_of(request: web.Request, expected: str = "ruleset, seats") -> Fields:
    """The JSON object that was posted. Raises `WebError`, which says what was `expected` in it."""
    try:
        asked = json.loads(await request.read())
    except (ValueError, RecursionError) as error:
        raise WebError("web-form", expected=expected) from error
    if not isinstance(asked, dict):
        raise WebError("web-form", expected=expected)
    return asked


def options_of(asked: Fields) -> Fields:
    """The options in it. Raises `WebError`."""
    options = asked.get("options", {})
    if not isinstance(options, dict):
        raise WebError("web-form", expected="options")
    return options
