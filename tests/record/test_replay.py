"""A record taken up again: with its own ruleset, its events folded, its moves played as a check."""

from __future__ import annotations

import copy
import hashlib
import pickle
from dataclasses import replace

import pytest

import oie
from oie.record import RecordedMove, RecordError, ReplayMismatch, RulesetCopy, decode, encode, replay
from oie.record.replay import rules_of
from oie.rulesets import shipped
from tests.record.support import GAMES, game, record_of, round_of, written


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_round_is_taken_up_as_it_was_played(name: str) -> None:
    """One step for the opening and one for each move, each with its events and position."""
    rules = game(name)
    steps, made = round_of(rules, 4, 5000, rules.seats[0])
    resumed = replay(decode(encode(written(steps, made))))
    assert resumed.steps == steps
    assert isinstance(resumed.position.awaits, oie.Finished)
    events = [event for step in resumed.steps for event in step.events]
    assert oie.fold(resumed.rules, events) == resumed.position


def test_a_round_goes_on_where_it_was_saved() -> None:
    """Played on from the record, a round goes the very way it would have gone."""
    steps, made = round_of(game("jardin", 2), 8, 30)
    position = replay(decode(encode(written(steps[:11], made[:10])))).position
    for step, move in zip(steps[11:], made[10:], strict=True):
        played = oie.play(position, move.move)
        assert played == step
        position = played.position


@pytest.mark.clause("UX-57")
def test_a_mismatch_names_the_turn_and_both_events() -> None:
    """UX-57: a record that does not replay is refused, with what it tells and what its moves lead to."""
    steps, made = round_of(game("famille"), 2, 8)
    other = made[4].move
    assert isinstance(other, oie.Throw)
    turned = oie.Throw(other.faces[::-1])
    assert turned != other
    record = written(steps, (*made[:4], RecordedMove(turned), *made[5:]))
    with pytest.raises(ReplayMismatch) as caught:
        replay(record)
    error = caught.value
    thrower = steps[4].position.seat
    assert error.turn == 5
    assert error.recorded == oie.Thrown(thrower, other.faces)
    assert error.played == oie.Thrown(thrower, turned.faces)
    says = f"turn 5: the record tells {error.recorded}, but its moves lead to {error.played}"
    assert str(error) == says
    assert isinstance(error, RecordError)
    assert error.code == "record-replay"


def test_a_mismatch_survives_being_sent_elsewhere() -> None:
    """Test runners and worker processes pickle what was raised."""
    error = ReplayMismatch(turn=2, recorded=None, played=oie.TurnCame(1))
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert isinstance(again, ReplayMismatch)
        assert (again.code, str(again), again.played) == ("record-replay-less", str(error), oie.TurnCame(1))


def test_the_opening_is_checked_too() -> None:
    """Turn 0: an ante that nobody paid."""
    steps, made = round_of(game("crossroads"), 2, 0)
    short = steps[0].events[:-1]
    record = written(steps, made)
    shorter = replace(record, events=short, position=str(oie.fold(game("crossroads"), short)))
    with pytest.raises(ReplayMismatch) as caught:
        replay(shorter)
    assert (caught.value.turn, caught.value.recorded, caught.value.played) == (0, None, oie.Anted(1, 1))


def test_an_opening_that_no_table_allows() -> None:
    """A pool above what a table can hold, won and paid out, so that the position itself is allowed."""
    record = record_of("bolton", seed=2, moves=0)
    rules = game("bolton")
    started = oie.RoundStarted(2, record.table.starter, 1_200_000_000)
    events: tuple[oie.Event, ...] = (started, oie.Moved(0, 0, 63, "throw"), oie.Won(0, 300_000_000))
    position = oie.fold(rules, events)
    with pytest.raises(RecordError) as caught:
        replay(replace(record, events=events, position=str(position), result=position.result))
    assert caught.value.code == "record-position"
    assert "pool" in str(caught.value)


def mended(record_name: str = "famille") -> tuple[oie.Ruleset, str]:
    """A shipped ruleset as it may have been once: the same id and version, another text and another rule."""
    text = game(record_name).text.replace("do: [{go: {to: 30}}]", "do: [{go: {to: 33}}]")
    assert text != game(record_name).text
    return oie.load(text), text


def test_a_record_opens_with_its_own_ruleset_where_the_shipped_one_has_changed() -> None:
    """Issue 2, Records: a record outlives a change of its ruleset, for it holds the text."""
    old, text = mended()
    steps, made = round_of(old, 0, 0)
    for throw in ("6+5", "1+2", "6+4", "1+2", "6+6", "1+3", "5+4"):
        move = oie.throw(throw)
        steps += (oie.play(steps[-1].position, move),)
        made += (RecordedMove(move),)
    assert any(isinstance(e, oie.Moved) and e.end == 33 for step in steps for e in step.events)
    resumed = replay(decode(encode(written(steps, made))))
    assert resumed.rules.text == text
    assert resumed.rules.digest != game("famille").digest
    assert resumed.steps == steps


def test_the_ruleset_shipped_today_is_used_where_the_text_is_the_same() -> None:
    """The same text is the same ruleset: it is not read and checked anew."""
    for name in shipped():
        assert rules_of(record_of(name, moves=0)) is oie.ruleset(name, **dict(game(name).options))


def test_options_left_out_have_their_defaults() -> None:
    record = record_of("jardin")
    assert replay(replace(record, options={})).position.key == replay(record).position.key


def test_a_ruleset_of_ones_own_needs_no_shipped_name() -> None:
    record = record_of("crossroads", which=0)
    assert record.ruleset.id not in shipped()
    assert replay(record).rules.title == {"en": "Crossroads"}


def test_a_foreign_text_under_a_shipped_name_is_read_as_what_it_is() -> None:
    text = "oie: 1\nid: famille\nversion: 1\n"
    copy_ = RulesetCopy("famille", 1, hashlib.sha256(text.encode()).hexdigest(), text)
    with pytest.raises(RecordError) as caught:
        replay(replace(record_of("famille"), ruleset=copy_))
    assert caught.value.code == "record-ruleset"


def test_a_round_of_a_mended_program_can_still_be_read_from_its_events() -> None:
    """Law 10: the events are what every reader folds; without the check by moves they stand alone."""
    steps, made = round_of(game("famille"), 2, 8)
    throw = made[4].move
    assert isinstance(throw, oie.Throw)
    record = written(steps, (*made[:4], RecordedMove(oie.Throw(throw.faces[::-1])), *made[5:]))
    with pytest.raises(ReplayMismatch):
        replay(record)
    assert replay(record, moves=False).steps == steps


@pytest.mark.clause("UX-57")
def test_a_refusal_changes_nothing() -> None:
    """UX-57: the record that was refused, and the one that is open, are as they were."""
    record = record_of("famille")
    running = replay(record)
    broken = replace(record, position="7 8 / 0 to throw")
    before = encode(broken)
    with pytest.raises(RecordError):
        replay(broken)
    assert encode(broken) == before
    assert replay(record) == running
