"""Errors of the table: why a command was refused. They are answers, never exceptions to a player."""

from __future__ import annotations

from oie.core.errors import OieError


class TableError(OieError):
    """A command that the table refuses; nothing has changed."""

    sentences = {
        "table-seats": "{ruleset} is played by {least} to {most}, got {got}",
        "table-seats-exactly": "{ruleset} is played by exactly {least}, got {got}",
        "table-name": "expected a name of 1 to {most} characters on one line, got {got}",
        "table-no-round": "no round is running",
        "table-turn": "expected a move for turn {turn}, got one for turn {got}",
        "table-real": "this table plays with real dice: type in what they show",
        "table-not-real": "this table throws the dice itself: nothing is typed in or taken back",
        "table-not-yours": "it is the turn of {name}, and the machine throws for that seat",
        "table-pace": "expected a pace from {least} to {most} seconds in steps of {step}, got {got}",
        "table-locked": "options and seats are locked while a round is running",
        "table-nothing-back": "there is no throw to take back",
        "table-early": "the machine throws later",
    }
