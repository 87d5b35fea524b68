"""Beside: finds what `oie tables` and `oie backup` run, which the server's room brings."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from oie.cli.errors import CommandError

Data = Annotated[
    Path | None, Parameter(name="--data", help="Folder in which the tables are kept, as for oie serve.")
]


def beside(name: str) -> Callable[..., Any]:
    """What the room of the server does under that name. Raises `CommandError` where it cannot be loaded."""
    for point in entry_points(group="oie.folder", name=name):
        try:
            found: Callable[..., Any] = point.load()
            return found
        except ImportError as error:
            raise CommandError("serve-missing") from error
    raise CommandError("serve-missing")
