"""Timing: how long commits take, as a histogram, and a word to the log about those that are slow or fail."""

from __future__ import annotations

import logging

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper bounds of the classes, in seconds; longer ones stand in a last class of their own."""
SLOW = 0.5
"""Seconds from which a commit is worth a line in the log."""
_LOG = logging.getLogger("oie.web.store")
_LOG.addHandler(logging.NullHandler())  # where no server has begun a log, nobody asked for one


class Timing:
    """Counts of commits by how long they took; written by one thread, read by any."""

    def __init__(self) -> None:
        self.classes = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0
        self._failing = False

    @property
    def commits(self) -> int:
        """How many commits there were."""
        return sum(self.classes)

    def failed(self, error: Exception) -> None:
        """Nothing could be written: told once, and again only after something was."""
        if not self._failing:
            _LOG.error("nothing can be written", exc_info=error)
        self._failing = True

    def took(self, seconds: float, rows: int) -> None:
        """One more commit, of so many jobs."""
        self._failing = False
        place = next((place for place, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        self.classes[place] += 1
        self.seconds += seconds
        if seconds >= SLOW:
            _LOG.warning("slow commit", extra={"facts": {"seconds": round(seconds, 3), "jobs": rows}})
