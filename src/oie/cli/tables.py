"""`oie tables`: the tables in a data folder, listed, written out or deleted, while a server may run."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from oie.cli.answer import language, say, say_json
from oie.cli.beside import Data, beside
from oie.cli.errors import CommandError
from oie.cli.given import AsJson, Lang

COMMAND = "oie tables"


def tables(
    what: Annotated[Literal["list", "export", "delete"], Parameter(help="What to do.")],
    code: Annotated[str | None, Parameter(help="Code of the table to export or delete.")] = None,
    /,
    *,
    data: Data = None,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """List the tables of a server, write one out as lines of JSON, or delete one for good.

    For example:

        oie tables list
        oie tables export 7KQ2M > table.jsonl
        oie tables delete 7KQ2M
    """
    speech = language(lang)
    if what == "list":
        if code is not None:
            raise CommandError("command-extra", command=f"{COMMAND} list", got=code)
        return _list(data, speech, json)
    if json and what == "delete":
        raise CommandError("command-together", name="delete", other="--json", command=COMMAND)
    if code is None:
        raise CommandError("command-missing", command=COMMAND, name="CODE")
    if what == "export":
        say(beside("export")(data, code))
        return 0
    beside("delete")(data, code)
    say([_deleted(code, speech)])
    return 0


def _list(data: Path | None, lang: str, json: bool) -> int:
    found = beside("tables")(data)
    if json:
        told = [{"code": one.code, "at": one.at, "version": one.version} for one in found]
        say_json({"tables": told})
        return 0
    from oie.text import t

    for one in found:
        last = f"{datetime.fromtimestamp(one.at):%Y-%m-%d %H:%M}"
        say([t(lang, "command-tables-row", code=one.code, last=last, version=one.version)])
    return 0


def _deleted(code: str, lang: str) -> str:
    from oie.text import t

    return t(lang, "command-tables-deleted", code=code)
