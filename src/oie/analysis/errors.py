"""Errors of the analyses: a question too large, or of no meaning, to be answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from oie.core.errors import OieError


class CensusError(OieError):
    """A census that cannot be taken."""

    sentences: ClassVar[Mapping[str, str]] = {
        "census-depth": "expected a depth from 1 to {most}, got {got}",
        "census-throws": "the dice can fall in {got} ways: a census counts up to {most}",
        "census-large": "depth {depth} has more than {most} different positions: ask for a smaller depth",
    }


class AnalysisError(OieError):
    """Odds that cannot be worked out, rounds that cannot be simulated."""

    sentences: ClassVar[Mapping[str, str]] = {
        "odds-missing": "the odds need more packages ({packages}): {command}",
        "compile-choice": "{ruleset}: space {space} asks for a choice, which no table can hold",
        "odds-seats": "expected 1 to {most} seats, got {got}",
        "odds-large": "rounds of {seats} seats come to more than {most} positions: they can be simulated",
        "odds-endless": "from some positions no throws end the round, so it has no odds",
        "odds-position": "expected a position that awaits a throw, got '{position}'",
        "simulate-rounds": "expected 1 to {most} rounds, got {got}",
        "simulate-seed": "expected a seed from 0 to {most}, got {got}",
        "simulate-shard": "expected a shard such as 1/4, got {got}",
        "merge-file": "{file} is no result of oie simulate --json",
        "merge-differ": "{file} cannot be joined with {other}: they differ in {what}",
        "merge-twice": "{file} has rounds that another file has too: each round counts once",
        "compare-board": "option {option} is a whole board: there are too many to compare",
        "report-form": "expected a file that ends in one of {known}, got {got}",
        "report-file": "cannot write {file}: {problem}",
        "report-png": "a PNG needs one of the browsers {known}; a .svg or .html file needs none",
    }
