"""Table screen: board, dice, players and what can be done; it draws the game and passes commands on."""

from __future__ import annotations

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input

from oie.core.errors import OieError
from oie.core.moves import AwaitsChoice
from oie.dice import parse_throw
from oie.dice.typed import example_of
from oie.table import commands as cm
from oie.text import choices, say_error, t
from oie.text.words import in_language
from oie.tui import errands, speech
from oie.tui.banner import Banner
from oie.tui.board_view import BoardView
from oie.tui.cards_view import CardsView, Hints
from oie.tui.dice_view import DiceView
from oie.tui.faces import Faces
from oie.tui.key import Key
from oie.tui.measures import TALL_ROWS, Measures, measures
from oie.tui.playing import Playing
from oie.tui.shell import Shell
from oie.tui.turn_view import TurnView

WAITING = 0.25
"""Seconds after which the machine looks again whether a window is still open."""


class TableScreen(Screen[None]):
    """One table. Everything that a player may do is a key, and a button in the banner."""

    AUTO_FOCUS = ""  # no button has the focus by itself, so that Enter throws
    BINDINGS = [
        Binding("space,enter", "throw", show=False),
        Binding("n", "new_round", show=False),
        Binding("s", "save", show=False),
        Binding("o", "open", show=False),
        Binding("h", "history", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("r", "reset", show=False),
        Binding("q", "leave", show=False),
        Binding("e", "settings", show=False),
        Binding("t", "take_back", show=False),
        Binding("plus,equals_sign", "pace(1)", show=False),
        Binding("minus", "pace(-1)", show=False),
        Binding("p", "turn_cards", show=False),
        Binding("m", "motion", show=False),
        Binding("escape", "unfocus", show=False),
    ]

    def __init__(self, playing: Playing, shell: Shell) -> None:
        super().__init__()
        self.playing = playing
        self.shell = shell
        self._next: Timer | None = None
        self._machine: Timer | None = None
        self._ended: tuple[int, int] | None = None

    @property
    def lang(self) -> str:
        """The language of the moment."""
        return self.shell.lang

    def compose(self) -> ComposeResult:
        """Banner; board at the left; turn, dice and cards at the right."""
        rules = self.playing.game.table.rules
        yield Banner(id="banner")
        with Container(id="table"):
            yield CardsView(id="aside")
            yield BoardView(rules, self.playing.scene(), self.lang, id="board")
            with Vertical(id="side"):
                with Vertical(id="turn-card"):
                    yield TurnView(id="turn")
                    yield DiceView(id="dice")
                    with Vertical(id="answer"):
                        yield Key("throw", look="act", id="throw")
                        yield Vertical(id="choices")
                        yield Faces(id="faces")
                yield CardsView(id="cards")
        yield Hints(id="hints")

    def on_mount(self) -> None:
        """Draw the table, and go on where a machine is awaited."""
        self.draw()
        self.go_on()

    def on_resize(self, _event: events.Resize) -> None:
        """Lay everything out anew."""
        self.draw()

    def on_screen_resume(self) -> None:
        """A window was closed."""
        self.draw()

    # Drawing

    def draw(self) -> None:
        """Draw the moment: what the playing shows, in the language and size of now."""
        playing, table, lang = self.playing, self.playing.game.table, self.lang
        title = in_language(table.rules.title, lang) or table.rules.id
        note = t(lang, "ui-round", number=table.round) if table.round else ""
        launch = "ui-launch" if table.opening is None else "ui-new-round"
        wide, high = self.app.size
        rows = self.query_one(Banner).show(lang, title, note, launch, tall=high >= TALL_ROWS)
        size = measures(wide, high, rows, table.rules, len(table.seats))
        self._arrange(size)
        self.query_one(BoardView).show(table.rules, playing.scene(), lang)
        frame = playing.frame
        faces = playing.faces
        self.query_one(DiceView).show(
            faces,
            tumbling=frame.tumbling if frame is not None else 0,
            sides=table.rules.faces,
            backward=sum(faces) in table.rules.back,
        )
        self.query_one(TurnView).show(*speech.turn_words(playing, lang))
        facts = speech.facts(playing, lang)
        self.query_one("#cards", CardsView).show(facts, "players" if size.aside else "all")
        self.query_one("#aside", CardsView).show(facts, "rules")
        self.query_one(Hints).show(speech.hints(playing, lang))
        self._draw_answer()

    def _arrange(self, size: Measures) -> None:
        self.set_class(size.airy, "airy")
        self.set_class(size.tall, "tall")
        self.query_one("#board").styles.width = size.board
        self.query_one("#turn").styles.height = size.turn
        aside = self.query_one("#aside")
        aside.styles.display = "block" if size.aside else "none"
        aside.styles.width = size.aside

    def _draw_answer(self) -> None:
        """The button, the choices or the field, whichever is awaited."""
        playing, table, lang = self.playing, self.playing.game.table, self.lang
        position = table.position
        awaits = position.awaits if position is not None and table.running else None
        choosing = isinstance(awaits, AwaitsChoice) and not playing.showing and speech.person(table)
        typing = table.running and table.dice == "real" and not isinstance(awaits, AwaitsChoice)
        self.query_one("#choices").set_class(not choosing, "hidden")
        faces = self.query_one(Faces)
        faces.set_class(not typing, "hidden")
        throw = self.query_one("#throw", Key)
        throw.set_class(bool(choosing or typing), "hidden")
        throw.show(*speech.button(playing, lang))
        if typing:
            example = example_of(table.rules.dice, table.rules.faces)
            faces.placeholder = t(lang, "ui-enter-throw", example=example)
            if self.app.screen is self and not playing.showing:
                faces.focus()
        elif self.focused is faces:
            self.set_focus(None)
        if choosing and position is not None:
            self._offer(choices(position, lang))

    def _offer(self, texts: tuple[str, ...]) -> None:
        """A button for each choice; the first has the focus."""
        box = self.query_one("#choices")
        keys = list(box.query(Key))
        if len(keys) != len(texts):
            box.remove_children()
            keys = [Key(f"choose-{index}", look="quiet") for index in range(len(texts))]
            box.mount(*keys)
        for index, (key, text) in enumerate(zip(keys, texts, strict=True)):
            key.show(str(index + 1), text, "")
        if self.focused not in keys:
            self.call_after_refresh(keys[0].focus)

    # Time

    def go_on(self) -> None:
        """The next picture after its time; after the last one, the end or the machine."""
        self._stop_timers()
        frame = self.playing.frame
        if self.playing.showing and frame is not None:
            self._next = self.set_timer(self.shell.wait(frame.seconds), self._advance)
            return
        self._after_pictures()

    def _advance(self) -> None:
        self.playing.advance()
        self.draw()
        self.go_on()

    def _after_pictures(self) -> None:
        table = self.playing.game.table
        position = table.position
        now = (table.round, table.turn)
        if position is not None and position.result is not None:
            if self._ended != now:  # its window opens once
                self._ended = now
                errands.ended(self)
            return
        due = self.playing.machine_due()
        if due is not None:
            self._machine = self.set_timer(self.shell.wait(due), self._wake)

    def _wake(self) -> None:
        """The machine's move; while a window is open it waits, and where a timer came too early."""
        early = self.playing.game.delay or 0.0
        if early or self.app.screen is not self:
            self._machine = self.set_timer(max(early, WAITING), self._wake)
            return
        self.do(cm.Wake())

    def _stop_timers(self) -> None:
        for timer in (self._next, self._machine):
            if timer is not None:
                timer.stop()
        self._next = self._machine = None

    def skip(self) -> bool:
        """Go to the end of the pictures; False where they have ended."""
        if not self.playing.finish():
            return False
        self.draw()
        self.go_on()
        return True

    def on_key(self, event: events.Key) -> None:
        """Any key ends the pictures; one that throws does nothing else then."""
        if self.skip() and event.key in ("space", "enter"):
            event.stop()
            event.prevent_default()

    # Commands

    def do(self, command: cm.Command) -> bool:
        """Carry out a command and show what follows; False where it was refused, which is said."""
        self._stop_timers()  # UX-32: no throw of the machine comes after this by itself
        refusal = self.playing.do(command, self.lang)
        if refusal is not None:
            self.say(say_error(refusal, self.lang), wrong=True)
        self.draw()
        self.go_on()
        return refusal is None

    def look_again(self) -> None:
        """Draw the table as it is, after another round was taken up."""
        self._stop_timers()
        self._ended = None
        self.playing.look_again()
        self.draw()
        self.go_on()

    def leave(self) -> None:
        """Leave the table for the menu, or the program where there is none."""
        self._stop_timers()
        self.shell.get_up()
        if self.shell.menu:
            self.dismiss()
        else:
            self.app.exit()

    async def retell(self) -> None:
        """Draw everything in the language and colours of the moment."""
        self.draw()

    def say(self, text: str, wrong: bool = False) -> None:
        """A slip of paper with one sentence, in the place of the one before."""
        self.app.clear_notifications()
        self.app.notify(text, severity="error" if wrong else "information", timeout=8, markup=False)

    def action_throw(self) -> None:
        """Throw, or begin a round where none is running."""
        table = self.playing.game.table
        if self.skip() or not self.playing.may_throw():
            return
        if not table.running:
            self.do(cm.StartRound())
        elif table.dice == "real":
            self.query_one(Faces).focus()
        elif speech.person(table) and not self.query_one("#throw").has_class("hidden"):
            self.do(cm.ThrowDice(table.turn))

    @on(Input.Submitted, "#faces")
    def typed(self, event: Input.Submitted) -> None:
        """The faces of real dice were typed in."""
        event.stop()
        if self.skip():
            return
        table = self.playing.game.table
        try:
            faces = parse_throw(event.value, table.rules.dice, table.rules.faces)
        except OieError as error:
            self.say(say_error(error, self.lang), wrong=True)
            return
        event.input.value = ""
        self.do(cm.ReportThrow(table.turn, faces))

    @on(Key.Pressed)
    async def pressed(self, event: Key.Pressed) -> None:
        """A button was pressed."""
        event.stop()
        if event.key.id != "throw" and self.skip() and event.key.command.startswith("choose-"):
            return
        if self.focused is event.key:
            self.set_focus(None)  # so that Enter throws again
        if event.key.command.startswith("choose-"):
            index = int(event.key.command.removeprefix("choose-"))
            self.do(cm.Choose(self.playing.game.table.turn, index))
        else:
            await self.run_action(event.key.command)

    def action_unfocus(self) -> None:
        """Leave a button."""
        self.set_focus(None)

    def action_take_back(self) -> None:
        """Take the last typed throw back."""
        self.skip()
        if self.do(cm.TakeBack(self.playing.game.table.turn)):
            self.say(t(self.lang, "ui-taken-back"))

    def action_pace(self, steps: int) -> None:
        """The machine waits a step longer or less; it acts on its next throw."""
        errands.change_pace(self, steps)

    def action_turn_cards(self) -> None:
        """Another card comes to the first place."""
        self.query_one("#cards", CardsView).turn()

    def action_motion(self) -> None:
        """Let pawns walk, or stand at their end at once."""
        self.skip()
        self.playing.moving = self.shell.moving = not self.shell.moving
        self.say(t(self.lang, "terminal-moving" if self.shell.moving else "terminal-still"))

    def action_new_round(self) -> None:
        """A new round, once nobody minds the old one."""
        errands.new_round(self)

    def action_save(self) -> None:
        """Save the round."""
        errands.save(self)

    def action_open(self) -> None:
        """Take up a saved round."""
        errands.open_file(self)

    def action_history(self) -> None:
        """The whole round, to read."""
        errands.history(self)

    def action_help(self) -> None:
        """The rules, and the keys."""
        errands.help_(self)

    def action_reset(self) -> None:
        """Give the round up; seats, options and score stay."""
        errands.reset(self)

    def action_settings(self) -> None:
        """Players, options and pace, between rounds."""
        errands.settings(self)

    def action_leave(self) -> None:
        """Leave the table."""
        errands.leave(self)
