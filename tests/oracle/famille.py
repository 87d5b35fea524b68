"""Source 004, the traditional family variant: 63 spaces, two dice, limited waits, exchange."""

from .order import Options, Slate, backward, finish, forward, hit, land, may_act, others_on


def resolve(slate: Slate, options: Options) -> None:
    """Resolve one throw of the source 004."""
    nine = str(options.get("nine_from_start", "first_throw_only"))  # D8, A004-2
    exact = bool(options.get("exact_finish", True))  # S004-51
    travel(slate, nine, exact)
    rest(slate)
    finish(slate, "draw")  # nobody is ever held here (S004-31), so there is no deadlock


def is_goose(space: int) -> bool:
    """S004-9: say whether the space is a goose."""
    return space in {5, 9, 14, 18, 23, 27, 32, 36, 41, 45, 50, 54, 59}


def advance(space: int, steps: int, exact: bool) -> tuple[int, int | None]:
    """S004-36: walk forward and back by the excess; S004-51: without the exact count, stop on 63."""
    if not exact and space + steps > 63:
        return 63, None
    return forward(space, steps, 63)


def travel(slate: Slate, nine: str, exact: bool) -> None:
    """Walk the legs of the mover until its pawn comes to rest."""
    exception = not slate.first_done[slate.mover]  # S004-20, S004-22, A004-3
    if nine == "whenever_at_start":  # D8
        exception = slate.origin == 0
    if exception and sorted(slate.dice) == [3, 6]:  # S004-20
        land(slate, 26, "initial_throw")
        return
    if exception and sorted(slate.dice) == [4, 5]:  # S004-20
        land(slate, 53, "initial_throw")
        return
    space, via = advance(slate.origin, slate.total, exact)  # S004-15, S004-16
    land(slate, space, "throw", via)
    recoiling = via is not None
    while is_goose(space):  # S004-19
        if recoiling:  # S004-37: the recoil is repeated
            if not may_act(slate, space, -1):  # G5
                return
            space, cut = backward(space, slate.total, 0)
            land(slate, space, "goose")
            if cut:  # G4, A004-8
                return
        else:
            if not may_act(slate, space, +1):  # G5
                return
            space, via = advance(space, slate.total, exact)
            land(slate, space, "goose", via)
            recoiling = via is not None
    if space == 6:  # S004-24
        land(slate, 12, "bridge")
    if space == 42:  # S004-27
        land(slate, 30, "maze")
    if space == 58:  # S004-29: the start, before space 1
        land(slate, 0, "death")


def rest(slate: Slate) -> None:
    """Apply what happens where the pawn has come to rest."""
    space = slate.spaces[slate.mover]
    if space == 63:  # S004-10b, S004-48
        slate.winner = slate.mover
        return
    if space not in {0, 19, 31, 52}:  # A004-6; S004-35, A004-1
        for seat in others_on(slate, space):  # S004-32, S004-34, A004-10
            hit(slate, seat, cancels_wait=False)
    if space == 19:  # S004-25
        slate.waits[slate.mover] = 1
    if space == 31:  # S004-26
        slate.waits[slate.mover] = 2
    if space == 52:  # S004-28
        slate.waits[slate.mover] = 2
