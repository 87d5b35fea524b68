"""End window: who won and how, the score, the race, and what may follow (UX-90)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from oie.text import t, tell
from oie.tui.banner import bare
from oie.tui.canvas import Canvas
from oie.tui.dialogs import Window
from oie.tui.key import Key
from oie.tui.pixels import CROWN, GOOSE, draw
from oie.tui.playing import Playing
from oie.tui.race import race
from oie.tui.scene import pawns_of
from oie.tui.speech import throws
from oie.tui.view import View

if TYPE_CHECKING:
    from oie.tui.table_screen import TableScreen

KEYS: Final = (
    ("new_round", "▶", "ui-new-round", "n", "gold"),
    ("history", "📜", "ui-history", "h", "quiet"),
    ("save", "💾", "ui-save", "s", "quiet"),
    ("close", "", "ui-back-to-board", "Esc", "quiet"),
    ("leave", "✕", "ui-quit", "q", "quiet"),
)
PICTURE_ROWS, RACE_ROWS = 9, 9
"""Rows of the goose on the pond and of the race, where a screen has room for them."""
SETTLE: Final = 0.6
"""Seconds after which its buttons are heard."""
CONFETTI: Final = "●▪◆▴"


class Pond(View):
    """The goose of the title on her pond, with confetti in the colours of the pawns."""

    def __init__(self, playing: Playing) -> None:
        super().__init__(id="pond")
        self.playing = playing

    def paint(self, columns: int, rows: int) -> Canvas:
        """A lawn, water below, the goose with her crown in the middle, swimming."""
        palette = self.palette
        canvas = Canvas(columns, rows, palette["lawn"])
        canvas.fill(0, rows - 2, columns, 2, palette["pond"])
        pawns = pawns_of(self.playing.game.table.in_order)
        for place in range(columns * (rows - 2) // 14):
            x, y = (place * 37 + place * place * 5) % columns, (place * 3 + place // 5) % max(1, rows - 2)
            canvas.put(x, y, CONFETTI[place % len(CONFETTI)], pawns[place % len(pawns)].paper)
        left, swimming = (columns - len(GOOSE[0])) // 2, GOOSE[:14]
        draw(canvas, left, 1, swimming)
        draw(canvas, left + 12, 0, CROWN)
        return canvas


class Race(View):
    """A line a pawn."""

    def __init__(self, playing: Playing) -> None:
        super().__init__(id="race")
        self.playing = playing

    def paint(self, columns: int, rows: int) -> Canvas:
        """The race of the round."""
        table = self.playing.game.table
        return race(table, pawns_of(table.in_order), columns, rows, self.palette)


class EndWindow(Window[str]):
    """The end of a round. Its keys are those of the table."""

    BINDINGS = [
        ("n", "answer('new_round')", ""),
        ("q", "answer('leave')", ""),
        ("h", "history", ""),
        ("s", "save", ""),
    ]

    def __init__(self, screen: TableScreen) -> None:
        super().__init__()
        self.below = screen
        self._opened = screen.shell.clock()

    def compose(self) -> ComposeResult:
        """Picture, title, sentence, score, race, buttons."""
        playing = self.below.playing
        won = playing.game.table.position is not None and playing.game.table.position.result is not None
        with Vertical(classes="paper large end"):
            if won:
                yield Pond(playing)
            yield Static(id="victory", classes="heading", markup=False)
            yield Static(id="words", classes="body", markup=False)
            yield Race(playing)
            yield Static(id="sealed", classes="note", markup=False)
            with Horizontal(classes="answers"):
                for command, _, _, _, look in KEYS:
                    yield Key(command, look=look, id=f"end-{command}")

    def on_mount(self) -> None:
        """The focus is on another round."""
        self.say()
        self.query_one("#end-new_round").focus()

    def on_resize(self, _event: events.Resize) -> None:
        """Picture and race only where there is room."""
        self.say()

    async def retell(self) -> None:
        """Say it in the language of the moment."""
        self.say()

    def say(self) -> None:
        """All words, in the language of the moment."""
        playing, lang = self.below.playing, self.below.lang
        table, rows = playing.game.table, self.app.size.height
        position = table.position
        winner = position.result.winner if position is not None and position.result is not None else None
        title = t(lang, "ui-victory") if winner is not None else t(lang, "terminal-no-winner")
        self.query_one("#victory", Static).update(title)
        self.query_one("#words", Static).update("\n".join(self._words(winner)))
        segments = playing.game.segments
        secret = segments[-1].secret if segments else None
        sealed = self.query_one("#sealed", Static)
        sealed.styles.display = "block" if secret else "none"
        if secret:
            sealed.update(f"{t(lang, 'ui-unsealed', secret=secret)}\n{t(lang, 'terminal-secret-means')}")
        spare = rows - 14 - (6 if secret else 0)
        pond, race_ = self.query_one("#pond"), self.query_one("#race")
        pond.styles.display = "block" if winner is not None and spare >= PICTURE_ROWS else "none"
        spare -= PICTURE_ROWS
        race_.styles.display = "block" if spare >= RACE_ROWS else "none"
        wide = sum(cell_len(f"{icon} {bare(t(lang, m))} {k}") + 4 for _, icon, m, k, _ in KEYS)
        for command, icon, message, hint, _look in KEYS:
            roomy = wide < min(104, self.app.size.width) - 8
            label = bare(t(lang, message)) if roomy or command in ("new_round", "close") else ""
            self.query_one(f"#end-{command}", Key).show(icon, label, hint)

    def _words(self, winner: int | None) -> list[str]:
        """Who won and how, or why nobody did; then the score."""
        playing, lang = self.below.playing, self.below.lang
        table = playing.game.table
        count = throws(table)
        found = []
        if winner is not None:
            found.append(t(lang, "ui-winner", name=table.names[winner], throws=count))
        else:
            last = table.history()[-1].events
            found += [s.text for s in tell(table.rules, table.names, last, lang)][-2:]
        score = zip(table.seats, table.score, strict=True)
        points = " · ".join(t(lang, "ui-score-line", name=seat.name, points=won) for seat, won in score)
        return [*found, f"{t(lang, 'ui-score')} · {points}"]

    @on(Key.Pressed)
    async def pressed(self, event: Key.Pressed) -> None:
        """A button."""
        event.stop()
        if self.below.shell.clock() - self._opened < SETTLE:
            return  # the key that ended the pictures is still down
        if event.key.command in ("new_round", "leave"):
            self.action_answer(event.key.command)
        else:
            await self.run_action(event.key.command)

    def action_answer(self, answer: str) -> None:
        """Close it with what is to follow."""
        self.dismiss(answer)

    def action_history(self) -> None:
        """The whole round; closing it comes back here (UX-65)."""
        self.below.action_history()

    def action_save(self) -> None:
        """Save the finished round."""
        self.below.action_save()
