"""The digests of shipped rulesets, `tests/rulesets/digests.json`, and the rule that a release is for ever.

    python -m tests.rulesets.digests             accept the files as they are, where no release forbids it
    python -m tests.rulesets.digests --release   the same, and count every shipped version as released

A version that was released never changes again: records, links and results out in the world name it.
A version that was not may change until it is. The file lists both; a digest is SHA-256 of the text in
UTF-8, as a `Ruleset` carries it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from oie.rulesets import shipped, shipped_sheet

FILE = Path(__file__).with_name("digests.json")

Digests: TypeAlias = Mapping[str, Mapping[int, str]]
"""Ruleset -> version -> digest."""


@dataclass(frozen=True, slots=True)
class Table:
    """The list, as it stands in the file."""

    released: Digests
    """Versions that may never change again."""
    unreleased: Digests
    """Versions that no release has carried yet."""

    def known(self, ruleset: str, version: int) -> str | None:
        """The digest listed for a version, or None."""
        return self.released.get(ruleset, {}).get(version) or self.unreleased.get(ruleset, {}).get(version)


def read() -> Table:
    """The list that is checked in."""
    told = json.loads(FILE.read_text("utf-8"))
    return Table(
        *({name: _numbered(told[part][name]) for name in told[part]} for part in ("released", "unreleased"))
    )


def _numbered(versions: Mapping[str, str]) -> dict[int, str]:
    return {int(version): digest for version, digest in versions.items()}


def text(table: Table) -> str:
    """The list as the text of a file; the inverse of `read`."""
    parts = {"released": table.released, "unreleased": table.unreleased}
    return json.dumps(parts, indent=2, sort_keys=True) + "\n"


def shipped_now() -> Digests:
    """The one version of each ruleset that the program ships today."""
    return {id: {int(shipped_sheet(id).document["version"]): shipped_sheet(id).digest} for id in shipped()}


def faults(table: Table, now: Digests) -> list[str]:
    """What forbids to accept the files as they are: one sentence for each broken promise."""
    found = []
    for ruleset, versions in now.items():
        released = table.released.get(ruleset, {})
        for version, digest in versions.items():
            if released.get(version, digest) != digest:
                found.append(f"{ruleset} {version} is released: give the changed file version {version + 1}")
            if version < max(released, default=0):
                found.append(f"{ruleset} {version} is older than {max(released)}, which is released")
    return found


def accepted(table: Table, now: Digests, release: bool = False) -> Table:
    """The list with the shipped files as they are; with `release`, each of their versions is released."""
    released = {ruleset: dict(versions) for ruleset, versions in table.released.items()}
    unreleased: dict[str, dict[int, str]] = {}
    for ruleset, versions in now.items():
        for version, digest in versions.items():
            if release or version in released.get(ruleset, {}):
                released.setdefault(ruleset, {})[version] = digest
            else:
                unreleased.setdefault(ruleset, {})[version] = digest
    return Table(released, unreleased)


def main(arguments: list[str]) -> int:
    """Rewrite the list; 1 where a released version has changed, 2 for other arguments."""
    if arguments not in ([], ["--release"]):
        print(__doc__, file=sys.stderr)
        return 2
    table, now = read(), shipped_now()
    wrong = faults(table, now)
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    FILE.write_text(text(accepted(table, now, release=arguments == ["--release"])), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
