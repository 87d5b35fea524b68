"""The odds for readers: the same figures as the report, rounded, in words and in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import accumulate

from oie.analysis.charts import line_chart
from oie.analysis.compare import Comparison, values_of
from oie.analysis.report import Report
from oie.press.heat import heat_map
from oie.rulesets import Sheet
from oie.text import option_label, t, value_label

MOST_OF_ALL = 0.999
"""Part of the rounds whose lengths are drawn."""
RARE = 0.0005
"""What happens less often in a round is not told."""
BUSIEST = 5
"""Spaces that are named as those where pawns come most often."""


def as_sections(report: Report, sheet: Sheet, lang: str) -> str:
    """The body of a page in HTML, with `h2` headings: who wins, how long it lasts, what house rules do."""
    seats = report.odds.seats
    sections = [
        (t(lang, "odds-report-win", seats=seats), _win(report, lang)),
        (t(lang, "odds-report-length"), _length(report, lang)),
        (t(lang, "odds-report-board"), _board(report, lang)),
        (t(lang, "odds-report-events"), _events(report, lang)),
    ]
    if len(report.by_seats) > 1:
        sections.append((t(lang, "odds-report-first"), _first(report, lang)))
    named = [(name, one) for name, one in sheet.options.items() if one.board is None]
    for (name, option), comparison in zip(named, report.options, strict=True):
        choices = [value_label(report.rules, name, value, lang) for value in values_of(option)]
        title = t(lang, "odds-report-rule", rule=option_label(report.rules, name, lang))
        sections.append((title, _choices(comparison, choices, lang)))
    return "\n".join(f"<section><h2>{escape(title)}</h2>{body}</section>" for title, body in sections)


def _win(report: Report, lang: str) -> str:
    odds = report.odds
    rows = [(t(lang, "odds-report-seat", place=n + 1), _percent(p, lang)) for n, p in enumerate(odds.win)]
    if odds.deadlock > 0:
        rows.append((t(lang, "odds-report-nobody"), _percent(odds.deadlock, lang)))
    how = "odds-report-simulated" if odds.method == "simulation" else "odds-report-exact"
    return _table(["", t(lang, "odds-report-chance")], rows) + f"<p>{escape(t(lang, how))}</p>"


def _length(report: Report, lang: str) -> str:
    ended = list(accumulate(report.lengths.tolist()))

    def over(part: float) -> int:
        return next((n for n, p in enumerate(ended) if p >= part * ended[-1]), len(ended))

    mean = round(report.odds.turns.mean, 1)
    said = t(lang, "odds-report-length-line", half=over(0.5), long=over(0.95), mean=mean)
    shown = [100 * chance for chance in report.lengths.tolist()[: over(MOST_OF_ALL) + 1]]
    turns = t(lang, "odds-report-turns")
    drawn = line_chart(t(lang, "odds-report-chart"), [("", shown)], turns, "%")
    return f"<p>{escape(said)}</p>{drawn}"


def _board(report: Report, lang: str) -> str:
    visits, rules = report.means.visits.tolist(), report.rules
    busiest = sorted(range(1, rules.goal), key=lambda space: -visits[space])[:BUSIEST]
    rows = [(str(space), _number(visits[space], lang)) for space in busiest]
    heads = [t(lang, "odds-report-space"), t(lang, "odds-report-visits")]
    drawn = heat_map(rules, visits, t(lang, "odds-report-board"), t(lang, "odds-report-visits"), lang=lang)
    return f"<p>{escape(t(lang, 'odds-report-board-line'))}</p>{drawn}{_table(heads, rows)}"


def _events(report: Report, lang: str) -> str:
    told = {name: value for name, value in report.means.events.items() if value >= RARE}
    rows = [(t(lang, f"odds-report-{name}"), _number(value, lang)) for name, value in told.items()]
    return _table(["", t(lang, "odds-report-a-round")], rows)


def _first(report: Report, lang: str) -> str:
    most = max(each.seats for each in report.by_seats)
    heads = [t(lang, "odds-report-players"), *(t(lang, "odds-report-seat", place=n + 1) for n in range(most))]
    rows = [
        (str(each.seats), *(_percent(p, lang) for p in each.win), *[""] * (most - each.seats))
        for each in report.by_seats
    ]
    return _table(heads, rows)


def _choices(comparison: Comparison, choices: Sequence[str], lang: str) -> str:
    drawn = any(each.deadlock > 0 for each in comparison.odds)
    names = ("turns", "first-wins", "nobody")[: 3 if drawn else 2]
    rows = [
        (choice, _number(each.turns.mean, lang), _percent(each.win[0], lang), _percent(each.deadlock, lang))
        for choice, each in zip(choices, comparison.odds, strict=True)
    ]
    heads = ["", *(t(lang, f"odds-report-{name}") for name in names)]
    return _table(heads, [row[: len(heads)] for row in rows])


def _percent(part: float, lang: str) -> str:
    return t(lang, "odds-report-percent", value=_decimals(100 * part, 1, lang))


def _number(value: float, lang: str) -> str:
    return _decimals(value, 2 if value < 10 else 1, lang)


def _decimals(value: float, places: int, lang: str) -> str:
    """A number with so many places, so that a column of them can be compared."""
    mark = t(lang, "odds-report-number", value=0.5)[1]
    return f"{value:.{places}f}".replace(".", mark)


def _table(heads: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    lines = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(one)}</td>" for one in rest)}</tr>'
        for first, *rest in rows
    )
    return (
        f'<div class="scroll" tabindex="0"><table class="figures"><thead><tr>{top}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )
