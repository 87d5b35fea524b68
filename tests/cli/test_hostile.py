"""Command lines made at random of what the commands know and of what nobody expects."""

from __future__ import annotations

import random

import pytest

from oie.cli.main import COMMANDS
from tests.cli.support import Run

WORDS = (
    [command for command in COMMANDS if command != "play"]  # a round has its own tests
    + ["famille", "jardin", "pair-impair", "bolton", "./famille", "/", "/dev/null", "-", "--", "", "0", "-1"]
    + ["--lang", "--lang=fr", "fr", "xx", "--option", "dice=3", "dice", "=", "exact_finish=false", "--json"]
    + ["--position", "0* 0* / 0 to throw", "26 0* / 1 to throw", "0 0", "--throw", "6+3", "1", "6+6+6", "99"]
    + ["--choose", "--name", "Zoé", "--batch", "--seats", "2", "--depth", "1", "--markdown", "--steps"]
    + ["--help", "-h", "--version", "--markdown=", "--no-json", "--json=true", "-x", "--", "--option=a=b=c"]
    + ["\0", "\udcff", "\x1b[2J", "🎲", "a" * 3000, "{}", "[" * 2000, "--=", "--lang=", "%s{0}", "$(reboot)"]
    + ["--batch=-", "--seats=two", "--depth=0x10", "1_0", "١", "1e3", "nan", "__complete"]
)


def lines(seed: int, count: int) -> list[list[str]]:
    """So many command lines; the same seed gives the same."""
    chance = random.Random(seed)
    starts = [command for command in COMMANDS if command != "play"]
    return [
        [chance.choice([*starts, chance.choice(WORDS)]), *chance.choices(WORDS, k=chance.randrange(8))]
        for _ in range(count)
    ]


def check(run: Run, argv: list[str]) -> None:
    """It ends with a code that means something, and says at most one sentence of complaint."""
    done = run(*argv, stdin=b"{}\n")
    assert done.code in (0, 2), argv
    assert "Traceback" not in done.err, argv
    if done.code == 0:
        assert not done.err, argv
    elif argv[0] != "check":  # its answer to a faulty file is the list of faults
        done.sentence()


@pytest.mark.parametrize("part", range(4))
def test_no_command_line_ends_in_a_traceback(run: Run, part: int) -> None:
    for argv in lines(part, 60):
        check(run, argv)


@pytest.mark.hunt
@pytest.mark.parametrize("part", range(4, 104))
def test_no_command_line_of_many_ends_in_a_traceback(run: Run, part: int) -> None:
    for argv in lines(part, 200):
        check(run, argv)
