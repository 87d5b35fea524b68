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
        "table-dice-lost": "the secret of these dice is lost: they cannot be thrown, begin a new round",
        "table-sealing": "the dice are being sealed: wait until every page has contributed",
        "table-not-sealing": "no dice are being sealed here",
        "table-host-only": "only the host can do this",
        "table-seated-only": "only somebody who has a seat can do this",
        "table-not-your-place": "this seat is somebody else's",
        "table-wrong-seat": "it is the turn of {name}",
        "table-one-screen": "this table is played on one screen: it has no guests",
        "table-place": "expected a seat from 1 to {most}, got {got}",
        "table-seat-taken": "this seat is taken",
        "table-full": "every seat is taken",
        "table-name-taken": "somebody at this table is called {got} already",
        "table-seat-empty": "nobody sits there",
        "table-host-here": "the host has been away for {away} s; after {most} s somebody else may take over",
        "table-real-online": "{ruleset} has no real dice at a table that is played from several places",
    }
