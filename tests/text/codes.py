"""Every code of every room: all modules of the package that can hold an error are imported first."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import oie
from oie.core.errors import OieError, every_code


@cache
def all_codes() -> tuple[tuple[type[OieError], str, str], ...]:
    """(class, code, English sentence) of every error of the package."""
    for name in _with_errors():
        importlib.import_module(name)
    return tuple(entry for entry in every_code() if entry[0].__module__.startswith("oie."))


def _with_errors() -> Iterator[str]:
    """Modules whose text defines sentences of errors, found by walking the package's files."""
    root = Path(oie.__file__).parent
    for path in sorted(root.rglob("*.py")):
        if "sentences: ClassVar" in (text := path.read_text("utf-8")) or "    sentences = {" in text:
            yield ".".join(("oie", *path.relative_to(root).with_suffix("").parts))
