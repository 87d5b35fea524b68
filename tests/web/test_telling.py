"""What is told of a throw and kept says the same as what is worked out anew, sign by sign."""

from __future__ import annotations

import json
from dataclasses import fields

import msgspec
import pytest

import oie
from oie.dice import SeededDice
from oie.table import Table, decide, evolve, log, new_table
from oie.table import commands as cm
from oie.table.log import TYPES
from oie.table.round import MoveMade, RoundOpened
from oie.table.seats import seat
from oie.text import LANGUAGES, t
from oie.web.bodies import body_of
from oie.web.course import Change, digest
from oie.web.outgoing import Update
from oie.web.state import Fixed, state_of, state_text, update_text
from oie.web.telling import told, told_anew
from tests.text.tables import random_round

GAMES = ("famille", "jardin", "bolton", "pair-impair", "oudhollands", "chutes-and-ladders")
NAMES = [
    ("Ada", "Ben"),
    ("", 'Zoé "Z" \\ ⟦0⟧'),
    ("حنان", "😀\n<b>"),
    ("The machine", "La machine"),
    ("l’oie", "A" * 60),
]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_kept_says_the_same(game: str, lang: str) -> None:
    rules = oie.ruleset(game)
    for names in [*NAMES, (t(lang, "ui-machine"), "Bo")]:
        for _, step in random_round(rules, seed=len(names[0])):
            first, again = (told(rules, names, step.events, lang) for _ in range(2))
            assert first == again == told_anew(rules, names, step.events, lang)
            assert json.loads(first.events)


def _played(game: str, seed: int) -> list[tuple[Table, MoveMade | RoundOpened, Table]]:
    """A round of two, with every table before and after."""
    seats = (seat(0, "Ada"), seat(1, "Ben"))
    table, dice, made = new_table(oie.ruleset(game), seats), SeededDice(seed), []
    command: cm.Command = cm.StartRound()
    for _ in range(300):
        answer = decide(table, command, 1.5, dice)
        assert isinstance(answer, tuple)
        for event in answer:
            before, table = table, evolve(table, event)
            assert isinstance(event, MoveMade | RoundOpened)
            made.append((before, event, table))
        if not table.running:
            break
        position = table.position
        assert position is not None
        command = cm.ThrowDice(table.turn) if position.pending is None else cm.Choose(table.turn, 0)
    return made


@pytest.mark.parametrize("game", GAMES)
def test_what_was_written_before_does_not_change_a_state(game: str) -> None:
    """A state that is put together of kept parts is the one that is written whole."""
    fixed = Fixed()
    for before, event, after in _played(game, 7):
        assert json.loads(state_text(after, "fr", fixed)) == state_of(after, "fr")
        change = Change(after.version, event, before, after, digest(after))
        update = msgspec.json.decode(update_text(change, "fr", fixed), type=dict[str, object])
        assert update.pop("type") == Update.type and update["what"] == TYPES[type(event)]
        assert list(update) == [field.name for field in fields(Update)]
        assert update["state"] == state_of(after, "fr")
        row = json.loads(body_of("ThrowDice", change))
        assert row == {"command": "ThrowDice", "event": log.encode(event)}
        assert log.decode(row["event"]) == event


def test_a_table_keeps_what_a_move_does_not_change() -> None:
    """A moved table is written field by field: none is forgotten."""
    for before, event, after in _played("bolton", 3):
        if isinstance(event, MoveMade):
            changed = {"score", "moves", "position", "pool", "wake_at", "version", "throws"}
            for name in Table.__slots__:
                assert name in changed or getattr(after, name) is getattr(before, name), name
