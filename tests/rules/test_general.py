"""The rules for every ruleset, G1 to G10. Games of our own stand in where the four cannot show a rule."""

import pytest

import oie
from oie.rulesets import shipped_sheet
from tests.rules.table import little, pair_impair, tell

ONE = oie.ruleset("jardin", dice=1)
BOLTON = oie.ruleset("bolton")
FAMILLE = oie.ruleset("famille")


@pytest.mark.clause("G1", "UX-22")
@pytest.mark.parametrize(
    ("before", "throw", "after", "passed"),
    [
        ("31-2 7 2 / 1 to throw", "1+2", "31-2 10 2 / 2 to throw", []),
        ("31-2 7 2 / 2 to throw", "1+2", "31-1 7 8 / 1 to throw", [0]),
        ("20 31-2 52-1 / 0 to throw", "1+3", "24 31-1 52 / 0 to throw", [1, 2]),
        ("25 31-2 52-1 / 0 to throw", "2+4", "31-1 31 52 / 2 to throw", [1, 2, 0, 1]),
        ("19-1 2 3 20 31-1 / 3 to throw", "1+1", "19 2 3 22 31 / 1 to throw", [4, 0]),
    ],
)
def test_g1_seats_that_wait_are_passed_over_round_and_round(
    before: str, throw: str, after: str, passed: list[int]
) -> None:
    told = tell(FAMILLE, before, throw)
    assert (told.after, told.passed) == (after, passed)


@pytest.mark.clause("G1")
def test_g1_held_seats_and_waiting_ones_in_one_order() -> None:
    told = tell(BOLTON, "31!1 7 19-1 52!2 8 / 1 to throw", "1+2")
    assert told.events[-3:] == (
        oie.PassedOver(2, "wait", left=0),
        oie.PassedOver(3, "held", left=0),
        oie.TurnCame(4),
    )
    around = tell(BOLTON, told.after, "1+2")
    assert around.events[-2:] == (oie.PassedOver(0, "held", left=0), oie.TurnCame(1))


@pytest.mark.clause("G1")
def test_g1_the_throwers_own_slot_comes_round_too() -> None:
    told = tell(BOLTON, "31!1 52!2 13 / 2 to throw", "2+4")
    assert told.passed == [0, 1, 2, 0, 1]
    assert told.after == "31!1$20 52!2$20 19$20 / 2 to throw / pool 0"


@pytest.mark.clause("G1")
@pytest.mark.parametrize("seats", range(3, 13))
def test_g1_from_three_to_twelve_seats_the_only_free_one_throws_on(seats: int) -> None:
    others = " ".join(["52-3"] * (seats - 1))
    told = tell(FAMILLE, f"{others} 2 / {seats - 1} to throw", "1+1", "1+2")
    assert told.turns == [seats - 1, seats - 1]
    assert told.passed == list(range(seats - 1))
    assert told.after == f"{others.replace('-3', '-1')} 7 / {seats - 1} to throw"


@pytest.mark.clause("G1", "UX-22")
@pytest.mark.parametrize("seats", range(3, 13))
def test_g1_from_three_to_twelve_seats_two_held_and_the_rest_waiting(seats: int) -> None:
    waiting = "".join(f" {space}-1" for space in (7, 8, 9, 10, 11, 13, 15, 16, 17)[: seats - 3])
    told = tell(BOLTON, f"31!1 52!2{waiting} 2 / {seats - 1} to throw", "1+1", "4+6")
    assert told.turns == [seats - 1, 2]
    assert [e.seat for e in told.steps[0].events if isinstance(e, oie.PassedOver)] == [*range(seats - 1)]
    assert told.passed == [0, 1]


@pytest.mark.clause("G1")
def test_g1_twelve_seats_wrap_round() -> None:
    told = tell(FAMILLE, "19-1 2 3 4 7 8 10 11 13 15 16 17 / 11 to throw", "1+3")
    assert told.after == "19 2 3 4 7 8 10 11 13 15 16 21 / 1 to throw"
    assert told.passed == [0]


@pytest.mark.clause("G2")
def test_g2_the_origin_is_where_the_throw_began_whatever_lay_between() -> None:
    told = tell(FAMILLE, "10 22 / 0 to throw", "2+2")
    assert told.of(oie.Hit) == [oie.Hit(1, by=0, start=22, end=10)]
    maze = tell(FAMILLE, "40 30 / 0 to throw", "1+1")
    assert maze.of(oie.Hit) == [oie.Hit(1, by=0, start=30, end=40)]


@pytest.mark.clause("G2")
def test_g2_displaced_returned_and_freed_pawns_suffer_nothing_where_they_are_put() -> None:
    assert tell(ONE, "19 23 / 0 to throw", "4").after == "23 19 / 1 to throw"
    assert tell(BOLTON, "19 24 / 0 to throw", "2+3").after == "19$19 24$20 / 1 to throw / pool 1"
    assert tell(ONE, "26! 48 / 1 to throw", "4").after == "26 52! / 0 to throw"


@pytest.mark.clause("G3")
def test_g3_a_pawn_that_comes_back_to_its_own_space_has_arrived_there() -> None:
    green = tell(pair_impair(green=(33,)), "33 1 / 0 to throw", "4")
    assert (green.walk, green.after) == ("33 throw via 35", "33-1 1 / 1 to throw")
    goose = tell(FAMILLE, "59 4 / 0 to throw", "4+4")
    assert (goose.walk, goose.after) == ("59 throw via 63, 51 goose", "51 4 / 1 to throw")


@pytest.mark.clause("G3")
@pytest.mark.parametrize("rule", ["occupant_to_origin", "arriver_returns"])
def test_g3_nobody_is_hit_on_the_space_where_the_throw_began(rule: str) -> None:
    rules = little({"back": ([3], [{"go": {"to": "origin"}}])}, meeting={"rule": rule})
    told = tell(rules, "0* 0 / 0 to throw", "3")
    assert (told.walk, told.after) == ("3 throw, 0 back", "0 0 / 1 to throw")
    assert [type(event) for event in told.events] == [oie.Thrown, oie.Moved, oie.Moved, oie.TurnCame]


@pytest.mark.clause("G4")
def test_g4_no_walk_leaves_the_track() -> None:
    rules = oie.ruleset("jardin", dice=3, goose_after_bounce="backward")
    told = tell(rules, "60 3 / 0 to throw", "6+6+6")
    assert told.walk == "48 throw via 63, 30 goose, 12 goose, 0 goose"
    assert told.after == "0 3 / 1 to throw"
    assert tell(pair_impair(), "3 9 / 0 to throw", "5").after == "1 9 / 1 to throw"


@pytest.mark.clause("G4")
def test_g4_the_first_space_does_not_act_on_a_pawn_stopped_there() -> None:
    rules = little(
        {"ladder": ([1], [{"go": {"to": 9}}])},
        track={"spaces": 20, "start": "on"},
        dice={"count": 1, "back": [5]},
    )
    stopped = tell(rules, "4 2 / 0 to throw", "5")
    assert (stopped.walk, stopped.after) == ("1 throw", "1 2 / 1 to throw")
    exact = tell(rules, "6 2 / 0 to throw", "5")
    assert (exact.walk, exact.after) == ("1 throw, 9 ladder", "9 2 / 1 to throw")


@pytest.mark.clause("G5")
def test_g5_a_space_does_not_act_twice_in_one_direction() -> None:
    told = tell(oie.ruleset("jardin", dice=3), "54 3 / 0 to throw", "6+6+6")
    assert told.walk == "54 throw via 63, 54 goose via 63, 54 loop_guard"
    assert told.of(oie.Guarded) == [oie.Guarded(0, 54, "goose")]
    assert told.after == "54 3 / 1 to throw"


@pytest.mark.clause("G5")
def test_g5_forced_moves_are_guarded_too() -> None:
    rules = little({"up": ([5], [{"go": {"to": 8}}]), "down": ([8], [{"go": {"to": 5}}])})
    told = tell(rules, "2 0 / 0 to throw", "3")
    assert (told.walk, told.after) == ("5 throw, 8 up, 5 down, 5 loop_guard", "5 0 / 1 to throw")


@pytest.mark.clause("G5")
def test_g5_the_same_space_may_act_once_in_each_direction() -> None:
    assert tell(BOLTON, "51 4 / 0 to throw", "4+4").walk == "59 throw, 59 goose via 63, 51 goose"


@pytest.mark.clause("G6")
@pytest.mark.parametrize(
    ("rules", "before", "throw", "after"),
    [
        (BOLTON, "26 0* / 1 to throw", "6+3", "26$20 0$19 / 0 to throw / pool 1"),
        (FAMILLE, "4 55* / 1 to throw", "1+2", "4 0 / 0 to throw"),
        (BOLTON, "4 53* / 1 to throw", "2+3", "4$20 1$19 / 0 to throw / pool 1"),
        (FAMILLE, "4 0* / 1 to throw", "1+1", "4 2 / 0 to throw"),
    ],
    ids=["returned", "sent to 0", "death", "plain"],
)
def test_g6_the_first_throw_is_spent_whatever_came_of_it(
    rules: oie.Ruleset, before: str, throw: str, after: str
) -> None:
    assert tell(rules, before, throw).after == after


@pytest.mark.clause("G6")
def test_g6_a_displacement_neither_spends_nor_restores_it() -> None:
    unspent = tell(FAMILLE, "10 12* / 0 to throw", "1+1", "6+3")
    assert str(unspent.steps[0].position) == "12 10* / 1 to throw"
    assert unspent.after == "12 26 / 0 to throw"
    assert tell(FAMILLE, "0* 8 / 0 to throw", "3+5").after == "8 0 / 1 to throw"


@pytest.mark.clause("G8")
@pytest.mark.parametrize("rules", [ONE, oie.ruleset("jardin", dice=1, deadlock="draw")])
def test_g8_a_free_pawn_on_a_hold_space_is_hit_and_the_arriver_held(rules: oie.Ruleset) -> None:
    told = tell(rules, "26 22 / 1 to throw", "4")
    assert told.after == "22 26! / 0 to throw"
    assert told.of(oie.Released) == []
    assert told.of(oie.Hit) == [oie.Hit(0, by=1, start=26, end=22)]


@pytest.mark.clause("G8", "G9")
@pytest.mark.parametrize(
    ("collision", "fines", "after"),
    [
        ("arriver_returns", [(1, "well", 1, 1), (1, "meeting", 1, 1)], "25$20 31!$18"),
        ("occupant_to_origin", [(1, "well", 1, 1), (0, "meeting", 1, 1)], "25$19 31!$19"),
    ],
)
def test_g8_with_counters_the_meeting_is_fined(
    collision: str, fines: list[tuple[int, str, int, int]], after: str
) -> None:
    told = tell(oie.ruleset("bolton", collision=collision), "31 25 / 1 to throw", "3+3")
    assert told.fines == fines
    assert told.after == f"{after} / 0 to throw / pool 2"
    assert told.of(oie.Released) == []


@pytest.mark.clause("G9")
def test_g9_a_fine_of_the_space_comes_before_the_fine_of_the_meeting() -> None:
    told = tell(BOLTON, "30 36 / 1 to throw", "3+3")
    assert told.fines == [(1, "maze", 1, 1), (1, "meeting", 1, 1)]


@pytest.mark.clause("G10")
@pytest.mark.parametrize("game", ["jardin", "famille", "bolton"])
def test_g10_a_name_and_a_phrase_of_place(game: str) -> None:
    well = oie.ruleset(game).kinds["well"].words["fr"]
    assert (well["name"], well["at"]) == ("puits", "au puits")


@pytest.mark.clause("G10")
@pytest.mark.parametrize("game", ["jardin", "pair-impair", "bolton", "famille"])
@pytest.mark.parametrize("language", ["fr", "en", "pt", "ms"])
def test_g10_every_named_space_has_both_forms_in_every_language(game: str, language: str) -> None:
    kinds = oie.ruleset(game).kinds.values()
    without = [kind.key for kind in kinds if not {"name", "at"} <= set(kind.words.get(language, {}))]
    assert without == []
    assert set(shipped_sheet(game).document["track"]["goal"][language]) == {"name", "at"}


@pytest.mark.clause("G10")
@pytest.mark.parametrize(
    ("game", "language", "names"),
    [
        ("bolton", "pt", ["ganso", "ponte", "poço", "labirinto", "prisão", "cabeça da morte"]),
        ("pair-impair", "ms", ["petak hijau", "petak biru", "petak merah", "petak tiga warna"]),
        ("jardin", "fr", ["oie", "pont", "auberge", "puits", "tête de mort"]),
        ("famille", "fr", ["oie", "pont", "auberge", "puits", "labyrinthe", "prison", "mort"]),
    ],
)
def test_g10_the_names_are_those_of_the_source(game: str, language: str, names: list[str]) -> None:
    given = {kind.words.get(language, {}).get("name") for kind in oie.ruleset(game).kinds.values()}
    assert set(names) <= given
