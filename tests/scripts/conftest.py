"""A small project with a made-up Python in its .venv: the commands are seen at work without network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import dev_install
import pytest

ROOT = Path(__file__).resolve().parents[2]

# Answers for a Python 3.11: its version, a pip that does what PIP_SAYS and PIP_CODE say, and programs that
# tell how they were called, echo their input, and fail if FAILS is among their arguments.
FAKE_PYTHON = """#!/bin/sh
case "$*" in
  *version_info*) echo 3.11 ;;
  *"-m pip install"*) echo "$*" >> pip-calls; echo "$PIP_SAYS"; exit "${PIP_CODE:-0}" ;;
  *)
    printf 'ran'; printf ' <%s>' "$@"; echo " in $PWD hunt=$OIE_HUNT ci=$CI"; cat
    case "$*" in *"${FAILS:-no such thing}"*) exit 7 ;; esac ;;
esac
"""


@dataclass(frozen=True)
class Project:
    """A folder with the scripts, a pyproject.toml, and a .venv said to be ready to play."""

    folder: Path

    @property
    def environment(self) -> Path:
        return self.folder / ".venv"

    def run(
        self, *arguments: str, cwd: Path | None = None, settings: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run scripts/dev.py with `arguments` and nothing of our own environment but `settings`."""
        return subprocess.run(
            [sys.executable, str(self.folder / "scripts/dev.py"), *arguments],
            cwd=cwd or self.folder,
            env={
                "PATH": f"{self.folder / 'bin'}{os.pathsep}{os.defpath}",
                "LANG": "C.UTF-8",
                **(settings or {}),
            },
            input="",
            capture_output=True,
            text=True,
            check=False,
            timeout=30,
        )

    def pip_calls(self) -> list[str]:
        """Return the arguments of every call of the made-up pip."""
        calls = self.folder / "pip-calls"
        return calls.read_text(encoding="utf-8").splitlines() if calls.exists() else []

    def stamp(self) -> dev_install.Stamp:
        """Return the stamp of .venv, which must be there."""
        stamp = dev_install.read_stamp(self.environment)
        assert stamp is not None
        return stamp


def program(path: Path, text: str) -> None:
    """Write the shell script `text` to `path` as a program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Make the project in a folder whose name holds a blank, as people's folders do."""
    folder = tmp_path / "my project"
    (folder / "scripts").mkdir(parents=True)
    for script in (ROOT / "scripts").glob("*.py"):
        shutil.copy(script, folder / "scripts")
    (folder / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    program(folder / ".venv/bin/python", FAKE_PYTHON)
    program(folder / "bin/chromium", "#!/bin/sh\n")  # so that nothing is installed on this machine
    (folder / ".venv/lib/python3.11/site-packages/pip").mkdir(parents=True)
    dev_install.write_stamp(
        folder / ".venv",
        dev_install.Stamp(dev_install.READY, dev_install.digest(folder), ("tui", "web"), str(folder), "3.11"),
    )
    return Project(folder)
