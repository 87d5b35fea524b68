"""`oie play` without a full screen: who sits down, the plain mode, its keys, and its ends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import oie
from oie.cli.errors import CommandError
from oie.cli.main import main
from oie.cli.plain import PlainGame
from oie.cli.play import seats_given
from oie.dice import DiceKind, LoadedDice, SeededDice
from oie.local import LocalGame
from oie.record import read, verify
from oie.table import TableError
from oie.table.seats import seat

FAMILLE = oie.ruleset("famille")


class Player:
    """Somebody who answers from a list, and everything that is told to them."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []
        self.told: list[str] = []
        self.slept: list[float] = []

    def read(self, prompt: str) -> str | None:
        self.asked.append(prompt)
        return self.answers.pop(0) if self.answers else None

    def play(
        self,
        tmp_path: Path,
        *throws: tuple[int, ...],
        id: str = "famille",
        machines: int = 0,
        dice: DiceKind = "system",
        lang: str = "en",
        game: LocalGame | None = None,
        keeps: bool = False,
        offers: bool = False,
    ) -> LocalGame:
        """A game of two, whose dice show `throws` and then go on by themselves, until it is left."""
        people = tuple(seat(i, ("Alice", "Bob")[i], machine=i >= 2 - machines) for i in range(2))
        if game is None:
            thrown = LoadedDice(throws, (0, 0)) if throws else SeededDice(7)
            game = LocalGame(oie.ruleset(id), people, dice, thrown=thrown)
        plain = PlainGame(
            game,
            lang,
            tmp_path,
            listens=True,
            keeps=keeps,
            offers=offers,
            read=self.read,
            write=self.told.append,
            sleep=self.slept.append,
        )
        assert plain.run() == 0
        return game

    @property
    def text(self) -> str:
        """Everything told."""
        return "\n".join(self.told)


def kinds(*asked: object, alone: bool = False, rules: oie.Ruleset = FAMILLE) -> list[tuple[str, str]]:
    """(name, kind) of the seats for (count, names, machines)."""
    count, names, machines = asked
    found = seats_given(rules, count, names, machines, "en", alone=alone)  # type: ignore[arg-type]
    return [(one.name, one.kind) for one in found]


@pytest.mark.clause("S000-11", "UX-25")
def test_who_sits_down() -> None:
    one, two, three = "Player 1", "Player 2", "Player 3"
    assert kinds(None, (), None) == [(one, "person"), ("The machine", "machine")]
    assert kinds(None, ("Alice",), None) == [("Alice", "person"), ("The machine", "machine")]
    assert kinds(None, ("Alice", "Bob"), None) == [("Alice", "person"), ("Bob", "person")]
    assert [k for _, k in kinds(4, ("Alice",), None)] == ["person", "machine", "machine", "machine"]
    assert kinds(3, (), 0) == [(one, "person"), (two, "person"), (three, "person")]
    assert [k for _, k in kinds(2, (), 2)] == ["machine", "machine"]
    assert [k for _, k in kinds(None, (), None, alone=True)] == ["machine", "machine"]
    assert len(kinds(12, (), None)) == 12


@pytest.mark.parametrize(
    "asked", [(1, (), None), (13, (), None), (0, (), None), (-2, (), None), (999999999, (), None)]
)
def test_a_number_of_seats_that_the_game_does_not_know(asked: tuple[object, ...]) -> None:
    with pytest.raises(TableError, match="famille is played by 2 to 12"):
        kinds(*asked)


@pytest.mark.parametrize("asked", [(2, ("A", "B", "C"), None), (2, ("A",), 2), (3, (), -1), (2, (), 3)])
def test_seats_that_do_not_add_up(asked: tuple[object, ...]) -> None:
    with pytest.raises(CommandError):
        kinds(*asked)


@pytest.mark.parametrize("id", oie.shipped())
@pytest.mark.parametrize("lang", ["fr", "en", "pt", "ms"])
def test_a_whole_round_of_every_game_in_every_language(id: str, lang: str, tmp_path: Path) -> None:
    player = Player(*[""] * 3)
    game = player.play(tmp_path, id=id, machines=1, lang=lang)
    assert game.table.round == 1
    assert game.table.position is not None
    assert game.table.position.result is not None
    assert not [line for line in player.told if "ui-" in line or "plain-" in line]


@pytest.mark.clause("UX-21", "S000-2b", "S004-45")
def test_enter_throws_and_the_sentence_says_why(tmp_path: Path) -> None:
    player = Player("", "", "q", "yes")
    player.play(tmp_path, (6, 3), (2, 4))
    assert "Alice throws 6 and 3: initial throw, straight to 26." in player.told
    assert any(line.startswith("Bob throws 2 and 4") and "12" in line for line in player.told)


@pytest.mark.clause("UX-30", "S000-9b")
def test_the_machine_waits_for_its_pace(tmp_path: Path) -> None:
    player = Player("", "q", "yes")
    player.play(tmp_path, (1, 2), (1, 3), machines=1)
    assert len(player.slept) == 1
    assert 0.9 < player.slept[0] <= 1.0


def test_a_round_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    first = Player("", "s", "q", "yes")
    game = first.play(tmp_path, (6, 3))
    (saved,) = tmp_path.glob("jeu-de-l-oie_*.json")
    assert saved.name in first.text
    again = LocalGame(FAMILLE, game.table.seats)
    second = Player("w", "q", "yes")
    again.resume(saved)
    second.play(tmp_path, game=again)
    assert again.table.position == game.table.position
    assert "Alice stands on space 26." in second.told


@pytest.mark.clause("UX-60")
def test_a_running_round_is_kept_unless_its_end_is_confirmed(tmp_path: Path) -> None:
    player = Player("", "n", "", "n", "no", "q", "maybe", "r", "", "n", "y", "q", "y")
    game = player.play(tmp_path, (1, 2))
    assert game.table.round == 2
    assert sum("Give it up?" in asked for asked in player.asked) == 6


def test_every_key_does_what_it_says(tmp_path: Path) -> None:
    player = Player("", "h", "?", "w", "p", "xyz", "o", "o nowhere.json", "yes", "t", "q", "y")
    player.play(tmp_path, (6, 3))
    assert any(line.startswith("1. Alice throws 6 and 3") for line in player.told)
    assert "Worked examples" in player.text
    assert any("nowhere.json" in line for line in player.told)
    assert any("nothing is typed in or taken back" in line for line in player.told)
    unknown = player.told.index("“xyz” is no key.")
    assert "Press Enter to throw" in player.told[unknown + 1]
    assert sum(line == "Alice stands on space 26." for line in player.told) == 2  # w and p


@pytest.mark.clause("UX-42")
def test_real_dice_are_typed_and_taken_back(tmp_path: Path) -> None:
    player = Player("7 1", "6 3", "t", "1+1", "s", "q", "y")
    game = player.play(tmp_path, dice="real")
    assert game.table.position is not None
    assert sorted(game.table.position.spaces) == [0, 2]
    (saved,) = tmp_path.glob("*.json")
    told = json.loads(saved.read_text("utf-8"))["moves"]
    assert [(m["throw"], m.get("taken_back", False)) for m in told] == [([6, 3], True), ([1, 1], False)]


def test_sealed_dice_are_proved_after_the_round(tmp_path: Path) -> None:
    player = Player(*[""] * 400)

    def read_answer(prompt: str) -> str | None:
        if "another round" in prompt:
            return "s" if not list(tmp_path.glob("*.json")) else "q"
        return ""

    player.read = read_answer  # type: ignore[method-assign]
    game = player.play(tmp_path, dice="sealed")
    assert game.segments[0].commitment in player.text
    (saved,) = tmp_path.glob("*.json")
    proof = verify(read(saved))
    assert proof.proved == proof.throws > 0
    assert proof.start


def test_the_input_ends_and_the_program_throws_for_everybody(tmp_path: Path) -> None:
    player = Player("")
    game = player.play(tmp_path)
    assert sum(game.table.score) == 1
    assert sum("Nobody answers any more" in line for line in player.told) == 1


def test_a_person_who_leaves_finds_the_round_saved(tmp_path: Path) -> None:
    """Ctrl-D, or a window that is closed: nothing is played out, and nothing is lost."""
    player = Player("")
    game = player.play(tmp_path, (6, 3), keeps=True)
    assert game.table.running
    assert len(game.table.moves) == 1
    (saved,) = tmp_path.glob("jeu-de-l-oie_*.json")
    assert f"oie play --plain --resume {saved} " in player.told[-1]
    again = LocalGame(FAMILLE, game.table.seats)
    again.resume(saved)
    assert again.table.position == game.table.position


@pytest.mark.parametrize("dice", ["system", "real"])
def test_a_round_that_cannot_be_saved_is_left_with_the_reason(dice: DiceKind, tmp_path: Path) -> None:
    player = Player()
    game = player.play(tmp_path / "nowhere", dice=dice, keeps=True)
    assert game.table.running
    assert "cannot write" in player.told[-1]


@pytest.mark.parametrize("lang", ["fr", "en", "pt", "ms"])
def test_how_to_choose_another_game_is_said_in_one_line(lang: str, tmp_path: Path) -> None:
    offered, not_offered = Player("q", "y"), Player("q", "y")
    offered.play(tmp_path, offers=True, lang=lang)
    not_offered.play(tmp_path, lang=lang)
    (line,) = [line for line in offered.told if "oie play bolton --plain" in line]
    assert "oie list" in line
    assert "oie play bolton" not in not_offered.text


def test_nothing_said_is_told_how_to_say_something(tmp_path: Path) -> None:
    assert "oie play bolton --plain" in run("--lang", "en", cwd=tmp_path).stdout
    assert "oie play bolton --plain" not in run("play", "famille", "--lang", "en", cwd=tmp_path).stdout


def test_who_plays_is_said_without_places(tmp_path: Path) -> None:
    player = Player("q", "o")
    player.play(tmp_path, machines=1, lang="fr")
    assert "Alice\u202f: une personne." in player.told
    assert "Bob\u202f: lance d’elle-même." in player.told


@pytest.mark.parametrize("term", ["dumb", "xterm"])
def test_a_dumb_terminal_gets_the_plain_mode(
    term: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.setattr("oie.cli.play._terminal", lambda stream: True)
    monkeypatch.setattr("oie.cli.play._screen", lambda: lambda game, lang, folder: 77)
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    monkeypatch.setattr(PlainGame, "confirmed", lambda self: True)
    code = main(["play", "--lang", "en", "--pace", "0.25"])
    told = capsys.readouterr().out
    assert (code, "another round" in told or "Press Enter" in told) == (
        (0, True) if term == "dumb" else (77, False)
    )


def run(
    *arguments: str, stdin: str | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """`oie` in a process of its own; standard input closed where nothing is given."""
    return subprocess.run(
        [sys.executable, "-m", "oie", *arguments],
        input=stdin,
        stdin=subprocess.DEVNULL if stdin is None else None,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=cwd,
    )


@pytest.mark.parametrize("arguments", [(), ("play",), ("play", "bolton"), ("play", "jardin", "--plain")])
def test_without_a_terminal_the_machine_plays_itself(arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = run(*arguments, "--lang", "en", cwd=tmp_path) if arguments else run(cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert len(done.stdout.splitlines()) > 10
    assert not list(tmp_path.iterdir())


def test_closed_standard_streams_are_no_traceback(tmp_path: Path) -> None:
    command = f'"{sys.executable}" -m oie play <&- '
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, check=False, timeout=60, cwd=tmp_path
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_lines_of_a_pipe_are_answers_in_plain_mode() -> None:
    done = run("play", "--plain", "--lang", "en", "--name", "Ann", "--name", "Ben", stdin="\n\nq\ny\n")
    assert done.returncode == 0
    assert sum(" throws " in line for line in done.stdout.splitlines()) == 3  # two throws, and who begins


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence of a refusal."""
    assert main(["play", *arguments, "--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


WRONG: dict[tuple[str, ...], str] = {
    ("nosuchgame",): "no game is named nosuchgame",
    ("famille", "--seats", "1"): "famille is played by 2 to 12",
    ("jardin", "--seats", "3"): "jardin is played by exactly 2",
    ("famille", "--pace", "0.1"): "expected a pace",
    ("famille", "--pace", "nan"): "expected a pace",
    ("famille", "--option", "dice=3"): "famille has no option dice",
    ("famille", "--option", "exact_finish=maybe"): "option exact_finish",
    ("famille", "--option", "nothing"): "expected an option such as",
    ("famille", "--name", "x" * 15): "expected a name of 1 to 14",
    ("famille", "--name", " "): "expected a name of 1 to 14",
    ("famille", "--resume", "x.json"): "cannot be used together",
    ("--resume", "missing.json"): "missing.json",
    ("famille", "--dice", "wooden"): "wooden",
    ("famille", "--seats", "two"): "two",
}


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_input_is_one_sentence_and_exit_2(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert WRONG[arguments] in refused(capsys, *arguments)


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("typed", ["", "  ", "\t", "0", "9", "x y", "?", "999999999999"])
def test_what_is_no_choice_is_asked_again(tmp_path: Path, typed: str) -> None:
    """Enter throws everywhere else, so it is typed at a choice too."""
    rules = oie.load(Path(__file__).parents[1] / "rulesets" / "data" / "toll.yaml")
    player = Player("", typed, "1", "q", "yes")
    game = LocalGame(rules, (seat(0, "Alice"), seat(1, "Bob")), "system", thrown=LoadedDice([(4,)], (0, 0)))
    player.play(tmp_path, game=game)
    assert game.table.turn >= 2
