"""The wheel, installed into an empty environment elsewhere, does the main jobs."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
Oie = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout without the network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def oie(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Oie:
    """The command `oie` of an environment of its own; the libraries are lent by this one.

    A path file lends them: files of that kind inside it are not read, so our editable copy stays out.
    """
    home = tmp_path_factory.mktemp("elsewhere")
    venv.create(home / "env", with_pip=False, symlinks=os.name != "nt")
    scripts = home / "env" / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    install += ["--disable-pip-version-check", "--target", str(site), str(wheel)]
    subprocess.run(install, check=True, timeout=120)
    (site / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        kept = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "LANG", "LC_ALL", "LANGUAGE")}
        command = [str(python), "-m", "oie", *arguments]
        done = subprocess.run(
            command,
            cwd=home,
            env=kept,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=60,
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode == 0, done.stderr
        return done

    where = [str(python), "-c", "import oie; print(oie.__file__)"]
    bare = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    found = subprocess.run(where, cwd=home, env=bare, capture_output=True, text=True, check=True).stdout
    assert str(home) in found
    return run


def test_the_wheel_holds_rulesets_words_and_licence(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "oie/py.typed" in names
    for source in sorted((ROOT / "src/oie").rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            assert source.relative_to(ROOT / "src").as_posix() in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "scripts/", "docs/"))]


def test_it_lists_the_games(oie: Oie) -> None:
    told = oie("list").stdout
    for game in ("jardin", "pair-impair", "bolton", "famille", "oudhollands", "chutes-and-ladders"):
        assert game in told


def test_it_explains_a_game_in_malay(oie: Oie) -> None:
    assert "jambatan" in oie("rules", "famille", "--lang", "ms").stdout


def test_it_plays_a_plain_round(oie: Oie) -> None:
    told = oie("play", "famille", "--plain", "--lang", "en").stdout
    assert "wins" in told
