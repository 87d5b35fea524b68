"""Comparison, report, charts and exact means: the same figures in every form."""

from __future__ import annotations

import csv
import io
import os
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

import oie
from oie.analysis.chances import odds
from oie.analysis.charts import bar_chart, line_chart
from oie.analysis.compare import together, values_of, vary
from oie.analysis.errors import AnalysisError
from oie.analysis.means import expected
from oie.analysis.report import Report, gather
from oie.analysis.simulation import simulate
from oie.analysis.tally import EVENTS
from oie.press import report as printing
from oie.press.heat import heat_map
from oie.press.odds_page import as_sections
from oie.rulesets import shipped_sheet
from oie.rulesets.errors import RulesetError
from oie.text import LANGUAGES
from tests.analysis.games import OWN

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def report() -> Report:
    """Of a game with counters, deadlocks and holds, for two seats alone."""
    return gather(shipped_sheet("jardin"), {"deadlock": "draw"}, 2)


@pytest.mark.parametrize("id", ["bolton", "jardin", "famille", "again", "crowd"])
def test_exact_means_are_near_those_of_a_simulation(id: str) -> None:
    rules = oie.load(OWN[id]) if id in OWN else oie.ruleset(id)
    means, rounds = expected(odds(rules, 2).chain), 100_000
    tally = simulate(rules, 2, rounds, seed=8)
    assert means.visits == pytest.approx(tally.visits / rounds, rel=0.05, abs=0.005)
    for name in EVENTS:
        assert tally.events[name] / rounds == pytest.approx(means.events[name], rel=0.03, abs=0.004), name
    assert means.visits[rules.goal] == pytest.approx(1 - odds(rules, 2).deadlock, abs=1e-9)


def test_the_values_of_an_option_side_by_side() -> None:
    found = vary(shipped_sheet("famille"), "nine_from_start", 2)
    assert found.labels == ("nine_from_start=first_throw_only", "nine_from_start=whenever_at_start")
    assert found.odds[1].win[0] == pytest.approx(0.506720, abs=5e-7)
    assert found.odds[1].turns.mean == pytest.approx(38.037943, abs=5e-7)
    _, rows = found.rows()
    assert rows[2][0:2] == ("nine_from_start=whenever_at_start", f"{found.odds[1].win[0]:.9f}")
    assert found.plot()[1].endswith(" 38.04") and found.plot()[1].count("#") == 40
    assert "38.04" in found._repr_svg_() and "whenever" in found._repr_html_()


def test_rulesets_side_by_side() -> None:
    games = [oie.ruleset("famille"), oie.ruleset("oudhollands")]
    found = together(games, ["a", "b"], 2)
    assert [each.ruleset for each in found.odds] == ["famille", "oudhollands"]


def test_a_range_is_thinned_out_with_both_ends() -> None:
    options = shipped_sheet("bolton").options
    assert values_of(options["purse"])[0] == 1 and values_of(options["purse"])[-1] == 999
    assert len(values_of(options["purse"])) == 12
    assert values_of(options["fine"]) == (0, 1, 2, 3)


def test_an_option_that_is_a_board_or_none() -> None:
    with pytest.raises(AnalysisError) as caught:
        vary(shipped_sheet("pair-impair"), "board", 2)
    assert caught.value.code == "compare-board"
    with pytest.raises(RulesetError) as wrong:
        vary(shipped_sheet("famille"), "dice", 2)
    assert wrong.value.code == "option-unknown"


def test_a_report_has_it_all(report: Report) -> None:
    assert report.odds.deadlock == pytest.approx(0.166728, abs=5e-7)
    assert [each.seats for each in report.by_seats] == [2]  # the game has no more
    assert [each.labels[0].partition("=")[0] for each in report.options] == [
        "dice",
        "goose_after_bounce",
        "deadlock",
        "displacement_cancels_wait",
    ]
    assert sum(report.lengths) == pytest.approx(1, abs=1e-8)
    assert report.lengths @ np.arange(len(report.lengths)) == pytest.approx(report.odds.turns.mean, abs=1e-5)


def test_the_page_is_whole_and_says_the_figures(report: Report) -> None:
    page = printing.render(report, ".html").decode()
    for part in ("0.420552", "0.166728", "deadlock=release_all", "Visits of each space", "dice=3"):
        assert part in page, part
    assert page.count("<svg") == page.count("</svg>") >= 7
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_for_readers_says_the_same_in_their_words(report: Report, lang: str) -> None:
    sheet = shipped_sheet("jardin")
    body = as_sections(report, sheet, lang)
    page = ET.fromstring(f"<div>{body}</div>")
    mark = "," if lang in ("fr", "pt") else "."
    cells = [cell.text or "" for cell in page.iter("td")]
    assert f"{100 * report.odds.win[0]:.1f}".replace(".", mark) in cells[0]
    assert f"{100 * report.odds.deadlock:.1f}".replace(".", mark) in cells[2]
    assert f"{report.means.events['hits']:.2f}".replace(".", mark) in cells
    headings = [heading.text or "" for heading in page.iter("h2")]
    assert len(headings) == len(set(headings)) == 4 + len(report.options)
    text = "".join(page.itertext())
    for name in sheet.options:
        assert "_" not in name or name not in text  # options are said in words
    assert "odds-report" not in text and "None" not in text
    busiest = max(range(1, 63), key=lambda space: report.means.visits[space])
    assert str(busiest) in [row.text for row in page.iter("th")]


def test_the_picture_is_xml_and_has_a_number_for_every_space(report: Report) -> None:
    root = ET.fromstring(printing.render(report, ".svg"))
    titles = [each.text or "" for each in root.iter(f"{SVG}title")]
    shown = dict(title.split(": ", 1) for title in titles if title.endswith(" a round"))
    assert set(shown) == {str(space) for space in range(1, 63)}
    assert shown["26"] == f"{report.means.visits[26]:.4f} a round"


def test_the_table_has_a_line_for_every_figure(report: Report) -> None:
    lines = list(csv.DictReader(io.StringIO(printing.render(report, ".csv").decode())))
    found = {(line["of"], line["name"]): line["value"] for line in lines}
    assert float(found["2 seats", "seat 0 wins"]) == report.odds.win[0]
    assert float(found["2 seats", "hits a round"]) == report.means.events["hits"]
    assert float(found["dice=3", "turns mean"]) == report.options[0].odds[2].turns.mean
    assert len(found) == len(lines)


def test_a_png_is_made_by_a_browser(report: Report) -> None:
    """Listed where there is no browser, as the tests of the pages are; and failing where `CI` is set."""
    if not any(map(shutil.which, printing.BROWSERS)):
        (pytest.fail if os.environ.get("CI") else pytest.skip)("Chromium is missing")
    png = printing.render(report, ".png")
    assert png[:8] == b"\x89PNG\r\n\x1a\n" and len(png) > 50_000


def test_without_a_browser_a_png_is_refused(report: Report, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oie.press.report.shutil.which", lambda _: None)
    with pytest.raises(AnalysisError) as caught:
        printing.render(report, ".png")
    assert caught.value.code == "report-png"


def test_another_ending_or_a_place_that_cannot_be_written(report: Report, tmp_path: Path) -> None:
    with pytest.raises(AnalysisError) as caught:
        printing.render(report, ".pdf")
    assert caught.value.code == "report-form"
    with pytest.raises(AnalysisError) as caught:
        printing.write(tmp_path / "none" / "x.csv", b"")
    assert caught.value.code == "report-file"


def test_four_seats_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oie.analysis.report.SIMULATED", 20_000)
    monkeypatch.setattr("oie.analysis.chances.SIMULATED", 20_000)
    monkeypatch.setattr("oie.analysis.report.EXACT_SEATS", ())
    found = gather(shipped_sheet("chutes-and-ladders"), {}, 4)
    assert found.odds.method == "simulation"
    assert found.means.visits[100] == pytest.approx(1)
    assert sum(found.lengths) == pytest.approx(1)


def test_the_hottest_space_is_the_darkest() -> None:
    rules = oie.ruleset("pair-impair")
    drawn = heat_map(rules, [0.0] * 20 + [2.0] + [1.0] * 15, "t", "a round")
    assert drawn.count('fill="rgb(189,0,38)"') == 1
    assert "<title>20: 2.0000 a round</title>" in drawn


def test_charts_are_xml_within_their_frame() -> None:
    for drawn in (
        line_chart("a & b", [("x", [0.0, 0.5, 1.0]), ("<y>", [1e-9])], "n", "p"),
        bar_chart("t", [("long name of a bar that has no room at all " * 3, 3.0), ("b", 0.0)], "p"),
        bar_chart("none", [("a", 0.0)], ""),
    ):
        root = ET.fromstring(drawn)
        assert root.attrib["role"] == "img" and root.attrib["aria-label"]
        for bar in root.iter(f"{SVG}rect"):
            assert float(bar.attrib["y"]) + float(bar.attrib["height"]) <= 320
