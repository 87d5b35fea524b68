"""A million strings, random and hostile, for the parsers of positions and throws.

Whatever is typed, pasted or sent gives a value or one of our errors, soon. `make test` reads 1 %.
"""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import pytest

import oie
from oie.core.errors import OieError
from tests.alone import alone
from tests.rulesets.tiny import tiny

MANY = 1_000_000
FEW = MANY // 100
SLOWEST = 0.25  # seconds of processor time for a single text, which takes microseconds by rights

VALID = (
    "26 0* / 1 to throw",
    "0* 0* / 0 to throw",
    "31!1 52!2 / draw",
    "63 4-1 19-2 / 0 won",
    "12$18 52!$3 1-1$0 / 2 to throw / pool 40",
    "16$4 3$4 / 0 to choose by 4 from 0 / pool 0",
    "10 3 / 0 to choose by 4 from 0 first after 2",
    "6+3",
    "1+2+3+4+5+6",
    "#1",
)
HOSTILE = (
    "\x00",
    "\ud800",
    "\u202e",
    "\ufeff",
    "٣",  # a digit, but not one of ours
    "²",
    "¼",
    "९",
    "9" * 5000,
    "-1",
    "+" * 3000,
    " " * 1999,
    "0 " * 900,
    "/" * 500,
    "!" * 100,
    "$" * 100,
    "1e9",
    "0x1f",
    "None",
    "\n",
    "\r\n",
    "\t",
    "\x85",
    "\u2028",
)
LETTERS = "0123456789*!-$/+ #,tohrwnpldcsebyfma\n\t\u00a0é\ud83d"


def texts(seed: int, count: int) -> Iterator[str]:
    """`count` texts: mutations of good ones, hostile pieces, and letters at random."""
    chance = random.Random(seed)
    for _ in range(count):
        kind = chance.random()
        if kind < 0.15:
            yield "".join(chance.choices(LETTERS, k=chance.randrange(40)))
        elif kind < 0.2:
            yield "".join(chance.choices((*HOSTILE, *VALID), k=chance.randrange(1, 4)))
        else:
            yield mutated(chance, chance.choice(VALID))


def mutated(chance: random.Random, text: str) -> str:
    """A text with a few letters or parts changed, taken away, doubled or put elsewhere."""
    for _ in range(chance.randrange(4)):
        at, to = sorted((chance.randrange(len(text) + 1), chance.randrange(len(text) + 1)))
        piece = text[at:to]
        change = chance.randrange(6)
        if change == 0:
            text = text[:at] + text[to:]
        elif change == 1:
            text = text[:at] + piece + piece + text[to:]
        elif change == 2:
            text = text[:at] + chance.choice(LETTERS) + text[at + 1 :]
        elif change == 3:
            text = text[:at] + chance.choice(HOSTILE) + text[at:]
        elif change == 4:
            text = text[:at] + str(chance.randrange(120)) + text[at:]
        else:
            text = text[:at] + chance.choice(VALID) + text[to:]
    return text


def answer(parse: Callable[[str], object], text: str) -> object:
    """What a parser makes of a text: a value, or one of our errors; anything else fails the test."""
    try:
        return parse(text)
    except OieError as error:
        return error


def hunt(seed: int, count: int) -> tuple[int, int]:
    """Read `count` texts with both parsers; how many positions and throws were good."""
    rulesets = (oie.ruleset("famille"), oie.ruleset("bolton"), tiny("toll"))
    readers = [partial(oie.position, rules) for rules in rulesets]
    good = Counter[int]()
    for number, text in enumerate(texts(seed, count)):
        began = time.thread_time()
        parsers: tuple[Callable[[str], object], ...] = (readers[number % len(readers)], oie.throw)
        for kind, parse in enumerate(parsers):
            found = answer(parse, text)
            if isinstance(found, OieError):
                said = str(found)
                assert said, text
                assert said.isprintable(), text
                assert len(said) < 400, text
            else:
                good[kind] += 1
                assert answer(parse, str(found)) == found, text
        if time.thread_time() - began >= SLOWEST:  # garbage may have been collected: the text alone decides
            assert alone(partial(answer, parsers[0], text)) < SLOWEST, text
            assert alone(partial(answer, parsers[1], text)) < SLOWEST, text
    return good[0], good[1]


def test_ten_thousand_texts() -> None:
    """1 % of the hunt, which finds good texts among the bad ones, or else it would hunt nothing."""
    positions, throws = hunt(2026, FEW)
    assert positions > FEW // 50
    assert throws > FEW // 100


@pytest.mark.hunt
@pytest.mark.parametrize("part", range(10))
def test_a_million_texts(part: int) -> None:
    hunt(part, MANY // 10)
