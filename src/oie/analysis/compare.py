"""Compare: what each house rule does to fairness, deadlock and length.

    vary(shipped_sheet("famille"), "nine_from_start", 2)
    together([rules_a, rules_b], 2)

Every line is solved exactly, where `odds` can; so two lines differ by no more than their residuals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from oie.analysis.chances import Odds, odds
from oie.analysis.charts import bar_chart
from oie.analysis.errors import AnalysisError
from oie.analysis.notebook import table_html
from oie.core.ruleset import Ruleset
from oie.rulesets import Sheet
from oie.rulesets.options import Option

MOST_VALUES = 12
"""Values of a range that are compared; more are thinned out evenly."""


@dataclass(frozen=True, eq=False)
class Comparison:
    """Rulesets, or values of an option, side by side."""

    title: str
    labels: tuple[str, ...]
    odds: tuple[Odds, ...]

    def rows(self) -> tuple[str, list[tuple[str, ...]]]:
        """A heading and one row for each."""
        head = ("", "first wins", "ahead of the last", "deadlock", "turns", "sd", "throws", "method")
        rows: list[tuple[str, ...]] = [head]
        for label, each in zip(self.labels, self.odds, strict=True):
            digits = 4 if each.method == "simulation" else 9
            figures = (each.win[0], each.win[0] - each.win[-1], each.deadlock)
            rows.append(
                (
                    label,
                    *(f"{value:.{digits}f}" for value in figures),
                    f"{each.turns.mean:.{digits - 3}f}",
                    f"{each.turns.sd:.{digits - 3}f}",
                    f"{each.throws.mean:.{digits - 3}f}",
                    each.method,
                )
            )
        return self.title, rows

    def plot(self, wide: int = 40) -> list[str]:
        """The mean number of turns as bars of text."""
        most = max(each.turns.mean for each in self.odds)
        left = max(map(len, self.labels))
        return [
            f"{label.ljust(left)}  {'#' * max(1, round(wide * each.turns.mean / most))} {each.turns.mean:.2f}"
            for label, each in zip(self.labels, self.odds, strict=True)
        ]

    def _repr_html_(self) -> str:
        return table_html(*self.rows())

    def _repr_svg_(self) -> str:
        bars = [(label, each.turns.mean) for label, each in zip(self.labels, self.odds, strict=True)]
        return bar_chart(self.title, bars, "turns")


def vary(
    sheet: Sheet,
    name: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    progress: Callable[[str], None] | None = None,
) -> Comparison:
    """One ruleset under every value of the option `name`, the others as in `options`.

    Raises `RulesetError` for an option that it has not, `AnalysisError` for one that is a board.
    """
    if name not in sheet.options:
        sheet.rules({name: None})  # says so, and which there are
    option = sheet.options[name]
    if option.board is not None:
        raise AnalysisError("compare-board", option=name)
    labels, found = [], []
    for value in values_of(option):
        label = f"{name}={str(value).lower() if isinstance(value, bool) else value}"
        if progress is not None:
            progress(label)
        labels.append(label)
        found.append(odds(sheet.rules({**(options or {}), name: value}), seats))
    return Comparison(f"{sheet.document['id']}, {seats} seats", tuple(labels), tuple(found))


def values_of(option: Option) -> tuple[bool | int | str, ...]:
    """The values of an option that are compared; of a range some, with both ends."""
    if option.span is None:
        return option.values
    least, most = option.span
    count = min(MOST_VALUES, most - least + 1)
    return tuple(least + (most - least) * n // max(1, count - 1) for n in range(count))


def together(
    rulesets: Sequence[Ruleset],
    labels: Sequence[str],
    seats: int,
    progress: Callable[[str], None] | None = None,
) -> Comparison:
    """Several rulesets side by side."""
    found = []
    for rules, label in zip(rulesets, labels, strict=True):
        if progress is not None:
            progress(label)
        found.append(odds(rules, seats))
    return Comparison(f"{seats} seats", tuple(labels), tuple(found))
