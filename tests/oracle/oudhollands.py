"""Oudhollands, the game of the mCRL2 model `game_of_goose`: as `numbers.md` describes its board and rules.

Spaces and geese are those of source 004. Two things differ in kind: whoever arrives on an occupied space goes
back, and the well and the prison hold a pawn only while it stands there alone: a state, not an event.
"""

from .order import Options, Slate, backward, finish, forward, land, may_act, others_on


def resolve(slate: Slate, options: Options) -> None:
    """Resolve one throw; the given `held` is not read, it follows from the spaces."""
    was_alone = alone(slate)
    travel(slate)
    rest(slate)
    slate.held = alone(slate)
    slate.since = [None] * len(slate.held)  # a state has no date
    for seat in range(len(slate.held)):
        if seat != slate.mover and was_alone[seat] and not slate.held[seat]:
            slate.released.append(seat)
    finish(slate, "draw")  # stuck for ever: no winner


def alone(slate: Slate) -> list[bool]:
    """Say of each seat whether its pawn stands alone in the well or the prison, and so may not throw."""
    result = []
    for space in slate.spaces:
        result.append((space in {31, 52}) and slate.spaces.count(space) == 1)
    return result


def is_goose(space: int) -> bool:
    """Say whether the space is a goose: those of `famille`."""
    return space in {5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59}


def travel(slate: Slate) -> None:
    """Walk the legs of the mover until its pawn comes to rest."""
    if slate.origin == 0 and sorted(slate.dice) == [3, 6]:  # whenever thrown from space 0
        land(slate, 26, "initial_throw")
        return
    if slate.origin == 0 and sorted(slate.dice) == [4, 5]:
        land(slate, 53, "initial_throw")
        return
    space, via = forward(slate.origin, slate.total, 63)
    land(slate, space, "throw", via)
    recoiling = via is not None
    while is_goose(space):  # geese repeat in the direction of travel
        if recoiling:
            if not may_act(slate, space, -1):  # G5
                return
            space, cut = backward(space, slate.total, 0)
            land(slate, space, "goose")
            if cut:  # G4
                return
        else:
            if not may_act(slate, space, +1):  # G5
                return
            space, via = forward(space, slate.total, 63)
            land(slate, space, "goose", via)
            recoiling = via is not None
    if space == 6:
        land(slate, 12, "bridge")
    if space == 42:
        land(slate, 30, "maze")
    if space == 58:
        land(slate, 0, "death")


def rest(slate: Slate) -> None:
    """Apply what happens where the pawn has come to rest."""
    space = slate.spaces[slate.mover]
    if space == 63:
        slate.winner = slate.mover
        return
    if space in {31, 52}:  # any number may stand there
        return
    if others_on(slate, space):  # space 0 included; back to where the turn began, and nothing else happens
        land(slate, slate.origin, "returned")
        return
    if space == 19:
        slate.waits[slate.mover] = 1
