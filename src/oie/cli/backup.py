"""`oie backup`: a copy of all tables in one file, made while a server may be writing to them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from oie.cli.answer import language, say
from oie.cli.beside import Data, beside
from oie.cli.given import Lang


def backup(
    file: Annotated[
        Path, Parameter(help="File to write. It holds the secrets of running sealed rounds too.")
    ],
    /,
    *,
    data: Data = None,
    force: Annotated[bool, Parameter(help="Write over a file that exists.")] = False,
    lang: Lang = None,
) -> int:
    """Copy all tables of a server into one file, as they are at one moment.

    For example:

        oie backup goose.sqlite
    """
    from oie.text import t

    speech = language(lang)
    beside("backup")(data, file, force)
    say([t(speech, "command-backup-done", file=str(file), size=file.stat().st_size // 1000)])
    return 0
