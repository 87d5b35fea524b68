"""Tally file: a tally as JSON and back, and files of many machines joined.

All that is counted stands in it as whole numbers; `figures` repeats what is worked out of them, for
readers, and is ignored when a file is read.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

from oie.analysis.errors import AnalysisError
from oie.analysis.tally import EVENTS, LONGEST, PERCENTS, Lengths, Share, Tally, add
from oie.rulesets.ordinary import read_ordinary

FORMAT, VERSION = "oie-simulation", 1
MOST_BYTES = 4_000_000
MOST_COUNT = 2**63 - 1
SAME = ("ruleset", "version", "digest", "options", "seats", "position", "seed")
"""What files must have in common to be joined."""

Json: TypeAlias = dict[str, Any]


def as_json(tally: Tally) -> Json:
    """A tally as JSON values."""
    return {
        "format": FORMAT,
        "format_version": VERSION,
        **{name: getattr(tally, name) for name in SAME},
        "options": _plain(tally.options),
        "parts": [list(part) for part in tally.parts],
        "rounds": tally.rounds,
        "won": tally.won.tolist(),
        "drawn": tally.drawn,
        "turns": _lengths_json(tally.turns),
        "throws": _lengths_json(tally.throws),
        "visits": tally.visits.tolist(),
        "events": dict(tally.events),
        "figures": figures(tally) if tally.rounds else {},
    }


def figures(tally: Tally) -> Json:
    """What is worked out of the counts."""
    lengths = {"turns": tally.turns, "throws": tally.throws}
    return {
        "win": [_share(share) for share in tally.win],
        "deadlock": _share(tally.share(tally.drawn)),
        **{
            name: {
                "mean": each.mean,
                "sd": each.sd,
                "percentiles": {str(p): each.percentile(p) for p in PERCENTS},
            }
            for name, each in lengths.items()
        },
        "a_round": {name: tally.events[name] / tally.rounds for name in EVENTS},
    }


def _share(share: Share) -> Json:
    return {"share": share.share, "low": share.low, "high": share.high}


def _plain(value: Any) -> Any:
    """An option's value, boards included, as JSON has it."""
    return json.loads(json.dumps(dict(value), default=dict))


def _lengths_json(lengths: Lengths) -> Json:
    counts = lengths.histogram.tolist()
    while counts and not counts[-1]:
        counts.pop()
    return {"total": lengths.total, "squares": lengths.squares, "histogram": counts}


def from_json(value: Any, file: str) -> Tally:
    """The tally of a JSON object. Raises `AnalysisError` naming the file where it is none."""
    import numpy as np

    try:
        if (value["format"], value["format_version"]) != (FORMAT, VERSION):
            raise ValueError
        seats = _count(value["seats"])
        tally = Tally(
            _text(value["ruleset"]),
            _count(value["version"]),
            _text(value["digest"]),
            dict(value["options"]),
            seats,
            _text(value["position"]),
            _count(value["seed"], 2**64 - 1),
            parts=tuple((_count(first), _count(count)) for first, count in value["parts"]),
            won=np.array(_counts(value["won"], seats), dtype=np.int64),
            drawn=_count(value["drawn"]),
            turns=_lengths(value["turns"]),
            throws=_lengths(value["throws"]),
            visits=np.array(_counts(value["visits"]), dtype=np.int64),
            events={name: _count(value["events"][name]) for name in EVENTS},
        )
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError) as error:
        raise AnalysisError("merge-file", file=file) from error
    ended = int(tally.won.sum()) + tally.drawn
    if not tally.rounds == ended == tally.turns.rounds == tally.throws.rounds:
        raise AnalysisError("merge-file", file=file)
    return tally


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _count(value: Any, most: int = MOST_COUNT) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError
    return value


def _counts(value: Any, length: int | None = None) -> list[int]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise ValueError
    return [_count(each) for each in value]


def _lengths(value: Any) -> Lengths:
    import numpy as np

    counts = _counts(value["histogram"])
    histogram = np.zeros(LONGEST, dtype=np.int64)
    histogram[: len(counts)] = counts  # ValueError where there are too many
    return Lengths(histogram, _count(value["total"]), _count(value["squares"], 2**127))


def read_tally(path: Path) -> Tally:
    """The tally in a file. Raises `AnalysisError`."""
    try:
        return from_json(json.loads(read_ordinary(path, MOST_BYTES)), str(path))
    except (OSError, ValueError, RecursionError) as error:
        raise AnalysisError("merge-file", file=str(path)) from error


def merge(paths: Sequence[Path]) -> Tally:
    """The tallies of several files as one, exactly.

    Raises `AnalysisError` where a file is none, is of another game or seed, or has rounds that were
    counted already.
    """
    first, *others = [read_tally(path) for path in paths]
    for path, tally in zip(paths[1:], others, strict=True):
        differ = [name for name in SAME if getattr(first, name) != getattr(tally, name)]
        if differ:
            raise AnalysisError("merge-differ", file=str(path), other=str(paths[0]), what=", ".join(differ))
        try:
            first = add(first, tally)
        except ValueError as error:
            raise AnalysisError("merge-twice", file=str(path)) from error
    return first
