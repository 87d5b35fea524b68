"""Source 001, Pair et Impair: 35 spaces, one die, start on space 1, 1 and 5 go back, coloured spaces."""

from typing import cast

from .order import Options, Slate, backward, finish, forward, hit, hold, land, may_act, others_on

Board = dict[str, list[int]]


def resolve(slate: Slate, options: Options) -> None:
    """Resolve one throw of the source 001."""
    board = board_of(options)
    overflow = str(options.get("backward_overflow", "clamp"))  # D10, A001-2, A001-12
    bounce = str(options.get("tri_after_bounce", "forward"))  # A001-8
    cancels = bool(options.get("displacement_cancels_wait", False))  # A001-4
    acts = travel(slate, board, overflow, bounce)
    rest(slate, board, cancels, acts)
    # Two pawns cannot both be held on one blue space (A001-10), so the game has no option for a deadlock.
    # A lone pawn on the blue space (analysis) is freed at once as by D1: the rules give no other way on.
    finish(slate, "release_oldest")


def board_of(options: Options) -> Board:
    """D9, A001-1: the reconstructed colours, or those of the option."""
    if "board" in options:
        return cast(Board, options["board"])
    return {"green": [10, 17, 25], "red": [30], "tricolour": [7, 14, 28], "blue": [21]}


def travel(slate: Slate, board: Board, overflow: str, bounce: str) -> bool:
    """Walk the legs; answer whether the space of rest may still act."""
    die = slate.total
    odd = die in {1, 5}  # S001-8; a 3 goes forward (S001-9), so do 2, 4, 6 (S001-7)
    if odd:
        if slate.origin - die < 1 and overflow == "stay":  # D10 stay: not walked, the space does not act
            land(slate, slate.origin, "throw")
            return False
        space, cut = backward(slate.origin, die, 1)  # D10 clamp: as far back as space 1
        land(slate, space, "throw")
        if cut:  # G4
            return False
        going_back = True
    else:
        space, via = forward(slate.origin, die, 35)  # S001-17
        land(slate, space, "throw", via)
        going_back = via is not None
    while space in board.get("tricolour", []):  # S001-14, A001-9: chains are allowed
        if odd or (going_back and bounce == "backward"):  # S001-15; A001-8 backward
            if space - die < 1 and overflow == "stay":  # A001-12 stay: rests on the tricolour space
                return False
            if not may_act(slate, space, -1):  # G5
                return False
            space, cut = backward(space, die, 1)
            land(slate, space, "tricolour")
            if cut:  # A001-12 clamp, G4
                return False
            going_back = True
        else:  # S001-14; A001-8 forward, also after a recoil
            if not may_act(slate, space, +1):  # G5
                return False
            space, via = forward(space, die, 35)
            land(slate, space, "tricolour", via)
            going_back = via is not None
    if space in board.get("red", []):  # S001-12
        land(slate, 1, "red")
    return True


def rest(slate: Slate, board: Board, cancels: bool, acts: bool) -> None:
    """Apply what happens where the pawn has come to rest."""
    space = slate.spaces[slate.mover]
    if space == 35:  # S001-16
        slate.winner = slate.mover
        return
    if space != 1:  # A001-5: everybody's starting space is shared
        for seat in others_on(slate, space):  # S001-13, A001-6
            hit(slate, seat, cancels)
    if not acts:
        return
    if space in board.get("green", []):  # S001-10, A001-3
        slate.waits[slate.mover] = 1
    if space in board.get("blue", []):  # S001-11
        hold(slate)
