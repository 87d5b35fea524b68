"""The exported JSON Schema is current, and says what the program says."""

import json
import subprocess
import sys
from contextlib import suppress
from importlib import resources

import pytest
from jsonschema import Draft202012Validator

import oie
from oie.rulesets.export import schema_text
from oie.rulesets.schema import SCHEMA
from oie.rulesets.tree import Value, read_tree
from tests.rulesets.test_faults import PARTS, faults
from tests.rulesets.tiny import DATA

SHAPE = {
    "length", "misspelt-key", "missing", "no-key", "one-key", "one-of", "quoted", "range", "repeated", "type",
    "unknown-key", "unquoted",
}  # fmt: skip
OURS_ALONE = {
    "float": "JSON Schema takes 1.0 for a whole number",
    "case misfit": "only the program holds what an option says against the place where it is asked for",
}


def test_the_exported_file_is_current() -> None:
    """Else run: python -m oie.rulesets.export > src/oie/rulesets/ruleset.schema.json"""
    kept = (resources.files("oie.rulesets") / "ruleset.schema.json").read_text("utf-8")
    assert kept == schema_text()
    assert json.loads(kept) == SCHEMA


def test_the_command_prints_it() -> None:
    command = [sys.executable, "-m", "oie.rulesets.export"]
    done = subprocess.run(command, capture_output=True, check=True, timeout=60)
    assert done.stdout.decode("utf-8").replace("\r\n", "\n") == schema_text()


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("name", oie.shipped())
def test_every_shipped_file_is_valid(name: str) -> None:
    assert list(Draft202012Validator(SCHEMA).iter_errors(read_tree(oie.ruleset(name).text).value)) == []


@pytest.mark.parametrize("name", sorted(path.stem for path in DATA.glob("*.yaml")))
def test_every_file_of_these_tests_is_valid(name: str) -> None:
    value = read_tree((DATA / f"{name}.yaml").read_text("utf-8")).value
    assert list(Draft202012Validator(SCHEMA).iter_errors(value)) == []


def readable() -> dict[str, Value]:
    """Heading -> the values of each broken file that has any."""
    found: dict[str, Value] = {}
    for heading, (text, _) in PARTS.items():
        with suppress(oie.RulesetError):
            found[heading] = read_tree(text).value
    return found


READABLE = readable()


@pytest.mark.parametrize("heading", READABLE)
def test_an_editor_and_the_program_refuse_the_same_shapes(heading: str) -> None:
    found = faults(PARTS[heading][0])
    refused = any(Draft202012Validator(SCHEMA).iter_errors(READABLE[heading]))
    if heading in OURS_ALONE:
        assert not refused, OURS_ALONE[heading]
    elif not any(fault.code in ("alias", "comma", "duplicate", "tag") for fault in found):
        assert refused is any(fault.code in SHAPE for fault in found)
