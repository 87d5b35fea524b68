"""Chutes and Ladders, the board of `numbers.md`: 100 spaces, one die, pawns share spaces."""

from .order import Options, Slate, finish, land


def resolve(slate: Slate, options: Options) -> None:
    """Resolve one throw; nobody waits, nobody is held, nobody is hit."""
    if slate.origin + slate.total > 100:  # exact finish, else stay: the leg is not walked, no space acts
        land(slate, slate.origin, "throw")
    else:
        land(slate, slate.origin + slate.total, "throw")
        climb(slate)
        slide(slate)
    if slate.spaces[slate.mover] == 100:
        slate.winner = slate.mover
    finish(slate, "draw")


def climb(slate: Slate) -> None:
    """Go up a ladder; no ladder ends where another or a chute begins."""
    space = slate.spaces[slate.mover]
    if space == 1:
        land(slate, 38, "ladder")
    if space == 4:
        land(slate, 14, "ladder")
    if space == 9:
        land(slate, 31, "ladder")
    if space == 21:
        land(slate, 42, "ladder")
    if space == 28:
        land(slate, 84, "ladder")
    if space == 36:
        land(slate, 44, "ladder")
    if space == 51:
        land(slate, 67, "ladder")
    if space == 71:
        land(slate, 91, "ladder")
    if space == 80:
        land(slate, 100, "ladder")


def slide(slate: Slate) -> None:
    """Go down a chute; no chute ends where another or a ladder begins."""
    space = slate.spaces[slate.mover]
    if space == 16:
        land(slate, 6, "chute")
    if space == 47:
        land(slate, 26, "chute")
    if space == 49:
        land(slate, 11, "chute")
    if space == 56:
        land(slate, 53, "chute")
    if space == 62:
        land(slate, 19, "chute")
    if space == 64:
        land(slate, 60, "chute")
    if space == 87:
        land(slate, 24, "chute")
    if space == 93:
        land(slate, 73, "chute")
    if space == 95:
        land(slate, 75, "chute")
    if space == 98:
        land(slate, 78, "chute")
