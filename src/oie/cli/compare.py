"""`oie compare`: what a house rule, or another ruleset, does to length, fairness and deadlock."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from oie.cli.answer import say, say_json
from oie.cli.given import AsJson, Options, options_of, sheet_given
from oie.cli.simulate import Seats, tell_people


def compare(
    *games: Annotated[str, Parameter(help="Shipped games or ruleset files: one with --vary, else several.")],
    vary: Annotated[str | None, Parameter(help="The option whose values are compared.")] = None,
    seats: Seats = 2,
    option: Options = (),
    out: Annotated[str | None, Parameter(help="Write the plot to this file, as SVG.")] = None,
    json: AsJson = False,
) -> int:
    """Compare the values of an option, or several games, as a table and a plot.

    For example:

        oie compare bolton --vary goose_recoil
        oie compare famille oudhollands --seats 3
    """
    from oie.analysis import compare as comparing
    from oie.analysis.notebook import table_text
    from oie.analysis.packages import need
    from oie.cli.errors import CommandError
    from oie.cli.odds import as_json
    from oie.press.report import write

    need("numpy", "scipy")
    if not games or (vary is None and len(games) < 2):
        raise CommandError("command-missing", command="oie compare", name="--vary" if games else "GAMES")
    if vary is not None and len(games) > 1:
        raise CommandError("command-extra", command="oie compare", got=games[1])
    options = options_of(option, "oie compare")
    sheets = [sheet_given(game) for game in games]
    if vary is not None:
        found = comparing.vary(sheets[0], vary, seats, options, tell_people)
    else:
        found = comparing.together([sheet.rules(options) for sheet in sheets], games, seats, tell_people)
    if json:
        lines = zip(found.labels, found.odds, strict=True)
        say_json([{"label": label, **as_json(each)} for label, each in lines])
    else:
        say([*table_text(*found.rows()), "", "turns", *found.plot()])
    if out is not None:
        write(Path(out), found._repr_svg_().encode())
    return 0
