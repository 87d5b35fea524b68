"""The command itself: help, version, what cannot be understood, and how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import oie
from oie.cli import main as entry
from oie.cli.main import COMMANDS
from oie.text import LANGUAGES
from tests.cli.support import Run, environment, outside


def test_the_version_is_that_of_the_package(run: Run) -> None:
    done = run("--version")
    assert (done.code, done.out, done.err) == (0, f"{oie.__version__}\n", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_shows_an_example(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert (done.code, done.err) == (0, "")
    assert f"Usage: oie {command}" in done.out
    _, heading, example = done.out.partition("For example:\n")
    assert heading
    assert f"    oie {command}" in example


def test_the_help_names_every_command(run: Run) -> None:
    done = run("--help")
    assert done.code == 0
    assert "For example:" in done.out
    for command in COMMANDS:
        assert f"\n  {command}  " in done.out
    assert run("-h").out == done.out


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("oust",), ["no command oust", "referee", "verify", "oie --help"]),
        (("--oust",), ["oie play has no option --oust", "--seats"]),
        (("rules",), ["oie rules needs RULESET", "oie rules --help"]),
        (("rules", "famille", "--markdwn"), ["oie rules has no option --markdwn", "--markdown"]),
        (("rules", "famille", "jardin"), ["oie rules has no use for jardin"]),
        (("rules", "famille", "--lang"), ["--lang needs a value"]),
        (("rules", "famille", "--lang", "fr", "--lang", "en"), ["--lang can be given once only"]),
        (("rules", "famille", "--markdown=maybe"), ["--markdown: expected no value", "maybe"]),
        (("rules", "famille", "--lang", "tlh"), ["languages fr, en, pt, ms", "tlh"]),
        (
            ("census", "famille", "--seats", "two", "--depth", "1"),
            ["--seats: expected a whole number", "two"],
        ),
        (("census", "famille", "--sets", "2", "--depth", "1"), ["oie census has no use for --sets"]),
        (("list", "famille"), ["oie list has no use for famille"]),
        (("list", "--json=3"), ["--json: expected no value", "3"]),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, tuple) else "",
)
def test_what_cannot_be_understood_gets_one_sentence(
    run: Run, argv: tuple[str, ...], words: list[str]
) -> None:
    sentence = run(*argv).sentence()
    for word in words:
        assert word in sentence


def test_the_sentence_is_in_the_language_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {lang: run("rules", "nulle", "--lang", lang).sentence() for lang in LANGUAGES}
    assert len(set(asked.values())) == len(LANGUAGES)
    for lang, sentence in asked.items():
        assert "nulle" in sentence
        monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
        assert run("rules", "nulle").sentence() == sentence
        monkeypatch.delenv("LANG")
        misspelt = run("ruls", f"--lang={lang}").sentence()
        assert (misspelt == run("ruls").sentence()) is (lang == "en")


def test_a_file_name_cannot_write_lines_or_orders_to_the_terminal(run: Run) -> None:
    sentence = run("check", "a\nb\x1b[31m.yaml").sentence()
    assert sentence.isprintable()


def test_alone_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def run(tokens: list[str]) -> int:
        seen.append(tokens)
        return 0

    monkeypatch.setattr(entry, "_run", run)
    assert entry.main([]) == 0
    assert entry.main(["--lang", "fr"]) == 0
    assert entry.main(["--plain", "--seats", "3"]) == 0
    assert entry.main(["-h"]) == 0
    assert entry.main(["jardin"]) == 0  # no game stands there: it is a command misspelt
    assert seen == [
        ["play"],
        ["play", "--lang", "fr"],
        ["play", "--plain", "--seats", "3"],
        ["-h"],
        ["jardin"],
    ]


def test_options_without_a_command_are_those_of_play(run: Run) -> None:
    assert "oie play has no option --sets" in run("--sets", "3").sentence()
    assert "famille is played by 2 to 12" in run("--seats", "1", "--lang", "en").sentence()


def test_a_language_may_stand_before_the_command(run: Run) -> None:
    after = run("list", "--lang", "fr")
    assert after.out == run("--lang", "fr", "list").out == run("--lang=fr", "list").out
    assert after.out != run("list").out
    assert "aucun jeu" in run("--lang", "fr", "rules", "nulle").sentence()


def test_ctrl_c_ends_quietly_with_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("oie.cli.list.ruleset", interrupted)
    done = run("list")
    assert (done.code, done.out, done.err) == (130, "", "")


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals and pipes")
class TestAsAProcess:
    """What only a process of its own can show."""

    def test_ctrl_c_while_counting(self) -> None:
        # Where the tests themselves ignore Ctrl-C (in the background of a script), a child would too.
        heard = "import signal, runpy; signal.signal(signal.SIGINT, signal.default_int_handler); "
        code = heard + "runpy.run_module('oie', run_name='__main__')"
        command = [sys.executable, "-c", code, "census", "famille", "--seats", "6", "--depth", "9"]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), bufsize=0
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.read(1)  # it has begun to answer
            process.send_signal(signal.SIGINT)
            process.stdout.read()
            assert process.stderr.read() == b""
        assert process.returncode == 130

    @pytest.mark.parametrize("argv", [("list",), ("rules", "famille"), ("--help",)])
    def test_nobody_reads_the_answer(self, argv: tuple[str, ...]) -> None:
        reader, writer = os.pipe()
        os.close(reader)
        with os.fdopen(writer, "wb") as closed:
            done = subprocess.run(
                [sys.executable, "-m", "oie", *argv],
                stdout=closed,
                stderr=subprocess.PIPE,
                env=environment(),
                check=False,
                timeout=60,
            )
        assert (done.returncode, done.stderr) == (141, b"")

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
    def test_a_full_disk_is_one_sentence(self) -> None:
        with open("/dev/full", "wb") as full:
            done = subprocess.run(
                [sys.executable, "-m", "oie", "list"],
                stdout=full,
                stderr=subprocess.PIPE,
                env=environment(),
                check=False,
                timeout=60,
            )
        assert done.returncode == 1
        assert done.stderr.startswith(b"oie: the answer could not be written: ")
        assert done.stderr.count(b"\n") == 1

    def test_closed_streams_are_no_fault(self) -> None:
        command = f"'{sys.executable}' -m oie list >&- 2>&- <&-"
        assert subprocess.run(command, shell=True, env=environment(), check=False, timeout=60).returncode == 0

    def test_a_terminal_without_accents_shows_what_it_can(self) -> None:
        done = outside("list", "--lang", "fr", PYTHONIOENCODING="ascii")
        assert (done.code, done.err) == (0, "")
        assert "jardin: Le Jardin de l?Oie" in done.out

    def test_bytes_that_are_no_text_are_one_sentence(self) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "oie", "check", b"\xff\xfe.yaml"],
            capture_output=True,
            env=environment(),
            check=False,
            timeout=60,
        )
        assert done.returncode == 2
        assert done.stderr.startswith(b"oie: cannot read")
        assert done.stderr.count(b"\n") == 1
