"""Command lines made at random of what the commands know and of what nobody expects; edited records."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from oie.cli.main import COMMANDS
from oie.core.game import fold
from oie.record import RecordError, decode, encode
from oie.record.replay import rules_of
from oie.web.store import SqliteStore
from tests.cli.support import Run
from tests.record.support import GAMES, record_of

LONG = "x" * 300
WORDS = (
    [command for command in COMMANDS if command not in ("play", "serve")]  # they have their own tests
    + ["famille", "jardin", "pair-impair", "bolton", "./famille", "/", "/dev/null", "-", "--", "", "0", "-1"]
    + ["--lang", "--lang=fr", "fr", "xx", "--option", "dice=3", "dice", "=", "exact_finish=false", "--json"]
    + ["--position", "0* 0* / 0 to throw", "26 0* / 1 to throw", "0 0", "--throw", "6+3", "1", "6+6+6", "99"]
    + ["--choose", "--name", "Zoé", "--batch", "--seats", "2", "--depth", "1", "--markdown", "--steps"]
    + ["--help", "-h", "--version", "--markdown=", "--no-json", "--json=true", "-x", "--", "--option=a=b=c"]
    + ["\0", "\udcff", "\x1b[2J", "🎲", "a" * 3000, "{}", "[" * 2000, "--=", "--lang=", "%s{0}", "$(reboot)"]
    + ["--batch=-", "--seats=two", "--depth=0x10", "1_0", "١", "1e3", "nan", "__complete"]
)


def lines(seed: int, count: int) -> list[list[str]]:
    """So many command lines; the same seed gives the same."""
    chance = random.Random(seed)
    starts = [command for command in COMMANDS if command not in ("play", "serve")]
    return [
        [chance.choice([*starts, chance.choice(WORDS)]), *chance.choices(WORDS, k=chance.randrange(8))]
        for _ in range(count)
    ]


def check(run: Run, argv: list[str]) -> None:
    """It ends with a code that means something, and says at most one sentence of complaint."""
    done = run(*argv, stdin=b"{}\n")
    assert done.code in (0, 2), argv
    assert "Traceback" not in done.err, argv
    if done.code == 0:
        assert not done.err, argv
    elif argv[0] != "check":  # its answer to a faulty file is the list of faults
        done.sentence()


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a random command writes or finds lies in a folder of the test, where a server has tables."""
    monkeypatch.chdir(tmp_path)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    (tmp_path / "oie").mkdir()
    SqliteStore(tmp_path / "oie" / "tables.sqlite").close()


@pytest.mark.parametrize("part", range(4))
def test_no_command_line_ends_in_a_traceback(run: Run, part: int) -> None:
    for argv in lines(part, 60):
        check(run, argv)


@pytest.mark.hunt
@pytest.mark.parametrize("part", range(4, 104))
def test_no_command_line_of_many_ends_in_a_traceback(run: Run, part: int) -> None:
    for argv in lines(part, 200):
        check(run, argv)


def edited(seed: int) -> str | None:
    """A record whose events somebody has edited, so that they still lead to its position; None if not."""
    chance = random.Random(seed)
    record = record_of(chance.choice(GAMES), seed=seed, moves=chance.randint(1, 15))
    told = json.loads(encode(record))
    events = told["events"]
    for _ in range(chance.randint(1, 3)):
        at, other = (chance.randrange(1, len(events)) for _ in range(2))
        numbers = [name for name, value in events[at].items() if type(value) is int]
        match chance.randrange(4):
            case 0:
                events[at], events[other] = events[other], events[at]
            case 1:
                events.insert(at, events[other])
            case 2 if len(events) > 2:
                del events[at]
            case _ if numbers:
                events[at] = {**events[at], chance.choice(numbers): chance.choice([0, 1, 2, 31, 63])}
    try:
        changed = decode(json.dumps(told))
        told["position"] = str(fold(rules_of(changed), changed.events))
    except (RecordError, IndexError):
        return None
    return json.dumps(told)


@pytest.mark.parametrize("part", range(3))
def test_events_that_no_round_has_are_told_or_refused(run: Run, tmp_path: Path, part: int) -> None:
    file = tmp_path / "edited.json"
    tried = 0
    for seed in range(50 * part, 50 * part + 50):
        text = edited(seed)
        if text is not None:
            tried += 1
            file.write_text(text, encoding="utf-8")
            for command in ("replay", "verify"):
                done = run(command, str(file))
                assert done.code in (0, 2), seed
                assert done.err.count("\n") == (done.code == 2), seed
    assert tried > 20


def test_a_word_that_looks_like_deep_json_is_a_word(run: Run) -> None:
    """The hunt of 2026-11-30 found it: the parser of the command line read `[[[[…` as JSON."""
    check(run, ["play", "--name", "[" * 5000])
    check(run, ["referee", "famille", "--option", "[" * 5000])
    assert b"[" in run("rules", "famille", "--option", '["a"]').err.encode()


@pytest.mark.parametrize(
    "argv",
    [
        ("backup", LONG),
        ("tables", "list", "--data", LONG),
        ("copy", "famille", LONG),
        ("backup", "a\0b"),
        ("tables", "export", "ABCDE", "--data", LONG),
    ],
)
def test_a_name_that_no_file_can_have_is_one_sentence(run: Run, argv: tuple[str, ...]) -> None:
    run(*argv).sentence()
