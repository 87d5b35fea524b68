"""The window was closed while something else (make, say) still holds the terminal open: the game leaves."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="pseudo-terminals are POSIX's")


def test_the_game_leaves_when_its_terminal_is_gone(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    settings = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
    with subprocess.Popen(
        [sys.executable, "-m", "oie", "play", "famille", "--lang", "en"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        cwd=tmp_path,
        env=settings,
    ) as process:
        os.close(slave)
        seen = b""
        while len(seen) < 5000:  # the screen is being drawn
            seen += os.read(master, 4096)
        os.close(master)
        try:
            process.wait(20)
        finally:
            process.kill()
    assert process.returncode is not None
    assert not list(tmp_path.iterdir())
