"""Jit: how kernels are made fast, and where their machine code is kept.

Importing this module imports Numba; nothing else does. Its cache lies in oie's cache folder, unless
`NUMBA_CACHE_DIR` says otherwise; where no folder can be written, code is compiled anew each time.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar, cast

from oie.analysis.keeping import cache_folder

# Read by Numba when it is imported, so it has to be there before.
os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder() / "numba"))

import numba

F = TypeVar("F", bound=Callable[..., object])


def jit(function: F) -> F:
    """The same function as machine code that lets other threads run.

    It must make no array: references to arrays are not counted in it, because counting them, which all
    threads would do in the same place, costs more than the rounds themselves.
    """
    njit = cast("Callable[..., Callable[[F], F]]", numba.njit)
    settings = {"nogil": True, "error_model": "numpy", "_nrt": False}
    try:
        return njit(cache=True, **settings)(function)
    except RuntimeError:  # neither the cache folder nor that of the package can be written
        return njit(**settings)(function)
