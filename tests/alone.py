"""How long a piece of work takes by itself, whatever else the process is doing."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable


def alone(work: Callable[[], object]) -> float:
    """Seconds of this thread's processor time, the best of three, while no garbage is collected."""
    best = float("inf")
    gc.disable()
    try:
        for _ in range(3):
            began = time.thread_time()
            work()
            best = min(best, time.thread_time() - began)
    finally:
        gc.enable()
    return best
