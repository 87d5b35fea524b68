"""Keeps `.venv` as the command needs it: made, filled, repaired, or left alone because nothing has changed.

What is in `.venv` is told by its stamp, a file that is written last. The order of an installation:

1. take the lock, so that two commands started at once do not write into the same folder;
2. write the stamp "installing": whoever finds it without holding the lock knows of an interruption;
3. empty `.venv` and make it anew, unless what is there is whole;
4. let pip install the project (editable) with the extras that the command needs;
5. write the stamp "ready", with all that would make it untrue: the digest of pyproject.toml, the extras, the
   folder (an editable installation points to it) and the version of Python.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import dev_progress
import dev_system

LOCK, LOG, STAMP = "install.lock", "install.log", "install.json"
READY, INSTALLING = "ready", "installing"
OLDEST_PYTHON = (3, 11)

# What each set of extras comes to, all its dependencies included: packages, and MB (10^6 bytes) on the disk.
# Measured; a test compares them with what is really there.
ANNOUNCED = {
    ("tui", "web"): (38, 120),
    ("odds", "tui", "web"): (42, 550),
    ("dev", "tui", "web"): (79, 840),
    ("dev", "odds", "tui", "web"): (79, 840),
}

PIP_INSTALL = (
    *("-I", "-m", "pip", "install", "--no-input", "--no-user", "--no-color", "--progress-bar=off"),
    *("--disable-pip-version-check", "--no-warn-script-location"),
)

# Settings of pip that would send the packages somewhere else than into .venv.
MISLEADING = ("PIP_PREFIX", "PIP_ROOT", "PIP_TARGET", "PIP_USER", "PYTHONHOME", "PYTHONPATH")


@dataclass(frozen=True)
class Stamp:
    """What is known of a `.venv`.

    state: READY, or INSTALLING while one is at work, or for ever if it was interrupted.
    project: SHA-256 of pyproject.toml in hexadecimal.
    extras: the extras installed, sorted.
    folder: the project's folder.
    python: version of the Python inside, as "3.11".
    """

    state: str
    project: str
    extras: tuple[str, ...]
    folder: str
    python: str


def ensure(root: Path, extras: frozenset[str]) -> Path:
    """Return the Python of a `.venv` in `root` that holds the project with at least these `extras`.

    Raises dev_system.Stop with one sentence where that cannot be had.
    """
    environment = root / ".venv"
    python = python_of(environment)
    if is_ready(environment, root, extras):
        return python
    with locked(environment) as lock:
        if not is_ready(environment, root, extras):  # another command may have done it while we waited
            try:
                install(environment, root, extras, lock)
            except OSError as error:
                raise dev_system.cannot_write(error, environment) from error
    return python


def is_ready(environment: Path, root: Path, extras: frozenset[str]) -> bool:
    """Tell whether `environment` can be used as it is."""
    stamp = read_stamp(environment)
    return (
        stamp is not None
        and stamp == replace(stamp, state=READY, project=digest(root), folder=str(root))
        and extras <= set(stamp.extras)
        and stamp.python == version_of(python_of(environment))
    )


def install(environment: Path, root: Path, extras: frozenset[str], lock: int) -> None:
    """Make `environment` ready, or leave a stamp that says that it is not."""
    before, python = read_stamp(environment), python_of(environment)
    now = Stamp(INSTALLING, digest(root), tuple(sorted(extras)), str(root), version_of(python))
    whole = is_whole(environment, before, now)
    if not whole:
        dev_system.need_venv_module()
    packages, megabytes = ANNOUNCED[now.extras]
    verb = "bringing .venv up to" if whole else "making .venv and installing"
    tell(f"{verb} about {packages} packages ({megabytes} MB); details in .venv/{LOG}")
    log, meter = environment / LOG, dev_progress.Meter()
    log.write_bytes(b"")
    write_stamp(environment, now)

    def run(command: list[str]) -> int:
        return dev_progress.run_logged(
            command, log=log, folder=root, environment=clean(), keep_open=[lock], meter=meter
        )

    if not whole:
        empty(environment)
        base = getattr(sys, "_base_executable", sys.executable)  # ours may be the one in .venv, just deleted
        if run([base, "-I", "-m", "venv", str(environment)]) != 0:
            raise dev_system.Stop(f"python -m venv failed: its whole story is in .venv/{LOG}.")
    if run([str(python), *PIP_INSTALL, "--editable", f".[{','.join(now.extras)}]"]) != 0:
        text = dev_progress.read(log)
        if whole and dev_progress.INSTALLING not in text:  # pip gave up before it changed anything
            write_stamp(environment, before)
        raise dev_system.Stop(dev_progress.reason(text))
    write_stamp(environment, replace(now, state=READY, python=version_of(python)))
    there, size = dev_progress.installed(environment), size_of(environment)
    tell(f"{there} packages ({size} MB) are ready after {meter.seconds():.0f} s")


def is_whole(environment: Path, before: Stamp | None, now: Stamp) -> bool:
    """Tell whether pip may add to `environment`, whose stamp is `before`, instead of making it anew.

    Not after an interruption: pip takes a half-written package for an installed one. Not with another Python
    or in another folder: programs and packages inside hold both in their paths. One without a stamp was made
    by hand, and is kept if it can be used.
    """
    if before is None:
        has_pip = any((place / "pip").is_dir() for place in dev_progress.site_packages(environment))
        return has_pip and tuple(int(part) for part in now.python.split(".") if part) >= OLDEST_PYTHON
    return before.state == READY and (before.folder, before.python) == (now.folder, now.python)


def empty(environment: Path) -> None:
    """Delete all of `environment` but the lock that we hold, the stamp and the log."""
    for child in environment.iterdir():
        if child.name in (LOCK, LOG, STAMP):
            continue
        if child.is_dir() and not child.is_symlink():
            shutil.rmtree(child)
        else:
            child.unlink()


@contextlib.contextmanager
def locked(environment: Path) -> Iterator[int]:
    """Hold the lock of `environment`, made if it is missing, and give its file number.

    The lock ends with the last process that has the file open: a pip that outlives its parent keeps it.
    """
    try:
        environment.mkdir(exist_ok=True)
        lock = (environment / LOCK).open("ab")
    except OSError as error:
        folder = environment if environment.exists() else environment.parent
        raise dev_system.cannot_write(error, folder) from error
    with lock:
        if sys.platform != "win32":  # there two commands at once are not kept apart
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                tell("another command is installing into .venv, waiting for it")
                fcntl.flock(lock, fcntl.LOCK_EX)
            except OSError:
                pass  # some network disks know no locks; then there is none
        yield lock.fileno()


def read_stamp(environment: Path) -> Stamp | None:
    """Return the stamp of `environment`, or None where there is none that can be read."""
    try:
        fields = json.loads((environment / STAMP).read_text(encoding="utf-8"))
        return Stamp(**{**fields, "extras": tuple(fields["extras"])})
    except (OSError, ValueError, TypeError, KeyError):
        return None


def write_stamp(environment: Path, stamp: Stamp | None) -> None:
    """Replace the stamp of `environment` (None: delete it); a reader sees the old one or the new one."""
    if stamp is None:
        (environment / STAMP).unlink()
        return
    new = environment / f"{STAMP}.new"
    new.write_text(json.dumps(asdict(stamp), indent=1) + "\n", encoding="utf-8")
    new.replace(environment / STAMP)


def digest(root: Path) -> str:
    """Return the SHA-256 of the pyproject.toml in `root`, in hexadecimal."""
    return hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest()


def python_of(environment: Path) -> Path:
    """Return where the Python of the virtual environment in the folder `environment` lies."""
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def version_of(python: Path) -> str:
    """Return the version of the program `python` as "3.11", or nothing where it does not start."""
    probe = "import sys; print('%d.%d' % sys.version_info[:2])"
    try:
        done = subprocess.run([python, "-I", "-c", probe], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


def clean() -> dict[str, str]:
    """Return the environment variables without those that would lead pip astray, and with few retries.

    A network that is not there is told after seconds, not minutes; whoever sets PIP_RETRIES knows better.
    """
    kept = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    return {"PIP_RETRIES": "2", "PYTHONUNBUFFERED": "1", **kept}


def size_of(environment: Path) -> int:
    """Return the size of all files below `environment` in MB (10^6 bytes)."""
    files = (Path(folder, name) for folder, _, names in os.walk(environment) for name in names)
    return round(sum(file.lstat().st_size for file in files) / 1e6)


def tell(text: str) -> None:
    """Write `text` as a line of its own on the error output, which leaves the output to the program."""
    print(f"oie: {text}", file=sys.stderr, flush=True)
