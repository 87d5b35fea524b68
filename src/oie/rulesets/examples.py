"""Examples: the worked examples of a file, played by the core as they stand."""

from __future__ import annotations

from oie.core.errors import OieError
from oie.core.game import play
from oie.core.notation import parse_position, parse_throw
from oie.core.ruleset import Ruleset
from oie.rulesets.errors import Fault
from oie.rulesets.tree import Path, Tree
from oie.rulesets.validate import fault


def example_faults(tree: Tree, rules: Ruleset) -> list[Fault]:
    """What hinders an example from being played: its position, or the first throw that does not fit."""
    document = tree.value
    assert isinstance(document, dict)
    faults: list[Fault] = []
    examples = document.get("examples", [])
    for index, example in enumerate(examples if isinstance(examples, list) else []):
        assert isinstance(example, dict)
        path: Path = ("examples", index, "position")
        throws = example["throws"]
        try:
            position = parse_position(rules, str(example["position"]))
            for number, throw in enumerate(throws if isinstance(throws, list) else []):
                path = ("examples", index, "throws", number)
                position = play(position, parse_throw(str(throw))).position
        except OieError as error:
            faults.append(fault(tree, path, "example", problem=error))
            continue
        names = example.get("names")
        if isinstance(names, list) and len(names) != position.seats:
            path = ("examples", index, "names")
            faults.append(fault(tree, path, "example-names", seats=position.seats, got=len(names)))
    return faults
