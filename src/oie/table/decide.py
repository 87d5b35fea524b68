"""Decide: what a command does at a table, as events, or why it is refused.

`decide(table, command, now, dice)` changes nothing. The shell writes the events down, then applies
them with `evolve`; the next command of the same table waits until then.
"""

from __future__ import annotations

from oie.core.errors import MoveError
from oie.core.game import play, start
from oie.core.moves import AwaitsChoice, Choice, Move, Throw
from oie.core.ruleset import Ruleset
from oie.dice import Dice, DiceError, DiceKind
from oie.record.bounds import LEAST_PACE, MOST_PACE, PACE_STEP
from oie.table import commands as cm
from oie.table import events as ev
from oie.table.errors import TableError
from oie.table.evolve import sealing_after
from oie.table.guests import seated
from oie.table.round import MoveMade, RoundOpened
from oie.table.seats import check_seats
from oie.table.table import Table

Answer = tuple[ev.TableEvent, ...]
"""Events of an accepted command."""

Refusal = TableError | MoveError | DiceError
"""Why a command was not accepted."""


def decide(table: Table, command: cm.Command, now: float, dice: Dice) -> Answer | Refusal:
    """The events of `command`, or the reason why nothing happens.

    `now` is in seconds on the caller's clock; `dice` are thrown for whoever is awaited, and lots
    are drawn with them (S000-12a).
    """
    try:
        return _decide(table, command, now, dice)
    except (TableError, MoveError, DiceError) as refusal:
        return refusal


def _decide(table: Table, command: cm.Command, now: float, dice: Dice) -> Answer:
    match command:
        case cm.StartRound(offer=offer):
            if offer is None:
                return (open_round(table, now, dice),)
            check_seats(table.rules, len(table.seats))
            given_up = (ev.RoundStopped(),) if table.running else ()  # else its dice would be sealed anew
            return (*given_up, ev.SealBegun(now, offer))
        case cm.TakeUp(table=taken, offer=offer):
            check_dice(taken.rules, taken.dice, online=table.lobby is not None)  # A000-18
            begun = () if offer is None else (ev.SealBegun(now, offer),)
            return (ev.RoundTakenUp(taken), *begun)
        case cm.Deal():
            return (open_round(table, now, dice),)
        case cm.ThrowDice(turn=turn):
            _person(table, turn)
            if table.dice == "real":
                raise TableError("table-real")
            return (_throw(table, now, dice),)
        case cm.ReportThrow(turn=turn, faces=faces):
            _turn(table, turn)
            if table.dice != "real":
                raise TableError("table-not-real")
            return (_move(table, now, Throw(faces), typed=True),)
        case cm.Choose(turn=turn, index=index):
            _person(table, turn)
            return (_move(table, now, Choice(index)),)
        case cm.TakeBack(turn=turn):
            return (_take_back(table, turn),)
        case cm.Wake():
            return _wake(table, now, dice)
        case cm.SetPace(pace=pace):
            check_pace(pace)
            return (ev.PaceSet(pace),)
        case cm.SetTable(rules=rules, seats=seats, dice=kind):
            if table.running:
                raise TableError("table-locked")
            check_seats(rules, len(seats))
            check_dice(rules, kind, online=table.lobby is not None)
            return (ev.TableSet(rules, seats, kind),)
        case cm.Stop():
            return (ev.RoundStopped(),)
        case cm.Seal(place=place, c=c):
            return (_contribution(table, ev.KeySealed(now, place, c)),)
        case cm.OpenKey(place=place, k=k):
            return (_contribution(table, ev.KeyOpened(now, place, k)),)
        case cm.ShowSecret(secret=secret):
            return (ev.SecretShown(secret),)
        case _:
            return seated(table, command, now)


def _contribution(table: Table, event: ev.KeySealed | ev.KeyOpened) -> ev.TableEvent:
    sealing_after(table, event)  # or it is refused
    return event


def check_pace(pace: float) -> None:
    """Raises `TableError` for a pace that the machine does not keep (S000-9b, UX-30)."""
    if not LEAST_PACE <= pace <= MOST_PACE or pace % PACE_STEP:
        raise TableError("table-pace", least=LEAST_PACE, most=MOST_PACE, step=PACE_STEP, got=pace)


def check_dice(rules: Ruleset, dice: DiceKind, online: bool) -> None:
    """Raises `TableError` for real dice where the rules leave all throws to the authority (A000-18)."""
    if online and dice == "real" and not rules.real_online:
        raise TableError("table-real-online", ruleset=rules.id)


def open_round(table: Table, now: float, dice: Dice) -> RoundOpened:
    """The next round: who starts is taken in turn or drawn by lot, as the ruleset says (UX-15)."""
    check_seats(table.rules, len(table.seats))
    places = list(range(len(table.seats)))
    first = 0
    match table.rules.starter:
        case "alternate":  # A000-11: blue starts the first round
            first = table.round % len(places)
        case "lots":  # S004-12, A002-17
            first = dice.draw(len(places))
        case "lots_order":  # S001-2: the whole order is drawn
            places = [places.pop(dice.draw(len(places))) for _ in range(len(places))]
    step = start(table.rules, len(places), first, pool=table.pool)
    return RoundOpened(now, tuple(places), first, step.events)


def _turn(table: Table, turn: int) -> None:
    if not table.running:
        raise TableError("table-no-round")
    if table.sealing is not None:
        raise TableError("table-sealing")
    if turn != table.turn:  # UX-21, UX-43: the same click twice draws once
        raise TableError("table-turn", turn=table.turn, got=turn)


def _person(table: Table, turn: int) -> None:
    _turn(table, turn)
    if table.machine_awaited:  # UX-25
        raise TableError("table-not-yours", name="" if table.awaited is None else table.awaited.name)


def _throw(table: Table, now: float, dice: Dice) -> MoveMade:
    assert table.position is not None
    if table.position.pending is not None:
        return _move(table, now, Throw(()))  # refused by the core in its own words
    return _move(table, now, Throw(dice.throw(table.rules.dice, table.rules.faces)))


def _move(table: Table, now: float, move: Move, typed: bool = False) -> MoveMade:
    assert table.position is not None
    return MoveMade(now, move, play(table.position, move).events, typed)


def _take_back(table: Table, turn: int) -> ev.MoveTakenBack:
    if table.dice != "real":
        raise TableError("table-not-real")
    if turn != table.turn:
        raise TableError("table-turn", turn=table.turn, got=turn)
    if not table.moves or table.moves[-1].taken_back or not table.moves[-1].made.typed:
        raise TableError("table-nothing-back")
    return ev.MoveTakenBack()


def _wake(table: Table, now: float, dice: Dice) -> Answer:
    """The machine's move, once its time has come (UX-30, UX-32: none without a running round)."""
    if table.wake_at is None or not (table.running or table.sealing):
        raise TableError("table-no-round")
    if now < table.wake_at:
        raise TableError("table-early")
    if table.sealing is not None:
        return (ev.SealTimeUp(now),)
    assert table.position is not None
    awaits = table.position.awaits
    if isinstance(awaits, AwaitsChoice):
        return (_move(table, now, Choice(dice.draw(len(awaits.among)))),)
    if table.dice == "real":
        raise TableError("table-real")
    return (_throw(table, now, dice),)
