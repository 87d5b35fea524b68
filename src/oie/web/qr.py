"""QR: the link of a table or of the server as a picture that a telephone reads.

Only addresses without secrets are drawn: whoever sees the picture may take a seat, and nothing more.
"""

from __future__ import annotations

import io
from functools import lru_cache

import segno
from aiohttp import web

from oie.web.site import find, link_of


@lru_cache(maxsize=256)
def svg(text: str) -> str:
    """The code of a text as SVG: dark on light in every theme, and without styles that our pages refuse."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out,
        kind="svg",
        xmldecl=False,
        border=4,
        dark="#000",
        light="#fff",
        omitsize=True,
        svgclass=None,
        lineclass=None,
        nl=False,
    )
    return out.getvalue().decode()


def blocks(text: str) -> str:
    """The code of a text in block characters, for a dark or a light terminal."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out=out, border=2, compact=True)
    return out.getvalue()


async def table(request: web.Request) -> web.Response:
    """The link of a table as a code."""
    host = await find(request)
    link = link_of(request, f"/t/{host.code}")
    headers = {"Cache-Control": "no-store"}
    return web.Response(text=svg(link), content_type="image/svg+xml", headers=headers)
