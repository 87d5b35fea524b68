"""`oie census`: exact counts over all throw sequences of a game."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from oie.cli.answer import say, say_json
from oie.cli.given import AsJson, Game, Options, rules_given, whole_number


def census(
    ruleset: Game,
    /,
    *,
    seats: Annotated[
        int, Parameter(converter=whole_number, help="Number of seats, from 1 to the most of the game.")
    ],
    depth: Annotated[
        int, Parameter(converter=whole_number, help="Number of throws to follow every sequence for.")
    ],
    option: Options = (),
    json: AsJson = False,
) -> int:
    """Count where all sequences of throws lead, to check one program against another.

    For example:

        oie census famille --seats 2 --depth 4
    """
    from oie.analysis import census as counting

    rules = rules_given(ruleset, option, "oie census")
    if json:
        say_json(counting.as_json(counting.census(rules, seats, depth)))
        return 0
    opening = counting.opening_of(rules, seats)
    levels = counting.levels(opening, depth)
    first = next(levels)  # before anything is written: a wrong depth is one sentence, nothing else
    say(counting.heading_lines(opening))
    say(["", *counting.level_lines(first)])
    for level in levels:
        print("", *counting.level_lines(level), sep="\n", flush=True)
    say(["", *counting.ending_lines(counting.endings(opening))])
    return 0
