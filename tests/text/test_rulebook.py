"""The rules pages: numbers of the rulesets, examples played by the core, conventions called by that name."""

from __future__ import annotations

import re
import time
from functools import cache

import pytest

import oie
from oie.rulesets import sheet_of
from oie.text import LANGUAGES, Bullets, Page, Paragraph, Table, as_text, rules_page
from oie.text.page import texts_of
from oie.text.words import prose
from tests.alone import alone
from tests.text.tables import tiny

GAMES = oie.shipped()
SECTIONS = ["aim", "material", "order", "spaces", "end", "examples", "mistakes"]
SECTIONS += ["consequences", "options", "remarks", "summary", "source"]


@cache
def page(game: str, lang: str = "en", **options: object) -> Page:
    return rules_page(oie.ruleset(game, **options), lang)


def text(page: Page, section: str) -> str:
    """All texts of one section, one a line; empty where the page has none."""
    found = page.section(section)
    return "" if found is None else "\n".join(t for block in found.blocks for t in texts_of(block))


def numbers(text: str) -> set[int]:
    return {int(n) for n in re.findall(r"\d+", text)}


@pytest.mark.clause("UX-95")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_its_sections_and_the_numbers_of_its_ruleset(game: str, lang: str) -> None:
    rules, made = oie.ruleset(game), page(game, lang)
    ids = [section.id for section in made.sections]
    assert ids == [id for id in SECTIONS if id in ids]
    assert {"aim", "material", "order", "spaces", "end", "consequences", "options", "source"} <= set(ids)
    assert made.title
    assert rules.goal in numbers(text(made, "aim"))
    assert {rules.goal, rules.dice, rules.faces, *rules.seats} <= numbers(text(made, "material"))
    shown = text(made, "spaces")
    assert {space for kind in rules.kinds.values() for space in kind.spaces} <= numbers(shown)
    for kind in rules.kinds.values():
        for effect in kind.effects:
            if isinstance(effect, oie.core.effects.Go) and isinstance(effect.to, int) and effect.to:
                assert effect.to in numbers(shown)
    if rules.purse is not None:
        assert rules.purse in numbers(text(made, "material"))
    if rules.initial is not None:
        assert set(rules.initial.table.values()) <= numbers(text(made, "order"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_the_spaces_has_a_name_and_an_effect(game: str, lang: str) -> None:
    found = page(game, lang).section("spaces")
    assert found is not None
    table = found.blocks[0]
    assert isinstance(table, Table)
    assert all(len(row) == len(table.heads) == 3 and all(row) for row in table.rows)
    assert table.rows[-1][0] == str(oie.ruleset(game).goal)


@pytest.mark.clause("S004-54")
@pytest.mark.parametrize("game", GAMES)
def test_a_convention_is_never_called_the_rule(game: str) -> None:
    whole = as_text(page(game, "fr"), 10_000)
    assert not re.search(r"\bla règle\b", whole, re.IGNORECASE)
    assert ("convention retenue" in whole.lower()) is (game not in ("oudhollands", "chutes-and-ladders"))
    assert "the rule is" not in as_text(page(game, "en"), 10_000).lower()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_a_page_is_broken(game: str, lang: str) -> None:
    for section in page(game, lang).sections:
        assert section.heading
        for block in section.blocks:
            for shown in texts_of(block):
                assert shown == shown.strip() and shown
                assert not set("{}\n\t") & set(shown)
                assert "  " not in shown and ".." not in shown


@pytest.mark.clause("S004-45", "S004-46", "S004-47", "S004-36")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_are_played_by_the_core(lang: str) -> None:
    shown = text(page("famille", lang), "examples")
    lines = shown.split("\n")
    assert any("6" in line and "26" in line and "Alice" in line for line in lines)
    assert any(all(str(n) in line for n in (10, 14, 18, 22)) for line in lines)
    bob = [line for line in lines if line.startswith("Bob") or " Bob " in line]
    assert sum("52" in line for line in bob) >= 2
    assert not any("Bob to throw" in line for line in lines)


@pytest.mark.clause("S004-45", "S004-46", "S004-47")
def test_the_examples_in_english() -> None:
    lines = text(page("famille"), "examples").split("\n")
    assert lines[:4] == [
        "Before: everybody at the start.",
        "Alice throws 6 and 3: initial throw, straight to 26.",
        "Bob throws 2 and 4: from the start to 6; on the bridge, straight to 12.",
        "Chloé throws 1 and 3: from the start to 4.",
    ]
    waits = [line for line in lines if line.startswith("Bob misses")]
    assert waits == ["Bob misses this turn: 1 more to lose.", "Bob misses this turn: no more to lose."]
    after = lines[lines.index(waits[1]) :]
    assert any(line.startswith("Bob throws") and "from 52" in line for line in after)


def test_an_example_that_does_not_fit_the_options_is_left_out_and_said_so() -> None:
    one = text(page("jardin", "en", dice=3), "examples")
    assert re.fullmatch(r"\d+ examples do not fit the options chosen and are left out\.", one)


@pytest.mark.clause("S004-39")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_six_common_mistakes(lang: str) -> None:
    found = page("famille", lang).section("mistakes")
    assert found is not None
    (block,) = found.blocks
    assert isinstance(block, Bullets)
    assert len(block.items) == 6
    assert {26, 53} <= numbers(block.items[3])
    assert 63 in numbers(block.items[4])


def test_mistakes_that_the_options_rule_out_are_not_listed() -> None:
    assert len(text(page("famille", exact_finish=False), "mistakes").split("\n")) == 5
    assert len(text(page("famille", nine_from_start="whenever_at_start"), "mistakes").split("\n")) == 5


@pytest.mark.clause("S001-8", "S001-16")
@pytest.mark.parametrize(
    ("lang", "never", "near"),
    [
        ("en", "Nobody ever wins with 1 or 5.", "29 (with 6), 31 (with 4), 32 (with 3) and 33 (with 2)"),
        ("fr", "On ne gagne jamais avec 1 ou 5.", "29 (avec 6), 31 (avec 4), 32 (avec 3) et 33 (avec 2)"),
        ("pt", "Nunca se ganha com 1 ou 5.", "29 (com 6), 31 (com 4), 32 (com 3) e 33 (com 2)"),
        ("ms", "Tiada sesiapa akan menang dengan 1 atau 5.", "29 (dengan 6), 31 (dengan 4), 32 (dengan 3)"),
    ],
)
def test_what_can_never_win_and_from_where_one_wins(lang: str, never: str, near: str) -> None:
    shown = text(page("pair-impair", lang), "consequences")
    assert never in shown
    assert near in shown
    assert "1.5 spaces" in text(page("pair-impair"), "consequences")


@pytest.mark.clause("A000-2", "D2")
def test_a_goose_met_in_recoil_is_said_to_lead_back_where_the_throw_began() -> None:
    said = "ends where its throw began"
    assert said in text(page("jardin"), "consequences")
    assert said not in text(page("jardin", goose_after_bounce="backward"), "consequences")
    assert said not in text(page("famille"), "consequences")


@pytest.mark.clause("A000-3", "G5")
def test_where_the_loop_guard_acts_is_computed() -> None:
    shown = text(page("jardin", dice=3), "consequences")
    assert "A throw of 18 from the start or 54 is the exception" in shown
    assert "rests on 54" in shown
    assert "go round for ever" not in text(page("jardin"), "consequences")


@pytest.mark.clause("S004-5", "A001-10", "A002-8")
def test_whether_a_table_can_get_stuck() -> None:
    assert "no space holds a pawn" in text(page("famille"), "consequences")
    assert "only space 21 can hold a pawn" in text(page("pair-impair"), "consequences")
    bolton = text(page("bolton"), "consequences")
    assert "With 2 players every pawn can be held at once" in bolton
    assert "With 3 or more players that cannot happen: only 31 and 52" in bolton
    assert "every pawn is held" in text(page("jardin"), "order")
    assert "every pawn is held" not in text(page("famille"), "order")


@pytest.mark.clause("D8", "S004-21")
def test_a_later_9_from_the_start_is_warned_of() -> None:
    warned = "Thrown from the start, but not as a first throw, 9 runs straight through to 63"
    assert warned in text(page("famille"), "consequences")
    assert warned not in text(page("famille", nine_from_start="whenever_at_start"), "consequences")
    assert warned not in text(page("bolton"), "consequences")  # its geese are too few for that


@pytest.mark.clause("S004-52", "S004-53", "S004-54")
def test_where_the_family_game_comes_from() -> None:
    english = text(page("famille"), "source")
    assert "Checked on 31 October 2026" in english
    assert "Vantyghem" in english and "1.6 (2025)" in english and "DJ05223" in english
    assert "No universal rules exist" in english
    assert "31 octobre 2026" in text(page("famille", "fr"), "source")
    assert "31 de outubro de 2026" in text(page("famille", "pt"), "source")
    assert "31 Oktober 2026" in text(page("famille", "ms"), "source")


@pytest.mark.parametrize("game", ["jardin", "pair-impair", "bolton", "famille"])
def test_what_the_source_states_and_what_is_our_reading_stand_apart(game: str) -> None:
    found = page(game).section("source")
    assert found is not None
    heads = [b.text for b in found.blocks if isinstance(b, Paragraph)]
    lists = [b.items for b in found.blocks if isinstance(b, Bullets)]
    assert any("states" in head for head in heads)
    assert any("convention adopted here" in head for head in heads)
    stated, ours = lists[0], lists[1]
    assert all(not re.search(r"\b[ADG]\d", line) for line in stated)
    assert all(not re.search(r"\bS00\d-", line) for line in ours)
    for name, option in sheet_of(oie.ruleset(game)).options.items():
        label = str(option.words["en"]["name"])  # type: ignore[index,call-overload]
        read = any(line.startswith(label.replace("'", "’")) for line in ours)
        assert read is (option.decided_by == "interpretation"), name


@pytest.mark.clause("D9", "A001-1")
def test_a_reconstructed_board_is_called_so_in_every_language() -> None:
    for lang, word in (
        ("fr", "Reconstitué"),
        ("en", "Reconstructed"),
        ("pt", "Reconstituído"),
        ("ms", "Dibina"),
    ):
        assert word in text(page("pair-impair", lang), "source")


@pytest.mark.clause("S004-44")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_ends_with_a_short_summary_that_adds_no_rule(lang: str) -> None:
    made = page("famille", lang)
    assert [section.id for section in made.sections][-2:] == ["summary", "source"]
    lines = text(made, "summary").split("\n")
    assert len(lines) <= 10
    assert numbers("\n".join(lines)) <= numbers(text(made, "spaces")) | numbers(text(made, "order"))
    assert {6, 12, 19, 31, 42, 30, 52, 58, 26, 53, 63} <= numbers("\n".join(lines))


@pytest.mark.clause("S001-4")
def test_a_heading_says_how_the_game_is_played() -> None:
    headings = {lang: page("pair-impair", lang).section("order") for lang in LANGUAGES}
    said = {lang: section.heading for lang, section in headings.items() if section is not None}
    assert said == {
        "fr": "Comment on joue",
        "en": "How it is played",
        "pt": "Como se joga",
        "ms": "Cara bermain",
    }


@pytest.mark.clause("S002-9", "S004-2", "S004-2b", "S004-4", "S004-6", "S004-42", "S004-43", "S000-9c")
@pytest.mark.parametrize(
    ("game", "clause", "words"),
    [
        ("bolton", "S002-9", ("good luck", "ill luck")),
        ("famille", "S004-2", ("send a pawn on again", "wait", "back")),
        ("famille", "S004-2b", ("set out again", "far behind")),
        ("famille", "S004-4", ("traditional family variant", "without stakes or money")),
        ("famille", "S004-6", ("special spaces", "another board")),
        ("famille", "S004-42", ("no hidden strategy", "check", "patient", "luck")),
        ("famille", "S004-43", ("before the next round", "boards")),
        ("jardin", "S000-9c", ("slow pace", "easier to follow", "fast one shortens")),
    ],
)
def test_what_a_source_remarks_stands_on_the_page(game: str, clause: str, words: tuple[str, ...]) -> None:
    remarks = sheet_of(oie.ruleset(game)).document["remarks"]
    (index,) = [i for i, remark in enumerate(remarks) if clause in remark.get("clauses", ())]
    for lang in LANGUAGES:
        found = page(game, lang).section("remarks")
        assert found is not None
        (block,) = found.blocks
        assert isinstance(block, Bullets)
        assert block.items[index] == prose(remarks[index]["words"][lang], lang)
    english = text(page(game), "remarks").split("\n")[index]
    assert all(word in english for word in words)


def test_the_page_follows_the_options() -> None:
    changed = page("bolton", fine=3, purse=50, stake=2, inn_skips=2)
    assert "50 counters for each player" in text(changed, "material")
    assert "puts 2 counters into the pool" in text(changed, "order")
    assert "pays 3 counters" in text(changed, "order")
    assert "lose the next 2 turns" in text(changed, "spaces")
    assert "Fine, in counters: 3 (chosen for this table; usually: 1)" in text(changed, "options")
    board = {"green": [9], "red": [], "tricolour": [], "blue": [21]}
    assert "9" in text(page_of_board(board), "spaces")


def page_of_board(board: dict[str, list[int]]) -> Page:
    return rules_page(oie.ruleset("pair-impair", board=board), "en")


@pytest.mark.clause("S004-3", "S004-50", "S004-10b", "S004-49")
def test_end_length_and_difficulty() -> None:
    shown = text(page("famille"), "end")
    assert "15 to 30 minutes" in shown and "estimate" in shown
    assert "very easy" in shown
    assert "wins at once" in shown and "no last throw" in shown
    assert "26.2 times" in shown
    assert "26,2 fois" in text(page("famille", "fr"), "end")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruleset_of_ones_own_has_a_page_too(lang: str) -> None:
    made = rules_page(tiny(), lang)
    assert {"aim", "material", "order", "spaces", "end", "options"} <= {s.id for s in made.sections}
    assert "2" in text(made, "spaces")


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_made_in_less_than_a_second(game: str) -> None:
    """Of CPU, with nothing known yet; `dice: 3` has the most throws."""
    options = {"dice": 3} if game == "jardin" else {}
    rules = sheet_of(oie.ruleset(game)).rules(options)
    before = time.thread_time()
    rules_page(rules, "fr")
    took = time.thread_time() - before
    assert min(took, alone(lambda: rules_page(sheet_of(rules).rules(options), "fr"))) < 1


@pytest.mark.parametrize(
    ("game", "lang", "sentence"),
    [
        ("bolton", "pt", "Na partida e na casa 1 podem estar vários peões sem se encontrarem."),
        ("bolton", "en", "Any number of pawns may stand at the start and on space 1 without meeting."),
        ("famille", "fr", "Au départ et sur les cases 19, 31 et 52, plusieurs pions peuvent se tenir"),
        ("jardin", "fr", "Au départ, plusieurs pions peuvent se tenir sans se rencontrer."),
        ("pair-impair", "fr", "Sur la case 1, plusieurs pions peuvent se tenir sans se rencontrer."),
        ("famille", "ms", "Di permulaan dan di petak 19, 31 dan 52, beberapa bidak boleh berada bersama"),
    ],
)
def test_the_start_is_no_number_among_the_spaces_that_pawns_share(
    game: str, lang: str, sentence: str
) -> None:
    assert sentence in text(page(game, lang), "order")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["famille", "jardin", "pair-impair", "bolton"])
def test_the_letters_of_clauses_are_explained_where_they_stand(game: str, lang: str) -> None:
    assert text(page(game, lang), "source").count("docs/reference/clauses.md") == 1
