"""The server against its floor: `make bench`, or `python bench/server.py [TABLES [SECONDS]]`.

Five times in turn `floor.py`, as it was handed over, and our server play the same number of tables of
two, each on the first core, with the players on the second. Printed are the medians of the server's CPU
for a throw that is on the disk and of the 99th percentile of the time until both clients have it; then
the memory of tables whose sockets are idle. The floor knows no rules, words, seats or keys: it is what
can at best be reached.
"""

from __future__ import annotations

import json
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
RUNS = 5
MOST_CPU, MOST_P99, MOST_MEMORY = 1.8, 2.0, 1.3
IDLE = 1_000


def pinned(core: int) -> list[str]:
    """What keeps a program on one core, where that can be."""
    return ["taskset", "-c", str(core)] if shutil.which("taskset") else []


@contextmanager
def serving(name: str, folder: Path) -> Iterator[tuple[int, int]]:
    """A server (`floor` or `ours`) on a fresh store; its port and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    store = folder / f"{name}-{port}.sqlite"
    command = [*pinned(0), sys.executable, str(HERE / f"{name}.py"), "serve", str(port), str(store)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        try:
            yield port, server.pid
        finally:
            server.send_signal(signal.SIGTERM)


def told(name: str, *arguments: object) -> dict[str, float]:
    """What a load of `floor.py` or `ours.py` prints."""
    command = [*pinned(1), sys.executable, str(HERE / f"{name}.py"), *map(str, arguments)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def main() -> int:
    """Measure, and print one line for each bar."""
    tables, seconds = (int(one) for one in (*sys.argv[1:], "100", "8")[:2])
    runs: dict[str, list[dict[str, float]]] = {"floor": [], "ours": []}
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(RUNS):
            for name, its in runs.items():
                with serving(name, Path(folder)) as (port, pid):
                    its.append(told(name, "load", port, pid, tables, seconds))
        memory = {}
        for name in runs:
            with serving(name, Path(folder)) as (port, pid):
                memory[name] = told("ours", "idle" if name == "ours" else "idle-floor", port, pid, IDLE)
    print(f"server against its floor, {tables} tables of two, medians of {RUNS}")
    for what, key, most in (("CPU a throw, µs", "cpu_us", MOST_CPU), ("p99, ms", "p99_ms", MOST_P99)):
        ours, floor = (median(run[key] for run in runs[name]) for name in ("ours", "floor"))
        line(what, ours, floor, most)
    ours, floor = (memory[name]["kib_a_table"] for name in ("ours", "floor"))
    line(f"KiB a table, {IDLE} idle", ours, floor, MOST_MEMORY)
    return 0


def line(what: str, ours: float, floor: float, most: float) -> None:
    """One bar: ours, the floor, and whether it is met."""
    ratio = ours / floor
    met = "" if ratio <= most else "   NOT MET"
    print(f"{what:<28}{ours:>10.1f} ours {floor:>10.1f} floor {ratio:>7.2f} times (at most {most}){met}")


if __name__ == "__main__":
    raise SystemExit(main())
