"""The odds against their bar: `python bench/odds.py`, a part of `make bench`.

Rounds are compared with `rounds.c`, which is compiled with gcc where there is one: CPU time, medians of
seven interleaved runs, so that a busy machine slows both alike. Two threads are measured by the clock,
which only an idle machine shows fairly, and by what they cost each other. Commands are whole processes,
in a cache folder of their own.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from run import line

ROOT = Path(__file__).resolve().parent.parent
RUNS = 7
ROUNDS = 8_000_000


def rounds_of_c(program: Path, mode: int) -> dict[str, float]:
    """One run of the C program: rounds a CPU second, and what it found."""
    done = subprocess.run([program, str(ROUNDS), "1", str(mode)], capture_output=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def our_rounds(threads: int = 1, rounds: int = ROUNDS) -> tuple[float, float, float]:
    """(rounds a CPU second, rounds a second, share of the first seat) of one simulation."""
    import oie
    from oie.analysis.simulation import simulate

    cpu, clock = time.process_time(), time.perf_counter()
    tally = simulate(oie.ruleset("famille"), 2, rounds, threads=threads)
    cpu, clock = time.process_time() - cpu, time.perf_counter() - clock
    return rounds / cpu, rounds / clock, tally.win[0].share


def compare_rounds(folder: Path) -> None:
    """Complete two-seat rounds on one thread against C, and on two threads."""
    ours: list[tuple[float, float, float]] = []
    theirs: dict[int, list[dict[str, float]]] = {0: [], 3: []}
    program = folder / "rounds"
    source = str(ROOT / "bench/rounds.c")
    gcc = shutil.which("gcc")
    if gcc:
        subprocess.run([gcc, "-O3", "-march=native", "-o", str(program), source], check=True)
    our_rounds(rounds=1000)
    for _ in range(RUNS):
        for mode in theirs if gcc else ():
            theirs[mode].append(rounds_of_c(program, mode))
        ours.append(our_rounds())
    speed = statistics.median(cpu for cpu, _, _ in ours)
    line("famille, 2 seats, all statistics, rounds a CPU second", f"{speed:,.0f}")
    for mode, least in ((0, 2.5), (3, 0.8)):
        if theirs[mode]:
            ratio = speed / statistics.median(run["games_s"] for run in theirs[mode])
            line(f"  against rounds.c, mode {mode}", f"{ratio:.2f}", f"at least {least}", ratio >= least)
    line("  share of the first seat", f"{ours[0][2]:.4f}", "0.5134", abs(ours[0][2] - 0.513447) < 0.001)
    compare_threads()


def compare_threads() -> None:
    """Two threads against one, interleaved; the CPU time tells what the threads cost each other."""
    runs = [(our_rounds(1, 2 * ROUNDS), our_rounds(2, 2 * ROUNDS)) for _ in range(RUNS)]
    clock = statistics.median(two[1] / one[1] for one, two in runs)
    cost = statistics.median(one[0] / two[0] for one, two in runs)
    line("  two threads against one, by the clock", f"{clock:.2f}", "at least 1.8", clock >= 1.8)
    line("  CPU time of a round on two threads against one", f"{cost:.2f}")


def command(cache: Path, *arguments: str) -> tuple[float, float, float, float]:
    """(first line, end, CPU seconds, MiB at most) of one `oie` command; the first two by the clock."""
    begun = time.perf_counter()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    process = subprocess.Popen(
        [sys.executable, "-m", "oie", *arguments],
        env={**os.environ, "OIE_CACHE_DIR": str(cache)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stderr is not None
    process.stderr.readline()
    first = time.perf_counter() - begun
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = 0
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = spent.ru_utime + spent.ru_stime - before.ru_utime - before.ru_stime
    return first, time.perf_counter() - begun, cpu, used.ru_maxrss / 1024


def first_results(folder: Path) -> None:
    """What a person waits for: the first line, and the whole answer."""
    asked = ("simulate", "famille", "--seats", "2", "--rounds", "1e6")
    for how, most in (("cold", 5.0), ("cached", 2.0)):
        first, end, cpu, _ = command(folder / "cache", *asked)
        line(f"oie simulate, a million rounds, {how}: first line", f"{first:.2f} s", "under 0.5", first < 0.5)
        line(f"oie simulate, a million rounds, {how}: CPU", f"{cpu:.2f} s", f"under {most:g}", cpu < most)
        line("  by the clock", f"{end:.2f} s")
    _, _, cpu, size = command(folder / "cache", "odds", "famille", "--seats", "2")
    line("oie odds, two seats, CPU of the whole command", f"{cpu:.2f} s", "under 1.5", cpu < 1.5)
    line("  memory at most", f"{size:.0f} MiB", "under 250", size < 250)
    _, _, cpu, size = command(folder / "cache", "odds", "famille", "--seats", "3")
    line("oie odds, three seats, CPU of the whole command", f"{cpu:.1f} s", "under 30", cpu < 30)
    line("  memory at most", f"{size:.0f} MiB")


def look_up() -> None:
    """A position of a round that is solved."""
    import oie
    from oie.analysis.chances import odds

    rules = oie.ruleset("famille")
    found, position = odds(rules, 2), oie.position(rules, "26 10 / 1 to throw")
    spent = []
    for _ in range(50):
        before = time.perf_counter()
        found.of(position)
        spent.append(time.perf_counter() - before)
    middle = statistics.median(spent) * 1000
    line("a position looked up", f"{middle:.2f} ms", "under 20", middle < 20)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        first_results(folder)
        os.environ["OIE_CACHE_DIR"] = str(folder / "cache")
        look_up()
        compare_rounds(folder)


if __name__ == "__main__":
    main()
