"""Rules window: the rules page of the game as it is played here, and the keys."""

from __future__ import annotations

from typing import Final

from textual.binding import Binding

from oie.core.ruleset import Ruleset
from oie.text import as_text, rules_page, t
from oie.tui.banner import COMMANDS, bare
from oie.tui.dialogs import Reading
from oie.tui.flow import Run, text_lines
from oie.tui.shell import Shell
from oie.tui.theme import PALETTES, Palette

FURTHER: Final = (
    ("e", "ui-settings"),
    ("+ −", "ui-pace"),
    ("l", "ui-language"),
    ("d", "terminal-colours"),
    ("p", "terminal-cards"),
    ("m", "terminal-motion"),
    ("t", "ui-take-back"),
)
"""(key, message) of the keys that no button stands for."""
NOTES: Final = (
    "ui-help-colours",
    "ui-help-machine",
    "ui-help-pace",
    "ui-help-passed-over",
    "ui-help-save",
    "terminal-settings",
    "terminal-screen-reader",
)
"""Sentences below the keys."""


class RulesWindow(Reading):
    """The rules; Tab turns the page to the keys."""

    BINDINGS = [Binding("tab,right,left", "turn", show=False)]

    def __init__(self, shell: Shell, rules: Ruleset) -> None:
        super().__init__(shell)
        self.rules = rules
        self.keys = False

    def title_text(self) -> str:
        """Which of the two pages, and how to come to the other."""
        lang = self.shell.lang
        pages = [bare(t(lang, "ui-rules")), t(lang, "ui-keys")]
        here = pages[self.keys]
        return f"❓ {here}  ·  {t(lang, 'ui-key-tab')} → {pages[not self.keys]}"

    def action_turn(self) -> None:
        """Turn to the other page."""
        self.keys = not self.keys
        self.set_again()
        self.action_end(-1)

    def lines(self, columns: int) -> list[list[Run]]:
        """One of the pages."""
        palette = PALETTES.get(self.app.theme, PALETTES["oie-dark"])
        return self._keys(columns, palette) if self.keys else self._rules(columns, palette)

    def _rules(self, columns: int, palette: Palette) -> list[list[Run]]:
        """The rules page, its headings in bold instead of underlined."""
        text = as_text(rules_page(self.rules, self.shell.lang), min(columns, 92)).splitlines()
        found: list[list[Run]] = []
        for line, below in zip(text, [*text[1:], ""], strict=True):
            heading = bool(line) and len(below) == len(line) and set(below) in ({"-"}, {"="})
            if set(line) in ({"-"}, {"="}):
                continue
            ink = palette["go-deep"] if heading else palette["ink"]
            found.append([Run(line, ink, bold=heading)])
        return found

    def _keys(self, columns: int, palette: Palette) -> list[list[Run]]:
        """Every key with what it does, then a few sentences."""
        lang = self.shell.lang
        keys = [(f"{t(lang, 'ui-key-space')}, {t(lang, 'ui-key-enter')}", "ui-throw")]
        keys += [(key, message) for _, _, message, key in COMMANDS]
        keys += FURTHER
        found = [
            [Run(f"{key:>15} ", palette["go-deep"], bold=True), Run(bare(t(lang, message)), palette["ink"])]
            for key, message in keys
        ]
        for message in NOTES:
            found.append([])
            found += text_lines(t(lang, message), min(columns, 92), palette["ink"])
        return found
