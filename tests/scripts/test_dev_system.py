"""System packages: installed where we may, asked for by name where we may not."""

from __future__ import annotations

import os
from pathlib import Path

import dev_system
import pytest

from tests.scripts.conftest import program

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the made-up programs are shell scripts")

# An apt-get that writes down its arguments, and installs a program named chromium beside itself.
APT_GET = '#!/bin/sh\necho "$*" >> "$0.calls"\ncase "$*" in *install*) {} ;; esac\n'
INSTALLS = 'printf "#!/bin/sh\\n" > "${0%/*}/chromium"; /bin/chmod +x "${0%/*}/chromium"'


@pytest.fixture
def on_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make an empty folder the only one on PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def be_root(monkeypatch: pytest.MonkeyPatch, value: bool) -> None:
    """Let the scripts believe that we are root, or that we are not."""
    monkeypatch.setattr(dev_system, "is_root", lambda: value)


def test_a_program_that_is_there_is_used(on_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is installed, even where that were allowed."""
    be_root(monkeypatch, True)
    program(on_path / "chromium", "#!/bin/sh\n")
    program(on_path / "apt-get", APT_GET.format(INSTALLS))
    assert dev_system.need_system_package("chromium", "chromium") == on_path / "chromium"
    assert not (on_path / "apt-get.calls").exists()


def test_root_has_a_missing_program_installed(on_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list is renewed, then the one package is installed without a question."""
    be_root(monkeypatch, True)
    program(on_path / "apt-get", APT_GET.format(INSTALLS))
    assert dev_system.need_system_package("chromium", "chromium-browser") == on_path / "chromium"
    calls = (on_path / "apt-get.calls").read_text(encoding="utf-8").splitlines()
    assert calls == ["-qq update", "-qq install -y --no-install-recommends chromium-browser"]


def test_an_installation_that_fails_says_how_to_see_why(
    on_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sentence names the command whose noise was not shown."""
    be_root(monkeypatch, True)
    program(on_path / "apt-get", APT_GET.format("exit 100"))
    with pytest.raises(dev_system.Stop, match="run apt-get install chromium to see why"):
        dev_system.need_system_package("chromium", "chromium")


@pytest.mark.parametrize(("root", "has_apt_get"), [(True, False), (False, True), (False, False)])
def test_without_the_right_or_the_means_the_package_is_named(
    on_path: Path, monkeypatch: pytest.MonkeyPatch, root: bool, has_apt_get: bool
) -> None:
    """Nobody but root, and only with apt-get, has anything installed; apt-get is not even called."""
    be_root(monkeypatch, root)
    if has_apt_get:
        program(on_path / "apt-get", APT_GET.format(INSTALLS))
    with pytest.raises(
        dev_system.Stop, match=r"^chromium is needed and only .* sudo apt-get install chromium\)"
    ):
        dev_system.need_system_package("chromium", "chromium")
    assert not (on_path / "apt-get.calls").exists()
