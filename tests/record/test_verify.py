"""The proof of a whole record: rules, events, and every throw of sealed dice whose secret was shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

import oie
from oie.dice import Contribution, DiceError, Lot
from oie.record import DiceFacts, Record, RecordedMove, RecordError, TableFacts, decode, encode, verify
from tests.record.sealed_rounds import opened, record_with, sealed, thrown, whole
from tests.record.support import game, record_of


def refusal(record: Record) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify(record)
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("name", "seats"), [("famille", 4), ("pair-impair", 3), ("bolton", 2), ("oudhollands", 3)]
)
def test_every_throw_of_a_round_that_is_over_is_proved(name: str, seats: int) -> None:
    proof = verify(whole(name, seats))
    assert proof.throws == proof.proved == len(proof.replay.steps) - 1
    assert (proof.unsealed, proof.hidden, proof.running) == (0, (), False)
    assert proof.start


@pytest.mark.clause("UX-15")
def test_the_order_drawn_by_lots_is_proved() -> None:
    """UX-15: each lot is among the places that are left, the first for the seat that begins."""
    record = whole("pair-impair", 4)
    lots = record.dice.segments[0].lots
    assert [lot.of for lot in lots] == [4, 3, 2, 1]
    assert verify(record).start
    other = replace(record, table=replace(record.table, order=tuple(reversed(record.table.order))))
    error = refusal(other)
    assert error.code == "record-dice-start"
    assert str(list(record.table.order))[1:-1] in str(error)


@pytest.mark.clause("UX-15")
def test_a_starter_that_was_not_drawn_is_noticed() -> None:
    """UX-15: another seat began than the lot says, with everything else in order."""
    dice = sealed()
    drawn = dice.draw(2)
    step = oie.start(game("famille"), 2, 1 - drawn)
    steps = thrown((step,), dice)
    record = record_with(steps, TableFacts(3, (0, 0), 1 - drawn, (0, 1)), dice, shown=True)
    assert refusal(record).code == "record-dice-start"


def test_lots_for_something_else_prove_no_start() -> None:
    """A machine chose by lot, and nobody drew for the start: nothing is claimed."""
    dice = sealed()
    dice.draw(6)
    steps = thrown((oie.start(game("famille"), 2),), dice)
    record = record_with(steps, TableFacts(3, (0, 0), 0, (0, 1)), dice, shown=True)
    proof = verify(record)
    assert not proof.start
    assert proof.proved == proof.throws


def test_no_lot_is_proved_where_seats_alternate() -> None:
    dice = sealed()
    step, table = opened("jardin", dice)
    assert not verify(record_with(thrown((step,), dice), table, dice, shown=True)).start


@pytest.mark.clause("UX-56")
def test_a_running_round_shows_no_secret_and_says_so() -> None:
    """UX-56: the record of a running sealed round holds nothing from which a throw could be foreseen."""
    dice = sealed()
    step, table = opened("famille", dice)
    record = record_with(thrown((step,), dice, 5), table, dice, shown=False)
    text = encode(record)
    assert '"secret": null' in text
    assert dice.reveal().secret not in (None, *text.split('"'))
    proof = verify(record)
    assert (proof.throws, proof.proved, proof.hidden, proof.running) == (5, 0, (1,), True)
    assert not proof.start


@pytest.mark.clause("UX-56")
def test_a_resumed_round_has_one_segment_more() -> None:
    """UX-56: each segment proves the throws from its own first one on."""
    first = sealed()
    step, table = opened("famille", first)
    steps = thrown((step,), first, 5)
    second = sealed(2, 6)
    steps = thrown(steps, second, 4)
    third = sealed(3, 10)
    record = record_with(thrown(steps, third), table, first, second, third, shown=True)
    proof = verify(record)
    assert [(one.segment, one.proved) for one in proof.segments] == [(1, True), (2, True), (3, True)]
    assert [one.throws for one in proof.segments[:2]] == [5, 4]
    assert proof.proved == proof.throws


def test_a_segment_whose_secret_died_with_the_program() -> None:
    """The others are proved; of its own throws nothing is said."""
    first = sealed()
    step, table = opened("famille", first)
    steps = thrown((step,), first, 5)
    second = sealed(2, 6)
    whole_round = record_with(thrown(steps, second), table, first, second, shown=True)
    lost = replace(whole_round.dice.segments[0], secret=None)
    segments = (lost, whole_round.dice.segments[1])
    proof = verify(replace(whole_round, dice=DiceFacts("sealed", segments)))
    assert proof.hidden == (1,)
    assert proof.throws - proof.proved == 5
    assert (proof.running, proof.start) == (False, False)


def test_throws_before_the_dice_were_sealed_are_not_proved() -> None:
    """A round begun with other dice and taken up again with sealed ones."""
    rules = game("famille")
    steps: tuple[oie.Step, ...] = (oie.start(rules, 2),)
    for text in ("1+3", "2+1", "6+4"):
        steps += (oie.play(steps[-1].position, oie.throw(text)),)
    dice = sealed(1, 4)
    record = record_with(thrown(steps, dice), TableFacts(3, (0, 0), 0, (0, 1)), dice, shown=True)
    proof = verify(record)
    assert proof.unsealed == 3
    assert proof.proved == proof.throws - 3


def test_a_record_without_sealed_dice_is_proved_by_its_rules_alone() -> None:
    proof = verify(record_of("jardin", moves=20))
    assert (proof.segments, proof.proved, proof.unsealed) == ((), 0, proof.throws)


def test_one_throw_changed_with_all_that_follows_from_it_is_noticed() -> None:
    """The record replays without a fault; only the sealed dice say that this was not thrown."""
    dice = sealed()
    step, table = opened("famille", dice)
    steps = thrown((step,), dice, 3)
    true = dice.throw(2)
    other = oie.Throw(tuple(face % 6 + 1 for face in true))
    steps += (oie.play(steps[-1].position, other),)
    error = refusal(record_with(thrown(steps, dice), table, dice, shown=True))
    assert error.code == "record-dice"
    cause = error.details["cause"]
    assert isinstance(cause, DiceError)
    assert cause.code == "dice-wrong-throw"
    assert "throw 4" in str(error)


def test_a_throw_taken_back_has_no_number() -> None:
    """What was withdrawn stands in the moves and is none of the sealed throws."""
    record = whole()
    withdrawn = RecordedMove(oie.Throw((1, 1)), typed=True, taken_back=True)
    proof = verify(replace(record, moves=(record.moves[0], withdrawn, *record.moves[1:])))
    assert proof.proved == len(record.moves)


@pytest.mark.parametrize("change", [{"segment": 2}, {"first": 2}, {"first": 999}], ids=str)
def test_segments_that_do_not_fit_the_round_are_refused(change: dict[str, int]) -> None:
    record = whole()
    segment = replace(record.dice.segments[0], **change)  # type: ignore[arg-type]
    if change != {"first": 2}:
        assert refusal(replace(record, dice=DiceFacts("sealed", (segment,)))).code == "record-segments"
    twice = (*record.dice.segments, *record.dice.segments)
    assert refusal(replace(record, dice=DiceFacts("sealed", twice))).code == "record-segments"


def test_sealed_dice_have_segments_and_others_have_none() -> None:
    record = whole()
    for dice in (DiceFacts("sealed", ()), DiceFacts("system", record.dice.segments)):
        assert refusal(replace(record, dice=dice)).code == "record-segments"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"commitment": "0" * 64}, "dice-commitment"),
        ({"secret": "0" * 64}, "dice-commitment"),
        ({"table": "OTHER"}, "dice-commitment"),
        ({"contributions": (Contribution(0, "0" * 64, "0" * 32),)}, "dice-contribution"),
        ({"lots": (Lot(2, 0),) * 20}, "dice-wrong-lot"),
    ],
    ids=lambda value: value if isinstance(value, str) else next(iter(value)),
)
def test_anything_changed_in_a_segment_is_noticed(change: dict[str, object], code: str) -> None:
    record = whole()
    segment = replace(record.dice.segments[0], **change)  # type: ignore[arg-type]
    error = refusal(replace(record, dice=DiceFacts("sealed", (segment,))))
    cause = error.details["cause"]
    assert isinstance(cause, DiceError)
    assert (error.code, cause.code) == ("record-dice", code)


def test_a_segment_moved_away_from_its_throws_proves_fewer() -> None:
    """Where a segment begins is not committed to; what it no longer covers is counted as not proved."""
    record = whole()
    segment = replace(record.dice.segments[0], first=4)
    proof = verify(replace(record, dice=DiceFacts("sealed", (segment,))))
    assert (proof.unsealed, proof.throws - proof.proved) == (3, 3)


def test_dice_of_another_round_prove_nothing() -> None:
    """The same table may have sealed the very throws for another of its rounds."""
    record = whole()
    error = refusal(replace(record, table=replace(record.table, round=4)))
    assert error.code == "record-dice-round"


def test_a_segment_of_the_wrong_form_is_refused_on_reading() -> None:
    text = encode(whole()).replace('"commitment": "', '"commitment": "x')
    with pytest.raises(RecordError) as caught:
        decode(text)
    assert caught.value.code == "record-dice"
    assert "commitment" in str(caught.value)


def test_a_record_that_does_not_replay_is_not_proved() -> None:
    record = whole()
    assert refusal(replace(record, moves=record.moves[:-1])).code == "record-replay-more"
