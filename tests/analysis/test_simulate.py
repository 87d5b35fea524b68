"""Simulation: the kernels find what the core finds, on any number of threads and machines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import oie
from oie.analysis.errors import AnalysisError
from oie.analysis.simulation import BLOCK, simulate
from oie.analysis.stream import cuts, key_of, mix, numbers
from oie.analysis.tally import EVENTS, LONGEST, Lengths, Share, Tally, joined_parts
from oie.analysis.tally_file import as_json, from_json, merge
from tests.analysis.games import CHOOSING, ENDLESS, OWN

SHIPPED: list[tuple[str, dict[str, object]]] = [
    *((id, {}) for id in oie.shipped()),
    ("jardin", {"deadlock": "draw"}),
    ("jardin", {"dice": 3}),
    ("bolton", {"collision": "occupant_to_origin", "fine": 3}),
    ("bolton", {"relief": "freed_stays", "deadlock": "release_all"}),
]
GAMES = [(" ".join([id, *map(str, o.values())]), oie.ruleset(id, **o)) for id, o in SHIPPED]
GAMES += [(name, oie.load(text)) for name, text in OWN.items()]


def counts(tally: Tally) -> Any:
    """Everything that was counted, as JSON."""
    return as_json(tally)


@pytest.mark.parametrize(("name", "rules"), GAMES, ids=[name for name, _ in GAMES])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_kernels_count_what_the_core_counts(name: str, rules: oie.Ruleset, seats: int) -> None:
    core = simulate(rules, seats, 60, seed=7, engine="core")
    fast = simulate(rules, seats, 60, seed=7)
    assert fast.engine == ("pairs" if seats <= 2 and name != "many-dice" else "seats")
    assert counts(fast) == counts(core)
    assert counts(simulate(rules, seats, 60, seed=7, engine="seats")) == counts(core)


def test_the_figures_are_those_of_the_exact_solution() -> None:
    tally = simulate(oie.ruleset("famille"), 2, 1_000_000, seed=11)
    first, second = tally.win
    assert first.low < 0.513446548168 < first.high
    assert second.share == pytest.approx(0.486553451832, abs=2e-3)
    assert tally.turns.mean == pytest.approx(33.331161789326, abs=4 * 23.17 / 1000)
    assert tally.throws.mean == pytest.approx(30.579651080699, abs=4 * 21.06 / 1000)
    assert tally.turns.sd == pytest.approx(23.166459583, abs=0.1)
    assert [tally.turns.percentile(p) for p in (50, 95)] == [26, 79]
    assert int(tally.visits[63]) == tally.rounds and int(tally.visits[1]) == 0


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_gives_the_same_on_any_number_of_threads(seats: int) -> None:
    rounds = 2 * BLOCK + 17
    rules = oie.ruleset("famille")
    assert counts(simulate(rules, seats, rounds, threads=1)) == counts(
        simulate(rules, seats, rounds, threads=2)
    )


def test_the_same_seed_gives_the_same_under_any_hash_seed() -> None:
    said = set()
    for hash_seed in ("0", "1", "random"):
        done = subprocess.run(
            [sys.executable, "-m", "oie", "simulate", "bolton", "--seats", "3", "--rounds", "500", "--json"],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        )
        said.add(done.stdout)
    assert len(said) == 1


def test_another_seed_gives_other_rounds() -> None:
    rules = oie.ruleset("famille")
    one, other = (simulate(rules, 2, 200, seed=seed, engine="core") for seed in (1, 2))
    assert one.turns.total != other.turns.total


@pytest.mark.parametrize("engine", ["", "core"])
def test_shards_are_joined_exactly(tmp_path: Path, engine: str) -> None:
    rules = oie.ruleset("jardin", deadlock="draw")
    whole = simulate(rules, 2, 400, seed=3, engine=engine)
    paths = []
    for part in range(1, 4):
        paths.append(tmp_path / f"{part}.json")
        shard = simulate(rules, 2, 400, seed=3, shard=(part, 3), engine=engine)
        paths[-1].write_text(json.dumps(as_json(shard)))
    assert counts(merge([paths[2], paths[0], paths[1]])) == counts(whole)
    assert whole.parts == ((0, 400),)
    assert merge([paths[2], paths[0]]).parts == ((0, 133), (266, 134))


def test_rounds_may_begin_anywhere() -> None:
    rules = oie.ruleset("bolton")
    for text in ("3$20 31!$18 26*$4 / 0 to throw / pool 2", "0*$20 58$20 52!$20 / 1 to throw"):
        begin = oie.position(rules, text)
        core = simulate(rules, 3, 150, begin=begin, engine="core")
        assert counts(simulate(rules, 3, 150, begin=begin)) == counts(core)
    begin = oie.position(oie.ruleset("famille"), "3-2 60 / 1 to throw")
    late = simulate(begin.rules, 2, 150, begin=begin)
    assert counts(late) == counts(simulate(begin.rules, 2, 150, begin=begin, engine="core"))
    assert late.won[1] > late.won[0]


def test_choices_are_made_by_the_dice() -> None:
    tally = simulate(oie.load(CHOOSING), 2, 300)
    assert (tally.engine, tally.rounds) == ("core", 300)
    assert counts(tally) == counts(simulate(oie.load(CHOOSING), 2, 300))


def test_without_numba_the_core_plays_the_same_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = oie.ruleset("famille")
    fast = simulate(rules, 2, 100)
    monkeypatch.setattr("oie.analysis.simulation.has", lambda name: False)
    slow = simulate(rules, 2, 100)
    assert (slow.engine, counts(slow)) == ("core", counts(fast))


def test_progress_tells_every_round() -> None:
    done: list[int] = []
    simulate(oie.ruleset("famille"), 2, 120, engine="core", progress=done.append)
    assert sum(done) == 120 and len(done) == 3


def test_rounds_longer_than_the_histogram_are_in_the_sums(monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("tally", "engines", "played"):
        monkeypatch.setattr(f"oie.analysis.{place}.LONGEST", 20)
    for seats in (2, 3):
        core = simulate(oie.ruleset("famille"), seats, 80, engine="core")
        assert counts(simulate(oie.ruleset("famille"), seats, 80)) == counts(core)
        assert 0 < core.turns.histogram[-1] < 80
        assert core.turns.mean > 19


@pytest.mark.parametrize("bits", [4, 8])
def test_an_edge_that_is_taken_too_often_is_noticed(monkeypatch: pytest.MonkeyPatch, bits: int) -> None:
    """As if counts had few bits: the rounds are played again in parts that fit."""
    from oie.analysis.engines import Counts, Pairs

    whole, parts = simulate(oie.ruleset("famille"), 2, 3000), []
    real = Pairs._block

    def cut(self: Pairs, first: int, count: int) -> tuple[Counts, Any]:
        counted, taken = real(self, first, count)
        parts.append((count, self.wide))
        return counted, taken % 2**bits

    monkeypatch.setattr(Pairs, "_block", cut)
    assert counts(simulate(oie.ruleset("famille"), 2, 3000)) == counts(whole)
    assert parts[1:3] == [(3000, False), (3000, True)] and (1500, True) in parts


@pytest.mark.parametrize("id", ["famille", "jardin"])
def test_cells_of_64_bits_count_the_same(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    narrow = simulate(oie.ruleset(id), 2, 5000)
    monkeypatch.setattr("oie.analysis.engines.LEAST_COUNT_BITS", 30)
    monkeypatch.setattr("oie.analysis.engines.Pairs.fits", True)
    assert counts(simulate(oie.ruleset(id), 2, 5000)) == counts(narrow)


def test_a_tally_survives_its_file() -> None:
    tally = simulate(oie.ruleset("pair-impair"), 2, 50, engine="core")
    again = from_json(json.loads(json.dumps(as_json(tally))), "x")
    assert counts(again) == counts(tally)


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"format_version": 2},
        {"won": [1, 2, 3]},
        {"won": [-1, 51]},
        {"drawn": 1},
        {"parts": [[0, 49]]},
        {"parts": None},
        {"turns": {"total": 1, "squares": 1, "histogram": [1] * (LONGEST + 1)}},
        {"events": {}},
        {"seed": "1"},
        {"seats": 10**30},
        {"options": 3},
    ],
    ids=str,
)
def test_a_file_that_is_no_tally_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    good = as_json(simulate(oie.ruleset("pair-impair"), 2, 50, engine="core"))
    path = tmp_path / "x.json"
    path.write_text(json.dumps({**good, **change}))
    with pytest.raises(AnalysisError) as caught:
        merge([path])
    assert caught.value.code == "merge-file"


@pytest.mark.parametrize("content", [b"", b"[", b"[]", b"\xff", b"3", b"[" * 100_000])
def test_a_file_that_is_no_json_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    with pytest.raises(AnalysisError) as caught:
        merge([path])
    assert caught.value.code == "merge-file"
    with pytest.raises(AnalysisError):
        merge([tmp_path / "none"])


def test_files_of_two_games_or_the_same_rounds_are_not_joined(tmp_path: Path) -> None:
    def written(name: str, **given: object) -> Path:
        asked: dict[str, Any] = {"seats": 2, "rounds": 20, "seed": 0, **given}
        rules = asked.pop("rules", oie.ruleset("famille"))
        path = tmp_path / name
        path.write_text(json.dumps(as_json(simulate(rules, engine="core", **asked))))
        return path

    one = written("one")
    others: dict[str, dict[str, Any]] = {
        "seed": {"seed": 1},
        "seats": {"seats": 3},
        "options": {"rules": oie.ruleset("famille", exact_finish=False)},
    }
    for name, given in others.items():
        with pytest.raises(AnalysisError) as caught:
            merge([one, written(name, **given)])
        assert caught.value.code == "merge-differ" and name in str(caught.value)
    with pytest.raises(AnalysisError) as caught:
        merge([one, written("half", shard=(1, 2))])
    assert caught.value.code == "merge-twice"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"seats": 0}, "odds-seats"),
        ({"seats": 13}, "odds-seats"),
        ({"rounds": 0}, "simulate-rounds"),
        ({"rounds": 10**14}, "simulate-rounds"),
        ({"seed": -1}, "simulate-seed"),
        ({"seed": 2**64}, "simulate-seed"),
        ({"shard": (0, 3)}, "simulate-shard"),
        ({"shard": (4, 3)}, "simulate-shard"),
        ({"rules": oie.load(ENDLESS)}, "odds-endless"),
        ({"begin": oie.start(oie.ruleset("famille"), 3).position}, "odds-position"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_wrong_questions(given: dict[str, Any], code: str) -> None:
    asked = {"rules": oie.ruleset("famille"), "seats": 2, "rounds": 10, **given}
    with pytest.raises(AnalysisError) as caught:
        simulate(**asked)
    assert caught.value.code == code


def test_the_stream_is_splitmix64() -> None:
    """The first outputs of the reference program for the seed 1234567."""
    state, out = 1234567, []
    for _ in range(3):
        state = (state + 0x9E3779B97F4A7C15) & (2**64 - 1)
        out.append(mix(state))
    assert out == [6457827717110365317, 3203168211198807973, 9817491932198370423]
    drawn = numbers(key_of(0), 5)
    assert all(0 <= next(drawn) < 2**32 for _ in range(100))


def test_cuts_share_out_all_numbers() -> None:
    assert cuts([1, 2, 1]) == [2**30, 3 * 2**30, 2**32]


def test_parts_are_joined_or_overlap() -> None:
    assert joined_parts([(5, 5), (0, 5), (20, 1)]) == ((0, 10), (20, 1))
    assert joined_parts([(0, 5), (4, 1)]) is None
    assert joined_parts([(3, 0)]) == ()


def test_shares_and_lengths() -> None:
    tally = simulate(oie.ruleset("famille"), 2, 100, engine="core")
    share = tally.share(50)
    assert share == Share(0.5, pytest.approx(0.40383, abs=1e-5), pytest.approx(0.59617, abs=1e-5))  # type: ignore[arg-type]
    lengths = Lengths(np.array([0, 1, 2, 1, 0]), 8, 18)
    assert (lengths.mean, lengths.rounds) == (2.0, 4)
    assert lengths.sd == pytest.approx(0.5**0.5)
    assert [lengths.percentile(p) for p in (1, 25, 26, 75, 76, 100)] == [1, 1, 2, 2, 3, 3]
    assert set(tally.events) == set(EVENTS)
    assert "seat 1 wins" in tally._repr_html_()
