"""What `oie check` finds in a sound file: loops, chains, what cannot be reached, and how long a round is."""

import dataclasses
import json

import pytest

import oie
from oie.rulesets import read_sheet, shipped_sheet
from oie.rulesets.check import Report, Variant, check, check_text
from oie.rulesets.findings import Chain, Findings
from oie.rulesets.reach import MOST_WAYS, steps
from oie.rulesets.throws import Alike
from tests.rulesets.small import checked, kinds, option, small


def report(text: str, **options: object) -> Report:
    found = check_text(text, "small.yaml", options)
    assert isinstance(found, Report), [fault.at("small.yaml") for fault in found]
    return found


def findings(text: str, **options: object) -> Findings:
    return report(text, **options).findings


def variant(found: Report, name: str, value: str) -> Variant:
    return next(v for v in found.variants if v.option == name and value in v.values)


def cautions(found: Findings) -> list[str]:
    return [caution.code for caution in found.cautions]


# --- where a pawn can be ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", oie.shipped())
def test_in_every_shipped_game_the_goal_can_be_reached_from_everywhere(name: str) -> None:
    assert checked(name).sound
    assert checked(name).findings.lost == ()


def test_a_wall_of_hazards_is_found_before_which_all_is_lost() -> None:
    wall = kinds(death="at: [14, 15, 16, 17, 18, 19], do: [{go: {to: 0}}]")
    found = report(small(spaces=wall))
    assert found.findings.lost == tuple(range(14))
    assert found.findings.expected is None
    assert not found.sound
    assert "Caution: the goal cannot be reached from 0 to 13." in found.lines()


def test_an_option_under_which_the_goal_is_lost_makes_a_file_unsound() -> None:
    wall = kinds(death="at: [14, 15, 16, 17, 18, 19], do: [{go: {to: {option: back_to}}}]")
    found = report(small(spaces=wall, options=option(back_to="values: [20, 0], default: 20")))
    assert found.findings.lost == ()
    assert variant(found, "back_to", "0").findings.lost == tuple(range(14))
    assert not found.sound


def test_spaces_that_no_throw_leads_to_are_told_from_those_where_no_pawn_rests() -> None:
    """In `famille` only 1 is never touched; a pawn leaves every goose, bridge, labyrinth and death."""
    found = checked("famille").findings
    assert found.never_landed == (1,)
    assert found.never_rested == (1, 5, 6, 9, 14, 18, 23, 27, 32, 36, 41, 42, 45, 50, 54, 58, 59)


@pytest.mark.clause("D8", "A004-2")
def test_a_later_throw_from_the_start_is_looked_at_apart_from_the_first() -> None:
    """The table of initial throws says where the first 9 leads; a 9 after death runs to the goal."""
    ends = steps(oie.ruleset("famille"))
    assert 63 not in ends[0, True]
    assert 63 in ends[0, False]


def test_an_effect_that_never_acts_is_found() -> None:
    """The bridge says `stop`, and nothing else leads to the goose behind two walls."""
    game = kinds(
        bridge="at: [1, 2, 3, 4, 5, 6], do: [{go: {to: 7, stop: true}}]",
        goose="at: [7, 12], do: [{repeat: {}}]",
        dice="at: [9], do: []",
    )
    found = findings(small(spaces=game))
    assert found.dead == (("goose", (7,)),)
    assert "Caution: goose never acts on 7." in report(small(spaces=game)).lines()


# --- loops and chains -------------------------------------------------------------------------------------


@pytest.mark.clause("A000-3", "G5")
def test_the_loop_of_three_dice_is_found_with_its_throws() -> None:
    found = checked("jardin")
    assert found.findings.guards == ()
    guards = variant(found, "dice", "3").findings.guards
    assert [(g.space, g.kind, g.origin, g.throw.faces) for g in guards] == [
        (54, "goose", 0, (6, 6, 6)),
        (54, "goose", 54, (6, 6, 6)),
    ]
    assert "  The loop guard acts on 54 (goose): 6+6+6 from 0 and 54." in found.lines()


@pytest.mark.clause("G5")
def test_two_forced_moves_to_each_other_are_found() -> None:
    found = findings(small(spaces=kinds(wheel="at: [4, 11], do: [{go: {to: {4: 11, 11: 4}}}]")))
    assert {guard.space for guard in found.guards} == {4, 11}
    (chain,) = found.chains
    assert (chain.first, chain.second, chain.places) == ("wheel", "wheel", ((4, 11), (11, 4)))


def test_moves_that_chain_are_found_with_an_example() -> None:
    found = checked("pair-impair").findings
    assert found.chains == (
        Chain("tricolour", "green", ((7, 10), (14, 17)), 4, Alike((3,), 1, True)),
        Chain("tricolour", "red", ((28, 30),), 26, Alike((2,), 1, True)),
    )


def test_a_forced_move_that_stops_does_not_chain() -> None:
    """S000-4: the bridge of `jardin` leads onto a goose and stops there."""
    pairs = {(chain.first, chain.second) for chain in checked("jardin").findings.chains}
    assert ("bridge", "goose") not in pairs
    assert ("goose", "goose") in pairs


def test_turns_that_a_move_brings_with_it_are_no_act_of_the_space_where_it_stops() -> None:
    """3 leads to 7, a space of the same kind, and stops there: the turn was lost on 3."""
    slide = kinds(slide="at: [3, 7], do: [{lose: {turns: 1}}, {go: {to: {3: 7, 7: 2}, stop: true}}]")
    assert findings(small(spaces=slide)).chains == ()


def test_an_initial_throw_onto_a_space_that_acts_chains() -> None:
    game = small(
        initial_throw="{when: first, table: [{faces: [6], go: 9}]}",
        spaces=kinds(well="at: [9], do: [{hold: {}}]"),
    )
    (chain,) = findings(game).chains
    assert (chain.first, chain.second, chain.places) == ("initial_throw", "well", ((0, 9),))


def test_a_choice_on_the_way_is_followed_both_ways() -> None:
    game = small(
        spaces=kinds(
            fork="at: [3], do: [{choose: {among: [[{go: {to: 10}}], [{go: {to: 12}}]]}}]",
            inn="at: [10], do: [{lose: {turns: 1}}]",
            well="at: [12], do: [{hold: {}}]",
        )
    )
    pairs = [(chain.first, chain.second) for chain in findings(game).chains]
    assert sorted(pairs) == [("fork", "inn"), ("fork", "well")]


# --- winning and length -----------------------------------------------------------------------------------


@pytest.mark.clause("S001-16")
def test_throws_that_can_never_win_are_found() -> None:
    assert [throw.faces for throw in checked("pair-impair").findings.never_win] == [(1,), (5,)]
    (never,) = checked("famille").findings.never_win
    assert never.total == 5, "five before the goal lies death, on which no pawn rests"
    assert checked("chutes-and-ladders").findings.never_win == ()


@pytest.mark.clause("A001-1", "D9")
def test_the_reconstructed_board_needs_49_throws_and_28_without_red() -> None:
    found = checked("pair-impair")
    assert found.findings.expected == pytest.approx(48.972372, abs=1e-6)
    assert f"{found.findings.expected:.1f}" == "49.0"
    assert f"{variant(found, 'board', 'without red').findings.expected:.1f}" == "28.4"


@pytest.mark.parametrize(
    ("name", "options", "expected"),
    [
        ("famille", {}, 26.185382851845),
        (
            "chutes-and-ladders",
            {},
            225837582538403273407117496273279920181931269186581786048583
            / 5757472998140039232950575874628786131130999406013041613400,
        ),
    ],
)
def test_expected_throws_are_those_that_others_computed(
    name: str, options: dict[str, object], expected: float
) -> None:
    assert checked(name).findings.expected == pytest.approx(expected, abs=1e-10)


def test_expected_throws_of_a_game_that_can_be_worked_out_by_hand() -> None:
    """From 1 and from 0 every second throw arrives, and a throw too large stays."""
    game = small(
        track="{spaces: 2, start: before}",
        dice="{count: 1, faces: 2}",
        overthrow="{rule: stay}",
    )
    # E1 = 1 + E1 / 2, so E1 = 2; E0 = 1 + E1 / 2
    assert findings(game).expected == pytest.approx(2.0)


def test_a_choice_counts_each_way_equally_often() -> None:
    """One throw in two ends at the fork, and one choice in two leads back to the start."""
    game = small(
        track="{spaces: 2, start: before}",
        dice="{count: 1, faces: 2}",
        spaces=kinds(fork="at: [1], do: [{choose: {among: [[{go: {to: 2}}], [{go: {to: 0}}]]}}]"),
    )
    # E0 = 1 + E0 / 4
    assert findings(game).expected == pytest.approx(4 / 3)


@pytest.mark.clause("A001-1")
def test_a_board_on_which_a_lone_pawn_needs_more_than_150_throws_is_called_long() -> None:
    board = {"green": [4], "red": [24, 25, 26, 27, 28, 30], "tricolour": [7], "blue": [21]}
    found = check(shipped_sheet("pair-impair"), {"board": board}).findings
    assert found.expected is not None
    assert found.expected > 150
    assert cautions(found) == ["long"]


# --- boards -----------------------------------------------------------------------------------------------


@pytest.mark.clause("A001-1")
@pytest.mark.parametrize("colour", ["green", "red", "tricolour", "blue"])
def test_a_board_that_lacks_a_colour_is_pointed_out(colour: str) -> None:
    found = variant(checked("pair-impair"), "board", f"without {colour}").findings
    absent = [c.details["colour"] for c in found.cautions if c.code == "colour-absent"]
    assert absent == [colour]
    assert cautions(checked("pair-impair").findings) == []


@pytest.mark.clause("S001-11")
@pytest.mark.parametrize(("blue", "outside"), [([21], False), ([20], True), ([], True)])
def test_a_board_that_moves_what_the_text_names_is_outside_the_text(blue: list[int], outside: bool) -> None:
    """`given` in a file's option says which spaces the source itself names."""
    text = shipped_sheet("pair-impair").text
    if "given:" not in text:
        text = text.replace(
            "    default:\n      green", "    given: {blue: [21]}\n    default:\n      green", 1
        )
    board = {"green": [10], "red": [30], "tricolour": [7], "blue": blue}
    found = check(read_sheet(text), {"board": board})
    assert ("outside-text" in cautions(found.findings)) is outside
    sentence = "Caution: outside the text, which names 21 as blue (board)."
    assert (sentence in found.lines()) is outside


# --- the report -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", oie.shipped())
def test_a_report_is_plain_data_and_plain_sentences(name: str) -> None:
    found = checked(name)
    assert json.loads(json.dumps(dataclasses.asdict(found)))["id"] == name
    lines = found.lines()
    assert lines[0] == f"{name}.yaml: {name}, version {found.version}: no faults."
    assert all(line.endswith((".", ":")) and line.isprintable() for line in lines)


def test_of_options_only_the_differences_are_told() -> None:
    found = checked("bolton")
    assert {"inn_skips", "fine", "purse", "stake"} <= set(found.same)
    changing = {v.option for v in found.variants}
    assert changing == {"goose_recoil", "goose_forward", "deadlock"}
    assert set(found.same) | changing == set(oie.ruleset("bolton").options)


def test_values_that_change_the_same_are_told_together() -> None:
    game = small(
        spaces=kinds(inn="at: [5], do: [{lose: {turns: 1}}]"),
        overthrow="{rule: {option: over, cases: {a: reverse, b: stay, c: stay}}}",
        options=option(over="values: [a, b, c], default: a"),
    )
    (told,) = report(game).variants
    assert told.values == ("b", "c")
    assert "With over=b or c:" in report(game).lines()


def test_the_options_asked_for_are_the_middle_of_the_report() -> None:
    found = check(shipped_sheet("jardin"), {"dice": 3})
    assert (found.asked, found.dice) == (("dice=3",), 3)
    assert found.findings == variant(checked("jardin"), "dice", "3").findings
    assert "With dice=3:" in found.lines()


def test_an_option_that_the_file_does_not_know_is_refused() -> None:
    with pytest.raises(oie.RulesetError) as caught:
        check_text(small(), "small.yaml", {"speed": 3})
    assert caught.value.code == "option-none"


def test_of_very_many_values_the_first_hundred_are_looked_at() -> None:
    values = ", ".join(map(str, range(1, 20)))
    many = {f"o{n}": f"values: [{values}], default: 1" for n in range(8)}
    inns = {f"inn{n}": f"at: [{n + 2}], do: [{{lose: {{turns: {{option: o{n}}}}}}}]" for n in range(8)}
    found = report(small(spaces=kinds(**inns), options=option(**many)))
    assert found.left_out == 8 * 18 - 100
    assert "44 further values of options were not looked at." in found.lines()


def test_choices_without_end_are_cut_off_and_said_so() -> None:
    among = "[[{go: {to: %d}}], [{go: {to: %d}}]]"
    forks = {
        f"fork{n}": f"at: [{n}], do: [{{choose: {{among: {among % (n + 1, n + 2)}}}}}]" for n in range(1, 58)
    }
    found = findings(small(track="{spaces: 60, start: before}", spaces=kinds(**forks)))
    assert "ways-cut" in cautions(found)
    assert MOST_WAYS < 10_000


FAMILLE = """\
famille.yaml: famille, version 1: no faults.
63 spaces, 2 dice of 6 faces, 2 to 12 seats.
The goal can be reached from every space on which a pawn can rest.
No throw loops: the loop guard never acts.
Moves chain, goose to goose: 9 to 14, 9 to 18, 14 to 18, 18 to 23, 18 to 27, 23 to 27 and 12 more; \
for example 3+6 from 0.
Moves chain, goose to inn: 14 to 19; for example a total of 5 from 4.
Moves chain, goose to well: 23 to 31, 27 to 31; for example a total of 8 from 15.
Moves chain, goose to maze: 32 to 42, 36 to 42, 54 to 42; for example a total of 10 from 22.
Moves chain, goose to prison: 41 to 52, 45 to 52, 50 to 52, 59 to 52; for example 5+6 from 30.
Moves chain, goose to death: 54 to 58; for example a total of 4 from 46.
No pawn ever rests on 1, 5, 6, 9, 14, 18, 23, 27, 32, 36, 41, 42, 45, 50, 54, 58 and 59.
No throw ever leads to 1.
No deadlock: no space holds a pawn.
Never a winning throw: a total of 5.
A lone pawn needs 26.2 throws on average, holds not counted.
With nine_from_start=whenever_at_start:
  Moves chain, goose to goose: 9 to 14, 14 to 18, 18 to 23, 23 to 27, 27 to 32, 32 to 36 and 7 more; \
for example a total of 5 from 4.
  Never a winning throw: a total of 5, 3+6, 4+5.
  A lone pawn needs 30.2 throws on average, holds not counted.
With exact_finish=false:
  Moves chain, goose to goose: 9 to 14, 9 to 18, 14 to 18, 18 to 23, 18 to 27, 23 to 27 and 10 more; \
for example 3+6 from 0.
  Moves chain, goose to maze: 32 to 42, 36 to 42; for example a total of 10 from 22.
  Moves chain, goose to prison: 41 to 52, 45 to 52, 50 to 52; for example 5+6 from 30.
  Every throw can win.
  A lone pawn needs 8.6 throws on average, holds not counted.
"""


def test_the_whole_report_of_the_family_game() -> None:
    assert "".join(f"{line}\n" for line in checked("famille").lines()) == FAMILLE
