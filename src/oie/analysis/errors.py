"""Errors of the analyses: a question too large, or of no meaning, to be answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from oie.core.errors import OieError


class CensusError(OieError):
    """A census that cannot be taken."""

    sentences: ClassVar[Mapping[str, str]] = {
        "census-depth": "expected a depth from 1 to {most}, got {got}",
        "census-throws": "the dice can fall in {got} ways: a census counts up to {most}",
        "census-large": "depth {depth} has more than {most} different positions: ask for a smaller depth",
    }
