"""What is kept on disk: found again, made anew where it is damaged, and never too much."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from oie.analysis import keeping
from oie.analysis.keeping import keep, kept


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("OIE_CACHE_DIR", str(tmp_path / "kept"))
    return tmp_path / "kept"


def digest(n: int) -> str:
    return f"{n:064x}"[::-1]


def put(n: int) -> None:
    keep("test", digest(n), {"numbers": np.arange(1000)})


def names(folder: Path) -> int:
    return len(list(folder.iterdir()))


def test_what_is_kept_is_found_and_what_is_damaged_is_not(folder: Path) -> None:
    assert kept("test", digest(1)) is None
    put(1)
    found = kept("test", digest(1))
    assert found is not None
    assert found["numbers"].tolist() == list(range(1000))
    next(folder.iterdir()).write_bytes(b"PK nothing")
    assert kept("test", digest(1)) is None
    put(1)
    assert kept("test", digest(1)) is not None


def test_what_was_not_asked_for_longest_goes_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(0)
    size = next(folder.iterdir()).stat().st_size
    monkeypatch.setattr(keeping, "MOST_BYTES", 3 * size)
    for n in (1, 2):
        put(n)
    for age, path in enumerate(sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime_ns)):
        os.utime(path, ns=(age, age))
    assert kept("test", digest(0)) is not None  # asked for: now it is 1 that was not for longest
    put(3)
    assert [n for n in range(4) if kept("test", digest(n)) is not None] == [0, 2, 3]
    assert names(folder) == 3


def test_one_that_is_too_much_by_itself_is_kept_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_BYTES", 10)
    put(0)
    put(1)
    assert [n for n in range(2) if kept("test", digest(n)) is not None] == [1]
