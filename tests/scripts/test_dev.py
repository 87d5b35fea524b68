"""The start of every command: which Python, which program, which arguments, and where make and CI lead."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import dev_targets
import pytest

from tests.scripts.conftest import ROOT, Project, program

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the made-up programs are shell scripts")

# Starts scripts/dev.py as a Python 3.9 would see it.
AS_OLD = (
    "import runpy, sys\n"
    "sys.version_info = (3, 9, 18, 'final', 0)\n"
    "sys.argv = sys.argv[1:]\n"
    "runpy.run_path(sys.argv[0], run_name='__main__')\n"
)
THIS_PYTHON = f'#!/bin/sh\nexec "{sys.executable}" "$@"\n'
LIKE_A_SHIM = "#!/bin/sh\necho 'pyenv: command not found' >&2\nexit 127\n"


def start_as_old(settings: Mapping[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run scripts/dev.py with `arguments` as if this Python were too old, with `settings` as environment."""
    return subprocess.run(
        [sys.executable, "-c", AS_OLD, str(ROOT / "scripts/dev.py"), *arguments],
        env=dict(settings),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )


def test_an_old_python_alone_is_told_in_one_sentence(tmp_path: Path) -> None:
    """Python too old and no other: exit code 2 and one line."""
    done = start_as_old({"PATH": str(tmp_path), "HOME": str(tmp_path)}, "play")
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"oie: Python 3\.11 or newer is needed, this is 3\.9\.18 and [^\n]+\n", done.stderr)


def test_an_old_python_hands_over_to_a_newer_one_and_looks_past_shims_that_fail(tmp_path: Path) -> None:
    """The failing python3.13 and the folder python3.12 are passed over; arguments arrive as given."""
    program(tmp_path / "a/python3.13", LIKE_A_SHIM)
    (tmp_path / "a/python3.12").mkdir()
    program(tmp_path / "b/python3.11", THIS_PYTHON)
    path = os.pathsep.join([str(tmp_path / "a"), str(tmp_path / "b")])
    done = start_as_old({"PATH": path, "HOME": str(tmp_path)}, "a b", "c")
    assert done.returncode == 2
    expected = "oie: there is no command 'a b': expected one of play, terminal, odds, test, "
    assert done.stderr.startswith(expected)


def test_a_newer_python_is_found_behind_the_shims_of_pyenv(tmp_path: Path) -> None:
    """An installed version that pyenv has not selected is found in its own folder."""
    program(tmp_path / "shims/python3.12", LIKE_A_SHIM)
    program(tmp_path / "versions/3.12.1/bin/python3.12", THIS_PYTHON)
    done = start_as_old({"PATH": str(tmp_path / "shims"), "PYENV_ROOT": str(tmp_path)}, "help")
    assert (done.returncode, done.stdout) == (0, dev_targets.usage() + "\n")


def test_the_start_is_written_for_pythons_that_are_too_old() -> None:
    """scripts/dev.py uses no f-string, no annotation and no starred list: Python 2.7 must get through it."""
    tree = ast.parse((ROOT / "scripts/dev.py").read_text(encoding="ascii"), feature_version=(3, 4))
    for node in ast.walk(tree):
        assert not isinstance(node, ast.JoinedStr | ast.AnnAssign | ast.NamedExpr | ast.AsyncFunctionDef)
        assert not (
            isinstance(node, ast.List | ast.Tuple) and any(isinstance(n, ast.Starred) for n in node.elts)
        )
        if isinstance(node, ast.FunctionDef):
            arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            assert node.returns is None
            assert not node.args.kwonlyargs
            assert all(argument.annotation is None for argument in arguments)


def test_play_runs_the_program_where_the_user_is_with_his_arguments(project: Project, tmp_path: Path) -> None:
    """Arguments stay apart as they were given, an empty input stays empty, and nothing is installed."""
    done = project.run("play", "--name", "Jean Paul", cwd=tmp_path)
    assert done.stdout == f"ran <-m> <oie> <serve> <--name> <Jean Paul> in {tmp_path} hunt= ci=\n"
    assert (done.returncode, done.stderr, project.pip_calls()) == (0, "", [])


def test_play_works_with_standard_input_closed(project: Project) -> None:
    """The program gets an input that ends at once instead of none at all."""
    command = f'"{sys.executable}" scripts/dev.py play <&-'
    done = subprocess.run(
        command, shell=True, cwd=project.folder, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("ran <-m> <oie> <serve> in ")


def test_the_exit_code_is_that_of_the_program(project: Project) -> None:
    """A failing program ends the command with its own code, not with ours."""
    assert project.run("play", settings={"FAILS": "oie serve"}).returncode == 7


def test_test_installs_what_it_lacks_and_runs_pytest_in_the_project(project: Project, tmp_path: Path) -> None:
    """CI=true reaches pytest; the user's arguments come last, so that they win."""
    done = project.run("test", "-k", "core", cwd=tmp_path, settings={"CI": "true"})
    expected = "<-m> <pytest> <-n> <auto> <--dist> <worksteal> <-k> <core>"
    assert done.stdout == f"ran {expected} in {project.folder} hunt= ci=true\n"
    assert [call.rpartition(" ")[2] for call in project.pip_calls()] == [".[dev,tui,web]"]


def test_hunt_selects_its_tests_and_tells_them_so(project: Project) -> None:
    """`-m hunt` comes after the default selection of pyproject.toml, and OIE_HUNT is set."""
    assert "<worksteal> <-m> <hunt> in" in (shown := project.run("hunt").stdout)
    assert "hunt=1" in shown


def test_check_looks_at_everything_even_if_the_first_look_fails(project: Project) -> None:
    """ruff fails, and still types and imports are looked at; the code is that of ruff."""
    done = project.run("check", settings={"FAILS": "ruff check"})
    programs = [line.split("> ")[1].strip("<") for line in done.stdout.splitlines()]
    assert (done.returncode, programs[:3]) == (7, ["ruff", "ruff", "mypy"])
    assert programs[3].startswith("from importlinter")


def test_without_a_command_the_commands_are_listed(project: Project) -> None:
    """Every command stands in the list, and nothing is installed."""
    done = project.run()
    assert re.findall(r"^  (\w+) ", done.stdout, re.MULTILINE) == list(dev_targets.TARGETS)
    assert (done.returncode, project.pip_calls()) == (0, [])


def test_a_missing_file_of_the_project_is_told_in_one_line(project: Project) -> None:
    """No traceback, whatever is missing."""
    (project.folder / "pyproject.toml").unlink()
    done = project.run("play")
    assert done.returncode == 2
    assert re.fullmatch(r"oie: [^\n]+pyproject\.toml'\n", done.stderr)


def test_every_command_is_one_line_of_the_makefile() -> None:
    """Makefile and scripts/dev.py know the same commands, and the recipe is nothing but the call."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipes = dict(re.findall(r"^(\w+):\n\t(.+)\n(?!\t)", text + "\n", re.MULTILINE))
    assert recipes.pop("help") == "@$(PYTHON) scripts/dev.py help"
    assert recipes == {name: f"@$(PYTHON) scripts/dev.py {name} $(ARGS)" for name in dev_targets.TARGETS}


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
def test_make_passes_arguments_on() -> None:
    """`make play ARGS=...` puts them behind the command."""
    command = ["make", "--no-print-directory", "-C", str(ROOT), "play", "PYTHON=echo", "ARGS=--lang fr"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "scripts/dev.py play --lang fr\n"


def test_ci_runs_make_test_from_anywhere_and_ends_with_its_code(tmp_path: Path) -> None:
    """.ci/run calls `make test` in the project and nothing else."""
    program(tmp_path / "make", '#!/bin/sh\necho "make $* in $PWD"\nexit 5\n')
    settings = {"PATH": os.pathsep.join([str(tmp_path), os.defpath])}
    command = ["bash", str(ROOT / ".ci/run")]
    done = subprocess.run(command, cwd=tmp_path, env=settings, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (5, f"make test in {ROOT}\n")
