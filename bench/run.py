"""Speed, in CPU time and as ratios within one run: `make bench`.

Every figure is the best of several runs, because a busy machine only ever adds. The ratios compare
with something that costs the same on every machine: a bare interpreter, reading and writing JSON.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import oie
from oie.dice import SeededDice

ROOT = Path(__file__).resolve().parent.parent
VECTORS = ROOT / "tests/data/vectors.json"
RUNS = 5


def cpu_of(arguments: Sequence[str]) -> float:
    """CPU seconds of a child process, user and system, best of `RUNS`."""
    best = float("inf")
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best


def cpu(work: Callable[[], int]) -> float:
    """CPU seconds for one unit of work, best of `RUNS`; `work` returns how many units it did."""
    best = float("inf")
    for _ in range(RUNS):
        before = time.process_time()
        units = work()
        best = min(best, (time.process_time() - before) / units)
    return best


def line(what: str, figure: str, wanted: str = "", holds: bool = True) -> None:
    """One line of the table."""
    print(f"{what:<58}{figure:>16}   {wanted}{'' if holds else '   NOT MET'}", flush=True)


def rounds() -> int:
    """Whole rounds of `famille` with two seats; the throws made."""
    rules, dice, throws = oie.ruleset("famille"), SeededDice(1), 0
    for _ in range(200):
        position = oie.start(rules, 2).position
        while position.result is None:
            position = oie.play(position, oie.Throw(dice.throw(2))).position
            throws += 1
    return throws


def only_dice() -> int:
    """The dice of `rounds` alone."""
    dice = SeededDice(1)
    for _ in range(6000):
        dice.throw(2)
    return 6000


def main() -> None:
    """Measure and print."""
    bare = cpu_of(["-c", "pass"])
    imported = cpu_of(["-c", "import oie"]) - bare
    listed = cpu_of(["-m", "oie", "list"])
    line("import oie, over a bare interpreter", f"{imported:.3f} s", "under 0.15", imported < 0.15)
    line("oie list", f"{listed:.3f} s", "under 0.50", listed < 0.5)
    line("oie list, in bare interpreters", f"{listed / bare:.1f}")

    vectors = json.loads(VECTORS.read_text("utf-8"))["vectors"]
    keys = ("ruleset", "options", "players", "to_move", "dice")
    asked = [json.dumps({key: v[key] for key in keys}) for v in vectors] * 100
    with tempfile.TemporaryDirectory() as folder:
        batch = Path(folder) / "batch.jsonl"
        batch.write_text("\n".join(asked) + "\n", "utf-8")
        whole = cpu_of(["-m", "oie", "referee", "--batch", str(batch)])
    line(
        "oie referee --batch, lines a CPU second",
        f"{len(asked) / whole:,.0f}",
        "at least 3,000",
        len(asked) / whole >= 3000,
    )
    plain = cpu(lambda: sum(1 for text in asked if json.dumps(json.loads(text))))
    line("  in readings and writings of the same JSON", f"{whole / len(asked) / plain:.1f}")

    thrown = cpu(rounds) - cpu(only_dice)
    line("play, microseconds a throw", f"{thrown * 1e6:.1f}")
    line("  throws a CPU second", f"{1 / thrown:,.0f}")
    print(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores, best of {RUNS} runs each")


if __name__ == "__main__":
    main()
