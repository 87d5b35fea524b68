"""Security: what every answer says to the browser, and which requests are heard at all.

A server on localhost can be reached by every page that the browser has open. So a request is heard only
under a host name that is ours, and one that changes something only from a page that we have served.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
MOST_BODY = 1024 * 1024 + 4096
"""Bytes of a request: a record of 1 MiB and a little."""
SAFE = ("GET", "HEAD")
TRUSTED = ("localhost", "127.0.0.1", "::1")
"""Names that browsers trust by plain http."""


def fence(hosts: frozenset[str], public: str = "") -> Middleware:
    """A middleware that hears only requests to `hosts` (names without port) and from our own pages.

    `public` is the address of a server behind a proxy, which is believed to say how it was asked itself.
    """

    @web.middleware
    async def heard(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not host_is_ours(request.headers.get("Host", ""), hosts):
            raise web.HTTPMisdirectedRequest(text="this server answers to other names\n", headers=HEADERS)
        changes = request.method not in SAFE or request.headers.get("Upgrade", "").lower() == "websocket"
        if changes and not origin_is_ours(request, public):
            raise web.HTTPForbidden(text="this page may not speak to the server\n", headers=HEADERS)
        try:
            response = await handler(request)
        except web.HTTPException as answer:
            answer.headers.update(headers_of(request, public))
            raise
        if not response.prepared:
            for name, value in headers_of(request, public).items():
                response.headers.setdefault(name, value)
        return response

    return heard


def headers_of(request: web.Request, public: str = "") -> dict[str, str]:
    """What an answer says to the browser; by plain http without the line that it would complain of."""
    name = urlsplit(f"//{request.headers.get('Host', '')}").hostname
    if request.scheme == "https" or public.startswith("https:") or name in TRUSTED:
        return HEADERS
    return {name: value for name, value in HEADERS.items() if name != "Cross-Origin-Opener-Policy"}


def host_is_ours(host: str, hosts: frozenset[str]) -> bool:
    """True where a Host header names us, with or without a port."""
    try:
        name = urlsplit(f"//{host}").hostname
    except ValueError:
        return False
    return name in hosts


def origin_is_ours(request: web.Request, public: str = "") -> bool:
    """True where the page that sends a request was served by us: same scheme, name and port."""
    origin = request.headers.get("Origin")
    if origin is None:  # no browser: every browser sends it where something is changed
        return request.headers.get("Sec-Fetch-Site") in (None, "same-origin")
    if public and origin == public:
        return True
    scheme = request.headers.get("X-Forwarded-Proto", request.scheme) if public else request.scheme
    return origin == f"{scheme}://{request.headers.get('Host', '')}"
