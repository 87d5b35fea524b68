"""`oie merge`: the parts of a simulation joined, exactly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from oie.cli.answer import say, say_json
from oie.cli.given import AsJson


def merge(
    *files: Annotated[str, Parameter(help="Files written by oie simulate --json, of one game and one seed.")],
    json: AsJson = False,
) -> int:
    """Join the parts of a simulation that was shared out over machines.

    For example:

        oie merge part-1.json part-2.json --json > whole.json
    """
    from oie.analysis import tally_file
    from oie.analysis.packages import need
    from oie.cli.errors import CommandError
    from oie.cli.simulate import report

    need("numpy")
    if not files:
        raise CommandError("command-missing", command="oie merge", name="FILES")
    tally = tally_file.merge([Path(file) for file in files])
    if json:
        say_json(tally_file.as_json(tally))
    else:
        say(report(tally))
    return 0
