"""How a file is read: YAML by the rules of JSON, with the place of every value."""

import json

import pytest
import yaml

import oie
from oie.rulesets.tree import Value, read_tree
from tests.rulesets.test_faults import PARTS, SOUND, faults


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", "no"),
        ("yes", "yes"),
        ("on", "on"),
        ("True", "True"),
        ("true", True),
        ("false", False),
        ("12", 12),
        ("-3", -3),
        ("012", 12),
        ("0x10", "0x10"),
        ("1_000", "1_000"),
        ("1e3", "1e3"),
        ("1.5", 1.5),
        ("12:30", "12:30"),
        ("2026-11-30", "2026-11-30"),
        (".inf", ".inf"),
        ("'12'", "12"),
        ('"true"', "true"),
        ("9" * 18, int("9" * 18)),
        ("9" * 19, "9" * 19),
        ("~", None),
        ("[]", []),
        ("{}", {}),
    ],
)
def test_what_a_value_is(text: str, value: Value) -> None:
    """As in JSON, whatever YAML 1.1 made of it; a number too large to count with is a text."""
    tree = read_tree(f"key: {text}\n")
    assert tree.value == {"key": value}
    assert isinstance(tree.value, dict)
    assert type(tree.value["key"]) is type(value)


def test_keys_are_texts() -> None:
    assert read_tree("{1: a, true: b, no: c}").value == {"1": "a", "true": "b", "no": "c"}


def test_every_value_has_its_place() -> None:
    tree = read_tree("a:\n  - 1\n  - {b: x}\nc: 2\n")
    assert tree.places == {
        (): (1, 1),
        ("a",): (1, 1),
        ("a", 0): (2, 5),
        ("a", 1): (3, 5),
        ("a", 1, "b"): (3, 6),
        ("c",): (4, 1),
    }
    assert tree.place(("a", 1, "b", "nothing", 7)) == (3, 6), "the nearest place above"


def test_json_is_read_as_well() -> None:
    value = read_tree(SOUND).value
    assert read_tree(json.dumps(value)).value == value
    assert read_tree(json.dumps(value, indent=4)).value == value


def test_a_byte_order_mark_and_windows_line_ends_are_harmless() -> None:
    value = read_tree(SOUND).value
    assert read_tree(SOUND.encode("utf-8-sig")).value == value
    assert read_tree("\ufeff" + SOUND).value == value
    assert read_tree(SOUND.replace("\n", "\r\n")).value == value
    assert oie.load(SOUND.replace("\n", "\r\n")).id == "tiny"


@pytest.mark.parametrize("heading", PARTS)
def test_without_the_parser_in_c_the_faults_are_the_same(
    heading: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PyYAML can be installed without libyaml; its own parser has other words for the same."""
    text, _ = PARTS[heading]
    expected = [(fault.code, fault.path, fault.line) for fault in faults(text)]
    monkeypatch.delattr(yaml, "CSafeLoader")
    assert [(fault.code, fault.path, fault.line) for fault in faults(text)] == expected
