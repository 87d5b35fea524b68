"""`oie simulate`: many rounds played by the machine, and what happened in them counted."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated

from cyclopts import CoercionError, Parameter, Token

from oie.cli.answer import say, say_json
from oie.cli.given import AsJson, Game, Options, rules_given, whole_number
from oie.core.ruleset import Ruleset

_MANY = re.compile(r"([0-9]{1,18})(?:\.([0-9]{1,18}))?(?:[eE]\+?([0-9]{1,2}))?", re.ASCII)


def many(kind: object, tokens: Sequence[Token]) -> int:
    """A number of rounds, as 5000, 5_000 or 1e8."""
    found = _MANY.fullmatch(tokens[-1].value.replace("_", ""))
    whole, part, zeros = found.groups() if found else ("", "", "")
    power = int(zeros or 0) - len(part or "")
    if not found or power < 0:
        raise CoercionError(token=tokens[-1], target_type=int)
    return int(whole + (part or "")) * int(10**power)


Seats = Annotated[int, Parameter(converter=whole_number, help="Number of seats, 1 to 12.")]


def simulate(
    ruleset: Game,
    /,
    *,
    seats: Seats,
    rounds: Annotated[int, Parameter(converter=many, help="Number of rounds, as 5000 or 1e8.")],
    option: Options = (),
    seed: Annotated[
        int, Parameter(converter=whole_number, help="The dice's seed; the same one gives the same rounds.")
    ] = 0,
    shard: Annotated[
        str, Parameter(help="Play one part of the rounds, as 1/4; oie merge joins the parts' JSON.")
    ] = "1/1",
    threads: Annotated[
        int | None, Parameter(converter=whole_number, help="Threads; as many as there are cores by default.")
    ] = None,
    json: AsJson = False,
) -> int:
    """Play many rounds and count who wins, how long they last and what happens in them.

    For example:

        oie simulate famille --seats 2 --rounds 1e8
        oie simulate jardin --seats 2 --rounds 1e9 --shard 3/8 --json > part-3.json
    """
    from oie.analysis import simulation as playing
    from oie.analysis import tally_file
    from oie.analysis.packages import COMMAND, has, need

    need("numpy")
    rules = rules_given(ruleset, option, "oie simulate")
    part = shard_of(shard)
    _, count = playing.check(rules, seats, rounds, seed, part)
    plural = "s" if seats > 1 else ""
    tell(f"{rules.id}, {seats} seat{plural}: {count:,} rounds")
    if not has("numba"):
        tell(f"the core plays, which is slow: {COMMAND} makes it a thousand times faster")
    with bar(count) as progress:
        tally = playing.simulate(
            rules, seats, rounds, seed=seed, shard=part, threads=threads, progress=progress
        )
    if json:
        say_json(tally_file.as_json(tally))
    else:
        say(report(tally, rules))
    return 0


def shard_of(text: str) -> tuple[int, int]:
    """The part and their number of `3/8`. Raises `AnalysisError`."""
    from oie.analysis.errors import AnalysisError

    found = re.fullmatch(r"([0-9]{1,14})/([0-9]{1,14})", text, re.ASCII)
    if found is None:
        raise AnalysisError("simulate-shard", got=text)
    return int(found[1]), int(found[2])


def report(tally: object, rules: Ruleset | None = None) -> list[str]:
    """A tally as lines of text: figures, then the visits of each space."""
    from oie.analysis.notebook import table_text
    from oie.analysis.tally import Tally

    assert isinstance(tally, Tally)
    if not tally.rounds:
        return [f"{tally.ruleset}: no rounds in this part"]
    lines = table_text(*tally.rows())
    board = rules.board if rules is not None else (None,) * len(tally.visits)
    spaces = [("", "visits a round", "")]
    for space, count in enumerate(tally.visits.tolist()):
        kind = board[space]
        spaces.append((f"space {space}", f"{count / tally.rounds:.6f}", kind.key if kind else ""))
    return [*lines, *table_text("", spaces)[1:]]


def tell(text: str) -> None:
    """A line on standard error, at once; the answer alone goes to standard output."""
    if sys.stderr is not None:
        print(f"oie: {text}", file=sys.stderr, flush=True)


def tell_people(text: str) -> None:
    """The same where somebody sits before a terminal: nothing but the answer reaches a program."""
    if sys.stderr is not None and sys.stderr.isatty():
        tell(text)


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error where that is a terminal; else nothing."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.advance(task, done)
