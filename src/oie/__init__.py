"""oie: the Game of the Goose family, every game played from one description of its rules.

Three verbs (`start`, `play`, `fold`), two inputs (`Throw`, `Choice`), one question
(`position.awaits`).
"""

from __future__ import annotations

from oie.core.errors import (
    InvalidChoice,
    InvalidThrow,
    MoveError,
    NotationError,
    NotAwaited,
    OieError,
    PositionError,
)
from oie.core.events import (
    Anted,
    ChoiceOffered,
    Chosen,
    Deadlocked,
    Drawn,
    Event,
    Guarded,
    Held,
    Hit,
    Moved,
    Paid,
    PassedOver,
    Released,
    Returned,
    RoundStarted,
    Stayed,
    ThrowGranted,
    Thrown,
    TurnCame,
    TurnsLost,
    WaitCancelled,
    Won,
)
from oie.core.game import Step, fold, play, start
from oie.core.moves import Awaits, AwaitsChoice, AwaitsThrow, Choice, Finished, Move, Throw
from oie.core.notation import parse_position as position
from oie.core.notation import parse_throw as throw
from oie.core.position import Position
from oie.core.ruleset import Ruleset
from oie.rulesets import load, ruleset, shipped
from oie.rulesets.errors import RulesetError

__version__ = "0.1.0"
__all__ = [
    "Anted",
    "Awaits",
    "AwaitsChoice",
    "AwaitsThrow",
    "Choice",
    "ChoiceOffered",
    "Chosen",
    "Deadlocked",
    "Drawn",
    "Event",
    "Finished",
    "Guarded",
    "Held",
    "Hit",
    "InvalidChoice",
    "InvalidThrow",
    "Move",
    "MoveError",
    "Moved",
    "NotAwaited",
    "NotationError",
    "OieError",
    "Paid",
    "PassedOver",
    "Position",
    "PositionError",
    "Released",
    "Returned",
    "RoundStarted",
    "Ruleset",
    "RulesetError",
    "Stayed",
    "Step",
    "Throw",
    "ThrowGranted",
    "Thrown",
    "TurnCame",
    "TurnsLost",
    "WaitCancelled",
    "Won",
    "fold",
    "load",
    "play",
    "position",
    "ruleset",
    "shipped",
    "start",
    "throw",
]
