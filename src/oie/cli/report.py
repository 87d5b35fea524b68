"""`oie report`: the odds of a game as a page, a picture or a table in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from oie.cli.answer import say
from oie.cli.given import Game, Options, options_of, sheet_given
from oie.cli.simulate import Seats, tell_people


def report(
    ruleset: Game,
    /,
    *,
    out: Annotated[str, Parameter(help="The file to write: .html, .svg, .png or .csv.")],
    seats: Seats = 2,
    option: Options = (),
) -> int:
    """Write a report on the odds: lengths, spaces, throwing first, deadlock, the effect of each option.

    For example:

        oie report famille --out famille.html
    """
    from oie.analysis.errors import AnalysisError
    from oie.analysis.packages import need
    from oie.analysis.report import gather
    from oie.press import report as printing

    need("numpy", "scipy")
    path = Path(out)
    if path.suffix.lower() not in printing.FORMS:
        raise AnalysisError("report-form", known=", ".join(printing.FORMS), got=path.suffix or "no ending")
    found = gather(sheet_given(ruleset), options_of(option, "oie report"), seats, tell_people)
    printing.write(path, printing.render(found, path.suffix.lower()))
    say([str(path)])
    return 0
