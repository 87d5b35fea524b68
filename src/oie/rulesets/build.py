"""Build: a file with all options settled becomes the core's `Ruleset`, or a list of faults.

The shape was checked before (`validate`); what is checked here is sense: spaces on the track,
effects that can work together, payments only where there are counters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from oie.core import effects as ef
from oie.core.ruleset import InitialThrow, Kind, Meeting, OptionValue, Ruleset, asks_counters, flat
from oie.rulesets.errors import MOST_FAULTS, Fault
from oie.rulesets.options import texts
from oie.rulesets.tree import Path, Tree, Value
from oie.rulesets.validate import fault

Doc: TypeAlias = Mapping[str, Any]
"""A part of a resolved file. Its shape was validated, so its values are what the schema says."""

REASONS = frozenset({"throw", "initial_throw", "loop_guard", "returned", "hit", "meeting", "track_end"})
"""Reasons that the game itself gives in events and in the referee's answers; no kind may be called so."""
GUARD_CLAUSES = ("G5", "A000-3")
END_CLAUSES = ("G4",)
MOVES = ("repeat", "go")
"""The effects that send a pawn on."""


def build(doc: Doc, settled: Mapping[str, OptionValue], text: str, digest: str) -> Ruleset:
    """The ruleset that a sound document describes."""
    track, dice = doc["track"], doc["dice"]
    counters = doc.get("counters")
    meeting = doc.get("meeting", {"rule": "share"})
    initial = doc.get("initial_throw")
    return Ruleset(
        id=doc["id"],
        version=doc["version"],
        seats=(doc["seats"]["min"], doc["seats"]["max"]),
        goal=track["spaces"],
        start=1 if track["start"] == "on" else 0,
        dice=dice["count"],
        faces=dice.get("faces", 6),
        kinds={key: _kind(key, given) for key, given in doc["spaces"].items()},
        meeting=Meeting(
            rule=meeting["rule"],
            share=frozenset(meeting.get("share", ())),
            fine=meeting.get("fine", 0),
            fined="fine" in meeting,
            cancels_wait=meeting.get("cancels_wait", False),
        ),
        starter=doc.get("starter", {"rule": "lots"})["rule"],
        back=frozenset(dice.get("back", ())),
        real_online=dice.get("real_online", True),
        overthrow=doc.get("overthrow", {"rule": "reverse"})["rule"],
        underflow=doc.get("underflow", {"rule": "clamp"})["rule"],
        initial=None if initial is None else _initial(initial),
        deadlock=doc.get("deadlock", {"rule": "draw"})["rule"],
        purse=None if counters is None else counters["purse"],
        stake=0 if counters is None else counters.get("stake", 0),
        options=settled,
        clauses=_clauses(doc),
        title=doc["title"],
        text=text,
        digest=digest,
    )


def _kind(key: str, given: Doc) -> Kind:
    return Kind(
        key,
        tuple(sorted(given["at"])),
        tuple(_effect(e) for e in given["do"]),
        given["words"],
        texts(given.get("clauses")),
        given.get("picture", ""),
    )


def _effect(given: Doc) -> ef.Effect:
    ((name, said),) = given.items()
    match name:
        case "repeat":
            after = said.get("after_reverse", {"direction": "onward"})
            return ef.Repeat(
                said.get("times", 1),
                said.get("direction", "onward"),
                ef.AfterReverse(
                    after["direction"],
                    after.get("times", 1),
                    after.get("from", "space") == "goal",
                    after.get("once", False),
                ),
            )
        case "go":
            to = said["to"]
            table = tuple(sorted((int(k), v) for k, v in to.items())) if isinstance(to, dict) else to
            return ef.Go(table, said.get("stop", False))
        case "lose":
            return ef.Lose(said["turns"], said.get("gift", False))
        case "hold":
            return ef.Hold(said.get("until", "relief"), said.get("relief", "exchange"))
        case "pay":
            return ef.Pay(said["amount"])
        case "throw_again":
            return ef.ThrowAgain()
        case _:
            return ef.Choose(tuple(tuple(_effect(e) for e in branch) for branch in said["among"]))


def _initial(given: Doc) -> InitialThrow:
    return InitialThrow(given["when"], {tuple(sorted(row["faces"])): row["go"] for row in given["table"]})


def _clauses(doc: Doc) -> dict[str, tuple[str, ...]]:
    """Rule -> clause ids: one entry a section that has some, and those of the general rules."""
    found = {
        name: texts(part.get("clauses"))
        for name, part in doc.items()
        if isinstance(part, Mapping) and "clauses" in part
    }
    found["throw"] = found.get("dice", ())
    found["loop_guard"] = GUARD_CLAUSES
    found["track_end"] = (*END_CLAUSES, *found.get("underflow", ()))
    return found


def sense_faults(tree: Tree, doc: Doc) -> list[Fault]:
    """What makes no sense in a resolved document of the right shape."""
    floor, goal = _ends(doc)
    faults: list[Fault] = []

    def on_track(path: Path, space: Value, first: int, last: int) -> None:
        if isinstance(space, int) and not first <= space <= last:
            faults.append(fault(tree, path, "space", first=first, last=last, got=space))

    taken: dict[int, str] = {}
    for key, given in doc["spaces"].items():
        if key in REASONS:
            faults.append(fault(tree, ("spaces", key), "reserved", got=key))
        for i, space in enumerate(given["at"]):
            path: Path = ("spaces", key, "at", i)
            on_track(path, space, 1, goal)
            if space in taken:
                faults.append(fault(tree, path, "space-twice", space=space, other=taken[space]))
            taken[space] = key
            if space == goal and given["do"]:
                faults.append(fault(tree, path, "goal-kind", space=space))
        faults.extend(_effect_faults(tree, doc, given["do"], ("spaces", key, "do")))
    for i, space in enumerate(doc.get("meeting", {}).get("share", ())):
        on_track(("meeting", "share", i), space, 0, goal)
    faults.extend(_throw_faults(tree, doc, floor, goal))
    if doc["seats"]["min"] > doc["seats"]["max"]:
        seats = doc["seats"]
        faults.append(fault(tree, ("seats", "max"), "seats", least=seats["min"], most=seats["max"]))
    faults.extend(_company_faults(tree, doc))
    return faults[:MOST_FAULTS]


def _ends(doc: Doc) -> tuple[int, int]:
    """The first and the last space on which a pawn can stand."""
    return 1 if doc["track"]["start"] == "on" else 0, doc["track"]["spaces"]


def _effect_faults(
    tree: Tree, doc: Doc, effects: list[Doc], path: Path, outside: tuple[str, ...] = ()
) -> list[Fault]:
    """What cannot work in a list of effects; `outside` stand beside the choice that it belongs to."""
    faults: list[Fault] = []
    names = [next(iter(effect)) for effect in effects]
    moves = [name for name in (*outside, *names) if name in MOVES]
    if len(moves) > 1 and any(name in MOVES for name in names):
        faults.append(fault(tree, path, "two-moves"))
    elif moves and "hold" in (*outside, *names) and any(name in (*MOVES, "hold") for name in names):
        faults.append(fault(tree, path, "hold-and-move"))
    for i, effect in enumerate(effects):
        ((name, said),) = effect.items()
        here: Path = (*path, i, name)
        if name in (*outside, *names[:i]) and name not in (*MOVES, "choose"):
            faults.append(fault(tree, here, "effect-twice", got=name))
        if name == "go":
            faults.extend(_go_faults(tree, doc, said["to"], (*here, "to")))
        if name == "pay" and "counters" not in doc:
            faults.append(fault(tree, here, "no-counters"))
        if name == "choose" and "choose" in (*outside, *names[:i]):
            faults.append(fault(tree, here, "two-choices"))
        elif name == "choose":
            beside = (*outside, *names)
            for j, branch in enumerate(said["among"]):
                faults.extend(_effect_faults(tree, doc, branch, (*here, "among", j), beside))
    return faults


def _go_faults(tree: Tree, doc: Doc, to: Value, path: Path) -> list[Fault]:
    """Targets off the track, and a table that does not name the very spaces of its kind."""
    floor, last = _ends(doc)
    targets = {(*path, k): v for k, v in to.items()} if isinstance(to, dict) else {path: to}
    faults = [
        fault(tree, place, "space", first=floor, last=last, got=space)
        for place, space in targets.items()
        if isinstance(space, int) and not floor <= space <= last
    ]
    spaces = sorted(doc["spaces"][str(path[1])]["at"])
    if isinstance(to, dict) and sorted(map(int, to)) != spaces:
        faults.append(fault(tree, path, "go-table", spaces=", ".join(map(str, spaces))))
    return faults


def _throw_faults(tree: Tree, doc: Doc, floor: int, goal: int) -> list[Fault]:
    """Directions and initial throws that the dice cannot show."""
    faults: list[Fault] = []
    count, faces = doc["dice"]["count"], doc["dice"].get("faces", 6)
    if doc["dice"].get("back") and count != 1:
        faults.append(fault(tree, ("dice", "back"), "back", count=count))
    for i, face in enumerate(doc["dice"].get("back", ())):
        if face > faces:
            faults.append(fault(tree, ("dice", "back", i), "back-face", faces=faces, got=face))
    seen: set[tuple[int, ...]] = set()
    for i, row in enumerate(doc.get("initial_throw", {}).get("table", ())):
        path: Path = ("initial_throw", "table", i)
        shown = tuple(sorted(row["faces"]))
        if len(shown) != count or not all(1 <= f <= faces for f in shown):
            got = "+".join(map(str, row["faces"])) or "none"
            faults.append(fault(tree, path, "initial-faces", count=count, faces=faces, got=got))
        if shown in seen:
            faults.append(fault(tree, path, "initial-twice", got="+".join(map(str, row["faces"]))))
        seen.add(shown)
        if not floor <= row["go"] <= goal:
            faults.append(fault(tree, (*path, "go"), "space", first=floor, last=goal, got=row["go"]))
    return faults


def _company_faults(tree: Tree, doc: Doc) -> list[Fault]:
    """What the rest of the rules cannot be combined with."""
    kinds = {key: _kind(key, given) for key, given in doc["spaces"].items()}
    faults: list[Fault] = []
    rule = doc.get("deadlock", {"rule": "draw"})["rule"]
    alone = any(isinstance(e, ef.Hold) and e.until == "company" for k in kinds.values() for e in flat(k))
    if alone and rule != "draw":
        faults.append(fault(tree, ("deadlock", "rule"), "deadlock-company"))
    for key, kind in kinds.items():
        chosen = [
            e for choice in kind.effects if isinstance(choice, ef.Choose) for b in choice.among for e in b
        ]
        if any(isinstance(e, ef.Hold) and e.until == "company" for e in chosen):
            faults.append(fault(tree, ("spaces", key, "do"), "company-choice"))
    if "counters" not in doc and "fine" in doc.get("meeting", {}) and not asks_counters(kinds):
        faults.append(fault(tree, ("meeting", "fine"), "no-counters"))
    return faults
