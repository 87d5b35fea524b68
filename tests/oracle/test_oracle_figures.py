"""The oracle against figures that others published or computed: all throws, exactly or to seven places."""

import itertools
from collections import Counter
from fractions import Fraction

import pytest

from . import Options, State, follow, start

Key = tuple[object, ...]


def key(state: State) -> Key:
    """What the rest of a round depends on; counters decide nothing."""
    pawns = [
        (p["space"], p["wait"], p["held"], p.get("held_since"), p["first_throw_done"])
        for p in state["players"]
    ]
    return (state["to_move"], *pawns)


class Row:
    """What one throw leads to from one position: the weights of all throws of the dice."""

    def __init__(self) -> None:
        self.goes: Counter[int] = Counter()
        self.turns = 0
        self.wins: Counter[int] = Counter()
        self.drawn = 0


def explore(ruleset: str, options: Options, seats: int, dice: int) -> list[Row]:
    """Follow every throw from the start; row 0 is the start, weights count out of 6 ** dice."""
    throws = Counter(tuple(sorted(t)) for t in itertools.product(range(1, 7), repeat=dice))
    begin = start(ruleset, options, seats)
    number = {key(begin): 0}
    states = [begin]
    rows: list[Row] = []
    for state in states:
        row = Row()
        for faces, weight in throws.items():
            after, answer = follow(state, list(faces))
            row.turns += weight * (1 + len(answer["passed_over"]))
            if answer["winner"] is not None:
                row.wins[answer["winner"]] += weight
            elif answer["draw"]:
                row.drawn += weight
            else:
                if key(after) not in number:
                    number[key(after)] = len(states)
                    states.append(after)
                row.goes[number[key(after)]] += weight
        rows.append(row)
    return rows


def expectation(rows: list[Row], gain: list[int], dice: int) -> Fraction:
    """Solve x = (gain + goes . x) / 6 ** dice exactly by elimination; answer x of the start."""
    size = len(rows)
    matrix = [[Fraction(0)] * size + [Fraction(gain[i])] for i in range(size)]
    for i, row in enumerate(rows):
        matrix[i][i] += 6**dice
        for j, weight in row.goes.items():
            matrix[i][j] -= weight
    for i in reversed(range(size)):
        for k in range(i):
            if matrix[k][i]:
                factor = matrix[k][i] / matrix[i][i]
                matrix[k] = [a - factor * b if b else a for a, b in zip(matrix[k], matrix[i], strict=True)]
    return matrix[0][size] / matrix[0][0]


def flow(rows: list[Row], seats: int, dice: int) -> tuple[list[float], float, float]:
    """Let the whole weight run from the start until 1e-9 of it is left: wins, draws, mean turns."""
    unit = 6**dice
    weights = {0: 1.0}
    wins, drawn, turns = [0.0] * seats, 0.0, 0.0
    moves = [[(j, w / unit) for j, w in row.goes.items()] for row in rows]
    while sum(weights.values()) > 1e-9:
        coming: dict[int, float] = {}
        for i, weight in weights.items():
            turns += weight * rows[i].turns / unit
            drawn += weight * rows[i].drawn / unit
            for seat, part in rows[i].wins.items():
                wins[seat] += weight * part / unit
            for j, part in moves[i]:
                coming[j] = coming.get(j, 0.0) + weight * part
        weights = coming
    return wins, drawn, turns


def test_chutes_and_ladders_one_pawn_as_althoen_king_and_schilling() -> None:
    rows = explore("chutes-and-ladders", {}, 1, 1)
    assert expectation(rows, [row.turns for row in rows], 1) == Fraction(
        225837582538403273407117496273279920181931269186581786048583,
        5757472998140039232950575874628786131130999406013041613400,
    )


def test_famille_one_pawn_turns_exactly() -> None:
    rows = explore("famille", {}, 1, 2)
    assert expectation(rows, [row.turns for row in rows], 2) == Fraction(
        5783250731005352519755454690114931070854243223906044115,
        201894086036967061403660448345295204353317838518118708,
    )
    assert float(expectation(rows, [36] * len(rows), 2)) == pytest.approx(26.185382851845, abs=1e-12)


def test_famille_whenever_at_start_one_pawn() -> None:
    rows = explore("famille", {"nine_from_start": "whenever_at_start"}, 1, 2)
    assert float(expectation(rows, [row.turns for row in rows], 2)) == pytest.approx(33.020853, abs=1e-6)


def test_pair_impair_throws_of_a_lone_pawn() -> None:
    rows = explore("pair-impair", {}, 1, 1)
    assert float(expectation(rows, [6] * len(rows), 1)) == pytest.approx(49.0, abs=0.05)


def test_oudhollands_two_pawns_as_groote_wiedijk_and_zantema() -> None:
    wins, drawn, turns = flow(explore("oudhollands", {}, 2, 2), 2, 2)
    assert [*wins, drawn] == pytest.approx([0.39362514, 0.37998531, 0.22638955], abs=1e-8)
    assert turns == pytest.approx(40.624711, abs=2e-6)


def test_jardin_two_dice_two_pawns() -> None:
    wins, drawn, turns = flow(explore("jardin", {"deadlock": "draw"}, 2, 2), 2, 2)
    assert [wins[0], drawn] == pytest.approx([0.420553, 0.166728], abs=1e-6)
    assert turns == pytest.approx(43.4378, abs=1e-4)


def test_famille_two_pawns() -> None:
    wins, _, turns = flow(explore("famille", {}, 2, 2), 2, 2)
    assert wins == pytest.approx([0.513446548, 0.486553452], abs=1e-8)
    assert turns == pytest.approx(33.331161789, abs=1e-6)
