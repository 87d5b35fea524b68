"""Twenty thousand ruleset files, random and hostile: a game, or our error, within a second.

`make test` reads 1 %. What can be loaded is then played, and checked, without a surprise either.
"""

import random
import time
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

import oie
from oie.core.moves import AwaitsChoice, AwaitsThrow, Choice, Throw
from oie.rulesets import read_file, sheet_of
from oie.rulesets.check import Report, check_text
from oie.rulesets.errors import FAULTS
from tests.alone import alone
from tests.rulesets.hostile import hostile

MANY = 20_000
FEW = MANY // 100
SLOWEST = 1.0  # seconds of processor time for a single file


def load(text: str | bytes, folder: Path, **options: object) -> oie.Ruleset | oie.RulesetError:
    """The game of a file, or why there is none; texts are read as such, bytes from a file."""
    try:
        if isinstance(text, str):
            return oie.load(text, **options)
        path = folder / "hostile.yaml"
        path.write_bytes(text)
        return read_file(path).rules({})
    except oie.RulesetError as error:
        return error


def codes(error: oie.RulesetError) -> set[str]:
    """The kinds of fault of a refused file; each is said in one line."""
    lines = error.lines()
    assert lines, "a refusal says why"
    assert all(line.isprintable() and len(line) < 1000 for line in lines), lines
    found = {fault.code for fault in error.faults}
    assert found
    assert found <= set(FAULTS)
    return found


def play(rules: oie.Ruleset, chance: random.Random) -> None:
    """A few moves of a loaded game; every position must be readable from its own text."""
    step = oie.start(rules, rules.seats[0])
    for _ in range(8):
        match step.position.awaits:
            case AwaitsThrow(dice=dice, faces=faces):
                step = oie.play(step.position, Throw(tuple(chance.choices(range(1, faces + 1), k=dice))))
            case AwaitsChoice(among=among):
                step = oie.play(step.position, Choice(chance.randrange(len(among))))
            case _:
                return
        assert str(step.position)


def vary(rules: oie.Ruleset, chance: random.Random) -> None:
    """The same game under one other option: it is played as well, or refused."""
    for option in sheet_of(rules).options.values():
        values = [*option.values, *(option.span or ()), {}, {"red": [5], "blue": [5]}, None, "x", 10**30]
        value = chance.choice(values)
        varied = load(rules.text, Path(), **{option.name: value})
        if isinstance(varied, oie.Ruleset):
            play(varied, chance)
        else:
            assert str(varied).isprintable()


def hunt(seed: int, count: int, folder: Path) -> Counter[str]:
    """Read `count` files; how often each kind of fault was found, and `loaded`."""
    chance = random.Random(seed)
    seen: Counter[str] = Counter()
    for number in range(count):
        text = hostile(chance)
        began = time.thread_time()
        rules = load(text, folder)
        if time.thread_time() - began >= SLOWEST:  # garbage may have been collected: the file alone decides
            took = alone(partial(load, text, folder))
            assert took < SLOWEST, (seed, number, took)
        if isinstance(rules, oie.RulesetError):
            seen.update(codes(rules))
        else:
            seen["loaded"] += 1
            play(rules, chance)
            vary(rules, chance)
        if number % 5 == 0:
            report = check_text(text, "hostile.yaml", most_moves=200)
            if isinstance(report, Report):
                assert report.lines()
            else:
                assert all(fault.at("hostile.yaml") for fault in report)
    return seen


def test_two_hundred_files(tmp_path: Path) -> None:
    """1 % of the hunt: it finds games as well as many kinds of fault, or else it would hunt nothing."""
    seen = hunt(2026, FEW, tmp_path)
    assert seen["loaded"] >= FEW // 20
    assert len(seen) > 20


@pytest.mark.hunt
@pytest.mark.parametrize("part", range(20))
def test_twenty_thousand_files(part: int, tmp_path: Path) -> None:
    hunt(part, MANY // 20, tmp_path)
