"""What a command needs from the system, and how it says in one sentence that it is not there.

`Stop` is the only way in which these scripts give up: its sentence goes to the error output and the exit code
is 2, so nobody has to read a traceback to learn that a folder is read-only.
"""

from __future__ import annotations

import errno
import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)
FULL = (errno.ENOSPC, errno.EDQUOT)


class Stop(Exception):
    """Ends the command with one sentence for the person at the keyboard and exit code 2."""


def cannot_write(error: OSError, folder: Path) -> Stop:
    """Say why nothing can be written below `folder`, in one sentence."""
    if error.errno in READ_ONLY:
        return Stop(
            f"{folder} cannot be written to, so nothing can be installed there: copy the project to a folder "
            "of your own and run the same command in the copy."
        )
    if error.errno in FULL:
        return Stop(f"no space is left on the disk of {folder}: free some and run the same command again.")
    return Stop(f"{folder} cannot be written to ({error.strerror or error}).")


def need_venv_module() -> None:
    """Stop where this Python came without the modules that make a virtual environment.

    Debian and Ubuntu cut `ensurepip` out of their Python and put it into a package of its own.
    """
    try:
        for name in ("venv", "ensurepip"):
            importlib.import_module(name)
    except ImportError as error:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise Stop(
            f"Python {version} at {sys.executable} came without its venv module: install it (on Debian and "
            f"Ubuntu: sudo apt-get install python{version}-venv) and run the same command again."
        ) from error


def need_system_package(program: str, apt_name: str) -> Path:
    """Return the path of `program`, installing the Debian package `apt_name` if it is missing and we may.

    We may as root and where apt-get exists; everybody else is told exactly what to install.
    """
    found = shutil.which(program)
    if found is None and is_root() and shutil.which("apt-get"):
        apt_get("update")  # a failure may leave a list that is good enough
        apt_get("install", "-y", "--no-install-recommends", apt_name)
        found = shutil.which(program)
        if found is None:
            raise Stop(
                f"{program} is needed and could not be installed: run apt-get install {apt_name} to see why, "
                "then the same command again."
            )
    if found is None:
        raise Stop(
            f"{program} is needed and only an administrator may install it: have that done (on Debian and "
            f"Ubuntu: sudo apt-get install {apt_name}) and run the same command again."
        )
    return Path(found)


def apt_get(*arguments: str) -> None:
    """Run apt-get without a question and without its noise; what it has achieved is for the caller to see."""
    print(f"oie: apt-get {' '.join(arguments)}", file=sys.stderr, flush=True)
    subprocess.run(
        ["apt-get", "-qq", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        check=False,
    )


def is_root() -> bool:
    """Tell whether this process may install system packages; never on Windows, which has no apt-get."""
    return sys.platform != "win32" and os.geteuid() == 0
