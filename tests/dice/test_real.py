"""Real dice: what may be typed, and a history that forgets nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oie.dice import DiceError, Entry, LoadedDice, RealDice, parse_throw


@pytest.mark.parametrize(
    "text", ["6+3", "6 3", "63", "6,3", " 6 + 3 ", "6 , 3", "6\t3", "6   3", "6+3\n", "06+03", "6 +3\r\n"]
)
def test_two_dice_are_typed_in_many_ways(text: str) -> None:
    assert parse_throw(text, 2) == (6, 3)


@pytest.mark.parametrize(
    ("text", "count", "faces", "dice"),
    [
        ("4", 1, 6, (4,)),
        ("123", 3, 6, (1, 2, 3)),
        ("12", 2, 12, None),
        ("12", 1, 12, (12,)),
        ("12 7", 2, 12, (12, 7)),
        ("99", 2, 9, (9, 9)),
        ("200+256", 2, 256, (200, 256)),
    ],
)
def test_faces_stand_side_by_side_only_where_they_have_one_digit(
    text: str, count: int, faces: int, dice: tuple[int, ...] | None
) -> None:
    if dice is None:
        with pytest.raises(DiceError):
            parse_throw(text, count, faces)
    else:
        assert parse_throw(text, count, faces) == dice


@pytest.mark.parametrize(
    "text",
    ["", " ", "6", "6+", "+3", "6++3", "6+3+1", "631", "6-3", "7+1", "0+1", "6+3x", "six three", "6.0+3"]
    + ["-6+3", "٦+٣", "６+３", "6²", "6\n3", "6+3\x00", "1e0+3", "0x6+3", "6_3", "0006+3"]
    + [pytest.param(unit * 10**5, id="long") for unit in ("6", "6+", " ", "6 \t")],
)
def test_anything_else_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(DiceError) as caught:
        parse_throw(text, 2)
    assert caught.value.code == "dice-typed"
    assert str(caught.value).startswith("expected 2 dice of 1 to 6, such as 6+1, got '")
    assert len(str(caught.value)) < 200


@settings(deadline=None)  # a busy machine is no fault of the dice
@given(st.text(alphabet="0123456789+, \t-x", max_size=30), st.integers(1, 4), st.integers(2, 20))
def test_whatever_is_typed_is_a_throw_or_refused(text: str, count: int, faces: int) -> None:
    try:
        dice = parse_throw(text, count, faces)
    except DiceError:
        return
    assert len(dice) == count
    assert all(1 <= die <= faces for die in dice)
    assert parse_throw("+".join(map(str, dice)), count, faces) == dice


def test_what_is_entered_is_thrown_once() -> None:
    dice = RealDice()
    dice.enter((6, 3))
    assert list(dice.history) == []
    assert dice.throw(2) == (6, 3)
    assert dice.history == (Entry(1, (6, 3)),)
    with pytest.raises(DiceError) as caught:
        dice.throw(2)
    assert caught.value.code == "dice-nothing-typed"


def test_a_throw_taken_back_and_the_new_one_both_stand() -> None:
    dice = RealDice()
    for typed in ((6, 3), (5, 4)):
        dice.enter(typed)
        dice.throw(2)
    assert dice.take_back() == Entry(2, (5, 4), taken_back=True)
    dice.enter((4, 4))
    dice.throw(2)
    dice.enter((1, 2))
    dice.throw(2)
    withdrawn = Entry(2, (5, 4), taken_back=True)
    assert dice.history == (Entry(1, (6, 3)), withdrawn, Entry(2, (4, 4)), Entry(3, (1, 2)))


def test_the_throw_entered_again_may_be_taken_back_too() -> None:
    dice = RealDice()
    for typed in ((1, 1), (2, 2), (3, 3)):
        dice.enter(typed)
        dice.throw(2)
        dice.take_back()
    assert [(entry.number, entry.dice, entry.taken_back) for entry in dice.history] == [
        (1, (1, 1), True),
        (1, (2, 2), True),
        (1, (3, 3), True),
    ]


def test_only_the_last_throw_can_be_taken_back() -> None:
    dice = RealDice()
    with pytest.raises(DiceError, match=r"^there is no throw to take back$"):
        dice.take_back()
    for typed in ((1, 1), (2, 2)):
        dice.enter(typed)
        dice.throw(2)
    dice.take_back()
    before = dice.history
    with pytest.raises(DiceError) as caught:
        dice.take_back()
    assert caught.value.code == "dice-nothing-to-take-back"
    assert dice.history == before


def test_taking_back_drops_what_was_entered_and_not_thrown() -> None:
    dice = RealDice([Entry(1, (1, 1))])
    dice.enter((2, 2))
    dice.take_back()
    with pytest.raises(DiceError) as caught:
        dice.throw(2)
    assert caught.value.code == "dice-nothing-typed"


def test_a_second_entry_waits_for_the_first_to_be_thrown() -> None:
    dice = RealDice()
    dice.enter((6, 3))
    with pytest.raises(DiceError, match=r"^the throw 6\+3 was entered and is not played yet$"):
        dice.enter((6, 4))
    assert dice.throw(2) == (6, 3)


def test_an_entry_that_does_not_fit_leaves_no_trace() -> None:
    dice = RealDice()
    with pytest.raises(DiceError):
        dice.enter((7, 1))
    dice.enter((6, 3, 1))
    with pytest.raises(DiceError, match=r"^expected 2 dice of 1 to 6, such as 6\+1, got '6\+3\+1'$"):
        dice.throw(2)
    assert dice.history == ()
    dice.enter((6, 3))
    assert dice.throw(2) == (6, 3)


def test_lots_come_from_the_dice_given_for_them() -> None:
    assert [RealDice(lots=LoadedDice([], [1])).draw(2) for _ in range(2)] == [1, 1]
    assert {RealDice().draw(2) for _ in range(200)} == {0, 1}


def test_a_round_taken_up_again_goes_on_counting() -> None:
    """UX-55: the history of a record, with what was taken back, is that of the dice again."""
    told = [Entry(4, (6, 3)), Entry(5, (5, 4), taken_back=True)]
    dice = RealDice([Entry.from_dict(entry.as_dict()) for entry in told], first=4)
    dice.enter((1, 1))
    dice.throw(2)
    assert dice.history == (*told, Entry(5, (1, 1)))
    fresh = RealDice(first=9)
    fresh.enter((2,))
    fresh.throw(1)
    assert fresh.history == (Entry(9, (2,)),)


@pytest.mark.parametrize(
    "history",
    [
        [Entry(2, (1,))],
        [Entry(1, (1,)), Entry(1, (2,))],
        [Entry(1, (1,)), Entry(3, (2,))],
        [Entry(1, (1,), taken_back=True), Entry(2, (2,))],
        [Entry(1, ())],
        [Entry(1, (0,))],
        [Entry(1, (257,))],
        [Entry(True, (1,))],
    ],
)
def test_a_history_no_round_could_leave_is_refused(history: list[Entry]) -> None:
    with pytest.raises(DiceError) as caught:
        RealDice(history)
    assert caught.value.code == "dice-history"


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {},
        {"throw": 1, "dice": [1]},
        {"throw": 1, "dice": [1], "taken_back": 0},
        {"throw": 1, "dice": [1], "taken_back": False, "more": 1},
        {"throw": 0, "dice": [1], "taken_back": False},
        {"throw": 1, "dice": "1", "taken_back": False},
        {"throw": 1, "dice": [1] * 101, "taken_back": False},
        {"throw": 1, "dice": [[1]], "taken_back": False},
        {"throw": 10**5000, "dice": [1], "taken_back": False},
    ],
)
def test_an_entry_of_a_damaged_record_is_refused(value: object) -> None:
    with pytest.raises(DiceError, match=r"^entry 3 of the real throws: expected "):
        Entry.from_dict(value, place=3)
