"""Menu screen: which game, shown on its own board; or a saved round."""

from __future__ import annotations

from pathlib import Path

from rich.cells import cell_len
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen

from oie.core.errors import OieError
from oie.core.ruleset import Ruleset
from oie.record import read, replay
from oie.rulesets import ruleset, sheet_of, shipped
from oie.text import rule_lines, say_error, t
from oie.text.words import in_language
from oie.tui.banner import bare
from oie.tui.board_view import BoardView
from oie.tui.canvas import Canvas, fit
from oie.tui.dialogs import FileWindow
from oie.tui.flow import set_lines, text_lines
from oie.tui.key import Key
from oie.tui.pixels import GOOSE, draw
from oie.tui.plan import Plan
from oie.tui.rules_window import RulesWindow
from oie.tui.scene import Scene
from oie.tui.setup_screen import SetupScreen
from oie.tui.shell import Shell
from oie.tui.view import View

HERO_ROWS = 9
"""Rows of the hero where the goose has room."""
LANGUAGES_SHOWN = ("fr", "en", "pt", "ms")


class Hero(View):
    """The name of the games, a sentence, the goose, and the languages."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.lang = "en"

    def show(self, lang: str) -> None:
        """Another language."""
        self.lang = lang
        self.redraw()

    def paint(self, columns: int, rows: int) -> Canvas:
        """On bottle green; the goose only where she has room."""
        palette = self.palette
        canvas = Canvas(columns, rows, palette["banner"], palette["on-banner"])
        left = 2
        if rows >= HERO_ROWS and columns >= 70:
            draw(canvas, 3, rows - len(GOOSE) // 2, GOOSE)
            left = len(GOOSE[0]) + 7
        y = 0 if rows < 4 else (rows - 3) // 2
        canvas.put(left, y, fit(t(self.lang, "ui-title"), columns - left), palette["on-banner"], bold=True)
        lines = text_lines(
            t(self.lang, "terminal-welcome"), max(20, columns - left - 2), palette["quiet-banner"]
        )
        set_lines(canvas, left, y + 1, lines, most=max(1, rows - y - 1))
        x = columns - 4 * len(LANGUAGES_SHOWN) - 1
        if rows >= 4 or x > left + cell_len(t(self.lang, "ui-title")):
            for lang in LANGUAGES_SHOWN:
                here = lang == self.lang
                ink, paper = (
                    (palette["banner"], palette["on-banner"]) if here else (palette["quiet-banner"], "")
                )
                canvas.put(x, 0, f" {lang.upper()} ", ink, paper, bold=here)
                x += 4
        return canvas


class Games(View, can_focus=True):
    """The list of games; the chosen one is marked."""

    BINDINGS = [
        Binding("down,j", "move(1)", show=False),
        Binding("up,k", "move(-1)", show=False),
        Binding("home", "move(-99)", show=False),
        Binding("end", "move(99)", show=False),
    ]

    class Moved(Message):
        """Another game is marked."""

    def __init__(self, games: tuple[Ruleset, ...], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.games = games
        self.chosen = 0
        self.lang = "en"

    def show(self, lang: str) -> None:
        """Another language."""
        self.lang = lang
        self.redraw()

    def tall(self) -> int:
        """Rows of one game: its name, its size, and a blank one where there is room."""
        return max(1, min(3, self.size.height // len(self.games)))

    def paint(self, columns: int, rows: int) -> Canvas:
        """Each game with its size below."""
        palette, tall = self.palette, self.tall()
        canvas = Canvas(columns, rows, palette["panel"], palette["ink"])
        for place, rules in enumerate(self.games):
            y, here = place * tall, place == self.chosen
            if here:
                canvas.fill(0, y, columns, min(tall, 2), palette["panel-2"])
                canvas.put(0, y, "▌", palette["act"])
                if tall > 1:
                    canvas.put(0, y + 1, "▌", palette["act"])
            title = in_language(rules.title, self.lang) or rules.id
            canvas.put(2, y, fit(title, columns - 3), palette["ink"], bold=True)
            if tall > 1:
                size = rule_lines(rules, self.lang)[0].partition(title)[2].lstrip(" \u202f:")
                canvas.put(2, y + 1, fit(size, columns - 3), palette["ink-2"])
        return canvas

    def action_move(self, steps: int) -> None:
        """Mark another game."""
        chosen = max(0, min(len(self.games) - 1, self.chosen + steps))
        if chosen != self.chosen:
            self.chosen = chosen
            self.redraw()
            self.post_message(self.Moved())

    def on_click(self, event: events.Click) -> None:
        """A click marks a game."""
        self.action_move(event.y // self.tall() - self.chosen)


class About(View):
    """What the marked game is, in a sentence or two."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.text = ""

    def show(self, text: str) -> None:
        """Another text."""
        self.text = text
        self.redraw()

    def paint(self, columns: int, rows: int) -> Canvas:
        """As many lines as have room."""
        palette = self.palette
        canvas = Canvas(columns, rows, palette["page"], palette["ink"])
        set_lines(canvas, 0, 0, text_lines(self.text, columns, palette["ink"]), most=rows)
        return canvas


class MenuScreen(Screen[None]):
    """The first screen: arrows mark a game, Enter sits down."""

    AUTO_FOCUS = "#games"
    BINDINGS = [
        Binding("enter,space", "choose", show=False),
        Binding("o", "open", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self.shell = shell
        self.games = tuple(ruleset(id) for id in shipped())

    @property
    def rules(self) -> Ruleset:
        """The game that is marked."""
        return self.games[self.query_one(Games).chosen]

    def compose(self) -> ComposeResult:
        """Hero; games at the left, the board of the marked one at the right; buttons."""
        yield Hero(id="hero")
        with Container(id="menu"):
            yield Games(self.games, id="games")
            with Vertical(id="preview"):
                yield About(id="game-about")
                yield BoardView(self.games[0], Scene((), ()), self.shell.lang, id="preview-board")
        with Horizontal(id="menu-keys"):
            yield Key("choose", look="gold", id="menu-choose")
            yield Key("help", look="banner", id="menu-help")
            yield Key("open", look="banner", id="menu-open")
            yield Key("leave", look="banner", id="menu-leave")

    def on_mount(self) -> None:
        """Say everything."""
        self.say()

    def on_resize(self, _event: events.Resize) -> None:
        """The goose only where there is room."""
        self.say()

    async def retell(self) -> None:
        """Say it in the language of the moment."""
        self.say()

    @on(Games.Moved)
    def say(self) -> None:
        """All words, and the board of the marked game."""
        lang, rules = self.shell.lang, self.rules
        roomy = self.app.size.height >= 34
        self.set_class(roomy, "roomy")
        self.query_one("#hero").styles.height = HERO_ROWS if roomy else 3
        self.query_one(Hero).show(lang)
        self.query_one(Games).show(lang)
        about = sheet_of(rules).document.get("about", {})
        self.query_one(About).show(in_language(about, lang))
        self.query_one(BoardView).show(rules, Scene((), ()), lang)
        for id, icon, message, key in (
            ("choose", "▶", "terminal-play", "ui-key-enter"),
            ("help", "❓", "ui-rules", "?"),
            ("open", "📂", "ui-resume", "o"),
            ("leave", "✕", "ui-quit", "q"),
        ):
            hint = t(lang, key) if key.startswith("ui-") else key
            self.query_one(f"#menu-{id}", Key).show(icon, bare(t(lang, message)), hint)

    @on(Key.Pressed)
    async def pressed(self, event: Key.Pressed) -> None:
        """A button."""
        event.stop()
        self.query_one(Games).focus()
        await self.run_action(event.key.command)

    def action_choose(self) -> None:
        """Sit down for the marked game."""
        self.app.push_screen(SetupScreen(self.shell, Plan.first(self.rules, self.shell.lang)))

    def action_help(self) -> None:
        """The rules of the marked game."""
        self.app.push_screen(RulesWindow(self.shell, self.rules))

    def action_open(self) -> None:
        """Take up a saved round."""

        def chosen(path: Path | None) -> None:
            if path is None:
                return
            plan = Plan.first(self.rules, self.shell.lang)
            game = self.shell.make_game(plan.rules, plan.seats(), plan.dice, plan.pace)
            try:
                game.take_up(replay(read(path)))
            except OieError as error:
                self.app.notify(say_error(error, self.shell.lang), severity="error", markup=False)
                return
            self.app.push_screen(self.shell.seated(game))

        self.app.push_screen(FileWindow(self.shell), chosen)

    def action_leave(self) -> None:
        """Leave the program."""
        self.app.exit()
