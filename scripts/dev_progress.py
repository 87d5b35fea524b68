"""What pip is doing, read from its log while it writes it: one short line for people, the noise in the file.

Nothing here starts or stops anything but the one program it is given; it only reads that program's log.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

MEGABYTES = {"bytes": 1e-6, "kB": 1e-3, "MB": 1.0, "GB": 1e3}
FETCHED = re.compile(
    r"^\s*(?:Downloading|Using cached) .*\((\d+(?:\.\d+)?) (bytes|kB|MB|GB)\)$", re.MULTILINE
)
NAMED = re.compile(r"^\s*Collecting ", re.MULTILINE)
INSTALLING = "Installing collected packages:"
WENT_ON = re.compile(rf"^\s*(?:Downloading |Using cached |{INSTALLING})")
NO_ANSWER = re.compile(
    r"NewConnectionError|ConnectTimeout|ReadTimeout|Read timed out|ConnectionResetError|ProxyError|SSLError"
    r"|NameResolutionError|Failed to establish a new connection|Remote end closed connection|IncompleteRead"
)
DISK_FULL = re.compile(r"No space left on device|Disk quota exceeded|not enough space on the disk")
ERROR = re.compile(r"^\s*error: *(.+?)[.\s]*$", re.IGNORECASE | re.MULTILINE)


class Meter:
    """One line of progress on the error output: rewritten in place on a terminal, now and then elsewhere."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._live = sys.stderr is not None and sys.stderr.isatty()
        self._said_at = self._began

    def show(self, text: str) -> None:
        """Show `text` as the present state; where the output is no terminal, every five seconds at most."""
        now = time.monotonic()
        line = f"oie: {text} ({now - self._began:.0f} s)"
        if self._live:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{line[:width]:<{width}}", end="", file=sys.stderr, flush=True)
        elif now - self._said_at >= 5:
            print(line, file=sys.stderr, flush=True)
            self._said_at = now

    def clear(self) -> None:
        """Take the progress off the terminal, so that the next line starts on an empty one."""
        if self._live:
            print(f"\r{'':{shutil.get_terminal_size().columns - 1}}\r", end="", file=sys.stderr, flush=True)

    def seconds(self) -> float:
        """Return the seconds since this meter was made."""
        return time.monotonic() - self._began


def run_logged(
    command: Sequence[str | Path],
    *,
    log: Path,
    folder: Path,
    environment: Mapping[str, str],
    keep_open: Sequence[int],
    meter: Meter,
) -> int:
    """Run `command` in `folder`, add its output to `log`, show what it does, and return its exit code.

    The program inherits the file numbers in `keep_open`. It does not outlive a Ctrl-C.
    """
    with log.open("ab") as output:
        program = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            cwd=folder,
            env=environment,
            pass_fds=tuple(keep_open),
        )
    try:
        while True:
            try:
                return program.wait(timeout=0.2)
            except subprocess.TimeoutExpired:
                meter.show(stage(read(log), installed(log.parent)))
    finally:
        meter.clear()
        if program.poll() is None:
            program.terminate()
            program.wait()


def stage(log: str, present: int) -> str:
    """Say in a few words what a pip with this `log` is doing; `present` packages are installed already."""
    if INSTALLING in log:
        return f"installing, {present} packages so far"
    if unanswered(log):
        return "fetching, but the package index does not answer yet"
    named = len(NAMED.findall(log))
    return f"fetching, {named} packages so far, {megabytes_fetched(log):.0f} MB" if named else "preparing"


def megabytes_fetched(log: str) -> float:
    """Return the MB (10^6 bytes) that a pip with this `log` has fetched, or found in its cache."""
    return sum(float(number) * MEGABYTES[unit] for number, unit in FETCHED.findall(log))


def unanswered(log: str) -> bool:
    """Tell whether a pip with this `log` waits, or gave up waiting, for a network that does not answer.

    A complaint about the network that pip went on from does not count.
    """
    for line in reversed(log.splitlines()):
        if NO_ANSWER.search(line):
            return True
        if WENT_ON.match(line):
            return False
    return False


def reason(log: str) -> str:
    """Say in one sentence why a pip with this `log` failed."""
    if DISK_FULL.search(log):
        return "no space is left on the disk for the packages: free some and run the same command again."
    if unanswered(log):
        return (
            "the packages cannot be fetched because the package index does not answer: connect to the "
            "network (or check the proxy) and run the same command again; once installed, none is needed."
        )
    # "Exception:" opens a traceback, and that one's last line tells more.
    errors = [said for said in ERROR.findall(log) if said != "Exception:"]
    said = errors[-1] if errors else (log.strip().splitlines() or ["it gave no reason"])[-1]
    return f"pip could not install the packages ({said}): its whole story is in .venv/install.log."


def read(log: Path) -> str:
    """Return the text of `log`, or nothing where there is none yet."""
    return log.read_text(encoding="utf-8", errors="replace") if log.exists() else ""


def installed(environment: Path) -> int:
    """Return how many packages the virtual environment in the folder `environment` holds."""
    return sum(1 for place in site_packages(environment) for _ in place.glob("*.dist-info"))


def site_packages(environment: Path) -> list[Path]:
    """Return the folders of `environment` that hold packages: one, or none before it is made."""
    return [*environment.glob("lib/python*/site-packages"), *environment.glob("Lib/site-packages")]
