"""Setup screen: who sits down, with which options, dice and pace; Enter on ▶ opens the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from oie.core.errors import OieError
from oie.dice import DiceKind
from oie.record.bounds import MOST_NAME
from oie.table import commands as cm
from oie.text import option_label, option_why, rule_lines, say_error, t, value_label
from oie.text.options import options_of
from oie.text.words import in_language
from oie.tui.banner import Title, bare
from oie.tui.canvas import Canvas
from oie.tui.chooser import Chooser
from oie.tui.key import Key
from oie.tui.plan import DICE, PACES, Plan, place_of, values_of
from oie.tui.rules_window import RulesWindow
from oie.tui.scene import Pawn, pawns_of
from oie.tui.shell import Shell
from oie.tui.view import View

if TYPE_CHECKING:
    from oie.tui.table_screen import TableScreen


class Chip(View):
    """The pawn of a seat."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.pawn: Pawn | None = None

    def show(self, pawn: Pawn) -> None:
        """Another pawn, or the same with another initial."""
        self.pawn = pawn
        self.redraw()

    def paint(self, columns: int, rows: int) -> Canvas:
        """Shape and initial on its colour."""
        canvas = Canvas(columns, rows, self.palette["panel"])
        if self.pawn is not None:
            canvas.put(0, 0, self.pawn.chip(4), self.pawn.ink, self.pawn.paper, bold=True)
        return canvas


class SetupScreen(Screen[None]):
    """A table being set up, or one being changed between two rounds (UX-10, S004-51)."""

    AUTO_FOCUS = "#play"
    BINDINGS = [
        Binding("escape,q", "back", show=False),
        Binding("enter", "play", show=False),  # from anywhere but a name, as the button says
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("question_mark,f1", "help", show=False),
    ]

    def __init__(self, shell: Shell, plan: Plan, table: TableScreen | None = None) -> None:
        """`table` is the one that is changed; without it a new one is opened."""
        super().__init__()
        self.shell = shell
        self.plan = plan
        self.table = table

    @classmethod
    def of_table(cls, screen: TableScreen) -> SetupScreen:
        """To change a table that exists."""
        return cls(screen.shell, Plan.of(screen.playing.game.table), screen)

    def compose(self) -> ComposeResult:
        """Title; seats, options, dice and pace; what the chosen line is about; ▶."""
        yield Title(id="setup-title")
        with VerticalScroll(id="setup", can_focus=False):
            with Vertical(classes="group", id="people"):
                yield Static(id="head-seats", classes="heading", markup=False)
                yield Chooser("seats", id="count")
                for place in range(len(self.plan.people)):
                    yield self._seat(place)
            with Vertical(classes="group", id="option-group"):
                yield Static(id="head-options", classes="heading", markup=False)
                for name in self._choices():
                    yield Chooser(f"option-{name}", id=f"option-{name}")
            with Vertical(classes="group"):
                if self.table is None:
                    yield Chooser("dice", id="dice-kind")
                yield Chooser("pace", id="pace")
        yield Static(id="about", markup=False)
        with Horizontal(id="setup-keys"):
            yield Key("play", look="gold", id="play")
            yield Key("help", id="setup-help")
            yield Key("back", id="back")

    def _seat(self, place: int) -> Horizontal:
        name = Input(self.plan.people[place].name, max_length=MOST_NAME, id=f"name-{place}", compact=True)
        kind = Chooser(f"kind-{place}", id=f"kind-{place}")
        return Horizontal(Chip(id=f"chip-{place}"), name, kind, classes="seat", id=f"seat-{place}")

    def on_mount(self) -> None:
        """Say everything."""
        self.say()

    async def retell(self) -> None:
        """Say it in the language of the moment; whoever has no name of their own is called anew."""
        self.plan.call(self.shell.lang)
        self.say(names=True)

    def _choices(self) -> Iterator[str]:
        """The options that have a few values; a board is given on the command line."""
        for name, option in options_of(self.plan.rules).items():
            if len(values_of(option)) > 1:
                yield name

    def say(self, names: bool = False) -> None:
        """All words and values; `names` writes the names into their fields too."""
        lang, plan, rules = self.shell.lang, self.plan, self.plan.rules
        self.query_one("#setup-title", Title).show(
            in_language(rules.title, lang) or rules.id, rule_lines(rules, lang)[0].partition(": ")[2]
        )
        self.query_one("#head-seats", Static).update(t(lang, "ui-choose-names"))
        least, most = rules.seats
        counts = range(least, most + 1)
        self.query_one("#count", Chooser).show(
            bare(t(lang, "ui-players")), [str(n) for n in counts], counts.index(len(plan.people))
        )
        self._say_seats(names)
        chosen = list(self._choices())
        self.query_one("#option-group").display = bool(chosen)
        self.query_one("#head-options", Static).update(t(lang, "ui-choose-option"))
        for name in chosen:
            values = values_of(options_of(rules)[name])
            self.query_one(f"#option-{name}", Chooser).show(
                option_label(rules, name, lang),
                [value_label(rules, name, value, lang) for value in values],
                place_of(values, rules.options[name]),
                option_why(rules, name, lang),
            )
        if self.table is None:
            kinds = [t(lang, f"ui-dice-{kind}") for kind in DICE]
            note = t(lang, f"ui-help-dice-{plan.dice}")
            self.query_one("#dice-kind", Chooser).show(
                t(lang, "ui-dice"), kinds, DICE.index(plan.dice) if plan.dice in DICE else 0, note
            )
        paces = [t(lang, "ui-pace-value", seconds=pace) for pace in PACES]
        index = PACES.index(plan.pace) if plan.pace in PACES else 0
        self.query_one("#pace", Chooser).show(t(lang, "ui-pace"), paces, index, t(lang, "ui-help-pace"))
        play = bare(t(lang, "terminal-play" if self.table is None else "terminal-apply"))
        self.query_one("#play", Key).show("▶", play, t(lang, "ui-key-enter"))
        self.query_one("#setup-help", Key).show("❓", bare(t(lang, "ui-rules")), "?")
        self.query_one("#back", Key).show("", t(lang, "ui-cancel"), t(lang, "ui-key-escape"))

    def _say_seats(self, names: bool) -> None:
        lang, plan = self.shell.lang, self.plan
        marks = pawns_of(plan.shown())
        for place, person in enumerate(plan.people):
            self.query_one(f"#chip-{place}", Chip).show(marks[place])
            field = self.query_one(f"#name-{place}", Input)
            if names and field.value != person.name:
                with self.prevent(Input.Changed):
                    field.value = person.name
            kinds = [t(lang, "ui-person"), t(lang, "ui-machine")]
            self.query_one(f"#kind-{place}", Chooser).show(
                "", kinds, int(person.machine), t(lang, "ui-help-machine")
            )

    @on(Chooser.Focused)
    def about(self, event: Chooser.Focused) -> None:
        """What the line is about."""
        self.query_one("#about", Static).update(event.note)

    @on(Chooser.Changed)
    async def changed(self, event: Chooser.Changed) -> None:
        """Another value was chosen."""
        chooser, plan = event.chooser, self.plan
        group, _, name = chooser.key.partition("-")
        if group == "seats":
            await self._resize(plan.rules.seats[0] + chooser.index)
        elif group == "kind":
            plan.people[int(name)].machine = bool(chooser.index)
            plan.call(self.shell.lang)
            self.say(names=True)
        elif group == "option":
            try:
                plan.choose(name, values_of(options_of(plan.rules)[name])[chooser.index])
            except OieError as error:
                self.refuse(error)
            self.say()
        elif group == "dice":
            plan.dice = DICE[chooser.index]
            self.say()
        else:
            plan.pace = PACES[chooser.index]
        self.query_one("#about", Static).update(chooser.note)

    async def _resize(self, count: int) -> None:
        before = len(self.plan.people)
        self.plan.resize(count, self.shell.lang)
        for place in range(count, before):
            await self.query_one(f"#seat-{place}").remove()
        await self.query_one("#people").mount(*(self._seat(place) for place in range(before, count)))
        self.say(names=True)

    @on(Input.Changed)
    def renamed(self, event: Input.Changed) -> None:
        """A name was typed; an empty field gives the usual one back."""
        place = int((event.input.id or "name-0").removeprefix("name-"))
        if event.value != self.plan.people[place].name:
            self.plan.people[place].name = event.value
            self.plan.named.add(place)
            if not event.value.strip():
                self.plan.named.discard(place)
                self.plan.call(self.shell.lang)
            self._say_seats(names=False)

    @on(Input.Submitted)
    def named(self) -> None:
        """Enter after a name: the next line."""
        self.focus_next()

    @on(Key.Pressed)
    async def pressed(self, event: Key.Pressed) -> None:
        """A button."""
        event.stop()
        await self.run_action(event.key.command)

    def action_play(self) -> None:
        """Open the table as planned, or change the one that is open."""
        plan = self.plan
        try:
            seats = plan.seats()
            if self.table is None:
                game = self.shell.make_game(plan.rules, seats, plan.dice, plan.pace)
        except OieError as error:
            self.refuse(error)
            return
        if self.table is None:
            self.app.switch_screen(self.shell.seated(game))
            return
        table, game = self.table, self.table.playing.game
        self.dismiss()
        for command in _changes(plan, game.table.dice):
            if not table.do(command):
                return

    def action_help(self) -> None:
        """The rules as they would be played."""
        self.app.push_screen(RulesWindow(self.shell, self.plan.rules))

    def action_back(self) -> None:
        """Leave everything as it was."""
        self.dismiss()

    def refuse(self, error: OieError) -> None:
        """Say in one sentence why something cannot be."""
        self.app.notify(say_error(error, self.shell.lang), severity="error", markup=False)


def _changes(plan: Plan, dice: DiceKind) -> Iterator[cm.Command]:
    """The commands that make a table what was planned."""
    yield cm.SetTable(plan.rules, plan.seats(), dice)
    yield cm.SetPace(plan.pace)
