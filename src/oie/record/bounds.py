"""Bounds: the most that may stand in a record, and the forms of its words; each is refused beyond.

Read by `decode`, which obeys them, and by `schema`, which publishes them.
"""

from __future__ import annotations

import re
from typing import Final

from oie.core.notation import LONGEST

MOST_BYTES: Final = 1024 * 1024
"""Bytes of a file; not more than this and one is ever read (UX-57)."""
MOST_LEVELS: Final = 12
"""Lists and objects in each other; a record needs five."""
MOST_ENTRIES: Final = MOST_BYTES // 10
"""Moves or events: more cannot stand in a file of that size."""
LARGEST: Final = 2**53 - 1
"""The largest whole number that every reader of JSON holds exactly."""

MOST_NAME: Final = 14
"""Characters of a name (UX-16)."""
MOST_SEATS: Final = 12
MOST_DICE: Final = 12
MOST_SEGMENTS: Final = 1000
MOST_POSITION: Final = LONGEST
LEAST_PACE: Final = 0.25
MOST_PACE: Final = 3.0
PACE_STEP: Final = 0.25
"""Seconds (UX-30)."""

MOST_OPTIONS: Final = 30
MOST_SPACES: Final = 400
"""Spaces of one colour, in an option that is a board."""
LONGEST_KEY: Final = 40
"""Characters of the name of an option or a colour."""
LONGEST_VALUE: Final = 600
"""Characters of the value of an option."""

ID: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}", re.ASCII)
LOOK: Final = re.compile(r"[a-z][a-z0-9-]{0,19}", re.ASCII)
"""A colour or a shape. Pages and pictures use it in names of their own, so it is a word and no more."""
DIGEST: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
TIME: Final = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})", re.ASCII
)
