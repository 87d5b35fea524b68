"""`oie copy`: the file of a shipped game, to make one's own game of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from oie.cli.answer import say
from oie.cli.errors import CommandError
from oie.rulesets import shipped_sheet


def copy(
    game: Annotated[str, Parameter(help="A shipped game (oie list names them).")],
    file: Annotated[Path, Parameter(help="The new file; one that exists is left alone.")],
    /,
) -> int:
    """Copy the file of a game, to make a game of your own of it.

    For example:

        oie copy famille school.yaml
    """
    text = shipped_sheet(game).text
    try:
        with file.open("x", encoding="utf-8", newline="\n") as made:
            made.write(text)
    except FileExistsError as error:
        raise CommandError("copy-exists", file=str(file)) from error
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CommandError("copy-failed", file=str(file), problem=problem) from error
    say([f"{file}: {game}, yours to change. oie check {file} says what is wrong with it."])
    return 0
