"""Odds: who wins, how likely a deadlock is and how long a round lasts, from its start or any position.

    odds(oie.ruleset("famille"), 2).win          (0.5134…, 0.4865…)
    odds(rules, 2).of(position)                  each seat's chance now

One pawn is solved in fractions, two seats by sparse LU, three and more by iteration, as far as the
positions fit into memory; beyond that, and where a game asks for choices, rounds are simulated and the
error is stated. What was solved is kept on disk.

A turn is a slot in the order, thrown or not; a throw is dice thrown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from math import sqrt
from typing import TYPE_CHECKING, Any

from oie.analysis.chain import Chain, States, batch_of, build, too_large
from oie.analysis.compile import Compiled, compiled
from oie.analysis.errors import AnalysisError
from oie.analysis.exact import MOST_EXACT_STATES, Exact, exact
from oie.analysis.keeping import digest_of, keep, kept
from oie.analysis.notebook import table_html
from oie.analysis.packages import has, need
from oie.analysis.simulation import MOST_SEATS, simulate
from oie.analysis.tally import Tally
from oie.core.moves import AwaitsThrow
from oie.core.position import Position
from oie.core.ruleset import OptionValue, Ruleset

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[Any]

SIMULATED, SIMULATED_BY_CORE = 2_000_000, 2_000
"""Rounds that are simulated where nothing can be solved, with a kernel and without."""
LOOKED_UP = 50_000
"""Rounds that are simulated for one position, in some tenths of a second."""
MOST_FURTHER = 1_000
"""Positions whose chances are remembered beside those that were solved."""
SOLUTION = {"places", "keys", "wins", "figures", "residual", "method"}


@dataclass(frozen=True, slots=True)
class Moments:
    """Mean and standard deviation of a length."""

    mean: float
    sd: float


@dataclass(frozen=True, eq=False)
class Odds:
    """What becomes of a round from one position."""

    rules: Ruleset = field(repr=False)
    seats: int
    position: str
    win: tuple[float, ...]
    """Chance of each seat."""
    deadlock: float
    """Chance that a deadlock ends the round without a winner."""
    turns: Moments
    throws: Moments
    residual: float
    """How far the solution is off its equations; 0 in fractions. Of a simulation, the error that it keeps
    within 95 times of 100."""
    method: str
    """`fractions`, `lu`, `bicgstab` or `simulation`."""
    rounds: int = 0
    """Rounds that were simulated; 0 where the odds were solved."""
    exact: Exact | None = None
    states: States | None = field(default=None, repr=False)
    wins: Floats | None = field(default=None, repr=False)
    """[S, seats] chances in every state, of the thrower first."""
    _further: dict[object, tuple[float, ...]] = field(default_factory=dict, repr=False)

    @property
    def ruleset(self) -> str:
        """The id of the ruleset."""
        return self.rules.id

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The value of every option."""
        return self.rules.options

    def of(self, position: Position) -> tuple[float, ...]:
        """Each seat's chance to win from `position` of the same game; 0 for all in a drawn round.

        Raises `AnalysisError` for another game, another number of seats, or a choice that is awaited.
        """
        if position.result is not None:
            return tuple(float(seat == position.result.winner) for seat in range(position.seats))
        same = (position.rules.digest, position.rules.options) == (self.rules.digest, self.rules.options)
        if not same or position.seats != self.seats or not isinstance(position.awaits, AwaitsThrow):
            raise AnalysisError("odds-position", position=position)
        key = (position.spaces, position.waits, position.held, position.thrown, position.seat)
        if key in self._further:
            return self._further[key]
        if self.states is not None and self.wins is not None:
            state = int(self.states.state_of(batch_of(self.states.tables, position))[0])
            if state >= 0:
                chances = self.wins[state].tolist()
                return tuple(chances[(seat - position.seat) % self.seats] for seat in range(self.seats))
        # No round that was solved comes to it, or rounds are simulated.
        found = odds(self.rules, self.seats, position, rounds=self.rounds and LOOKED_UP).win
        if len(self._further) < MOST_FURTHER:
            self._further[key] = found
        return found

    @cached_property
    def chain(self) -> Chain:
        """The states with their edges. Raises `AnalysisError` where there are too many, or choices."""
        from oie.core.notation import parse_position

        tables = compiled(self.rules)
        begin = batch_of(tables, parse_position(self.rules, self.position, analysis=True))
        return build(tables, self.seats, begin)

    def distribution(self, beyond: float = 1e-12) -> Floats:
        """[T] chance that the round lasts n turns, until no more than `beyond` is left."""
        from oie.analysis.lengths import distribution

        return distribution(self.chain, beyond)

    def ever(self) -> Floats:
        """[spaces] chance that any pawn ever comes to each space, be it for a moment."""
        from oie.analysis.lengths import ever

        return ever(self.chain)

    def rows(self) -> tuple[str, list[tuple[str, ...]]]:
        """A heading and the figures as rows of text."""
        error = f"{'± ' if self.method == 'simulation' else ''}{self.residual:.1e}"
        return (
            f"{self.ruleset}, {self.position}",
            [
                ("", "chance"),
                *((f"seat {n} wins", f"{p:.12f}") for n, p in enumerate(self.win)),
                ("deadlock", f"{self.deadlock:.12f}"),
                ("", "mean", "sd"),
                ("turns", f"{self.turns.mean:.9f}", f"{self.turns.sd:.9f}"),
                ("throws", f"{self.throws.mean:.9f}", f"{self.throws.sd:.9f}"),
                ("", "method", "error" if self.method == "simulation" else "residual"),
                ("solved" if self.method != "simulation" else "played", self.method, error),
            ],
        )

    def _repr_html_(self) -> str:
        return table_html(*self.rows())


def odds(rules: Ruleset, seats: int, position: Position | None = None, *, rounds: int | None = None) -> Odds:
    """The odds of a round of `seats` seats from its start, or from `position`.

    Where nothing can be solved, `rounds` rounds are simulated; two million where None, or two thousand
    where only the core can play them.
    Raises `AnalysisError` where packages are missing, for a number of seats out of range, for a
    position that awaits no throw, and where a round may have no end.
    """
    from oie.core.game import start

    need("numpy", "scipy")
    if type(seats) is not int or not 1 <= seats <= MOST_SEATS:
        raise AnalysisError("odds-seats", most=MOST_SEATS, got=seats)
    begin = start(rules, seats, analysis=True).position if position is None else position
    if begin.seats != seats or not isinstance(begin.awaits, AwaitsThrow):
        raise AnalysisError("odds-position", position=begin)
    try:
        tables = compiled(rules)
        return _solved(rules, tables, begin)
    except AnalysisError as error:
        if error.code not in ("compile-choice", "odds-large"):
            raise
        by_core = error.code == "compile-choice" or not has("numba")
    return simulated(rules, begin, rounds or (SIMULATED_BY_CORE if by_core else SIMULATED))


def _solved(rules: Ruleset, tables: Compiled, begin: Position) -> Odds:
    """By the solution of a round from its start; where that does not come to `begin`, by one of its own."""
    seats = begin.seats
    solution = _of_rounds(rules, tables, seats)
    states = States(tables, seats, solution["places"], solution["keys"])
    state = int(states.state_of(batch_of(tables, begin))[0])
    if state < 0:
        chain = build(tables, seats, batch_of(tables, begin))
        solution, states, state = _solution(chain), chain, chain.begin
    drawn, *squares = solution["figures"][state].tolist()
    win = solution["wins"][state].tolist()
    made = Odds(
        rules,
        seats,
        str(begin),
        win=tuple(win[(seat - begin.seat) % seats] for seat in range(seats)),
        deadlock=drawn,
        turns=_moments(*squares[:2]),
        throws=_moments(*squares[2:]),
        residual=float(solution["residual"]),
        method=str(solution["method"]),
        states=states,
        wins=solution["wins"],
    )
    return _in_fractions(made) if seats == 1 and states.count <= MOST_EXACT_STATES else made


def _of_rounds(rules: Ruleset, tables: Compiled, seats: int) -> dict[str, Floats]:
    """The solution of rounds from their start: from memory, from disk, or worked out now."""
    known = rules.memo.get(("odds", seats))
    if known == "too large":  # found out once, which takes a while
        raise too_large(seats)
    if known is None:
        digest = digest_of(rules, "odds", seats)
        known = kept("odds", digest)
        if known is None or set(known) != SOLUTION:
            try:
                known = _solution(build(tables, seats))
            except AnalysisError as error:
                if error.code == "odds-large":
                    rules.memo["odds", seats] = "too large"
                raise
            keep("odds", digest, known)
        rules.memo["odds", seats] = known
    assert isinstance(known, dict)
    return known


def _solution(chain: Chain) -> dict[str, Floats]:
    """All that is kept of a solution; `figures` are deadlock, turns, their square, throws, their square."""
    import numpy as np

    from oie.analysis.solving import solve

    s = solve(chain)
    figures = (s.drawn, s.turns, s.turns_squared, s.throws, s.throws_squared)
    return {
        "places": chain.places,
        "keys": chain.keys,
        "wins": s.win,
        "figures": np.array(figures).T.copy(),
        "residual": np.array(s.residual),
        "method": np.array(s.method),
    }


def _moments(mean: float, squared: float) -> Moments:
    return Moments(mean, sqrt(max(0.0, squared - mean**2)))


def _in_fractions(found: Odds) -> Odds:
    """The same of one seat, without rounding."""
    from dataclasses import replace

    e = exact(found.chain)

    def moments(mean: Fraction, squared: Fraction) -> Moments:
        return Moments(float(mean), sqrt(squared - mean**2))

    return replace(
        found,
        win=(float(1 - e.drawn),),
        deadlock=float(e.drawn),
        turns=moments(e.turns, e.turns_squared),
        throws=moments(e.throws, e.throws_squared),
        residual=0.0,
        method="fractions",
        exact=e,
    )


def simulated(rules: Ruleset, begin: Position, rounds: int) -> Odds:
    """The odds as so many simulated rounds from `begin` show them."""
    return from_tally(rules, begin, simulate(rules, begin.seats, rounds, begin=begin))


def from_tally(rules: Ruleset, begin: Position, tally: Tally) -> Odds:
    """What a simulation says of the odds, with its error: half of the widest interval."""
    return Odds(
        rules,
        begin.seats,
        str(begin),
        win=tuple(share.share for share in tally.win),
        deadlock=tally.drawn / tally.rounds,
        turns=Moments(tally.turns.mean, tally.turns.sd),
        throws=Moments(tally.throws.mean, tally.throws.sd),
        residual=max((share.high - share.low) / 2 for share in tally.win),
        method="simulation",
        rounds=tally.rounds,
    )
