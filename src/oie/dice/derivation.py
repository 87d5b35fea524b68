"""How sealed dice follow from their secret and the pages' keys: the bytes, and nothing else.

Numbers are 4 bytes and lengths 2 bytes, the most significant first; every part has either a fixed
size or its length before it, so that no two inputs give the same bytes. The same stands in words and with
an example in `docs/reference/sealed-dice.md`; whoever changes it changes the tag.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from itertools import count as counting

from oie.dice.unbiased import faces_from, pick

TAG = b"oie.sealed.1\x00"
THROW = b"T"
LOT = b"L"
KEY_BYTES = 16
MOST_NUMBER = 2**31 - 1  # half of what 4 bytes hold: counting on from a stored number never runs over

Digest = bytes
Mac = Callable[[bytes], Digest]
"""HMAC-SHA256 under the secret, which the derivation itself never sees."""


def commitment_of(table: str, round_: int, segment: int, secret: bytes) -> str:
    """C = SHA-256(tag, table, round, segment, S), as 64 hexadecimal digits."""
    code = table.encode("utf-8")
    text = TAG + _length(len(code)) + code + _number(round_) + _number(segment) + secret
    return hashlib.sha256(text).hexdigest()


def seal_of(key: bytes) -> str:
    """c = SHA-256(k), what a page sends before it opens its key k, as 64 hexadecimal digits."""
    return hashlib.sha256(key).hexdigest()


def throw_of(mac: Mac, keys: Sequence[bytes], number: int, count: int, faces: int) -> tuple[int, ...]:
    """Throw `number` of the round: `count` dice of 1 to `faces`, from the start of its own bytes."""
    return faces_from(_bytes_of(mac, keys, THROW, number), count, faces)


def lot_of(mac: Mac, keys: Sequence[bytes], number: int, n: int) -> int:
    """Lot `number` of the segment among `n`, 0 to n - 1, from the start of its own bytes."""
    return pick(_bytes_of(mac, keys, LOT, number), n)


def _bytes_of(mac: Mac, keys: Sequence[bytes], what: bytes, number: int) -> Iterator[int]:
    return chain.from_iterable(mac(_message(keys, what, number, block)) for block in counting())


def _message(keys: Sequence[bytes], what: bytes, number: int, block: int) -> bytes:
    """What is authenticated for one block of bytes."""
    return what + _number(number) + _number(block) + _opened(tuple(keys))


@lru_cache(maxsize=1024)
def _opened(keys: tuple[bytes, ...]) -> bytes:
    """The pages' keys, each after its length; they are the same for a whole round."""
    return _length(len(keys)) + b"".join(_length(len(key)) + key for key in keys)


def _number(value: int) -> bytes:
    return value.to_bytes(4, "big")


def _length(value: int) -> bytes:
    return value.to_bytes(2, "big")
