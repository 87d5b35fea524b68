"""Who may ask an online table for what, and what commands around seats do."""

from __future__ import annotations

from dataclasses import replace

import pytest

import oie
from oie.dice import LoadedDice
from oie.table import Table, decide, evolve, log, new_table
from oie.table import commands as cm
from oie.table.guests import HOST_AWAY
from oie.table.lobby import open_lobby
from oie.table.rights import CLOCK, Actor, refusal
from oie.table.seats import seat

HOST, GUEST, NOBODY = Actor("host"), Actor("guest"), Actor("stranger")
FAMILLE = oie.ruleset("famille")


def table_of(*kinds: str, rules: oie.Ruleset = FAMILLE) -> Table:
    """An online table: `h` sits the host, `g` waits for a guest, `m` is the machine."""
    seats = tuple(seat(n, f"P{n}", machine=kind == "m") for n, kind in enumerate(kinds))
    return new_table(rules, seats, lobby=open_lobby("host", (kind == "h" for kind in kinds)))


def after(table: Table, actor: Actor, command: cm.Command, *throws: tuple[int, ...], now: float = 0) -> Table:
    """The table after a command that its actor may ask for and that is accepted."""
    refused = refusal(table, actor, command)
    assert refused is None, refused
    answer = decide(table, command, now, LoadedDice(throws, (0,) * 9))
    assert isinstance(answer, tuple), answer
    rows = [log.opened(table), *(log.encode(event) for event in answer)] if table.version == 0 else []
    for event in answer:
        table = evolve(table, event)
        assert log.decode(log.encode(event)) == event
    if rows:
        assert log.replay(rows) == table
    return table


def refused(table: Table, actor: Actor, command: cm.Command, now: float = 0) -> str:
    """The code of a refusal, by right or by what is possible."""
    by_right = refusal(table, actor, command)
    if by_right is not None:
        return by_right.code
    answer = decide(table, command, now, LoadedDice(((1, 2),), (0,)))
    assert isinstance(answer, oie.OieError)
    return answer.code


@pytest.mark.clause("UX-45")
def test_a_guest_sits_down_at_a_free_place_under_a_name_of_their_own() -> None:
    table = after(table_of("h", "g", "m", "g"), GUEST, cm.TakeSeat(None, "  Léa  ", "guest"))
    assert table.lobby is not None
    assert [s.name for s in table.seats] == ["P0", "Léa", "P2", "P3"]
    assert table.lobby.places("guest") == (1,)
    assert refused(table, NOBODY, cm.TakeSeat(1, "Bo", "x")) == "table-seat-taken"
    assert refused(table, NOBODY, cm.TakeSeat(2, "Bo", "x")) == "table-seat-taken"
    assert refused(table, NOBODY, cm.TakeSeat(None, "LÉA", "x")) == "table-name-taken"
    assert refused(table, NOBODY, cm.TakeSeat(7, "Bo", "x")) == "table-place"
    assert refused(table, NOBODY, cm.TakeSeat(None, "x" * 15, "x")) == "table-name"
    full = after(table, NOBODY, cm.TakeSeat(None, "Bo", "x"))
    assert refused(full, NOBODY, cm.TakeSeat(None, "Cy", "y")) == "table-full"


@pytest.mark.clause("UX-44", "UX-42")
def test_guests_throw_for_their_seat_and_the_host_has_the_controls() -> None:
    table = after(table_of("h", "g"), GUEST, cm.TakeSeat(None, "Léa", "guest"))
    for command in (
        cm.StartRound(),
        cm.Stop(),
        cm.SetPace(1.0),
        cm.SetTable(FAMILLE, table.seats, "system"),
        cm.TakeUp(table),
        cm.HoldSeat(0),
        cm.HandOver(1),
        cm.SetWatching(False),
    ):
        assert refused(table, GUEST, command) == "table-host-only"
        assert refused(table, NOBODY, command) == "table-host-only"
    table = after(table, HOST, cm.StartRound())
    assert refused(table, GUEST, cm.ThrowDice(0)) == "table-wrong-seat"
    assert refused(table, NOBODY, cm.ThrowDice(0)) == "table-wrong-seat"
    table = after(table, HOST, cm.ThrowDice(0), (1, 2))
    assert refused(table, HOST, cm.ThrowDice(1)) == "table-wrong-seat"
    table = after(table, GUEST, cm.ThrowDice(1), (1, 2))
    assert table.turn == 2


def test_the_clocks_commands_are_nobody_elses() -> None:
    table = table_of("h", "g")
    for command in (cm.Wake(), cm.Deal(), cm.ShowSecret("0" * 64)):
        assert refusal(table, CLOCK, command) is None
        for actor in (HOST, GUEST, NOBODY):
            assert refused(table, actor, command) == "table-host-only"


@pytest.mark.clause("A000-14", "UX-46")
def test_the_machine_holds_the_seat_of_a_player_who_is_gone_and_gives_it_back() -> None:
    table = after(table_of("h", "g"), GUEST, cm.TakeSeat(None, "Léa", "guest"))
    table = after(table, HOST, cm.StartRound())
    table = after(table, HOST, cm.ThrowDice(0), (1, 2))
    assert table.wake_at is None
    table = after(table, HOST, cm.HoldSeat(1), now=5)
    assert table.wake_at == 6.0
    assert refused(table, GUEST, cm.ThrowDice(1)) == "table-not-yours"
    assert refused(table, NOBODY, cm.GiveBack(1)) == "table-not-your-place"
    returned = after(table, GUEST, cm.GiveBack(1))
    assert returned.wake_at is None
    assert after(returned, GUEST, cm.ThrowDice(1), (1, 2)).turn == 2
    thrown = after(table, CLOCK, cm.Wake(), (3, 4), now=6)
    assert (thrown.turn, thrown.wake_at) == (2, None)
    assert refused(thrown, HOST, cm.GiveBack(0)) == "table-place"


@pytest.mark.clause("UX-46")
def test_a_place_can_be_left_and_taken_by_somebody_else() -> None:
    table = after(table_of("h", "g"), GUEST, cm.TakeSeat(None, "Léa", "guest"))
    assert refused(table, NOBODY, cm.LeaveSeat(1)) == "table-not-your-place"
    left = after(table, GUEST, cm.LeaveSeat(1))
    freed = after(table, HOST, cm.LeaveSeat(1))
    assert left.lobby == freed.lobby
    assert refused(left, HOST, cm.LeaveSeat(1)) == "table-seat-empty"
    again = after(left, NOBODY, cm.TakeSeat(None, "Bo", "stranger"))
    assert again.lobby is not None
    assert again.lobby.places("stranger") == (1,)


@pytest.mark.clause("UX-47")
def test_the_hosts_controls_are_handed_over_or_claimed_after_two_minutes() -> None:
    table = after(table_of("h", "g"), GUEST, cm.TakeSeat(None, "Léa", "guest"))
    handed = after(table, HOST, cm.HandOver(1))
    assert handed.lobby is not None
    assert handed.lobby.host == "guest"
    assert refused(handed, HOST, cm.StartRound()) == "table-host-only"
    assert refused(table, NOBODY, cm.ClaimHost("stranger", 999)) == "table-seated-only"
    assert refused(table, HOST, cm.ClaimHost("host", 999)) == "table-seated-only"
    assert refused(table, GUEST, cm.ClaimHost("guest", HOST_AWAY - 1)) == "table-host-here"
    claimed = after(table, GUEST, cm.ClaimHost("guest", HOST_AWAY))
    assert claimed.lobby is not None
    assert claimed.lobby.host == "guest"


@pytest.mark.clause("A000-18", "UX-40")
def test_jardin_has_no_real_dice_online() -> None:
    jardin = oie.ruleset("jardin")
    table = table_of("h", "g", rules=jardin)
    assert refused(table, HOST, cm.SetTable(jardin, table.seats, "real")) == "table-real-online"
    assert after(table, HOST, cm.SetTable(FAMILLE, table.seats, "real")).dice == "real"
    alone = replace(table, lobby=None)
    assert after(alone, NOBODY, cm.SetTable(jardin, table.seats, "real")).dice == "real"


@pytest.mark.clause("UX-59")
def test_a_round_that_is_taken_up_leaves_everybody_in_their_place() -> None:
    table = after(table_of("h", "g"), GUEST, cm.TakeSeat(None, "Léa", "guest"))
    saved = after(replace(table_of("h", "h"), lobby=None), HOST, cm.StartRound())
    taken = after(table, HOST, cm.TakeUp(replace(saved, version=0)))
    assert taken.lobby == table.lobby
    assert taken.position == saved.position
    fewer = after(table, HOST, cm.SetTable(FAMILLE, table_of("h", "g", "g").seats, "system"))
    assert fewer.lobby is not None
    assert [chair.key for chair in fewer.lobby.chairs] == ["host", "guest", None]


def test_a_table_on_one_screen_has_no_guests() -> None:
    table = replace(table_of("h", "h"), lobby=None)
    assert refused(table, NOBODY, cm.TakeSeat(None, "Bo", "x")) == "table-one-screen"
    assert refusal(table, NOBODY, cm.StartRound()) is None
