"""Source 002, H. Carrington Bolton's Game of Goose: 63 spaces, two dice, counters and fines."""

from typing import cast

from .order import (
    Options,
    Player,
    Slate,
    backward,
    finish,
    forward,
    free,
    hit,
    hold,
    land,
    may_act,
    others_on,
)


def resolve(slate: Slate, options: Options, players: list[Player]) -> None:
    """Resolve one throw of the source 002."""
    purse = cast(int, options.get("purse", 20))
    slate.counters = [p.get("counters", purse) for p in players]
    deadlock = str(options.get("deadlock", "release_oldest"))  # D1, A002-8
    travel(slate, options)
    rest(slate, options)
    finish(slate, deadlock)


def pay(slate: Slate, options: Options, seat: int, reason: str) -> None:
    """A002-10, A002-19: pay a fine into the pool, as far as the counters go; it is listed in any case."""
    amount = cast(int, options.get("fine", 1))
    counters = cast(list[int], slate.counters)
    amount = min(amount, counters[seat])
    counters[seat] = counters[seat] - amount
    slate.pool = slate.pool + amount
    slate.fines.append((seat, reason))


def is_goose(space: int) -> bool:
    """S002-4: say whether the space is a goose."""
    return space in {5, 14, 23, 32, 41, 50, 59}


def travel(slate: Slate, options: Options) -> None:
    """Walk the legs of the mover until its pawn comes to rest, paying what is due on the way (G9)."""
    if not slate.first_done[slate.mover]:
        if sorted(slate.dice) == [3, 6]:  # S002-19
            land(slate, 26, "initial_throw")
            return
        if sorted(slate.dice) == [4, 5]:  # S002-20
            land(slate, 53, "initial_throw")
            return
    space, via = forward(slate.origin, slate.total, 63)  # S002-7, S002-21
    land(slate, space, "throw", via)
    space = geese(slate, options, space, via is not None)
    if space == 6:  # S002-11; 12, "another bridge", does nothing (A002-13)
        land(slate, 12, "bridge")
    if space == 42:  # S002-14
        pay(slate, options, slate.mover, "maze")
        land(slate, 30, "maze")
    if space == 58:  # S002-16, D5, A002-15
        pay(slate, options, slate.mover, "death")
        land(slate, 1, "death")


def geese(slate: Slate, options: Options, space: int, recoiling: bool) -> int:
    """S002-10, S002-22: go on from goose to goose; answer the space reached (a goose only if it is final)."""
    throw = slate.total
    more = throw  # A002-21 throw_again
    if options.get("goose_forward", "throw_again") == "double_more":  # A002-21 double_more
        more = 2 * throw
    recoil = options.get("goose_recoil", "repeat")  # D7, A002-9
    doubled = False
    while is_goose(space):
        if not recoiling:
            if not may_act(slate, space, +1):  # G5
                return space
            space, via = forward(space, more, 63)
            land(slate, space, "goose", via)
            recoiling = via is not None
            continue
        if doubled:  # A002-22: the clause acts once in a throw, a goose so reached does nothing
            return space
        if not may_act(slate, space, -1):  # G5
            return space
        if recoil == "double_from_goose":  # A002-9 P3
            space, cut = backward(space, 2 * throw, 0)
            doubled = True
        elif recoil == "double_from_goal":  # A002-9 P2: twice the throw instead of the excess
            space, cut = backward(63, 2 * throw, 0)
            doubled = True
        else:  # A002-9 P1: the throw counts double both ways
            space, cut = backward(space, throw, 0)
        land(slate, space, "goose")
        if cut:  # G4
            return space
    return space


def rest(slate: Slate, options: Options) -> None:
    """Apply what happens where the pawn has come to rest."""
    space = slate.spaces[slate.mover]
    arriver_returns = options.get("collision", "arriver_returns") == "arriver_returns"  # D4, A002-1
    cancels = bool(options.get("displacement_cancels_wait", True))
    if space == 63:  # S002-8; A002-10: the winner takes the pool
        slate.winner = slate.mover
        counters = cast(list[int], slate.counters)
        counters[slate.mover] = counters[slate.mover] + slate.pool
        slate.pool = 0
        return
    if space in {0, 1}:  # A002-3: the restart space is shared; before the track there is no space
        return
    if space in {31, 52}:
        rest_on_hold(slate, options, space, arriver_returns, cancels)
        return
    others = others_on(slate, space)
    if others and arriver_returns:  # S002-18, A002-2, A002-5: not lodged, no effect where returned (A002-18)
        land(slate, slate.origin, "returned")
        pay(slate, options, slate.mover, "meeting")
        return
    for seat in others:  # A002-1 occupant_to_origin; A002-19: the occupant pays
        hit(slate, seat, cancels)
        pay(slate, options, seat, "meeting")
    if space == 19:  # S002-12, D6, A002-6, A002-7
        slate.waits[slate.mover] = cast(int, options.get("inn_skips", 1))


def rest_on_hold(slate: Slate, options: Options, space: int, arriver_returns: bool, cancels: bool) -> None:
    """Rest in the well or the prison: fine, relief of whoever is held there, hold (A002-4, A002-20, G8).

    Each pawn standing there is judged by itself: a held one is relieved, a free one is met.
    """
    if space == 31:  # S002-13
        pay(slate, options, slate.mover, "well")
    else:  # S002-15
        pay(slate, options, slate.mover, "prison")
    arriver_met = False
    for seat in others_on(slate, space):
        if slate.held[seat]:
            if options.get("relief", "exchange") == "freed_stays":  # A002-20
                free(slate, seat)
            else:  # A002-4: no meeting fine
                hit(slate, seat, cancels)
        else:  # G8: the free pawn is hit under either collision rule, nobody is released
            hit(slate, seat, cancels)
            if arriver_returns:
                arriver_met = True
            else:
                pay(slate, options, seat, "meeting")
    if arriver_met:  # G9: after the fine of the space; one meeting, one fine
        pay(slate, options, slate.mover, "meeting")
    hold(slate)
