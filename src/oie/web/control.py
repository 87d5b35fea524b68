"""Control: what `oie tables` asks of a running server, with a secret that lies in the data folder.

Whoever can read that file can write to the folder too, so it gives no more rights than there were.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from http.client import HTTPConnection, HTTPException
from urllib.parse import urlsplit

from aiohttp import web

from oie.web.errors import WebError
from oie.web.site import HUB, from_here
from oie.web.store import StoreError

SECRET: web.AppKey[str] = web.AppKey("secret", str)
PATH = "/control/delete"
HEADER = "Oie-Secret"
PATIENCE = 20.0


async def delete(request: web.Request) -> web.Response:
    """Forget a table for good, for somebody who has the folder's secret."""
    known, given = request.app.get(SECRET, ""), request.headers.get(HEADER, "")
    right = secrets.compare_digest(known.encode(), given.encode("utf-8", "surrogateescape"))
    if not known or not right or not from_here(request):
        raise WebError("web-host")
    try:
        asked = json.loads(await request.read())
    except (ValueError, RecursionError) as error:
        raise WebError("web-form", expected="code") from error
    code = asked.get("code") if isinstance(asked, dict) else None
    if not isinstance(code, str):
        raise WebError("web-form", expected="code")
    hub = request.app[HUB]
    if not await asyncio.to_thread(hub.store.rows, code, -1):
        raise WebError("web-no-table", code=code)
    await hub.delete(code)  # without waking it: a table that cannot be read any more can be deleted too
    return web.json_response({"deleted": code})


def ask(address: str, secret: str, code: str, folder: str) -> None:
    """Have the server at `address` delete a table.

    Raises `WebError` where it has none of that code, `StoreError` where it does not answer.
    """
    place = urlsplit(address)
    connection = HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
    try:
        headers = {"Content-Type": "application/json", HEADER: secret}
        connection.request("POST", PATH, json.dumps({"code": code}), headers)
        answer = connection.getresponse()
        answer.read()
    except (OSError, HTTPException) as error:
        raise StoreError("store-busy", folder=folder, address=address) from error
    finally:
        connection.close()
    if answer.status == 404:
        raise WebError("web-no-table", code=code)
    if answer.status != 200:
        raise StoreError("store-busy", folder=folder, address=address)
