"""The fences of the house: sizes, purity, names, imports, and the tools that watch them."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
CODE = SOURCES + sorted((ROOT / "tests").rglob("*.py")) + sorted((ROOT / "scripts").rglob("*.py"))
CORE = sorted((ROOT / "src/oie/core").glob("*.py"))
MOST_LINES, MOST_FUNCTION_LINES = 400, 60
IMPURE = {
    "time",
    "datetime",
    "random",
    "secrets",
    "os",
    "sys",
    "io",
    "pathlib",
    "socket",
    "logging",
    "asyncio",
}
NO_ROOMS = {"utils", "common", "helpers", "models", "services", "manager", "misc"}


def imported(path: Path) -> set[str]:
    """Top-level names of the modules that a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.split(".")[0])
    return names


def test_there_is_code_to_look_at() -> None:
    assert len(CODE) > 60 and len(CORE) > 8


def test_no_file_is_over_the_limit() -> None:
    long = {
        str(p.relative_to(ROOT)): n
        for p in CODE
        if (n := len(p.read_text("utf-8").splitlines())) > MOST_LINES
    }
    assert not long


def test_no_function_is_over_the_limit() -> None:
    long = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for path in CODE
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or node.lineno) - node.lineno + 1 > MOST_FUNCTION_LINES
    ]
    assert not long


@pytest.mark.parametrize("path", CORE, ids=lambda p: p.name)
def test_the_core_is_pure(path: Path) -> None:
    names = imported(path)
    assert names <= set(sys.stdlib_module_names) | {"oie"}
    assert not names & IMPURE
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"open", "print", "input", "exec", "eval"}


def test_the_core_knows_no_proper_names() -> None:
    proper = {"goose", "bridge", "inn", "well", "maze", "prison", "death", "tricolour"}
    for path in CORE:
        words = {
            node.value
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        assert not words & proper, path.name


def test_no_room_is_called_by_what_it_is_not() -> None:
    assert not [p for p in SOURCES if p.stem in NO_ROOMS or p.parent.name in NO_ROOMS]


def test_public_things_say_what_they_do() -> None:
    silent = []
    for path in SOURCES:
        tree = ast.parse(path.read_text("utf-8"))
        if not ast.get_docstring(tree) and tree.body:
            silent.append(str(path.relative_to(ROOT)))
        for node in tree.body:
            public = isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
            if public and not ast.get_docstring(node):  # type: ignore[arg-type]
                silent.append(f"{path.relative_to(ROOT)}: {node.name}")  # type: ignore[attr-defined]
    assert not silent


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "--no-cache", "."],
        ["ruff", "format", "--no-cache", "--check", "."],
        ["importlinter"],
        ["mypy"],
    ],
    ids=lambda c: " ".join(c[:2]),
)
def test_the_tools_are_content(command: list[str]) -> None:
    """One gate for people and CI: `make check` runs the same."""
    run = [sys.executable, "-m", *command]
    if command == ["importlinter"]:
        run = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
