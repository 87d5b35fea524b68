"""The shell of a local table: dice, secrets, saving and resuming."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import oie
from oie.dice import DiceKind
from oie.local import LocalGame
from oie.record import RecordError, read, verify
from oie.table import commands as cm
from oie.table.seats import seat

SECRET = bytes(range(32))


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def game(
    id: str = "famille", dice: DiceKind = "system", machines: int = 1, seats: int = 2
) -> tuple[LocalGame, Clock]:
    """A game with a clock in hand, and with a secret that can be searched for."""
    clock = Clock()
    people = tuple(seat(i, f"P{i}", machine=i >= seats - machines) for i in range(seats))
    return LocalGame(oie.ruleset(id), people, dice, clock=clock, entropy=lambda n: SECRET[:n]), clock


def move(play: LocalGame, clock: Clock) -> None:
    """One move of whoever is awaited."""
    if play.delay is not None:
        clock.now += 5
        answer = play.do(cm.Wake())
    else:
        answer = play.do(cm.ThrowDice(play.table.turn))
    assert isinstance(answer, tuple), answer


@pytest.mark.parametrize("id", oie.shipped())
@pytest.mark.parametrize("dice", ["system", "sealed"])
@pytest.mark.clause("UX-55", "UX-56", "S000-14", "S000-13")
def test_a_round_saved_at_every_move_is_taken_up_exactly(id: str, dice: DiceKind, tmp_path: Path) -> None:
    play, clock = game(id, dice)
    play.do(cm.StartRound())
    for _ in range(12):
        if not play.table.running:
            break
        play.save(tmp_path / "r.json")
        again, _ = game(id)
        again.resume(tmp_path / "r.json")
        assert again.table.position == play.table.position
        assert again.table.in_order == play.table.in_order
        assert (again.table.seats, again.table.score, again.table.round) == (
            play.table.seats,
            play.table.score,
            play.table.round,
        )
        assert again.table.turn == play.table.turn
        assert (again.delay is None) == (play.delay is None)
        move(play, clock)


@pytest.mark.clause("UX-53")
def test_saving_changes_nothing(tmp_path: Path) -> None:
    play, clock = game(dice="sealed")
    play.do(cm.StartRound())
    move(play, clock)
    before = repr(play.table), play.segments
    play.save(tmp_path / "r.json")
    assert (repr(play.table), play.segments) == before


def test_the_secret_is_nowhere_before_the_end(tmp_path: Path) -> None:
    play, clock = game(dice="sealed")
    play.do(cm.StartRound())
    for _ in range(4):
        move(play, clock)
    play.save(tmp_path / "r.json")
    told = [
        (tmp_path / "r.json").read_text("utf-8"),
        repr(play.table),
        repr(vars(play)),
        repr(play.segments),
        repr(play.record()),
    ]
    for secret in (SECRET.hex(), SECRET.hex().upper(), repr(SECRET), repr(list(SECRET))):
        assert not any(secret in text for text in told)
    with pytest.raises(Exception, match=r".*"):
        pickle.dumps(vars(play)["_sealed"])


def test_the_secret_is_shown_when_the_round_ends_and_every_throw_is_proved(tmp_path: Path) -> None:
    play, clock = game(dice="sealed")
    play.do(cm.StartRound())
    while play.table.running:
        move(play, clock)
    assert play.segments[-1].secret == SECRET.hex()
    play.save(tmp_path / "r.json")
    proof = verify(read(tmp_path / "r.json"))
    assert proof.proved == proof.throws > 0
    assert proof.start


@pytest.mark.parametrize("how", ["stop", "new round", "close"])
def test_the_secret_is_shown_when_the_round_is_given_up(how: str, tmp_path: Path) -> None:
    play, clock = game(dice="sealed")
    play.do(cm.StartRound())
    for _ in range(3):
        move(play, clock)
    play.save(tmp_path / "r.json")
    assert read(tmp_path / "r.json").dice.segments[-1].secret is None
    if how == "close":
        play.close()
    else:
        play.do(cm.Stop() if how == "stop" else cm.StartRound())
    shown = read(tmp_path / "r.json")
    assert shown.dice.segments[-1].secret == SECRET.hex()
    assert verify(shown).proved == 3


def test_a_resumed_sealed_round_goes_on_with_a_segment_of_its_own(tmp_path: Path) -> None:
    play, clock = game(dice="sealed")
    play.do(cm.StartRound())
    for _ in range(3):
        move(play, clock)
    play.save(tmp_path / "r.json")
    play.close()
    again = LocalGame(play.table.rules, play.table.seats, clock=clock)
    again.resume(tmp_path / "r.json")
    while again.table.running:
        move(again, clock)
    again.save(tmp_path / "end.json")
    segments = read(tmp_path / "end.json").dice.segments
    assert [s.segment for s in segments] == [1, 2]
    assert segments[1].first == 4
    proof = verify(read(tmp_path / "end.json"))
    assert proof.proved == proof.throws


@pytest.mark.clause("UX-57")
def test_a_file_that_is_refused_leaves_the_round_as_it_was(tmp_path: Path) -> None:
    play, clock = game()
    play.do(cm.StartRound())
    move(play, clock)
    before = repr(play.table)
    (tmp_path / "bad.json").write_text('{"format": "something else"}', "utf-8")
    for path in (tmp_path / "bad.json", tmp_path / "missing.json", tmp_path):
        with pytest.raises(RecordError):
            play.resume(path)
    assert repr(play.table) == before


@pytest.mark.clause("UX-58")
def test_the_same_file_can_be_opened_twice(tmp_path: Path) -> None:
    play, clock = game()
    play.do(cm.StartRound())
    move(play, clock)
    play.save(tmp_path / "r.json")
    first = play.resume(tmp_path / "r.json").position
    assert play.resume(tmp_path / "r.json").position == first


def test_nothing_can_be_saved_before_a_round(tmp_path: Path) -> None:
    play, _ = game()
    with pytest.raises(oie.OieError, match="no round is running"):
        play.save(tmp_path / "r.json")
    assert not list(tmp_path.iterdir())
