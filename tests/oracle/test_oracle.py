"""The oracle against the vectors, and against further situations worked out by hand from the rules.

No test here carries the mark `clause`: these tests watch the oracle, not `oie`.
"""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from . import Options, Player, follow, resolve, start

HERE = Path(__file__).parent
VECTORS: dict[str, Any] = json.loads((HERE.parent / "data" / "vectors.json").read_text(encoding="utf-8"))
COMPARED = ("trace", "spaces", "waits", "held", "first_throw_done", "winner", "passed_over")


def pawn(
    space: int, wait: int = 0, held: bool = False, first: bool = True, since: int | None = None
) -> Player:
    return {"space": space, "wait": wait, "held": held, "first_throw_done": first, "held_since": since}


def landings(ruleset: str, options: Options, players: list[Player], dice: list[int]) -> list[tuple[int, str]]:
    """The legs of seat 0, displaced pawns left out."""
    trace = resolve(ruleset, options, players, 0, dice)["trace"]
    return [(int(leg["to"]), str(leg["why"])) for leg in trace if "who" not in leg]


@pytest.mark.parametrize("vector", VECTORS["vectors"], ids=lambda v: str(v["id"]))
def test_every_vector_agrees(vector: dict[str, Any]) -> None:
    expected = vector["expected"]
    players = [dict(p) for p in vector["players"]]
    found = json.loads(
        json.dumps(
            resolve(
                vector["ruleset"], vector["options"], vector["players"], vector["to_move"], vector["dice"]
            )
        )
    )
    for key in COMPARED:
        assert found[key] == expected[key], key
    assert found["next"] == expected["next_to_move"]
    assert found["released"] == expected.get("released", [])
    assert found["draw"] == expected.get("draw", False)
    assert found["fines"] == expected.get("fines", [])
    assert vector["players"] == players, "the arguments were written to"


def test_there_are_as_many_vectors_as_the_rules_say() -> None:
    assert len(VECTORS["vectors"]) == 140
    assert {v["ruleset"] for v in VECTORS["vectors"]} == {"jardin", "pair-impair", "bolton", "famille"}


@pytest.mark.parametrize("game", VECTORS["games"], ids=lambda g: str(g["id"]))
def test_every_whole_round_agrees(game: dict[str, Any]) -> None:
    state = start(game["ruleset"], game["options"], game["players"], game["first_to_move"])
    answer = None
    for step in game["steps"]:
        assert state["to_move"] == step["player"]
        state, answer = follow(state, step["dice"])
        assert [leg["to"] for leg in answer["trace"] if "who" not in leg] == step["landings"]
        for key in ("spaces", "waits", "held"):
            assert answer[key] == step[key]
        assert answer["released"] == step.get("released", [])
        assert answer["next"] == step["next_to_move"]
    assert answer is not None
    assert answer["winner"] == game["winner"]
    assert len(game["steps"]) == game["throws"]


def test_the_oracle_imports_nothing_of_oie() -> None:
    for file in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            assert not [name for name in names if name.split(".")[0] == "oie"], file.name


# --- source 000 -------------------------------------------------------------------------------------------


def test_000_30_death_onto_an_occupied_space_1_sends_the_other_to_the_fifties() -> None:
    answer = resolve("jardin", {"dice": 1}, [pawn(55), pawn(1)], 0, [3])
    assert answer["trace"] == [
        {"to": 58, "why": "throw"},
        {"to": 1, "why": "death"},
        {"who": 1, "to": 55, "why": "hit"},
    ]
    assert answer["spaces"] == [1, 55]
    assert answer["next"] == 1


def test_000_42_a_pawn_chased_from_the_inn_still_owes_its_turn() -> None:
    answer = resolve("jardin", {"dice": 1}, [pawn(19, wait=1), pawn(16)], 1, [3])
    assert answer["spaces"] == [16, 19]
    assert answer["passed_over"] == [0, 1]
    assert answer["waits"] == [0, 0]
    assert answer["next"] == 0


def test_g5_eighteen_from_54_is_guarded_at_its_second_action() -> None:
    assert landings("jardin", {"dice": 3}, [pawn(54), pawn(3)], [6, 6, 6]) == [
        (54, "throw"),
        (54, "goose"),
        (54, "loop_guard"),
    ]


def test_d2_stop_a_goose_reached_by_recoil_does_nothing() -> None:
    stop = {"dice": 2, "goose_after_bounce": "stop"}
    assert landings("jardin", stop, [pawn(62), pawn(3)], [6, 4]) == [(54, "throw")]


def test_g8_a_free_pawn_on_a_well_is_hit_and_nobody_is_released() -> None:
    answer = resolve("jardin", {"dice": 1}, [pawn(26), pawn(22)], 1, [4])
    assert answer["spaces"] == [22, 26]
    assert answer["held"] == [False, True]
    assert answer["released"] == []


def test_a000_9_before_space_1_nobody_is_hit() -> None:
    answer = resolve(
        "jardin", {"dice": 3, "goose_after_bounce": "backward"}, [pawn(60), pawn(0)], 0, [6, 6, 6]
    )
    assert answer["spaces"] == [0, 0]
    assert all("who" not in leg for leg in answer["trace"])


def test_g3_nobody_is_hit_where_the_throw_began() -> None:
    answer = resolve(
        "jardin", {"dice": 1}, [pawn(60), pawn(60)], 0, [6]
    )  # two on 60: only ever set up by hand
    assert answer["spaces"] == [60, 60]
    assert answer["trace"] == [{"to": 60, "why": "throw", "via": 63}]


def test_g7_a_lone_held_pawn_is_a_deadlock_at_once() -> None:
    assert resolve("jardin", {}, [pawn(20)], 0, [3, 3])["released"] == [0]
    drawn = resolve("jardin", {"deadlock": "draw"}, [pawn(20)], 0, [3, 3])
    assert drawn["draw"]
    assert drawn["next"] is None
    assert drawn["held"] == [True]


# --- source 001 -------------------------------------------------------------------------------------------


def test_001_30_stay_leaves_the_pawn_where_it_is_and_its_space_does_not_act() -> None:
    board = {"green": [3], "red": [], "tricolour": [], "blue": [21]}
    answer = resolve("pair-impair", {"board": board, "backward_overflow": "stay"}, [pawn(3), pawn(9)], 0, [5])
    assert answer["trace"] == [{"to": 3, "why": "throw"}]
    assert answer["spaces"] == [3, 9]
    assert answer["waits"] == [0, 0]


def test_g3_the_space_acts_where_the_throw_began() -> None:
    board = {"green": [33], "red": [], "tricolour": [], "blue": [21]}
    answer = resolve("pair-impair", {"board": board}, [pawn(33), pawn(1)], 0, [4])
    assert answer["spaces"] == [33, 1]
    assert answer["waits"] == [1, 0]


def test_a001_12_a_tricolour_leg_below_space_1() -> None:
    board = {"green": [], "red": [], "tricolour": [3], "blue": [21]}
    clamp = landings("pair-impair", {"board": board}, [pawn(8), pawn(9)], [5])
    stay = landings("pair-impair", {"board": board, "backward_overflow": "stay"}, [pawn(8), pawn(9)], [5])
    assert clamp == [(3, "throw"), (1, "tricolour")]
    assert stay == [(3, "throw")]


def test_001_38_a_tricolour_space_reached_again_in_the_same_direction_is_guarded() -> None:
    board = {"green": [], "red": [], "tricolour": [34], "blue": [21]}
    answer = resolve("pair-impair", {"board": board}, [pawn(32), pawn(1)], 0, [2])
    assert answer["trace"] == [
        {"to": 34, "why": "throw"},
        {"to": 34, "why": "tricolour", "via": 35},
        {"to": 34, "why": "loop_guard"},
    ]


def test_a001_3_two_players_on_green_give_the_order_c_c_a_b() -> None:
    board = {"green": [9, 12], "red": [], "tricolour": [], "blue": [21]}
    state = start("pair-impair", {"board": board}, 3)
    state["players"] = [pawn(5), pawn(10), pawn(1)]
    order = []
    for die in (4, 2, 2, 4, 4, 4):
        order.append(state["to_move"])
        state, _ = follow(state, [die])
    assert order == [0, 1, 2, 2, 0, 1]


# --- source 002 -------------------------------------------------------------------------------------------


def test_002_26_a_goose_met_on_the_way_back_repeats_the_throw_into_the_prison() -> None:
    answer = resolve("bolton", {}, [pawn(60), pawn(4)], 0, [3, 4])
    assert answer["trace"] == [{"to": 59, "why": "throw", "via": 63}, {"to": 52, "why": "goose"}]
    assert answer["held"] == [True, False]
    assert answer["fines"] == [(0, "prison")]
    assert answer["counters"] == [19, 20]
    assert answer["pool"] == 1


def test_002_30_d7_51_and_8_meets_two_geese_under_each_reading() -> None:
    both = [pawn(51), pawn(4)]
    legs = {
        reading: [to for to, _ in landings("bolton", {"goose_recoil": reading}, both, [4, 4])]
        for reading in ("repeat", "double_from_goose", "double_from_goal")
    }
    assert legs["repeat"] == [59, 59, 51]
    assert legs["double_from_goose"] == [59, 59, 43]
    assert legs["double_from_goal"] == [59, 59, 47]


def test_a002_22_a_goose_reached_by_the_doubled_recoil_does_nothing() -> None:
    options = {"goose_recoil": "double_from_goal"}
    assert landings("bolton", options, [pawn(56), pawn(4)], [5, 6]) == [(59, "throw"), (41, "goose")]
    options = {"goose_recoil": "double_from_goose"}  # 58 + 9 to 59: no pawn rests on 58, set up by hand
    assert landings("bolton", options, [pawn(58), pawn(4)], [3, 6]) == [(59, "throw"), (41, "goose")]


def test_a002_21_double_more_goes_twice_the_throw_from_the_goose() -> None:
    options = {"goose_forward": "double_more"}
    assert landings("bolton", options, [pawn(10), pawn(4)], [2, 2]) == [(14, "throw"), (22, "goose")]


def test_002_38_g9_labyrinth_then_meeting() -> None:
    answer = resolve("bolton", {"fine": 3}, [pawn(30), pawn(36)], 1, [3, 3])
    assert answer["trace"] == [
        {"to": 42, "why": "throw"},
        {"to": 30, "why": "maze"},
        {"to": 36, "why": "returned"},
    ]
    assert answer["fines"] == [(1, "maze"), (1, "meeting")]
    assert answer["counters"] == [20, 14]
    assert answer["pool"] == 6


def test_a002_20_freed_stays_and_g8_afterwards() -> None:
    options = {"relief": "freed_stays"}
    answer = resolve("bolton", options, [pawn(31, held=True), pawn(26), pawn(29)], 1, [2, 3])
    assert answer["trace"] == [{"to": 31, "why": "throw"}]
    assert answer["spaces"] == [31, 31, 29]
    assert answer["held"] == [False, True, False]
    assert answer["released"] == [0]
    assert answer["fines"] == [(1, "well")]


@pytest.mark.parametrize(("collision", "payer"), [("arriver_returns", 1), ("occupant_to_origin", 0)])
def test_g8_in_bolton_the_arriver_is_held_and_the_free_pawn_is_hit(collision: str, payer: int) -> None:
    answer = resolve("bolton", {"collision": collision}, [pawn(31), pawn(26)], 1, [2, 3])
    assert answer["trace"] == [{"to": 31, "why": "throw"}, {"who": 0, "to": 26, "why": "hit"}]
    assert answer["held"] == [False, True]
    assert answer["released"] == []
    assert answer["fines"] == [(1, "well"), (payer, "meeting")]


def test_a002_19_who_has_too_few_pays_what_he_has_and_the_winner_takes_the_pool() -> None:
    poor: list[Player] = [{**pawn(36), "counters": 1}, {**pawn(4), "counters": 20}]
    answer = resolve("bolton", {"fine": 2}, poor, 0, [3, 3], pool=5)
    assert answer["counters"] == [0, 20]
    assert answer["pool"] == 6
    assert answer["fines"] == [(0, "maze")]
    winner: list[Player] = [{**pawn(60), "counters": 1}, {**pawn(4), "counters": 20}]
    answer = resolve("bolton", {}, winner, 0, [1, 2], pool=5)
    assert answer["counters"] == [6, 20]
    assert answer["pool"] == 0
    assert answer["winner"] == 0


def test_a002_10_the_stake_is_paid_at_the_start() -> None:
    state = start("bolton", {"stake": 2}, 3, first=1)
    assert state["pool"] == 6
    assert state["to_move"] == 1
    assert [p["counters"] for p in state["players"]] == [18, 18, 18]


def test_d6_option_the_inn_may_cost_two_turns() -> None:
    assert resolve("bolton", {"inn_skips": 2}, [pawn(13), pawn(4)], 0, [4, 2])["waits"] == [2, 0]


def test_a002_option_a_pawn_chased_from_the_inn_keeps_its_turn_or_not() -> None:
    options = {"collision": "occupant_to_origin"}
    inn = [pawn(19, wait=1), pawn(13), pawn(3)]
    assert resolve("bolton", options, inn, 1, [3, 3])["waits"] == [0, 1, 0]
    kept = resolve("bolton", {**options, "displacement_cancels_wait": False}, inn, 1, [3, 3])
    assert kept["waits"] == [1, 1, 0]
    assert kept["next"] == 2


def test_g7_release_oldest_follows_held_since_then_the_seat() -> None:
    dated = [pawn(31, held=True, since=7), pawn(31, held=True, since=4), pawn(46)]
    answer = resolve("bolton", {}, dated, 2, [3, 3])
    assert answer["released"] == [1]
    assert answer["held_since"] == [0, None, 1]
    undated = [pawn(31, held=True, since=4), pawn(31, held=True), pawn(46)]
    assert resolve("bolton", {}, undated, 2, [3, 3])["released"] == [1]


# --- source 004 -------------------------------------------------------------------------------------------


def test_004_26_the_inn_holds_two_pawns_each_with_its_own_counter() -> None:
    answer = resolve("famille", {}, [pawn(19, wait=1), pawn(16), pawn(3)], 1, [1, 2])
    assert answer["trace"] == [{"to": 19, "why": "throw"}]
    assert answer["waits"] == [1, 1, 0]
    assert answer["next"] == 2


def test_004_42_a_later_9_from_the_start_runs_over_the_geese_and_wins() -> None:
    run = landings("famille", {}, [pawn(0), pawn(4)], [6, 3])
    assert [to for to, _ in run] == [9, 18, 27, 36, 45, 54, 63]
    assert resolve("famille", {}, [pawn(0), pawn(4)], 0, [6, 3])["winner"] == 0


def test_s004_51_without_the_exact_count_a_goose_may_also_pass_63() -> None:
    options = {"exact_finish": False}
    answer = resolve("famille", options, [pawn(49), pawn(4)], 0, [2, 3])
    assert answer["trace"][-1] == {"to": 63, "why": "goose"}
    assert answer["winner"] == 0


# --- the two published games ------------------------------------------------------------------------------


def test_oudhollands_space_0_is_occupied_too() -> None:
    answer = resolve("oudhollands", {}, [pawn(55), pawn(0)], 0, [1, 2])
    assert answer["trace"][1:] == [{"to": 0, "why": "death"}, {"to": 55, "why": "returned"}]


def test_oudhollands_a_returned_pawn_loses_no_turn_at_the_inn() -> None:
    answer = resolve("oudhollands", {}, [pawn(19), pawn(16)], 1, [1, 2])
    assert answer["spaces"] == [19, 16]
    assert answer["waits"] == [0, 0]


def test_oudhollands_the_well_holds_a_pawn_only_while_it_is_alone() -> None:
    joined = resolve("oudhollands", {}, [pawn(31, held=True), pawn(28)], 1, [1, 2])
    assert joined["held"] == [False, False]
    assert joined["released"] == [0]
    assert joined["next"] == 0
    left = resolve("oudhollands", {}, [pawn(31), pawn(31)], 0, [1, 2])
    assert left["held"] == [False, True]
    assert left["passed_over"] == [1]
    assert left["next"] == 0
    stuck = resolve("oudhollands", {}, [pawn(31), pawn(46)], 1, [2, 4])
    assert stuck["draw"]
    assert stuck["next"] is None


def test_chutes_and_ladders_ladder_chute_and_exact_finish() -> None:
    alone = "chutes-and-ladders"
    assert landings(alone, {}, [pawn(79), pawn(79)], [1]) == [(80, "throw"), (100, "ladder")]
    assert landings(alone, {}, [pawn(15), pawn(6)], [1]) == [(16, "throw"), (6, "chute")]
    assert landings(alone, {}, [pawn(97), pawn(6)], [6]) == [(97, "throw")]


def test_a_seat_that_may_not_throw_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot throw"):
        resolve("famille", {}, [pawn(31, wait=1), pawn(3)], 0, [1, 2])
    with pytest.raises(ValueError, match="cannot throw"):
        resolve("jardin", {}, [pawn(26, held=True), pawn(3)], 0, [1, 2])
