"""Fixtures of the command line tests."""

from __future__ import annotations

import pytest

from tests.cli.support import Run, inside


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs command lines inside this process, in English unless they say otherwise."""
    return inside(capsys, monkeypatch)
