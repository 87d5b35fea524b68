"""Fixtures of the command line tests."""

from __future__ import annotations

import os

import pytest

from tests.cli.support import Run, inside


@pytest.fixture(autouse=True, scope="session")
def cache_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What commands keep on disk goes into a folder of the tests, not the user's."""
    os.environ["OIE_CACHE_DIR"] = str(tmp_path_factory.getbasetemp().parent / "oie-cache")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs command lines inside this process, in English unless they say otherwise."""
    return inside(capsys, monkeypatch)
