"""Save in a child process and kill it, many times: `python killed.py line|time FOLDER`.

After every kill the file is read and must be the old record or the new one, whole. Prints how often it
was the old one, how often the new one, and how many children were killed. A program of its own, because
only a process without threads can fork safely.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from oie.record import Record, read, save  # noqa: E402 - found only by the line above
from oie.record import file as module  # noqa: E402
from tests.record.support import record_of  # noqa: E402

OLD, NEW = record_of("famille", moves=5), record_of("famille", moves=400)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def save_until_line(path: Path, record: Record, last: int) -> None:
    """Save, and die before the line of `oie.record.file` that would be run as number `last`, from 0."""
    count = 0

    def watch(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        if frame.f_code.co_filename != module.__file__:
            return None
        if event == "line":
            if count == last:
                die()
            count += 1
        return watch

    sys.settrace(watch)
    save(path, record)
    sys.settrace(None)


def save_on_and_on(path: Path) -> None:
    while True:
        save(path, NEW)
        save(path, OLD)


def killed(child: int) -> bool:
    """Wait for a child; whether it was killed. Anything but a kill or a clean end is a fault."""
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        return True
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"the child ended with {status}")
    return False


def fork(work: Any) -> int:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            work()
            code = 0
        finally:
            os._exit(code)
    return child


def main(way: str, folder: Path) -> tuple[int, int, int]:
    path = folder / "round.json"
    found = {"old": 0, "new": 0}
    kills = 0
    chance = random.Random(1)
    for attempt in range(400):
        save(path, OLD)
        if way == "line":
            child = fork(lambda attempt=attempt: save_until_line(path, NEW, attempt))
        else:
            child = fork(lambda: save_on_and_on(path))
            time.sleep(chance.uniform(0, 0.02))
            os.kill(child, signal.SIGKILL)
        was_killed = killed(child)
        kills += was_killed
        record = read(path)
        assert record in (OLD, NEW)
        found["old" if record == OLD else "new"] += 1
        for rest in folder.glob(".oie-*.part"):
            rest.unlink()
        if not was_killed or (way == "time" and attempt == 60):
            break
    return found["old"], found["new"], kills


if __name__ == "__main__":
    print(*main(sys.argv[1], Path(sys.argv[2])))
