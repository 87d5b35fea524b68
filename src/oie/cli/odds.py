"""`oie odds`: who wins and how long it takes, worked out exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from oie.cli.answer import say, say_json
from oie.cli.given import AsJson, Game, Options, rules_given
from oie.cli.simulate import Seats

if TYPE_CHECKING:
    from oie.analysis.chances import Odds


def odds(
    ruleset: Game,
    /,
    *,
    seats: Seats,
    option: Options = (),
    position: Annotated[
        str | None, Parameter(help="Begin there instead of at the start, as '26 0* / 1 to throw'.")
    ] = None,
    distribution: Annotated[
        bool, Parameter(help="Add p_turns: the chance that the round lasts 0, 1, 2 ... turns.")
    ] = False,
    spaces: Annotated[bool, Parameter(help="Add the chance that a pawn ever comes to each space.")] = False,
    json: AsJson = False,
) -> int:
    """Work out each seat's chance to win, of a deadlock, and how long a round lasts.

    A turn is a slot in the order, thrown or not; a throw is dice thrown. For example:

        oie odds famille --seats 2
        oie odds famille --seats 2 --position '26 0* / 1 to throw' --json
    """
    from oie.analysis import chances as solving
    from oie.core.notation import parse_position

    rules = rules_given(ruleset, option, "oie odds")
    begin = None if position is None else parse_position(rules, position, analysis=True)
    found = solving.odds(rules, seats, begin)
    more = {
        **({"p_turns": found.distribution().tolist()} if distribution else {}),
        **({"p_ever": found.ever().tolist()} if spaces else {}),
    }
    if json:
        say_json({**as_json(found), **more})
    else:
        say(_lines(found, more))
    return 0


def as_json(found: Odds) -> dict[str, Any]:
    """The odds as JSON values; fractions are texts."""
    from dataclasses import asdict

    answer: dict[str, Any] = {
        "ruleset": found.ruleset,
        "options": dict(found.options),
        "seats": found.seats,
        "position": found.position,
        "win": list(found.win),
        "deadlock": found.deadlock,
        "turns": asdict(found.turns),
        "throws": asdict(found.throws),
        "residual": found.residual,
        "method": found.method,
    }
    if found.exact is not None:
        answer["exact"] = {name: str(value) for name, value in asdict(found.exact).items()}
    return answer


def _lines(found: Odds, more: dict[str, list[float]]) -> list[str]:
    from oie.analysis.notebook import table_text

    heading, rows = found.rows()
    if found.exact is not None:
        rows += [("", "exactly"), ("turns", str(found.exact.turns)), ("throws", str(found.exact.throws))]
    for name, label in (("p_turns", "turns"), ("p_ever", "space")):
        if name in more:
            rows.append(("", "chance of so many turns" if label == "turns" else "chance ever"))
            rows += [(f"{label} {n}", f"{p:.12f}") for n, p in enumerate(more[name])]
    return table_text(heading, rows)
