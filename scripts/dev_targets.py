"""The commands of the project: what each one needs, and what it runs inside `.venv`.

`python scripts/dev.py TARGET ARGUMENTS` comes here once a Python is found that is new enough. The exit code
is that of the program run; 2 and one sentence where it could not be run; 130 after Ctrl-C.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import dev_install
import dev_system

ROOT = Path(__file__).resolve().parent.parent
PLAY = frozenset({"tui", "web"})
ODDS = frozenset({"odds", "tui", "web"})
DEVELOP = frozenset({"tui", "web", "dev"})
CHROMIUM = ("chromium", "chromium")

# One worker for each core; a worker that has no more tests takes some from the longest queue.
PYTEST = ("-m", "pytest", "-n", "auto", "--dist", "worksteal")


@dataclass(frozen=True)
class Target:
    """One command.

    about: what it does, for the list of commands.
    extras: the extras of pyproject.toml that it needs.
    runs: the arguments of the Python in `.venv`, one tuple for each program; the last gets the user's too.
    settings: environment variables that it sets.
    programs: (program, Debian package) that it is the poorer without.
    at_root: whether it runs in the project's folder; else where the user is, whose file names it takes.
    """

    about: str
    extras: frozenset[str]
    runs: tuple[tuple[str, ...], ...]
    settings: Mapping[str, str] = field(default_factory=dict)
    at_root: bool = True
    programs: tuple[tuple[str, str], ...] = ()


IMPORT_LINTER = "from importlinter.cli import lint_imports_command; lint_imports_command()"

CHECKS = (
    ("-m", "ruff", "check", "."),
    ("-m", "ruff", "format", "--check", "."),
    ("-m", "mypy", "--strict", "src", "tests"),
    ("-c", IMPORT_LINTER),
)

TARGETS: Mapping[str, Target] = {
    # The game may bring what the chances need by itself, when somebody first asks for them.
    "play": Target(
        "play in the browser",
        PLAY,
        (("-m", "oie", "serve"),),
        {"OIE_PROJECT": str(ROOT)},
        at_root=False,
    ),
    "terminal": Target("play in the terminal", PLAY, (("-m", "oie", "play"),), at_root=False),
    "odds": Target("install what the chances need", ODDS, (("-c", "print('ready')"),)),
    "test": Target("run all tests", DEVELOP, (PYTEST,), programs=(CHROMIUM,)),
    "check": Target("look at style, types and imports without running anything", DEVELOP, CHECKS),
    "bench": Target("measure speed", DEVELOP, (("bench/run.py",), ("bench/odds.py",), ("bench/server.py",))),
    "hunt": Target(
        "run the tests that count in tens of thousands",
        DEVELOP,
        ((*PYTEST, "-m", "hunt"),),
        {"OIE_HUNT": "1"},
    ),
    "transcripts": Target("write tests/transcripts anew", DEVELOP, (("-m", "tests.transcripts"),)),
    "census": Target("write the expected counts of tests/census anew", DEVELOP, (("-m", "tests.census"),)),
    "pictures": Target(
        "take the pictures of docs/pictures anew", DEVELOP, (("scripts/pictures.py",),), programs=(CHROMIUM,)
    ),
    "clauses": Target("write tests/clauses.csv anew", DEVELOP, (("-m", "tests.clauses"),)),
}


def main(arguments: Sequence[str]) -> int:
    """Run the command that `arguments` begin with, and return its exit code."""
    keep_standard_streams()
    name, *rest = arguments or ["help"]
    target = TARGETS.get(name)
    try:
        if name in ("help", "-h", "--help"):
            print(usage(), flush=True)
            return 0
        if target is None:
            raise dev_system.Stop(f"there is no command {name!r}: expected one of {', '.join(TARGETS)}.")
        python = dev_install.ensure(ROOT, target.extras)
        for program, package in target.programs:
            want(program, package)
        return run(python, target, rest)
    except dev_system.Stop as stop:
        print(f"oie: {stop}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("oie: interrupted; the same command takes it up again.", file=sys.stderr)
        return 130
    except OSError as error:  # a file of the project is missing, the folder that we stand in is gone
        print(f"oie: {error}", file=sys.stderr)
        return 2


def want(program: str, package: str) -> None:
    """Have a program that is good to have; without it the rest goes on."""
    try:
        dev_system.need_system_package(program, package)
    except dev_system.Stop as stop:
        print(f"oie: {stop} What needs it is left out.", file=sys.stderr, flush=True)


def run(python: Path, target: Target, arguments: Sequence[str]) -> int:
    """Run the programs of `target`; with several, run all, and return the first exit code that is not 0."""
    os.environ.update(target.settings)
    if target.at_root:
        os.chdir(ROOT)
    *others, last = [[str(python), *program] for program in target.runs]
    last += arguments
    if others:
        codes = [subprocess.run(program, check=False).returncode for program in (*others, last)]
        return next((code for code in codes if code != 0), 0)
    if os.name != "nt":
        # The program takes our place: Ctrl-C and every other signal are its own, and so is the exit code.
        os.execv(last[0], last)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Windows has no such thing: let the program have its Ctrl-C
    return subprocess.run(last, check=False).returncode


def keep_standard_streams() -> None:
    """Open an empty stream for each standard one that is closed, else the next file would get its number."""
    for number, stream in enumerate((sys.stdin, sys.stdout, sys.stderr)):
        if stream is None:
            os.dup2(os.open(os.devnull, os.O_RDWR), number)
            os.set_inheritable(number, True)


def usage() -> str:
    """Return the list of commands."""
    lines = [f"  {name:<12} {target.about}" for name, target in TARGETS.items()]
    return "\n".join(["usage: python scripts/dev.py COMMAND [ARGUMENTS]", "", *lines])
