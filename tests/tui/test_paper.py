"""Canvas and flow: characters of every width, words of several colours, lines of a given length."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from oie.tui.canvas import Canvas, clusters, fit
from oie.tui.flow import Run, flow, set_lines, text_lines

TEXT = st.text(alphabet=st.sampled_from("abc é京🪿\u0301\u200d\u202f’"), max_size=40)


@given(TEXT, st.integers(-3, 12), st.integers(1, 12))
def test_whatever_is_written_a_row_keeps_its_width(text: str, x: int, columns: int) -> None:
    """A wide character or a mark in a name never pushes the rest of a row aside."""
    canvas = Canvas(columns, 1, "#000000")
    canvas.put(x, 0, text)
    canvas.put(columns // 2, 0, "b")
    assert cell_len(canvas.text(0)) == columns
    assert canvas.strip(0).cell_length == columns


def test_half_a_wide_character_becomes_a_blank() -> None:
    canvas = Canvas(4, 1, "#000000")
    canvas.put(0, 0, "京京")
    canvas.put(1, 0, "b")
    assert canvas.text(0) == " b京"
    canvas.put(3, 0, "c")
    assert canvas.text(0) == " b c"


def test_marks_stay_with_their_letter() -> None:
    assert clusters("e\u0301京") == [("e\u0301", 1), ("京", 2)]
    assert clusters("\u0301a") == [("a", 1)]


@given(TEXT, st.integers(0, 12))
def test_what_is_fitted_fits(text: str, columns: int) -> None:
    shown = fit(text, columns)
    assert cell_len(shown) <= columns
    assert shown == text or shown.endswith("…") or not columns


def test_what_falls_outside_is_cut() -> None:
    canvas = Canvas(3, 2, "#000000")
    assert canvas.put(-2, 0, "abcde") == 3
    canvas.put(0, 5, "x")
    canvas.fill(-1, -1, 9, 9, "#ffffff")
    canvas.lay(Canvas(9, 9, "#123456"), -1, 1)
    assert canvas.text(0) == "   " and canvas.paper(0, 0) == "#ffffff"
    assert canvas.paper(2, 1) == "#123456" and canvas.paper(9, 9) == ""


def test_halves_are_read_back() -> None:
    canvas = Canvas(4, 1, "#000000")
    for x, char in enumerate("▀▄█a"):
        canvas.put(x, 0, char, "#111111", "#222222")
    assert [canvas.halves(x, 0) for x in range(4)] == [
        ("#111111", "#222222"),
        ("", "#111111"),
        ("#111111", "#111111"),
        ("", ""),
    ]


@given(st.lists(TEXT, max_size=5), st.integers(2, 30), st.integers(0, 3))
def test_lines_are_never_too_long_and_no_word_is_lost(texts: list[str], columns: int, after: int) -> None:
    if columns - after < 2:
        return
    lines = flow([Run(text) for text in texts], columns, after)
    for number, line in enumerate(lines):
        assert sum(cell_len(word.text) for word in line) + max(0, len(line) - 1) <= columns - after * (
            number > 0
        )
    kept = "".join(word.text for line in lines for word in line)
    assert kept == "".join(texts).replace(" ", "")


def test_a_tag_is_not_broken() -> None:
    lines = flow([Run("one two"), Run(" a tag ", paper="#111111")], 9)
    assert [[word.text for word in line] for line in lines] == [["one", "two"], [" a tag "]]


@pytest.mark.parametrize(("most", "last"), [(None, "three"), (2, "two…")])
def test_too_many_lines_end_in_an_ellipsis(most: int | None, last: str) -> None:
    canvas = Canvas(8, 3, "#000000")
    after = set_lines(canvas, 0, 0, text_lines("one\ntwo\nthree", 8), most=most)
    assert canvas.text(after - 1).rstrip() == last
