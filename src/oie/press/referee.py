"""The referee: what one throw does at a real table, as facts to check a dispute against.

`position_of` reads a table as a person would note it, `verdict` plays one throw on it and returns
everything that happened as plain JSON values. The words are those of the shared test vectors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from oie.core import events as ev
from oie.core.errors import OieError
from oie.core.game import Step, play
from oie.core.legal import MOST_COUNTERS, legal
from oie.core.moves import Throw
from oie.core.position import Position
from oie.core.ruleset import Ruleset

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"


class QuestionError(OieError):
    """A question to the referee that is not of the right form."""

    sentences = {
        "question-json": "expected a JSON object on each line, got {got}",
        "question-field": "expected {field} to be {expected}, got {got}",
    }


def position_of(rules: Ruleset, players: Json, to_move: Json, pool: Json = None) -> Position:
    """The position of `players`, a list of {space, wait, held, first_throw_done, ...} in turn order.

    `wait`, `held` and `first_throw_done` may be left out (0, false, true); `counters` too (the
    purse less the stake). `held_since` is any number that is smaller the earlier a pawn was held;
    without it a held pawn counts as held before all others, ties by seat. Raises
    `QuestionError` or `PositionError`.
    """
    if not isinstance(players, list) or not players or len(players) > 50:
        got = _got(players)
        raise QuestionError("question-field", field="players", expected="a list of players", got=got)
    spaces, waits, held, thrown, counters = [], [], [], [], []
    since: list[tuple[float, int]] = []
    purse = None if rules.purse is None else max(0, rules.purse - rules.stake)
    for seat, player in enumerate(players):
        if not isinstance(player, dict):
            field = f"players[{seat}]"
            raise QuestionError("question-field", field=field, expected="an object", got=_got(player))
        ask = _Asked(player, f"players[{seat}]")
        spaces.append(ask.integer("space", None))
        waits.append(ask.integer("wait", 0))
        held.append(ask.truth("held", False))
        thrown.append(ask.truth("first_throw_done", True))
        if purse is not None or player.get("counters") is not None:
            counters.append(ask.integer("counters", purse))
        since.append((ask.number("held_since", float("-inf")), seat))
    order = [seat for _, seat in sorted(since) if held[seat]]
    position = Position(
        rules,
        tuple(spaces),
        tuple(waits),
        tuple(order.index(seat) + 1 if held[seat] else 0 for seat in range(len(players))),
        tuple(thrown),
        tuple(counters),
        _Asked({"pool": pool}, "").integer("pool", len(players) * rules.stake if rules.has_counters else 0),
        _Asked({"to_move": to_move}, "").integer("to_move", None),
    )
    return legal(position)


class _Asked:
    """One object of a question, read field by field with its place for messages."""

    def __init__(self, given: Mapping[str, Json], place: str) -> None:
        self.given = given
        self.place = place

    def _wrong(self, name: str, expected: str, got: Json) -> QuestionError:
        field = f"{self.place}.{name}" if self.place else name
        return QuestionError("question-field", field=field, expected=expected, got=_got(got))

    def integer(self, name: str, default: int | None) -> int:
        value = self.given.get(name)
        if value is None and default is not None:
            return default
        if type(value) is not int or abs(value) > MOST_COUNTERS:
            raise self._wrong(name, "a whole number", value)
        return value

    def number(self, name: str, default: float) -> float:
        value = self.given.get(name)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) <= 1e15:
            raise self._wrong(name, "a number", value)
        return float(value)

    def truth(self, name: str, default: bool) -> bool:
        value = self.given.get(name)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise self._wrong(name, "true or false", value)
        return value


def _got(value: Json) -> str:
    return "nothing" if value is None else str(value)


def faces_of(value: Json) -> Throw:
    """The throw given as a list of faces. Raises `QuestionError`."""
    if isinstance(value, list) and all(type(face) is int for face in value) and len(value) <= 12:
        return Throw(tuple(face for face in value if isinstance(face, int)))
    raise QuestionError("question-field", field="dice", expected="a list of faces", got=_got(value))


def verdict(position: Position, throw: Throw) -> dict[str, Json]:
    """Everything that `throw` does, as JSON values. Raises `MoveError`."""
    return facts(play(position, throw))


def facts(step: Step) -> dict[str, Json]:
    """A step as the referee's JSON; the keys are those of issue and vectors."""
    after, events = step.position, step.events
    over = after.result is not None
    return {
        "trace": [entry for event in events for entry in _trace(event)],
        "spaces": list(after.spaces),
        "waits": list(after.waits),
        "held": [after.is_held(seat) for seat in range(after.seats)],
        "first_throw_done": list(after.thrown),
        "released": [e.seat for e in events if isinstance(e, ev.Released)],
        "passed_over": [e.seat for e in events if isinstance(e, ev.PassedOver)],
        "next": None if over else after.seat,
        "counters": list(after.counters) if after.counters else None,
        "pool": after.pool if after.counters else None,
        "fines": [[e.seat, e.why] for e in events if isinstance(e, ev.Paid)],
        "draw": any(isinstance(e, ev.Drawn) for e in events),
        "winner": None if after.result is None else after.result.winner,
        "position": str(after),
    }


def _trace(event: ev.Event) -> list[Json]:
    """What the trace says of an event: landings of the mover, and pawns displaced."""
    match event:
        case ev.Moved(end=end, why=why, via=None):
            return [{"to": end, "why": why}]
        case ev.Moved(end=end, why=why, via=via):
            return [{"to": end, "why": why, "via": via}]
        case ev.Stayed(space=space, why="throw"):
            return [{"to": space, "why": "throw"}]
        case ev.Guarded(space=space):
            return [{"to": space, "why": "loop_guard"}]
        case ev.Returned(end=end):
            return [{"to": end, "why": "returned"}]
        case ev.Hit(seat=seat, end=end):
            return [{"who": seat, "to": end, "why": "hit"}]
        case _:
            return []
