"""Cards: what stands beside the board: players, legend, last throws, rules at this table, sealed dice.

Each card is painted in the width that there is, as high as it needs; `cards` puts as many below
one another as have room. The first is always there; a key brings the next one to its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.cells import cell_len

from oie.core.position import Position
from oie.core.ruleset import Kind, Ruleset
from oie.dice import Segment
from oie.table import Table
from oie.text import rule_lines, t
from oie.tui.canvas import Canvas, fit
from oie.tui.flow import Run, flow, set_lines, text_lines
from oie.tui.history import last_lines
from oie.tui.look import BANDS, SIGNS, kind_look
from oie.tui.scene import Pawn
from oie.tui.telling import capital, does, titled
from oie.tui.theme import Palette

TITLE = 1
"""Rows of a title."""
LAST_THROWS = 9
"""The most lines of the card of last throws."""
MANY, MANY_WITH_COUNTERS, NARROW = 6, 9, 40
"""More players than this stand two by two where a card has fewer columns than that."""
LEAST = 3
"""Rows below which no further card is begun."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What the cards tell of."""

    table: Table
    position: Position | None
    """The position of the picture that the board shows; None before any round."""
    pawns: tuple[Pawn, ...]
    lang: str
    segments: tuple[Segment, ...] = ()
    told: bool = True
    """The last move has been shown to its end."""


Card = Callable[[Facts, int, Palette, int], Canvas]
"""A card of so many columns; the last number is the rows there are, which some make use of."""


def sheet(columns: int, rows: int, palette: Palette, title: str, note: str = "") -> Canvas:
    """An empty card with its title, a note at its right."""
    canvas = Canvas(columns, rows, palette["panel"], palette["ink"])
    after = canvas.put(1, 0, fit(title, columns - 2), palette["ink"], bold=True)
    if note and after + cell_len(note) + 2 < columns:
        canvas.put(columns - 1 - cell_len(note), 0, note, palette["ink-2"])
    return canvas


def player_rows(rules: Ruleset, seats: int, columns: int) -> int:
    """Rows that the players take, without a title: two side by side where many have little room."""
    many = MANY_WITH_COUNTERS if rules.has_counters else MANY
    return -(-seats // 2) if seats > many and columns < NARROW else seats


def seats(facts: Facts, columns: int, palette: Palette, _room: int) -> Canvas:
    """Each seat: whose turn, pawn, name, score, counters, space, and what keeps it from throwing."""
    table, lang = facts.table, facts.lang
    pool = facts.position.pool if facts.position is not None else table.pool
    note = t(lang, "ui-pool", count=pool) if table.rules.has_counters else ""
    count = len(table.in_order)
    rows = player_rows(table.rules, count, columns)
    canvas = sheet(columns, rows + TITLE, palette, t(lang, "ui-players"), note)
    wide = columns if rows == count else columns // 2
    for seat in range(count):
        part = _seat(facts, seat, wide, palette)
        canvas.lay(part, (seat // rows) * wide, seat % rows + TITLE)
    return canvas


def _seat(facts: Facts, seat: int, columns: int, palette: Palette) -> Canvas:
    """The line of one seat."""
    table, position, pawn = facts.table, facts.position, facts.pawns[seat]
    now = table.running and position is not None and position.seat == seat and facts.told
    canvas = Canvas(columns, 1, palette["panel-2" if now else "panel"], palette["ink"])
    if now:
        canvas.put(0, 0, "▶", palette["act"], bold=True)
    canvas.put(1, 0, pawn.chip(4), pawn.ink, pawn.paper, bold=True)
    right = columns - 1
    for text, ink, paper in _notes(facts, seat, palette, columns):
        right -= cell_len(text)
        canvas.put(right, 0, text, ink, paper, bold=bool(paper))
        right -= 1
    name, machine = table.in_order[seat].name, table.in_order[seat].kind == "machine"
    sign = " ⚙" if machine and columns >= NARROW - 10 else ""
    canvas.put(6, 0, f"{fit(name, right - 6 - len(sign))}{sign}", palette["ink"], bold=now)
    return canvas


def _notes(facts: Facts, seat: int, palette: Palette, columns: int) -> list[tuple[str, str, str]]:
    """(text, ink, paper) of what stands at the right of a seat's line, from the right."""
    table, position, lang = facts.table, facts.position, facts.lang
    notes: list[tuple[str, str, str]] = []
    wins = table.score[table.order[seat] if table.order else seat] if table.score else 0
    if position is not None:
        space = position.spaces[seat]
        notes.append((f"{space:>3}" if space else "  –", palette["ink"], ""))
        if position.counters:
            notes.append((f"◎{position.counters[seat]}", palette["go-deep"], ""))
    if wins:
        notes.append((f"★{wins}", palette["go-deep"], ""))
    if position is None or position.result is not None:
        return notes
    long = columns >= NARROW - 12 + 6 * bool(position.counters)
    if position.is_held(seat):
        text = f" {SIGNS['hold']} {t(lang, 'ui-held')} " if long else SIGNS["hold"]
        notes.append((text, palette["hold-ink"], palette["hold"]))
    if position.waits[seat]:
        turns = position.waits[seat]
        text = f" ‖ {t(lang, 'terminal-lost', turns=turns)} " if long else f"{SIGNS['wait']}{turns}"
        notes.append((text, palette["wait-ink"], palette["wait"]))
    return notes


def legend(facts: Facts, columns: int, palette: Palette, room: int) -> Canvas:
    """The special spaces, the most frequent kind first: sign, name, numbers, what they do.

    Where there is no room for it, without the numbers and a line each.
    """
    rules, lang = facts.table.rules, facts.lang
    kinds = sorted(
        (kind for kind in rules.kinds.values() if kind.spaces), key=lambda k: (-len(k.spaces), k.spaces)
    )
    blocks = [_kind_lines(facts, kind, columns, palette) for kind in kinds]
    rows = sum(len(lines) for lines in blocks)
    if rows + TITLE > room:
        blocks = [_kind_line(facts, kind, columns, palette) for kind in kinds]
        rows = len(blocks)
    canvas = sheet(columns, rows + TITLE, palette, t(lang, "ui-legend"))
    y = TITLE
    for kind, lines in zip(kinds, blocks, strict=True):
        seen = kind_look(rules, kind)
        ink = palette.get(f"{seen.tone}-ink", palette["number"])
        canvas.put(1, y, f" {seen.sign or ' '} ", ink, palette.get(seen.tone, palette["cell-1"]), bold=True)
        if seen.bands:
            for column, role in enumerate(BANDS, 1):
                char = seen.sign if column == 2 else " "
                canvas.put(column, y, char, palette["number"], palette[role], bold=True)
        y = set_lines(canvas, 5, y, lines)
    return canvas


def _kind_line(facts: Facts, kind: Kind, columns: int, palette: Palette) -> list[list[Run]]:
    """A kind on one line: its name and what it does."""
    name = titled(facts.table.rules, kind.key, facts.lang)
    what = fit(f"· {does(facts.table.rules, kind, facts.lang)}", columns - 7 - cell_len(name))
    return [[Run(fit(name, columns - 6), palette["ink"], bold=True), Run(what, palette["ink-2"])]]


def _kind_lines(facts: Facts, kind: Kind, columns: int, palette: Palette) -> list[list[Run]]:
    """A kind with its numbers, on as many lines as it takes."""
    runs = [
        Run(titled(facts.table.rules, kind.key, facts.lang), palette["ink"], bold=True),
        Run(", ".join(map(str, kind.spaces)), palette["ink"]),
        Run(f"· {does(facts.table.rules, kind, facts.lang)}", palette["ink-2"]),
    ]
    return flow(runs, columns - 6)


def throws(facts: Facts, columns: int, palette: Palette, room: int) -> Canvas:
    """The last throws, the newest first, as many as have room."""
    table, lang = facts.table, facts.lang
    count = max(1, min(LAST_THROWS, room - TITLE))
    lines = last_lines(table, lang, count + 1)[0 if facts.told else 1 :][:count]
    note = t(lang, "terminal-all-history")
    empty = [] if lines else text_lines(t(lang, "ui-history-empty"), columns - 2, palette["ink-2"])
    canvas = sheet(columns, len(lines or empty) + TITLE, palette, t(lang, "ui-last-throws"), note)
    set_lines(canvas, 1, TITLE, empty)
    for y, line in enumerate(lines, TITLE):
        canvas.put(1, y, f"{line.number or '':>3}", palette["ink-2"])
        if line.seat is not None:
            pawn = facts.pawns[line.seat]
            canvas.put(5, y, pawn.chip(3), pawn.ink, pawn.paper, bold=True)
        right = columns - 1 - cell_len(line.dice)
        canvas.put(right, y, line.dice, palette["ink"], bold=True)
        canvas.put(9, y, fit(line.path, right - 10), palette["ink"])
    return canvas


def rules(facts: Facts, columns: int, palette: Palette, _room: int) -> Canvas:
    """The rules at this table: every option with its value."""
    lines: list[list[Run]] = []
    for line in rule_lines(facts.table.rules, facts.lang):
        lines += flow([Run("·", palette["ink-2"]), Run(line, palette["ink"])], columns - 2, after=2)
    canvas = sheet(columns, len(lines) + TITLE, palette, t(facts.lang, "ui-rules-at-table"))
    y = TITLE
    for words in lines:
        first = bool(words) and words[0].text == "·"
        y = set_lines(canvas, 1 if first else 3, y, [words])
    return canvas


def seal(facts: Facts, columns: int, palette: Palette, _room: int) -> Canvas:
    """What sealed dice have shown so far: the commitment, and after the round the secret."""
    lang = facts.lang
    lines: list[list[Run]] = []
    for segment in facts.segments:
        sealed = t(lang, "ui-sealed", commitment=segment.commitment)
        lines += text_lines(sealed, columns - 2, palette["ink"])
        if segment.secret is not None:
            lines += text_lines(t(lang, "ui-unsealed", secret=segment.secret), columns - 2, palette["ink"])
            lines += text_lines(t(lang, "terminal-secret-means"), columns - 2, palette["ink-2"])
    canvas = sheet(columns, len(lines) + TITLE, palette, capital(t(lang, "ui-dice-sealed")))
    set_lines(canvas, 1, TITLE, lines)
    return canvas


PARTS: Mapping[str, tuple[str, ...]] = {
    "all": ("seats", "seal", "legend", "throws", "rules"),
    "players": ("seats", "seal", "throws"),
    "rules": ("legend", "rules"),
}
"""The cards of one column, or of two, in the order of their importance."""
CARDS: Mapping[str, Card] = {
    "seats": seats,
    "seal": seal,
    "legend": legend,
    "throws": throws,
    "rules": rules,
}


def cards(facts: Facts, columns: int, rows: int, palette: Palette, *, part: str, turned: int = 0) -> Canvas:
    """As many cards of a part as `rows` have room for; `turned` says how many were put to the end."""
    canvas = Canvas(columns, rows, palette["page"], palette["ink"])
    order = [CARDS[name] for name in PARTS[part] if name != "seal" or facts.segments]
    turned %= len(order)
    y = 0
    for card in [*order[turned:], *order[:turned]]:
        if y and y + LEAST > rows:
            break
        picture = card(facts, columns, palette, rows - y)
        if y == 0 or y + picture.rows <= rows:
            canvas.lay(picture, 0, y)
            y += picture.rows + 1
    return canvas
