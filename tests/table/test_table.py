"""Commands in, events out: the table without any I/O."""

from __future__ import annotations

from dataclasses import replace

import pytest

import oie
from oie.core import events as core
from oie.core.moves import Throw
from oie.dice import DiceKind, LoadedDice
from oie.record import Seat
from oie.table import Table, TableError, decide, evolve, new_table
from oie.table import commands as cm
from oie.table.round import RoundOpened
from oie.table.seats import PAWNS, initials, seat


def table_of(rules: oie.Ruleset, *, machines: int = 0, seats: int = 2, dice: DiceKind = "system") -> Table:
    """A table whose last `machines` seats are the machine's."""
    people = [seat(i, f"P{i}", machine=i >= seats - machines) for i in range(seats)]
    return new_table(rules, tuple(people), dice)


def done(
    table: Table, command: cm.Command, *throws: tuple[int, ...], lots: tuple[int, ...] = (), now: float = 0.0
) -> Table:
    """The table after an accepted command."""
    answer = decide(table, command, now, LoadedDice(throws, lots))
    assert isinstance(answer, tuple), answer
    for event in answer:
        table = evolve(table, event)
    return table


def refused(table: Table, command: cm.Command, *throws: tuple[int, ...], now: float = 0.0) -> str:
    """The code of a refusal."""
    answer = decide(table, command, now, LoadedDice(throws))
    assert isinstance(answer, oie.OieError)
    return answer.code


JARDIN = oie.ruleset("jardin")
FAMILLE = oie.ruleset("famille")


@pytest.mark.clause("A000-11", "UX-15", "S000-11")
def test_jardin_is_begun_by_blue_and_then_in_turn() -> None:
    table = table_of(JARDIN)
    starters = []
    for _ in range(3):
        table = done(table, cm.StartRound())
        assert table.position is not None
        starters.append(table.in_order[table.position.seat].colour)
    assert starters == ["blue", "red", "blue"]


@pytest.mark.clause("S004-12", "A002-17", "UX-15")
def test_the_others_draw_who_starts_each_round_and_the_lot_is_an_event() -> None:
    answer = decide(table_of(FAMILLE, seats=4), cm.StartRound(), 0.0, LoadedDice((), (2,)))
    assert isinstance(answer, tuple)
    (opened,) = answer
    assert isinstance(opened, RoundOpened)
    assert (opened.order, opened.first) == ((0, 1, 2, 3), 2)
    assert opened.events[0] == core.RoundStarted(4, 2)


@pytest.mark.clause("S001-2", "UX-15")
def test_pair_impair_draws_the_whole_order() -> None:
    table = done(table_of(oie.ruleset("pair-impair"), seats=3), cm.StartRound(), lots=(2, 0, 0))
    assert table.order == (2, 0, 1)
    assert table.names == ("P2", "P0", "P1")
    assert table.position is not None
    assert table.position.seat == 0


@pytest.mark.clause("UX-21")
def test_the_same_click_twice_throws_once() -> None:
    table = done(table_of(JARDIN), cm.StartRound())
    after = done(table, cm.ThrowDice(0), (1, 2))
    assert refused(after, cm.ThrowDice(0), (6, 6)) == "table-turn"
    assert after.turn == 1


@pytest.mark.clause("UX-25", "S000-11")
def test_a_person_cannot_throw_for_the_machine_which_throws_by_itself() -> None:
    table = done(table_of(JARDIN, machines=1), cm.StartRound())
    table = done(table, cm.ThrowDice(0), (1, 2), now=10.0)
    assert refused(table, cm.ThrowDice(1), (1, 1)) == "table-not-yours"
    assert table.wake_at == 11.0
    assert refused(table, cm.Wake(), (1, 1), now=10.9) == "table-early"
    table = done(table, cm.Wake(), (1, 3), now=11.0)
    assert table.position is not None
    assert table.position.spaces == (3, 4)


@pytest.mark.clause("UX-30", "S000-9b", "A000-12", "UX-10")
def test_the_pace_acts_on_the_next_throw_and_stays_in_its_range() -> None:
    table = done(table_of(JARDIN, machines=1), cm.StartRound())
    table = done(table, cm.ThrowDice(0), (1, 2), now=10.0)
    slower = done(table, cm.SetPace(3.0))
    assert (slower.pace, slower.wake_at) == (3.0, 11.0)
    for pace in (0.24, 3.25, 0.3, float("nan"), float("inf"), -1.0):
        assert refused(table, cm.SetPace(pace)) == "table-pace"


@pytest.mark.clause("UX-31", "UX-22")
def test_the_machine_plays_on_while_the_person_is_held() -> None:
    table = done(table_of(oie.ruleset("jardin", dice=1), machines=1), cm.StartRound())
    held = oie.position(table.rules, "26! 3 / 1 to throw")
    table = replace(table, position=held, wake_at=1.0)
    table = done(table, cm.Wake(), (1,), now=1.0)
    assert table.wake_at == 2.0
    assert table.awaited is not None
    assert table.awaited.kind == "machine"
    last = table.history()[-1].events
    assert core.PassedOver(0, "held", 0) in last


@pytest.mark.clause("UX-32", "S000-19", "UX-80")
def test_stopping_a_round_cancels_the_machine_and_keeps_the_score() -> None:
    table = replace(done(table_of(JARDIN, machines=2), cm.StartRound()), score=(2, 1))
    stopped = done(table, cm.Stop())
    assert (stopped.wake_at, stopped.position, stopped.moves, stopped.score) == (None, None, (), (2, 1))
    assert refused(stopped, cm.Wake(), (1, 1), now=99.0) == "table-no-round"
    assert refused(stopped, cm.ThrowDice(0), (1, 1)) == "table-no-round"


@pytest.mark.clause("A000-12", "UX-11", "UX-10", "S004-14")
def test_rules_and_seats_are_locked_while_a_round_is_running() -> None:
    table = done(table_of(JARDIN), cm.StartRound())
    three = oie.ruleset("jardin", dice=3)
    assert refused(table, cm.SetTable(three, table.seats, "system")) == "table-locked"
    between = done(done(table, cm.Stop()), cm.SetTable(three, table.seats, "system"))
    assert done(between, cm.StartRound()).rules.dice == 3


@pytest.mark.clause("S000-10a")
def test_jardin_seats_exactly_two() -> None:
    for seats in (1, 3):
        assert refused(table_of(JARDIN, seats=seats), cm.StartRound()) == "table-seats-exactly"
    crowd = tuple(seat(i, f"P{i}") for i in range(3))
    assert refused(table_of(JARDIN), cm.SetTable(JARDIN, crowd, "system")) == "table-seats-exactly"


def test_a_new_number_of_seats_begins_the_score_anew() -> None:
    table = replace(table_of(FAMILLE), score=(3, 1))
    assert done(table, cm.SetTable(FAMILLE, table.seats, "system")).score == (3, 1)
    three = tuple(seat(i, f"P{i}") for i in range(3))
    assert done(table, cm.SetTable(FAMILLE, three, "system")).score == (0, 0, 0)


@pytest.mark.clause("UX-90", "S004-48", "S004-49")
def test_a_win_scores_for_the_place_at_the_table_and_ends_all_throwing() -> None:
    table = done(table_of(oie.ruleset("pair-impair"), seats=2), cm.StartRound(), lots=(1, 0))
    table = replace(table, position=oie.position(table.rules, "33 1 / 0 to throw"))
    table = done(table, cm.ThrowDice(0), (2,))
    assert table.score == (0, 1)  # seat 0 of the round is place 1 at the table
    assert not table.running
    assert refused(table, cm.ThrowDice(1), (1,)) == "table-no-round"


@pytest.mark.clause("A002-19")
def test_the_pool_of_a_drawn_round_stays_on_the_table_for_the_next() -> None:
    rules = oie.ruleset("bolton", deadlock="draw", stake=2)
    table = done(table_of(rules), cm.StartRound(), lots=(0,))
    assert table.position is not None
    assert table.position.pool == 4
    table = replace(table, position=oie.position(rules, "31!$17 46$18 / 1 to throw / pool 5"))
    table = done(table, cm.ThrowDice(0), (3, 3))
    assert (table.running, table.score, table.pool) == (False, (0, 0), 6)
    again = done(table, cm.StartRound(), lots=(0,))
    assert again.position is not None
    assert again.position.pool == 6 + 4


@pytest.mark.clause("UX-42")
def test_real_dice_are_typed_in_and_only_the_last_throw_can_be_taken_back() -> None:
    table = done(table_of(FAMILLE, dice="real"), cm.StartRound(), lots=(0,))
    assert refused(table, cm.ThrowDice(0), (1, 1)) == "table-real"
    assert refused(table, cm.TakeBack(0)) == "table-nothing-back"
    table = done(table, cm.ReportThrow(0, (6, 3)))
    assert table.position is not None
    assert table.position.spaces == (26, 0)
    back = done(table, cm.TakeBack(1))
    assert (table.throws, back.throws) == (1, 0)
    assert back.position is not None
    assert str(back.position) == "0* 0* / 0 to throw"
    assert [made.taken_back for made in back.moves] == [True]
    assert refused(back, cm.TakeBack(1)) == "table-nothing-back"
    again = done(back, cm.ReportThrow(1, (1, 1)))
    assert again.position is not None
    assert again.position.spaces == (2, 0)
    assert [m.made.move for m in again.moves] == [Throw((6, 3)), Throw((1, 1))]
    assert refused(table, cm.ReportThrow(1, (7, 1))) == "invalid-throw"
    assert refused(table_with_dice_thrown(), cm.ReportThrow(0, (1, 1))) == "table-not-real"


def table_with_dice_thrown() -> Table:
    """A table that throws the dice itself."""
    return done(table_of(JARDIN), cm.StartRound())


def test_taking_back_the_winning_throw_takes_back_the_point() -> None:
    rules = oie.ruleset("pair-impair")
    table = done(table_of(rules, dice="real"), cm.StartRound(), lots=(0, 0))
    for turn, face in enumerate((6, 1) * 5 + (3, 1, 2)):
        if not table.running:
            break
        table = done(table, cm.ReportThrow(turn, (face,)))
    while table.running:  # run seat after seat with twos until somebody is home
        table = done(table, cm.ReportThrow(table.turn, (2,)))
    assert sum(table.score) == 1
    back = done(table, cm.TakeBack(table.turn))
    assert sum(back.score) == 0
    assert back.running


def test_a_refused_command_changes_nothing_and_decide_never_does() -> None:
    table = done(table_of(JARDIN), cm.StartRound())
    before = repr(table)
    for command in (
        cm.ThrowDice(5),
        cm.ReportThrow(0, (1, 1)),
        cm.Choose(0, 0),
        cm.TakeBack(0),
        cm.SetPace(9),
    ):
        refused(table, command)
    decide(table, cm.ThrowDice(0), 0.0, LoadedDice(((1, 1),)))
    assert repr(table) == before


def test_versions_are_consecutive() -> None:
    table = table_of(JARDIN)
    versions = [table.version]
    for command in (cm.StartRound(), cm.SetPace(2.0), cm.Stop(), cm.StartRound()):
        table = done(table, command)
        versions.append(table.version)
    assert versions == [0, 1, 2, 3, 4]


@pytest.mark.clause("UX-16")
@pytest.mark.parametrize("name", ["", "   ", "x" * 15, "a\nb\x07", "\u202e"])
def test_names_are_short_and_printable(name: str) -> None:
    with pytest.raises(TableError):
        seat(0, name)


@pytest.mark.clause("S001-3", "UX-03", "S004-7")
def test_no_two_pawns_look_alike() -> None:
    assert len(set(PAWNS)) == len(PAWNS) == 12
    assert len({colour for colour, _ in PAWNS}) == 12
    assert PAWNS[0][0] == "blue"
    assert PAWNS[1][0] == "red"


@pytest.mark.parametrize(
    ("names", "marks"),
    [
        (("Alice", "Bob"), ("A", "B")),
        (("Chloé", "Charles"), ("1", "2")),
        (("Chloé", "Claire", "Bob"), ("Ch", "Cl", "B")),
        (("anna", "Anna"), ("1", "2")),
    ],
)
def test_initials_are_the_shortest_that_nobody_shares(names: tuple[str, ...], marks: tuple[str, ...]) -> None:
    assert initials(names) == marks


def test_seat_is_the_record_s() -> None:
    assert seat(1, "  Bob  ", machine=True) == Seat("Bob", "machine", "red", "square")
