"""Partial: the faults of sense in a file that has faults of shape as well.

Sense can only be made of what has the right shape. So that whoever mends a file sees all of it
at once, the parts with a fault are left away and the rest is looked at.
"""

from __future__ import annotations

from oie.rulesets.build import sense_faults
from oie.rulesets.errors import Fault
from oie.rulesets.options import PLAIN, option_faults, read_options, resolve, settle
from oie.rulesets.schema import LANGUAGE
from oie.rulesets.tree import Tree, Value
from oie.rulesets.validate import shape_faults

STAND_INS: dict[str, Value] = {
    "oie": LANGUAGE,
    "id": "x",
    "version": 1,
    "title": {"en": "x"},
    "about": {"en": "x"},
    "seats": {"min": 1, "max": 1},
    "spaces": {},
}
"""Sections that a file must have, but that give no other one its sense."""
UNSOLVED = frozenset({"unknown-option", "board-key", "no-board", "cases", "no-cases"})
"""Faults of references, which leave nothing to make sense of."""
HIDDEN = frozenset({"unknown-option", "unused-option", "no-counters"})
"""Faults that may be there only because a part was left away."""


def further_faults(tree: Tree, shape: tuple[Fault, ...]) -> list[Fault]:
    """What makes no sense in the sound parts of a file whose faults of shape are `shape`."""
    if not isinstance(tree.value, dict):
        return []
    document = _without(tree.value, shape)
    rest = Tree(document, tree.places)
    if shape_faults(rest):  # track or dice are missing or have a fault
        return []
    options = read_options(document)
    faults = option_faults(rest, options)
    if not any(fault.code in UNSOLVED for fault in faults):
        settled = settle("", options, {})
        resolved = {k: v if k in PLAIN else resolve(v, settled) for k, v in document.items()}
        faults += sense_faults(rest, resolved)
    return [fault for fault in faults if fault.code not in HIDDEN]


def _without(document: dict[str, Value], shape: tuple[Fault, ...]) -> dict[str, Value]:
    """The document without the sections, kinds of space and options that have a fault."""
    left = dict(document)
    for fault in shape:
        if not fault.path:
            continue
        section, *inside = fault.path
        part = left.get(str(section))
        if section in ("spaces", "options") and inside and isinstance(part, dict):
            left[str(section)] = {key: value for key, value in part.items() if key != inside[0]}
        else:
            left.pop(str(section), None)
    return {**STAND_INS, **left}
