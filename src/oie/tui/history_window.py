"""History window: the whole round, every line with its number, dice, way and reason (UX-65)."""

from __future__ import annotations

from datetime import datetime

from rich.cells import cell_len

from oie.text import rule_lines, t
from oie.text.words import in_language
from oie.tui.dialogs import Reading
from oie.tui.flow import Run, flow, text_lines
from oie.tui.history import Line, lines
from oie.tui.playing import Playing
from oie.tui.scene import Pawn, pawns_of
from oie.tui.shell import Shell
from oie.tui.theme import PALETTES, Palette

INDENT = 5
"""Columns before a pawn."""


class HistoryWindow(Reading):
    """The round, from the lots to its result."""

    def __init__(self, shell: Shell, playing: Playing) -> None:
        super().__init__(shell)
        self.playing = playing

    def title_text(self) -> str:
        """The label as the source writes it, and the number of the round."""
        lang, table = self.shell.lang, self.playing.game.table
        number = f" · {t(lang, 'ui-round', number=table.round)}" if table.round else ""
        return f"{t(lang, 'ui-history')}{number}"

    def lines(self, columns: int) -> list[list[Run]]:
        """Names, ruleset, options and date; then the round."""
        lang, table, app = self.shell.lang, self.playing.game.table, self.app
        palette = PALETTES.get(app.theme, PALETTES["oie-dark"])
        ink, quiet = palette["ink"], palette["ink-2"]
        title = in_language(table.rules.title, lang) or table.rules.id
        head = [title, ", ".join(table.names), t(lang, f"ui-dice-{table.dice}"), f"{datetime.now():%Y-%m-%d}"]
        found = flow([Run(" · ".join(head), ink, bold=True)], columns)
        found += text_lines(" · ".join(rule_lines(table.rules, lang)[1:]), columns, quiet)
        found.append([])
        told = lines(table, lang)
        if not told:
            return [*found, *text_lines(t(lang, "ui-history-empty"), columns, quiet)]
        pawns = pawns_of(table.in_order)
        for line in told:
            found += _line(line, pawns, table.names, columns, palette)
        return found


def _line(
    line: Line, pawns: tuple[Pawn, ...], names: tuple[str, ...], columns: int, palette: Palette
) -> list[list[Run]]:
    """Number, pawn, name, dice and way; below, the sentences, where they say more than the way does."""
    ink, quiet = palette["ink"], palette["ink-2"]
    number = Run(f"{line.number or '':>{INDENT - 1}}", quiet)
    if line.seat is None:
        return [[number, *words] for words in text_lines(line.text, columns - INDENT, ink)]
    pawn, blank = pawns[line.seat], Run(" " * (INDENT + 4))
    head = [number, Run(pawn.chip(4), pawn.ink, bold=True, paper=pawn.paper)]
    rows = text_lines(line.text, columns - INDENT - 5, quiet) if line.text else []
    if line.number is None and not line.path:
        return [[*head, *rows[0]], *([blank, *row] for row in rows[1:])]
    widest = max(map(cell_len, names))
    name = names[line.seat] + " " * (widest - cell_len(names[line.seat]))
    first = [*head, Run(name, ink, bold=True), Run(f"{line.dice:<5}", ink), Run(line.path, ink, bold=True)]
    return [first, *([blank, *row] for row in rows)]
