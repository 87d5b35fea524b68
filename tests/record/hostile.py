"""Good records made bad: bytes, keys, types, values and whole parts changed, from a seed."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from oie.record import encode
from tests.record.sealed_rounds import whole
from tests.record.support import GAMES, record_of

Place = tuple[Any, Any]
"""A list or an object, and an index or a key of it."""

STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    12,
    63,
    64,
    99,
    400,
    10**9,
    10**9 + 1,
    2**53 - 1,
    2**53,
    2**63,
    10**24,
    0.5,
    1e300,
    -0.0,
    "",
    "0",
    "draw",
    "A" * 15,
    "A" * 5000,
    "\u0000",
    "\ud800",
    "\u202e",
    "<script>",
    [],
    {},
    [[]],
    [0] * 50,
    {"a": {"b": {"c": {}}}},
    {"type": "won", "seat": 0, "pool": 0},
    {"throw": [1, 1]},
    {"choice": 1},
    {"winner": 1},
    {"draw": True},
)


@cache
def good() -> tuple[str, ...]:
    """Records of every game, running and over, with and without sealed dice."""
    texts = [
        encode(record_of(name, seed, moves)) for name in GAMES for seed, moves in ((1, 0), (2, 7), (3, 90))
    ]
    return (*texts, encode(whole("famille", 3)), encode(whole("pair-impair", 2)))


def bad(seed: int) -> bytes:
    """One damaged file; the same seed gives the same."""
    chance = random.Random(seed)
    text = chance.choice(good())
    if chance.random() < 0.3:
        return _bytes(chance, text.encode())
    told: dict[str, Any] = json.loads(text)
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        _value(chance, told)
    ruleset = told.get("ruleset")
    if chance.random() < 0.03 and isinstance(ruleset, dict) and isinstance(ruleset.get("text"), str):
        changed = _bytes(chance, ruleset["text"].encode(errors="replace")).decode(errors="replace")
        ruleset |= {"text": changed, "digest": hashlib.sha256(changed.encode()).hexdigest()}
    return json.dumps(told, ensure_ascii=chance.random() < 0.9).encode("utf-8", "surrogatepass")


def _bytes(chance: random.Random, data: bytes) -> bytes:
    for _ in range(chance.choice((1, 1, 2, 8))):
        at = chance.randrange(len(data) + 1)
        end = min(len(data), at + chance.choice((1, 1, 2, 10, 1000)))
        new = chance.choice(
            (
                b"",
                data[at:end] * 2,
                bytes([chance.randrange(256)]),
                chance.randbytes(6),
                chance.choice((b'"', b"{", b"}", b"[", b"]", b",", b":", b"\\", b"-", b"9", b"null", b"NaN")),
                b"[" * 40,
            )
        )
        data = data[:at] + new + data[end:]
    return data[: chance.randrange(len(data) + 1)] if chance.random() < 0.1 else data


def _value(chance: random.Random, told: dict[str, Any]) -> None:
    """Change one value somewhere in a document, or the shape around it."""
    where, key = chance.choice(list(_places(told)))
    old = where[key]
    match chance.randrange(8):
        case 0:
            del where[key]
        case 1 if isinstance(where, list):
            where.insert(key, _strange(chance))
        case 1:
            where[chance.choice(("", "more", "type", "draw", "winner", "throw"))] = _strange(chance)
        case 2 | 3 if type(old) is int:
            where[key] = old + chance.choice((-1, 1, 1, 2, -2, 64))
        case 2 | 3 if isinstance(old, str):
            where[key] = _bytes(chance, old.encode(errors="replace")).decode(errors="replace")
        case 4 if isinstance(old, list) and old:
            where[key] = chance.choice((old[::-1], old * 2, old[:-1], old[1:]))
        case 5:
            other, at = chance.choice(list(_places(told)))
            where[key] = other[at] if not isinstance(other[at], dict | list) else _strange(chance)
        case _:
            where[key] = _strange(chance)


def _strange(chance: random.Random) -> Any:
    return deepcopy(chance.choice(STRANGE))  # what is put into a document may be changed in it next


def _places(value: Any) -> Iterator[Place]:
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        inside = value[key]
        if isinstance(inside, dict | list):
            yield from _places(inside)
