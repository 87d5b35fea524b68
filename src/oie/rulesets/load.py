"""Load: from a file, a text or a shipped name to a playable `Ruleset`.

    ruleset("famille")                        a shipped game
    ruleset("jardin", dice=3)                 with options
    load(Path("mine.yaml")), load(text)       one's own

What was made is kept with its file, so that equal questions give one and the same object.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache, cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from oie.core.ruleset import OptionValue, Ruleset
from oie.rulesets.build import build, sense_faults
from oie.rulesets.errors import MOST_FAULTS, Fault, RulesetError
from oie.rulesets.options import Option, option_faults, read_options, resolve, settle
from oie.rulesets.ordinary import read_ordinary
from oie.rulesets.reach import board_faults
from oie.rulesets.tree import MOST_BYTES, Tree, read_tree

MOST_MADE = 200
"""Rulesets that a file keeps ready; edited boards are without number."""
SHIPPED = ("famille", "jardin", "pair-impair", "bolton", "oudhollands", "chutes-and-ladders")
"""In the order in which they are offered: the one that a family knows first."""


@dataclass(frozen=True)
class Sheet:
    """A ruleset file that was read: its text, its values with their places, its options."""

    name: str
    """What the file is called in messages."""
    text: str
    digest: str
    """SHA-256 of the text in UTF-8, hexadecimal."""
    tree: Tree = field(repr=False)
    trusted: bool = False
    """Shipped with the program, where a test has checked its shape."""
    made: dict[str, Ruleset] = field(default_factory=dict, repr=False, compare=False)
    """Rulesets already made of it, by their options in JSON."""

    @property
    def document(self) -> Mapping[str, Any]:
        """The values of the file."""
        value = self.tree.value
        assert isinstance(value, dict)
        return value

    @cached_property
    def options(self) -> dict[str, Option]:
        """The options that the file declares, in its order."""
        return read_options(self.document)

    def resolved(self, settled: Mapping[str, OptionValue]) -> Mapping[str, Any]:
        """The document with every reference to an option replaced."""
        plain = ("options", "examples", "remarks", "title", "about", "source")
        return {k: v if k in plain else resolve(v, settled) for k, v in self.document.items()}

    def rules(self, options: Mapping[str, object]) -> Ruleset:
        """The ruleset under these options; equal options give one and the same object.

        Raises `RulesetError`.
        """
        settled = settle(str(self.document["id"]), self.options, options)
        key = json.dumps(settled)
        if key not in self.made:
            if len(self.made) >= MOST_MADE:
                self.made.clear()
            self.made[key] = self._build(settled)
        return self.made[key]

    def _build(self, settled: dict[str, OptionValue]) -> Ruleset:
        sound = self.trusted and all(settled[name] == option.default for name, option in self.options.items())
        doc = self.resolved(settled)
        faults = [] if sound else sense_faults(self.tree, doc)
        rules = build(doc, settled, self.text, self.digest) if not faults else None
        if rules is not None and not sound:
            faults = board_faults(self.tree, rules, self.options)
        if rules is None or faults:
            raise RulesetError("ruleset-faults", faults=tuple(faults), file=self.name)
        return rules


def read_sheet(text: str | bytes, name: str = "ruleset") -> Sheet:
    """The file of a foreign text, checked for shape. Raises `RulesetError` with every fault."""
    from oie.rulesets.partial import further_faults
    from oie.rulesets.validate import shape_faults

    try:
        tree = read_tree(text)
    except RulesetError as error:
        raise RulesetError("ruleset-faults", faults=error.faults, file=name) from error
    faults: list[Fault] = shape_faults(tree)
    if not faults:
        sheet = _sheet(text, name, tree)
        faults = option_faults(tree, sheet.options)
        if not faults:
            return sheet
    faults += [f for f in further_faults(tree, tuple(faults)) if f not in faults]
    raise RulesetError("ruleset-faults", faults=tuple(faults[:MOST_FAULTS]), file=name)


def _sheet(text: str | bytes, name: str, tree: Tree, trusted: bool = False) -> Sheet:
    plain = text if isinstance(text, str) else text.decode("utf-8-sig")
    return Sheet(name, plain, hashlib.sha256(plain.encode()).hexdigest(), tree, trusted)


@cache
def shipped_sheet(id: str) -> Sheet:
    """The file of a shipped ruleset. Raises `RulesetError` for another name."""
    if id not in SHIPPED:
        raise unknown(id)
    text = (resources.files("oie.rulesets") / "data" / f"{id}.yaml").read_text("utf-8")
    return _sheet(text, f"{id}.yaml", read_tree(text), trusted=True)


def unknown(id: str) -> RulesetError:
    """The error that no shipped ruleset has this id; it guesses which is meant."""
    near = get_close_matches(id.casefold(), SHIPPED, 1)
    if near:
        return RulesetError("ruleset-misspelt", got=id, meant=near[0])
    return RulesetError("ruleset-unknown", got=id, known=", ".join(SHIPPED))


def shipped() -> tuple[str, ...]:
    """The ids of the rulesets that come with the program."""
    return SHIPPED


def ruleset(id: str, /, **options: object) -> Ruleset:
    """A shipped ruleset under `options`. Raises `RulesetError`."""
    return shipped_sheet(id).rules(options)


def load(source: Path | str, /, **options: object) -> Ruleset:
    """The ruleset of a file (a `Path`) or of a text (a `str`), under `options`.

    Raises `RulesetError` with every fault that the file has.
    """
    sheet = read_file(source) if isinstance(source, Path) else _read_cached(source)
    return sheet.rules(options)


def read_file(path: Path) -> Sheet:
    """The file at `path`; no more of it is read than a ruleset may have."""
    try:
        data = read_ordinary(path, MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise RulesetError("ruleset-file", file=str(path), problem=problem) from error
    return read_sheet(data, str(path))


@lru_cache(maxsize=64)
def _read_cached(text: str) -> Sheet:
    return read_sheet(text)


@lru_cache(maxsize=64)
def sheet_of(rules: Ruleset) -> Sheet:
    """The file that a ruleset was made from: its words, examples, source and options."""
    if rules.id in SHIPPED and shipped_sheet(rules.id).digest == rules.digest:
        return shipped_sheet(rules.id)
    return _sheet(rules.text, f"{rules.id}.yaml", read_tree(rules.text))
