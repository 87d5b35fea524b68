"""Plan: a table before it is set up: game, options, seats, dice and pace, as they are being chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from oie.core.ruleset import OptionValue, Ruleset
from oie.dice import DiceKind
from oie.record import Seat
from oie.record.bounds import LEAST_PACE, MOST_PACE, PACE_STEP
from oie.rulesets import Option, sheet_of
from oie.table import Table
from oie.table.seats import PAWNS, seat
from oie.table.table import PACE
from oie.text import t

DICE: Final[tuple[DiceKind, ...]] = ("system", "sealed", "real")
PACES: Final = tuple(
    LEAST_PACE + PACE_STEP * step for step in range(round((MOST_PACE - LEAST_PACE) / PACE_STEP) + 1)
)
"""The paces that the machine keeps, in seconds (UX-30)."""

LONG: Final = 30
"""From this many whole numbers on not every one is offered."""
ROUND: Final = (5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500)


@dataclass(slots=True)
class Person:
    """A seat as it is being chosen."""

    name: str
    machine: bool = False


@dataclass(slots=True)
class Plan:
    """Everything that is chosen before a table is opened."""

    rules: Ruleset
    people: list[Person]
    dice: DiceKind = "system"
    pace: float = PACE
    named: set[int] = field(default_factory=set)
    """Places whose name was typed; the others are called in the language of the moment."""

    @classmethod
    def first(cls, rules: Ruleset, lang: str) -> Plan:
        """One person against the machine, or as many as the game needs."""
        plan = cls(rules, [])
        plan.resize(max(2, rules.seats[0]), lang)
        plan.people[-1].machine = True
        plan.call(lang)
        return plan

    @classmethod
    def of(cls, table: Table) -> Plan:
        """A table that exists."""
        people = [Person(each.name, each.kind == "machine") for each in table.seats]
        return cls(table.rules, people, table.dice, table.pace, set(range(len(people))))

    def resize(self, count: int, lang: str) -> None:
        """So many seats; new ones are persons."""
        del self.people[count:]
        self.named = {place for place in self.named if place < count}
        self.people += [Person("") for _ in range(count - len(self.people))]
        self.call(lang)

    def call(self, lang: str) -> None:
        """Give everybody without a name of their own one in `lang`."""
        machines = [place for place, person in enumerate(self.people) if person.machine]
        for place, person in enumerate(self.people):
            if place in self.named:
                continue
            if person.machine:
                number = f" {machines.index(place) + 1}" if len(machines) > 1 else ""
                person.name = t(lang, "ui-machine") + number
            else:
                person.name = t(lang, "ui-player", number=place + 1)

    def choose(self, name: str, value: OptionValue) -> None:
        """Another value of an option. Raises `RulesetError`; then nothing has changed."""
        options = {key: _plain(given) for key, given in self.rules.options.items()}
        self.rules = sheet_of(self.rules).rules({**options, name: value})

    def seats(self) -> tuple[Seat, ...]:
        """The seats. Raises `TableError` for a name that cannot be."""
        return tuple(seat(place, person.name, person.machine) for place, person in enumerate(self.people))

    def shown(self) -> tuple[Seat, ...]:
        """The seats as they are drawn while their names are being typed."""
        return tuple(
            Seat(person.name.strip() or "?", "machine" if person.machine else "person", *PAWNS[place])
            for place, person in enumerate(self.people)
        )


def values_of(option: Option) -> tuple[OptionValue, ...]:
    """The values that are offered for an option; none where it is a board.

    Of a long range of numbers only the round ones, its ends and the usual one: any other may be
    given on the command line.
    """
    if option.span is None:
        return option.values
    least, most = option.span
    if most - least < LONG:
        return tuple(range(least, most + 1))
    usual = option.default if isinstance(option.default, int) else least
    return tuple(sorted({least, most, usual, *(n for n in ROUND if least <= n <= most)}))


def place_of(values: tuple[OptionValue, ...], value: OptionValue) -> int:
    """Where a value stands among the others, 0 where it is none of them; 1 and true are not the same."""
    for place, each in enumerate(values):
        if type(each) is type(value) and each == value:
            return place
    return 0


def _plain(value: OptionValue) -> object:
    """A value as it is given from outside: a board as lists."""
    return {key: list(spaces) for key, spaces in value.items()} if isinstance(value, Mapping) else value
