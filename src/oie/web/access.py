"""Access: the keys by which a browser proves whose seat it has, and how many wrong codes it may try.

A key is a random text in a cookie of one table that no script can read. It never stands in an address, a
message or a log; the server knows its digest only.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable

from aiohttp import web

from oie.web.errors import WebError

COOKIE = "oie-key"
KEY_BYTES = 18
YEAR = 31_536_000


def digest_of(key: str) -> str:
    """What the server keeps of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def key_of(request: web.Request) -> str | None:
    """The digest of the key that a browser has for the table it asks for, or None."""
    key = request.cookies.get(COOKIE, "")
    return digest_of(key) if 16 <= len(key) <= 64 and key.isascii() else None


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(KEY_BYTES)


def give(response: web.Response, code: str, key: str, secure: bool) -> None:
    """Let the browser keep a key, for the pages of this table alone."""
    response.set_cookie(
        COOKIE, key, path=f"/t/{code}", max_age=YEAR, httponly=True, samesite="Lax", secure=secure
    )


class Allowance:
    """So many in a while, for each address; the oldest addresses are forgotten.

    For wrong codes and new tables only: a class of 30 behind one address plays without ever meeting it.
    """

    MOST_ADDRESSES = 10_000

    def __init__(self, most: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        """`most` at once, and as many again in `seconds`."""
        self.most = most
        self.rate = most / seconds
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}

    def spend(self, address: str) -> None:
        """One more from an address. Raises `WebError` where there were too many."""
        now = self._clock()
        left, since = self._left.pop(address, (self.most, now))
        left = min(self.most, left + (now - since) * self.rate)
        if left < 1.0:
            self._left[address] = (left, now)
            raise WebError("web-too-many", seconds=int((1.0 - left) / self.rate) + 1)
        self._left[address] = (left - 1.0, now)
        while len(self._left) > self.MOST_ADDRESSES:
            del self._left[next(iter(self._left))]

    def check(self, address: str) -> None:
        """Raises `WebError` where an address has none left, without spending any."""
        left, since = self._left.get(address, (self.most, 0.0))
        if left + (self._clock() - since) * self.rate < 1.0:
            raise WebError("web-too-many", seconds=int((1.0 - left) / self.rate) + 1)
