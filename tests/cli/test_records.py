"""`oie replay` and `oie verify`: saved rounds told and proved."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import oie
from oie.core.events import Moved
from oie.dice import Segment, sealed_alone
from oie.record import DiceFacts, Record, RecordedMove, encode, save
from oie.text import LANGUAGES
from tests.cli.support import Run
from tests.record.support import GAMES, record_of, written


def saved(folder: Path, record: Record, name: str = "round.json") -> str:
    """A record on disk; its path."""
    file = folder / name
    save(file, record)
    return str(file)


def edited(folder: Path, record: Record, old: str, new: str) -> str:
    """A record in which somebody has replaced a text; its path."""
    text = encode(record)
    assert old in text
    file = folder / "edited.json"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(file)


def sealed_round(moves: int, *, shown: bool) -> Record:
    """A round of `famille` played with sealed dice, whose secret is shown at the end or not."""
    dice = sealed_alone("table", 3)
    steps = [oie.start(oie.ruleset("famille"), 2, 1)]
    made: list[RecordedMove] = []
    while len(made) < moves and isinstance(steps[-1].position.awaits, oie.AwaitsThrow):
        made.append(RecordedMove(oie.Throw(dice.throw(2))))
        steps.append(oie.play(steps[-1].position, made[-1].move))
    segment: Segment = dice.reveal() if shown else dice.segment
    return written(tuple(steps), tuple(made), dice=DiceFacts("sealed", (segment,)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_told_throw_by_throw_and_ends_with_its_position(
    run: Run, tmp_path: Path, game: str, lang: str
) -> None:
    record = record_of(game, seed=7, moves=30)
    done = run("replay", saved(tmp_path, record), "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert done.lines[-1] == record.position
    assert "Alice" in done.lines[0]
    assert "2026" in done.lines[0]
    paragraphs = done.out.split("\n\n")
    assert len(paragraphs) == 1 + 1 + len(record.moves) + 1  # heading, opening, each move, how it stands


def test_steps_add_the_position_after_each_throw(run: Run, tmp_path: Path) -> None:
    record = record_of("famille", seed=3, moves=5)
    plain, steps = (run("replay", saved(tmp_path, record), *more) for more in ((), ("--steps",)))
    added = [line for line in steps.lines if line not in plain.lines]
    assert len(steps.lines) == len(plain.lines) + len(record.moves) + 1
    assert all(" to throw" in line for line in added)


def test_a_record_outlives_its_ruleset(run: Run, tmp_path: Path) -> None:
    file = saved(tmp_path, record_of("crossroads", seed=2, moves=9))
    assert "Crossroads" in run("replay", file).out
    assert run("verify", file).code == 0


def test_a_plain_round_is_proved_as_far_as_it_can_be(run: Run, tmp_path: Path) -> None:
    record = record_of("famille", seed=5, moves=8)
    done = run("verify", saved(tmp_path, record))
    assert (done.code, done.err) == (0, "")
    agrees, unsealed = done.lines
    assert record.position in agrees
    assert "8 throws" in unsealed
    assert "cannot be proved" in unsealed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sealed_throws_are_proved_once_the_secret_is_shown(run: Run, tmp_path: Path, lang: str) -> None:
    begun = sealed_round(6, shown=False)  # it may be won before its sixth throw
    throws = str(len(begun.moves))
    hidden = run("verify", saved(tmp_path, begun), "--lang", lang)
    shown = run("verify", saved(tmp_path, sealed_round(500, shown=True)), "--lang", lang)
    assert (hidden.code, shown.code, hidden.err, shown.err) == (0, 0, "", "")
    assert throws in hidden.lines[1]
    assert hidden.lines[1].replace(throws, "") != shown.lines[1]
    assert len(shown.lines) == 2


def test_the_proof_as_json(run: Run, tmp_path: Path) -> None:
    record = sealed_round(500, shown=True)
    found = json.loads(run("verify", saved(tmp_path, record), "--json").out)
    assert found == {
        "moves": len(record.moves),
        "position": record.position,
        "running": False,
        "start_proved": False,
        "throws_proved": len(record.moves),
        "throws_unsealed": 0,
        "segments": [{"segment": 1, "throws": len(record.moves), "proved": True}],
    }


def test_a_throw_that_the_sealed_dice_did_not_give_is_found(run: Run, tmp_path: Path) -> None:
    honest = sealed_round(500, shown=True)
    dice, moves = honest.dice, [made.move for made in honest.moves]
    first = moves[0]
    assert isinstance(first, oie.Throw)
    better = oie.Throw((first.faces[0] % 6 + 1, first.faces[1]))
    steps = [oie.start(oie.ruleset("famille"), 2, 1)]
    steps.append(oie.play(steps[0].position, better))
    forged = replace(written(tuple(steps), (RecordedMove(better),)), dice=dice)
    assert f"got {better}" in run("verify", saved(tmp_path, forged)).sentence()
    assert run("replay", saved(tmp_path, forged)).code == 0  # its parts agree, its dice do not


def test_a_move_that_does_not_lead_to_the_events_is_told_and_found(run: Run, tmp_path: Path) -> None:
    """Events are what a reader folds, so the round is still told, and what is wrong is said."""
    record = record_of("famille", seed=3, moves=4)
    move = record.moves[1].move
    assert isinstance(move, oie.Throw)
    other = replace(record, moves=(record.moves[0], RecordedMove(oie.Throw((1, 1))), *record.moves[2:]))
    file = saved(tmp_path, other)
    assert run("verify", file).sentence().startswith("turn 2: ")
    told = run("replay", file)
    assert told.code == 2
    assert told.err == f"oie: {run('verify', file).sentence()}\n"
    assert told.lines[-1] == record.position


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_two_events_that_differ_are_told_in_words(run: Run, tmp_path: Path, lang: str) -> None:
    """No name of a class and no bracket of Python: what the record says happened, and what would have."""
    record = record_of("famille", seed=3, moves=4)
    other = replace(record, moves=(record.moves[0], RecordedMove(oie.Throw((1, 1))), *record.moves[2:]))
    file = saved(tmp_path, other)
    for command in (("verify", file), ("replay", file), ("play", "--plain", "--resume", file)):
        done = run(*command, "--lang", lang)
        assert done.code == 2
        assert "Thrown" not in done.err
        assert "(" not in done.err
        assert ":." not in done.err
    if lang == "en":
        throw = record.moves[1].move
        assert isinstance(throw, oie.Throw)
        first, second = throw.faces
        assert f"throws {first} and {second}, but its moves lead to" in done.err
        assert done.err.endswith("throws 1 and 1\n")


def test_events_that_are_told_alike_stand_as_in_the_file(run: Run, tmp_path: Path) -> None:
    record = record_of("famille", seed=3, moves=4)
    events = list(record.events)
    at = next(i for i, event in enumerate(events) if isinstance(event, Moved))
    event = events[at]
    assert isinstance(event, Moved)
    events[at] = replace(event, why="goose" if event.why == "throw" else "throw", jump=not event.jump)
    sentence = run("verify", saved(tmp_path, replace(record, events=tuple(events)))).sentence()
    assert "Moved(" not in sentence


EDITS = {
    "format": ('"oie-record"', '"goose-record"'),
    "newer": ('"version": 1', '"version": 99'),
    "outside the track": ('"position": "', '"position": "99 '),
    "digest": ('"digest": "', '"digest": "00'),
}


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("word", EDITS)
def test_a_file_that_was_edited_gets_one_sentence(run: Run, tmp_path: Path, command: str, word: str) -> None:
    assert word in run(command, edited(tmp_path, record_of(), *EDITS[word])).sentence()


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_what_is_no_record_gets_one_sentence(run: Run, tmp_path: Path, command: str) -> None:
    file = tmp_path / "x.json"
    for data in (b"", b"{}", b"[]", b"\xff", b"{" * 5000, b"x" * 2_000_000, b"oie: 1"):
        file.write_bytes(data)
        run(command, str(file)).sentence()
    assert "cannot read" in run(command, str(tmp_path)).sentence()
    assert "cannot read" in run(command, str(tmp_path / "none.json")).sentence()
    assert "needs FILE" in run(command).sentence()
