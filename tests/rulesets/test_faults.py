"""Every fault of a ruleset file: where it stands, and the sentence that says what to do.

The broken files are in data/faults.txt; here are those that cannot be written there, or that need
a word of explanation.
"""

from pathlib import Path

import pytest

import oie
from oie.rulesets import Fault, read_file, read_sheet
from oie.rulesets.check import Report, check_text
from oie.rulesets.errors import FAULTS, MOST_FAULTS
from oie.rulesets.tree import MOST_BYTES
from tests.rulesets.tiny import DATA

SOUND = (DATA / "sound.yaml").read_text("utf-8")
NAME = "broken.yaml"


def parts() -> dict[str, tuple[str, list[str]]]:
    """Heading -> (text of the broken file, what is said of it)."""
    found: dict[str, tuple[str, list[str]]] = {}
    for part in (DATA / "faults.txt").read_text("utf-8").split("\n=== ")[1:]:
        heading, *lines = part.rstrip("\n").split("\n")
        old, new, said = ([line[2:] for line in lines if line[:2] == mark] for mark in ("- ", "+ ", "> "))
        sound, broken = "\n".join(old), "\n".join(new)
        assert sound in SOUND, heading
        assert heading not in found, heading
        found[heading] = (SOUND.replace(sound, broken, 1) if old else f"{broken}\n", said)
    return found


PARTS = parts()


def faults(text: str | bytes) -> tuple[Fault, ...]:
    """The faults of a file that has some."""
    found = check_text(text, NAME)
    assert not isinstance(found, Report), found.lines()
    return found


def said(text: str | bytes) -> list[str]:
    """What is said of a broken file, without its name."""
    return [fault.at(NAME).removeprefix(f"{NAME}:") for fault in faults(text)]


def edited(*pairs: tuple[str, str]) -> str:
    """The sound file with pieces replaced."""
    text = SOUND
    for old, new in pairs:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def test_the_sound_file_has_no_fault() -> None:
    assert isinstance(check_text(SOUND, NAME), Report)


@pytest.mark.parametrize("heading", PARTS)
def test_a_fault_is_said_with_its_place_and_what_to_do(heading: str) -> None:
    text, expected = PARTS[heading]
    assert said(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "1:1: expected a ruleset, got an empty file"),
        ("# nothing but a comment\n", "1:1: expected a ruleset, got an empty file"),
        (b"id: caf\xe9\n", "1:1: expected a text in UTF-8: save the file as UTF-8"),
        (SOUND.encode("utf-16"), "1:1: expected a text in UTF-8: save the file as UTF-8"),
        ("a" * (MOST_BYTES + 1), "1:1: expected at most 200000 bytes, got 200001"),
        (edited(("Tiny", "Ti\x00ny")), "5:15: the character U+0000 cannot stand in a ruleset"),
        (edited(("Tiny", "Ti\ud800ny")), "5:15: the character U+D800 cannot stand in a ruleset"),
        (edited(("    at: [12]", "\tat: [12]")), "23:1: a tab stands here: use spaces before a line's text"),
        (edited(("Tiny", "x" * 601)), "5:9: title.en: expected at most 600 characters, got 601"),
    ],
    ids=["empty", "comment", "latin-1", "utf-16", "too large", "NUL", "surrogate", "tab", "long text"],
)
def test_a_file_that_is_no_readable_text(text: str | bytes, expected: str) -> None:
    assert said(text) == [expected]


def test_a_file_that_is_too_deep() -> None:
    path = "title" + "[0]" * 23
    sentence = "expected lists and mappings within each other at most 24 deep"
    assert said(edited(("{en: Tiny}", "[" * 30 + "]" * 30))) == [f"5:31: {path}: {sentence}"]


def test_a_file_with_too_many_values() -> None:
    values = ", ".join(["1"] * 20_000)
    assert said(edited(("at: [12]", f"at: [{values}]")))[0].endswith(
        "expected at most 20000 values in a file"
    )


# --- boards -----------------------------------------------------------------------------------------------


RED = (
    "options:\n",
    "  red: {at: {option: board, key: red}, do: [{go: {to: 0}}], words: {en: {name: r, at: r}}}\noptions:\n",
)


@pytest.mark.clause("A001-13")
def test_a_board_with_more_spaces_of_a_colour_than_it_may_have() -> None:
    text = edited(("default: {blue: [7]", "default: {blue: [7, 8, 10]"))
    assert said(text) == ["32:3: options.board: expected at most 2 spaces of blue, got 3"]


def test_a_board_with_a_colour_on_the_first_space() -> None:
    text = edited(
        ("start: before", "start: on"),
        ("blue: [7]", "blue: [1]"),
        ("share: [0]", "share: [1]"),
        ("0* 0*", "1* 1*"),
    )
    assert said(text) == ["32:3: options.board: expected each space from 2 to 19 at most once, got 1"]


def test_a_board_from_which_the_goal_cannot_be_reached() -> None:
    """Rules of the editor (a): six red spaces before the goal are a wall for one die."""
    wall = edited(
        ("count: 2", "count: 1"),
        ('["1+2", "6+6"]', '["1"]'),
        RED,
        ("red: []", "red: [14, 15, 16, 17, 18, 19]"),
        ("red: 2", "red: 9"),
    )
    lost = "0, 1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13"
    assert said(wall) == [f"33:3: options.board: the goal cannot be reached from {lost}"]


def test_a_board_on_which_no_pawn_can_rest_before_the_goal() -> None:
    """Rules of the editor (b): the goal is reached by a goose alone."""
    geese = RED[0], RED[1].replace("go: {to: 0}", "repeat: {}")
    text = edited(
        ("count: 2", "count: 1"),
        ('["1+2", "6+6"]', '["1"]'),
        geese,
        ("red: []", "red: [14, 15, 16, 17, 18, 19]"),
        ("red: 2", "red: 9"),
    )
    assert said(text) == ["33:3: options.board: no pawn can rest on a space from which the goal is reached"]


# --- all faults at once -----------------------------------------------------------------------------------


FIVE = edited(
    ("deadlock: {rule: release_oldest}", "deadlock: release_oldest"),
    ("at: [5, 9]", "at: [5, five]"),
    ("at: [12]", "at: [21]"),
    ("default: 1\n", "default: 3\n"),
    ("title: {en: Tiny}", "title: {en: 20}"),
)


def test_a_file_with_five_faults_reports_five() -> None:
    """Faults of shape and of sense, in the order of the file."""
    assert said(FIVE) == [
        "5:9: title.en: expected a text, got 20: write it in quotation marks",
        '12:1: deadlock: expected a mapping such as {key: value}, got "release_oldest"',
        '15:13: spaces.goose.at[1]: expected a whole number, got "five"',
        "23:10: spaces.inn.at[0]: expected a space from 1 to 20, got 21",
        "39:5: options.turns.default: expected a default that the option allows, got 3",
    ]


def test_faults_of_the_reading_and_of_the_shape_are_told_together() -> None:
    text = edited(
        ("dice: {count: 2}", "dice: &d {count: 2}\ndice: {count: 3}"),
        ("at: [12]", "at: *d"),
        ("id: tiny", "id: 1"),
    )
    assert said(text) == [
        "3:1: id: expected a text, got 1: write it in quotation marks",
        "9:7: dice: anchors (&) and aliases (*) are not allowed: write the value out",
        '10:1: dice: the key "dice" stands here a second time',
        "24:9: spaces.inn.at: anchors (&) and aliases (*) are not allowed: write the value out",
    ]


def test_of_very_many_faults_the_first_fifty_are_told() -> None:
    many = "\n".join(f"zoo{n}: 1" for n in range(500))
    assert len(faults(f"{SOUND}{many}\n")) == MOST_FAULTS


def test_an_error_counts_its_faults_and_lists_them_all() -> None:
    with pytest.raises(oie.RulesetError) as caught:
        read_sheet(FIVE, NAME)
    first = "broken.yaml:5:9: title.en: expected a text, got 20: write it in quotation marks"
    assert str(caught.value) == f"{first} (and 4 more)"
    assert len(caught.value.lines()) == 5
    assert caught.value.lines()[0] == first


def test_a_file_is_named_as_it_was_given(tmp_path: Path) -> None:
    path = tmp_path / "my goose.yaml"
    path.write_text(edited(("at: [12]", "at: 12")), "utf-8")
    with pytest.raises(oie.RulesetError) as caught:
        read_file(path)
    sentence = "spaces.inn.at: expected a list such as [5, 9], got 12"
    assert caught.value.lines() == [f"{path}:23:5: {sentence}"]


def test_a_file_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(oie.RulesetError) as caught:
        read_file(Path("none.yaml"))
    assert str(caught.value) == "cannot read none.yaml: No such file or directory"


# --- the list of faults -----------------------------------------------------------------------------------


ELSEWHERE = {
    "not-text", "too-large", "too-many", "too-deep", "character", "tab", "empty",
    "board-limit", "board-space", "unreachable", "no-finish",
}  # fmt: skip


def test_every_fault_is_shown_by_a_broken_file() -> None:
    shown = {fault.code for text, _ in PARTS.values() for fault in faults(text)}
    assert shown | ELSEWHERE == set(FAULTS)


def refused(text: str) -> set[str]:
    """What the loader says of a file, which is to be played with its default options."""
    try:
        read_sheet(text, NAME).rules({})
    except oie.RulesetError as error:
        return set(error.lines())
    return set()


@pytest.mark.parametrize("heading", PARTS)
def test_what_the_loader_refuses_the_check_refuses_in_the_same_words(heading: str) -> None:
    """The check says more: of all faults, of examples, and of options that are not the default."""
    text, _ = PARTS[heading]
    told = faults(text)
    more = {"example", "example-names", "board-limit"}
    assert refused(text) <= {fault.at(NAME) for fault in told}
    assert refused(text) or all(fault.code in more or fault.when for fault in told)
