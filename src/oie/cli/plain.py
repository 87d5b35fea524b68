"""The plain mode: a round line by line, for a screen reader, a pipe, or a terminal without Textual.

Every move is told in whole sentences, nothing is drawn and nothing is ever overwritten.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from oie.cli.mismatch import in_words
from oie.core.errors import OieError
from oie.core.events import Event, RoundStarted, TurnCame
from oie.core.moves import AwaitsChoice
from oie.dice import parse_throw as parse_typed
from oie.local import LocalGame
from oie.record import ReplayMismatch, file_name
from oie.table import Answer, Refusal, TableError
from oie.table import commands as cm
from oie.table import events as ev
from oie.table.round import MoveMade, RoundOpened
from oie.text import as_text, choices, rule_lines, rules_page, say_error, status, t, tell
from oie.text.words import plain, settled

Read = Callable[[str], str | None]


def ask(prompt: str) -> str | None:
    """A line from standard input, or None where it has ended."""
    try:
        return input(prompt)
    except (EOFError, OSError, RuntimeError, ValueError):  # ended, closed, or never there
        return None


class PlainGame:
    """One game told line by line."""

    def __init__(
        self,
        game: LocalGame,
        lang: str,
        folder: Path,
        *,
        listens: bool,
        keeps: bool = False,
        offers: bool = False,
        hurried: bool = False,
        read: Read = ask,
        write: Callable[[str], None] = print,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """`listens` where somebody may answer, `keeps` where it is a person: when the answers end, their
        round is saved and not played out. `offers` says how to choose another game; `hurried` leaves out
        the machine's pace.
        """
        self.game = game
        self.lang = lang
        self.folder = folder
        self.listens = listens
        self.keeps = keeps
        self.offers = offers
        self.hurried = hurried
        self.read, self.write, self.sleep = read, write, sleep
        self.left = False

    def say(self, message: str, **args: str | int | float) -> None:
        """Write one of our own sentences."""
        self.write(settled(t(self.lang, message, **args), self.lang))

    def run(self) -> int:
        """Play until nobody wants another round."""
        try:
            self.welcome()
            if self.game.table.position is None:
                self.do(cm.StartRound())
            else:
                self.say("ui-resumed")
                self.where()
            while not self.left:
                if self.game.table.running:
                    self.move()
                else:
                    self.after()
        finally:
            self.game.close()
        return 0

    def welcome(self) -> None:
        """The game, its rules at this table, and who plays."""
        table = self.game.table
        for line in rule_lines(table.rules, self.lang):
            self.write(line)
        for seat in table.seats:
            kind = t(self.lang, "plain-is-machine" if seat.kind == "machine" else "plain-is-person")
            self.say("plain-seat", name=seat.name, kind=kind)
        if self.offers:
            self.say("plain-another")
        if self.listens:
            self.say("plain-keys")

    def move(self) -> None:
        """The next move, of a person or of the machine."""
        game, table = self.game, self.game.table
        if game.delay is not None:
            if table.dice == "real":
                self.real(machine=True)
                return
            if not self.hurried:
                self.sleep(game.delay)
            self.answered(game.hurry())
            return
        awaits = table.position.awaits if table.position is not None else None
        if isinstance(awaits, AwaitsChoice):
            self.choose()
        elif table.dice == "real":
            self.real(machine=False)
        else:
            self.throw()

    def throw(self) -> None:
        """A person's throw: Enter, or one of the keys."""
        table = self.game.table
        awaited = table.awaited
        assert awaited is not None
        line = self.asked("plain-to-throw", name=awaited.name)
        if self.left:
            return
        if line is None or not line.strip():
            self.do(cm.ThrowDice(table.turn))
        elif not self.key(line):
            self.unknown(line)

    def real(self, machine: bool) -> None:
        """A throw of real dice, typed in for whoever is awaited."""
        table = self.game.table
        awaited = table.awaited
        assert awaited is not None
        line = self.asked("plain-real", name=awaited.name, count=table.rules.dice)
        if line is None:
            if not self.left:
                self.say("plain-ended")
            self.left = True
        elif line.strip() and not self.key(line):
            try:
                faces = parse_typed(line, table.rules.dice, table.rules.faces)
            except OieError as error:
                self.write(say_error(error, self.lang))
                return
            self.do(cm.ReportThrow(table.turn, faces))

    def choose(self) -> None:
        """A person's choice among what a space offers."""
        table = self.game.table
        assert table.position is not None
        for index, offer in enumerate(choices(table.position, self.lang)):
            self.write(f"  {index + 1}  {offer}")
        awaited = table.awaited
        assert awaited is not None
        line = self.asked("plain-to-choose", name=awaited.name)
        if self.left:
            return
        if line is None:
            self.do(cm.Choose(table.turn, 0))
        elif line.strip().isdecimal():
            self.do(cm.Choose(table.turn, int(line.strip()[:3]) - 1))
        elif line.strip() and not self.key(line):  # Enter alone chooses nothing: the choice is shown again
            self.unknown(line)

    def unknown(self, line: str) -> None:
        """What was typed is no key: say so, and which there are."""
        self.say("plain-unknown", key=plain(line.split(maxsplit=1)[0]))
        self.say("plain-keys")

    def after(self) -> None:
        """The round is over, or there is none: another one?"""
        table = self.game.table
        if table.position is not None:
            self.score()
        line = self.read(t(self.lang, "plain-again") + " ") if self.listens else None
        if line is None or line.strip().lower() in ("q", "x"):
            self.left = True
        elif not line.strip() or line.strip().lower() == "n":
            self.do(cm.StartRound())
        else:
            self.key(line)

    def asked(self, message: str, **args: str | int | float) -> str | None:
        """A person's answer; None once nobody answers any more, which is said once."""
        if not self.listens:
            return None
        line = self.read(t(self.lang, message, **args) + " ")
        if line is None:
            self.listens, self.hurried = False, True
            self.write("")
            if self.keeps:
                self.keep()
            elif self.game.table.dice != "real":
                self.say("plain-nobody")
        return line

    def keep(self) -> None:
        """The person has gone, or closed the input by mistake: save the round and leave."""
        path = self.folder / file_name(datetime.now().astimezone())
        try:
            self.game.save(path)
        except OieError as error:
            self.write(say_error(error, self.lang))
        else:
            self.say("plain-kept", file=str(path))
        self.left = True

    def key(self, line: str) -> bool:
        """One of the commands that can be typed instead of a throw; False where it is none."""
        word, _, rest = line.strip().partition(" ")
        keys: dict[str, Callable[[], None]] = {
            "h": self.history,
            "s": lambda: self.save(rest),
            "o": lambda: self.open(rest),
            "?": self.rules,
            "p": self.where,
            "w": self.where,  # as it was called at first
            "n": self.new_round,
            "r": self.reset,
            "t": lambda: self.do(cm.TakeBack(self.game.table.turn)),
            "q": self.quit,
        }
        action = keys.get(word.lower())
        if action is not None:
            action()
        return action is not None

    def do(self, command: cm.Command) -> None:
        """Carry a command out, and tell what happened or why nothing did."""
        self.answered(self.game.do(command))

    def answered(self, answer: Answer | Refusal) -> None:
        """What happened, or why nothing did."""
        if isinstance(answer, tuple):
            self.told(answer)
        else:
            self.write(say_error(answer, self.lang))

    def told(self, answer: Answer) -> None:
        """What happened, in sentences."""
        table = self.game.table
        for event in answer:
            if isinstance(event, RoundOpened):
                self.opened(event)
            if isinstance(event, RoundOpened | MoveMade):
                self.sentences(event.events)
            if isinstance(event, ev.MoveTakenBack):
                self.say("ui-taken-back")
                self.where()
            if isinstance(event, ev.RoundStopped):
                self.say("plain-stopped")
        if not table.running and table.position is not None and table.dice == "sealed":
            self.say("plain-secret", secret=self.game.segments[-1].secret or "")

    def sentences(self, events: Sequence[Event]) -> None:
        """The sentences of a move, without what is said anyway: by the next prompt, or by the lot."""
        table = self.game.table
        said = (TurnCame, RoundStarted) if table.rules.starter == "lots" else (TurnCame,)
        for sentence in tell(table.rules, table.names, events, self.lang):
            if not isinstance(events[sentence.first], said):
                self.write(sentence.text)

    def opened(self, event: RoundOpened) -> None:
        """A round begins: its number, its sealed dice, and the lots drawn."""
        table = self.game.table
        self.write("")
        self.say("ui-round", number=table.round)
        if table.dice == "sealed":
            self.say("plain-sealed", commitment=self.game.segments[-1].commitment)
        if table.rules.starter == "lots_order":
            self.say("ui-lots-order", names=", ".join(table.names))
        elif table.rules.starter == "lots":
            self.say("ui-lots", name=table.names[event.first])

    def where(self) -> None:
        """Where everybody stands, and whose turn it is."""
        table = self.game.table
        if table.position is not None:
            for place, name in enumerate(table.names):
                self.say("plain-stands", name=name, space=table.position.spaces[place])
            self.write(status(table.position, table.names, self.lang))

    def history(self) -> None:
        """The round so far."""
        table = self.game.table
        if not table.moves:
            self.say("ui-history-empty")
        number = 0
        for made in table.moves:
            number += not made.taken_back
            mark = t(self.lang, "ui-taken-back") if made.taken_back else ""
            told = tell(table.rules, table.names, made.made.events, self.lang)
            self.write(f"{number}. " + " ".join([*(s.text for s in told), mark]).strip())

    def score(self) -> None:
        """Rounds won so far."""
        table = self.game.table
        won = ", ".join(
            f"{seat.name} {points}" for seat, points in zip(table.seats, table.score, strict=True)
        )
        self.write(t(self.lang, "ui-score-line", name=t(self.lang, "ui-score"), points=won))

    def rules(self) -> None:
        """The rules of the game that is played."""
        self.write(as_text(rules_page(self.game.table.rules, self.lang), 78))

    def save(self, where: str) -> None:
        """Save the round under its name of today, or under the name given."""
        path = Path(where.strip()) if where.strip() else self.folder / file_name(datetime.now().astimezone())
        try:
            self.game.save(path)
        except OieError as error:
            self.write(say_error(error, self.lang))
        else:
            self.say("ui-saved-as", file=str(path))

    def open(self, where: str) -> None:
        """Take up a saved round in place of this one, once that is confirmed."""
        if not where.strip():
            self.say("plain-open-what")
        elif self.confirmed():
            path = Path(where.strip())
            try:
                self.game.resume(path)
            except ReplayMismatch as error:
                self.write(say_error(in_words(error, path, self.lang), self.lang))
            except OieError as error:
                self.write(say_error(error, self.lang))
            else:
                self.say("ui-resumed")
                self.where()

    def new_round(self) -> None:
        """Another round; the one that is running is kept unless its end is confirmed (UX-60)."""
        if self.confirmed():
            self.do(cm.StartRound())

    def reset(self) -> None:
        """Give the round up, where one is running."""
        if not self.game.table.running:
            self.write(say_error(TableError("table-no-round"), self.lang))
        elif self.confirmed():
            self.do(cm.Stop())

    def quit(self) -> None:
        """Leave."""
        if self.confirmed():
            self.left = True

    def confirmed(self) -> bool:
        """True where no round is running, or where it may be given up; the default is to keep it."""
        if not self.game.table.running:
            return True
        answer = self.read(t(self.lang, "plain-give-up") + " ") or ""
        return answer.strip().lower() in t(self.lang, "plain-yes-words").split()
