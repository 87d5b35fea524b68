"""Simulate: many rounds, counted. The same seed gives the same tally on any number of threads.

    simulate(rules, 2, 100_000_000).win

Every round has its number and its own dice (`stream`), so that rounds may be played in any order and
on any machine. The kernels need Numba; without it, and where a game asks for choices, the core plays.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

from oie.analysis.compile import compiled
from oie.analysis.engines import Counts, Engine, Seats, engine_for
from oie.analysis.errors import AnalysisError
from oie.analysis.packages import has, need
from oie.analysis.played import play_by_core
from oie.analysis.stream import MOST_SEED
from oie.analysis.tally import Tally, add, blank
from oie.core.game import start
from oie.core.moves import AwaitsThrow
from oie.core.position import Position
from oie.core.ruleset import Ruleset
from oie.rulesets.reach import without_goal

MOST_ROUNDS = 10**13
MOST_SEATS = 12
BLOCK = 1 << 16
"""Rounds of a kernel between two reports of progress."""
CORE_BLOCK = 50

Progress: TypeAlias = Callable[[int], None]
"""Told how many further rounds are done."""


def simulate(
    rules: Ruleset,
    seats: int,
    rounds: int,
    *,
    seed: int = 0,
    shard: tuple[int, int] = (1, 1),
    threads: int | None = None,
    progress: Progress | None = None,
    engine: str = "",
    begin: Position | None = None,
) -> Tally:
    """Play `rounds` rounds of `seats` seats, or part i of n of them, and count what happens.

    Every round begins with `begin`, or as rounds do. `threads` are as many as the machine has cores
    where None; `engine` names one of `pairs`, `seats` and `core` to have that one. Raises
    `AnalysisError`.
    """
    need("numpy")
    first, count = check(rules, seats, rounds, seed, shard)
    tell = progress or (lambda _: None)
    opening = start(rules, seats, analysis=True).position if begin is None else begin
    if opening.seats != seats or not isinstance(opening.awaits, AwaitsThrow):
        raise AnalysisError("odds-position", position=opening)
    kernel = None if engine == "core" else kernel_of(rules, opening, seed, engine)
    if kernel is None:
        return _by_core(opening, seed, first, count, tell)
    counts = _on_threads(kernel, first, count, threads or os.cpu_count() or 1, tell)
    return kernel.tally(counts, ((first, count),) if count else ())


def check(
    rules: Ruleset, seats: int, rounds: int, seed: int, shard: tuple[int, int] = (1, 1)
) -> tuple[int, int]:
    """The first round and the number of rounds that are asked for. Raises `AnalysisError`."""
    if type(seats) is not int or not 1 <= seats <= MOST_SEATS:
        raise AnalysisError("odds-seats", most=MOST_SEATS, got=seats)
    if type(rounds) is not int or not 1 <= rounds <= MOST_ROUNDS:
        raise AnalysisError("simulate-rounds", most=MOST_ROUNDS, got=rounds)
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise AnalysisError("simulate-seed", most=MOST_SEED, got=seed)
    part, of = shard
    if not 1 <= part <= of <= MOST_ROUNDS:
        raise AnalysisError("simulate-shard", got=f"{part}/{of}")
    if without_goal(rules):
        raise AnalysisError("odds-endless")
    first, end = rounds * (part - 1) // of, rounds * part // of
    return first, end - first


def kernel_of(rules: Ruleset, opening: Position, seed: int, engine: str = "") -> Engine | None:
    """The kernel for rounds that begin with `opening`, ready to run; None where only the core can play."""
    if not has("numba"):
        return None
    try:
        tables = compiled(rules)
    except AnalysisError as error:
        if error.code == "compile-choice":
            return None
        raise
    made = Seats(tables, opening, seed) if engine == "seats" else engine_for(tables, opening, seed)
    made.play(0, 1, made.zeros())  # compiled once, before several threads want it
    return made


def _on_threads(kernel: Engine, first: int, count: int, threads: int, tell: Progress) -> Counts:
    """All rounds, block by block, on so many threads."""
    blocks, lock = _blocks(first, count, BLOCK), threading.Lock()
    total, stop = kernel.zeros(), threading.Event()

    def work() -> None:
        mine = kernel.zeros()
        while not stop.is_set():
            with lock:
                block = next(blocks, None)
            if block is None:
                break
            kernel.play(*block, mine)
            with lock:
                tell(block[1])
        with lock:
            total.add(mine)

    threads = max(1, min(threads, -(-count // BLOCK)))
    if threads == 1:
        work()
        return total
    with ThreadPoolExecutor(threads) as pool:
        running = [pool.submit(work) for _ in range(threads)]
        try:
            for each in running:
                each.result()
        finally:
            stop.set()
    return total


def _by_core(opening: Position, seed: int, first: int, count: int, tell: Progress) -> Tally:
    total = blank(opening, seed)
    for block in _blocks(first, count, CORE_BLOCK):
        total = add(total, play_by_core(opening, seed, *block))
        tell(block[1])
    return total


def _blocks(first: int, count: int, size: int) -> Iterator[tuple[int, int]]:
    """(first round, rounds) of each block."""
    for begin in range(first, first + count, size):
        yield begin, min(size, first + count - begin)
