"""What is done to .venv, when, and what is left of it when something goes wrong."""

from __future__ import annotations

import errno
import importlib.metadata
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import dev_install
import dev_progress
import dev_system
import dev_targets
import pytest
from packaging.requirements import Requirement

from tests.scripts.conftest import ROOT, Project, program

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the made-up programs are shell scripts")

NO_NETWORK = "WARNING: Retrying after connection broken by 'NewConnectionError(...)': /simple/rich/"


def test_what_is_ready_is_left_alone(project: Project) -> None:
    """The second time needs no pip, hence no network, and says nothing."""
    done = project.run("play")
    assert (done.returncode, done.stderr, project.pip_calls()) == (0, "", [])


def test_a_changed_pyproject_is_installed_once(project: Project) -> None:
    """pip runs with the extras of the command, says how much, and never again for the same file."""
    (project.folder / "pyproject.toml").write_text("[project]\nname = 'new'\n", encoding="utf-8")
    first, second = project.run("play"), project.run("play")
    assert first.stderr.startswith("oie: bringing .venv up to about 38 packages (120 MB); details in ")
    assert (first.returncode, second.returncode, second.stderr) == (0, 0, "")
    assert [call.rpartition(" ")[2] for call in project.pip_calls()] == [".[tui,web]"]
    assert project.stamp().project == dev_install.digest(project.folder)


def test_extras_are_added_and_stay(project: Project) -> None:
    """`test` adds its extras to those of `play`, which then finds its own still there."""
    assert project.run("test").returncode == 0
    assert project.stamp().extras == ("dev", "tui", "web")
    assert project.run("play").stderr == ""


def test_no_network_is_one_sentence_and_what_was_ready_stays_ready(project: Project) -> None:
    """pip gave up before it changed anything, so the old stamp comes back and the old command still works."""
    before = project.stamp()
    failed = project.run("test", settings={"PIP_SAYS": NO_NETWORK, "PIP_CODE": "1"})
    said, sentence = failed.stderr.splitlines()
    assert said.startswith("oie: bringing .venv up to ")
    assert "the package index does not answer: connect to the network" in sentence
    assert (failed.returncode, failed.stdout, project.stamp()) == (2, "", before)
    assert project.run("play").returncode == 0


def test_a_failure_while_packages_are_written_is_not_taken_for_ready(project: Project) -> None:
    """Half-written packages cannot be told from whole ones, so .venv is marked to be made anew."""
    settings = {"PIP_SAYS": "Installing collected packages: rich\nERROR: no luck", "PIP_CODE": "1"}
    failed = project.run("test", settings=settings)
    assert failed.returncode == 2
    assert "(no luck)" in failed.stderr.splitlines()[-1]
    assert project.stamp().state == dev_install.INSTALLING


@pytest.fixture
def commands(project: Project, monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str | Path]]:
    """Let every program succeed without being run, venv leave a made-up Python; return what was called."""
    called: list[Sequence[str | Path]] = []

    def run_logged(command: Sequence[str | Path], **_: object) -> int:
        called.append(command)
        if "venv" in command:
            (project.environment / "bin").mkdir()
            program(project.environment / "bin/python", "#!/bin/sh\necho 3.12\n")
        return 0

    monkeypatch.setattr(dev_progress, "run_logged", run_logged)
    return called


@pytest.mark.parametrize("fault", ["interrupted", "moved", "another Python"])
def test_what_is_not_whole_is_made_anew(
    project: Project, commands: list[Sequence[str | Path]], fault: str
) -> None:
    """Everything in .venv goes but lock, log and stamp; then venv and pip run, and the stamp is true."""
    stamp = project.stamp()
    faulty = {
        "interrupted": replace(stamp, state=dev_install.INSTALLING),
        "moved": replace(stamp, folder="/elsewhere"),
        "another Python": replace(stamp, python="3.10"),
    }
    dev_install.write_stamp(project.environment, faulty[fault])
    dev_install.ensure(project.folder, frozenset({"tui", "web"}))
    assert [next(name for name in ("venv", "pip") if name in command) for command in commands] == [
        "venv",
        "pip",
    ]
    assert sorted(child.name for child in project.environment.iterdir()) == [
        "bin", dev_install.STAMP, dev_install.LOCK, dev_install.LOG
    ]  # fmt: skip
    digest = dev_install.digest(project.folder)
    expected = dev_install.Stamp(dev_install.READY, digest, ("tui", "web"), str(project.folder), "3.12")
    assert project.stamp() == expected


@pytest.mark.parametrize("stamp", ["", "{", "[]", "{}", '{"extras": 1}', '{"extras": [], "state": "ready"}'])
def test_a_damaged_stamp_is_none(project: Project, stamp: str) -> None:
    """Whatever stands in the file, it is read as absent, never a traceback."""
    (project.environment / dev_install.STAMP).write_text(stamp, encoding="utf-8")
    assert dev_install.read_stamp(project.environment) is None


def test_a_venv_made_by_hand_is_added_to(project: Project, commands: list[Sequence[str | Path]]) -> None:
    """A .venv without a stamp is somebody's own: pip adds to it and nothing is deleted."""
    (project.environment / dev_install.STAMP).unlink()
    mine = project.environment / "mine"
    mine.touch()
    dev_install.ensure(project.folder, frozenset({"tui", "web"}))
    assert [("pip" in command, "venv" in command) for command in commands] == [(True, False)]
    assert mine.exists()


def test_a_venv_made_by_hand_survives_a_missing_network(project: Project) -> None:
    """pip changed nothing, so no stamp is left that would have it made anew the next time."""
    (project.environment / dev_install.STAMP).unlink()
    assert project.run("play", settings={"PIP_SAYS": NO_NETWORK, "PIP_CODE": "1"}).returncode == 2
    assert dev_install.read_stamp(project.environment) is None


def test_no_venv_module_is_one_sentence(project: Project) -> None:
    """A Python without ensurepip, as Debian has it, is told by the name of the package that is missing."""
    (project.folder / "scripts/ensurepip.py").write_text("raise ImportError", encoding="utf-8")
    (project.environment / dev_install.STAMP).unlink()
    (project.environment / "bin/python").unlink()
    done = project.run("play")
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith(f"oie: Python {version} at ")
    assert "came without its venv module: install it (on Debian and Ubuntu: " in done.stderr
    assert f"sudo apt-get install python{version}-venv) and run " in done.stderr


@pytest.fixture
def public_folder() -> Iterator[Path]:
    """Make a folder with a pyproject.toml that every user may enter, unlike tmp_path, and none may change."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
        folder.chmod(0o555)
        yield folder
        folder.chmod(0o755)


def test_a_read_only_folder_is_one_sentence_and_nothing_else_is_tried(public_folder: Path) -> None:
    """No .venv, no log, no program started. Root may write everywhere, so root becomes somebody else here."""
    script = (
        "import os, subprocess, sys, pathlib, dev_targets\n"
        "def started(*_, **__): raise AssertionError('a program was started')\n"
        "subprocess.Popen = started\n"
        "dev_targets.ROOT = pathlib.Path(sys.argv[1])\n"
        "if os.geteuid() == 0: os.seteuid(65534)\n"
        "sys.exit(dev_targets.main(['play']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(public_folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "scripts")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith(
        f"oie: {public_folder} cannot be written to, so nothing can be installed there: "
    )
    assert [child.name for child in public_folder.iterdir()] == ["pyproject.toml"]


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EROFS, "copy the project"),
        (errno.ENOSPC, "no space is left"),
        (errno.EIO, "(Input/output error)"),
    ],
)
def test_why_a_folder_cannot_be_written_to(number: int, words: str) -> None:
    """Read-only disk, full disk, broken disk: each has its own sentence."""
    assert words in str(dev_system.cannot_write(OSError(number, os.strerror(number)), Path("/x")))


def test_two_commands_at_once_wait_for_each_other(project: Project) -> None:
    """The second says that it waits, and finds the work done when its turn comes."""
    stamp = project.stamp()
    dev_install.write_stamp(project.environment, replace(stamp, state=dev_install.INSTALLING))
    with dev_install.locked(project.environment):
        waiting = subprocess.Popen(
            [sys.executable, project.folder / "scripts/dev.py", "play"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert waiting.stderr is not None
        assert waiting.stderr.readline() == "oie: another command is installing into .venv, waiting for it\n"
        dev_install.write_stamp(project.environment, stamp)
    output, errors = waiting.communicate(timeout=30)
    assert (waiting.returncode, errors, project.pip_calls()) == (0, "", [])
    assert output.startswith("ran <-m> <oie> <serve> in ")


def test_settings_that_would_lead_pip_astray_do_not_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A target folder is not passed on; an index of one's own is, and so is a number of retries."""
    settings = {"PIP_TARGET": "/elsewhere", "PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "7"}
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    cleaned = dev_install.clean()
    assert {name: cleaned.get(name) for name in settings} == {**settings, "PIP_TARGET": None}


@pytest.mark.parametrize("extras", dev_install.ANNOUNCED)
def test_what_is_announced_is_what_comes(extras: tuple[str, ...]) -> None:
    """The packages and MB said beforehand are those of this environment's distributions, within a third."""
    found: dict[str, importlib.metadata.Distribution] = {}
    waiting = [("oie", extra) for extra in ("", *extras)] + [("pip", "")]
    while waiting:
        name, extra = waiting.pop()
        found[name] = importlib.metadata.distribution(name)
        for text in found[name].requires or ():
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": extra}):
                needed = {(requirement.name, part) for part in ("", *requirement.extras)}
                waiting += sorted(pair for pair in needed if pair[0] not in found)
    files = [Path(str(file.locate())) for each in found.values() for file in each.files or ()]
    megabytes = sum(file.stat().st_size for file in files if file.exists()) / 1e6
    packages_said, megabytes_said = dev_install.ANNOUNCED[extras]
    assert len(found) == pytest.approx(packages_said, rel=1 / 3)
    assert megabytes == pytest.approx(megabytes_said, rel=1 / 3)


def test_every_command_has_its_size_announced() -> None:
    """No command needs a set of extras whose size is not known."""
    asked = {target.extras for target in dev_targets.TARGETS.values()}
    needed = {tuple(sorted(one | other)) for one in asked for other in asked}  # extras stay where they are
    assert needed == set(dev_install.ANNOUNCED)
