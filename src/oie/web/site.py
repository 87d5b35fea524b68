"""Site: under which names a server is asked, and what it lets each address do."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from aiohttp import web

from oie.web.access import Allowance
from oie.web.errors import WebError
from oie.web.host import Host
from oie.web.hub import Hub

LOCAL_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})
HUB: web.AppKey[Hub] = web.AppKey("hub", Hub)


@dataclass(frozen=True, slots=True)
class Site:
    """How a server is reached.

    Fields:
        hosts: names under which it may be asked, without port.
        public: address that links and codes show, such as `https://goose.example`, or empty for that of the
            request.
        wrong, opened, seated: what is left to each address of wrong codes, new tables and seats taken.
    """

    hosts: frozenset[str] = LOCAL_NAMES
    public: str = ""
    wrong: Allowance = field(default_factory=lambda: Allowance(20, 60.0))
    opened: Allowance = field(default_factory=lambda: Allowance(60, 60.0))
    seated: Allowance = field(default_factory=lambda: Allowance(120, 60.0))

    @property
    def secure(self) -> bool:
        """True where browsers reach it by https alone."""
        return self.public.startswith("https://")

    @property
    def names(self) -> frozenset[str]:
        """Every name under which it may be asked."""
        public = urlsplit(self.public).hostname
        return self.hosts | ({public} if public else set())


SITE: web.AppKey[Site] = web.AppKey("site", Site)


def address_of(request: web.Request) -> str:
    """The address that a request comes from; behind the proxy of a public server, what the proxy says."""
    if request.app[SITE].public:
        forwarded = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
        if forwarded:
            return forwarded
    return request.remote or ""


async def find(request: web.Request) -> Host:
    """The table that a request is about. Raises `WebError`; wrong codes alone count against an address."""
    site, address = request.app[SITE], address_of(request)
    site.wrong.check(address)
    try:
        return await request.app[HUB].find(request.match_info["code"])
    except WebError as error:
        if error.code == "web-no-table":
            site.wrong.spend(address)
        raise
