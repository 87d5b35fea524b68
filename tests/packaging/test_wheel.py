"""The wheel, installed into an empty environment elsewhere, does the main jobs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin

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
def oie_python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment of its own, with the wheel in it; the libraries are lent by this one.

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

    return python


@pytest.fixture(scope="module")
def oie(oie_python: Path) -> Oie:
    """The command `oie` of that environment."""
    python, home = oie_python, oie_python.parents[2]

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


class _Links(HTMLParser):
    """What a page refers to: addresses of scripts, styles, fonts and pictures, and links to follow."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.update(
            value for name, value in attrs if name in ("href", "src") and value and value.startswith("/")
        )


def test_the_first_page_comes_with_everything_it_refers_to(oie_python: Path, tmp_path: Path) -> None:
    """`oie serve` from the wheel: the menu, then whatever it names, and what that names in turn."""
    command = [str(oie_python), "-m", "oie", "serve", "--no-browser", "--data", str(tmp_path / "data")]
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    with subprocess.Popen(command, cwd=tmp_path, env=kept, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            ready = server.stdout.readline()
            assert ready.startswith("ready http://127.0.0.1:")
            fetched = _fetch_all(ready.split()[1])
        finally:
            server.terminate()
    assert {path.rpartition(".")[2] for path in fetched} >= {"js", "css", "woff2", "svg", "txt"}
    assert {"/", "/about", "/privacy", "/rules/famille", "/static/menu.js", "/static/end.js"} <= set(fetched)


def _fetch_all(address: str) -> dict[str, bytes]:
    """Every page and file reachable from the menu, by its path; none may be missing."""
    waiting, fetched = ["/"], dict[str, bytes]()
    while waiting:
        path = waiting.pop()
        if path in fetched:
            continue
        with urllib.request.urlopen(urljoin(address, path), timeout=10) as answer:
            assert answer.status == 200, path
            fetched[path] = answer.read()
            kind = answer.headers.get_content_type()
        text = fetched[path].decode("utf-8", "replace")
        if kind == "text/html":
            links = _Links()
            links.feed(text)
            waiting += sorted(
                link for link in links.found if not link.endswith("/odds")
            )  # worked out for seconds
        elif kind == "text/javascript" and "/vendor/" not in path:
            modules = re.findall(r"""(?:from|import)\s*\(?\s*["'](\.[^"']+)["']""", text)
            waiting += [urljoin(path, module) for module in modules]
            if path.endswith("/menu.js"):
                waiting.append("/static/table.js")  # the page of a table begins with it
        elif kind == "text/css":
            waiting += [urljoin(path, name) for name in re.findall(r"url\(([^)\"']+)\)", text)]
    return fetched
