"""`oie serve`: the games in the browser, from this machine."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from oie.cli.errors import CommandError
from oie.cli.given import whole_number


def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen on; by default only this machine.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        Parameter(help="Port; by default 8063, or the next that is free.", converter=whole_number),
    ] = None,
    data: Annotated[Path | None, Parameter(help="Folder in which the tables are kept.")] = None,
    no_browser: Annotated[bool, Parameter(help="Do not open the browser.")] = False,
) -> int:
    """Serve the games to a browser, until stopped with Ctrl-C.

    For example:

        oie serve
        oie serve --port 9000 --data ~/goose
    """
    if port is not None and not 1 <= port <= 65535:
        raise CommandError("serve-port", got=port)
    for point in entry_points(group="oie.screens", name="browser"):
        try:
            run = point.load()
        except ImportError as error:
            raise CommandError("serve-missing") from error
        return int(run(host=host, port=port, data=data, show=not no_browser))
    raise CommandError("serve-missing")
