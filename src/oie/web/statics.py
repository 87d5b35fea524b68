"""Statics: scripts, fonts and licences, read once, packed once, and answered from memory.

They never change while a server runs, so an answer costs no file access, and a browser that has a file asks
only whether it is still the same.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from aiohttp import web

PACKED = (".js", ".css", ".svg", ".json", ".txt")
"""Kinds of files that gzip makes smaller; fonts are packed already."""
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
"""What the tables of the operating system may have wrong."""


@dataclass(frozen=True, slots=True)
class Static:
    """One file."""

    type: str
    etag: str
    plain: bytes
    packed: bytes | None
    """With gzip, where that is worth it."""


@cache
def statics() -> dict[str, Static]:
    """Every file that a page may ask for, by its path below `/static/`."""
    return dict(_below(resources.files("oie.web") / "static", ""))


def _below(folder: Traversable, prefix: str) -> list[tuple[str, Static]]:
    found: list[tuple[str, Static]] = []
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        path = f"{prefix}{entry.name}"
        if entry.is_dir():
            found += _below(entry, f"{path}/")
        elif not entry.name.startswith("."):
            found.append((path, _read(entry)))
    return found


def _read(entry: Traversable) -> Static:
    plain = entry.read_bytes()
    suffix = "." + entry.name.rpartition(".")[2]
    kind = TYPES.get(suffix) or mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
    packed = gzip.compress(plain, 9, mtime=0) if suffix in PACKED else None
    return Static(kind, hashlib.sha256(plain).hexdigest()[:20], plain, packed)


async def static(request: web.Request) -> web.Response:
    """A file of ours; 304 where the browser has it, 404 where there is none."""
    file = statics().get(request.match_info["path"])
    if file is None:
        raise web.HTTPNotFound
    headers = {"Cache-Control": "private, max-age=0, must-revalidate", "Vary": "Accept-Encoding"}
    if any(tag.value == file.etag for tag in request.if_none_match or ()):
        response = web.Response(status=304, headers=headers)
    elif file.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
        headers["Content-Encoding"] = "gzip"
        response = web.Response(body=file.packed, content_type=file.type, headers=headers)
    else:
        response = web.Response(body=file.plain, content_type=file.type, headers=headers)
    if response.status != 304 and file.type.startswith("text/"):
        response.charset = "utf-8"
    response.etag = file.etag
    return response
