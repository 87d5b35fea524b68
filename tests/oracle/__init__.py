"""A slow, literal second implementation of the rules of six games, which imports nothing of `oie`.

`resolve` answers one throw in the words of the vectors; `start` and `follow` run whole rounds with it.

Where the rules are silent, these readings are used:

* A leg that cannot be walked (an overthrow in chutes-and-ladders, `backward_overflow: stay`) leaves the pawn
  where it is and its space does not act; a first leg so refused is traced as a landing on the same space, a
  repeated leg is not traced. `backward_overflow` governs every leg below space 1, whatever sends it back.
* G3 before everything: where the pawn comes to rest on the space its throw began from, nobody is met there.
* G4: after a walk cut at the first space nothing acts; who stands there is met all the same, except on a
  space that is shared.
* Several pawns on one space are met one by one in seat order.
* `first_throw_only` looks at the seat's first throw alone, `whenever_at_start` at the space alone.
* A pawn held in oudhollands has no `held_since`; one that is no longer alone counts as released.
* A bolton seat given without counters has a full purse; a stake takes what the purse holds.
* A lone pawn held in pair-impair, which has no option for a deadlock, is freed as by `release_oldest`.
"""

from typing import TypedDict, cast

from . import bolton, chutes_and_ladders, famille, jardin, oudhollands, pair_impair
from .order import Answer, Options, Player, answer, read

__all__ = ["Answer", "Options", "Player", "State", "follow", "resolve", "start"]


class State(TypedDict):
    """A running round; `to_move` is None once it is over."""

    ruleset: str
    options: Options
    players: list[Player]
    to_move: int | None
    pool: int


def resolve(  # noqa: PLR0917 - one argument for each thing on the table, as every comparison calls it
    ruleset: str, options: Options, players: list[Player], to_move: int, dice: list[int], pool: int = 0
) -> Answer:
    """Resolve one throw of the seat `to_move` and say who throws next; the arguments are left as they are."""
    slate = read(players, to_move, dice, pool)
    if slate.waits[to_move] > 0 or (slate.held[to_move] and ruleset != "oudhollands"):
        raise ValueError(f"seat {to_move} is held or owes turns, it cannot throw")
    if ruleset == "jardin":
        jardin.resolve(slate, options)
    elif ruleset == "pair-impair":
        pair_impair.resolve(slate, options)
    elif ruleset == "bolton":
        bolton.resolve(slate, options, players)
    elif ruleset == "famille":
        famille.resolve(slate, options)
    elif ruleset == "oudhollands":
        oudhollands.resolve(slate, options)
    elif ruleset == "chutes-and-ladders":
        chutes_and_ladders.resolve(slate, options)
    else:
        raise ValueError(f"no oracle for {ruleset}")
    return answer(slate)


def start(ruleset: str, options: Options, seats: int, first: int = 0, pool: int = 0) -> State:
    """Set up a round; `pool` is what a drawn round left on the table (A002-19)."""
    space = 0
    if ruleset == "pair-impair":  # S001-6: on space 1, all the others before it
        space = 1
    players: list[Player] = []
    for _ in range(seats):
        player: Player = {"space": space, "wait": 0, "held": False, "first_throw_done": False}
        if ruleset == "bolton":  # A002-10: purse, and the stake paid into the pool
            purse = cast(int, options.get("purse", 20))
            stake = cast(int, options.get("stake", 0))
            stake = min(stake, purse)
            player["counters"] = purse - stake
            pool = pool + stake
        players.append(player)
    return {"ruleset": ruleset, "options": options, "players": players, "to_move": first, "pool": pool}


def follow(state: State, dice: list[int]) -> tuple[State, Answer]:
    """Play one throw of a round; answer the round after it and what the throw led to."""
    if state["to_move"] is None:
        raise ValueError("the round is over")
    result = resolve(
        state["ruleset"], state["options"], state["players"], state["to_move"], dice, state["pool"]
    )
    players: list[Player] = []
    for seat in range(len(state["players"])):
        player: Player = {
            "space": result["spaces"][seat],
            "wait": result["waits"][seat],
            "held": result["held"][seat],
            "first_throw_done": result["first_throw_done"][seat],
            "held_since": result["held_since"][seat],
        }
        if result["counters"] is not None:
            player["counters"] = result["counters"][seat]
        players.append(player)
    after: State = {
        "ruleset": state["ruleset"],
        "options": state["options"],
        "players": players,
        "to_move": result["next"],
        "pool": result["pool"],
    }
    return after, result
