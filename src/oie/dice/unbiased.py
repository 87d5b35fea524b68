"""From uniform bytes to uniform faces: bytes above the last full cycle are refused.

256 is no multiple of 6: taking every byte modulo 6 would favour 1 to 4. The 252 bytes below 252
give each face 42 times, and the four others are passed over. `seeded` and `sealed` dice share this.
"""

from __future__ import annotations

from collections.abc import Iterator

BYTES = 256


def refused_from(ways: int) -> int:
    """The lowest byte that is refused where one of `ways` (1 to 256) is picked: 252 for a die of 6."""
    return BYTES - BYTES % ways


def pick(stream: Iterator[int], ways: int) -> int:
    """One of 0 to `ways` - 1 from the next byte of an endless `stream` that is not refused."""
    limit = refused_from(ways)
    byte = next(stream)
    while byte >= limit:
        byte = next(stream)
    return byte % ways


def faces_from(stream: Iterator[int], count: int, faces: int) -> tuple[int, ...]:
    """`count` dice of 1 to `faces` from an endless `stream`, in its order."""
    limit, shown = refused_from(faces), list[int]()
    while len(shown) < count:
        byte = next(stream)
        if byte < limit:
            shown.append(byte % faces + 1)
    return tuple(shown)
