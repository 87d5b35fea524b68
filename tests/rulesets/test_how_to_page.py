"""The page that teaches how to write a ruleset is followed word by word."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import oie
from oie.rulesets.check import Report, check_text

PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "write-a-ruleset.md"
BLOCKS: list[tuple[str, str]] = re.findall(
    r"^```(yaml|console)\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
)
NAME = "school.yaml"
SECTION = re.compile(r"^([a-z_]+):.*\n(?:(?:[ #].*)?\n)*", re.MULTILINE)


def replaced(text: str, snippet: str) -> str:
    """The file with the sections of a snippet in the place of its own; new ones stand at the end.

    A snippet that is indented is a kind of space.
    """
    if (kind := re.match(r"  ([a-z]+):", snippet)) is not None:
        text, count = re.subn(rf"^  {kind[1]}:.*\n(?:    .*\n)*", snippet, text, flags=re.MULTILINE)
        assert count == 1, kind[1]
        return text
    if (away := re.search(r"^# Take these sections out: (.*)$", snippet, re.MULTILINE)) is not None:
        for name in away[1].split(", "):
            text, count = re.subn(rf"^{name}:.*\n(?:[ #].*\n)*", "", text, flags=re.MULTILINE)
            assert count == 1, name
    for found in SECTION.finditer(snippet):
        old = re.search(rf"^{found[1]}:.*\n(?:[ #].*\n)*", text, re.MULTILINE)
        text = text[: old.start()] + found[0] + text[old.end() :] if old else text + found[0]
    return text


def answer(text: str) -> list[str]:
    """What `oie check` says of the file."""
    found = check_text(text, NAME)
    return found.lines() if isinstance(found, Report) else [fault.at(NAME) for fault in found]


def agrees(shown: list[str], said: list[str]) -> bool:
    """Whether the lines shown are those that are said, `...` standing for any number of them.

    The number of a line in the copied file may be another one: it changes with every word there.
    """
    lines = [re.sub(rf"^({NAME}):[0-9]+:", r"\1:LINE:", line) for line in shown]
    pattern = "".join(".*" if line == "..." else f"{re.escape(line)}\n" for line in lines)
    pattern = pattern.replace(":LINE:", ":[0-9]+:")
    return re.fullmatch(pattern, "".join(f"{line}\n" for line in said), re.DOTALL) is not None


def stages() -> list[tuple[int, str, list[str]]]:
    """(number, the file as it is then, what the page shows of the check) for every check on the page."""
    text, found = oie.ruleset("famille").text, []
    for number, (kind, block) in enumerate(BLOCKS):
        if kind == "yaml":
            text = replaced(text, block)
        elif block.startswith("$ oie check"):
            found.append((number, text, block.rstrip("\n").split("\n")[1:]))
    return [*found, (len(BLOCKS), text, ["school.yaml: school, version 1: no faults.", "..."])]


STAGES = stages()


@pytest.mark.parametrize(("text", "shown"), [stage[1:] for stage in STAGES], ids=[str(s[0]) for s in STAGES])
def test_the_check_says_what_the_page_shows(text: str, shown: list[str]) -> None:
    said = answer(text)
    assert agrees(shown, said), "\n".join(said)


def test_the_page_tells_of_a_deadlock_that_is_there_and_then_is_not() -> None:
    *_, stuck, dry, _ = [text for _, text, _ in STAGES]
    assert any(line.startswith("Deadlock with 2 seats, soonest by the throws") for line in answer(stuck))
    assert "No deadlock: no space holds a pawn." in answer(dry)


def test_the_finished_game_can_be_played() -> None:
    rules = oie.load(STAGES[-1][1])
    step = oie.play(oie.start(rules).position, oie.throw("5"))
    assert str(step.position) == "10 0* / 1 to throw"


def test_the_first_command_copies_a_game(tmp_path: Path) -> None:
    command = next(block for _, block in BLOCKS if block.startswith("$ oie copy"))
    subprocess.run([sys.executable, "-m", *command.split()[1:]], cwd=tmp_path, check=True, timeout=60)
    assert (tmp_path / NAME).read_text("utf-8") == oie.ruleset("famille").text
