"""A page as plain text and as Markdown."""

from __future__ import annotations

import pytest

import oie
from oie.text import LANGUAGES, Bullets, Page, Paragraph, Section, Table, as_markdown, as_text, rules_page

PAGE = Page(
    "Title",
    (
        Section("a", "First", (Paragraph("word " * 12 + "end"), Bullets(("one", "two"), numbered=True))),
        Section("b", "Second", (Table(("No.", "What"), (("1", "a long effect"), ("2 and 3", "b"))),)),
    ),
)


def test_text_is_wrapped_and_lists_hang() -> None:
    assert as_text(PAGE, 30) == (
        "Title\n=====\n\nFirst\n-----\n"
        "word word word word word word\nword word word word word word\nend\n\n"
        "1. one\n2. two\n\n"
        "Second\n------\n"
        "No.      What\n-------  -------------\n1        a long effect\n2 and 3  b\n"
    )


@pytest.mark.parametrize("width", [1, 20, 40, 79, 200])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_wider_than_asked_for(lang: str, width: int) -> None:
    shown = as_text(rules_page(oie.ruleset("bolton"), lang), width)
    lines = shown.split("\n")
    assert max(map(len, lines)) <= max(width, 20)
    assert shown.endswith("\n") and not shown.endswith("\n\n")
    assert all(line == line.rstrip() for line in lines)


def test_a_narrow_table_becomes_a_list() -> None:
    assert "No.: 2 and 3\nWhat: b\n" in as_text(PAGE, 20)


def test_wide_or_narrow_the_words_are_the_same() -> None:
    made = rules_page(oie.ruleset("famille"), "fr")
    wide, narrow = as_text(made, 400), as_text(made, 60)
    for word in ("63", "labyrinthe", "puits", "Vantyghem"):
        assert word in wide and word in narrow


def test_markdown_has_headings_lists_and_tables() -> None:
    shown = as_markdown(PAGE)
    assert shown.startswith("# Title\n\n## First\n\nword ")
    assert "1. one\n2. two" in shown
    assert "| No. | What |\n| --- | --- |\n| 1 | a long effect |\n" in shown


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("**bold** <b>", "\\*\\*bold\\*\\* \\<b\\>"),
        ("[a](b) | c", "\\[a\\](b) \\| c"),
        ("1. no list", "1\\. no list"),
        ("- no list", "\\- no list"),
        ("# no heading", "\\# no heading"),
        ("6+3 and 19-1", "6+3 and 19-1"),
    ],
)
def test_no_text_becomes_markup(text: str, escaped: str) -> None:
    page = Page(text, (Section("a", "A", (Paragraph(text), Bullets((text,)), Table(("x",), ((text,),)))),))
    shown = as_markdown(page)
    assert shown.count(escaped) == 4
    assert f"\n\n{escaped}\n" in shown
