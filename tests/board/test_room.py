"""The room keeps to itself: it knows the core, the standard library and nothing else."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import oie.board

FILES = sorted(Path(oie.board.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_board_imports_only_the_core(path: Path) -> None:
    modules = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            modules.add(str(node.module))
        elif isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
    for module in modules:
        known = (
            module.startswith(("oie.board.", "oie.core.")) or module.split(".")[0] in sys.stdlib_module_names
        )
        assert known, module


def test_the_public_face_is_complete() -> None:
    assert sorted(oie.board.__all__) == oie.board.__all__ or set(oie.board.__all__) <= set(dir(oie.board))
    assert all(hasattr(oie.board, name) for name in oie.board.__all__)
