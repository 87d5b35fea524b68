"""Upgrade: the document of an older version, made into one of today's, step by step.

`STEPS[n]` makes a document of version n into one of version n + 1, so that a record of any age goes
through every version after its own and no step ever has to know more than one change. Version 1 is
the first, so no step is needed yet. A step must leave its argument as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from oie.record.errors import RecordError
from oie.record.form import FORMAT, VERSION
from oie.record.tree import Json, shown

Document: TypeAlias = dict[str, Json]
Step: TypeAlias = Callable[[Document], Document]

STEPS: Mapping[int, Step] = {}
"""Version -> the step to the next one. Each of them comes with a record of its version in the tests."""


def upgrade(document: Document) -> Document:
    """`document` as one of version `VERSION`; one that has it already is given back as it is.

    Raises `RecordError` for what is no record, for a newer version, and for one too old or too
    damaged to be upgraded.
    """
    if document.get("format") != FORMAT:
        raise RecordError("record-format", got=shown(document.get("format")))
    version = document.get("version")
    oldest = min(STEPS, default=VERSION)
    if type(version) is int and version > VERSION:
        raise RecordError("record-newer", got=version, known=VERSION)
    if type(version) is not int or version < oldest:
        raise RecordError("record-version", oldest=oldest, known=VERSION, got=shown(version))
    while version < VERSION:
        try:
            document = STEPS[version](document) | {"version": version + 1}
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError):
            # A step reads a document of whatever form; what it stumbles over is a fault of the file.
            raise RecordError("record-upgrade", version=version) from None
        version += 1
    return document
