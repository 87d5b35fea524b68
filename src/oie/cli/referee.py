"""`oie referee`: what one throw does at a real table, with the reason and the clause of every step."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import Annotated, BinaryIO

from cyclopts import Parameter

from oie.cli.answer import language, say, say_json
from oie.cli.errors import CommandError
from oie.cli.given import AsJson, Game, Lang, Options, rules_given, whole_numbers
from oie.core.events import Thrown
from oie.core.game import Step, play
from oie.core.moves import Choice, Move
from oie.core.notation import parse_position, parse_throw
from oie.core.position import Position

COMMAND = "oie referee"


def referee(
    ruleset: Game | None = None,
    /,
    *,
    position: Annotated[
        str | None,
        Parameter(
            help="Where the pawns stand, as '26 0* / 1 to throw': a space for each seat, and who throws. "
            "Seats are counted from 0: seat 0 is Player 1. 0* has not thrown yet (a 0 alone has), ! held, "
            "-2 turns to lose, $18 counters."
        ),
    ] = None,
    throw: Annotated[str | None, Parameter(help="The throw, as 6+3.")] = None,
    choose: Annotated[
        tuple[int, ...],
        Parameter(
            help="The answer to a choice that a space offers, counted from 0.", converter=whole_numbers
        ),
    ] = (),
    name: Annotated[
        tuple[str, ...], Parameter(help="Name of the first seat, again for the second, ...")
    ] = (),
    option: Options = (),
    lang: Lang = None,
    json: AsJson = False,
    batch: Annotated[
        str | None,
        Parameter(
            help="A file with a question in JSON on each line, or - for standard input.",
            allow_leading_hyphen=True,
        ),
    ] = None,
) -> int:
    """Say what a throw does at a real table, why, and who throws next.

    For example:

        oie referee famille --position '26 0* / 1 to throw' --throw 2+4
        oie referee --batch questions.jsonl
    """
    if batch is not None:
        _alone(RULESET=ruleset, position=position, throw=throw, choose=choose, name=name, option=option)
        return _batch(batch, language(lang))
    if ruleset is None or position is None or not (throw or choose):
        lacking = "RULESET" if ruleset is None else "--position" if position is None else "--throw"
        raise CommandError("command-missing", name=lacking, command=COMMAND)
    speech = language(lang)
    rules = rules_given(ruleset, option, COMMAND)
    moves: list[Move] = [] if throw is None else [parse_throw(throw)]
    before = parse_position(rules, position)
    step = settle(before, [*moves, *map(Choice, choose)])
    if json:
        from oie.press.referee import facts

        say_json(facts(step))
    else:
        say(story(before, step, name, speech))
    return 0


def _alone(**given: object) -> None:
    """Refuse to answer a batch and one question at once."""
    for name, value in given.items():
        if value:
            other = name if name.isupper() else f"--{name}"
            raise CommandError("command-together", name="--batch", other=other, command=COMMAND)


def settle(position: Position, moves: list[Move]) -> Step:
    """All that `moves` do from `position` on. Raises `MoveError`."""
    step = Step(position, ())
    for move in moves:
        after = play(step.position, move)
        step = Step(after.position, (*step.events, *after.events))
    return step


def story(before: Position, step: Step, names: tuple[str, ...], lang: str) -> list[str]:
    """What happened, each sentence with the clauses behind it, and whether a first throw would do
    otherwise; then what the letters of clauses mean, who waits, and the position with its seats."""
    from oie.text import t, tell, waiting_lines
    from oie.text.origin import CLAUSES
    from oie.text.words import listed, name_of

    after = step.position
    told = tell(after.rules, names, step.events, lang, before=before)
    sentences = [s.text + (f" [{', '.join(s.clauses)}]" if s.clauses else "") for s in told]
    letters = [t(lang, "source-letters", file=CLAUSES)] if any(s.clauses for s in told) else []
    called = (name_of(names, seat, lang) for seat in range(after.seats))
    seats = [t(lang, "command-referee-seat", seat=seat, name=name) for seat, name in enumerate(called)]
    return [
        *sentences,
        *spent_first(before, step, names, lang),
        "",
        *letters,
        *waiting_lines(after, names, lang),
        t(lang, "command-referee-seats", seats=listed(lang, seats)),
        str(after),
    ]


def spent_first(before: Position, step: Step, names: tuple[str, ...], lang: str) -> list[str]:
    """That a first throw would have gone elsewhere, where its mark may only have been forgotten (G6)."""
    from oie.text import t
    from oie.text.words import dice_text, name_of

    initial, seat = before.rules.initial, before.seat
    thrown = next((event for event in step.events if isinstance(event, Thrown)), None)
    if initial is None or initial.when != "first" or thrown is None:
        return []
    forgotten = before.thrown[seat] and before.spaces[seat] == before.rules.start
    if not forgotten or tuple(sorted(thrown.faces)) not in initial.table:
        return []
    facts = {"name": name_of(names, seat, lang), "dice": dice_text(lang, thrown.faces)}
    return [t(lang, "command-referee-first", space=before.spaces[seat], **facts)]


def _batch(path: str, lang: str) -> int:
    """Answer every line of a file; a line that is wrong is no reason to end otherwise than with 0."""
    from oie.cli.batch import answers

    from_pipe = path == "-"
    with nullcontext(_standard_input()) if from_pipe else _opened(path) as stream:
        for answer in answers(stream, path, lang):
            print(answer, flush=from_pipe)  # who asks through a pipe may wait before it asks on
    return 0


def _standard_input() -> BinaryIO:
    if sys.stdin is None:
        raise CommandError("file-unreadable", file="-", problem="standard input is closed")
    return sys.stdin.buffer


def _opened(path: str) -> BinaryIO:
    try:
        return open(path, "rb")
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or error
        raise CommandError("file-unreadable", file=path, problem=problem) from error
