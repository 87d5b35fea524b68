"""Serve: start the server on a data folder, say where it is, and stop it in order."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path

from aiohttp import web

from oie.web.app import make_app
from oie.web.errors import WebError
from oie.web.folder import Folder, usual_folder
from oie.web.site import LOCAL_NAMES, Site
from oie.web.store import SqliteStore, StoreError

PORT = 8063
NEXT_PORTS = 20
"""How many ports after the usual one are tried where it is taken and none was asked for."""


def run(
    *, host: str = "127.0.0.1", port: int | None = None, data: Path | None = None, show: bool = True
) -> int:
    """Serve until stopped; 0. With `show`, open the browser where there is a display and a terminal.

    Where another server has the folder, its address is said, and shown. Raises `StoreError` where the
    folder cannot be used, `WebError` where the port asked for is taken.
    """
    try:
        folder = Folder(data or usual_folder())
    except StoreError as error:
        address = str(error.details.get("address", ""))
        if error.code != "store-busy" or not address.startswith("http"):
            raise
        print(f"ready {address}", flush=True)
        _show(address, show)
        return 0
    try:
        listening = _listen(host, port)
        with suppress(KeyboardInterrupt):
            run_loop(_serve(folder, listening, show))
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
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(work)


async def _serve(folder: Folder, listening: socket.socket, show: bool) -> None:
    host, port = listening.getsockname()[:2]
    app = make_app(SqliteStore(folder.tables), site=Site(hosts=LOCAL_NAMES | {host}))
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
    await runner.setup()
    await web.SockSite(runner, listening).start()
    address = f"http://{'[' + host + ']' if ':' in host else host}:{port}/"
    folder.serves(address)
    print(f"ready {address}", flush=True)
    _show(address, show)
    stop = asyncio.Event()
    for name in ("SIGINT", "SIGTERM"):
        with suppress(NotImplementedError, AttributeError):
            asyncio.get_running_loop().add_signal_handler(getattr(signal, name), stop.set)
    try:
        await stop.wait()
    finally:
        await runner.cleanup()


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port asked for, or on the first free one from the usual one on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port is not None else range(PORT, PORT + NEXT_PORTS)
    for one in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, one))
            listening.listen(128)
        except OSError:
            listening.close()
            continue
        return listening
    raise WebError("web-port", port=ports[0], host=host)


def _show(address: str, show: bool) -> None:
    """Open the browser, where somebody would see it; else say that the server goes on until stopped."""
    watched = sys.stdout.isatty() and (os.name == "nt" or sys.platform == "darwin" or _has_display())
    if show and watched:
        webbrowser.open(address)
    else:
        print("the server goes on until it is stopped (Ctrl-C)", flush=True)


def _has_display() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
