"""How the tests run the command line: inside the process, or as a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

from oie.cli.main import main

SOURCES = Path(__file__).parents[2] / "src"
LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG")


@dataclass(frozen=True)
class Done:
    """How a command line ended."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The answer, line by line."""
        return self.out.splitlines()

    def sentence(self) -> str:
        """The one sentence of wrong input: exit code 2, nothing else said anywhere."""
        assert self.code == 2, (self.code, self.err)
        assert not self.out
        assert self.err.startswith("oie: ")
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err.removeprefix("oie: ").rstrip("\n")


Run: TypeAlias = Callable[..., Done]


def inside(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs command lines inside this process: `run("list", "--json", stdin=b"...")`."""
    for variable in LANGUAGE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)

    def run(*argv: str, stdin: bytes = b"") -> Done:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        capsys.readouterr()
        code = main(argv)
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return run


def environment(**changes: str) -> Mapping[str, str]:
    """The environment of a process: that of this one, speaking English, with `changes`."""
    kept = {name: value for name, value in os.environ.items() if name not in LANGUAGE_VARIABLES}
    path = os.pathsep.join(filter(None, [str(SOURCES), kept.get("PYTHONPATH", "")]))
    return {**kept, "PYTHONPATH": path, "PYTHONWARNINGS": "error", **changes}


def outside(*argv: str, stdin: bytes = b"", **changes: str) -> Done:
    """Runs a command line as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "oie", *argv],
        input=stdin,
        capture_output=True,
        env=environment(**changes),
        timeout=60,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8", "replace"))
