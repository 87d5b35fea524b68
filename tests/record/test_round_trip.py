"""What is saved and taken up again is the same round, in every state that it can reach."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oie
from oie.record import (
    FORMAT,
    VERSION,
    RecordedMove,
    RecordError,
    TableFacts,
    decode,
    encode,
    replay,
    write_down,
)
from tests.record.support import CROSSROADS, GAMES, SAVED_AT, game, record_of, round_of, written

TOP = (
    "format",
    "version",
    "saved_at",
    "ruleset",
    "options",
    "seats",
    "table",
    "dice",
    "moves",
    "events",
    "position",
    "result",
)


@pytest.mark.clause("UX-55")
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None)
@given(st.data())
def test_resuming_gives_back_every_reachable_state(name: str, data: st.DataObject) -> None:
    """UX-55: waits, held since when, first throw spent, counters, pool, choice, whose turn."""
    rules = game(name, data.draw(st.integers(0, 2)))
    seats = data.draw(st.integers(rules.seats[0], min(4, rules.seats[1])))
    first = data.draw(st.integers(0, seats - 1))
    steps, made = round_of(rules, data.draw(st.integers(0, 10**6)), 80, seats, first=first)
    until = data.draw(st.integers(0, len(made)))
    record = written(steps[: until + 1], made[:until])
    again = decode(encode(record).encode())
    assert again == record
    resumed = replay(again)
    assert resumed.position.key == steps[until].position.key
    assert resumed.position.awaits == steps[until].position.awaits
    assert resumed.steps == steps[: until + 1]
    assert resumed.rules.options == rules.options


@pytest.mark.clause("UX-55")
def test_the_states_that_are_easily_lost_do_occur_in_these_rounds() -> None:
    """The property above is worth nothing where no round ever holds, waits, chooses, pays or ends."""
    seen = set()
    for name in GAMES:
        for seed in range(60):
            rules = game(name, seed)
            for step in round_of(rules, seed, 80, rules.seats[0])[0]:
                position = step.position
                seen |= {"held"} if any(position.held) else set()
                seen |= {"wait"} if any(position.waits) else set()
                seen |= {"first throw to come"} if not all(position.thrown) else set()
                seen |= {"counters"} if position.counters else set()
                seen |= {"pool"} if position.pool else set()
                seen |= {"choice"} if position.pending else set()
                seen |= {"won"} if position.result and position.result.winner is not None else set()
                seen |= {"drawn"} if position.result and position.result.winner is None else set()
    wanted = {"held", "wait", "first throw to come", "counters", "pool", "choice", "won", "drawn"}
    assert seen == wanted


def test_a_choice_on_a_space_where_another_stands_is_kept() -> None:
    """UX-55: the pawn that is to choose has not come to rest, so it meets nobody yet."""
    rules = oie.load(CROSSROADS)
    steps: tuple[oie.Step, ...] = (oie.start(rules, 2),)
    made: tuple[RecordedMove, ...] = ()
    for move in (oie.Throw((3,)), oie.Choice(0), oie.Throw((3,))):
        steps += (oie.play(steps[-1].position, move),)
        made += (RecordedMove(move),)
    assert str(steps[-1].position) == "3$6 3$8 / 1 to choose by 3 from 0 first / pool 4"
    assert replay(decode(encode(written(steps, made)))).position.key == steps[-1].position.key


@pytest.mark.clause("UX-55", "UX-52")
def test_who_was_held_first_is_kept() -> None:
    """Two in two wells of a game of three: the position says in which order they came there."""
    rules = game("crossroads")
    position = oie.position(rules, "0$9 9!2$9 14!1$9 / 0 to throw / pool 3")
    step = oie.play(position, oie.Throw((5,)))
    assert step.position.held == (0, 2, 1)
    for seed in range(400):
        steps, made = round_of(rules, seed, 60, 3)
        until = next((n for n, step in enumerate(steps) if 2 in step.position.held), None)
        if until is not None:
            resumed = replay(decode(encode(written(steps[: until + 1], made[:until]))))
            assert resumed.position.held == steps[until].position.held
            assert "!2" in str(resumed.position)
            return
    pytest.fail("no round of these had two pawns held")


@pytest.mark.clause("UX-52")
def test_the_keys_of_a_record() -> None:
    """UX-52: exactly these keys in this order, the ruleset with its whole text."""
    record = record_of("bolton", moves=9)
    text = encode(record)
    told = json.loads(text)
    assert tuple(told) == TOP
    assert (told["format"], told["version"]) == (FORMAT, VERSION) == ("oie-record", 1)
    assert told["saved_at"] == "2026-11-30T14:41:07+01:00"
    assert list(told["ruleset"]) == ["id", "version", "digest", "text"]
    assert told["ruleset"]["text"] == game("bolton").text
    assert told["options"] == game("bolton").options
    assert told["seats"][1] == {"name": "Bob", "kind": "machine", "colour": "red", "shape": "shape-0"}
    assert list(told["table"]) == ["round", "score", "starter", "order", "pace"]
    assert told["dice"] == {"kind": "system", "segments": []}
    assert all(list(move) == ["throw"] for move in told["moves"])
    assert told["events"][0]["type"] == "round_started"
    assert told["position"] == record.position
    assert told["result"] is None


@pytest.mark.clause("UX-50")
def test_a_record_is_readable_and_stable() -> None:
    """UX-50: letters as they are, one move and one event a line; equal records are equal texts."""
    record = record_of("famille", seats=4)
    text = encode(record)
    assert '"name": "Đặng"' in text
    assert "\\u" not in text
    lines = [line.strip().rstrip(",") for line in text.splitlines()]
    for told in (*json.loads(text)["moves"], *json.loads(text)["events"]):
        assert json.dumps(told, ensure_ascii=False) in lines
    assert encode(decode(text)) == text
    keys_turned = json.dumps(dict(reversed(json.loads(text).items())))
    assert encode(decode(keys_turned)) == text


@pytest.mark.clause("UX-52")
@pytest.mark.parametrize("seed", range(30))
def test_the_result_of_a_round_that_is_over(seed: int) -> None:
    """UX-52: a round can be saved after its end; the result names the winner, or says draw."""
    record = record_of("oudhollands", seed=seed, moves=2000)
    told: dict[str, Any] = json.loads(encode(record))
    position = replay(record).position
    assert isinstance(position.awaits, oie.Finished)
    winner = position.awaits.winner
    assert told["result"] == ({"draw": True} if winner is None else {"winner": winner})
    assert decode(encode(record)).result == position.result


def test_a_typed_throw_that_was_taken_back_stands_in_its_place_and_does_not_count() -> None:
    """Issue 2, Dice: real throws are marked, and one taken back stays in the history."""
    steps, made = round_of(game("famille"), 5, 6, typed=True)
    wrong = RecordedMove(oie.Throw((6, 6)), typed=True, taken_back=True)
    record = written(steps, (*made[:3], wrong, wrong, *made[3:]))
    told = json.loads(encode(record))["moves"]
    assert told[3] == {"throw": [6, 6], "typed": True, "taken_back": True}
    assert told[0] == {"throw": list(steps[1].events[0].faces), "typed": True}  # type: ignore[union-attr]
    again = decode(encode(record))
    assert again == record
    assert again.counted == made
    assert again.throws == tuple(m.move.faces for m in made if isinstance(m.move, oie.Throw))
    assert replay(again).position.key == steps[-1].position.key
    with pytest.raises(oie.OieError, match="turn 4"):
        replay(replace(record, moves=(*made[:3], replace(wrong, taken_back=False), *made[3:])))


def test_a_throw_taken_back_may_be_the_last_entry() -> None:
    steps, made = round_of(game("famille"), 5, 2, typed=True)
    record = written(steps, (*made, RecordedMove(oie.Throw((1, 2)), typed=True, taken_back=True)))
    assert replay(decode(encode(record))).position.key == steps[-1].position.key


@pytest.mark.clause("UX-15")
def test_the_draw_for_the_start_stands_in_the_record() -> None:
    """UX-15: who began and, where the order was drawn, the order."""
    steps, made = round_of(game("pair-impair"), 3, 4, 3)
    record = written(steps, made, table=TableFacts(1, (0, 2, 1), 0, (2, 0, 1)))
    told = json.loads(encode(record))
    assert told["table"] == {"round": 1, "score": [0, 2, 1], "starter": 0, "order": [2, 0, 1], "pace": 1}
    assert told["events"][0] == {"type": "round_started", "seats": 3, "first": 0}
    assert replay(decode(encode(record))).record.table.order == (2, 0, 1)


@pytest.mark.clause("UX-59")
def test_a_record_says_that_it_was_played_from_several_places() -> None:
    """UX-59: so that whoever opens it elsewhere is asked who plays the others' seats."""
    steps, made = round_of(game("famille"), 2, 4, 3)
    record = written(steps, made, table=TableFacts(1, (0, 2), 0, (0, 1), 1.0, True))
    text = encode(record)
    assert json.loads(text)["table"]["online"] is True
    assert decode(text).table.online is True
    with pytest.raises(RecordError, match="online"):
        decode(text.replace('"online": true', '"online": 1'))


@pytest.mark.clause("UX-53")
def test_saving_changes_nothing() -> None:
    """UX-53: the round goes on from the very position that was saved."""
    steps, made = round_of(game("jardin"), 9, 10)
    before = steps[-1].position.key
    assert encode(written(steps, made)) == encode(written(steps, made))
    assert steps[-1].position.key == before


@pytest.mark.clause("UX-56")
def test_a_record_holds_nothing_that_is_to_come() -> None:
    """UX-56: two rounds that have gone the same way so far are the same record, whatever comes next."""
    steps, made = round_of(game("famille"), 11, 8)
    longer, further = round_of(game("famille"), 11, 20)
    assert encode(written(longer[:9], further[:8])) == encode(written(steps, made))


@pytest.mark.parametrize("moment", ["2026-02-03T04:05:06Z", "2026-02-03T04:05:06.25-09:30"])
def test_times_of_other_programs_are_read(moment: str) -> None:
    text = encode(record_of()).replace(SAVED_AT.isoformat(), moment)
    saved_at = decode(text).saved_at
    assert saved_at == datetime.fromisoformat(moment)
    assert decode(encode(decode(text))).saved_at == saved_at


def test_a_time_without_an_offset_is_not_written() -> None:
    record = record_of()
    with pytest.raises(ValueError, match="offset"):
        write_down(
            replay(record).position,
            saved_at=datetime.now(UTC).replace(tzinfo=None),
            seats=record.seats,
            table=record.table,
            dice=record.dice,
            moves=record.moves,
            events=record.events,
        )
