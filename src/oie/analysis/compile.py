"""Compile: a ruleset under its options as integer tables, the one form that counts and solves.

A pawn's **row** is its space, or `spaces + space` where its seat has not thrown yet and the table
of initial throws asks for that. A **class** is a set of throws that no rule tells apart. `land[row,
class]` and its companions say what a throw does to a pawn alone; `meet[space, held]` what happens
where it ends on another. All of it is asked of the core (`asking`), made when first needed and kept.

A choice cannot be compiled: `AnalysisError` `compile-choice`, and whoever asked plays with the core.
Counters never steer a pawn, so that payments are counted beside the tables.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from oie.analysis.asking import Encounter, LoneThrow, encounter, lone_throw, place
from oie.analysis.keeping import digest_of, keep, kept
from oie.analysis.packages import need
from oie.core.ruleset import Ruleset
from oie.rulesets.throws import alike

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Ints = NDArray[Any]

HIT, RELEASE, RETURN, CANCEL = 1, 2, 4, 8
"""Bits of `meet`."""
DRAW, OLDEST, ALL = 0, 1, 2
"""The deadlock rule."""
MOST_DIRECT = 4096
"""Ordered throws up to which a drawn number leads to its class by a table; more are searched for."""


@dataclass(frozen=True, eq=False)
class Compiled:
    """One ruleset under its options as tables. R rows, K classes of throws, `spaces` = goal + 1."""

    land: Ints
    """[R, K] space where the pawn comes to rest."""
    wait: Ints
    """[R, K] turns that it owes then."""
    hold: Ints
    """[R, K] 0, 1 held until relief, 2 held while alone."""
    again: Ints
    """[R, K] 1 where the seat throws once more."""
    guards: Ints
    """[R, K] legs ended by the loop guard."""
    paid: Ints
    """[R, K] payments for spaces."""
    due: Ints
    """[R, K] counters due for them."""
    touch: Ints
    """The ends of all legs, row by row and class by class; `touch_from` says where each begins."""
    touch_from: Ints
    """[R K + 1] place in `touch`."""
    meet: Ints
    """[spaces, 2] what happens to a pawn there, free or held, where another lands: bits."""
    meet_paid: Ints
    """[spaces, 2, 2] payments of the pawn met, of the thrower."""
    meet_due: Ints
    """[spaces, 2, 2] counters due for them."""
    company: Ints
    """[spaces] 1 where a pawn that stands alone is held."""
    ways: Ints
    """[K] ordered throws of each class."""
    faces: Ints
    """[K, dice] one throw of each class."""
    facts: Ints
    """[goal, start, dice, faces of a die, deadlock rule, rows tell first throws apart]."""

    @property
    def goal(self) -> int:
        """The last space."""
        return int(self.facts[0])

    @property
    def spaces(self) -> int:
        """Spaces with 0 and the goal."""
        return self.goal + 1

    @property
    def start(self) -> int:
        """Where pawns begin."""
        return int(self.facts[1])

    @property
    def deadlock(self) -> int:
        """DRAW, OLDEST or ALL."""
        return int(self.facts[4])

    @property
    def fresh_rows(self) -> bool:
        """Whether a seat that has not thrown yet has rows of its own."""
        return bool(self.facts[5])

    @property
    def total(self) -> int:
        """Ordered throws of the dice."""
        return int(self.facts[3] ** self.facts[2])

    @property
    def classes(self) -> int:
        """K."""
        return int(self.land.shape[1])

    @property
    def longest_wait(self) -> int:
        """The most turns that one throw can cost."""
        return int(self.wait.max())

    def row(self, space: int, fresh: bool) -> int:
        """The row of a pawn."""
        return space + self.spaces if fresh and self.fresh_rows else space

    def class_of(self) -> Ints:
        """[total] class of each ordered throw, counted with the last die fastest."""
        import numpy as np

        sides, dice = int(self.facts[3]), int(self.facts[2])
        shown = np.indices((sides,) * dice, dtype=np.int16).reshape(dice, -1) + 1
        shown.sort(axis=0)
        by_faces = {tuple(faces): c for c, faces in enumerate(self.faces.tolist())}
        # Within one total the common class is the last, and the one that stays.
        by_total = {sum(faces): c for c, faces in enumerate(self.faces.tolist())}
        columns = map(tuple, shown.T.tolist())
        return np.array([by_faces.get(f, by_total[sum(f)]) for f in columns], dtype=np.uint32)


def compiled(rules: Ruleset) -> Compiled:
    """The tables of a ruleset: from memory, from disk, or made now.

    Raises `AnalysisError` where a throw comes to a choice, or NumPy is missing.
    """
    need("numpy")
    known = rules.memo.get("compiled")
    if known is None:
        digest = digest_of(rules, "tables")
        arrays = kept("tables", digest)
        if arrays is not None and set(arrays) == {field.name for field in fields(Compiled)}:
            known = Compiled(**arrays)
        else:
            known = compile_rules(rules)
            keep("tables", digest, {field.name: getattr(known, field.name) for field in fields(Compiled)})
        rules.memo["compiled"] = known
    assert isinstance(known, Compiled)
    return known


def compile_rules(rules: Ruleset) -> Compiled:
    """Make the tables by asking the core. Raises `AnalysisError` where a throw comes to a choice."""
    import numpy as np

    throws = [throw.faces for throw in alike(rules)]
    fresh_rows = rules.initial is not None and rules.initial.when == "first"
    spaces = rules.goal + 1
    firsts = (False, True) if fresh_rows else (False,)
    pawns = [(space, fresh) for fresh in firsts for space in range(spaces)]
    resting = LoneThrow(rules.goal, 0, 0, False, (), 0, 0, 0)  # rows of the goal, from which nobody throws
    lone = [
        [
            lone_throw(rules, space, fresh, faces) if rules.start <= space < rules.goal else resting
            for faces in throws
        ]
        for space, fresh in pawns
    ]

    def table(name: str) -> Ints:
        return np.array([[int(getattr(one, name)) for one in row] for row in lone], dtype=np.int32)

    ends = [one.touched for row in lone for one in row]
    meet, meet_paid, meet_due = _encounters(rules, lone, pawns, throws)
    rule = {"draw": DRAW, "release_oldest": OLDEST, "release_all": ALL}[rules.deadlock]
    alone = [space < rules.goal and place(rules, ((space, False),)).is_held(0) for space in range(spaces)]
    return Compiled(
        **{name: table(name) for name in ("land", "wait", "hold", "again", "guards", "paid", "due")},
        touch=np.array([space for path in ends for space in path], dtype=np.int32),
        touch_from=np.cumsum([0, *map(len, ends)], dtype=np.int32),
        meet=meet,
        meet_paid=meet_paid,
        meet_due=meet_due,
        company=np.array(alone, dtype=np.int32),
        ways=np.array([throw.ways for throw in alike(rules)], dtype=np.int64),
        faces=np.array(throws, dtype=np.int32),
        facts=np.array([rules.goal, rules.start, rules.dice, rules.faces, rule, fresh_rows], dtype=np.int64),
    )


def _encounters(
    rules: Ruleset,
    lone: list[list[LoneThrow]],
    pawns: list[tuple[int, bool]],
    throws: list[tuple[int, ...]],
) -> tuple[Ints, Ints, Ints]:
    """The tables of meetings: every space on which a throw from elsewhere ends is asked once a state."""
    import numpy as np

    spaces = rules.goal + 1
    meet = np.zeros((spaces, 2), dtype=np.int32)
    paid, due = np.zeros((spaces, 2, 2), dtype=np.int32), np.zeros((spaces, 2, 2), dtype=np.int32)
    asked: set[int] = set()
    for pawn, row in zip(pawns, lone, strict=True):
        for faces, one in zip(throws, row, strict=True):
            space = one.land
            if space in asked or space in (rules.goal, pawn[0]) or not rules.start <= pawn[0] < rules.goal:
                continue
            asked.add(space)
            for held in (0, 1) if rules.holds[space] is not None else (0,):
                found = encounter(rules, pawn, faces, space, bool(held))
                meet[space, held] = _bits(found)
                paid[space, held] = found.other_paid, found.own_paid
                due[space, held] = found.other_due, found.own_due
    return meet, paid, due


def _bits(found: Encounter) -> int:
    return HIT * found.hit | RELEASE * found.released | RETURN * found.returned | CANCEL * found.cancels
