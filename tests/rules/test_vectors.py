"""Every shared vector, and the three whole rounds, asked of the referee."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import oie
from oie.press.referee import faces_of, position_of, verdict

FILE = Path(__file__).resolve().parents[1] / "data" / "vectors.json"
DATA: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
SHA_256 = "d073d3c41ef52bb4d800e0ac890f0c2f990d7a80de806ae61c226670916742d3"
ALWAYS = ("trace", "spaces", "waits", "held", "first_throw_done", "passed_over", "winner")


def test_the_vectors_are_those_that_were_given() -> None:
    assert hashlib.sha256(FILE.read_bytes()).hexdigest() == SHA_256
    assert DATA["format"] == "goose-vectors/1"
    assert len({vector["id"] for vector in DATA["vectors"]}) == 140
    assert [game["id"] for game in DATA["games"]] == ["game-000-2d", "game-000-1d", "game-000-3d"]


@pytest.mark.parametrize("vector", DATA["vectors"], ids=lambda vector: str(vector["id"]))
def test_every_vector(vector: dict[str, Any]) -> None:
    rules = oie.ruleset(vector["ruleset"], **vector["options"])
    position = position_of(rules, vector["players"], vector["to_move"])
    told = verdict(position, faces_of(vector["dice"]))
    expected = vector["expected"]
    assert {key: told[key] for key in ALWAYS} == {key: expected[key] for key in ALWAYS}
    assert told["next"] == expected["next_to_move"]
    assert told["released"] == expected.get("released", [])
    assert told["fines"] == expected.get("fines", [])
    assert told["draw"] == expected.get("draw", False)


def test_a_vector_that_follows_another_begins_where_that_one_ends() -> None:
    by_id = {vector["id"]: vector for vector in DATA["vectors"]}
    following = [vector for vector in DATA["vectors"] if "follows" in vector]
    assert len(following) > 10
    for vector in following:
        before = by_id[vector["follows"]]
        rules = oie.ruleset(before["ruleset"], **before["options"])
        step = oie.play(
            position_of(rules, before["players"], before["to_move"]), oie.Throw(tuple(before["dice"]))
        )
        begun = position_of(rules, vector["players"], vector["to_move"])
        assert str(begun) == str(step.position), vector["id"]


@pytest.mark.parametrize("game", DATA["games"], ids=lambda game: str(game["id"]))
def test_every_whole_round(game: dict[str, Any]) -> None:
    rules = oie.ruleset(game["ruleset"], **game["options"])
    step = oie.start(rules, game["players"], game["first_to_move"])
    events = list(step.events)
    for expected in game["steps"]:
        assert step.position.seat == expected["player"]
        told = verdict(step.position, oie.Throw(tuple(expected["dice"])))
        step = oie.play(step.position, oie.Throw(tuple(expected["dice"])))
        events += step.events
        trace = told["trace"]
        assert isinstance(trace, list)
        assert [leg["to"] for leg in trace if "who" not in leg] == expected["landings"]
        assert [told[key] for key in ("spaces", "waits", "held")] == [
            expected[key] for key in ("spaces", "waits", "held")
        ]
        assert told["next"] == expected["next_to_move"]
        assert told["released"] == expected.get("released", [])
    assert step.position.awaits == oie.Finished(game["winner"])
    assert len(game["steps"]) == game["throws"]
    assert oie.fold(rules, events) == step.position
