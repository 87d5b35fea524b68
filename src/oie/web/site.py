"""Site: under which names a server is asked, and what it lets each address do."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from aiohttp import web

from oie.table.rights import is_known, may_look
from oie.web.access import Allowance, key_of
from oie.web.errors import WebError
from oie.web.host import Host
from oie.web.hub import Hub

LOCAL_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})
HOUR, DAY = 3_600.0, 86_400.0
HUB: web.AppKey[Hub] = web.AppKey("hub", Hub)


@dataclass(frozen=True, slots=True)
class Site:
    """How a server is reached.

    Fields:
        hosts: names under which it may be asked, without port.
        public: address that links and codes show, such as `https://goose.example`, or empty for that of the
            request.
        lan: address in the local network, such as `http://192.168.1.20:8063`, where there is no public one;
            links show it in place of `localhost`.
        keep: seconds after its last row for which a table is kept, or None for ever.
        wrong, opened, seated, looked: what is left to each address of wrong codes, new tables, seats taken
            and looks at games of one's own.
    """

    hosts: frozenset[str] = LOCAL_NAMES
    public: str = ""
    lan: str = ""
    keep: float | None = None
    wrong: Allowance = field(default_factory=lambda: Allowance(20, 60.0))
    opened: Allowance = field(default_factory=lambda: Allowance(60, 60.0))
    seated: Allowance = field(default_factory=lambda: Allowance(120, 60.0))
    looked: Allowance = field(default_factory=lambda: Allowance(120, 60.0))

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


def unit_of(keep: float | None) -> tuple[str, int]:
    """How long tables are kept in whole `days` or `hours`; (`never`, 0) where they are never removed."""
    if keep is None:
        return "never", 0
    return ("hours", round(keep / HOUR)) if keep % DAY else ("days", round(keep / DAY))


def public_of(text: str) -> str:
    """The address under which a server is known, as browsers write it: scheme, name and port.

    Raises `WebError` where `text` is no http or https address, or has a path, a user or a question.
    """
    try:
        parts = urlsplit(text)
        name, port = parts.hostname, parts.port
    except ValueError as error:
        raise WebError("web-public", got=text) from error
    more = parts.path not in ("", "/") or "?" in text or "#" in text or "@" in parts.netloc
    if parts.scheme not in ("http", "https") or not name or more or not text.isprintable() or " " in text:
        raise WebError("web-public", got=text)
    shown = f"[{name}]" if ":" in name else name
    usual = 443 if parts.scheme == "https" else 80
    return f"{parts.scheme}://{shown}" + (f":{port}" if port not in (None, usual) else "")


def link_of(request: web.Request, path: str) -> str:
    """The absolute link to `path`, as somebody elsewhere has to open it."""
    site, host = request.app[SITE], request.headers.get("Host", "")
    if site.public:
        return site.public + path
    if site.lan and urlsplit(f"//{host}").hostname in LOCAL_NAMES:
        return site.lan + path
    return f"{request.scheme}://{host}{path}"


def from_here(request: web.Request) -> bool:
    """True where a request comes from a program on this machine, and through no proxy."""
    transport = request.transport
    peer, own = (
        ("", "")
        if transport is None
        else (str((transport.get_extra_info(end) or ("",))[0]) for end in ("peername", "sockname"))
    )
    passed_on = any(name in request.headers for name in ("X-Forwarded-For", "Forwarded", "Via"))
    public = urlsplit(request.app[SITE].public).hostname
    asked = urlsplit(f"//{request.headers.get('Host', '')}").hostname
    return bool(peer) and (peer in ("127.0.0.1", "::1") or peer == own) and not passed_on and asked != public


async def find(request: web.Request) -> Host:
    """The table that a request is about.

    Raises `WebError` where there is none, and where its host lets nobody watch. Wrong codes alone count
    against an address.
    """
    site, address, key = request.app[SITE], address_of(request), key_of(request)
    if key is None:
        site.wrong.check(address)
    try:
        host = await request.app[HUB].find(request.match_info["code"])
    except WebError as error:
        if error.code == "web-no-table":
            site.wrong.spend(address)
        raise
    if key is not None and not is_known(host.table, key):
        site.wrong.check(address)  # who has a seat is let in, whatever somebody beside them has tried
    if not may_look(host.table, key):
        raise WebError("web-watching")
    return host
