"""The options of the shipped rulesets are those of the shared catalogue: names, values, ranges, defaults."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import oie
from oie.core.ruleset import OptionValue
from oie.rulesets import Option, shipped, shipped_sheet

VECTORS = Path(__file__).resolve().parents[1] / "data" / "vectors.json"
CATALOGUE: dict[str, dict[str, dict[str, Any]]] = json.loads(VECTORS.read_text("utf-8"))["options_catalogue"]

every_game = pytest.mark.parametrize("game", CATALOGUE)


def as_catalogued(option: Option) -> dict[str, object]:
    """An option as the catalogue writes it: values as a list, a range as "1..999", a board without either."""
    entry: dict[str, object] = {"default": plain(option.default)}
    if option.span is not None:
        entry["values"] = f"{option.span[0]}..{option.span[1]}"
    elif option.values:
        entry["values"] = list(option.values)
    entry["decided_by"] = "reconstruction" if option.reconstructed else option.decided_by
    return entry


def plain(value: OptionValue) -> object:
    """A value as JSON has it: a board has lists."""
    return {k: list(v) for k, v in value.items()} if isinstance(value, Mapping) else value


@every_game
def test_the_options_are_those_of_the_catalogue(game: str) -> None:
    """Also where the vocabulary of the house has another word; remarks in brackets are left out."""
    wanted = {
        name: {**entry, "decided_by": entry["decided_by"].partition(" (")[0]}
        for name, entry in CATALOGUE[game].items()
    }
    assert {name: as_catalogued(option) for name, option in shipped_sheet(game).options.items()} == wanted


@every_game
def test_a_value_and_its_kind_are_those_of_the_catalogue(game: str) -> None:
    """False is no 0 here: JSON tells them apart, and so does a record that is read again."""
    for name, entry in CATALOGUE[game].items():
        option = shipped_sheet(game).options[name]
        if isinstance(entry.get("values"), list):
            assert [(type(v), v) for v in option.values] == [(type(v), v) for v in entry["values"]]
        assert type(option.default) is type(entry["default"])


def test_only_the_four_games_have_options() -> None:
    """The two published games are played as published."""
    assert {game for game in shipped() if shipped_sheet(game).options} == set(CATALOGUE)


@every_game
def test_every_value_of_the_catalogue_makes_a_ruleset(game: str) -> None:
    """Of a range, its ends; and what was asked for is what the ruleset says it has."""
    for name, entry in CATALOGUE[game].items():
        values = entry.get("values", [entry["default"]])
        for value in map(int, values.split("..")) if isinstance(values, str) else values:
            assert plain(oie.ruleset(game, **{name: value}).options[name]) == value
