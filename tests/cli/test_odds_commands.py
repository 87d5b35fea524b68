"""`oie simulate`, `merge`, `odds`, `compare`, `report`: what they say, write and refuse."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.support import Run, environment


def test_odds_as_text(run: Run) -> None:
    done = run("odds", "famille", "--seats", "2")
    assert (done.code, done.err) == (0, "")
    assert "seat 0 wins  0.513446548168" in done.out
    assert "turns          33.331161789  23.166459583" in done.out


def test_odds_as_json(run: Run) -> None:
    asked = ("odds", "jardin", "--seats", "2", "--option", "deadlock=draw", "--json")
    found = json.loads(run(*asked).out)
    assert list(found) == [
        *("ruleset", "options", "seats", "position", "win", "deadlock"),
        *("turns", "throws", "residual", "method"),
    ]
    assert found["options"]["deadlock"] == "draw"
    assert found["win"][0] == pytest.approx(0.420553, abs=5e-7)
    assert found["deadlock"] == pytest.approx(0.166728, abs=5e-7)
    assert set(found["turns"]) == {"mean", "sd"} and found["residual"] < 1e-10
    longer = json.loads(run(*asked, "--distribution").out)
    assert sum(longer["p_turns"]) == pytest.approx(1, abs=1e-9)


def test_odds_of_one_seat_are_fractions(run: Run) -> None:
    found = json.loads(run("odds", "chutes-and-ladders", "--seats", "1", "--json", "--spaces").out)
    assert found["method"] == "fractions"
    assert found["exact"]["throws"].endswith("/5757472998140039232950575874628786131130999406013041613400")
    assert found["p_ever"][100] == pytest.approx(1) and len(found["p_ever"]) == 101


def test_odds_from_a_position(run: Run) -> None:
    done = run("odds", "famille", "--seats", "2", "--position", "26 0* / 1 to throw", "--json")
    assert json.loads(done.out)["win"][0] > 0.53


def test_simulate_says_a_line_first_and_then_the_answer(run: Run) -> None:
    done = run("simulate", "famille", "--seats", "2", "--rounds", "2e3", "--seed", "4")
    assert done.err == "oie: famille, 2 seats: 2,000 rounds\n"
    assert "famille, 2 seats, 2,000 rounds, seed 4" in done.out
    for part in ("seat 1 wins", "50 %", "leads", "space 58", "death"):
        assert part in done.out


def test_parts_are_merged_into_the_whole(run: Run, tmp_path: Path) -> None:
    asked = ("simulate", "bolton", "--seats", "3", "--rounds", "300", "--json")
    paths = []
    for part in ("1/2", "2/2"):
        paths.append(tmp_path / part.replace("/", "-"))
        paths[-1].write_text(run(*asked, "--shard", part).out)
    whole = run(*asked).out
    assert run("merge", *map(str, paths), "--json").out == whole
    assert json.loads(whole)["rounds"] == 300
    assert "bolton, 3 seats, 300 rounds" in run("merge", *map(str, reversed(paths))).out


def test_compare_as_table_plot_and_json(run: Run, tmp_path: Path) -> None:
    done = run("compare", "famille", "--vary", "exact_finish", "--out", str(tmp_path / "x.svg"))
    assert done.code == 0 and "exact_finish=false" in done.out and "####" in done.out
    assert not done.err
    assert (tmp_path / "x.svg").read_text().startswith("<svg")
    found = json.loads(run("compare", "famille", "oudhollands", "--json").out)
    assert [line["label"] for line in found] == ["famille", "oudhollands"]
    assert found[1]["deadlock"] == pytest.approx(0.22638955, abs=5e-9)


def test_report_writes_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "report.csv"
    done = run("report", "jardin", "--out", str(path))
    assert (done.code, done.out) == (0, f"{path}\n")
    assert path.read_text().startswith("of,name,value\n2 seats,seat 0 wins,0.5")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("odds", "famille"), "needs --seats"),
        (("odds", "famille", "--seats", "0"), "expected 1 to 12 seats, got 0"),
        (("odds", "famille", "--seats", "2", "--position", "63 4 / 0 won"), "awaits a throw"),
        (("odds", "famille", "--seats", "3", "--position", "26 4 / 0 to throw"), "awaits a throw"),
        (("odds", "famille", "--seats", "2", "--position", "x"), "expected a position such as"),
        (("odds", "famile", "--seats", "2"), "is famille meant"),
        (("simulate", "famille", "--seats", "2", "--rounds", "0"), "expected 1 to"),
        (("simulate", "famille", "--seats", "2", "--rounds", "1e99"), "a number that is too large"),
        (("simulate", "famille", "--seats", "2", "--rounds", "many"), "expected a whole number, got many"),
        (("simulate", "famille", "--seats", "2", "--rounds", "1.55e1"), "expected a whole number"),
        (("simulate", "famille", "--seats", "2", "--rounds", "9", "--shard", "3/2"), "shard such as 1/4"),
        (("simulate", "famille", "--seats", "2", "--rounds", "9", "--shard", "x"), "shard such as 1/4"),
        (("simulate", "famille", "--seats", "2", "--rounds", "9", "--seed", "-1"), "expected a seed"),
        (("merge",), "oie merge needs FILES"),
        (("merge", "no-such-file"), "no-such-file is no result of oie simulate"),
        (("compare",), "oie compare needs GAMES"),
        (("compare", "famille"), "oie compare needs --vary"),
        (("compare", "famille", "--vary", "dice"), "famille has no option dice"),
        (("compare", "famille", "jardin", "--vary", "dice"), "has no use for jardin"),
        (("report", "famille", "--out", "x.pdf"), "one of .html, .svg, .png, .csv, got .pdf"),
        (("report", "famille"), "needs --out"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, tuple) else "",
)
def test_wrong_input_is_one_sentence(run: Run, argv: tuple[str, ...], words: str) -> None:
    assert words in run(*argv).sentence()


def test_rounds_as_people_write_them(run: Run) -> None:
    for text, count in (("1e2", 100), ("1.5e2", 150), ("1_00", 100), ("2.0e0", 2)):
        if text == "2.0e0":
            assert "whole number" in run("simulate", "famille", "--seats", "1", "--rounds", text).sentence()
            continue
        found = json.loads(run("simulate", "famille", "--seats", "1", "--rounds", text, "--json").out)
        assert found["rounds"] == count


def test_the_first_line_comes_before_anything_heavy() -> None:
    """The bar is half a second on an idle machine; what is shown here is that Numba comes after it."""
    asked = ("simulate", "famille", "--seats", "2", "--rounds", "9")
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "oie", *asked],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    lines = done.stderr.splitlines()
    said = next(n for n, line in enumerate(lines) if line.startswith("oie: "))
    heavy = [n for n, line in enumerate(lines) if line.split("|")[-1].strip() in ("numpy", "numba", "scipy")]
    assert heavy and min(heavy) > said
