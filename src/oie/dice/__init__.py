"""Dice: where throws come from, and the proof that sealed ones were fixed beforehand.

Here live the `Dice` protocol and its five kinds: system, seeded, loaded, real and sealed. What never
stands here: positions, rules, clocks, files, sockets. Dice are handed to whoever throws; nothing
that the game keeps refers to them. The derivation of sealed dice is written down for readers of any
language in `docs/reference/sealed-dice.md`.
"""

from __future__ import annotations

from oie.dice.entry import Entry
from oie.dice.errors import DiceError
from oie.dice.loaded import LoadedDice
from oie.dice.protocol import Dice, DiceKind
from oie.dice.real import RealDice
from oie.dice.sealed import SealedDice, sealed_alone
from oie.dice.sealing import SEALING_SECONDS, Sealing
from oie.dice.secret import Secret
from oie.dice.seeded import SeededDice
from oie.dice.segment import Contribution, Lot, Segment
from oie.dice.system import SystemDice
from oie.dice.typed import parse_throw
from oie.dice.verify import by_segment, verify

__all__ = [
    "SEALING_SECONDS",
    "Contribution",
    "Dice",
    "DiceError",
    "DiceKind",
    "Entry",
    "LoadedDice",
    "Lot",
    "RealDice",
    "SealedDice",
    "Sealing",
    "Secret",
    "SeededDice",
    "Segment",
    "SystemDice",
    "by_segment",
    "parse_throw",
    "sealed_alone",
    "verify",
]
