"""Serve: start the server on a data folder, say where it is, and stop it in order."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

import oie
from oie.web import control, keeping, logs, qr
from oie.web.app import make_app
from oie.web.errors import WebError
from oie.web.folder import Folder, usual_folder
from oie.web.network import EVERYWHERE, PORT, listen, own_addresses, url
from oie.web.site import DAY, HUB, LOCAL_NAMES, Site, public_of, unit_of
from oie.web.store import SqliteStore, StoreError
from oie.web.store.sqlite import DATA_VERSION

SELDOM = (50_000, 20, 50)
"""When Python looks for cycles: after so many new objects, and so many looks at what is young or older."""
PUBLIC_KEEP = 30 * DAY
"""How long a public server keeps a table where nothing is said; any other keeps it for ever."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a server is found.

    Fields:
        listening: the socket, bound.
        asked: the port that was asked for, or None for the usual one or the next.
        lan: addresses of this machine in its networks, where it listens on all of them.
        public: address behind a proxy, or empty.
        code: True to draw the address in the network for a telephone.
    """

    listening: socket.socket
    asked: int | None
    lan: tuple[str, ...]
    public: str
    code: bool

    @property
    def host(self) -> str:
        """The address it listens on."""
        return str(self.listening.getsockname()[0])

    @property
    def port(self) -> int:
        """The port it listens on."""
        return int(self.listening.getsockname()[1])

    @property
    def here(self) -> str:
        """Its address for this machine."""
        return url(self.host, self.port)

    def site(self, keep: float | None) -> Site:
        """The same for the app."""
        lan = "" if self.public or not self.lan else url(self.lan[0], self.port)
        named = urlsplit(self.here).hostname or self.host
        return Site(hosts=LOCAL_NAMES | {named, *self.lan}, public=self.public, lan=lan, keep=keep)


def run(
    *,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    show: bool = True,
    public: str | None = None,
    keep: str | None = None,
    lan: bool = False,
    log: str | None = None,
) -> int:
    """Serve until stopped; 0. With `show`, open the browser where there is a display and a terminal.

    Without `host` it listens on this machine alone, with `lan` on all its networks. `public` is the address
    that a proxy has for it, `keep` how long tables are kept (`30d`, `12h`, `forever`), `log` a file or `-`.
    Where another server has the folder, its address is said, and shown. Raises `StoreError` where the
    folder cannot be used, `WebError` where the port asked for is taken or an argument cannot be.
    """
    known = public_of(public) if public is not None else ""
    kept = keeping.seconds_of(keep) if keep is not None else PUBLIC_KEEP if known else None
    wide = host or ("0.0.0.0" if lan else "127.0.0.1")
    own = own_addresses() if wide in EVERYWHERE else ()
    if lan and not own:
        raise WebError("web-network")
    try:
        folder = Folder(data or usual_folder())
    except StoreError as error:
        address = str(error.details.get("address", ""))
        if error.code != "store-busy" or not address.startswith("http"):
            raise
        print(f"ready {address}", flush=True)
        if show and _watched():
            webbrowser.open(address)
        return 0
    try:
        place = Place(listen(wide, port), port, own, known, lan)
        handler = logs.begin(log)
        try:
            with suppress(KeyboardInterrupt):
                run_loop(_serve(folder, place, kept, show))
        finally:
            logs.end(handler)
    finally:
        folder.close()
    return 0


def run_loop(work: Coroutine[object, object, None]) -> None:
    """Run to the end, on uvloop where it is installed: it halves what a message costs."""
    try:
        import uvloop

        factory: Callable[[], asyncio.AbstractEventLoop] | None = uvloop.new_event_loop
    except ImportError:  # Windows, or an interpreter without it
        factory = None
    # Tables are made of values without cycles, and looking for those stops a server for a tenth of a second.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


async def _serve(folder: Folder, place: Place, keep: float | None, show: bool) -> None:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(logs.of_loop)
    stop = asyncio.Event()
    for name in ("SIGINT", "SIGTERM"):
        with suppress(NotImplementedError, AttributeError):
            loop.add_signal_handler(getattr(signal, name), stop.set)
    app = make_app(SqliteStore(folder.tables), site=place.site(keep))
    app[control.SECRET] = folder.serves(f"{place.here}/")
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
    await runner.setup()
    await web.SockSite(runner, place.listening).start()
    facts = {
        "version": oie.__version__,
        "data": DATA_VERSION,
        "port": place.port,
        "public": bool(place.public),
    }
    logs.LOG.info("start", extra={"facts": {**facts, "keep": keep}})
    for line in said(place, keep):
        print(line, flush=True)
    _show(f"{place.here}/", show)
    try:
        await stop.wait()
    finally:
        tally = app[HUB].tally.facts()
        await runner.cleanup()
        logs.LOG.info("stop", extra={"facts": tally})


def said(place: Place, keep: float | None) -> list[str]:
    """What whoever starts a server is told: where it is, for whom, and how long tables are kept."""
    lines = [f"ready {place.here}/"]
    if place.asked is None and place.port != PORT:
        lines.append(f"port {PORT} is taken, so the server is on port {place.port}")
    if place.lan and not place.public:
        lines.append("everybody in the same network can open it:")
        lines += [f"  {url(one, place.port)}/" for one in place.lan]
    if place.code:
        lines.append(qr.blocks(f"{url(place.lan[0], place.port)}/"))
    if place.public:
        lines.append(f"its public address is {place.public}/")
    if keep is not None:
        unit, count = unit_of(keep)
        lines.append(f"tables are removed {count} {unit} after the last thing that happened at them")
    return lines


def _show(address: str, show: bool) -> None:
    """Open the browser, where somebody would see it; else say that the server goes on until stopped."""
    if show and _watched():
        webbrowser.open(address)
    else:
        print("the server goes on until it is stopped (Ctrl-C)", flush=True)


def _watched() -> bool:
    """True where somebody sits before this machine and would see a window."""
    return sys.stdout.isatty() and (os.name == "nt" or sys.platform == "darwin" or _has_display())


def _has_display() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
