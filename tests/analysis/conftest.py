"""What the tests of the analyses keep on disk goes into a folder of their own."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(autouse=True, scope="session")
def cache_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    """One cache for the whole session, so that machine code is made once; not the user's."""
    os.environ["OIE_CACHE_DIR"] = str(tmp_path_factory.getbasetemp().parent / "oie-cache")
