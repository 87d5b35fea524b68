"""What a board shows, read off the SVG of every shipped ruleset."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import oie
from oie.board import SHAPES, Captions, Shape, draw, pictures, sprite
from oie.core.effects import Go
from oie.core.ruleset import Kind
from tests.board.reading import LANGUAGES, SHIPPED, SVG, board, captions, read

SOURCE = Path(__file__).resolve().parents[2] / "src"


def plainly(text: str) -> str:
    """A name as it is compared: one kind of apostrophe, no arrow, no capitals."""
    return re.sub(r"\s*→.*", "", text).replace("’", "'").casefold()


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("ruleset", SHIPPED)
@pytest.mark.clause("UX-02")
def test_every_space_stands_on_the_board_once_with_its_number(ruleset: str, shape: Shape) -> None:
    rules, drawn = oie.ruleset(ruleset), board(ruleset, "fr", shape)
    assert sorted(drawn.spaces) == list(range(rules.goal + 1))
    for space in range(1, rules.goal + 1):
        assert re.match(rf"{space}\b", drawn.spaces[space].label), drawn.spaces[space].label
    assert drawn.goal_number == str(rules.goal)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruleset", SHIPPED)
@pytest.mark.clause("UX-02", "S004-10")
def test_special_spaces_bear_picture_and_name_in_every_language(ruleset: str, lang: str) -> None:
    rules, drawn = oie.ruleset(ruleset), board(ruleset, lang)
    for kind in rules.kinds.values():
        for space in kind.spaces:
            found = drawn.spaces[space]
            assert plainly(found.name) == kind.words[lang]["name"].casefold(), (space, found)
            assert kind.picture == "tricolour" or found.pictures[0] == kind.picture, (space, found)
            assert plainly(found.label).startswith(f"{space}, {kind.words[lang]['name'].casefold()}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruleset", SHIPPED)
@pytest.mark.clause("S004-10", "UX-12")
def test_accessible_names_say_what_a_space_does(ruleset: str, lang: str) -> None:
    rules, drawn = oie.ruleset(ruleset), board(ruleset, lang)
    say = captions(rules, lang).effect
    for kind in rules.kinds.values():
        if any(isinstance(e, Go) and isinstance(e.to, tuple) for e in kind.effects):
            continue
        for space in kind.spaces:
            assert drawn.spaces[space].label.endswith(say(kind).removesuffix(".")[-40:])


def test_the_goal_and_the_start_have_their_words() -> None:
    drawn = board("bolton", "fr")
    assert drawn.spaces[63].label == "63, oie dans un étang"
    assert (drawn.goal_name, drawn.goal_number) == ("Oie dans un étang", "63")
    assert (drawn.spaces[0].label, drawn.start_word) == ("Départ", "Départ")
    assert board("chutes-and-ladders", "en").goal_name == "Goal"
    assert drawn.title == "Le jeu de l’oie de Bolton"


@pytest.mark.clause("S002-4", "S002-5a", "S002-5b", "A002-13")
def test_bolton_has_a_second_bridge_and_everyday_objects_on_the_rest() -> None:
    rules, drawn = oie.ruleset("bolton"), board("bolton", "en")
    assert drawn.spaces[6].pictures == drawn.spaces[12].pictures == ("bridge",)
    assert drawn.spaces[6].shade == "t-go" and drawn.spaces[12].shade == "t-0"  # 12 does nothing
    objects = {name for name, picture in pictures().items() if picture.sheet == "objects"}
    for space in range(1, 63):
        shown = drawn.spaces[space].pictures
        assert len(shown) == 1 and (shown[0] in objects) == (rules.board[space] is None), space
    assert len({drawn.spaces[s].pictures for s in range(1, 63) if rules.board[s] is None}) > 20
    assert {"swimmer", "reeds"} <= {link.rpartition("-")[2] for link in drawn.links}  # a goose in a pond


@pytest.mark.parametrize("ruleset", ["famille", "bolton", "oudhollands"])
@pytest.mark.clause("S004-20", "A004-9")
def test_spaces_of_the_first_throw_are_marked_but_not_as_going_on(ruleset: str) -> None:
    drawn = board(ruleset, "fr")
    for space in (26, 53):
        assert (drawn.spaces[space].shade, drawn.spaces[space].pictures) == ("t-first", ("dice",))


@pytest.mark.parametrize(
    ("ruleset", "space", "shade"),
    [
        ("famille", 31, "t-wait"),
        ("bolton", 31, "t-hold"),
        ("jardin", 26, "t-hold"),
        ("famille", 58, "t-back"),
        ("famille", 6, "t-go"),
        ("chutes-and-ladders", 80, "t-go"),
        ("chutes-and-ladders", 16, "t-back"),
    ],
)
def test_colours_say_what_the_rules_do_and_not_what_is_usual(ruleset: str, space: int, shade: str) -> None:
    assert board(ruleset).spaces[space].shade == shade


@pytest.mark.clause("S001-10", "S001-11", "S001-12", "S001-14", "D9")
def test_pair_impair_has_letters_and_bands_beside_its_colours() -> None:
    for lang, expected in {"fr": "V R B", "en": "G R B", "ms": "H M B", "pt": "Vd Vm Az"}.items():
        letters = {
            e.attrib["id"].rpartition("-")[2]: "".join(e.itertext()).strip()
            for e in board("pair-impair", lang).root.iter(SVG + "symbol")
            if e.attrib["id"].rpartition("-")[2] in ("green", "red", "blue")
        }
        assert letters == dict(zip(("green", "red", "blue"), expected.split(), strict=True))
    drawn = board("pair-impair", "ms")
    shades = {10: "t-wait", 17: "t-wait", 25: "t-wait", 30: "t-back", 21: "t-hold", 22: "t-1"}
    assert {space: drawn.spaces[space].shade for space in shades} == shades
    for space in (7, 14, 28):
        assert drawn.spaces[space].bands == ("t-wait", "t-go", "t-back")
    assert not drawn.spaces[21].bands


@pytest.mark.clause("A001-1", "D9")
def test_an_edited_board_draws_its_own_colours() -> None:
    colours = {"green": (4, 33), "red": (11,), "tricolour": (19,), "blue": ()}
    rules = oie.ruleset("pair-impair", board=colours)
    drawn = read(draw(rules, captions(rules, "fr"), shape="tall"))
    shown = {n: s.pictures for n, s in drawn.spaces.items() if s.pictures and s.pictures[0] != "sprig"}
    assert shown == {4: ("green",), 33: ("green",), 11: ("red",)}
    assert {n for n, s in drawn.spaces.items() if s.bands} == {19}


@pytest.mark.clause("S001-6", "S004-11")
def test_a_game_that_begins_on_space_1_has_a_gate_in_place_of_a_nest() -> None:
    used = {r: {link.rpartition("-")[2] for link in board(r).links} for r in ("pair-impair", "famille")}
    assert "gate" in used["pair-impair"] and "nest" not in used["pair-impair"]
    assert "nest" in used["famille"] and "gate" not in used["famille"]


def test_each_chute_and_ladder_shows_and_says_its_own_end() -> None:
    drawn = board("chutes-and-ladders", "en")
    assert drawn.spaces[80].to == "100" and "100" in drawn.spaces[80].label
    assert drawn.spaces[16].to == "6" and "38" not in drawn.spaces[16].label
    assert drawn.spaces[5].to == ""


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("ruleset", SHIPPED)
def test_whatever_is_referred_to_is_there_once(ruleset: str, shape: Shape) -> None:
    drawn = board(ruleset, "fr", shape)
    assert set(drawn.links) <= set(drawn.ids) and len(set(drawn.ids)) == len(drawn.ids)
    assert all(i.startswith(f"{ruleset}-{shape}-") for i in drawn.ids)


def test_several_boards_may_stand_on_one_page() -> None:
    rules = oie.ruleset("famille")
    first, second = (read(draw(rules, prefix=prefix)) for prefix in ("left", "right"))
    assert not set(first.ids) & set(second.ids)


@pytest.mark.parametrize("ruleset", SHIPPED)
def test_a_strict_policy_and_the_themes_are_obeyed(ruleset: str) -> None:
    """No style, no script, no colour: all of it is the stylesheet's; nor any character from an emoji font."""
    rules = oie.ruleset(ruleset)
    svg = draw(rules, captions(rules, "fr"))
    assert not re.search(r"style\s*=|<style|<script|\son\w+=|https?:(?!//www\.w3\.org/2000/svg)", svg)
    assert not re.search(r'(?:fill|stroke)="(?!none)[^"]*"|#[0-9A-Fa-f]{6}\b|rgb\(', svg)
    assert not [c for c in svg if ord(c) > 0x2400]


def test_a_page_that_holds_the_sprite_needs_no_pictures_in_the_board() -> None:
    rules = oie.ruleset("famille")
    own, bare = draw(rules), draw(rules, shared="art")
    assert "<symbol" not in bare and len(bare) < 0.8 * len(own)
    drawn, held = read(bare), re.findall(r'<symbol id="([^"]+)"', sprite("art"))
    assert set(drawn.links) <= set(drawn.ids) | set(held)


def test_a_small_board_of_the_menu_is_one_picture_without_letters() -> None:
    svg = draw(oie.ruleset("famille"), captions(oie.ruleset("famille"), "fr"), mini=True)
    assert 'role="img" aria-label="' in svg and svg.count('role="') == 1
    assert "<text" not in svg.partition("<defs>")[0]
    assert svg.count("-goose") == 14  # thirteen geese and their picture


def test_names_are_hidden_on_small_boards_only() -> None:
    rules = oie.ruleset("famille")
    assert [draw(rules, shape=s).count('class="board compact"') for s in SHAPES] == [0, 1, 1, 1]
    assert 'class="board compact crowded"' in draw(rules, compact=True, crowded=True)


@pytest.mark.clause("UX-16")
def test_foreign_words_stay_words() -> None:
    rules = oie.ruleset("famille")
    nasty = "</text><script>\"&'\x00\x0b" + "x" * 900
    drawn = read(draw(rules, Captions("en", nasty, nasty, lambda kind: nasty)))
    assert "<script>\"&'" in drawn.spaces[5].label and len(drawn.spaces[5].label) <= 240
    assert "<script>" in drawn.goal_name and len(drawn.goal_name) <= 40
    assert not list(drawn.root.iter("script")) and not list(drawn.root.iter(SVG + "script"))


def test_words_of_effects_may_be_a_table_or_nothing() -> None:
    rules = oie.ruleset("famille")
    some = read(draw(rules, Captions("en", effects={"goose": "again"})))
    assert (some.spaces[5].label, some.spaces[6].label) == ("5, goose: again", "6, bridge")
    assert read(draw(rules)).spaces[63].label == "63"


def test_the_same_ruleset_gives_the_same_bytes(tmp_path: Path) -> None:
    """Also in another process, where sets and strings hash differently."""
    code = "import oie, oie.board as b; print(b.draw(oie.ruleset('bolton'), shape='tall'), end='')"
    env = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, env=env, check=True, cwd=tmp_path
    )
    here = draw(oie.ruleset("bolton"), shape="tall")
    assert here == draw(oie.ruleset("bolton"), shape="tall") == done.stdout.decode()


def test_a_kind_without_a_picture_still_shows_what_it_does() -> None:
    rules = oie.ruleset("famille")
    bare = {
        key: Kind(
            kind.key,
            kind.spaces,
            kind.effects,
            kind.words,
            picture="nobody-drew-this" if key == "inn" else "",
        )
        for key, kind in rules.kinds.items()
    }
    from dataclasses import replace

    drawn = read(draw(replace(rules, kinds=bare)))
    shown = {space: drawn.spaces[space].pictures for space in (5, 19, 58, 26)}
    assert shown == {5: ("onward",), 19: ("wait",), 58: ("backward",), 26: ("dice",)}
