"""Packages: what the analyses need besides the standard library, and what is said where it is missing."""

from __future__ import annotations

from importlib.util import find_spec

from oie.analysis.errors import AnalysisError

COMMAND = "pip install numpy scipy numba"
"""What installs all of them; the extra `odds` of the package names the same."""


def need(*names: str) -> None:
    """Raises `AnalysisError` where a package is not installed."""
    missing = [name for name in names if find_spec(name) is None]
    if missing:
        raise AnalysisError("odds-missing", packages=", ".join(missing), command=COMMAND)


def has(name: str) -> bool:
    """Whether a package is installed."""
    return find_spec(name) is not None
