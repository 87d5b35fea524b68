"""Helping: how `--help` looks. Plain lines without boxes or colours, wrapped and indented, so that a
screen reader, a pipe and a narrow window can follow them."""

from __future__ import annotations

import io
import textwrap
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

WIDEST = 100
LABEL = 22
"""Columns for the name of an argument; a longer name has the line to itself."""


class HelpLines:
    """The parts of a help page as plain lines."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """One panel: its title, and each argument or command with its explanation."""
        if panel.entries:
            self.write(console, f"{_text(panel.title)}:")
            for entry in panel.entries:
                self.write(console, *_entry(entry, min(options.max_width, WIDEST)))
            self.write(console, "")

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """How the command is typed."""
        if usage:
            self.write(console, f"Usage: {_text(usage).removeprefix('Usage: ')}", "")

    def render_description(self, console: Console, options: ConsoleOptions, description: object) -> None:
        """What the command does, and its examples, which stand on lines of their own."""
        if description:
            self.write(console, _text(description), "")

    def write(self, console: Console, *lines: str) -> None:
        """Write lines as they are; a pipe that nobody reads is for `main` to see, not for the console."""
        for line in lines:
            console.file.write(f"{line}\n")


def _entry(entry: HelpEntry, width: int) -> list[str]:
    """One argument or command: its name, then its explanation in a column beside it."""
    label = ", ".join(entry.display_labels_with_metavar)
    facts = [_text(entry.description)]
    if entry.choices:
        facts.append(f"One of {', '.join(entry.choices)}.")
    if entry.required:
        facts.append("Required.")
    space = " " * LABEL
    lines = textwrap.wrap(
        " ".join(filter(None, facts)), max(width, 2 * LABEL), initial_indent=space, subsequent_indent=space
    )
    if len(label) + 4 > LABEL or not lines:
        return [f"  {label}", *lines]
    return [f"  {label}".ljust(LABEL) + lines[0][LABEL:], *lines[1:]]


def _text(part: object) -> str:
    """A part of the page as text, whatever made it."""
    from rich.console import Console

    if isinstance(part, str):
        return part.strip()
    console = Console(file=io.StringIO(), width=2000, color_system=None, highlight=False, markup=False)
    with console.capture() as captured:
        console.print(part, end="")
    return "\n".join(line.rstrip() for line in captured.get().strip("\n").splitlines())
