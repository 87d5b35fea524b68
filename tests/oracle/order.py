"""The general rules G1 to G8, written out slowly: what is on the table during one throw, and who throws next.

This file and its neighbours are the second implementation of the six games. They import nothing of `oie`,
they prefer an `if` to a table, and they are meant to be read next to the rules, line by line.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NotRequired, TypedDict

Options = Mapping[str, object]
Trace = list[dict[str, int | str]]


class Player(TypedDict):
    """One seat as the vectors write it; `held_since` is only an order, smaller means held earlier."""

    space: int
    wait: int
    held: bool
    first_throw_done: bool
    counters: NotRequired[int]
    held_since: NotRequired[int | None]


class Answer(TypedDict):
    """What one throw led to; `waits` and `held` as they stand when `next` is about to throw."""

    trace: Trace
    spaces: list[int]
    waits: list[int]
    held: list[bool]
    held_since: list[int | None]
    first_throw_done: list[bool]
    released: list[int]
    passed_over: list[int]
    next: int | None
    counters: list[int] | None
    pool: int
    fines: list[tuple[int, str]]
    draw: bool
    winner: int | None


@dataclass(slots=True)
class Slate:
    """Everything on the table while one throw is resolved; written over step by step."""

    mover: int
    origin: int  # G2: where the mover's pawn stood when the throw began
    dice: list[int]
    total: int
    spaces: list[int]
    waits: list[int]
    held: list[bool]
    since: list[int | None]
    first_done: list[bool]
    counters: list[int] | None
    pool: int
    trace: Trace = field(default_factory=list)
    released: list[int] = field(default_factory=list)
    passed_over: list[int] = field(default_factory=list)
    fines: list[tuple[int, str]] = field(default_factory=list)
    acted: list[tuple[int, int]] = field(default_factory=list)  # G5: (space, direction it sent the pawn in)
    next: int | None = None
    draw: bool = False
    winner: int | None = None


def read(players: list[Player], to_move: int, dice: list[int], pool: int) -> Slate:
    """Copy the given position, so that the caller's lists are never written to."""
    return Slate(
        mover=to_move,
        origin=players[to_move]["space"],
        dice=list(dice),
        total=sum(dice),
        spaces=[p["space"] for p in players],
        waits=[p["wait"] for p in players],
        held=[p["held"] for p in players],
        since=[since_of(p) for p in players],
        first_done=[p["first_throw_done"] for p in players],
        counters=None,
        pool=pool,
    )


def since_of(player: Player) -> int | None:
    """Say since when a pawn is held; held without a date counts as held before anything else."""
    if not player["held"]:
        return None
    since = player.get("held_since")
    if since is None:
        return -1
    return since


def forward(space: int, steps: int, goal: int) -> tuple[int, int | None]:
    """Walk forward, back by the excess from the goal; answer the landing, and the goal if passed."""
    if space + steps <= goal:
        return space + steps, None
    excess = space + steps - goal
    return goal - excess, goal


def backward(space: int, steps: int, first: int) -> tuple[int, bool]:
    """Walk back; answer the landing and whether the walk was cut at the first space of the track (G4)."""
    if space - steps < first:
        return first, True
    return space - steps, False


def land(slate: Slate, space: int, why: str, via: int | None = None) -> None:
    """Note that the mover's leg ends on `space`."""
    if via is None:
        slate.trace.append({"to": space, "why": why})
    else:
        slate.trace.append({"to": space, "why": why, "via": via})
    slate.spaces[slate.mover] = space


def may_act(slate: Slate, space: int, direction: int) -> bool:
    """G5: say whether a space may send the pawn on; direction +1 forward, -1 back. A refusal is traced.

    The space a throw starts from has not acted: the list is empty when the throw begins.
    """
    if (space, direction) in slate.acted:
        land(slate, space, "loop_guard")
        return False
    slate.acted.append((space, direction))
    return True


def others_on(slate: Slate, space: int) -> list[int]:
    """Seats of the other pawns standing on a space, in seat order; none where the throw began (G3)."""
    if space == slate.origin:
        return []
    return [s for s in range(len(slate.spaces)) if s != slate.mover and slate.spaces[s] == space]


def hit(slate: Slate, seat: int, cancels_wait: bool) -> None:
    """Send another pawn to the mover's origin; a held one is thereby freed, a free one is only hit (G8).

    It suffers no effect where it is put (G2), and its first throw is neither spent nor restored (G6).
    """
    slate.trace.append({"who": seat, "to": slate.origin, "why": "hit"})
    slate.spaces[seat] = slate.origin
    if slate.held[seat]:
        free(slate, seat)
    if cancels_wait:
        slate.waits[seat] = 0


def free(slate: Slate, seat: int) -> None:
    """Free a held pawn where it stands."""
    slate.held[seat] = False
    slate.since[seat] = None
    slate.released.append(seat)


def hold(slate: Slate) -> None:
    """Hold the mover until relieved; it is the one held most recently."""
    dates = [since for since in slate.since if since is not None]
    slate.held[slate.mover] = True
    slate.since[slate.mover] = max(dates, default=-1) + 1


def finish(slate: Slate, deadlock: str) -> None:
    """End a throw: first throw spent (G6), win, deadlock (G7), and the turn passes (G1)."""
    slate.first_done[slate.mover] = True
    if slate.winner is not None:
        return
    settle_deadlock(slate, deadlock)
    if slate.draw:
        return
    pass_turn(slate)


def settle_deadlock(slate: Slate, deadlock: str) -> None:
    """G7: with every pawn held, free the one held longest, or all, or end the round without a winner."""
    if not all(slate.held):
        return
    if deadlock == "draw":
        slate.draw = True
        return
    if deadlock == "release_all":
        for seat in range(len(slate.held)):
            free(slate, seat)
        return
    free(slate, ranks(slate.since).index(0))


def pass_turn(slate: Slate) -> None:
    """G1: from the seat after the thrower, round and round, the thrower's own slot included."""
    seat = slate.mover
    while True:
        seat = (seat + 1) % len(slate.spaces)
        if slate.held[seat]:
            slate.passed_over.append(seat)
        elif slate.waits[seat] > 0:
            slate.passed_over.append(seat)
            slate.waits[seat] = slate.waits[seat] - 1
        else:
            slate.next = seat
            return


def answer(slate: Slate) -> Answer:
    """Write the slate down in the words of the vectors; `held_since` becomes 0, 1, 2 … in order."""
    return {
        "trace": slate.trace,
        "spaces": slate.spaces,
        "waits": slate.waits,
        "held": slate.held,
        "held_since": ranks(slate.since),
        "first_throw_done": slate.first_done,
        "released": slate.released,
        "passed_over": slate.passed_over,
        "next": slate.next,
        "counters": slate.counters,
        "pool": slate.pool,
        "fines": slate.fines,
        "draw": slate.draw,
        "winner": slate.winner,
    }


def ranks(since: list[int | None]) -> list[int | None]:
    """Replace the dates by their order, ties by seat."""
    order = sorted((date, seat) for seat, date in enumerate(since) if date is not None)
    result: list[int | None] = [None] * len(since)
    for rank, (_, seat) in enumerate(order):
        result[seat] = rank
    return result
