#!/usr/bin/env python3
"""Start any command of the project: `python scripts/dev.py play`, or `make play` where there is make.

This file must run on every Python that a machine may have, 2.7 included, so that an old one can look for a
newer one and otherwise say so in one sentence. Hence no annotation, no f-string and nothing newer in here.
What the commands do stands beside it: dev_targets (what each runs), dev_install (.venv), dev_progress,
dev_system. All of it is standard library only.
"""

import glob
import os
import subprocess
import sys

NEEDED = (3, 11)
# Tried Pythons first, then newer ones, then whatever the plain names mean.
NAMES = ("python3.13", "python3.12", "python3.11", "python3.14", "python3.15", "python3", "python")
PROBE = "import sys; sys.exit(sys.version_info[:2] < (3, 11))"


def candidates():
    """Yield the path of every program on this machine that may be a newer Python, the likeliest first."""
    pyenv = os.environ.get("PYENV_ROOT") or os.path.join(os.path.expanduser("~"), ".pyenv")
    on_path = os.environ.get("PATH", "").split(os.pathsep)
    # A pyenv shim on PATH fails for a version that is installed but not selected: look behind it too.
    behind_shims = sorted(glob.glob(os.path.join(pyenv, "versions", "*", "bin")))
    suffix = ".exe" if os.name == "nt" else ""
    for folders in (on_path, behind_shims):
        for name in NAMES:
            for folder in folders:
                path = os.path.join(folder, name + suffix)
                if folder and os.access(path, os.X_OK):
                    yield path


def is_new_enough(path):
    """Tell whether the program at `path` starts and is a Python that oie can use."""
    with open(os.devnull, "r+") as nothing:
        try:
            return subprocess.call([path, "-c", PROBE], stdin=nothing, stdout=nothing, stderr=nothing) == 0
        except OSError:  # a directory, a broken link, a file for another system
            return False


def start_over(path):
    """Run this command again with the Python at `path`, and end with its exit code."""
    command = [path, os.path.abspath(__file__)] + sys.argv[1:]
    if os.name == "nt":  # there exec would return to the prompt while the new program still runs
        sys.exit(subprocess.call(command))
    os.execv(path, command)


def main():
    """Hand over to dev_targets under a Python that is new enough, or end with 2 and one sentence."""
    if sys.version_info[:2] >= NEEDED:
        # Not there by itself with `python -P` or PYTHONSAFEPATH.
        sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
        import dev_targets

        return dev_targets.main(sys.argv[1:])
    for path in candidates():
        if is_new_enough(path):
            start_over(path)
    sys.stderr.write(
        "oie: Python 3.11 or newer is needed, this is {0}.{1}.{2} and no newer one was found: install one "
        "(https://www.python.org/downloads/) and run the same command again.\n".format(*sys.version_info[:3])
    )
    return 2


if __name__ == "__main__":
    sys.exit(main())
