"""Source 000, Le Jardin de l'Oie: 63 spaces, 1 to 3 dice, start before space 1, exchange."""

from .order import Options, Slate, backward, finish, forward, hit, hold, land, may_act, others_on


def resolve(slate: Slate, options: Options) -> None:
    """Resolve one throw of the source 000."""
    bounce = str(options.get("goose_after_bounce", "forward"))  # D2, A000-2
    cancels = bool(options.get("displacement_cancels_wait", False))  # A000-7
    deadlock = str(options.get("deadlock", "release_oldest"))  # D1, A000-1
    travel(slate, bounce)
    rest(slate, cancels)
    finish(slate, deadlock)


def is_goose(space: int) -> bool:
    """S000-3: say whether the space is a goose."""
    return space in {12, 18, 24, 30, 36, 42, 48, 54}


def travel(slate: Slate, bounce: str) -> None:
    """Walk the legs of the mover until its pawn comes to rest."""
    space, via = forward(slate.origin, slate.total, 63)  # S000-2b, S000-1b
    land(slate, space, "throw", via)
    recoiling = via is not None
    while True:
        if is_goose(space):
            if recoiling and bounce == "stop":  # D2 stop
                return
            if recoiling and bounce == "backward":  # D2 backward
                if not may_act(slate, space, -1):  # G5
                    return
                space, cut = backward(space, slate.total, 0)
                land(slate, space, "goose")
                if cut:  # G4: no further effect (60 + 18: 48 30 12 0)
                    return
            else:  # S000-3; D2 forward, also after a recoil
                if not may_act(slate, space, +1):  # G5, A000-3
                    return
                space, via = forward(space, slate.total, 63)
                land(slate, space, "goose", via)
                recoiling = via is not None
        elif space == 6:  # S000-4: to 12, and stop there: the goose of 12 is not applied
            land(slate, 12, "bridge")
            return
        elif space == 58:  # S000-7: to space 1
            land(slate, 1, "death")
            return
        else:
            return


def rest(slate: Slate, cancels: bool) -> None:
    """Apply what happens where the pawn has come to rest (A000-4: only there)."""
    space = slate.spaces[slate.mover]
    if space == 63:  # S000-1a
        slate.winner = slate.mover
        return
    if space != 0:  # A000-9: before space 1 is no space, several may stand there
        for seat in others_on(slate, space):  # S000-8, A000-5, A000-8; a held one: S000-6b, A000-10
            hit(slate, seat, cancels)
    if space == 19:  # S000-5
        slate.waits[slate.mover] = 1
    if space in {26, 52}:  # S000-6a; G8 where the pawn met there was free
        hold(slate)
