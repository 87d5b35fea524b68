"""The odds report: one page, one picture or one table of all that `analysis.report` has gathered."""

from __future__ import annotations

import csv
import io
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from html import escape
from itertools import accumulate
from pathlib import Path

from oie.analysis.charts import bar_chart, line_chart
from oie.analysis.errors import AnalysisError
from oie.analysis.notebook import table_html
from oie.analysis.report import Report
from oie.press.heat import heat_map

FORMS = (".html", ".svg", ".png", ".csv")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome", "msedge")
"""Programs that can make a PNG of a picture; the first that is there does."""
MOST_OF_ALL = 0.999
"""Part of the rounds whose lengths are drawn."""
WIDE, TALL = 1143, 1330
"""Size of the picture: the board, and below it two charts."""
STYLE = """
body { font: 16px/1.5 sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; } caption { text-align: left; font-weight: bold; }
td, th { padding: 0.15rem 0.75rem; text-align: right; border-bottom: 1px solid #9996; }
td:first-child, th:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
"""


def render(report: Report, form: str) -> bytes:
    """The report as a file of one of `FORMS`. Raises `AnalysisError`."""
    if form == ".html":
        return as_html(report).encode()
    if form == ".csv":
        return as_csv(report).encode()
    if form == ".svg":
        return as_svg(report).encode()
    if form == ".png":
        return as_png(as_svg(report))
    raise AnalysisError("report-form", known=", ".join(FORMS), got=form or "no ending")


def write(path: Path, content: bytes) -> None:
    """Write a file. Raises `AnalysisError` where that cannot be done."""
    try:
        path.write_bytes(content)
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise AnalysisError("report-file", file=str(path), problem=problem) from error


def as_html(report: Report) -> str:
    """One page that needs nothing else."""
    title = f"{report.rules.title.get('en', report.rules.id)}: the odds"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(_options(report))}</p>",
        table_html(*report.odds.rows()),
        "<h2>How long a round lasts</h2>",
        _length_chart(report),
        table_html("", _percentiles(report)),
        "<h2>Where pawns come</h2>",
        _board(report),
        "<h2>What happens in a round</h2>",
        table_html("", [("", "a round"), *((k, f"{v:.6f}") for k, v in report.means.events.items())]),
        "<h2>Throwing first</h2>",
        bar_chart("Chance of the seat that throws first, above an equal share", _advantages(report), ""),
        table_html("", _seats_rows(report)),
        "<h2>House rules</h2>",
        *(f"{each._repr_svg_()}{each._repr_html_()}" for each in report.options),
    ]
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>\n'
        + "\n".join(parts)
        + "\n</html>\n"
    )


def as_svg(report: Report) -> str:
    """The board as a heat map, and below it the lengths and the chances of each seat."""
    charts = [_length_chart(report), bar_chart("Chance to win", _chances(report), "")]
    placed = "".join(
        chart.replace("<svg ", f'<svg x="{n * WIDE // 2}" y="{TALL - 320}" ', 1).replace(
            'width="640" height="320"', f'width="{WIDE // 2}" height="300"', 1
        )
        for n, chart in enumerate(charts)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {TALL}" width="{WIDE}" height="{TALL}">'
        f'<rect width="{WIDE}" height="{TALL}" fill="#fff"/>'
        f'<g color="#222">{_board(report)}{placed}</g></svg>\n'
    )


def as_png(svg: str) -> bytes:
    """A picture of a picture, made by a browser. Raises `AnalysisError` where there is none."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        raise AnalysisError("report-png", known=", ".join(BROWSERS))
    with tempfile.TemporaryDirectory() as folder:
        page, picture = Path(folder) / "report.html", Path(folder) / "report.png"
        page.write_text(f"<!doctype html><style>body {{ margin: 0 }}</style>{svg}", "utf-8")
        command = [browser, "--headless", "--disable-gpu", "--hide-scrollbars"]
        command += ["--no-sandbox"] if getattr(os, "geteuid", lambda: 1)() == 0 else []  # root has none
        command += [f"--user-data-dir={folder}/user", f"--window-size={WIDE},{TALL}"]
        command += [f"--screenshot={picture}", page.as_uri()]
        try:
            subprocess.run(command, capture_output=True, timeout=60, check=False)
            return picture.read_bytes()
        except (OSError, subprocess.TimeoutExpired) as error:
            raise AnalysisError("report-png", known=", ".join(BROWSERS)) from error


def as_csv(report: Report) -> str:
    """Every figure on a line of its own: what it is of, its name, its value."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(("of", "name", "value"))
    table.writerows(_figures(report))
    return out.getvalue()


def _figures(report: Report) -> Iterator[tuple[str, str, object]]:
    for each in report.by_seats:
        of = f"{each.seats} seats"
        yield from ((of, f"seat {seat} wins", value) for seat, value in enumerate(each.win))
        yield of, "deadlock", each.deadlock
        for name, length in (("turns", each.turns), ("throws", each.throws)):
            yield of, f"{name} mean", length.mean
            yield of, f"{name} sd", length.sd
        yield of, "method", each.method
        yield of, "residual", each.residual
    seats = f"{report.odds.seats} seats"
    yield from ((seats, f"lasts {n} turns", float(p)) for n, p in enumerate(report.lengths))
    yield from ((seats, f"visits of space {n} a round", float(v)) for n, v in enumerate(report.means.visits))
    yield from ((seats, f"{name} a round", value) for name, value in report.means.events.items())
    for comparison in report.options:
        for label, odds in zip(comparison.labels, comparison.odds, strict=True):
            yield label, "first wins", odds.win[0]
            yield label, "deadlock", odds.deadlock
            yield label, "turns mean", odds.turns.mean


def _options(report: Report) -> str:
    """Which options the figures are of."""
    said = (f"{name}={str(value).lower()}" for name, value in report.rules.options.items())
    return f"{report.odds.seats} seats; options: {', '.join(said) or 'none'}"


def _length_chart(report: Report) -> str:
    ended = list(accumulate(report.lengths.tolist()))
    shown = next((n for n, p in enumerate(ended) if p >= MOST_OF_ALL * ended[-1]), len(ended))
    series = [(f"{report.odds.seats} seats", report.lengths.tolist()[: shown + 1])]
    return line_chart("Chance that a round lasts so many turns", series, "turns", "chance")


def _percentiles(report: Report) -> list[tuple[str, ...]]:
    ended = list(accumulate(report.lengths.tolist()))
    marks = (5, 25, 50, 75, 95, 99)
    places = [next((n for n, p in enumerate(ended) if 100 * p >= mark), len(ended)) for mark in marks]
    return [("", *(f"{mark} %" for mark in marks)), ("over after so many turns", *map(str, places))]


def _board(report: Report) -> str:
    return heat_map(report.rules, report.means.visits.tolist(), "Visits of each space in a round", "a round")


def _chances(report: Report) -> list[tuple[str, float]]:
    chances = [(f"seat {seat}", value) for seat, value in enumerate(report.odds.win)]
    return [*chances, ("deadlock", report.odds.deadlock)]


def _advantages(report: Report) -> list[tuple[str, float]]:
    return [(f"{o.seats} seats", max(0.0, o.win[0] - (1 - o.deadlock) / o.seats)) for o in report.by_seats]


def _seats_rows(report: Report) -> list[tuple[str, ...]]:
    most = max(each.seats for each in report.by_seats)
    rows: list[tuple[str, ...]] = [("", *(f"seat {n}" for n in range(most)), "deadlock")]
    for each in report.by_seats:
        chances = [f"{p:.6f}" for p in each.win] + [""] * (most - each.seats)
        rows.append((f"{each.seats} seats", *chances, f"{each.deadlock:.6f}"))
    return rows
