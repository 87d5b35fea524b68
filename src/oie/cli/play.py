"""`oie play`: a round in the terminal, on the full screen or line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from oie.cli.answer import language
from oie.cli.errors import CommandError
from oie.cli.given import Lang, Options, rules_given, whole_number
from oie.cli.mismatch import in_words
from oie.core.ruleset import Ruleset
from oie.local import LocalGame
from oie.record import ReplayMismatch, Seat
from oie.table.decide import check_pace
from oie.table.seats import PAWNS, check_seats, seat
from oie.table.table import PACE

DEFAULT = "famille"
COMMAND = "oie play"


def play(
    ruleset: Annotated[str | None, Parameter(help="A shipped game, or the path of a ruleset file.")] = None,
    /,
    *,
    seats: Annotated[
        int | None, Parameter(help="How many play; two where nothing is said.", converter=whole_number)
    ] = None,
    name: Annotated[
        tuple[str, ...], Parameter(help="Name of a person, in turn order; can be given again for the next.")
    ] = (),
    machine: Annotated[
        int | None,
        Parameter(help="How many of the seats, the last ones, the machine plays.", converter=whole_number),
    ] = None,
    option: Options = (),
    pace: Annotated[
        float | None, Parameter(help="Seconds before the machine throws: 0.25 to 3 in steps of 0.25.")
    ] = None,
    lang: Lang = None,
    dice: Annotated[
        Literal["system", "sealed", "real"],
        Parameter(help="Dice of the system, sealed ones that can be proved afterwards, or real ones."),
    ] = "system",
    resume: Annotated[Path | None, Parameter(help="A saved round to go on with.")] = None,
    plain: Annotated[
        bool, Parameter(help="Line by line, for a screen reader or a pipe; always so where TERM is dumb.")
    ] = False,
) -> int:
    """Play a round, alone against the machine or with others on this screen.

    For example:

        oie play
        oie play jardin --option dice=3 --pace 0.5
        oie play famille --seats 4 --name Alice --name Bob
    """
    speech = language(lang)
    someone = _terminal(sys.stdin)
    if resume is not None:
        if ruleset is not None or seats or name or machine is not None or option:
            raise CommandError("command-together", command=COMMAND, name="--resume", other="RULESET")
        game = _resumed(resume, _pace(pace), speech)
    else:
        rules = rules_given(ruleset or DEFAULT, option, COMMAND)
        people = seats_given(rules, seats, name, machine, speech, alone=not someone and not plain)
        game = LocalGame(rules, people, dice, _pace(pace))
    said = (ruleset, resume, pace, seats or None, name or None, option or None)
    asked = dice != "system" or any(one is not None for one in said)
    if someone and not plain and _terminal(sys.stdout) and os.environ.get("TERM") != "dumb":
        screen = _screen()
        if screen is not None:
            return screen(game if asked or machine is not None else None, lang=speech, folder=Path.cwd())
    from oie.cli.plain import PlainGame

    hurried = pace is None and not (someone and _terminal(sys.stdout))
    offers = not asked and machine is None
    folder, listens = Path.cwd(), someone or plain
    plainly = PlainGame(game, speech, folder, listens=listens, keeps=someone, offers=offers, hurried=hurried)
    return plainly.run()


def _resumed(file: Path, pace: float, lang: str) -> LocalGame:
    """The round in a file, taken up. Raises `RecordError`, or what it means in words."""
    game = LocalGame(rules_given(DEFAULT, (), COMMAND), _seats(2, (), 1, lang), pace=pace)
    try:
        game.resume(file)
    except ReplayMismatch as error:
        raise in_words(error, file, lang) from error
    return game


def seats_given(
    rules: Ruleset,
    count: int | None,
    names: Sequence[str],
    machines: int | None,
    lang: str,
    *,
    alone: bool = False,
) -> tuple[Seat, ...]:
    """Who sits down: persons first, then the machine.

    Where nothing is said: one person against the machine; as many persons as names; the machine
    fills the seats that are left. `alone` gives every seat to the machine. Raises `TableError`.
    """
    if count is None:
        others = machines if machines is not None else (1 if len(names) < 2 else 0)
        count = max(rules.seats[0], max(len(names), 1) + others)
    check_seats(rules, count)
    if len(names) > count:
        raise CommandError("play-names", names=len(names), seats=count)
    if machines is None:
        machines = count - max(len(names), 1)
    if not 0 <= machines <= count - len(names):
        raise CommandError("play-machines", most=count - len(names), got=machines)
    return _seats(count, names, count if alone else machines, lang)


def _seats(count: int, names: Sequence[str], machines: int, lang: str) -> tuple[Seat, ...]:
    from oie.text import t

    people: list[Seat] = []
    for place in range(min(count, len(PAWNS))):
        is_machine = place >= count - machines
        if place < len(names):
            called = names[place]
        elif is_machine:
            called = t(lang, "ui-machine")
            called += f" {place + 1 - (count - machines)}" if machines > 1 else ""
        else:
            called = t(lang, "ui-player", number=place + 1)
        people.append(seat(place, called, is_machine))
    return tuple(people)


def _pace(asked: float | None) -> float:
    if asked is not None:
        check_pace(asked)
    return PACE if asked is None else asked


def _terminal(stream: object) -> bool:
    """True where a person sits at the stream; False where it is closed."""
    try:
        return bool(stream is not None and stream.isatty())  # type: ignore[attr-defined]
    except ValueError:
        return False


class _Screen:
    """The full screen, found by its name among the entry points (so that this room does not import it)."""

    def __init__(self, run: object) -> None:
        self._run = run

    def __call__(self, game: LocalGame | None, *, lang: str, folder: Path) -> int:
        return int(self._run(game, lang=lang, folder=folder))  # type: ignore[operator]


def _screen() -> _Screen | None:
    for point in entry_points(group="oie.screens", name="terminal"):
        try:
            return _Screen(point.load())
        except ImportError:  # textual is not installed: the plain mode needs nothing
            return None
    return None
