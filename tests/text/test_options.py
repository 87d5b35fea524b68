"""Options in words, and the rules at a table in short lines."""

from __future__ import annotations

import pytest

import oie
from oie.rulesets import sheet_of
from oie.text import LANGUAGES, kind_text, option_label, option_line, option_why, rule_lines, value_label
from tests.text.tables import tiny


@pytest.mark.clause("UX-95")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", oie.shipped())
def test_every_option_and_value_has_words(game: str, lang: str) -> None:
    rules = oie.ruleset(game)
    for name, option in sheet_of(rules).options.items():
        assert option_label(rules, name, lang)
        assert option_why(rules, name, lang)
        for value in option.values or (option.default,):
            assert value_label(rules, name, value, lang)
        assert option_label(rules, name, lang) in option_line(rules, name, lang)
    assert len(rule_lines(rules, lang)) == 1 + len(sheet_of(rules).options)


def test_the_rules_at_a_table_in_short_lines() -> None:
    lines = rule_lines(oie.ruleset("famille", exact_finish=False), "en")
    assert lines[0].endswith(": 63 spaces, 2 dice, 2 to 12 players")
    assert lines[2] == "Exact finish: passing is enough"
    assert rule_lines(oie.ruleset("jardin", dice=1), "fr")[0].endswith("\u202f: 63 cases, 1 dé, 2 joueurs")


def test_a_board_is_told_colour_by_colour() -> None:
    rules = oie.ruleset("pair-impair")
    board = {"green": (9, 12), "red": (), "tricolour": (7,), "blue": (21,)}
    assert value_label(rules, "board", board, "en") == (
        "green space 9 and 12; red space: none; tricolour space 7; blue space 21"
    )


def test_values_without_words_are_said_all_the_same() -> None:
    rules = oie.load(
        "oie: 1\nid: x\nversion: 1\ntitle: {en: X}\nabout: {en: X.}\nseats: {min: 2, max: 2}\n"
        "track: {spaces: 9, start: before}\ndice: {count: 1}\nspaces: {}\n"
        "overthrow: {rule: {option: past_end}}\nmeeting: {rule: share, cancels_wait: {option: off}}\n"
        "options:\n"
        "  past_end: {values: [stay, finish], default: stay, decided_by: source, "
        "words: {en: {name: Past the end, why: So.}}}\n"
        "  off: {values: [true, false], default: true, decided_by: source, "
        "words: {en: {name: Off, why: So.}}}\n"
    )
    assert rule_lines(rules, "fr")[1:] == ("Past the end\u202f: stay", "Off\u202f: oui")
    assert value_label(rules, "off", False, "ms") == "tidak"


@pytest.mark.parametrize(
    ("game", "kind", "options", "text"),
    [
        ("famille", "goose", {},
         "go on by the same throw; counted back onto it, go on back by the same throw"),
        ("famille", "goose", {"exact_finish": False}, "go on by the same throw"),
        ("jardin", "goose", {},
         "go on by the same throw; counted back onto it, go forward again by the same throw"),
        ("jardin", "goose", {"goose_after_bounce": "stop"},
         "go on by the same throw; counted back onto it, stay there"),
        ("jardin", "bridge", {}, "go straight to 12 and stop there"),
        ("famille", "death", {}, "go back to the start, before space 1"),
        ("famille", "dice", {}, "where an initial throw leads; no other effect"),
        ("oudhollands", "dice", {}, "where a throw from the start leads; no other effect"),
        ("bolton", "second_bridge", {}, "no effect"),
        ("bolton", "well", {"fine": 2, "relief": "freed_stays"},
         "pay 2 counters into the pool; stay until another pawn lands here; it is then held instead, and the "
         "freed pawn stays on the space"),
        ("bolton", "goose", {"goose_forward": "double_more", "goose_recoil": "double_from_goal"},
         "go on by twice the throw; counted back onto it, count twice the throw back from 63 instead; "
         "this only once in a throw"),
        ("oudhollands", "well", {}, "stay while no other pawn stands here"),
        ("pair-impair", "green", {}, "every other player has one more turn, so the next one is missed"),
        ("chutes-and-ladders", "chute", {},
         "go from 16 to 6, 47 to 26, 49 to 11, 56 to 53, 62 to 19, 64 to 60, 87 to 24, 93 to 73, 95 to 75, "
         "98 to 78"),
    ],
)  # fmt: skip
def test_what_a_space_does_in_words(game: str, kind: str, options: dict[str, object], text: str) -> None:
    rules = oie.ruleset(game, **options)
    assert kind_text(rules, rules.kinds[kind], "en") == text


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("toll", "choose: pay 2 counters into the pool or go back to where the throw began"),
        ("wind", "throw once more"),
        ("crab", "go back by the same throw"),
        ("mud", "lose the next 2 turns; pay 5 counters into the pool"),
    ],
)
def test_effects_that_no_shipped_game_has(kind: str, text: str) -> None:
    assert kind_text(tiny(), tiny().kinds[kind], "en") == text
