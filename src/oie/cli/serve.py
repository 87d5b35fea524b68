"""`oie serve`: the games in the browser, from this machine."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from oie.cli.errors import CommandError
from oie.cli.given import whole_number

COMMAND = "oie serve"


def serve(
    *,
    host: Annotated[str | None, Parameter(help="Address to listen on; by default only this machine.")] = None,
    port: Annotated[
        int | None,
        Parameter(help="Port; by default 8063, or the next that is free.", converter=whole_number),
    ] = None,
    lan: Annotated[
        bool,
        Parameter(help="Let everybody in the same network play; shows the address and a code for phones."),
    ] = False,
    public_url: Annotated[
        str | None,
        Parameter(help="Address under which a proxy serves it, such as https://goose.example."),
    ] = None,
    data: Annotated[Path | None, Parameter(help="Folder in which the tables are kept.")] = None,
    keep: Annotated[
        str | None,
        Parameter(
            help="How long a table is kept after the last thing that happened at it, as 30d or 12h; 0 or "
            "forever: until somebody deletes it. By default forever, with --public-url 30d."
        ),
    ] = None,
    log: Annotated[
        str | None,
        Parameter(
            help="File for the log, or - for standard error. By default errors alone on a terminal.",
            allow_leading_hyphen=True,
        ),
    ] = None,
    no_browser: Annotated[bool, Parameter(help="Do not open the browser.")] = False,
) -> int:
    """Serve the games to a browser, until stopped with Ctrl-C.

    For example:

        oie serve
        oie serve --lan
        oie serve --port 9000 --data ~/goose
    """
    if port is not None and not 1 <= port <= 65535:
        raise CommandError("serve-port", got=port)
    if lan and (host is not None or public_url is not None):
        other = "--host" if host is not None else "--public-url"
        raise CommandError("command-together", name="--lan", other=other, command=COMMAND)
    for point in entry_points(group="oie.screens", name="browser"):
        try:
            run = point.load()
        except ImportError as error:
            raise CommandError("serve-missing") from error
        where = {"host": host, "port": port, "lan": lan, "public": public_url}
        return int(run(**where, data=data, keep=keep, log=log, show=not no_browser))
    raise CommandError("serve-missing")
