"""`oie replay`: a saved round told throw by throw, from its events."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from oie.cli.answer import WRONG, complain, language, say
from oie.cli.given import Lang
from oie.cli.mismatch import in_words
from oie.record import Record, Replay, ReplayMismatch
from oie.record import replay as take_up
from oie.rulesets import sheet_of

RecordFile = Annotated[str, Parameter(help="A file saved by a game.")]


def replay(
    file: RecordFile,
    /,
    *,
    lang: Lang = None,
    steps: Annotated[bool, Parameter(help="Write the position after each throw too.")] = False,
) -> int:
    """Tell a saved round throw by throw.

    For example:

        oie replay jeu-de-l-oie_2026-11-30_14-41-07.json --steps
    """
    from oie.record import read

    speech = language(lang)
    record = read(Path(file))
    code = 0
    try:
        played = take_up(record)
    except ReplayMismatch as error:
        # Events are what a reader folds: an older program may have played by a fault mended since.
        played = take_up(record, moves=False)
        complain(in_words(error, record, speech), speech)
        code = WRONG
    say(heading(record, played, speech))
    names = [seat.name for seat in record.seats]
    say(story(played, names, speech, steps))
    return code


def heading(record: Record, played: Replay, lang: str) -> list[str]:
    """Which game, who played it, and when it was saved."""
    from oie.text import t
    from oie.text.words import in_language, listed, plain

    title = in_language(sheet_of(played.rules).document["title"], lang)
    names = listed(lang, (plain(seat.name) for seat in record.seats))
    saved = f"{record.saved_at:%Y-%m-%d %H:%M}"
    return [t(lang, "command-replay-heading", game=title, names=names, saved=saved), ""]


def story(played: Replay, names: list[str], lang: str, steps: bool) -> list[str]:
    """Every throw in sentences, a paragraph each, then how the table stands."""
    from oie.text import tell, turn_line, waiting_lines

    lines: list[str] = []
    before = None
    for step in played.steps:
        lines += [said.text for said in tell(played.rules, names, step.events, lang, before=before)]
        lines += [str(step.position), ""] if steps else [""]
        before = step.position
    end = played.position
    return [*lines, turn_line(end, names, lang), *waiting_lines(end, names, lang), str(end)]
