"""Stream: the dice of a simulated round, a function of the seed and the round's number alone.

    key      = mix(seed + G)                          G = 0x9e3779b97f4a7c15, all modulo 2^64
    x(r)     = mix(key + r G)                         where the stream of round r begins
    word(k)  = mix(x(r) + (k + 1) G)                  splitmix64; two drawn numbers a word
    drawn    = its upper, then its lower 32 bits      one number for each throw (and each choice)

So it does not matter in which order rounds are played, on how many threads or machines, or by which
program. A number d of 32 bits picks the ordered throw `d * total >> 32`, the last die counted fastest;
where the dice fall in more than `MOST_DIRECT` ways it picks a class of throws by `cuts`.
"""

from __future__ import annotations

from collections.abc import Iterator

GOLDEN = 0x9E3779B97F4A7C15
FIRST, SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
WORD, HALF = 2**64 - 1, 2**32 - 1
MOST_SEED = WORD


def mix(z: int) -> int:
    """The output function of splitmix64."""
    z = ((z ^ (z >> 30)) * FIRST) & WORD
    z = ((z ^ (z >> 27)) * SECOND) & WORD
    return z ^ (z >> 31)


def key_of(seed: int) -> int:
    """What the streams of all rounds of a seed are made from."""
    return mix((seed + GOLDEN) & WORD)


def numbers(key: int, round_: int) -> Iterator[int]:
    """The numbers of 32 bits drawn in a round, one after the other."""
    x = mix((key + round_ * GOLDEN) & WORD)
    while True:
        x = (x + GOLDEN) & WORD
        word = mix(x)
        yield word >> 32
        yield word & HALF


def cuts(ways: list[int]) -> list[int]:
    """For each class the first number of 32 bits that lies beyond it."""
    total, so_far, found = sum(ways), 0, []
    for count in ways:
        so_far += count
        found.append((so_far << 32) // total)
    return found
