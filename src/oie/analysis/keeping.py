"""Keeping: what was worked out once is kept on disk, in the user's cache folder.

A file is named by the digest of all that its content depends on: the text of the ruleset, its
options, and the program's own core and analysis. So nothing in it is ever out of date; the folder
may be deleted at any time. A file that cannot be read is made anew, one that cannot be written is not. Where
there is too much, what was not asked for longest goes first.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oie.core.ruleset import Ruleset

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Arrays = Mapping[str, NDArray[Any]]


MOST_BYTES = 500_000_000
"""Of all that is kept; three seats of a game take some 7 MB."""


def cache_folder() -> Path:
    """The folder in which oie keeps what it can make anew: `OIE_CACHE_DIR`, else the usual place."""
    given = os.environ.get("OIE_CACHE_DIR")
    if given:
        return Path(given)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "oie" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library/Caches/oie"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "oie"


def digest_of(rules: Ruleset, *more: object) -> str:
    """SHA-256, hexadecimal, of a ruleset under its options, of the program, and of `more`."""
    said = json.dumps([rules.digest, dict(rules.options), *more], sort_keys=True, default=list)
    return hashlib.sha256(f"{program_digest()}\n{said}".encode()).hexdigest()


@cache
def program_digest() -> str:
    """SHA-256 of the files on which every answer depends: a mended fault makes every answer anew."""
    root = Path(__file__).parents[1]
    content = hashlib.sha256()
    for folder in ("core", "rulesets", "analysis"):
        for path in sorted((root / folder).glob("*.py")):
            content.update(path.read_bytes())
    return content.hexdigest()


def kept(kind: str, digest: str) -> dict[str, NDArray[Any]] | None:
    """The arrays kept under this digest, or None."""
    import numpy as np

    path = _file(kind, digest)
    try:
        with np.load(path, allow_pickle=False) as file:
            found = {name: file[name] for name in file.files}
        with suppress(OSError):  # a folder of somebody else's, or a read-only disk
            os.utime(path)
        return found
    except Exception:  # whatever is wrong with a file that can be made anew, it is made anew
        return None


def keep(kind: str, digest: str, arrays: Arrays) -> None:
    """Keep arrays under a digest; a reader sees a whole file or none."""
    import numpy as np

    path = _file(kind, digest)
    part = path.with_name(f".{secrets.token_hex(8)}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("xb") as file:
            np.savez(file, allow_pickle=False, **dict(arrays))
        os.replace(part, path)
        _make_room(path)
    except OSError:  # a full or read-only disk: the answer is as good without it
        with suppress(OSError):
            part.unlink()


def _make_room(newest: Path) -> None:
    """Remove what was not asked for longest, until the rest is no more than `MOST_BYTES`."""
    files = [(path, path.stat()) for path in newest.parent.glob("*.npz")]
    size = sum(stat.st_size for _, stat in files)
    for path, stat in sorted(files, key=lambda one: one[1].st_mtime_ns):
        if size <= MOST_BYTES:
            return
        if path != newest:
            path.unlink(missing_ok=True)  # another process makes room too
            size -= stat.st_size


def _file(kind: str, digest: str) -> Path:
    return cache_folder() / f"{kind}-{digest[:32]}.npz"
