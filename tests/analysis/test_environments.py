"""The environments of `examples/` pass the compliance tests of their own projects."""

from __future__ import annotations

import contextlib
import importlib
import io
import sys
import warnings
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """An example, imported as a script of its folder would be."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop(name, None)
    return importlib.import_module(name)


@pytest.fixture(autouse=True)
def calm() -> object:
    """Their checkers warn about taste (dict observations, unbounded boxes); only failures count here."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        yield


def test_the_gymnasium_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    from gymnasium.utils.env_checker import check_env

    goose = example("gymnasium_goose", monkeypatch)
    check_env(goose.Goose(render_mode="ansi"), skip_render_check=False)


def test_the_pettingzoo_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    from pettingzoo.test import api_test, render_test, seed_test

    goose = example("pettingzoo_goose", monkeypatch)
    api_test(goose.GooseTable(), num_cycles=1000, verbose_progress=False)
    seed_test(goose.GooseTable, num_cycles=300)
    render_test(goose.GooseTable)
