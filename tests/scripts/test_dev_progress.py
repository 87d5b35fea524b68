"""What is read from pip's log: how far it is, and why it failed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import dev_progress
import pytest

FETCHING = """\
Obtaining file:///project
Collecting PyYAML>=6.0.2 (from oie==0.1.0)
  Obtaining dependency information for PyYAML>=6.0.2
  Downloading pyyaml-6.0.4-cp311.whl (828 kB)
Collecting scipy>=1.14.1 (from oie==0.1.0)
  Using cached scipy-1.17.1-cp311.whl (35.4 MB)
"""
UNREACHABLE = """\
  WARNING: Retrying (Retry(total=1)) after connection broken by 'NewConnectionError(...)': /simple/rich/
"""
GAVE_UP = "ERROR: No matching distribution found for hatchling>=1.27\n"
INSTALLING = "Installing collected packages: PyYAML, scipy\n"


@pytest.mark.parametrize(
    ("log", "words"),
    [
        ("", "preparing"),
        (FETCHING, "fetching, 2 packages so far, 36 MB"),
        (FETCHING + UNREACHABLE, "fetching, but the package index does not answer yet"),
        (UNREACHABLE + FETCHING, "fetching, 2 packages so far, 36 MB"),
        (FETCHING + INSTALLING, "installing, 9 packages so far"),
    ],
)
def test_the_stage_is_read_from_the_log(log: str, words: str) -> None:
    """Each stage of pip has its words, with what has been counted."""
    assert dev_progress.stage(log, 9) == words


@pytest.mark.parametrize(
    ("log", "words"),
    [
        (UNREACHABLE + GAVE_UP, "the package index does not answer"),
        (UNREACHABLE + FETCHING + GAVE_UP, "(No matching distribution found for hatchling>=1.27)"),
        (FETCHING + INSTALLING + "ERROR: Could not install: No space left on device\n", "no space is left"),
        (
            "ERROR: Exception:\nTraceback (most recent call last):\nTOMLDecodeError: line 3\n",
            "(TOMLDecodeError: line 3)",
        ),
        ("", "(it gave no reason)"),
    ],
)
def test_the_reason_of_a_failure_is_one_sentence(log: str, words: str) -> None:
    """A network that came back is not blamed, and a traceback of pip is told by its last line."""
    reason = dev_progress.reason(log)
    assert words in reason
    assert "\n" not in reason
    assert reason.endswith(".")


def test_a_program_runs_with_its_noise_in_the_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Output and errors go to the file, nothing to the screen, and the code comes back."""
    code = dev_progress.run_logged(
        [sys.executable, "-c", "import sys; print('noise'); sys.stderr.write('more'); sys.exit(3)"],
        log=tmp_path / "install.log",
        folder=tmp_path,
        environment=os.environ,
        keep_open=[],
        meter=dev_progress.Meter(),
    )
    assert (code, capfd.readouterr()) == (3, ("", ""))
    log = dev_progress.read(tmp_path / "install.log")
    assert ("noise" in log, "more" in log) == (True, True)


def test_a_file_gets_a_line_of_progress_every_five_seconds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where the output is no terminal, nothing is rewritten and little is said."""
    clock = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    meter = dev_progress.Meter()
    for clock[0] in (101.0, 104.9, 105.0, 105.2, 109.9, 110.5):
        meter.show("fetching")
    assert capsys.readouterr().err == "oie: fetching (5 s)\noie: fetching (10 s)\n"
